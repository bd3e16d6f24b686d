import { type DwaAction, type DwaView, type Human, vehicleOutline } from '@shamble/game-dwa/table'
import type { ReactNode } from 'react'
import { Layer } from '../../board/Layer.js'
import { grease, poly, tag } from '../../kit/index.js'
import { driveLegs } from './drives.js'
import { K } from './scale.js'

interface Props {
  readonly view: DwaView
  readonly human: Human
  readonly action: DwaAction
}

/** The way of a vehicle in grease pencil, and where it would stand at each turn and at the end. */
export const DriveLayer = ({ view, human, action }: Props): ReactNode => <Layer art={driveArt(view, human, action)} />

function driveArt(view: DwaView, human: Human, action: DwaAction): string {
  const legs = driveLegs(view, human, action)
  const vehicle = view.vehicles[human.vehicle]
  if (vehicle === undefined || legs.length === 0) return ''
  const ghosts = legs.map(({ x, y, heading }) =>
    tag('path', {
      d: poly(vehicleOutline({ kind: vehicle.kind, x, y, heading }).map((p) => [p.x * K, p.y * K] as const)),
      fill: 'none',
      stroke: 'var(--cold)',
      'stroke-width': 1.8,
      'stroke-dasharray': '5 4',
    }),
  )
  const way = [vehicle, ...legs].map(({ x, y }) => [x * K, y * K] as const)
  return ghosts.join('') + grease(way, { width: 4.4, arrow: true })
}
