import type { Language, LedgerEntry } from '@shamble/module'
import type { Book } from './book.js'
import { shortId } from './short-id.js'

/** Without case and accents: the one who types `degat` means `dégât`. */
export const plainWords = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").toLowerCase()

/** Rules that hold every word; those whose id is meant come first, then those whose section is called so. */
export function find(words: string, book: Book, language: Language): readonly LedgerEntry[] {
  const wanted = plainWords(words)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return []
  const ranked: { entry: LedgerEntry; rank: number }[] = []
  for (const entry of book.entries.values()) {
    const id = plainWords(shortId(entry.id))
    const title = plainWords(book.home.get(entry.id)?.title ?? '')
    const text = plainWords(entry[language])
    const whole = plainWords(entry.id)
    if (!wanted.every((word) => whole.includes(word) || title.includes(word) || text.includes(word))) continue
    const meant = wanted.every((word) => whole === word || id === word || id.startsWith(`${word}.`))
    ranked.push({ entry, rank: meant ? 0 : wanted.every((word) => title.includes(word)) ? 1 : 2 })
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

/** A text cut where one of the words is in it, so that they can be marked. */
export function marked(text: string, words: string): readonly { readonly text: string; readonly hit: boolean }[] {
  const wanted = plainWords(words)
    .split(/\s+/)
    .filter((word) => word.length > 1)
  if (wanted.length === 0) return [{ text, hit: false }]
  const letters = [...text.normalize('NFC')]
  const plain = letters.map((letter) => plainWords(letter) || letter)
  // Positions agree only while every letter stays one letter; where one does not, nothing is marked.
  if (plain.some((letter) => letter.length !== 1)) return [{ text, hit: false }]
  const line = plain.join('')
  const hits = new Array<boolean>(letters.length).fill(false)
  for (const word of wanted)
    for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + 1)) hits.fill(true, at, at + word.length)
  const parts: { text: string; hit: boolean }[] = []
  letters.forEach((letter, i) => {
    const last = parts.at(-1)
    if (last !== undefined && last.hit === hits[i]) last.text += letter
    else parts.push({ text: letter, hit: hits[i]! })
  })
  return parts
}
