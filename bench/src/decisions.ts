import { seededChance } from '@shamble/chance'
import { Engine, seenEvents } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import type { DecisionCeilings } from './bars.js'
import type { Effort } from './measure.js'
import { ceiling, figure, type Line } from './report.js'

/** What a decision of the house bot in one seat costs on the average, with house bots in all others. */
export function decisions(module: GameModule, bars: DecisionCeilings, seed: string, effort: Effort): Line {
  const stretch = effort.rounds * effort.milliseconds
  // As for every other figure the compiler settles first: a seat that is asked seldom is slow for many games otherwise.
  playFor(module, bars, `${seed}/warming up`, WARMING * stretch)
  const spent = playFor(module, bars, seed, stretch)
  const mean = (1000 * spent.milliseconds) / spent.decisions
  return ceiling(figure(`${module.game.id}: ${bars.name}`, mean, 'µs'), 1000 * bars.milliseconds)
}

/** How much longer than the measurement: house bots in the other seats take most of the time. */
const WARMING = 2

/** Whole games, one at the least, and what the seat took in them. */
function playFor(module: GameModule, bars: DecisionCeilings, seed: string, milliseconds: number): Spent {
  const spent: Spent = { milliseconds: 0, decisions: 0 }
  const end = performance.now() + milliseconds
  for (let game = 0; spent.decisions === 0 || performance.now() < end; game++)
    playTimed(module, bars, `${seed}/${game}`, spent)
  return spent
}

interface Spent {
  milliseconds: number
  decisions: number
}

function playTimed(module: GameModule, { options, seat: timed }: DecisionCeilings, seed: string, spent: Spent): void {
  const engine = new Engine(module.game)
  const chance = seededChance(seed)
  const { state: begun, events } = engine.start(resolveOptions(module.game.options, options), chance)
  const bots = begun.answered.map((_, seat) => ({ bot: module.bots!['house']!(seat), unread: [...events] }))
  let state = begun
  while (state.outcome === null) {
    const { seat } = state.questions[0]!
    const player = bots[seat]!
    const known = {
      seat,
      view: module.game.view(state, seat),
      choices: engine.choices(state, seat),
      events: seenEvents(player.unread, seat),
    }
    player.unread = []
    const start = performance.now()
    const action = player.bot.decide(known, chance)
    if (seat === timed) {
      spent.milliseconds += performance.now() - start
      spent.decisions++
    }
    const result = engine.apply(state, seat, action, chance)
    if (!result.ok) throw new Error(`${module.game.id}: an answer is refused by ${result.refusal.rule}`)
    state = result.state
    for (const one of bots) one.unread.push(...result.events)
  }
}
