import { BadInput } from '@shamble/kernel'

export const DEEPEST = 100
/** In bytes. What people make for a game is far smaller; what is larger is not even parsed. */
export const LARGEST_FILE = 1_000_000
/** Records grow longer than anything else: a series of the longest matches stays far below it. */
export const LARGEST_RECORD = 20_000_000

/** @throws BadInput where a file is larger than anything of ours */
export function checkSize(bytes: number, where: string, most = LARGEST_FILE): void {
  if (bytes > most)
    throw new BadInput(where, 'too large: {{found}} bytes; at most {{most}} are possible', { found: bytes, most })
}

/** `JSON.parse` that fails with one clear line, also for text that nests deeper than anything of ours. */
export function parseJson(text: string, where: string): unknown {
  const deep = tooDeepAt(text)
  if (deep !== null)
    throw new BadInput(where, 'nested deeper than {{deepest}} levels at character {{deep}}', { deepest: DEEPEST, deep })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(where, 'not JSON: {{detail}}', { detail: (error as Error).message.split('\n')[0]! })
  }
}

/** The position at which brackets nest too deep for the readers behind this one, or `null`. */
export function tooDeepAt(text: string): number | null {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (quoted) {
      if (c === 92) i++
      else if (c === 34) quoted = false
    } else if (c === 34) quoted = true
    else if (c === 91 || c === 123) {
      if (++depth > DEEPEST) return i
    } else if (c === 93 || c === 125) depth--
  }
  return null
}
