import { type PlayoutEnd, playout } from '@shamble/bots'
import { type Below, seededBelow, UniformChance } from '@shamble/chance'
import { Engine, type Options, type Plain, type State, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { type Effort, interleaved, work } from './measure.js'
import { figure, type Line } from './report.js'

const LIMITS = { mostDecisions: 1_000_000, mostTurns: Number.POSITIVE_INFINITY }

interface Floor {
  readonly unit: 'games/s' | 'decisions/s'
  readonly least: number
}

/** Below this a game is too slow for the balance lab and for search. */
const FLOORS: Readonly<Record<string, Floor>> = {
  dawn: { unit: 'games/s', least: 200 },
  zombies: { unit: 'decisions/s', least: 100_000 },
}

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

/** A way to play a game that is measured on its own; the options are those of unattended play and these. */
export interface Setting {
  readonly name: string
  readonly options: Readonly<Record<string, Plain>>
}

/** Games whose speed depends on how they are played. Without a last round random games of Zombies!!! go on for ever. */
const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  zombies: [2, 6].map((seats) => ({ name: `, ${seats} seats`, options: { seats, maxRounds: 60 } })),
}
export const AS_IT_IS: readonly Setting[] = [{ name: '', options: {} }]

/** Random whole games and decisions per second, in every setting of the game or under its usual options. */
export function wholeGames(module: GameModule, seed: string, effort: Effort): Line[] {
  return (SETTINGS[module.game.id] ?? AS_IT_IS).flatMap((setting) => measured(module, setting, seed, effort))
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
  const perSecond = interleaved([work(once)], effort)[0]!
  const title = (what: string): string => `${id}: ${what}${setting.name}`
  const lines = [
    held(id, figure(title('random whole games'), perSecond, 'games/s')),
    held(id, figure(title('decisions of random games'), (perSecond * decisions) / games, 'decisions/s')),
  ]
  return unfinished === 0 ? lines : [...lines, figure(title('unfinished games'), (100 * unfinished) / games, '%')]
}

function held(id: string, line: Line): Line {
  const floor = FLOORS[id]
  if (floor?.unit !== line.unit) return line
  return { ...line, bar: floor.least, met: line.value >= floor.least }
}
