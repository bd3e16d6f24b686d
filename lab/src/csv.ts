import { fileName } from './labels.js'
import { lengthAt, type Run, shareOf } from './run.js'

/** One line a value, with everything that was counted. Ids, not words: a program reads it. */
export function csvOf({ standings, study }: Run): string {
  const { file, arms } = study
  const names = Object.keys(file.sweep.options).sort()
  const keys = (of: 'reasons' | 'winners' | 'tally'): string[] =>
    [...new Set(standings.flatMap((standing) => Object.keys(standing[of])))].sort()
  const [reasons, winners, tally] = [keys('reasons'), keys('winners'), keys('tally')]
  const head = [
    ...names,
    ...('mostOf' in file.count ? ['mostOf'] : []),
    'bots',
    'matches',
    'counted',
    'share',
    'low',
    'high',
    'ended',
    'median',
    'p95',
    ...reasons.map((name) => `reason:${name}`),
    ...winners.map((name) => `winner:${name}`),
    ...tally.map((name) => `tally:${name}`),
  ]
  const rows = arms.map((arm, i) => {
    const standing = standings[i]!
    const { now, lengths, ended } = standing
    return [
      ...names.map((name) => cell(fileName(arm.set[name]))),
      ...(arm.tally === null ? [] : [arm.tally]),
      new Set(arm.bots).size === 1 ? arm.bots[0]! : arm.bots.join('+'),
      now.matches,
      now.counted,
      rounded(shareOf(now)),
      rounded(now.low),
      rounded(now.high),
      ended ?? 'running',
      lengthAt(lengths, 0.5),
      lengthAt(lengths, 0.95),
      ...reasons.map((name) => standing.reasons[name] ?? 0),
      ...winners.map((name) => standing.winners[name] ?? 0),
      ...tally.map((name) => standing.tally[name] ?? 0),
    ]
  })
  return `${[head, ...rows].map((row) => row.map((value) => quoted(String(value))).join(',')).join('\n')}\n`
}

const cell = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const rounded = (share: number): number => Math.round(share * 1e6) / 1e6

/** A cell that begins like a formula would be run by the programs that open such files. */
function quoted(value: string): string {
  const safe = /^[=+@\t\r-]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
