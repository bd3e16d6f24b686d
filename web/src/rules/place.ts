import type { Book, Section } from './book.js'

/** Where the book is open: at a section, with one of its articles framed. */
export interface Place {
  readonly section: Section | null
  readonly cited: string | null
}

export function placeOf(book: Book, reference: string | null): Place {
  const to = reference === null ? null : book.resolve(reference)
  const home = to === null ? undefined : book.home.get(to)
  if (home !== undefined) return { section: home, cited: to }
  return {
    section: (to === null ? undefined : book.sections.get(to)) ?? book.chapters[0]?.sections[0] ?? null,
    cited: null,
  }
}
