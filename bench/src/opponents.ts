import { randomPolicy, wilson } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { type Action, Engine, type Options, type Seat, seenEvents, type ViewBase } from '@shamble/kernel'
import { type Bot, type GameModule, resolveOptions } from '@shamble/module'
import { barsOf, type Setting } from './bars.js'
import type { Effort } from './measure.js'
import { ceiling, figure, type Line } from './report.js'

const MOST_GAMES = 400
const MOST_DECISIONS = 100_000

/**
 * How often the house bot wins when everybody else plays at random, against how often random play wins in its place.
 * It sits in every seat in turn. Clearly better means that its whole interval is above.
 */
export function opponents(module: GameModule, seed: string, effort: Effort): Line[] {
  return barsOf(module.game.id).contests.flatMap((setting) => contested(module, setting, seed, effort))
}

function contested(module: GameModule, setting: Setting, seed: string, effort: Effort): Line[] {
  const house = module.bots?.['house']
  if (house === undefined) return []
  const { id } = module.game
  const options = resolveOptions(module.game.options, { ...module.unattended, ...setting.options })
  const seats = module.game.seats(options).length
  const stopwatch = { spent: 0, decided: 0 }
  let games = 0
  let won = 0
  let wonByRandom = 0
  const end = performance.now() + 4 * effort.rounds * effort.milliseconds
  for (; games < MOST_GAMES && (games < seats || performance.now() < end); games++) {
    const seat = games % seats
    if (wins(module, options, seat, timed(house(seat), stopwatch), `${seed}/${games}`)) won++
    if (wins(module, options, seat, null, `${seed}/${games}`)) wonByRandom++
  }
  const [low, high] = wilson(won, games)
  const thought = figure(
    `${id}: a decision of house${setting.name}`,
    (1000 * stopwatch.spent) / stopwatch.decided,
    'µs',
  )
  const { decision } = barsOf(id)
  return [
    {
      ...figure(`${id}: games that house wins${setting.name}`, (100 * won) / games, '%'),
      interval: [100 * low, 100 * high],
      vs: 'random',
      ratio: wonByRandom === 0 ? null : won / wonByRandom,
      bar: wonByRandom === 0 ? 0 : 1,
      met: low > wonByRandom / games,
    },
    decision === undefined ? thought : ceiling(thought, 1000 * decision),
  ]
}

function timed(bot: Bot<Action, ViewBase>, stopwatch: { spent: number; decided: number }): Bot<Action, ViewBase> {
  return {
    decide(known, chance) {
      const start = performance.now()
      const action = bot.decide(known, chance)
      stopwatch.spent += performance.now() - start
      stopwatch.decided++
      return action
    },
  }
}

/** Whether a seat wins a game in which all others play at random, and it too unless a bot sits there. */
function wins(
  module: GameModule,
  options: Options,
  seat: Seat,
  bot: Bot<Action, ViewBase> | null,
  seed: string,
): boolean {
  const engine = new Engine(module.game)
  const chance = seededChance(seed)
  const botChance = seededChance(seed, 'bot')
  const random = randomPolicy(engine, seededBelow(seed, 'policy'))
  let { state, events: unread } = engine.start(options, chance)
  for (let i = 0; state.outcome === null && i < MOST_DECISIONS; i++) {
    const asked = state.questions[0]!.seat
    let action: Action
    if (bot === null || asked !== seat) action = random(state, asked)
    else {
      const [view, choices] = [module.game.view(state, seat), engine.choices(state, seat)]
      action = bot.decide({ seat, view, choices, events: seenEvents(unread, seat) }, botChance)
      unread = []
    }
    const result = engine.apply(state, asked, action, chance)
    if (!result.ok) throw new Error(`${module.game.id}: an answer is refused by ${result.refusal.rule}`)
    state = result.state
    unread = [...unread, ...result.events]
  }
  return state.outcome?.winners.includes(seat) ?? false
}
