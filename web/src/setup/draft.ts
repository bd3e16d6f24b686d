import type { HostRequest, SeatCard } from '@shamble/host'
import { type Clash, type OptionSpec, type Options, type Plain, samePlain } from '@shamble/kernel'
import { chosenOptions, optionSpecs, resolveOptions } from '@shamble/module'
import type { PageModule } from '../games/page-module.js'
import type { Mode, OptionGroup, SetupPlan } from './plan.js'

export type CreateRequest = Extract<HostRequest, { type: 'create' }>

export interface SeatDraft {
  /** A person, or the name of a bot. */
  readonly by: string
  readonly name: string
}

/** A table that is being set up. Nothing is rolled yet. */
export interface Draft {
  /** Only what someone chose; everything else follows. */
  readonly given: Readonly<Record<string, Plain>>
  readonly seats: readonly SeatDraft[]
  readonly realDice: boolean
  readonly seed: string
  readonly curtain: boolean
  /** Whether all persons but the first come from elsewhere. */
  readonly online?: boolean
}

type Game = Pick<PageModule, 'game'>

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
      { ...remembered(spec), ...(Object.hasOwn(usual, name) ? { default: usual[name]! } : {}) } as OptionSpec,
    ]),
  )
  // A draft may pass through options that do not go together: `clashOf` says so beside it.
  return { ...module, game: { ...module.game, options: { specs: changed, presets } } }
}

/** The same option, whose reader looks at each value once: a sheet asks for its options often, and maps are large. */
function remembered(spec: OptionSpec): OptionSpec {
  if (spec.type !== 'data') return spec
  const read = new WeakMap<object, Plain>()
  return {
    ...spec,
    read(value, where) {
      if (typeof value !== 'object' || value === null) return spec.read(value, where)
      const known = read.get(value) ?? spec.read(value, where)
      read.set(value, known)
      // What was read reads as itself.
      if (typeof known === 'object' && known !== null) read.set(known, known)
      return known
    },
  }
}

/** What does not go together in a draft, by the game itself; `null` where it can start. */
export const clashOf = (module: Game, options: Options): Clash | null => module.game.options.clash?.(options) ?? null

/** Every option of a game has its place: those that no group names stand in a last one. */
export function groupsOf(module: Game, plan: SetupPlan | undefined): readonly OptionGroup[] {
  const groups = plan?.groups ?? []
  const placed = new Set([...groups.flatMap(({ options }) => options), ...(plan?.decided ?? []), plan?.lead])
  const rest = Object.keys(optionSpecs(module.game.options)).filter((name) => !placed.has(name))
  if (groups.length === 0) return [{ id: 'all', asked: true, options: rest }]
  return rest.length === 0 ? groups : [...groups, { id: 'other', asked: false, options: rest }]
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
    // Names wait in their seats, also where the house sits now.
    seats: names.map((name, i) => ({ by: i < (mode?.people ?? 1) ? PERSON : bot, name })),
    realDice: false,
    seed: '',
    curtain: true,
  }
  return seated(module, bare, mode?.people ?? 1, bot)
}

export function withOption(
  module: Game,
  draft: Draft,
  name: string,
  value: Plain,
  bot: string,
  plan?: SetupPlan,
): Draft {
  const chosen = { ...draft.given, [name]: value }
  // Anyone who comes to a mode by one of its options gets what it needs, and leaves it again with the mode.
  const [before, after] = [draft.given, chosen].map((given) => needsOf(module, plan, given)) as [Needs, Needs]
  const left = Object.entries(chosen).filter(
    ([other, now]) => other === name || Object.hasOwn(after, other) || !samePlain(before[other], now),
  )
  const arrived = Object.entries(after).filter(([other]) => other !== name && !Object.hasOwn(before, other))
  const next = { ...draft, given: pruned(module, { ...Object.fromEntries(arrived), ...Object.fromEntries(left) }) }
  return seated(module, { ...next, seats: followed(module, draft, next, bot) }, 0, bot)
}

/** Seats keep their words: a game master's stays the last one, however many play. Anyone who has none left waits behind. */
function followed(module: Game, before: Draft, after: Draft, bot: string): SeatDraft[] {
  const [had, has] = [before, after].map((draft) => module.game.seats(optionsOf(module, draft))) as [string[], string[]]
  const free = before.seats.filter((_, i) => !has.includes(had[i] ?? ''))
  const seats = has.map((word) => before.seats[had.indexOf(word)] ?? free.shift() ?? { by: bot, name: '' })
  return [...seats, ...free]
}

/** Options by name as an address has them. */
export type Chosen = Readonly<Record<string, string>>

/** A draft with what was chosen on the way to it; what is none of the game's choices is left out. */
export function withChosen(module: Game, draft: Draft, chosen: Chosen, bot: string, plan?: SetupPlan): Draft {
  const { specs } = module.game.options
  return Object.entries(chosen).reduce((now, [name, value]) => {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
    const isOne = spec?.type === 'choice' && spec.values.includes(value)
    return isOne ? withOption(module, now, name, value, bot, plan) : now
  }, draft)
}

type Needs = Readonly<Record<string, Plain>>

/** What the modes need that these options amount to, no matter who sits in their seats. */
function needsOf(module: Game, plan: SetupPlan | undefined, given: Readonly<Record<string, Plain>>): Needs {
  const options = resolveOptions(module.game.options, given)
  const modes = plan?.modes.filter((mode) =>
    Object.entries(mode.options).every(([name, value]) => samePlain(options[name], value)),
  )
  return Object.assign({}, ...(modes ?? []).map((mode) => mode.needs ?? {}))
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
  const needs = Object.entries(needsOf(module, plan, Object.fromEntries(kept)))
  return { ...draft, given: pruned(module, Object.fromEntries([...needs, ...kept, ...rules])) }
}

/** The rules of a draft alone, as a preset keeps them: without what its mode decides or needs. */
export function rulesOf(module: Game, plan: SetupPlan | undefined, draft: Draft): Readonly<Record<string, Plain>> {
  const needs = needsOf(module, plan, draft.given)
  return Object.fromEntries(
    Object.entries(draft.given).filter(
      ([name, value]) => !(plan?.decided ?? []).includes(name) && !samePlain(needs[name], value),
    ),
  )
}

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

/** Whether a person's seat is for someone who comes from elsewhere. */
export const isElsewhere = (module: Game, draft: Draft, seat: number): boolean =>
  draft.online === true &&
  seatsOf(module, draft)
    .slice(0, seat)
    .some(({ by }) => by === PERSON)

/** Without the modes that are played alone. */
export function forSeveral(module: Game, plan: SetupPlan): SetupPlan {
  const isForSeveral = ({ options }: SetupPlan['modes'][number]): boolean =>
    module.game.seats(resolveOptions(module.game.options, options)).length > 1
  return { ...plan, modes: plan.modes.filter(isForSeveral) }
}

/** With friends online: at least one of the others is a person. */
export function withOnline(module: Game, draft: Draft, online: boolean): Draft {
  const seats = seatsOf(module, draft)
  const people = seats.filter(({ by }) => by === PERSON).length
  const free = seats.findIndex(({ by }) => by !== PERSON)
  const needsFriend = online && people < 2 && free >= 0
  return {
    ...draft,
    online,
    seats: draft.seats.map((seat, i) => (needsFriend && i === free ? { ...seat, by: PERSON } : seat)),
  }
}

/** What a game is played with that its own defaults would not choose: from elsewhere, people play by those. */
export const usualAt = (
  place: 'here' | 'online',
  { unattended = {} }: Pick<PageModule, 'unattended'>,
): Readonly<Record<string, Plain>> => (place === 'online' ? {} : unattended)

/** `usual` are the defaults of this host, which the game itself would not choose. */
export function requestOf(module: Game, draft: Draft, usual: Readonly<Record<string, Plain>> = {}): CreateRequest {
  const seed = draft.seed.trim()
  const seats = seatsOf(module, draft).map(({ by, name }, seat): SeatCard => {
    if (by !== PERSON) return { by: 'bot', bot: by }
    return isElsewhere(module, draft, seat) ? { by: 'open' } : { by: 'person', name: name.trim() }
  })
  return {
    type: 'create',
    game: module.game.id,
    options: { ...usual, ...draft.given },
    seats,
    ...(seed === '' ? {} : { seed }),
    ...(draft.realDice ? { realDice: true } : {}),
    ...(seats.some(({ by }) => by === 'open') ? { terms: USUAL_TERMS } : {}),
  }
}

/** What people who play online agree on unless they say otherwise, in the waiting room. */
export const USUAL_TERMS: NonNullable<CreateRequest['terms']> = {
  open: false,
  pace: null,
  away: 'house',
  hints: false,
  proven: true,
}

/** What a match hands on to the next one, by option. */
export type Handed = Readonly<Record<string, Plain>>

/** A draft that chooses nothing of what is handed on: the module has that as its defaults. */
export function withHanded(draft: Draft, handed: Handed): Draft {
  const given = Object.entries(draft.given).filter(([name]) => !Object.hasOwn(handed, name))
  return { ...draft, given: Object.fromEntries(given) }
}

/** The plan without whatever would choose otherwise than is handed on. */
export function planWith(plan: SetupPlan, handed: Handed): SetupPlan {
  const agrees = ([name, value]: [string, Plain]): boolean =>
    !Object.hasOwn(handed, name) || samePlain(handed[name], value)
  return {
    ...plan,
    modes: plan.modes.filter((mode) => Object.entries({ ...mode.needs, ...mode.options }).every(agrees)),
    seats: plan.seats !== null && Object.hasOwn(handed, plan.seats.option) ? null : plan.seats,
    goesOn: Object.keys(handed).length > 0,
  }
}
