import { ask, cite, type Play, type Procedure, pop } from '@shamble/kernel'
import { type DawnAction, PASS } from '../actions.js'
import { type Square, squareName } from '../map/mall.js'
import { isInPlay, unitsOnMap } from '../rules/pieces.js'
import { movementPoints } from '../rules/sight.js'
import {
  ALL_CHARACTERS,
  type Dawn,
  type DawnFrame,
  isAutomatic,
  mallOf,
  NO_UNIT,
  type Unit,
  ZOMBIE_SEAT,
} from '../state.js'

type BerserkFrame = Extract<DawnFrame, { kind: 'berserk-phase' }>

/** A unit that calmed down in this phase: it may not be the one that is checked [DAWN-10.1.a]. */
const CALMED = 2

/** [DAWN-10.0.a] A die of so much or less goes or stays berserk. */
export const BERSERK_UP_TO = 4

const RECHECK = 0
const CHOOSE = 1
const OVER = 2

/** [DAWN-4.2A.a] Every berserk unit is checked again, then one other. */
export const berserkPhase: Procedure<Dawn, BerserkFrame, DawnAction> = {
  run(s, f, play) {
    if (f.step === RECHECK) {
      cite('DAWN-4.2A.a')
      recheckAll(s, play)
      f.step = CHOOSE
    } else if (f.step === CHOOSE) {
      if (candidates(s).length === 0) f.step = OVER
      else if (isAutomatic(s)) {
        f.step = OVER
        check(s, closest(s, play), play)
      } else ask(s, ZOMBIE_SEAT, 'berserk')
    } else {
      for (let u = 0; u < s.berserk.length; u++) if (s.berserk[u] === CALMED) s.berserk[u] = 0
      pop(s)
    }
  },

  offer(s, _f, _seat, to) {
    to.legal(PASS)
    for (const u of unitsOnMap(s)) {
      const square = s.where[u]!
      if (s.berserk[u] === 0) to.legal({ type: 'berserk', square })
      else to.refuse({ type: 'berserk', square }, s.berserk[u] === CALMED ? 'DAWN-10.1.a' : 'DAWN-10.0.a')
    }
  },

  answer(s, f, _seat, action, play) {
    f.step = OVER
    if (action.type === 'berserk') check(s, s.unitAt[action.square]!, play)
    else play.emit?.({ kind: 'no-berserk-check', rule: 'DAWN-DIF.27' })
  },

  refuse: (s, _f, _seat, action) =>
    action.type === 'berserk' && s.unitAt[action.square] === NO_UNIT ? { rule: 'DAWN-11.7.a' } : null,
}

/** [DAWN-DICE.b] One die for each, by ascending square. */
function recheckAll(s: Dawn, play: Play): void {
  const berserk = unitsOnMap(s)
    .filter((u) => s.berserk[u] === 1)
    .sort((a, b) => s.where[a]! - s.where[b]!) // prettier-ignore
  if (isAutomatic(s) && berserk.length > 0) cite('DAWN-15.4.b')
  if (berserk.length > 0) cite('DAWN-DICE.b')
  for (const u of berserk) {
    const die = play.chance.die(6, 'DAWN-10.0.a')
    const calmed = die > BERSERK_UP_TO
    if (calmed) s.berserk[u] = CALMED
    const kind = calmed ? 'calmed' : 'stays-berserk'
    play.emit?.({ kind, rule: 'DAWN-10.0.a', dice: [die], data: { square: squareName(s.where[u]!) } })
  }
}

/** Who may be checked; none where the markers have run out [DAWN-DIF.19]. */
function candidates(s: Dawn): Unit[] {
  const units = unitsOnMap(s)
  const limit = s.options.berserkMarkerLimit
  if (limit > 0 && units.filter((u) => s.berserk[u] === 1).length >= limit) {
    cite('DAWN-DIF.19')
    return []
  }
  return units.filter((u) => s.berserk[u] === 0)
}

function check(s: Dawn, unit: Unit, play: Play): void {
  const die = play.chance.die(6, 'DAWN-10.0.a')
  const goes = die <= BERSERK_UP_TO
  if (goes) s.berserk[unit] = 1
  const kind = goes ? 'berserk' : 'not-berserk'
  play.emit?.({
    kind,
    rule: isAutomatic(s) ? 'DAWN-15.4.a' : 'DAWN-10.0.a',
    dice: [die],
    data: { square: squareName(s.where[unit]!) },
  })
}

/** [DAWN-15.4.a] The unit closest to the characters just moved, in movement points. */
function closest(s: Dawn, play: Play): Unit {
  const points = movementPoints(s, mallOf(s), focusSquares(s))
  const units = candidates(s).sort((a, b) => points[s.where[a]!]! - points[s.where[b]!]! || s.where[a]! - s.where[b]!)
  cite('DAWN-RUL.39')
  const nearest = units.filter((u) => points[s.where[u]!] === points[s.where[units[0]!]!])
  return nearest.length === 1 ? nearest[0]! : nearest[tieDie(nearest.length, play)]!
}

/** [DAWN-RUL.39] The faces of a die split evenly; what does not go evenly is rolled again. */
function tieDie(n: number, play: Play): number {
  if (n > 6)
    return play.chance.tie(
      Array.from({ length: n }, (_, i) => i),
      'DAWN-RUL.39',
    ) // prettier-ignore
  const faces = Math.floor(6 / n)
  cite('DAWN-DICE.b')
  for (;;) {
    const die = play.chance.die(6, 'DAWN-15.4.a')
    if (die <= faces * n) return Math.floor((die - 1) / faces)
  }
}

/** [DAWN-RUL.38] Where distances are measured from: the characters just moved, or all when nobody was. */
export function focusSquares(s: Dawn): Square[] {
  if (s.active.length > 0) return [s.at[s.active[0]!]!]
  return ALL_CHARACTERS.filter((c) => isInPlay(s, c)).map((c) => s.at[c]!)
}
