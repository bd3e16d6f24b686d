import { type Chance, type Params, type Seat, silently } from '@shamble/kernel'
import { groundAt, isHelipadCentre, isOnTable, kindAt, slotOf } from '../board/board.js'
import { heyLookAShotgun } from '../cards/hey-look-a-shotgun.js'
import { TITLES } from '../cards/index.js'
import { turnOf } from '../frames/kinds.js'
import { brokenInvariants } from '../invariants.js'
import { readCard, readSpace } from '../notation.js'
import type { ZombiesOptions } from '../options.js'
import { isFoodSource } from '../rules/combat.js'
import { isHelipadDead } from '../rules/goal.js'
import { ENHANCED_PIECES } from '../rules/supply.js'
import { deckOf, setupZombies } from '../setup.js'
import { type Card, HAND_SIZE, MOST_LIVES, NO_ZOMBIE, PARALYSED, SMELLED, type Zombies } from '../state.js'
import { readEffect } from './effects.js'
import { enterMoment, MOMENTS, type MomentDetails, type TurnMoment } from './moments.js'
import { PositionTable } from './table.js'

/** @throws BadInput with the line and the reason when the text describes no possible position */
export function readPosition(text: string, options: ZombiesOptions, chance: Chance): Zombies {
  return new PositionReader(options).read(text, chance)
}

const MOST = 9_999
/** What may follow a player's name; a list of cards or flags ends where the next of these begins. */
const SECTIONS = [
  'at',
  'lives',
  'bullets',
  'reserve',
  'glowing',
  'kills',
  'jeep',
  'played',
  'entered',
  'hand',
  'inplay',
  'flags',
]

class PositionReader {
  readonly #s: Zombies
  readonly #table: PositionTable
  readonly #cards: Card[]
  readonly #unknown: number[]
  #moment: TurnMoment = 'turn-start'
  readonly #details: MomentDetails = { left: -1, total: -1, moved: [], kind: -1, placer: -1 }
  readonly #killsGiven = new Set<Seat>()

  constructor(options: ZombiesOptions) {
    this.#s = emptied(options)
    this.#table = new PositionTable(this.#s)
    this.#cards = deckOf(options)
    this.#unknown = this.#s.words.map(() => 0)
  }

  read(text: string, chance: Chance): Zombies {
    const seen = new Set<string>()
    // Tiles first: everything else is on them.
    const lines = text.split('\n').map((written, i) => ({ at: `position, line ${i + 1}`, line: written.trim() }))
    const isTile = (line: string): boolean => /^tile\b/.test(line)
    for (const { at, line } of lines.filter(({ line }) => isTile(line))) this.#table.lay(line, at)
    this.#table.layTownSquare()
    for (const { at, line } of lines) {
      if (line === '' || line.startsWith('//') || isTile(line)) continue
      this.#table.where = at
      const word = line.split(/\s+/, 1)[0]!.toLowerCase()
      if (seen.has(word)) this.#fail('a second line "{{word}}"', { word })
      seen.add(word)
      this.#line(word, line.slice(word.length).trim().toLowerCase())
    }
    this.#table.where = 'position'
    if (!seen.has('turn')) this.#fail('the line "turn <n> <player> <moment>" is missing')
    this.#table.finish(this.#details.kind)
    this.#deal(chance)
    this.#check()
    enterMoment(this.#s, this.#moment, this.#details)
    return this.#s
  }

  #line(word: string, rest: string): void {
    const seat = this.#s.words.indexOf(word)
    const words = rest.split(/[\s,]+/).filter((part) => part !== '')
    if (seat >= 0) this.#player(seat, words)
    else if (word === 'turn') this.#turn(words)
    else if (word === 'joins') for (const pair of words) this.#join(pair)
    else if (word === 'removed') for (const tile of words) this.#table.remove(tile)
    else if (word === 'discarded') for (const card of words) this.#discarded(card)
    else if (word === 'effects') for (const effect of rest.split(',')) this.#effect(effect.trim())
    else if (`${word} ${rest}` === 'helipad shuffled') this.#table.shuffleHelipad()
    else this.#fail('"{{word}}" is not part of a position', { word })
  }

  #turn([number = '', player = '', moment = 'turn-start', ...rest]: readonly string[]): void {
    const s = this.#s
    s.turn = this.#count(number, MOST)
    if (s.turn === 0) this.#fail('turns are counted from 1')
    s.active = this.#seat(player)
    const found = MOMENTS.find((known) => known === moment)
    if (found === undefined)
      this.#fail('the moment of a turn is one of {{moments}}, not "{{moment}}"', {
        moments: MOMENTS.join(', '),
        moment,
      })
    this.#moment = found
    const details = this.#details
    details.placer = s.active
    const [first, second, ...more] = rest
    if (found === 'tile' && rest.length === 1) details.kind = this.#drawn(first!)
    else if (found === 'place' && (rest.length === 1 || (second === 'by' && rest.length === 3))) {
      details.kind = this.#table.kind(first!)
      if (second === 'by') details.placer = this.#seat(more[0]!)
    } else if (found === 'move-set' && rest.length === 1) details.total = this.#count(first, MOST)
    else if (
      (found === 'move' || found === 'stepped') &&
      (rest.length === 1 || (second === 'of' && rest.length === 3))
    ) {
      details.left = this.#count(first, MOST)
      details.total = second === 'of' ? this.#count(more[0], MOST) : details.left
      if (details.left > details.total)
        this.#fail('{{left}} points left of {{total}}', { left: details.left, total: details.total })
    } else if (found === 'zombies' && (rest.length === 1 || second === 'moved')) {
      details.left = this.#count(first, 6)
      details.moved = more.map((space) => this.#space(space))
    } else if (['place', 'move-set', 'move', 'stepped'].includes(found) || rest.length > 0)
      this.#fail('"{{moment}}" is not a moment of a turn', { moment: [found, ...rest].join(' ') })
  }

  /** [ZMB-1.3.1.i] A helipad is placed by a player who was chosen when it was drawn: nobody may answer. */
  #drawn(id: string): number {
    if (id.startsWith('helipad'))
      this.#fail('write "place {{id}} by <player>": nobody can respond to a helipad', { id })
    return this.#table.kind(id)
  }

  #player(seat: Seat, words: readonly string[]): void {
    const s = this.#s
    for (let i = 0; i < words.length; ) {
      const section = words[i++]!
      const list: string[] = []
      while (i < words.length && !SECTIONS.includes(words[i]!)) list.push(words[i++]!)
      const isList = section === 'hand' || section === 'inplay' || section === 'flags'
      if (!SECTIONS.includes(section)) this.#fail('"{{section}}" is not something a player has', { section })
      if (!isList && list.length !== (section === 'jeep' ? 0 : 1))
        this.#fail(
          section === 'jeep' ? 'expected nothing after "{{section}}"' : 'expected one word after "{{section}}"',
          { section },
        )
      const [value = ''] = list
      if (section === 'at') s.position[seat] = this.#space(value)
      else if (section === 'lives') s.lives[seat] = this.#count(value, MOST_LIVES)
      else if (section === 'bullets') s.bullets[seat] = this.#count(value, MOST)
      else if (section === 'reserve') s.reserve[seat] = this.#count(value, MOST)
      else if (section === 'glowing') s.glowing[seat] = this.#count(value, ENHANCED_PIECES)
      else if (section === 'kills') s.kills[seat] = this.#count(value, MOST)
      else if (section === 'jeep') s.jeep[seat] = 1
      else if (section === 'played') s.played[seat] = this.#count(value, MOST)
      else if (section === 'entered') turnOf(s).enteredBuilding[seat] = this.#building(value)
      else if (section === 'hand') for (const card of list) this.#held(seat, card)
      else if (section === 'inplay') for (const card of list) this.#kept(seat, card)
      else for (const flag of list) this.#flag(seat, flag)
      if (section === 'kills') this.#killsGiven.add(seat)
    }
    if (!this.#killsGiven.has(seat)) s.kills[seat] = s.reserve[seat]!
    if (s.glowing[seat]! > s.reserve[seat]!) this.#fail('more glowing zombies than the collection holds')
  }

  #held(seat: Seat, word: string): void {
    if (word === '?') this.#unknown[seat]! += 1
    else this.#s.hands[seat]!.push(this.#card(word))
  }

  /** `skateboard`, `hey-look-a-shotgun:2` */
  #kept(seat: Seat, word: string): void {
    const [id = '', charges] = word.split(':')
    const card = this.#card(id)
    if (!TITLES[card]!.kept) this.#fail('{{id}} is not a card that stays in play', { id })
    if (this.#s.inPlay[seat]!.includes(card))
      this.#fail('two cards {{id}} in front of one player (ZMB-1.3.3.g)', { id })
    if (charges !== undefined && card !== heyLookAShotgun.card) this.#fail('{{id}} has no charges', { id })
    this.#s.inPlay[seat]!.push(card)
    if (card !== heyLookAShotgun.card) return
    this.#s.charges[seat] = charges === undefined ? 3 : this.#count(charges, 3)
    if (this.#s.charges[seat] === 0) this.#fail('a shotgun without charges is discarded')
  }

  #flag(seat: Seat, word: string): void {
    const s = this.#s
    const [flag, slot = ''] = word.split(':')
    if (flag === 'fear') s.fear[seat] = 1
    else if (flag === 'skip') s.paralysis[seat] = slot === 'smell' ? SMELLED : PARALYSED
    else if (flag === 'claustrophobia') s.claustrophobia[seat] = 1
    else if (flag === 'chainsaw') turnOf(s).chainsaw[seat] = 1
    else if (flag === 'molotov') turnOf(s).molotov[seat] = this.#building(slot)
    else if (flag === 'adrenaline') turnOf(s).adrenaline[seat] = 1
    else if (flag === 'fallen') turnOf(s).fallen[seat] = 1
    else this.#fail('"{{word}}" is not a flag of a player', { word })
  }

  #effect(written: string): void {
    const reason = readEffect(this.#s, written)
    if (reason !== null) this.#fail(reason.key, reason.params)
  }

  #join(pair: string): void {
    const [from = '', to = '', ...more] = pair.split('-')
    if (more.length > 0 || to === '') this.#fail('"{{pair}}" is not a passage: write 0.4-1.4', { pair })
    this.#s.joins.push(this.#space(from), this.#space(to))
  }

  #discarded(word: string): void {
    const [id = '', times = '1'] = word.split('*')
    for (let i = this.#count(times, 99); i > 0; i--) this.#s.discarded.push(this.#card(id))
  }

  /** The deck is whatever is left; cards that nobody knows come out of it. */
  #deal(chance: Chance): void {
    const s = this.#s
    for (const [seat, cards] of this.#unknown.entries()) {
      for (let i = 0; i < cards; i++) {
        if (this.#cards.length === 0) this.#fail('no card is left for the hand of {{who}}', { who: s.words[seat]! })
        const card = chance.draw(this.#cards, 'ZMB-1.2.a', 'nobody')
        this.#cards.splice(this.#cards.indexOf(card), 1)
        s.hands[seat]!.push(card)
      }
    }
    s.deck = this.#cards
  }

  #check(): void {
    const s = this.#s
    if (s.lives.includes(0))
      this.#fail('{{who}} has no life left: a position cannot start like this', { who: s.words[s.lives.indexOf(0)]! })
    const rich = s.reserve.findIndex((zombies) => zombies >= s.options.winZombies)
    if (rich >= 0)
      this.#fail('{{who}} has {{zombies}} zombies and has won (ZMB-1.1.b)', {
        who: s.words[rich]!,
        zombies: s.reserve[rich]!,
      })
    for (const seat of s.words.keys()) this.#checkPlayer(seat)
    const stray = this.#details.moved.find((space) => s.zombie[space] === 0)
    if (stray !== undefined) this.#fail('there is no zombie where one is marked as moved')
    const { left, moved } = this.#details
    if (new Set(moved).size < moved.length || (this.#moment === 'zombies' && left + moved.length > 6))
      this.#fail('at most six different zombies move in one turn (ZMB-1.3.6.a)')
    const pending = this.#details.kind >= 0 ? [this.#details.kind] : []
    const broken = brokenInvariants({ ...s, frames: [turnOf(s), { kind: 'tile', step: 0, kinds: pending } as never] })
    if (broken.length === 0) return
    // [ZMB-1.3.1.b] 15 and 16 are the same to the author who wrote the text.
    if (/^1[56]:/.test(broken[0]!))
      this.#fail('before the front gate is placed, all base tiles are in their stack (ZMB-1.3.1.b)')
    this.#fail('this cannot happen in a game: {{detail}}', { detail: broken[0]!.replace(/^\d+: /, '') })
  }

  #checkPlayer(seat: Seat): void {
    const s = this.#s
    const who = s.words[seat]!
    const cards = s.hands[seat]!.length
    if (cards > HAND_SIZE && !(turnOf(s).inTheZone && seat === s.active))
      this.#fail('{{who}} holds {{cards}} cards, {{most}} are allowed (ZMB-1.3.3.a)', { who, cards, most: HAND_SIZE })
    if (s.options.cardLimit === 'perTurn' && s.played[seat]! > 1)
      this.#fail('{{who}} has played {{cards}} cards: only one per turn is allowed (ZMB-1.3.3.d)', {
        who,
        cards: s.played[seat]!,
      })
    const space = s.position[seat]!
    const isFree = s.zombie[space] === NO_ZOMBIE || isFoodSource(s)
    if (isHelipadCentre(s, space) && isFree && !isHelipadDead(s))
      this.#fail('{{who}} is in the middle of a helipad and has won (ZMB-1.1.a)', { who })
    if (s.jeep[seat] === 1 && groundAt(s, space) === 'building' && kindAt(s, slotOf(space)).id !== 'motor_pool')
      this.#fail('{{who}} cannot drive a jeep inside a building', { who })
  }

  #card(word: string): Card {
    const card = readCard(word)
    if (card === null) this.#fail('no card is called "{{word}}"', { word })
    const index = this.#cards.indexOf(card)
    if (index < 0) this.#fail('this deck does not have that many cards {{word}}', { word })
    this.#cards.splice(index, 1)
    return card
  }

  #seat(word: string): Seat {
    const seat = this.#s.words.indexOf(word)
    if (seat < 0) this.#fail('no player is called "{{word}}"', { word })
    return seat
  }

  #space(word: string): number {
    const space = readSpace(word)
    if (space === null) this.#fail('"{{word}}" is not a space: write 0.4', { word })
    if (slotOf(space) >= this.#s.tileKind.length || !isOnTable(this.#s, slotOf(space)))
      this.#fail('there is no tile {{tile}} on the board', { tile: slotOf(space) })
    if (groundAt(this.#s, space) === 'blocked') this.#fail('nobody can be on {{word}}', { word })
    return space
  }

  #building(word: string): number {
    const slot = this.#count(word, 99)
    if (!this.#table.isBuilding(slot)) this.#fail('tile {{word}} has no building', { word })
    return slot
  }

  #count(word: string | undefined, most: number): number {
    return this.#table.count(word, most)
  }

  #fail(sentence: string, params: Params = {}): never {
    this.#table.fail(sentence, params)
  }
}

const FIRST: Chance = {
  die: () => 1,
  dice: (n) => new Array<number>(n).fill(1),
  draw: (bag) => bag[0]!,
  tie: (among) => among[0]!,
}

/** The set-up without cards in hand and without tiles. */
function emptied(options: ZombiesOptions): Zombies {
  const s = setupZombies(options, silently(FIRST))
  for (const hand of s.hands) hand.length = 0
  s.deck = []
  for (const list of [s.tileKind, s.tileTurn, s.tileX, s.tileY, s.neighbour, s.links, s.zombie, s.counter])
    list.length = 0
  return s
}
