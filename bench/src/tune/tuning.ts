import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, Offers, type Options, type Seat, type State, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions, type TunedPolicy } from '@shamble/module'
import type { Rung } from '../rival-settings.js'

type Action = { readonly type: string }
type Numbers = Readonly<Record<string, number>>
type Policy = TunedPolicy<State, Action>

/** A match that goes round in circles says nothing. */
const MOST_DECISIONS = 30_000

/** By which part of a step the numbers follow one match that was won, at first, and how that falls. */
export const STRIDE = 0.006
const FALL = 0.6

/** In each round two matches are played; only numbers whose names begin so are moved. */
export interface Run {
  readonly rounds: number
  readonly seed: string
  readonly only?: string
  readonly stride?: number
}

/**
 * Numbers that win, by simultaneous perturbation: all of them are moved at once, some up and some down by the toss of a
 * coin, and the two opposites play each other with the same dice, seats changed; or one after the other against the
 * house, where only some seats are compared. What won is followed a little.
 * @param settings take turns
 * @param heard told the round now and then
 * @returns the numbers that were moved
 */
export function tuned(
  module: GameModule,
  settings: readonly Rung[],
  { rounds, seed, only = '', stride = STRIDE }: Run,
  heard: (round: number) => void = () => {},
): Numbers {
  const tunable = module.lookahead!.tunable!
  const table = new Table(module, settings)
  const below = seededBelow(seed, 'tune')
  const names = Object.keys(tunable.numbers).filter((name) => name.startsWith(only))
  const steps = names.map((name) => tunable.numbers[name]!.step)
  const values = names.map((name) => tunable.numbers[name]!.value)
  for (let round = 0; round < rounds; round++) {
    const toss = names.map(() => (below(2) === 0 ? -1 : 1))
    const [up, down] = [1, -1].map((sign) =>
      tunable.policy(Object.fromEntries(names.map((name, i) => [name, values[i]! + sign * toss[i]! * steps[i]!]))),
    ) as [Policy, Policy]
    const lead = table.duel(up, down, round, seed)
    const by = stride * (1 + (4 * round) / rounds) ** -FALL * lead
    if (lead !== 0) for (let i = 0; i < names.length; i++) values[i]! += by * toss[i]! * steps[i]!
    if ((round + 1) % 1_000 === 0) heard(round + 1)
  }
  return Object.fromEntries(names.map((name, i) => [name, values[i]!]))
}

/** How often numbers win against the house's, and how many matches ended. */
export function shareOf(
  module: GameModule,
  setting: Rung,
  numbers: Numbers,
  rounds: number,
  seed: string,
): { readonly won: number; readonly matches: number } {
  const table = new Table(module, [setting])
  const policy = module.lookahead!.tunable!.policy(numbers)
  let [won, matches] = [0, 0]
  for (let round = 0; round < rounds; round++)
    for (const own of camps(setting)) {
      const results = table.match(0, own, policy, table.house, `${seed}/${round}`)
      if (results === null) continue
      matches++
      won += sumOf(results, own)
    }
  return { won, matches }
}

/** Whether a seat is of a camp. */
type Camp = (seat: Seat) => boolean

/** Every other seat, from the first or from the second on, against the rest; or some seats alone. */
function camps({ seats }: Rung): readonly Camp[] {
  if (seats === 'duel') return [0, 1].map((from) => (seat) => seat % 2 === from)
  return [(seat) => seats.includes(seat)]
}

const sumOf = (results: readonly number[], camp: Camp): number =>
  results.reduce((sum, result, seat) => (camp(seat) ? sum + result : sum), 0)

/** Matches without views: policies read worlds that are whole. */
class Table {
  readonly #engine: Engine
  readonly #rungs: readonly Rung[]
  readonly #options: readonly Options[]
  readonly house: Policy
  readonly #offers = new Offers<Action>('legal-only')

  constructor(module: GameModule, settings: readonly Rung[]) {
    const { policy } = module.lookahead!.tunable!
    this.#engine = new Engine(module.game)
    this.#rungs = settings
    this.house = policy({})
    this.#options = settings.map(({ options }) =>
      resolveOptions(module.game.options, { ...module.unattended, ...options }),
    )
  }

  /** By how much one is ahead of the other after two matches with the same dice. */
  duel(one: Policy, other: Policy, round: number, seed: string): number {
    const setting = round % this.#options.length
    const key = `${seed}/${round}`
    const [own, rest] = camps(this.#rungs[setting]!)
    const ahead = (mine: Policy, theirs: Policy): number => {
      const results = this.match(setting, own!, mine, theirs, key)
      if (results === null) return 0
      return sumOf(results, own!) - (rest === undefined ? 0 : sumOf(results, rest))
    }
    // Some seats alone: both against the house.
    const isDuel = rest !== undefined
    return ahead(one, isDuel ? other : this.house) - ahead(other, isDuel ? one : this.house)
  }

  /** How a match ended for each seat, where a camp plays by one policy and the rest by another; `null` where it did not end. */
  match(setting: number, camp: Camp, own: Policy, rest: Policy, seed: string): readonly number[] | null {
    const engine = this.#engine
    const play = unwatched(seededChance(seed))
    const s = engine.begin(this.#options[setting]!, play)
    for (let i = 0; i < MOST_DECISIONS && s.outcome === null; i++) {
      const { seat } = s.questions[0]!
      engine.offerTo(s, seat, this.#offers)
      const choices = this.#offers.choices(engine.passing(s))
      const isForced = choices.actions.length === 1 && choices.spaces.length === 0
      engine.step(s, seat, isForced ? choices.actions[0]! : (camp(seat) ? own : rest).answer(s, seat, choices), play)
    }
    const { outcome } = s
    if (outcome === null) return null
    return s.answered.map((_, seat: Seat) => (outcome.winners.includes(seat) ? 1 : 0))
  }
}
