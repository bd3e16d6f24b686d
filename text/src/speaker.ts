import type { Params } from '@shamble/kernel'
import { type Catalogue, type GameModule, LANGUAGES, type Language, type Speak } from '@shamble/module'
import { createInstance } from 'i18next'
import { TABLE_TEXT } from './table.js'

const AFTER_SIGN = /([!?])\.(?=\s|$)/g

/** A speaker for one language; later catalogues win over earlier ones. A key that is missing is shown as itself. */
export function speaker(language: Language, ...catalogues: readonly Catalogue[]): Speak {
  const words = createInstance()
  // Synchronous: everything is at hand, nothing is loaded.
  void words.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: Object.assign({}, TABLE_TEXT[language], ...catalogues) } },
  } as Parameters<typeof words.init>[0])
  // A title may end in a sign of its own: no full stop follows it.
  const speak: Speak = (key, params = {}) =>
    words.t(key, plainParams(params, language, speak)).replace(AFTER_SIGN, '$1')
  return speak
}

/** A speaker for a game: the table's sentences and its own. */
export function gameSpeaker(
  module: Pick<GameModule, 'text'>,
  language: Language,
  ...more: readonly Catalogue[]
): Speak {
  return speaker(language, ...more, module.text[language])
}

function plainParams(params: Params, language: Language, speak: Speak): Record<string, string | number> {
  const plain: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(params))
    plain[name] = typeof value === 'object' ? speak(value.word) : numberIn(value, language)
  return plain
}

/** Fractions as a language writes them; whole numbers stay numbers, for sentences follow them. */
const numberIn = (value: string | number, language: Language): string | number =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toLocaleString(language) : value

/** Sentences that one language has and another lacks, or whose placeholders differ: none in a complete game. */
export function catalogueGaps(text: Readonly<Record<Language, Catalogue>>): string[] {
  const gaps: string[] = []
  for (const language of LANGUAGES) {
    for (const other of LANGUAGES) {
      for (const key of Object.keys(text[language])) {
        const there = text[other][key]
        if (there === undefined) gaps.push(`${other}: "${key}" is missing`)
        else if (language < other && placeholders(text[language][key]!) !== placeholders(there)) {
          gaps.push(`"${key}" has other placeholders in ${language} than in ${other}`)
        }
      }
    }
    for (const [key, sentence] of Object.entries(text[language]))
      if (sentence.trim() === '') gaps.push(`${language}: "${key}" is empty`)
  }
  return gaps
}

function placeholders(sentence: string): string {
  return [...new Set(sentence.match(/\{\{\w+\}\}/g) ?? [])].sort().join()
}
