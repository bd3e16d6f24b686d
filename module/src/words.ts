import { BadInput, type Read, type Space } from '@shamble/kernel'
import { text } from './shape.js'

// Control characters, halves of characters, and marks that nobody sees or that turn the direction of a line around.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu')

/** How long words may be, in characters. */
export interface Length {
  readonly least: number
  readonly most: number
}

/** What people say in their own words (names, traits, notes, speech): so long, and nothing that plays tricks on a screen. */
export function words(least: number, most: number): Read<string> {
  return (value, where) => {
    const typed = text(value, where)
    if (UNSEEN.test(typed)) throw new BadInput(where, 'control and direction marks are not possible here')
    const found = [...typed].length
    if (found < least || found > most)
      throw new BadInput(where, 'expected {{least}} to {{most}} characters, found {{found}}', { least, most, found })
    return typed
  }
}

/** What is left of anything that was typed when it has become words: marks are blanks, the end is cut off. */
export function tidyWords(typed: string, most: number): string {
  return [...typed.replace(EACH_UNSEEN, ' ')].slice(0, most).join('')
}

/** A text that has not been read as words, so that it can be shown: marks that nobody would see are written out. */
export function visible(written: string): string {
  return written.replace(EACH_UNSEEN, (mark) => (mark === '\n' || mark === '\t' ? mark : escaped(mark)))
}

function escaped(mark: string): string {
  let written = ''
  for (let i = 0; i < mark.length; i++) written += `\\u${mark.charCodeAt(i).toString(16).padStart(4, '0')}`
  return written
}

/**
 * An aside in people's own words: `{ type, text }`. Whatever its reader takes is legal.
 * @param samples what random play says, and what a guess puts where such words are hidden
 */
export function wordsSpace<A extends { readonly type: string; readonly text: string }>(
  kind: A['type'],
  { least, most }: Length,
  samples: readonly string[],
): Space<A> {
  const read = words(least, most)
  for (const sample of samples) read(sample, `${kind}.samples`)
  return {
    kind,
    shape: { kind: 'text', least, most },
    aside: true,
    holds: (action) => action.type === kind,
    check: () => null,
    sample: (below) => ({ type: kind, text: samples[below(samples.length)]! }) as A,
  }
}
