import type { GameEvent } from '@shamble/kernel'
import { plainSentence } from '../../../table/sentence.js'
import type { LogLine } from '../../../table/table-state.js'
import type { Words } from '../../table-game.js'

/** A part of the story under its heading. */
export interface Chapter {
  readonly title: string
  readonly lines: readonly string[]
}

/** What the record keeps and nobody would tell. */
const UNTOLD: readonly string[] = ['proposed', 'agreed', 'tally', 'tally-deeds', 'trusts', 'trust-up']

/** Where a chapter begins, and what it is called. */
function headingOf({ kind, data }: GameEvent, { speak }: Words): string | null {
  const number = typeof data?.['number'] === 'number' ? data['number'] : 0
  if (kind === 'dead-turn') return speak('story.dead', { number })
  if (kind === 'rested' || kind === 'rationed') return speak('story.living', { number })
  if (/^(ending|tell)\.(out|held|lost)/.test(kind)) return speak('story.epilogue')
  return null
}

export type Telling = 'plain' | 'dice'

/** The whole game as it was told: chapter by chapter, with the rolls where someone wants them. */
export function storyOf(
  log: readonly LogLine[],
  seats: readonly string[],
  words: Words,
  telling: Telling,
): readonly Chapter[] {
  const chapters: { title: string; lines: string[] }[] = [{ title: words.speak('story.before'), lines: [] }]
  for (const { event } of log) {
    const title = headingOf(event, words)
    if (title !== null && title !== chapters.at(-1)!.title) chapters.push({ title, lines: [] })
    const line = lineOf(event, seats, words, telling)
    if (line !== null) chapters.at(-1)!.lines.push(line)
  }
  return chapters.filter(({ lines }) => lines.length > 0)
}

function lineOf(event: GameEvent, seats: readonly string[], words: Words, telling: Telling): string | null {
  const { kind, dice } = event
  if (UNTOLD.includes(kind.replace(/\..*/, ''))) return null
  if (dice === undefined || dice.length === 0) return plainSentence(event, seats, words)
  if (telling === 'plain') return null
  return words.speak('story.rolled', { said: plainSentence(event, seats, words), dice: dice.join(' ') })
}

/** The same as a text that can be kept. */
export function storyText(title: string, chapters: readonly Chapter[]): string {
  const parts = chapters.map(({ title: heading, lines }) => `${heading.toLocaleUpperCase()}\n\n${lines.join('\n\n')}`)
  return `${[title, ...parts].join('\n\n\n')}\n`
}
