import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, Offers, type Options, type Seat, type State, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions, type TunedPolicy } from '@shamble/module'
import type { Setting } from '../bars.js'

type Action = { readonly type: string }
type Numbers = Readonly<Record<string, number>>
type Policy = TunedPolicy<State, Action>

/** A match that goes round in circles says nothing. */
const MOST_DECISIONS = 30_000

/** How far the numbers are moved by one result, at first and how it falls. */
const BOLDNESS = 0.006
const FALL = 0.6

/**
 * Numbers that win, by simultaneous perturbation: all of them are moved at once, some up and some down by the toss of a
 * coin, and the two opposites play each other with the same dice, seats changed. What won is followed a little.
 * @param rounds in each two matches are played; settings take turns
 * @param heard told the numbers now and then
 */
export function tuned(
  module: GameModule,
  settings: readonly Setting[],
  rounds: number,
  seed: string,
  heard: (round: number, numbers: Numbers) => void = () => {},
): Numbers {
  const tunable = module.lookahead!.tunable!
  const table = new Table(module, settings)
  const below = seededBelow(seed, 'tune')
  const names = Object.keys(tunable.numbers)
  const steps = names.map((name) => tunable.numbers[name]!.step)
  const values = names.map((name) => tunable.numbers[name]!.value)
  const numbers = (): Numbers => Object.fromEntries(names.map((name, i) => [name, values[i]!]))
  for (let round = 0; round < rounds; round++) {
    const toss = names.map(() => (below(2) === 0 ? -1 : 1))
    const [up, down] = [1, -1].map((sign) =>
      tunable.policy(Object.fromEntries(names.map((name, i) => [name, values[i]! + sign * toss[i]! * steps[i]!]))),
    ) as [Policy, Policy]
    const lead = table.duel(up, down, round, seed)
    const by = BOLDNESS * (1 + (4 * round) / rounds) ** -FALL * lead
    if (lead !== 0) for (let i = 0; i < names.length; i++) values[i]! += by * toss[i]! * steps[i]!
    if ((round + 1) % 1_000 === 0) heard(round + 1, numbers())
  }
  return numbers()
}

/** How often numbers win against others where each sits in every other seat, and how many matches ended. */
export function shareOf(
  module: GameModule,
  setting: Setting,
  one: Numbers,
  other: Numbers,
  rounds: number,
  seed: string,
): { readonly won: number; readonly matches: number } {
  const { policy } = module.lookahead!.tunable!
  const table = new Table(module, [setting])
  const [mine, theirs] = [policy(one), policy(other)]
  let [won, matches] = [0, 0]
  for (let round = 0; round < rounds; round++)
    for (const [even, odd, own] of [
      [mine, theirs, 0],
      [theirs, mine, 1],
    ] as const) {
      const results = table.match(0, even, odd, `${seed}/${round}`)
      if (results === null) continue
      matches++
      won += sumOf(results, own)
    }
  return { won, matches }
}

/** What every other seat has, from the first or from the second on. */
const sumOf = (results: readonly number[], from: 0 | 1): number =>
  results.reduce((sum, result, seat) => (seat % 2 === from ? sum + result : sum), 0)

/** Matches without views: both policies read worlds that are whole. */
class Table {
  readonly #engine: Engine
  readonly #options: readonly Options[]
  readonly #offers = new Offers<Action>('legal-only')

  constructor(module: GameModule, settings: readonly Setting[]) {
    this.#engine = new Engine(module.game)
    this.#options = settings.map(({ options }) =>
      resolveOptions(module.game.options, { ...module.unattended, ...options }),
    )
  }

  /** By how much one is ahead of the other after two matches with the same dice, seats changed. */
  duel(one: Policy, other: Policy, round: number, seed: string): number {
    const setting = round % this.#options.length
    const ahead = (results: readonly number[] | null): number =>
      results === null ? 0 : sumOf(results, 0) - sumOf(results, 1)
    const key = `${seed}/${round}`
    return ahead(this.match(setting, one, other, key)) - ahead(this.match(setting, other, one, key))
  }

  /** How a match ended for each seat; `null` where it did not. */
  match(setting: number, even: Policy, odd: Policy, seed: string): readonly number[] | null {
    const engine = this.#engine
    const play = unwatched(seededChance(seed))
    const s = engine.begin(this.#options[setting]!, play)
    for (let i = 0; i < MOST_DECISIONS && s.outcome === null; i++) {
      const { seat } = s.questions[0]!
      engine.offerTo(s, seat, this.#offers)
      const choices = this.#offers.choices(engine.passing(s))
      const isForced = choices.actions.length === 1 && choices.spaces.length === 0
      engine.step(
        s,
        seat,
        isForced ? choices.actions[0]! : (seat % 2 === 0 ? even : odd).answer(s, seat, choices),
        play,
      )
    }
    const { outcome } = s
    if (outcome === null) return null
    return s.answered.map((_, seat: Seat) => (outcome.winners.includes(seat) ? 1 : 0))
  }
}
