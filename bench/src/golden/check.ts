import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { BadInput, Engine } from '@shamble/kernel'
import { type GameModule, LANGUAGES } from '@shamble/module'
import { fileOf, type Match, readSeries } from '@shamble/record'
import { eventSentence, gameSpeaker } from '@shamble/text'
import type { GoldenRecord } from './records.js'

/** How many answers are given in a match that goes on. */
const ANSWERS = 4

/**
 * What a golden record and the rules as they are now disagree about, `null` where they do not: the chain holds, the log
 * reads, and play goes on from the last snapshot. Where the rules are those of the record every state agrees.
 * @param states `all` plays everything again, `last` what comes after the last snapshot
 */
export function whyNotGolden(module: GameModule, { text }: GoldenRecord, states: 'all' | 'last'): string | null {
  const engine = new Engine(module.game)
  try {
    const how = { otherRules: 'continue', verify: states === 'all' ? 'now' : 'later' } as const
    const [match] = readSeries(module, engine, text, how).matches as [Match]
    const isOurs = match.header.rulesVersion === module.game.rulesVersion
    if (isOurs && fileOf([match.text()]) !== text) return 'it is written otherwise than it was'
    // What has ended has nothing behind its last snapshot: its log is that of everything.
    const isRead = states === 'all' || match.state.outcome === null
    const fault = (isRead ? whyNotRead(module, match) : null) ?? whyNotPlayed(engine, match)
    return fault ?? (states === 'all' ? whyNotKept(module, engine, match) : null)
  } catch (error) {
    if (error instanceof BadInput) return error.message
    return `threw ${(error as Error).stack ?? String(error)}`
  }
}

/** What is not told, or not in a language of ours. */
function whyNotRead(module: GameModule, match: Match): string | null {
  const seats = module.game.seats(match.state.options)
  for (const language of LANGUAGES) {
    const speak = gameSpeaker(module, language)
    for (const { seq, events } of match.log)
      for (const event of events) {
        const sentence = eventSentence(event, seats, speak)
        if (sentence.startsWith('event.') || sentence.includes('{{'))
          return `entry ${seq} does not read in ${language}: ${sentence}`
      }
  }
  return null
}

/** What goes wrong when someone takes the match up and plays on. */
function whyNotPlayed(engine: Engine, match: Match): string | null {
  const seed = match.header.salt
  const policy = randomPolicy(engine, seededBelow(seed, 'on'))
  for (let i = 0; i < ANSWERS && match.state.outcome === null; i++) {
    const { seat } = match.state.questions[0]!
    const reply = match.answer(seat, policy(match.state, seat), seededChance(seed, 'on', i))
    if (!reply.ok) return `answer ${i + 1} of those who play on is refused by ${reply.refusal.rule}`
  }
  return null
}

/** What goes wrong when the match is opened again after that. */
function whyNotKept(module: GameModule, engine: Engine, match: Match): string | null {
  const [again] = readSeries(module, engine, fileOf([match.text()]), { verify: 'later' }).matches as [Match]
  return again.hash === match.hash ? null : 'what was played on reads otherwise'
}
