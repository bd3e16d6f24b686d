import { stacksOf, tilesOf, type ZombiesOptions } from '@shamble/game-zombies/table'
import { group, PAWN_SHAPES, pawn, rect, text } from '../../kit/index.js'
import type { SetupPlan } from '../../setup/plan.js'
import { seatLetter } from '../../setup/words.js'
import { TILE, tileArt } from './tile-art.js'

/** How many tiles are in each stack at the start: the helipad of the town is beneath its own. [ZMB-1.2.d] [ZMB-1.2.e] */
export function stackSizes(options: ZombiesOptions): { readonly town: number; readonly base: number } {
  const { townStack, baseStack } = stacksOf(options)
  return { town: townStack.length + 1, base: baseStack.length }
}

function stack(x: number, count: number, word: string): string {
  const layers = [3, 2, 1, 0].map((i) =>
    rect(i * 3, 18 - i * 3, 78, 78, { fill: 'var(--block)', stroke: 'var(--ink-2)', 'stroke-width': 1.5 }),
  )
  const words =
    text(39, 70, count, { class: 'num', 'font-size': 40, 'text-anchor': 'middle', fill: 'var(--ink)' }) +
    text(39, 120, word, { class: 'tiny', 'font-size': 13, 'text-anchor': 'middle', fill: 'var(--ink-2)' })
  return group(x, 18, layers.join('') + words)
}

/** The Town Square with everybody on it, and the stacks that the city grows from. */
export const preview: NonNullable<SetupPlan['preview']> = (chosen, speak) => {
  const options = chosen as ZombiesOptions
  const { seats } = options
  const { kinds, index } = tilesOf(options)
  const { town, base } = stackSizes(options)
  const pawns = Array.from({ length: seats }, (_, seat) => {
    const angle = (seat / seats) * Math.PI * 2 - Math.PI / 2
    const away = seats === 1 ? 0 : 13 + seats * 1.6
    const look = { shape: PAWN_SHAPES[seat]!, fill: 'var(--paper)', ink: 'var(--on-paper)', name: seatLetter(seat) }
    return pawn(TILE / 2 + Math.cos(angle) * away, TILE / 2 + Math.sin(angle) * away, look, 0.5)
  })
  return {
    view: '-4 -4 410 158',
    drawing: [
      tileArt({ kind: kinds[index['town_square']!]!, turn: 0, x: 0, y: 0 }, 0, 0),
      ...pawns,
      stack(196, town, speak('setup.stack.town')),
      base > 0 ? stack(306, base, speak('setup.stack.base')) : '',
    ].join(''),
  }
}
