import {
  BadInput,
  BrokenInvariant,
  type NumberSpec,
  type OptionSpec,
  type Options,
  type OptionsSchema,
  type Plain,
  samePlain,
} from '@shamble/kernel'
import { parseJson } from './json.js'
import { flag, found, int, notAmong, oneOf, record } from './shape.js'

/** Every match can end: the limit on turns that all games share; 0 means none. */
const TURN_LIMIT: OptionSpec = { type: 'number', min: 0, max: 100_000, default: 0, rule: 'TABLE.5' }

/** All options of a game, those of the table included. */
export function optionSpecs(schema: OptionsSchema): Readonly<Record<string, OptionSpec>> {
  return { ...schema.specs, turnLimit: TURN_LIMIT }
}

/** Fills in presets and defaults and checks every value; unknown names and values out of range are refused. */
export function resolveOptions(schema: OptionsSchema, given: unknown = {}, preset: string | null = null): Options {
  const chosen = record(given, 'options')
  const base = preset === null ? {} : own(schema.presets, preset)
  if (base === undefined) throw notAmong(Object.keys(schema.presets), preset, 'preset')
  const specs = optionSpecs(schema)
  for (const name in base) {
    if (!Object.hasOwn(specs, name))
      throw new BrokenInvariant(`the preset "${preset}" names an option "${name}" that does not exist`)
  }
  for (const name in chosen) {
    if (!Object.hasOwn(specs, name)) throw noSuchOption(specs, `options.${name}`)
  }
  const resolved: Record<string, Plain> = {}
  for (const [name, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(chosen, name) ? chosen[name] : base[name]
    resolved[name] = value === undefined ? defaultOf(spec, resolved) : readOption(spec, value, `options.${name}`)
  }
  const options = resolved as unknown as Options
  const clash = schema.clash?.(options) ?? null
  if (clash !== null) throw new BadInput(`options.${clash.option}`, clash.said.key, clash.said.params)
  return options
}

/** The same for a case or a position: what is not said there is as printed. */
export function printedOptions(schema: OptionsSchema, given: unknown = {}, preset: string | null = null): Options {
  const printed = schema.printed === undefined ? {} : schema.presets[schema.printed]
  const base = preset === null ? {} : own(schema.presets, preset)
  return resolveOptions(schema, { ...printed, ...base, ...record(given, 'options') }, preset)
}

/** What is under a name that someone has typed; nothing where the name is only one that every object knows. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

function noSuchOption(specs: Readonly<Record<string, OptionSpec>>, where: string): BadInput {
  return new BadInput(where, 'no such option; there are {{names}}', { names: Object.keys(specs).join(', ') })
}

/** Every number that the option may be, ascending. */
export function allowedNumbers({ min, max, also = [] }: NumberSpec): readonly number[] {
  return [...also, ...Array.from({ length: max - min + 1 }, (_, i) => min + i)].sort((a, b) => a - b)
}

/** Reads an option as a command line or a form gives it: as text. */
export function optionFromText(schema: OptionsSchema, name: string, written: string): Plain {
  const spec = own(optionSpecs(schema), name)
  const where = `options.${name}`
  if (spec === undefined) throw noSuchOption(optionSpecs(schema), where)
  if (spec.type === 'data' && /^\s*[[{]/.test(written)) return readOption(spec, parseJson(written, where), where)
  if (spec.type === 'choice') return readOption(spec, written, where)
  if (spec.type === 'flag' && /^(true|false)$/.test(written)) return written === 'true'
  if (spec.type === 'number' && /^-?\d+$/.test(written)) return readOption(spec, Number(written), where)
  return readOption(spec, written, where)
}

/** Reads an option as a file gives it. */
export function optionFromData(schema: OptionsSchema, name: string, value: unknown): Plain {
  const spec = own(optionSpecs(schema), name)
  const where = `options.${name}`
  if (spec === undefined) throw noSuchOption(optionSpecs(schema), where)
  return readOption(spec, value, where)
}

/** The options that differ from what the schema would choose by itself. */
export function chosenOptions(schema: OptionsSchema, options: Options): Record<string, Plain> {
  const differing: Record<string, Plain> = {}
  for (const [name, spec] of Object.entries(optionSpecs(schema))) {
    if (!samePlain(options[name], defaultOf(spec, options))) differing[name] = options[name]!
  }
  return differing
}

function defaultOf(spec: OptionSpec, before: Readonly<Record<string, Plain>>): Plain {
  return typeof spec.default === 'function' ? spec.default(before) : spec.default
}

function readOption(spec: OptionSpec, value: unknown, where: string): Plain {
  switch (spec.type) {
    case 'choice':
      // A file may give a number for what is a choice among words.
      return oneOf(spec.values)(typeof value === 'number' ? readable(spec.values, value) : value, where)
    case 'flag':
      return flag(value, where)
    case 'number':
      return readNumber(spec, value, where)
    case 'data':
      return value === null && spec.default === null ? null : spec.read(value, where)
  }
}

const readable = (values: readonly string[], value: number): string | number =>
  values.find((one) => one === String(value)) ?? value

function readNumber({ min, max, also = [] }: NumberSpec, value: unknown, where: string): number {
  if (also.length === 0) return int(min, max)(value, where)
  if (typeof value === 'number' && (also.includes(value) || (Number.isInteger(value) && value >= min && value <= max)))
    return value
  const expected = { also: also.join(', '), min, max, found: found(value) }
  throw min === max
    ? new BadInput(where, 'expected {{also}} or {{min}}, found {{found}}', expected)
    : new BadInput(where, 'expected {{also}} or a whole number from {{min}} to {{max}}, found {{found}}', expected)
}
