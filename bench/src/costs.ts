import { randomPolicy } from '@shamble/bots'
import { RecordedChance, seededBelow, seededChance } from '@shamble/chance'
import { type Action, type ChanceOutcome, Engine, type Seat, type State } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { type Effort, interleaved, type Work, work } from './measure.js'
import { figure, type Line } from './report.js'

/** An answer of a random game, with the state that it was given in and what chance made of it. */
interface Decision {
  readonly state: State
  readonly seat: Seat
  readonly action: Action
  readonly outcomes: readonly ChanceOutcome[]
}

const GAMES = 10
// Enough of a long game: its later decisions cost about the same.
const MOST_DECISIONS = 500

/** What the parts of a match that people play cost, each the mean over the decisions of random games. */
export function costs(module: GameModule, seed: string, effort: Effort): Line[] {
  const { game } = module
  const engine = new Engine(game)
  const games = Array.from({ length: GAMES }, (_, i) => randomDecisions(engine, `${seed}/${i}`))
  const decisions = games.flat()
  const each = (act: (decision: Decision) => void): Work => work(() => decisions.forEach(act))
  const works: Readonly<Record<string, Work>> = {
    clone: each(({ state }) => game.clone(state)),
    view: each(({ state, seat }) => game.view(state, seat)),
    'choices with refusals': each(({ state, seat }) => engine.choices(state, seat)),
    'apply (clone, check, events)': each(({ state, seat, action, outcomes }) => {
      engine.apply(state, seat, action, new RecordedChance(outcomes))
    }),
    'Match.answer (apply, hash, record entry)': (times) => {
      let spent = 0
      for (let i = 0; i < times; i++) for (const answers of games) spent += answerAll(engine, answers)
      return spent
    },
  }
  const rates = interleaved(Object.values(works), effort)
  return Object.keys(works).map((name, i) => figure(`${game.id}: ${name}`, 1e6 / (rates[i]! * decisions.length), 'µs'))
}

function randomDecisions(engine: Engine, seed: string): Decision[] {
  const chance = seededChance(seed)
  const policy = randomPolicy(engine, seededBelow(seed, 'policy'))
  const decisions: Decision[] = []
  let { state } = engine.start(resolveOptions(engine.game.options), chance)
  while (state.outcome === null && decisions.length < MOST_DECISIONS) {
    const { seat } = state.questions[0]!
    const action = policy(state, seat)
    const result = engine.apply(state, seat, action, chance)
    if (!result.ok) throw new Error(`${engine.game.id}: an offer is refused by ${result.refusal.rule}`)
    decisions.push({ state, seat, action, outcomes: result.outcomes })
    state = result.state
  }
  return decisions
}

/** Gives the answers of a whole game to a match; how many milliseconds they took, the set-up not counted. */
function answerAll(engine: Engine, answers: readonly Decision[]): number {
  const match = Match.from(engine, answers[0]!.state, { salt: 'bench' })
  const start = performance.now()
  for (const { seat, action, outcomes } of answers) match.answer(seat, action, new RecordedChance(outcomes))
  return performance.now() - start
}
