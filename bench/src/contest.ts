import { seededBelow } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { connectFourReducer, ticTacToeReducer } from './baselines/boardgame-io.js'
import { connectFourLoop } from './baselines/connect-four-loop.js'
import { ticTacToeLoop } from './baselines/tic-tac-toe-loop.js'
import { type Effort, interleaved, work } from './measure.js'
import type { Player } from './player.js'
import { figure, type Line } from './report.js'
import { wholeGame } from './whole-games.js'

interface Baseline {
  readonly name: string
  readonly player: () => Player
  /** Our playouts a second must be at least so many times theirs. */
  readonly bar: number
}

/** What our playouts are held against, by the id of the example. */
export const BASELINES: Readonly<Record<string, readonly Baseline[]>> = {
  'tic-tac-toe': [
    { name: 'boardgame.io', player: ticTacToeReducer, bar: 100 },
    { name: 'hand-written', player: ticTacToeLoop, bar: 0.1 },
  ],
  'connect-four': [
    { name: 'boardgame.io', player: connectFourReducer, bar: 100 },
    { name: 'hand-written', player: connectFourLoop, bar: 0.1 },
  ],
}

export function kernelPlayer(module: GameModule): Player {
  const engine = new Engine(module.game)
  const options = resolveOptions(module.game.options, module.unattended)
  return (below) => {
    const { state } = wholeGame(engine, options, below)
    return 1 + (state.outcome?.winners[0] ?? -1)
  }
}

/** Our playouts and those of each baseline, side by side; nothing for a game that has no baseline. */
export function contest(module: GameModule, seed: string, effort: Effort): Line[] {
  const { id } = module.game
  const baselines = BASELINES[id]
  if (baselines === undefined) return []
  const players = [kernelPlayer(module), ...baselines.map((baseline) => baseline.player())]
  if (!playSameGames(players, seed)) throw new Error(`${id}: a baseline does not play the same games`)
  const works = players.map((player) => {
    const below = seededBelow(seed, id)
    return work(() => void player(below))
  })
  const [ours, ...theirs] = interleaved(works, effort) as [number, ...number[]]
  return baselines.flatMap(({ name, bar }, i): Line[] => {
    const ratio = ours / theirs[i]!
    return [
      figure(`${id}: playouts, ${name}`, theirs[i]!, 'games/s'),
      { ...figure(`${id}: playouts, kernel`, ours, 'games/s'), vs: name, ratio, bar, met: ratio >= bar },
    ]
  })
}

const COMPARED = 100

/** Whether all of them play one and the same row of games: other rules or another policy would prove nothing. */
export function playSameGames(players: readonly Player[], seed: string): boolean {
  const rows = players.map((player) => {
    const below = seededBelow(seed, 'same games')
    return Array.from({ length: COMPARED }, () => player(below)).join()
  })
  return new Set(rows).size === 1
}
