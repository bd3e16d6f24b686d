import type { Language, Speak } from '@shamble/module'
import { compare, ERROR, halfWidth } from './confidence.js'
import { armLabels, listed } from './labels.js'
import { type Look, type Run, type Standing, shareOf } from './run.js'

/** A share in words, and its interval rounded outwards: what is printed never claims more than what was computed. */
export function shareWords(look: Look, speak: Speak): { share: string; low: string; high: string } {
  const percent = (value: number): string => speak('lab.percent', { value })
  return {
    share: percent(Math.round(100 * shareOf(look))),
    low: String(Math.floor(100 * look.low)),
    high: percent(Math.ceil(100 * look.high)),
  }
}

/**
 * The sentences that answer the question of a study. Every share stands with its interval; that two values differ is
 * said only where all such claims together hold with 95 %.
 */
export function answer(run: Run, language: Language, speak: Speak): string {
  const { standings, study } = run
  const { file, arms } = study
  if (standings.every(({ now }) => now.matches === 0)) return speak('lab.answer.none')
  const labels = armLabels(study, language, speak)
  const said = file.said[language]
  const printed = arms.findIndex(({ isPrinted }) => isPrinted)
  const alone = printed >= 0 ? printed : arms.length === 1 ? 0 : -1
  const sentences: string[] = []
  if (alone >= 0 && standings[alone]!.now.matches > 0)
    sentences.push(
      speak(printed >= 0 ? 'lab.answer.share.printed' : 'lab.answer.share', {
        value: labels[alone]!,
        said,
        ...shareWords(standings[alone]!.now, speak),
      }),
    )
  // Tallies are counted in different matches: no two of them are compared match by match.
  if (arms.length > 1 && !('mostOf' in file.count)) sentences.push(apartSentence(standings, labels, said, speak))
  if (file.aim !== null) sentences.push(...aimSentences(standings, labels, file.aim, speak))
  sentences.push(...shortfall(run, speak))
  const all = sentences.join(' ')
  return run.isOver ? all : speak('lab.answer.so-far', { sentence: all })
}

/** The two values that lie farthest apart among those that differ for certain. */
function apartSentence(standings: readonly Standing[], labels: readonly string[], said: string, speak: Speak): string {
  // Each pair has its part of the chance to be wrong: however many there are, all claims hold together.
  const error = ERROR / ((standings.length * (standings.length - 1)) / 2)
  let best: { readonly more: number; readonly less: number; readonly gap: number } | null = null
  standings.forEach((one, more) => {
    standings.forEach((other, less) => {
      const gap = shareOf(one.now) - shareOf(other.now)
      if (gap <= (best?.gap ?? 0) || compare(one.counted, other.counted, error) !== 'more') return
      best = { more, less, gap }
    })
  })
  if (best === null) return speak('lab.answer.not-apart')
  const { more, less } = best as { more: number; less: number }
  const told = (arm: number): string =>
    speak('lab.with-interval', { value: labels[arm]!, ...shareWords(standings[arm]!.now, speak) })
  return speak('lab.answer.apart', { said, more: told(more), less: told(less) })
}

function aimSentences(standings: readonly Standing[], labels: readonly string[], aim: number, speak: Speak): string[] {
  const sides: Readonly<Record<'above' | 'below' | 'open', string[]>> = { above: [], below: [], open: [] }
  standings.forEach(({ now }, arm) => {
    if (now.matches === 0) return
    const side = now.low * 100 > aim ? 'above' : now.high * 100 < aim ? 'below' : 'open'
    sides[side].push(labels[arm]!)
  })
  const percent = speak('lab.percent', { value: aim })
  return (['above', 'below', 'open'] as const).flatMap((side) =>
    sides[side].length === 0 ? [] : [speak(`lab.answer.${side}`, { aim: percent, values: fewOf(sides[side], speak) })],
  )
}

/** More values than a sentence can list are counted. */
const MOST_LISTED = 5
const fewOf = (values: readonly string[], speak: Speak): string =>
  values.length > MOST_LISTED ? speak('lab.answer.many', { count: values.length }) : listed(values, speak)

/** What keeps the answer from being narrower. */
function shortfall({ standings, isOver, study }: Run, speak: Speak): string[] {
  const { stop } = study.file
  const matches = standings.reduce((sum, { now }) => sum + now.played, 0)
  const unfinished = standings.reduce((sum, { reasons }) => sum + (reasons['unfinished'] ?? 0), 0)
  const missing = standings.reduce((sum, { expected, now }) => sum + Math.max(0, expected - now.played), 0)
  const wide = standings.filter(({ ended }) => ended === 'most').map(({ now }) => halfWidth(now) * 100)
  return [
    ...(unfinished === 0
      ? []
      : [speak('lab.answer.unfinished', { count: unfinished, of: matches, turns: stop.turns })]),
    ...(isOver || missing === 0 ? [] : [speak('lab.answer.missing', { count: missing })]),
    ...(wide.length === 0
      ? []
      : [speak('lab.answer.wide', { matches: stop.most, points: Math.ceil(Math.max(...wide)) })]),
  ]
}
