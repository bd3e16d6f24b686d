import { type Catalogue, type GameModule, LANGUAGES, type Language, type Speak } from '@shamble/module'
import { TABLE_TEXT } from './table.js'

/** With the French word before it that loses its e before a vowel. */
const PLACEHOLDER = /((?:\b[Dd]|\b[Qq]u)e )?\{\{(\w+)\}\}/g
/** Words, not letters, numbers or abbreviations. */
const VOWEL = /^[aeiouàâéèêëîïôûœ]\p{Ll}/iu
const AFTER_SIGN = /([!?])\.(?=\s|$)/g

/** Made once for a language and when first used: making one takes longer than all the rest of a sentence. */
function once<T>(make: (language: Language) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (language) => {
    made[language] ??= make(language)
    return made[language]
  }
}

const plural = once((language) => new Intl.PluralRules(language))
const fractions = once((language) => new Intl.NumberFormat(language))

/**
 * A speaker for one language; later catalogues win over earlier ones. A key that is missing is shown as itself, and so
 * is a placeholder that nobody fills.
 */
export function speaker(language: Language, ...catalogues: readonly Catalogue[]): Speak {
  const sentences = new Map<string, string>(Object.entries(Object.assign({}, TABLE_TEXT[language], ...catalogues)))
  // Fractions as a language writes them.
  const written = (value: string | number): string => {
    if (typeof value === 'string') return value
    const digits = Number.isInteger(value) ? String(Math.abs(value)) : fractions(language).format(Math.abs(value))
    return value < 0 ? `−${digits}` : digits
  }
  const forCount = (key: string, count: number): string | undefined =>
    (count === 0 ? sentences.get(`${key}_zero`) : undefined) ??
    sentences.get(`${key}_${plural(language).select(count)}`) ??
    sentences.get(`${key}_other`)
  const speak: Speak = (key, params = {}) => {
    const { count } = params
    const sentence = (typeof count === 'number' ? forCount(key, count) : undefined) ?? sentences.get(key) ?? key
    const filled = sentence.replace(PLACEHOLDER, (placeholder, before: string | undefined, name: string) => {
      // A name may look like a placeholder: it is filled with nothing that merely every object knows.
      const value = Object.hasOwn(params, name) ? params[name] : undefined
      if (value === undefined) return placeholder
      const said = typeof value === 'object' ? speak(value.word) : written(value)
      if (before === undefined) return said
      return language === 'fr' && VOWEL.test(said) ? `${before.slice(0, -2)}’${said}` : before + said
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

/** Where a line of French may break off a sign; no ellipsis has a space before it. */
const LOOSE_SIGN = / [:;!?%»]|« |\s…/

/**
 * Sentences that one language has and another lacks, or whose placeholders differ, or whose French signs stand loose:
 * none in a complete game.
 */
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
    for (const [key, sentence] of Object.entries(text[language])) {
      if (sentence.trim() === '') gaps.push(`${language}: "${key}" is empty`)
      if (language === 'fr' && LOOSE_SIGN.test(sentence)) gaps.push(`fr: "${key}" has a sign after a space that breaks`)
    }
  }
  return gaps
}

function placeholders(sentence: string): string {
  return [...new Set(sentence.match(/\{\{\w+\}\}/g) ?? [])].sort().join()
}
