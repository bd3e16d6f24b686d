import { when } from '@shamble/kernel'
import type { DwaOptions } from './options.js'

/** [DWA-7.2.b] Millimetres. */
const INCH = 25

/** A length for a sentence: its number, and the word for its unit. */
type Spoken = { readonly far: number; readonly unit: { readonly word: string } }

/**
 * [DWA-7.2.a] [DWA-7.2.b] A length as the people at this table measure. All are kept in millimetres; whoever plays in
 * inches reads tenths of an inch.
 */
export function spokenLength({ units }: Pick<DwaOptions, 'units'>, mm: number, metric: 'mm' | 'cm'): Spoken {
  if (when('DWA-7.2.b', units === 'inches'))
    return { far: Math.round((10 * mm) / INCH) / 10, unit: { word: 'unit.inches' } }
  return { far: metric === 'cm' ? Math.round(mm) / 10 : mm, unit: { word: `unit.${metric}` } }
}
