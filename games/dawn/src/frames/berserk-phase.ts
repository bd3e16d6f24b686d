import { ask, type Play, type Procedure, pop, when } from '@shamble/kernel'
import { type DawnAction, PASS } from '../actions.js'
import { event } from '../events.js'
import type { Square } from '../map/mall.js'
import { isInPlay, unitsOnMap } from '../rules/pieces.js'
import { movementPoints } from '../rules/sight.js'
import { ALL_CHARACTERS, type Dawn, isAutomatic, mallOf, NO_UNIT, type Unit, ZOMBIE_SEAT } from '../state.js'
import { type BerserkFrame, gameTurnOf } from './kinds.js'

/** [DAWN-10.0.a] A die of so much or less goes or stays berserk. */
export const BERSERK_UP_TO = 4

const RECHECK = 0
const CHOOSE = 1
const OVER = 2

/** [DAWN-4.2A.a] Every berserk unit is checked again, then one other. */
export const berserkPhase: Procedure<Dawn, BerserkFrame, DawnAction> = {
  run(s, f, play) {
    if (when('DAWN-4.2A.a', f.step === RECHECK)) {
      recheckAll(s, f, play)
      f.step = CHOOSE
    } else if (f.step === CHOOSE) {
      if (candidates(s, f).length === 0) f.step = OVER
      else if (isAutomatic(s)) {
        f.step = OVER
        check(s, closest(s, f, play), play)
      } else ask(s, ZOMBIE_SEAT, 'berserk')
    } else pop(s)
  },

  offer(s, f, _seat, to) {
    to.legal(PASS)
    for (const u of unitsOnMap(s)) {
      const square = s.where[u]!
      if (s.berserk[u] === 1) to.refuse({ type: 'berserk', square }, 'DAWN-10.0.a')
      else if (hasCalmed(f, square)) to.refuse({ type: 'berserk', square }, 'DAWN-10.1.a')
      else to.legal({ type: 'berserk', square })
    }
  },

  answer(s, f, _seat, action, play) {
    f.step = OVER
    if (action.type === 'berserk') check(s, s.unitAt[action.square]!, play)
    else play.emit?.(event(s, 'no-berserk-check', 'DAWN-DIF.27', {}))
  },

  refuse: (s, _f, _seat, action) =>
    action.type === 'berserk' && s.unitAt[action.square] === NO_UNIT ? { rule: 'DAWN-11.7.a' } : null,
}

/** [DAWN-10.1.a] It stopped being berserk in this phase, so it is not the one that is checked. */
const hasCalmed = (f: BerserkFrame, square: Square): boolean => when('DAWN-10.1.a', f.calmed.includes(square))

/** [DAWN-DICE.b] One die for each, by ascending square; [DAWN-15.4.b] the automatic ones too. */
function recheckAll(s: Dawn, f: BerserkFrame, play: Play): void {
  for (const u of unitsOnMap(s)) {
    const isBerserk = when('DAWN-DICE.b', s.berserk[u] === 1)
    if (!(isAutomatic(s) ? when('DAWN-15.4.b', isBerserk) : isBerserk)) continue
    const die = play.chance.die(6, 'DAWN-10.0.a')
    const square = s.where[u]!
    const calmed = die > BERSERK_UP_TO
    if (calmed) {
      s.berserk[u] = 0
      f.calmed.push(square)
    }
    const ids = { square, unit: s.token[u]! }
    play.emit?.(event(s, calmed ? 'calmed' : 'stays-berserk', 'DAWN-10.0.a', ids, { dice: [die] }))
  }
}

/** Who may be checked; none where the markers have run out [DAWN-DIF.19]. */
function candidates(s: Dawn, f: BerserkFrame): Unit[] {
  const units = unitsOnMap(s)
  const limit = s.options.berserkMarkerLimit
  const inUse = units.filter((u) => s.berserk[u] === 1).length
  if (limit > 0 && when('DAWN-DIF.19', inUse >= limit)) return []
  return units.filter((u) => s.berserk[u] === 0 && !hasCalmed(f, s.where[u]!))
}

function check(s: Dawn, unit: Unit, play: Play): void {
  const die = play.chance.die(6, 'DAWN-10.0.a')
  const goes = die <= BERSERK_UP_TO
  if (goes) s.berserk[unit] = 1
  const rule = isAutomatic(s) ? 'DAWN-15.4.a' : 'DAWN-10.0.a'
  const ids = { square: s.where[unit]!, unit: s.token[unit]! }
  play.emit?.(event(s, goes ? 'berserk' : 'not-berserk', rule, ids, { dice: [die] }))
}

/** [DAWN-15.4.a] The unit closest to the characters just moved, in movement points. */
function closest(s: Dawn, f: BerserkFrame, play: Play): Unit {
  const points = movementPoints(s, mallOf(s), focusSquares(s))
  const far = (u: Unit): number => points[s.where[u]!]!
  const units = candidates(s, f).sort((a, b) => far(a) - far(b) || s.where[a]! - s.where[b]!)
  const nearest = units.filter((u) => far(u) === far(units[0]!))
  return when('DAWN-RUL.39', nearest.length === 1) ? nearest[0]! : nearest[tieDie(nearest.length, play)]!
}

/** [DAWN-RUL.39] The faces of a die split evenly; what does not go evenly is rolled again. */
function tieDie(n: number, play: Play): number {
  if (n > 6)
    return play.chance.tie(
      Array.from({ length: n }, (_, i) => i),
      'DAWN-RUL.39',
    )
  const faces = Math.floor(6 / n)
  for (;;) {
    const die = play.chance.die(6, 'DAWN-15.4.a')
    if (when('DAWN-DICE.b', die <= faces * n)) return Math.floor((die - 1) / faces)
  }
}

/** [DAWN-RUL.38] Where distances are measured from: the characters just moved, or all when nobody was. */
export function focusSquares(s: Dawn): Square[] {
  const { active } = gameTurnOf(s)
  if (when('DAWN-RUL.38', active.length > 0)) return [s.at[active[0]!]!]
  return ALL_CHARACTERS.filter((c) => isInPlay(s, c)).map((c) => s.at[c]!)
}
