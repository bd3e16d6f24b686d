import { begunStretches, wholeStretches } from '@shamble/geometry'
import { when } from '@shamble/kernel'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Table } from '../state.js'

/** One wound for each complete stretch of 5 cm; by option a begun one counts. */
export function woundsOfFall({ options }: Pick<Table, 'options'>, height: number): number {
  const { fall } = numbersOf(options).distances
  return when('R-84', options.fallRounding === 'ceil') ? begunStretches(height, fall) : wholeStretches(height, fall)
}
