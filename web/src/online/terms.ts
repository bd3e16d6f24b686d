import { isByDays, type Pace, type Terms } from '@shamble/host'
import type { Speak } from '@shamble/module'
import type { OwnClocks } from '../setup/plan.js'

const MINUTE = 60
const DAY = 86_400

/** The clocks that people choose from; those of the mock-ups and of chess clubs. */
export const CLOCKS: Readonly<Record<string, Pick<Pace, 'per' | 'seconds' | 'increment'> | null>> = {
  none: null,
  'answer-30': { per: 'answer', seconds: 30, increment: 0 },
  'answer-120': { per: 'answer', seconds: 2 * MINUTE, increment: 0 },
  'answer-300': { per: 'answer', seconds: 5 * MINUTE, increment: 0 },
  'match-900': { per: 'match', seconds: 15 * MINUTE, increment: 5 },
  'match-1800': { per: 'match', seconds: 30 * MINUTE, increment: 10 },
  'match-3600': { per: 'match', seconds: 60 * MINUTE, increment: 15 },
  'days-1': { per: 'answer', seconds: DAY, increment: 0 },
  'days-3': { per: 'answer', seconds: 3 * DAY, increment: 0 },
  'days-7': { per: 'answer', seconds: 7 * DAY, increment: 0 },
}

/** Which of them a table has; `none` also for one that no page offers. */
export const clockOf = ({ pace }: Terms): string =>
  Object.keys(CLOCKS).find((id) => {
    const clock = CLOCKS[id]!
    return (
      pace !== null &&
      clock !== null &&
      clock.per === pace.per &&
      clock.seconds === pace.seconds &&
      clock.increment === pace.increment
    )
  }) ?? 'none'

/** How long people may take, in words. */
export function paceWords(pace: Pace | null, speak: Speak): string {
  if (pace === null) return speak('terms.clock.none')
  const { per, seconds, increment } = pace
  if (per === 'match') return speak('terms.clock.match', { count: Math.round(seconds / MINUTE), increment })
  if (seconds >= DAY) return speak('terms.clock.days', { count: Math.round(seconds / DAY) })
  return seconds % MINUTE === 0
    ? speak('terms.clock.minutes', { count: seconds / MINUTE })
    : speak('terms.clock.seconds', { count: seconds })
}

const spanWords = (seconds: number): string =>
  seconds % MINUTE === 0 ? `${seconds / MINUTE}\u00a0min` : `${seconds}\u00a0s`

/** What becomes of the time limits that the rules of a game have themselves. */
export function ownClockWords({ turn, response }: OwnClocks, pace: Pace | null, speak: Speak): string {
  if (pace === null) return speak('terms.own', { turn: spanWords(turn), response: spanWords(response) })
  return isByDays(pace) ? speak('terms.own.days') : speak('terms.own.response', { response: spanWords(response) })
}

/**
 * What a table has agreed on, a sentence each.
 * @param own the time limits of the game's rules, where it has some
 */
export function termLines({ pace, away, hints }: Terms, own: OwnClocks | null, speak: Speak): readonly string[] {
  return [
    ...(pace === null && own !== null ? [] : [`${paceWords(pace, speak)}.`]),
    ...(own === null ? [] : [ownClockWords(own, pace, speak)]),
    ...(pace === null ? [] : [speak(`terms.timeUp.${pace.timeUp}.say`)]),
    speak(`terms.away.${away}.say`),
    speak(hints ? 'terms.hints.on.say' : 'terms.hints.off.say'),
  ]
}
