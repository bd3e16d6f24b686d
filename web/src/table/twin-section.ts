import type { TwinSection } from '../games/table-game.js'

export type TwinLine = TwinSection['lines'][number]

/** A part of the text twin under its heading. */
export const section = (id: string, title: string, lines: readonly TwinLine[], note = ''): TwinSection => ({
  id,
  title,
  note,
  lines,
})

/** Read alone, a line begins with a capital letter and ends with a full stop. */
export function asSentence(line: string): string {
  const begun = line.charAt(0).toLocaleUpperCase() + line.slice(1)
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}

/** Sentences in a row; those that say nothing here are left out. */
export const inRow = (sentences: readonly string[], between = ' '): string =>
  sentences.filter((sentence) => sentence !== '').join(between)
