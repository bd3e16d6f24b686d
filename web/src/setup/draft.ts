import type { HostRequest } from '@shamble/host'
import {
  chosenOptions,
  type GameModule,
  type OptionSpec,
  type Options,
  optionSpecs,
  type Plain,
  resolveOptions,
  samePlain,
} from '@shamble/kernel'
import type { Mode, OptionGroup, SetupPlan } from './plans.js'

export type CreateRequest = Extract<HostRequest, { type: 'create' }>

export interface SeatDraft {
  /** A person, or the name of a bot. */
  readonly by: string
  readonly name: string
}

/** A table that is being set up. Nothing is rolled yet. */
export interface Draft {
  /** Only what somebody chose; everything else follows. */
  readonly given: Readonly<Record<string, Plain>>
  readonly seats: readonly SeatDraft[]
  readonly realDice: boolean
  readonly seed: string
  readonly curtain: boolean
}

type Game = Pick<GameModule, 'game'>

export const PERSON = 'person'

/**
 * The game with other defaults where its host has its own: at one screen nobody races a clock.
 * Whatever is said about "the default" then means these.
 */
export function withUsual<M extends Game>(module: M, usual: Readonly<Record<string, Plain>>): M {
  const { specs, presets } = module.game.options
  const changed = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      Object.hasOwn(usual, name) ? ({ ...spec, default: usual[name]! } as OptionSpec) : spec,
    ]),
  )
  return { ...module, game: { ...module.game, options: { specs: changed, presets } } }
}

/** Every option of a game has its place: those that no group names stand in a last one. */
export function groupsOf(module: Game, plan: SetupPlan | undefined): readonly OptionGroup[] {
  const groups = plan?.groups ?? []
  const placed = new Set([...groups.flatMap(({ options }) => options), ...(plan?.decided ?? []), plan?.lead])
  const rest = Object.keys(optionSpecs(module.game.options)).filter((name) => !placed.has(name))
  return rest.length === 0 ? groups : [...groups, { id: 'other', asked: groups.length === 0, options: rest }]
}

export const optionsOf = (module: Game, draft: Draft): Options => resolveOptions(module.game.options, draft.given)

export const specOf = (module: Game, name: string): OptionSpec => optionSpecs(module.game.options)[name]!

/** What the option would be if nobody touched it, with the edition as it is chosen. */
export function usualValue(module: Game, draft: Draft, name: string): Plain {
  const { [name]: _chosen, ...others } = draft.given
  return resolveOptions(module.game.options, others)[name]!
}

/** The options that differ from the default; what the modes, the seats and the lead decide is not counted. */
export function differing(module: Game, plan: SetupPlan | undefined, options: Options): readonly string[] {
  const chosen = chosenOptions(module.game.options, options)
  return groupsOf(module, plan).flatMap((group) => group.options.filter((name) => Object.hasOwn(chosen, name)))
}

/** Rows that would change if an option were set otherwise: an edition sets many. */
export function consequences(
  module: Game,
  draft: Draft,
  name: string,
  value: Plain,
): readonly { name: string; value: Plain }[] {
  const now = optionsOf(module, draft)
  const then = resolveOptions(module.game.options, { ...draft.given, [name]: value })
  return Object.keys(optionSpecs(module.game.options))
    .filter((other) => other !== name && !samePlain(now[other], then[other]))
    .map((other) => ({ name: other, value: then[other]! }))
}

/** Seats follow from the options; a seat that comes back is as it was. */
function seated(module: Game, draft: Draft, people: number, bot: string): Draft {
  const count = module.game.seats(optionsOf(module, draft)).length
  const seats = Array.from({ length: Math.max(count, draft.seats.length) }, (_, i) => {
    return draft.seats[i] ?? { by: i < people ? PERSON : bot, name: '' }
  })
  return { ...draft, seats }
}

/** Leaves out whatever is the default anyway, so that an edition can still move it. */
function pruned(module: Game, given: Readonly<Record<string, Plain>>): Readonly<Record<string, Plain>> {
  const kept: Record<string, Plain> = { ...given }
  for (const name of Object.keys(given)) {
    const { [name]: value, ...others } = kept
    if (samePlain(value, resolveOptions(module.game.options, others)[name])) delete kept[name]
  }
  return kept
}

export function newDraft(module: Game, plan: SetupPlan | undefined, names: readonly string[], bot: string): Draft {
  const mode = plan?.modes[0]
  const bare: Draft = {
    given: pruned(module, mode?.options ?? {}),
    seats: names.slice(0, mode?.people ?? 1).map((name) => ({ by: PERSON, name })),
    realDice: false,
    seed: '',
    curtain: true,
  }
  return seated(module, bare, mode?.people ?? 1, bot)
}

export function withOption(module: Game, draft: Draft, name: string, value: Plain, bot: string): Draft {
  const next = { ...draft, given: pruned(module, { ...draft.given, [name]: value }) }
  return seated(module, next, 0, bot)
}

/** A mode sets its options and says who sits where; names stay. What only the mode before needed goes with it. */
export function withMode(module: Game, draft: Draft, mode: Mode, bot: string, before: Mode | null = null): Draft {
  const left = Object.entries(draft.given).filter(([name, value]) => !samePlain(before?.needs?.[name], value))
  const given = pruned(module, { ...mode.needs, ...Object.fromEntries(left), ...mode.options })
  const seats = draft.seats.map((seat, i) => ({ ...seat, by: i < mode.people ? PERSON : bot }))
  return seated(module, { ...draft, given, seats }, mode.people, bot)
}

/** A preset replaces the rules and leaves mode and seats alone. */
export function withPreset(
  module: Game,
  plan: SetupPlan | undefined,
  draft: Draft,
  preset: Readonly<Record<string, Plain>>,
): Draft {
  const decided = plan?.decided ?? []
  const kept = Object.entries(draft.given).filter(([name]) => decided.includes(name))
  const rules = Object.entries(preset).filter(([name]) => !decided.includes(name))
  return { ...draft, given: pruned(module, Object.fromEntries([...kept, ...rules])) }
}

/** The rules of a draft alone, as a preset keeps them. */
export const rulesOf = (plan: SetupPlan | undefined, draft: Draft): Readonly<Record<string, Plain>> =>
  Object.fromEntries(Object.entries(draft.given).filter(([name]) => !(plan?.decided ?? []).includes(name)))

/** Presets that differ in more than what the modes decide; the plain rules come first and are called `printed`. */
export function presetsOf(
  module: Game,
  plan: SetupPlan | undefined,
): readonly { id: string; options: Readonly<Record<string, Plain>> }[] {
  const found: { id: string; options: Readonly<Record<string, Plain>> }[] = [{ id: 'printed', options: {} }]
  for (const [id, preset] of Object.entries(module.game.options.presets)) {
    const rules = Object.entries(preset).filter(([name]) => !(plan?.decided ?? []).includes(name))
    const options = pruned(module, Object.fromEntries(rules))
    if (!found.some((other) => samePlain(other.options as Plain, options as Plain))) found.push({ id, options })
  }
  return found
}

export function modeOf(module: Game, plan: SetupPlan | undefined, draft: Draft): Mode | null {
  const options = optionsOf(module, draft)
  const seats = seatsOf(module, draft)
  return (
    plan?.modes.find(
      (mode) =>
        Object.entries(mode.options).every(([name, value]) => samePlain(options[name], value)) &&
        (plan.seats === null || seats.filter(({ by }) => by === PERSON).length === mode.people),
    ) ?? null
  )
}

/** The seats that this table has; the draft may remember more. */
export const seatsOf = (module: Game, draft: Draft): readonly SeatDraft[] =>
  draft.seats.slice(0, module.game.seats(optionsOf(module, draft)).length)

/** `usual` are the defaults of this host, which the game itself would not choose. */
export function requestOf(module: Game, draft: Draft, usual: Readonly<Record<string, Plain>> = {}): CreateRequest {
  const seed = draft.seed.trim()
  return {
    type: 'create',
    game: module.game.id,
    options: { ...usual, ...draft.given },
    seats: seatsOf(module, draft).map(({ by, name }) =>
      by === PERSON ? { by: 'person', name: name.trim() } : { by: 'bot', bot: by },
    ),
    ...(seed === '' ? {} : { seed }),
    ...(draft.realDice ? { realDice: true } : {}),
  }
}
