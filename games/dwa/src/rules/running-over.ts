import { displacement, legHitsSegment, type Point } from '@shamble/geometry'
import { type Play, when } from '@shamble/kernel'
import { barsOn } from '../board/board.js'
import { canStand, discOf } from '../board/measure.js'
import { nameOf, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Dwa, type Figure, type Human, isZombie } from '../state.js'
import { freePlaceNear } from './free-places.js'
import { knockDown } from './harm.js'
import { setDown } from './set-down.js'

/** Straight along the way of the vehicle, or aside if that is blocked. */
const ASIDE = [0, 90, 270, 45, 315, 135, 225, 180]

/** [DWA-16.3.j] Thrown 5 cm and on the ground. @returns whether there was a place to be thrown to */
export function throwAside(s: Dwa, figure: Figure, vehicle: number, direction: number, play: Play): boolean {
  const place = placeFor(s, figure, vehicle, direction)
  if (place === null) return false
  const path = [
    [figure.x, figure.y],
    [place.x, place.y],
  ]
  if (isZombie(figure)) {
    figure.x = place.x
    figure.y = place.y
  } else setDown(s, figure as Human, place, figure.level, play)
  tell(
    s,
    play,
    {
      kind: 'thrown',
      rule: 'DWA-16.3.j',
      data: { whom: nameOf(figure) },
      about: { figure: figure.id, path },
    },
    ['distances.thrown'],
  )
  knockDown(s, figure, 'DWA-16.3.j', play)
  return true
}

function placeFor(s: Dwa, figure: Figure, vehicle: number, direction: number): Point | null {
  const { thrown } = numbersOf(s.options).distances
  const base = discOf(s, figure)
  // The vehicle itself is at its back.
  const bars = barsOn({ ...s, vehicles: s.vehicles.filter((_, i) => i !== vehicle) }, figure.level)
  for (const turn of ASIDE) {
    const { x, y } = displacement(direction + turn, thrown)
    const place = { x: figure.x + x, y: figure.y + y }
    const isOpen = canStand(s, place, figure.level, figure) && !bars.some((bar) => legHitsSegment(base, place, bar))
    if (when('R-77.7', isOpen)) return place
  }
  const near = freePlaceNear(s, figure, figure.level, figure)
  return canStand(s, near, figure.level, figure) ? near : null
}
