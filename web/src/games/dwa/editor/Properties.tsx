import type { ReactNode } from 'react'
import { HeightRows, OpeningRows, RoomRows } from './BuildingRows.js'
import type { Desk } from './desk.js'
import { NeutralRows, ZombieRows } from './FigureRows.js'
import { Place } from './Place.js'
import { type Ref, shapeOf } from './pieces.js'
import { ObjectRows, VehicleRows } from './ThingRows.js'

/** What can be set on the piece that is selected. */
export function Properties({ desk, at }: { readonly desk: Desk; readonly at: Ref }): ReactNode {
  const shape = shapeOf(desk.scenario, at)
  if (shape === null) return null
  return (
    <div className="props">
      <Place {...{ desk, at, shape }} />
      <Own {...{ desk, at }} />
    </div>
  )
}

/** What only this kind of piece has. */
function Own({ desk, at }: { readonly desk: Desk; readonly at: Ref }): ReactNode {
  switch (at.list) {
    case 'rooms':
      return <RoomRows {...{ desk, at }} />
    case 'openings':
      return <OpeningRows {...{ desk, at }} />
    case 'vehicles':
      return <VehicleRows {...{ desk, at }} />
    case 'objects':
      return <ObjectRows {...{ desk, at }} />
    case 'zombies':
      return <ZombieRows {...{ desk, at }} />
    case 'neutrals':
      return <NeutralRows {...{ desk, at }} />
    case 'walls':
    case 'low':
    case 'blocks':
    case 'roofs':
    case 'deployment':
      return <HeightRows {...{ desk, at }} />
    default:
      return null
  }
}
