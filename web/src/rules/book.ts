import type { Language, LedgerEntry, Speak } from '@shamble/module'
import { TABLE_LEDGER } from '@shamble/text'
import { shortId } from './short-id.js'

/** Articles under one number of the rulebook: 6.7 holds 6.7.a, 6.7.b, 6.7.c. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly chapter: string
  readonly entries: readonly LedgerEntry[]
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly sections: readonly Section[]
  readonly count: number
}

/** A game's ledger as a book: chapters by the beginning of the ids, in the order of the ledger. */
export interface Book {
  readonly chapters: readonly Chapter[]
  readonly entries: ReadonlyMap<string, LedgerEntry>
  readonly sections: ReadonlyMap<string, Section>
  /** The section that an article is in. */
  readonly home: ReadonlyMap<string, Section>
  /** Finds the article or section that a reference in a sentence means: with or without the game's prefix. */
  readonly resolve: (reference: string) => string | null
}

/** `DAWN-6.7.c` → `6.7`, `K01` → `K`, `TABLE.3` → `TABLE`. */
export function sectionOf(id: string): string {
  const bare = shortId(id)
  const dot = bare.lastIndexOf('.')
  return dot === -1 ? bare.replace(/-?\d+$/, '') : bare.slice(0, dot)
}

// A rulebook of one numbered chapter is read by its sections; one of many, by its chapters.
function chapterOf(section: string, numbered: ReadonlySet<string>): string {
  const first = section.split('.')[0]!
  if (!/^\d/.test(section)) return section.replace(/-\d+$/, '')
  return numbered.size > 1 ? first : section
}

export function bookOf(game: string, ledger: readonly LedgerEntry[], speak: Speak): Book {
  const all = [...ledger, ...TABLE_LEDGER]
  const numbered = new Set(
    all
      .map(({ id }) => sectionOf(id))
      .filter((id) => /^\d/.test(id))
      .map((id) => id.split('.')[0]!),
  )
  const said = (key: string): string => {
    const title = speak(key)
    return title === key ? '' : title
  }
  const grouped = new Map<string, LedgerEntry[]>()
  for (const entry of all) {
    const id = sectionOf(entry.id)
    grouped.set(id, [...(grouped.get(id) ?? []), entry])
  }
  const chapterTitle = (id: string): string => said(`rules.chapter.${game}.${id}`) || said(`rules.chapter.${id}`) || id
  const sections = [...grouped].map(([id, entries]): Section => {
    const chapter = chapterOf(id, numbered)
    const title = said(`rules.section.${game}.${id}`) || (chapter === id ? chapterTitle(id) : id)
    return { id, title, chapter, entries }
  })
  const chapters = [...new Set(sections.map(({ chapter }) => chapter))].map((id): Chapter => {
    const own = sections.filter(({ chapter }) => chapter === id)
    return {
      id,
      title: chapterTitle(id),
      sections: own,
      count: own.reduce((sum, { entries }) => sum + entries.length, 0),
    }
  })
  const entries = new Map(all.map((entry) => [entry.id, entry]))
  const bare = new Map(all.map(({ id }) => [shortId(id), id]))
  const byId = new Map(sections.map((section) => [section.id, section]))
  return {
    chapters,
    entries,
    sections: byId,
    home: new Map(sections.flatMap((section) => section.entries.map(({ id }) => [id, section] as const))),
    resolve: (reference) => {
      if (entries.has(reference)) return reference
      const short = shortId(reference)
      return bare.get(short) ?? (byId.has(short) ? short : null)
    },
  }
}

/** A piece of a sentence: words, or a reference to an article or a section. */
export type Piece = string | { readonly reference: string; readonly to: string }

// Numbers with a point, letters of the appendices with a point, cards; plain numbers are numbers.
const REFERENCE =
  /(?:[A-Z]{2,}-)?(?:\d+(?:\.\d+[A-E]?)+(?:\.[a-z])?|(?:DIF|RUL|TYPO|DICE|R|W|T)\.[0-9a-z]+|card\.[a-z-]+|TABLE\.\d+)(?![\w-])/g

/** A rule's text with the rules that it names set apart. */
export function pieces(text: string, book: Book): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of text.matchAll(REFERENCE)) {
    const to = book.resolve(match[0])
    // Part of a longer number, such as an amount, or nothing that this book has.
    if (to === null || /[\w.]/.test(text[match.index - 1] ?? ' ')) continue
    if (match.index > from) found.push(text.slice(from, match.index))
    found.push({ reference: match[0], to })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push(text.slice(from))
  return found
}

/** The articles that an article names, then those that name it, then those that name its section. */
export function related(id: string, book: Book, language: Language): readonly LedgerEntry[] {
  const entry = book.entries.get(id)
  const section = book.home.get(id)
  if (entry === undefined || section === undefined) return []
  const names = (text: string): readonly string[] =>
    pieces(text, book).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.to]))
  const out = names(entry[language]).flatMap(
    (to) => book.entries.get(to) ?? book.sections.get(to)?.entries.slice(0, 1) ?? [],
  )
  const named = [...book.entries.values()].map((other) => ({ other, ids: names(other[language]) }))
  const back = named.filter(({ ids }) => ids.includes(id)).map(({ other }) => other)
  const around = named.filter(({ ids }) => ids.includes(section.id)).map(({ other }) => other)
  return [...new Set([...out, ...back, ...around])].filter(
    (other) => other.id !== id && book.home.get(other.id) !== section,
  )
}
