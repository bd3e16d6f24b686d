import { BadInput } from '@shamble/kernel'
import type { PositionLine } from '@shamble/module'

/** A whole number as a line has it. */
export function numberOf({ number }: PositionLine, written: string | undefined): number {
  if (!/^-?\d{1,6}$/.test(written ?? ''))
    throw new BadInput(`line ${number}`, 'expected a whole number, found {{found}}', { found: written ?? '' })
  return Number(written)
}

/** One of these words. */
export function among<T extends string>({ number }: PositionLine, values: readonly T[], found: string | undefined): T {
  const known = values.find((value) => value === found)
  if (known === undefined)
    throw new BadInput(`line ${number}`, 'expected one of {{values}}, found {{found}}', {
      values: values.join(', '),
      found: found ?? '',
    })
  return known
}
