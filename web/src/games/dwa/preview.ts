import { boardOf, type DwaOptions, deploymentOf, openedView } from '@shamble/game-dwa/table'
import { poly, tag } from '../../kit/index.js'
import type { SetupPlan } from '../../setup/plan.js'
import { K } from './scale.js'
import { groundArt, vehiclesArt, wallsArt } from './terrain-art.js'

/** The table before anybody is on it, with the zones of the teams. */
export const preview: NonNullable<SetupPlan['preview']> = (options, speak) => {
  const view = openedView(options as DwaOptions)
  const board = boardOf(view.options)
  const zones = Array.from({ length: view.options.players }, (_, seat) =>
    tag('path', {
      d: poly(deploymentOf(view, seat).outline.map(({ x, y }) => [x * K, y * K] as const)),
      fill: 'var(--cold)',
      'fill-opacity': 0.14,
      stroke: 'var(--cold)',
      'stroke-width': 4,
      'stroke-dasharray': '14 10',
    }),
  )
  return {
    view: `-6 -6 ${board.width * K + 12} ${board.depth * K + 12}`,
    drawing:
      groundArt(board, view, 'en', speak, 'unnamed') + wallsArt(board, view) + vehiclesArt(view) + zones.join(''),
  }
}
