import { BadInput, type Chance, type Params } from '@shamble/kernel'
import { CHARACTERS } from '../counters.js'
import { gameTurnFrame, PHASES_OF_TURN } from '../frames/game-turn.js'
import { type DawnFrame, gameTurnOf } from '../frames/kinds.js'
import { brokenInvariants } from '../invariants.js'
import type { Mall, Square } from '../map/mall.js'
import { componentsOf, type DawnOptions } from '../options.js'
import { whyNotHide } from '../rules/hidden.js'
import { isFaceUp, unitsOnMap } from '../rules/pieces.js'
import { setupDawn } from '../setup.js'
import {
  ALL_CHARACTERS,
  countersOf,
  type Dawn,
  DOOR_STATES,
  DUTIES,
  IN_BOX,
  IN_POOL,
  INFECTED,
  isAutomatic,
  KILLED,
  NO_UNIT,
  OUT,
  type Phase,
  STATUSES,
  SUPER,
} from '../state.js'
import { readFrame } from './frames.js'

/** What may be after a character's status. */
const MARKS = ['rifle', 'rests', 'active', 'moved', 'since'] as const

/** @throws BadInput with the line and the reason when the text describes no possible position */
export function readPosition(text: string, options: DawnOptions, chance: Chance): Dawn {
  return new PositionReader(options).read(text, chance)
}

class PositionReader {
  readonly #mall: Mall
  readonly #s: Dawn
  readonly #left: number[]
  #where = 'position'
  #next = 0

  constructor(options: DawnOptions) {
    const { mall, counters } = componentsOf(options)
    this.#mall = mall
    this.#left = counters.zombieValues.slice()
    this.#s = emptied(setupDawn(options))
  }

  read(text: string, chance: Chance): Dawn {
    const s = this.#s
    const seen = new Set<string>()
    text.split('\n').forEach((written, i) => {
      const line = written.trim()
      if (line === '' || line.startsWith('//')) return
      this.#where = `position, line ${i + 1}`
      const [word = '', ...rest] = line.split(/\s+/)
      if (seen.has(word) && word !== 'in') this.#fail('a second line "{{word}}"', { word })
      seen.add(word)
      this.#line(word, rest, line.slice(word.length).trim())
    })
    this.#where = 'position'
    if (!seen.has('turn')) this.#fail('the line "turn <n> <phase>" is missing')
    this.#isPoolGiven = seen.has('pool')
    this.#settleUnits(chance)
    this.#settleActivation()
    this.#settleFrames()
    for (const c of ALL_CHARACTERS)
      if (s.at[c]! < 0 && s.status[c]! < SUPER && s.phase !== 'setup')
        this.#fail('{{who}} has no square', { who: CHARACTERS[c]! })
    this.#checkRifles()
    const [broken] = brokenInvariants(s)
    if (broken !== undefined)
      this.#fail('this cannot happen in a game: {{detail}}', { detail: broken.replace(/^\d+: /, '') })
    return s
  }

  #line(word: string, rest: readonly string[], whole: string): void {
    const s = this.#s
    const c = (CHARACTERS as readonly string[]).indexOf(word)
    if (c >= 0) this.#character(c, rest)
    else if (word === 'turn') this.#turn(rest)
    else if (word === 'zombies') for (const unit of rest) this.#unit(unit)
    else if (word === 'pool') this.#pool(rest)
    else if (word === 'hidden') for (const square of rest) this.#hidden(square)
    else if (word === 'box') this.#boxed = this.#count(rest[0], 5)
    else if (word === 'noted') this.#noted = this.#count(rest[0], 5)
    else if (word === 'duty') this.#duties = rest
    else if (word === 'company') this.#company = rest
    else if (word === 'in') this.#frames.push(readFrame(`in ${whole}`, this.#where, this.#mall))
    else if (word === 'doors') for (const door of whole.split(',')) this.#door(door.trim())
    else if (word === 'rifles') s.riflesLeft = this.#count(rest[0], 2)
    else if (word === 'entered') gameTurnOf(s).entered = rest.map((square) => this.#square(square))
    else if (word === 'acted') gameTurnOf(s).actedIn = rest.map((square) => this.#square(square))
    else if (word === 'start') gameTurnOf(s).startSquare = this.#square(rest[0] ?? '')
    else this.#fail('"{{word}}" is not part of a position', { word })
  }

  #boxed = -1
  #noted = -1
  #isPoolGiven = false
  #duties: readonly string[] = []
  #company: readonly string[] = []
  readonly #frames: DawnFrame[] = []

  #turn(rest: readonly string[]): void {
    const [n = '', phase = 'human'] = rest
    if (!/^\d{1,5}$/.test(n) || n === '0') this.#fail('"{{n}}" is not a turn number', { n })
    const step = (PHASES_OF_TURN as readonly string[]).indexOf(phase)
    if (step < 0 && phase !== 'setup')
      this.#fail('a position begins with one of {{phases}}, not "{{phase}}"', {
        phases: PHASES_OF_TURN.join(', '),
        phase,
      })
    if (phase === 'hidden' && !isAutomatic(this.#s))
      this.#fail('the hidden phase exists only in solitaire and cooperative play')
    this.#s.turn = Number(n)
    this.#s.phase = phase as Phase
    gameTurnOf(this.#s).step = Math.max(0, step)
  }

  #character(c: number, [place = '', ...rest]: readonly string[]): void {
    const s = this.#s
    // A character with a mark and no status is normal.
    const hasStatus = rest.length > 0 && !(MARKS as readonly string[]).includes(rest[0]!)
    const status = hasStatus ? rest[0]! : 'normal'
    const marks = hasStatus ? rest.slice(1) : rest
    const known = (STATUSES as readonly string[]).indexOf(status)
    if (known < 0)
      this.#fail('a status is one of {{statuses}}, not "{{status}}"', { statuses: STATUSES.join(', '), status })
    s.status[c] = known
    s.at[c] = place === '-' ? -1 : this.#square(place)
    if (known === KILLED && place !== '-') this.#fail('a killed character is in no square: write "-"')
    for (let i = 0; i < marks.length; i++) {
      const mark = marks[i]!
      if (mark === 'rifle') s.rifle[c] = 1
      else if (mark === 'rests') s.rests[c] = 1
      else if (mark === 'active') gameTurnOf(s).active.push(c)
      else if (mark === 'moved') s.superMoved[c] = 1
      else if (mark === 'since') s.infectedOn[c] = this.#count(marks[++i], 99_999)
      else this.#fail('"{{mark}}" is not a mark of a character', { mark })
    }
    if (s.infectedOn[c]! > 0 && known !== INFECTED) this.#fail('"since" is only for an infected character')
  }

  #unit(word: string): void {
    const found = /^(\d{3})(?:=(\d{1,2}))?(!?)$/.exec(word)
    if (found === null) this.#fail('"{{word}}" is not a unit: write 007, 007=5 or 007=5!', { word })
    const s = this.#s
    const square = this.#square(found![1]!)
    if (s.unitAt[square] !== NO_UNIT) this.#fail('two ordinary units in square {{id}}', { id: found![1]! })
    if (this.#next >= s.where.length) this.#fail('more than {{units}} units', { units: s.where.length })
    const u = this.#next++
    s.where[u] = square
    s.unitAt[square] = u
    s.token[u] = u + 1
    s.berserk[u] = found![3] === '!' ? 1 : 0
    if (found![2] !== undefined) {
      s.value[u] = this.#take(Number(found![2]))
      s.seenBy[u] = 3
    } else s.urn[u] = 0
  }

  #pool(rest: readonly string[]): void {
    const s = this.#s
    if (rest[1] === 'units') {
      for (let i = this.#count(rest[0], 50); i > 0; i--) s.poolUrns.push(0)
      return
    }
    for (const word of rest) {
      if (word === '?') s.poolUrns.push(0)
      else s.poolValues.push(this.#take(this.#count(word, 99)))
    }
  }

  #hidden(word: string): void {
    const square = this.#square(word)
    const refusal = whyNotHide(this.#s, this.#mall, square)
    if (refusal !== null) this.#fail('no hidden zombie may be in {{word}} ({{refusal}})', { word, refusal })
    this.#s.hidden.push(square)
  }

  #door(word: string): void {
    const found = /^#(\d+) (open|closed|destroyed)$/.exec(word)
    const door = this.#mall.doors[Number(found?.[1]) - 1]
    if (found === null || door === undefined)
      this.#fail('"{{word}}" is not a door of this map: write "#5 closed"', { word })
    const state = (DOOR_STATES as readonly string[]).indexOf(found![2]!)
    if (state === 2 && door!.kind !== 'glass') this.#fail('{{word}}: only a glass door can be destroyed', { word })
    this.#s.doors[Number(found![1]) - 1] = state
  }

  /** What is not on the map is in the pool or the box; every value belongs to a unit. */
  #settleUnits(chance: Chance): void {
    const s = this.#s
    const automatic = isAutomatic(s)
    const box = automatic ? 0 : this.#boxed >= 0 ? this.#boxed : s.hidden.length
    if (automatic && (s.hidden.length > 0 || this.#boxed > 0))
      this.#fail('hidden squares exist only in the two-player game')
    // A position that says nothing of the pool means: the rest is there, unseen.
    const pool = s.where.length - this.#next - box
    const counted = { onMap: this.#next, box, units: s.where.length }
    if (pool < 0) this.#fail('{{onMap}} units on the map and {{box}} hidden are more than {{units}}', counted)
    if (!this.#isPoolGiven) for (let i = 0; i < pool; i++) s.poolUrns.push(0)
    const pooled = s.poolValues.length + s.poolUrns.length
    if (pooled > pool)
      this.#fail('{{onMap}} units on the map, {{box}} hidden and {{pool}} in the pool are more than {{units}}', {
        ...counted,
        pool: pooled,
      })
    // A pool of few units: the others are out of the game.
    for (let u = this.#next; u < s.where.length; u++) {
      s.where[u] = u < this.#next + box ? IN_BOX : u < this.#next + box + pooled ? IN_POOL : OUT
      s.urn[u] = s.where[u] === IN_POOL ? -1 : 0
    }
    s.nextToken = this.#next + 1
    s.urns = [this.#left]
    const noted = s.phase === 'setup' ? Math.max(s.hidden.length, this.#noted) : box
    while (s.hidden.length < noted) {
      const squares = this.#mall.area
        .map((_, square) => square)
        .filter((square) => whyNotHide(s, this.#mall, square) === null)
      s.hidden.push(chance.draw(squares, 'DAWN-3.1.c', 'nobody'))
    }
    // A unit that is face up has a value, written or not.
    for (const u of unitsOnMap(s)) {
      if (!isFaceUp(s, s.where[u]!) || s.value[u]! > 0) continue
      const value = chance.draw(this.#left, 'DAWN-7.7.b', 'all')
      this.#left.splice(this.#left.indexOf(value), 1)
      s.value[u] = value
      s.urn[u] = -1
      s.seenBy[u] = 3
    }
  }

  #settleActivation(): void {
    const s = this.#s
    for (const c of ALL_CHARACTERS) {
      s.companion[c] = s.status[c] === SUPER && s.at[c]! >= 0 ? s.unitAt[s.at[c]!]! : NO_UNIT
    }
    const turn = gameTurnOf(s)
    const [first] = turn.active.sort()
    if (first === undefined) return
    if (s.phase === 'human') this.#fail('"active" is only for the zombie turn')
    if (turn.active.some((c) => s.at[c] !== s.at[first])) this.#fail('the active characters are in different squares')
    if (turn.startSquare < 0) turn.startSquare = s.at[first]!
  }

  /** What is under way, where the text says so: then nothing of it begins anew. */
  #settleFrames(): void {
    const s = this.#s
    const isUnderWay = this.#frames.length > 0
    if (!isUnderWay && (s.phase === 'setup' || this.#duties.length + this.#company.length > 0))
      this.#fail('the lines "in <procedure>" are missing')
    if (!isUnderWay) return
    if (this.#frames[0]!.kind !== 'game-turn') this.#fail('the first line "in" is "in game-turn"')
    s.frames = this.#frames
    s.companion.fill(NO_UNIT)
    for (const word of this.#duties) {
      const [square = '', duty = ''] = word.split('=')
      const known = (DUTIES as readonly string[]).indexOf(duty)
      if (known < 0) this.#fail('"{{word}}" is not a duty: write 063=bound', { word })
      s.duty[this.#unitIn(square)] = known
    }
    for (const word of this.#company) {
      const [who = '', square = ''] = word.split('=')
      const c = (CHARACTERS as readonly string[]).indexOf(who)
      if (c < 0) this.#fail('"{{word}}" is not a company: write steve=063', { word })
      s.companion[c] = this.#unitIn(square)
    }
  }

  #unitIn(square: string): number {
    const unit = this.#s.unitAt[this.#square(square)]!
    if (unit === NO_UNIT) this.#fail('there is no unit in {{square}}', { square })
    return unit
  }

  /** [DAWN-12.1.a] Two rifles: where they are, with Steve or Fran, or gone with the one of them who is lost. */
  #checkRifles(): void {
    const s = this.#s
    const counters = countersOf(s).characters
    for (const c of ALL_CHARACTERS) {
      if (s.rifle[c] === 0) continue
      if (!counters[c]!.mayHoldRifle) this.#fail('{{who}} never takes a rifle (DAWN-12.1.a)', { who: CHARACTERS[c]! })
      if (s.status[c]! >= SUPER) this.#fail('{{who}} is lost and holds no rifle', { who: CHARACTERS[c]! })
    }
    const held = s.rifle.reduce((sum, rifles) => sum + rifles, 0)
    const lost = ALL_CHARACTERS.filter((c) => s.status[c]! >= SUPER && counters[c]!.mayHoldRifle).length
    const missing = this.#mall.plan.rifles - s.riflesLeft - held
    const counted = { rifles: this.#mall.plan.rifles, left: s.riflesLeft, held }
    if (missing < 0)
      this.#fail('{{left}} rifles in the store and {{held}} carried are more than the {{rifles}} there are', counted)
    if (missing > lost)
      this.#fail(
        '{{left}} rifles in the store and {{held}} carried are not the {{rifles}} there are, and nobody is lost with one',
        counted,
      )
  }

  #take(value: number): number {
    const index = this.#left.indexOf(value)
    if (index < 0) this.#fail('there are fewer units of value {{value}}', { value })
    this.#left.splice(index, 1)
    return value
  }

  #square(word: string): Square {
    const square = /^\d{1,3}$/.test(word) ? Number(word) - 1 : -1
    if (square < 0 || square >= this.#mall.size) this.#fail('there is no square "{{word}}"', { word })
    return square
  }

  #count(word: string | undefined, most: number): number {
    const count = word !== undefined && /^\d+$/.test(word) ? Number(word) : -1
    if (count < 0 || count > most)
      this.#fail('expected a number up to {{most}}, found "{{word}}"', { most, word: word ?? '' })
    return count
  }

  #fail(sentence: string, params: Params = {}): never {
    throw new BadInput(this.#where, sentence, params)
  }
}

/** The set-up with nothing on the map. */
function emptied(s: Dawn): Dawn {
  s.unitAt.fill(NO_UNIT)
  s.where.fill(IN_POOL)
  s.token.fill(0)
  s.urn.fill(-1)
  s.poolUrns = []
  s.phase = 'human'
  s.frames = [gameTurnFrame(0)]
  return s
}
