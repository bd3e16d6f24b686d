import { type Catalogue, type GameModule, LANGUAGES, type Language, type Speak } from '@shamble/module'
import { TABLE_TEXT } from './table.js'

const PLACEHOLDER = /\{\{(\w+)\}\}/g
const AFTER_SIGN = /([!?])\.(?=\s|$)/g

/**
 * A speaker for one language; later catalogues win over earlier ones. A key that is missing is shown as itself, and so
 * is a placeholder that nobody fills.
 */
export function speaker(language: Language, ...catalogues: readonly Catalogue[]): Speak {
  const sentences = new Map<string, string>(Object.entries(Object.assign({}, TABLE_TEXT[language], ...catalogues)))
  const plural = new Intl.PluralRules(language)
  const forCount = (key: string, count: number): string | undefined =>
    (count === 0 ? sentences.get(`${key}_zero`) : undefined) ??
    sentences.get(`${key}_${plural.select(count)}`) ??
    sentences.get(`${key}_other`)
  const speak: Speak = (key, params = {}) => {
    const { count } = params
    const sentence = (typeof count === 'number' ? forCount(key, count) : undefined) ?? sentences.get(key) ?? key
    const filled = sentence.replace(PLACEHOLDER, (placeholder, name: string) => {
      const value = params[name]
      if (value === undefined) return placeholder
      return typeof value === 'object' ? speak(value.word) : numberIn(value, language)
    })
    // A title may end in a sign of its own: no full stop follows it.
    return filled.replace(AFTER_SIGN, '$1')
  }
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

/** Fractions as a language writes them. */
const numberIn = (value: string | number, language: Language): string =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toLocaleString(language) : String(value)

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
