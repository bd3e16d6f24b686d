import { type Plain, samePlain } from '@shamble/kernel'
import type { Study } from '@shamble/lab'

interface Change {
  /** The option whose values are chosen anew; `null` where only bots vary. */
  readonly name: string | null
  readonly values: readonly Plain[]
  readonly points: number
  readonly most: number
  readonly seed: string
}

/** The same question with other values, precision or dice. */
export function changed(file: Study['file'], { name, values, points, most, seed }: Change): Study['file'] {
  const options = name === null ? file.sweep.options : { ...file.sweep.options, [name]: values }
  const { printed } = file
  const isSwept =
    printed !== null && Object.keys(printed).every((of) => options[of]?.some((one) => samePlain(one, printed[of])))
  return {
    ...file,
    sweep: { ...file.sweep, options },
    printed: isSwept ? printed : null,
    stop: { ...file.stop, points, most, look: Math.min(most, file.stop.look) },
    seed,
  }
}
