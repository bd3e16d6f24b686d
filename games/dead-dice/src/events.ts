import type { Param, Play, RuleId, Seat } from '@shamble/kernel'
import { type Fill, TEXTS_EACH, type TellingKind } from './data/narration.js'
import { wordOf } from './scenario/stage-own.js'
import { stagedOf } from './scenario/staged.js'
import { hasHumanMaster } from './seats.js'
import type { DeadDice } from './state.js'

/** Between an event that one seat is told alone and that seat. */
export const PRIVATELY = '/'

const NARRATION_RULE: RuleId = 'DD-16.61'

/** What a text fills in: names and numbers as they are, words of the scenario by `scenarioWord`. */
export type Fills = Readonly<Partial<Record<Fill, Param>>>

/**
 * [DD-16.61] The automatic game master tells what happens, in the next of the texts for it. People tell it themselves.
 * @param seenBy whom it concerns, where the text would give a secret away
 */
export function narrate(
  s: DeadDice,
  play: Play,
  event: TellingKind,
  fills: Fills = {},
  seenBy: readonly Seat[] | null = null,
  countedAs: TellingKind = event,
): void {
  if (hasHumanMaster(s)) return
  const { master } = s
  // What one seat hears alone is counted apart: the next text must not tell how many others heard it before.
  const counted = seenBy === null ? countedAs : `${countedAs}${PRIVATELY}${seenBy[0]}`
  const times = master.told[counted] ?? 0
  master.told[counted] = times + 1
  if (play.emit === null) return
  const number = 1 + ((master.voice + times) % TEXTS_EACH)
  play.emit({
    kind: `tell.${event}.${number}`,
    rule: NARRATION_RULE,
    ...(hasFills(fills) ? { data: fills as Readonly<Record<string, Param>> } : {}),
    ...(seenBy === null ? {} : { seenBy }),
  })
}

function hasFills(fills: Fills): boolean {
  for (const _ in fills) return true
  return false
}

/** A word of the scenario that is played: `obstacle.muscle`, `place.toys`. Empty where a human game master has none. */
export const scenarioWord = (s: Pick<DeadDice, 'staged'>, name: string): Param =>
  s.staged === null ? '' : wordOf(stagedOf(s)!, name)

/** A survivor's name, for events and texts. */
export const nameOf = (s: Pick<DeadDice, 'survivors'>, seat: Seat): string => s.survivors[seat]!.name
