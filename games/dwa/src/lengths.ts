import { when } from '@shamble/kernel'
import type { DwaOptions } from './options.js'

/** [DWA-7.2.b] Millimetres. */
const INCH = 25

/** A length for a sentence: its number, and the word for its unit. */
type Spoken = { readonly far: number; readonly unit: { readonly word: string } }

/**
 * [DWA-7.2.a] [DWA-7.2.b] A length as the people at this table measure, to the tenth of a centimetre or of an inch. All
 * are kept in millimetres.
 */
export function spokenLength({ units }: Pick<DwaOptions, 'units'>, mm: number): Spoken {
  if (when('DWA-7.2.b', units === 'inches'))
    return { far: Math.round((10 * mm) / INCH) / 10, unit: { word: 'unit.inches' } }
  return { far: Math.round(mm) / 10, unit: { word: 'unit.cm' } }
}

/** Several lengths of one sentence, each by its name. */
export function spokenLengths<Name extends string>(
  options: Pick<DwaOptions, 'units'>,
  lengths: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> & { readonly unit: Spoken['unit'] } {
  const names = Object.keys(lengths) as Name[]
  const spoken = names.map((name) => [name, spokenLength(options, lengths[name]).far] as const)
  return { ...(Object.fromEntries(spoken) as Record<Name, number>), unit: spokenLength(options, 0).unit }
}
