import type { Modifier, Odds, OddsResult } from '@shamble/kernel'
import type { ActionOf, DwaAction } from '../actions.js'
import { nameOf } from '../events.js'
import { type AttemptFrame, activationOf, attemptFrame, type DriveLeg } from '../frames/kinds.js'
import { FINDINGS, type Finding } from '../numbers/find-tables.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Attempt, total } from '../rules/attempt.js'
import { burdenModifiers } from '../rules/burdens.js'
import { foreseen, legsOf } from '../rules/driving.js'
import { starting } from '../rules/engines.js'
import { extinguishing } from '../rules/extinguishing.js'
import { woundsOfFall } from '../rules/fall-wounds.js'
import { footOf } from '../rules/falls.js'
import { longJump } from '../rules/jumping.js'
import { isRefusal, jumpTo } from '../rules/levels.js'
import { findModifiers } from '../rules/searching.js'
import { treating } from '../rules/treating.js'
import { isFast } from '../rules/vehicles.js'
import type { Dwa, Human } from '../state.js'
import type { DwaView } from '../view.js'
import { CERTAIN, fraction, minus, plain, times } from './fraction.js'

const FACES = [1, 2, 3, 4, 5, 6]

/** The chances of everything that is tried with the hands, by searching or at the wheel. */
export function oddsOfHandling(view: DwaView, action: DwaAction): Odds | null {
  const s = view as unknown as Dwa
  const human = s.humans[activationOf(s)?.human ?? -1]
  if (human === undefined) return null
  switch (action.type) {
    case 'jump':
      return oddsOfJump(s, human, action)
    case 'treat':
      return action.with === 'firstAid' ? oddsOfAttempt(s, human, treating, 'treat', action.patient) : null
    case 'extinguish':
      return oddsOfAttempt(s, human, extinguishing, 'extinguish', action.target)
    case 'start':
      if (s.vehicles[action.vehicle]?.newBattery !== false) return null
      return oddsOfAttempt(s, human, starting, 'start', action.vehicle)
    case 'search':
      return oddsOfSearch(s, human, action)
    case 'drive':
      return oddsOfDrive(s, human, action)
    default:
      return null
  }
}

const facesFrom = (least: number, modifiers: readonly Modifier[]): number =>
  FACES.filter((face) => total(face, modifiers) >= least).length

function oddsOfAttempt(s: Dwa, human: Human, attempt: Attempt, of: AttemptFrame['of'], target: number): Odds {
  const modifiers = burdenModifiers(s, human, attempt.penalties)
  const need = attempt.needs(s, attemptFrame(of, human.id, target))
  const held = facesFrom(need, modifiers)
  return {
    rule: attempt.rule,
    need,
    modifiers,
    results: [
      { key: `${of}.succeeds`, ...plain(fraction(held, 6)) },
      { key: `${of}.fails`, ...plain(fraction(6 - held, 6)) },
    ],
  }
}

/** [DWA-9.1.e] Where a jump fails, its fall is told as well. */
function oddsOfJump(s: Dwa, human: Human, { to }: ActionOf<'jump'>): Odds | null {
  const jumped = jumpTo(s, human, to)
  if (isRefusal(jumped) || !jumped.isLong) return null
  const { results, ...odds } = oddsOfAttempt(s, human, longJump, 'jump', 0)
  const wounds = woundsOfFall(s, human.level - footOf(s, human, to).level)
  return { ...odds, results: [results[0]!, { ...results[1]!, params: { wounds } }] }
}

/** [DWA-16.2.b] [DWA-16.2.c] Whether the dead are there, and what kind of thing is found. */
function oddsOfSearch(s: Dwa, human: Human, searched: ActionOf<'search'>): Odds | null {
  const { scores, tables } = numbersOf(s.options)
  if (searched.room >= 0 ? s.rooms[searched.room] === undefined : s.vehicles[searched.vehicle] === undefined)
    return null
  const modifiers = findModifiers(s, human, searched)
  const found = FACES.map((face): Finding => {
    const score = total(face, modifiers)
    return score < 1 ? 'nothing' : score > 6 ? 'weapon' : tables.find[score]!
  })
  const results: OddsResult[] = [
    { key: 'search.zombies', ...plain(fraction(facesFrom(scores.zombiesFound, []), 6)) },
    ...FINDINGS.map((finding) => {
      const ways = found.filter((one) => one === finding).length
      return { key: `search.${finding}`, ...plain(fraction(ways, 6)) }
    }),
  ]
  return { rule: 'DWA-16.2.c', modifiers, results }
}

/**
 * [DWA-16.3.g] [DWA-16.3.j] Whether it slides on one of its turns, and what happens to the figure that is met first.
 */
function oddsOfDrive(s: Dwa, human: Human, { steps, path }: ActionOf<'drive'>): Odds | null {
  const vehicle = s.vehicles[human.vehicle]
  if (vehicle === undefined) return null
  const { distances, scores, tables } = numbersOf(s.options)
  const speed = steps * distances.speedStep
  const legs = legsOf(s, vehicle, path, speed)
  if (!Array.isArray(legs)) return null
  const { turns, over } = foreseen(s, human.vehicle, legs as DriveLeg[])
  const modifiers = burdenModifiers(s, human, 'drive')
  const isQuick = isFast(s, { ...vehicle, speed })
  const results: OddsResult[] = []
  if (isQuick && turns > 0) {
    const one = fraction(facesFrom(scores.control, modifiers), 6)
    const all = Array.from({ length: turns }, () => one).reduce(times, CERTAIN)
    results.push({ key: 'drive.slides', ...plain(minus(CERTAIN, all)) })
  }
  const [first] = over
  if (first !== undefined) {
    const { thrown, elim } = tables.runOver[isQuick ? 'fast' : 'slow']
    const [moved, gone] = [facesFrom(thrown, modifiers), facesFrom(elim, modifiers)]
    const params = { whom: nameOf(first) }
    results.push(
      { key: 'drive.stalls', ...plain(fraction(6 - moved, 6)), params },
      { key: 'drive.throws', ...plain(fraction(moved - gone, 6)), params },
      { key: 'drive.eliminates', ...plain(fraction(gone, 6)), params },
    )
  }
  return results.length === 0 ? null : { rule: 'DWA-16.3.j', modifiers, results }
}
