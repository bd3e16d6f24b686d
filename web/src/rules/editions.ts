import type { Language } from '@shamble/module'

/** How two editions read the same thing, and what is played. */
export interface Readings {
  readonly topic: string
  readonly of: Readonly<Record<string, string>>
  readonly settled: string
}

/** The words with which a difference of the editions names each of them, and with which it says what is played. */
const SHAPE: Readonly<Record<Language, RegExp>> = {
  en: /^(.+?)\s*1978 edition:\s*(.+?)\s*Digest edition:\s*(.+?)\s*((?:No option|Options?)\b.*)$/su,
  fr: /^(.+?)\s*Édition 1978\s*:\s*(.+?)\s*Synthèse\s*:\s*(.+?)\s*((?:Pas d’option|Options?)(?![\p{L}]).*)$/su,
}

/** Takes a difference of the editions apart; `null` for a text that is not written as one. */
export function readingsIn(text: string, language: Language): Readings | null {
  const found = SHAPE[language].exec(text)
  if (found === null) return null
  const [, topic, of1978, digest, settled] = found
  return { topic: capital(topic!), of: { 1978: capital(of1978!), digest: capital(digest!) }, settled: settled! }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
