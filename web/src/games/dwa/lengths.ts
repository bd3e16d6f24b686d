import type { DwaView } from '@shamble/game-dwa/table'
import type { Words } from '../table-game.js'

/** By the rules, 2.5 cm [DWA-7.2.b]. */
const INCH = 25

/** Whatever says how people measure. */
export interface Measured {
  readonly options: Pick<DwaView['options'], 'units'>
}

/** A length as the people at this table measure: tenths of a centimetre or of an inch [DWA-7.2.b]. */
export function lengthWords(mm: number, { options }: Pick<DwaView, 'options'>, { speak }: Words): string {
  if (options.units === 'inches') return speak('dwa.inches', { inches: Math.round((10 * mm) / INCH) / 10 })
  return speak('dwa.cm', { cm: Math.round(mm) / 10 })
}

/** Sentences that name a length in centimetres name it in inches, where people measure so. */
export function wording(words: Words, { units }: Measured['options']): Words {
  if (units !== 'inches') return words
  const inInches = (sentence: string): string =>
    sentence.replace(CENTIMETRES, (_, far: string) => {
      const inches = Math.round((100 * Number(far.replace(',', '.'))) / INCH) / 10
      return words.speak('dwa.inches', { inches })
    })
  return { ...words, speak: (key, params) => inInches(words.speak(key, params)) }
}

/** A figure and its unit, with the blank that a language puts between them. */
const CENTIMETRES = /(\d+(?:[.,]\d+)?)[\s\u00a0\u202f]cm(?![\p{L}\d])/gu

/** What stands along the edges of the table: a figure every ten centimetres, or every four inches. */
export function ticksOf(length: number, { options }: Measured): { at: number; label: string }[] {
  const isInches = options.units === 'inches'
  const [step, unit] = isInches ? [4 * INCH, INCH] : [100, 10]
  const ticks: { at: number; label: string }[] = []
  for (let at = step; at < length; at += step) ticks.push({ at, label: String(Math.round(at / unit)) })
  return ticks
}
