import { type Refusal, type RuleId, when } from '@shamble/kernel'
import { MENU, type MenuEntry } from '../actions/turns.js'
import type { Objective } from '../data/game-master.js'
import { RESERVES, type Reserve } from '../data/reserves.js'
import type { DeadDice, ObjectiveState } from '../state.js'
import { reservesInPlay } from './reserves.js'
import { exitIsOpen, nextStep } from './story.js'

/** [DD-16.58] What an entry of the menu is for: a step of the story is an objective of its own kind. */
export const kindOf = (s: DeadDice, entry: MenuEntry): Objective | null =>
  entry === 'story' ? (nextStep(s)?.step.objective ?? null) : entry

/** [DD-16.39] What can be set now. */
export const menuOf = (s: DeadDice): MenuEntry[] => MENU.filter((entry) => whyNotOnMenu(s, entry) === null)

function whyNotOnMenu(s: DeadDice, entry: MenuEntry): Refusal | null {
  const kind = kindOf(s, entry)
  if (kind === null) return no('DD-16.58', 'objectives.told')
  if (kind === 'exit' && !exitIsOpen(s)) return no('DD-16.36', 'objectives.exit')
  if (isReserve(kind) && !reservesInPlay(s).includes(kind)) return no('DD-12.9', 'objectives.alone')
  return null
}

export const isReserve = (what: string): what is Reserve => (RESERVES as readonly string[]).includes(what)

const no = (rule: RuleId, key: string, params: Refusal['params'] = {}): Refusal => ({ rule, key, params })

/** Why the group cannot set these objectives; `null` where it can. */
export function whyNotSet(s: DeadDice, picks: readonly MenuEntry[], own: readonly string[]): Refusal | null {
  const most = s.options.objectivesCap
  const count = picks.length + own.length
  if (when('DD-5.2', count === 0)) return no('DD-5.2', 'objectives.none')
  if (when('DD-15.66', count > most)) return no('DD-15.66', 'objectives.cap', { most })
  for (const entry of picks) {
    const missing = whyNotOnMenu(s, entry)
    if (missing !== null) return missing
  }
  const kinds = picks.map((entry) => kindOf(s, entry))
  if (
    when(
      'DD-16.8',
      kinds.some((kind, i) => kinds.indexOf(kind) < i),
    )
  )
    return no('DD-16.8', 'objectives.twice')
  if (when('DD-16.40', kinds.includes('exit') && kinds.includes('newShelter'))) return no('DD-16.40', 'objectives.both')
  return own.some((words) => words.trim() === '') ? no('DD-5.2', 'objectives.blank') : null
}

/** [DD-5.2] As the group's sheet has them. */
export function objectivesOf(s: DeadDice, picks: readonly MenuEntry[], own: readonly string[]): ObjectiveState[] {
  return [
    ...picks.map((entry) => ({
      what: kindOf(s, entry)!,
      words: null,
      step: entry === 'story' ? nextStep(s)!.number : 0,
      done: false,
    })),
    ...own.map((words) => ({ what: 'own' as const, words: words.trim(), step: 0, done: false })),
  ]
}
