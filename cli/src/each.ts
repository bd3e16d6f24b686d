import { BadInput, type Options, type Plain } from '@shamble/kernel'
import { allowedNumbers, type GameModule, optionSpecs } from '@shamble/module'

/** One value for each option of `--each`. */
export type Combination = Readonly<Record<string, Plain>>

/** A combination with its options, or with the reason why they do not go together. */
export type Resolved =
  | { readonly set: Combination; readonly options: Options }
  | { readonly set: Combination; readonly fault: BadInput }

/** Numbers of a wider range say too little, each on its own, for the time that they take. */
const MOST_VALUES = 24

/** Every combination of the values of some options, the last option changing fastest. */
export function combinations(module: GameModule, names: readonly string[]): Combination[] {
  names.forEach((name, i) => {
    if (names.indexOf(name) < i) throw new BadInput(`--each ${name}`, 'is given twice')
  })
  return names.reduce<Combination[]>(
    (before, name) => {
      const values = valuesOf(module, name)
      return before.flatMap((set) => values.map((value) => ({ ...set, [name]: value })))
    },
    [{}],
  )
}

/** The options of each combination, or the fault: what cannot be played is reported, not passed over. */
export function resolveEach(sets: readonly Combination[], resolve: (set: Combination) => Options): Resolved[] {
  const resolved = sets.map((set): Resolved => {
    try {
      return { set, options: resolve(set) }
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      return { set, fault: error }
    }
  })
  const [first] = resolved
  if (first !== undefined && 'fault' in first && resolved.every((each) => 'fault' in each)) throw first.fault
  return resolved
}

function valuesOf(module: GameModule, name: string): readonly Plain[] {
  const specs = optionSpecs(module.game.options)
  const spec = Object.hasOwn(specs, name) ? specs[name]! : null
  const where = `--each ${name}`
  if (spec === null)
    throw new BadInput(where, 'no such option; there are {{names}}', { names: Object.keys(specs).join(', ') })
  switch (spec.type) {
    case 'choice':
      return spec.values.filter((value) => value !== spec.drawn)
    case 'flag':
      return [false, true]
    case 'number': {
      const count = spec.max - spec.min + 1 + (spec.also?.length ?? 0)
      if (count > MOST_VALUES)
        throw new BadInput(where, 'has {{count}} values; at most {{most}} are possible', { count, most: MOST_VALUES })
      return allowedNumbers(spec)
    }
    case 'data':
      throw new BadInput(where, 'its values cannot be listed; give one with --set')
  }
}
