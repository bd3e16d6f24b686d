import { type PlayoutEnd, playout } from '@shamble/bots'
import { type Below, seededBelow, UniformChance } from '@shamble/chance'
import { Engine, type Options, type State, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { barsOf, type Setting } from './bars.js'
import { type Effort, interleaved, work } from './measure.js'
import { figure, floor, type Line } from './report.js'

/** A game with many chapters meets most of its code rarely: the compiler takes its time with it. */
const PATIENCE = 12

const LIMITS = { mostDecisions: 1_000_000, mostTurns: Number.POSITIVE_INFINITY }

/** One random game from set-up to end, without an audience. */
export function wholeGame(
  engine: Engine,
  options: Options,
  below: Below,
): { readonly state: State; readonly end: PlayoutEnd } {
  const play = unwatched(new UniformChance(below))
  const state = engine.begin(options, play)
  return { state, end: playout(engine, state, play, below, LIMITS) }
}

/** Random whole games and decisions per second, in every setting of the game or under its usual options. */
export function wholeGames(module: GameModule, seed: string, effort: Effort): Line[] {
  return barsOf(module.game.id).playouts.flatMap((setting) => measured(module, setting, seed, effort))
}

function measured(module: GameModule, setting: Setting, seed: string, effort: Effort): Line[] {
  const { id } = module.game
  const engine = new Engine(module.game)
  const options = resolveOptions(module.game.options, { ...module.unattended, ...setting.options })
  const below = seededBelow(seed, id, 'whole games')
  let games = 0
  let decisions = 0
  let unfinished = 0
  const once = () => {
    const { end } = wholeGame(engine, options, below)
    games++
    decisions += end.decisions
    if (end.unfinished) unfinished++
  }
  const perSecond = interleaved([work(once)], effort, PATIENCE)[0]!
  const title = (what: string): string => `${id}: ${what}${setting.name}`
  const lines = [
    held(id, figure(title('random whole games'), perSecond, 'games/s')),
    held(id, figure(title('decisions of random games'), (perSecond * decisions) / games, 'decisions/s')),
  ]
  return unfinished === 0 ? lines : [...lines, figure(title('unfinished games'), (100 * unfinished) / games, '%')]
}

function held(id: string, line: Line): Line {
  const bar = barsOf(id).floors?.find(({ unit }) => unit === line.unit)
  return bar === undefined ? line : floor(line, bar.least)
}
