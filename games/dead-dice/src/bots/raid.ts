import type { Seat } from '@shamble/kernel'
import type { MenuEntry } from '../actions/turns.js'
import { type Approach, OBSTACLES } from '../data/tags.js'
import type { DeadTurnFrame } from '../frames/kinds-turns.js'
import { legsOpen } from '../rules/legs.js'
import { isReserve, kindOf, menuOf, whyNotSet } from '../rules/objectives.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { stagedOf } from '../scenario/staged.js'
import { wishesForTalk } from './bargain.js'
import type { ActionOf, Situation } from './situation.js'
import { best, type Weighed, weighed } from './thought.js'
import { worthOfStep } from './worths.js'

/** [DD-5.2] [DD-16.39] What the raid is for: what the group lacks most, and the way out once it is known. */
export function objectives(sit: Situation): Weighed[] {
  const { s } = sit
  const ranked = menuOf(s)
    .map((entry) => ({ entry, worth: worthOfEntry(sit, entry) }))
    .sort((a, b) => b.worth - a.worth)
  const picks: MenuEntry[] = []
  let worth = 0
  for (const one of ranked) {
    if (picks.length === s.options.objectivesCap || one.worth <= 0) continue
    if (whyNotSet(s, [...picks, one.entry], []) !== null) continue
    picks.push(one.entry)
    worth += one.worth
  }
  const why = picks.some((entry) => kindOf(s, entry) === 'exit') ? 'objectives.exit' : 'objectives'
  return [weighed({ type: 'objectives', picks }, worth, why)]
}

/** What another's proposal is worth by the same measure. */
export const worthOfPicks = (sit: Situation, picks: readonly MenuEntry[]): number =>
  picks.reduce((sum, entry) => sum + Math.max(0, worthOfEntry(sit, entry)), 0)

const STORY_BONUS = 0.5

function worthOfEntry(sit: Situation, entry: MenuEntry): number {
  const kind = kindOf(sit.s, entry)
  const bonus = entry === 'story' ? STORY_BONUS : 0
  switch (kind) {
    case null:
      return 0
    case 'exit':
      return isTimeToGo(sit) ? 30 + bonus : 0
    // [DD-16.8] It needs no leg of its own, and gives its Respite with the way home.
    case 'newShelter':
      return 12 + bonus
    case 'information':
      return (sit.s.group.clues === 0 ? 7 : 1) + bonus
    default:
      return (isReserve(kind) ? 1 + worthOfStep(sit.s, kind) : 1) + bonus
  }
}

/** [DD-16.40] On the way out the game master spends everything: that has to be little enough for those who are left. */
export function isTimeToGo({ s, alive }: Situation): boolean {
  return s.master.menace <= BEARABLE * alive.length || s.deadTurn >= s.options.agmLength
}
const BEARABLE = 5

/** [DD-15.78] Everybody who can help comes along. */
export function companions(sit: Situation): Weighed[] {
  const come = sit.s.group.companions.filter(({ alive }) => alive).map(({ id }) => id)
  return [weighed({ type: 'takeAlong', companions: come }, come.length, 'companions')]
}

/** [DD-16.8] One objective after the other; home when the group can take no more; out when that is what it came for. */
export function legs(sit: Situation): Weighed[] {
  const { s } = sit
  const f = sit.frame<DeadTurnFrame>(1)
  const all: Weighed[] = []
  const worn = sit.isWorn
  for (const leg of sit.actions('leg')) {
    if (leg.to === 'objective') {
      const { what } = s.group.objectives[leg.objective]!
      const needed = what !== 'own' && isReserve(what) ? worthOfStep(s, what) : what === 'information' ? 6 : 1
      all.push(weighed(leg, worn ? 0 : 10 + needed, 'leg.objective'))
    } else if (leg.to === 'home') all.push(weighed(leg, 5, worn ? 'leg.worn' : 'leg.home'))
    else all.push(weighed(leg, s.group.reserves.shelter === 'empty' ? 6 : 4, 'leg.newShelter'))
  }
  const open = legsOpen(s, f).length
  for (const exit of sit.actions('exit'))
    all.push(weighed(exit, (open > 0 && !worn ? 9 : 20) + routeOdds(sit, exit.route), 'leg.exit'))
  return [...all, ...parleys(sit, best(all))]
}

/** [DD-16.50] Talk instead of blood: where the group is worn. */
function parleys(sit: Situation, planned: Weighed | null): Weighed[] {
  if (planned === null || planned.action.type !== 'leg') return []
  const { to, objective } = planned.action as ActionOf<'leg'>
  const wish = wishesForTalk(sit)
  return sit
    .actions('parley')
    .filter((talk) => talk.to === to && talk.objective === objective && talk.request === wish)
    .map((talk) => weighed(talk, planned.worth + 1, 'leg.parley'))
}

/** [DD-16.59] The way that the group is best at. */
function routeOdds(sit: Situation, id: string): number {
  const route = stagedOf(sit.s)?.scenario.routes.find((one) => one.id === id)
  if (route === undefined) return 0
  const approach: Approach = OBSTACLES[route.by]
  const dice = sit.alive.map((seat) => poolOf(sit.s, seat, approach, UNAIDED).dice)
  return Math.min(0.9, dice.reduce((sum, n) => sum + n, 0) / 40) + (route.vehicle === undefined ? 0 : 0.05)
}

/** [DD-15.88] Who makes a test for all, the best of them. */
export function leaders(sit: Situation, oddsFor: (seat: Seat) => number, why: string): Weighed[] {
  return sit.actions('lead').map((lead) => weighed(lead, oddsFor(lead.seat), why, { who: sit.nameOf(lead.seat) }))
}

/** [DD-3.21] Walls do not break down. */
export const refuge = (): Weighed[] => [
  weighed({ type: 'refuge', where: 'building' }, 1, 'refuge'),
  weighed({ type: 'refuge', where: 'vehicle' }, 0, 'refuge'),
]
