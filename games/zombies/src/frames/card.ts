import {
  ask,
  cite,
  Offers,
  type Play,
  type Procedure,
  pop,
  type Seat,
  type WindowFrame,
  windowBelow,
} from '@shamble/kernel'
import { AUTO, FINISH, type ZombiesAction } from '../actions.js'
import { allSpaces, buildingSpaces, facingAt, isOnTable, joinedSpaces, type Space, spaceWord } from '../board/board.js'
import { freeSpaces, hasFreeSpace } from '../board/free.js'
import { otherTargets } from '../cards/announce.js'
import { AMMO, SHOTGUN } from '../cards/by-id.js'
import { addZombie, clear, masterSpaces, useKept } from '../cards/resolve.js'
import { takeable } from '../cards/targets.js'
import { TITLES } from '../cards/titles.js'
import {
  cardWord,
  discardKept,
  loseLives,
  loseZombies,
  rollDie,
  seatWord,
  settleSpace,
  tileWord,
  weaponsOf,
} from '../rules/effects.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'
import type { CardFrame, RedirectFrame } from './kinds.js'

/** How the choices of one card are made. */
interface Choosing {
  /** Who chooses; the caster when absent. */
  readonly who?: (f: CardFrame) => Seat
  readonly offer: (s: Zombies, f: CardFrame, to: Offers<ZombiesAction>) => void
  readonly answer: (s: Zombies, f: CardFrame, action: ZombiesAction, play: Play) => void
  /** Whether nothing is left to choose. */
  readonly done?: (s: Zombies, f: CardFrame, play: Play) => boolean
}

const pick = (space: Space): ZombiesAction => ({ type: 'pick', space })

const picks = (
  from: (s: Zombies, f: CardFrame) => Space[],
  take: (s: Zombies, f: CardFrame, space: Space, play: Play) => void,
  hasAny = (s: Zombies, f: CardFrame): boolean => from(s, f).length > 0,
): Choosing => ({
  offer(s, f, to) {
    for (const space of from(s, f)) to.coded(space, pick)
    to.legal(AUTO)
  },
  answer(s, f, action, play) {
    if (action.type === 'pick') {
      take(s, f, action.space, play)
      f.left--
      return
    }
    for (; f.left > 0 && s.outcome === null; f.left--) {
      const space = from(s, f)[0]
      if (space === undefined) break
      take(s, f, space, play)
    }
  },
  done: (s, f) => f.left === 0 || !hasAny(s, f),
})

const putZombie = (s: Zombies, f: CardFrame, space: Space, play: Play): void =>
  addZombie(s, space, TITLES[f.card]!.rule, play)

const CHOICES: Readonly<Record<string, Choosing>> = {
  'were-screwed': picks(freeSpaces, putZombie, hasFreeSpace),
  'zombie-master': picks(masterSpaces, putZombie),
  'slight-miscalculation': picks(
    (s, f) => buildingSpaces(s, f.slot).filter((space) => s.zombie[space] === NO_ZOMBIE),
    putZombie,
  ),
  // [ZMB-R.18] The caster chooses: a weapon, or two bullets.
  'butter-fingers': {
    offer(s, f, to) {
      cite('ZMB-R.18')
      for (const card of weaponsOf(s, f.seat)) to.legal({ type: 'weapon', card })
      if (s.bullets[f.seat]! > 0) to.legal(FINISH)
    },
    answer(s, f, action, play) {
      f.left = 0
      const { seat } = f
      if (action.type === 'weapon') {
        discardKept(s, seat, action.card)
        if (action.card === SHOTGUN) s.charges[seat] = 0
        const data = { card: cardWord(action.card) }
        play.emit?.({ kind: 'weapon-dropped', rule: 'ZMB-card.butter-fingers', seat, data })
        return
      }
      const count = Math.min(2, s.bullets[seat]!)
      s.bullets[seat]! -= count
      play.emit?.({ kind: 'bullets-dropped', rule: 'ZMB-card.butter-fingers', seat, data: { count } })
    },
  },
  'you-dont-need-that': {
    offer(s, f, to) {
      for (const card of takeable(s, f.by, f.seat)) to.legal({ type: 'weapon', card })
    },
    answer(s, f, action, play) {
      f.left = 0
      if (action.type !== 'weapon') return
      const from = s.inPlay[f.seat]!
      from.splice(from.indexOf(action.card), 1)
      s.inPlay[f.by]!.push(action.card)
      if (action.card === SHOTGUN) {
        s.charges[f.by] = s.charges[f.seat]!
        s.charges[f.seat] = 0
      }
      play.emit?.({
        kind: 'weapon-taken',
        rule: 'ZMB-card.you-dont-need-that',
        seat: f.by,
        data: { card: cardWord(action.card), target: seatWord(s, f.seat) },
      })
    },
  },
  'no-brains-here': {
    offer(s, f, to) {
      for (const space of joinedSpaces(s, s.position[f.seat]!))
        if (s.zombie[space] === NO_ZOMBIE) to.legal({ type: 'pick', space })
    },
    answer(s, f, action, play) {
      f.left = 0
      if (action.type === 'pick') shift(s, s.position[f.seat]!, action.space, 'ZMB-card.no-brains-here', play)
    },
  },
  // First the zombie, then where it goes.
  'this-isnt-so-bad': {
    offer(s, f, to) {
      const from = f.spaces.length % 2 === 0
      const spaces = from
        ? allSpaces(s).filter((space) => s.zombie[space] !== NO_ZOMBIE && !f.spaces.includes(space))
        : freeSpaces(s)
      for (const space of spaces) to.coded(space, pick)
    },
    answer(s, f, action, play) {
      if (action.type !== 'pick') return
      f.spaces.push(action.space)
      if (f.spaces.length % 2 === 1) return
      f.left--
      shift(s, f.spaces[f.spaces.length - 2]!, action.space, 'ZMB-card.this-isnt-so-bad', play)
    },
    done(s, f) {
      if (f.left === 0 || f.spaces.length % 2 === 1) return f.left === 0
      const movable = allSpaces(s).some((space) => s.zombie[space] !== NO_ZOMBIE && !f.spaces.includes(space))
      return !movable || !hasFreeSpace(s)
    },
  },
  // [ZMB-R.23] The die has fallen; the tile, then which zombies of its roads.
  'mine-field': {
    offer(s, f, to) {
      cite('ZMB-R.23')
      if (f.slot < 0) for (const slot of minedTiles(s)) to.legal({ type: 'tile', slot })
      else for (const space of minedSpaces(s, f.slot)) to.legal({ type: 'pick', space })
    },
    answer(s, f, action, play) {
      if (action.type === 'tile') f.slot = action.slot
      else if (action.type === 'pick') {
        f.left--
        clear(s, f.by, action.space, 'ZMB-card.mine-field', play)
      }
    },
    done: (s, f) => f.left === 0 || (f.slot < 0 ? minedTiles(s).length === 0 : minedSpaces(s, f.slot).length === 0),
  },
  // [ZMB-R.20] Each short die may be repaired; two zombies are lost in all if one stays short.
  'i-dont-think-theyre-dead': {
    who: (f) => f.seat,
    offer(s, f, to) {
      cite('ZMB-R.20')
      if (f.seat !== s.active) cite('ZMB-W.m')
      f.dice.forEach((die, i) => {
        if (die > 3) return
        if (s.bullets[f.seat]! >= 4 - die) to.legal({ type: 'repair', die: i, with: 'bullets' })
        if (s.lives[f.seat]! > 1) to.legal({ type: 'repair', die: i, with: 'life' })
      })
      to.legal(FINISH)
      // [ZMB-card.lots-of-ammo] Here too, while bullets are being chosen.
      if (s.inPlay[f.seat]!.includes(AMMO)) to.legal({ type: 'use', card: AMMO, slot: -1 })
    },
    answer(s, f, action, play) {
      if (action.type === 'use') useKept(s, f.seat, action.card, action.slot, play)
      else if (action.type !== 'repair') {
        f.left = 0
        settleDead(s, f, play)
      } else if (action.with === 'bullets') {
        const count = 4 - f.dice[action.die]!
        s.bullets[f.seat]! -= count
        f.dice[action.die] = 4
        play.emit?.({ kind: 'bullets-spent', rule: 'ZMB-R.20', seat: f.seat, data: { count } })
      } else {
        loseLives(s, f.seat, 1, 'ZMB-card.i-dont-think-theyre-dead', play)
        const die = rollDie(s, f.seat, 'ZMB-card.i-dont-think-theyre-dead', play)
        f.dice[action.die] = die
        play.emit?.({
          kind: 'not-dead-roll',
          rule: 'ZMB-card.i-dont-think-theyre-dead',
          seat: f.seat,
          dice: [die],
        })
      }
    },
    done(s, f, play) {
      if (f.left === 0) return true
      if (f.dice.some((die) => die <= 3)) return false
      settleDead(s, f, play)
      return true
    },
  },
}

function settleDead(s: Zombies, f: CardFrame, play: Play): void {
  const lost = f.dice.some((die) => die <= 3) ? Math.min(2, s.reserve[f.seat]!) : 0
  loseZombies(s, f.seat, lost)
  play.emit?.({ kind: 'not-dead', rule: 'ZMB-card.i-dont-think-theyre-dead', seat: f.seat, data: { count: lost } })
}

function minedSpaces(s: Zombies, slot: number): Space[] {
  const { open, ground } = facingAt(s, slot)
  return open
    .filter((cell) => ground[cell] === 'road' && s.zombie[slot * 9 + cell] !== NO_ZOMBIE)
    .map((cell) => slot * 9 + cell)
}

function minedTiles(s: Zombies): number[] {
  return [...s.tileKind.keys()].filter((slot) => isOnTable(s, slot) && minedSpaces(s, slot).length > 0)
}

function shift(s: Zombies, from: Space, to: Space, rule: string, play: Play): void {
  s.zombie[to] = s.zombie[from]!
  s.zombie[from] = NO_ZOMBIE
  play.emit?.({ kind: 'zombie-moved', rule, data: { from: spaceWord(from), space: spaceWord(to) } })
  settleSpace(s, from, play)
}

/** The choices that a card leaves until nobody can answer it any more [ZMB-W.j]. */
export const card: Procedure<Zombies, CardFrame, ZombiesAction> = {
  run(s, f, play) {
    const choosing = CHOICES[TITLES[f.card]!.id]!
    if (f.left === 0 || (choosing.done?.(s, f, play) ?? false)) pop(s)
    else
      ask(
        s,
        choosing.who?.(f) ?? f.by,
        `card.${TITLES[f.card]!.id}`,
        s.options.interruptMode === 'timed' ? 'timed' : 'untimed',
      )
  },
  offer: (s, f, _seat, to) => CHOICES[TITLES[f.card]!.id]!.offer(s, f, to),
  answer: (s, f, _seat, action, play) => CHOICES[TITLES[f.card]!.id]!.answer(s, f, action, play),
  expire(s, f) {
    cite('ZMB-W.i')
    const offers = new Offers<ZombiesAction>('legal-only')
    CHOICES[TITLES[f.card]!.id]!.offer(s, f, offers)
    const first = offers.choices().actions
    // [ZMB-W.i] As many as asked for; of repairs bullets, never a life.
    const auto = first.find((action) => action.type === 'auto')
    return auto ?? first.find((action) => action.type !== 'repair' || action.with === 'bullets') ?? first[0]!
  },
}

/** [ZMB-card.you-lookin-at-me] The announcer must name another legal target. */
export const redirect: Procedure<Zombies, RedirectFrame, ZombiesAction> = {
  run(s, f) {
    if (f.step === 1) pop(s)
    else ask(s, windowBelow(s)!.by, 'redirect', s.options.interruptMode === 'timed' ? 'timed' : 'untimed')
  },
  offer(s, _f, _seat, to) {
    for (const { seat, slot } of otherTargets(s, windowBelow(s)!)) to.legal({ type: 'target', seat, slot })
  },
  answer(s, f, _seat, action, play) {
    if (action.type !== 'target') return
    f.step = 1
    const below: WindowFrame = windowBelow(s)!
    below.about = { ...below.about, seat: action.seat, slot: action.slot }
    const target = action.seat >= 0 ? seatWord(s, action.seat) : tileWord(s, action.slot)
    play.emit?.({ kind: 'redirected', rule: 'ZMB-card.you-lookin-at-me', seat: below.by, data: { target } })
  },
  expire(s) {
    // [ZMB-W.i] The next legal player clockwise from the announcer, himself last; a building in reading order.
    const below = windowBelow(s)!
    const n = s.lives.length
    const around = (seat: Seat): number => (seat - below.by - 1 + n) % n
    const { seat, slot } = otherTargets(s, below).sort((a, b) => around(a.seat) - around(b.seat))[0]!
    return { type: 'target', seat, slot }
  },
}
