import type { DwaView } from '@shamble/game-dwa/table'
import type { Words } from '../table-game.js'
import { type Wanted, wantedBy } from './conditions.js'

/** By which conditions each result is known, the first that a scenario has. */
const KNOWN_BY: Readonly<Record<string, readonly Wanted['kind'][]>> = {
  major: ['major'],
  minor: ['minor'],
  deadMajor: ['dead'],
  // Nothing brought it about: it says what was missing.
  deadMinor: ['minor', 'major'],
}

/** What a match was decided by, in the words of its scenario; `null` where nobody decided it. */
export function verdict(view: DwaView, words: Words): string | null {
  const { result, teams } = view
  const { speak } = words
  if (result.length === 0) return null
  if (result.length > 1) {
    const told = (of: readonly string[]): string[] =>
      result.flatMap((won, team) =>
        of.includes(won) ? [speak(`event.result.${won}`, { team: teams[team]!.name })] : [],
      )
    const won = told(['major', 'minor'])
    return (won.length > 0 ? won : told(result)).join(' ')
  }
  const [won] = result as [string]
  const wanted = wantedBy(view, 0, words)
  const by = KNOWN_BY[won]!.flatMap((kind) => wanted.find((one) => one.kind === kind) ?? [])[0]!
  const met = by.lines.filter(({ isMet }) => isMet)
  const lines = by.any && met.length > 0 ? met : by.lines
  const what = lines.map((line) => line.words).join(` ${speak(by.any ? 'dwa.or' : 'dwa.and')} `)
  return speak(`dwa.verdict.${won}`, { what })
}
