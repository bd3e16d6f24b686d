import { cite, type Play, type RuleId, type Seat, when } from '@shamble/kernel'
import { LEVELS, type Level, type Reserve } from '../data/reserves.js'
import { hasHumanMaster } from '../seats.js'
import type { DeadDice } from '../state.js'
import { newcomer } from './companions.js'
import { lightenLoads } from './loads.js'

/** [DD-2.1] */
export const rank = (level: Level): number => LEVELS.indexOf(level)

/** [DD-12.9] [DD-15.72] Alone in the world there is no reserve of Survivors. */
export const reservesInPlay = (s: DeadDice): readonly Reserve[] =>
  when('DD-12.9', s.variants.includes('aloneInTheWorld'))
    ? ['shelter', 'ammunition', 'provisions']
    : ['shelter', 'ammunition', 'provisions', 'survivors']

export const isEmpty = (s: DeadDice, reserve: Reserve): boolean => s.group.reserves[reserve] === 'empty'

/** One step down; a reserve that is Empty stays so. */
export function lower(s: DeadDice, reserve: Reserve, rule: RuleId, play: Play): void {
  const level = s.group.reserves[reserve]
  if (when('DD-2.1', level !== 'empty')) setReserve(s, reserve, LEVELS[rank(level) - 1]!, rule, play)
}

/** One step up. @param by who did it: it counts for a reward [DD-12.6.c] */
export function raise(s: DeadDice, reserve: Reserve, rule: RuleId, play: Play, by: Seat | null = null): void {
  const level = s.group.reserves[reserve]
  if (when('DD-2.1', level === 'sufficient')) return
  setReserve(s, reserve, LEVELS[rank(level) + 1]!, rule, play)
  if (by !== null) s.survivors[by]!.deeds.stepsRaised++
}

/** To a level, with what follows from it at once. */
export function setReserve(s: DeadDice, reserve: Reserve, level: Level, rule: RuleId, play: Play): void {
  const before = s.group.reserves[reserve]
  if (before === level) return
  s.group.reserves[reserve] = level
  play.emit?.({
    kind: rank(level) > rank(before) ? 'reserve-up' : 'reserve-down',
    rule,
    data: { reserve: { word: `reserve.${reserve}` }, level: { word: `level.${level}` } },
    about: { reserve, level },
  })
  if (reserve === 'survivors' && when('DD-2.13', level === 'empty')) companionsLeave(s, play)
  // [DD-15.31] The refuge stays: its clock runs in the living turn.
  if (reserve === 'shelter' && level === 'empty') cite('DD-15.31')
  // [DD-15.32] Whether anybody new comes is for a human game master to say.
  if (reserve === 'survivors' && before === 'empty' && when('DD-16.38', !hasHumanMaster(s))) newcomer(s, play)
  lightenLoads(s)
}

/** [DD-2.13] [DD-15.32] The players are alone: what companions carried must be taken in hand at once. */
function companionsLeave(s: DeadDice, play: Play): void {
  cite('DD-15.32')
  const leaving = s.group.companions.filter(({ alive }) => alive)
  for (const companion of leaving)
    play.emit?.({ kind: 'companion-leaves', rule: 'DD-2.13', data: { name: companion.name } })
  s.group.companions = s.group.companions.filter(({ alive }) => !alive)
}
