import { BadInput, type Options, type Plain } from '@shamble/kernel'
import { type GameModule, optionSpecs, resolveOptions } from '@shamble/module'

/** One way to play a game: a preset, a mode, a scenario. */
export interface Variant {
  readonly name: string
  readonly options: Options
}

interface Axis {
  readonly option: string
  /** What else has to be chosen so that it means something. */
  readonly given?: Readonly<Record<string, Plain>>
}

/** Options by which a game becomes another one: each of their values is kept. */
const AXES: Readonly<Record<string, readonly Axis[]>> = {
  dawn: [{ option: 'mode' }, { option: 'mode', given: { edition: 'digest' } }],
  zombies: [{ option: 'expansion' }, { option: 'seats' }],
  dwa: [{ option: 'scenario' }, { option: 'scenario', given: { advanced: true, zombieSeat: true } }],
  'dead-dice': [
    { option: 'agmScenario' },
    { option: 'scenario', given: { gameMaster: 'human' } },
    { option: 'players' },
    { option: 'agmTemper' },
  ],
}

/** The usual match, one of each preset, and one of each mode or scenario. No two are played by the same options. */
export function variantsOf({ game, unattended = {} }: GameModule): Variant[] {
  const wanted: { name: string; given: Readonly<Record<string, Plain>>; preset: string | null }[] = [
    { name: 'usual', given: {}, preset: null },
    ...Object.keys(game.options.presets).map((preset) => ({ name: preset, given: {}, preset })),
    ...(AXES[game.id] ?? []).flatMap(({ option, given = {} }) =>
      valuesOf(game.options, option).map((value) => ({
        name: [option, value, ...Object.keys(given)].join('-'),
        given: { ...given, [option]: value },
        preset: null,
      })),
    ),
  ]
  const found = new Map<string, Variant>()
  for (const { name, given, preset } of wanted) {
    const options = optionsOf(game.options, { ...unattended, ...given }, preset)
    if (options === null) continue
    const key = JSON.stringify(options)
    if (!found.has(key)) found.set(key, { name: name.replaceAll(/[^\w-]/g, ''), options })
  }
  return [...found.values()]
}

/** `null` where these do not go together. */
function optionsOf(
  schema: GameModule['game']['options'],
  given: Readonly<Record<string, Plain>>,
  preset: string | null,
): Options | null {
  try {
    return resolveOptions(schema, given, preset)
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}

function valuesOf(schema: GameModule['game']['options'], option: string): Plain[] {
  const spec = optionSpecs(schema)[option]
  if (spec?.type === 'choice') return spec.values.filter((value) => value !== spec.drawn)
  if (spec?.type === 'number') return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i)
  throw new Error(`"${option}" is no option of which a match of each value can be kept`)
}
