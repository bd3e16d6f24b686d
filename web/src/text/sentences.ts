import { BrokenInvariant } from '@shamble/kernel'
import { type Catalogue, LANGUAGES, type Language } from '@shamble/module'

/** Sentences in every language. */
export type Texts = Readonly<Record<Language, Catalogue>>

/** Texts whose languages are made when someone reads them. */
export function textsFrom(make: (language: Language) => Catalogue): Texts {
  const made: Partial<Record<Language, Catalogue>> = {}
  const texts = {}
  for (const language of LANGUAGES)
    Object.defineProperty(texts, language, { enumerable: true, get: () => (made[language] ??= make(language)) })
  return texts as Texts
}

/** Sentences that are fetched a language at a time; what was fetched stays. */
export class Sentences {
  readonly #fetch: (language: Language) => Promise<Catalogue>
  readonly #here: Partial<Record<Language, Catalogue>> = {}
  /** As texts, of which only the languages that were fetched may be read. */
  readonly texts: Texts

  constructor(name: string, fetch: (language: Language) => Promise<Catalogue>) {
    this.#fetch = fetch
    this.texts = textsFrom((language) => {
      const catalogue = this.#here[language]
      if (catalogue === undefined) throw new BrokenInvariant(`the ${language} texts of ${name} were not fetched`)
      return catalogue
    })
  }

  has(language: Language): boolean {
    return this.#here[language] !== undefined
  }

  async fetch(language: Language): Promise<void> {
    this.#here[language] ??= await this.#fetch(language)
  }
}
