import { advance, type Point, polygonSides } from '@shamble/geometry'
import { type Refusal, when } from '@shamble/kernel'
import { boardOf, vehicleOutline } from '../board/board.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { no } from '../orders/refusals.js'
import type { Dwa, Human, Table, Vehicle } from '../state.js'

/** Everybody in a vehicle, in the order of creation. */
export const occupantsOf = ({ humans }: Pick<Table, 'humans'>, vehicle: number): Human[] =>
  humans.filter((human) => human.whereabouts === 'vehicle' && human.vehicle === vehicle)

export const driverOf = (s: Pick<Table, 'humans'>, vehicle: number): Human | null =>
  occupantsOf(s, vehicle).find(({ drives }) => drives) ?? null

/** [DWA-16.3.d] Above 20 cm a turn. */
export const isFast = ({ options }: Pick<Table, 'options'>, { speed }: Vehicle): boolean =>
  when('DWA-16.3.d', speed > numbersOf(options).distances.slow)

/** [DWA-16.a] Vehicles are scenery where the advanced rules are not in force. */
export const whyNoVehicles = ({ options }: Pick<Table, 'options'>): Refusal | null =>
  when('DWA-16.a', !options.advanced) ? no('DWA-16.a', 'vehicle.basic') : null

/** A figure that sits in a vehicle is where it is. */
export function carryAlong(s: Dwa, vehicle: number): void {
  const { x, y } = s.vehicles[vehicle]!
  for (const human of occupantsOf(s, vehicle)) {
    human.x = x
    human.y = y
  }
}

/** Whether a figure has the keys of a vehicle, or finds them in it. */
export function hasKeysFor(
  { options, vehicles }: Pick<Table, 'options' | 'vehicles'>,
  human: Human,
  i: number,
): boolean {
  const { id } = boardOf(options).scenario.vehicles[i]!
  return vehicles[i]!.hasKeys || human.pouch.objects.some(({ what, of }) => what === 'keys' && of === id)
}

const GRID = 5

/** Places all around a vehicle where a base touches it or nearly so; whether they are free is asked later. */
export function placesAround(s: Pick<Table, 'options'>, vehicle: Vehicle): Point[] {
  const near = Math.ceil(s.options.baseMm / 2)
  return polygonSides(vehicleOutline(vehicle)).flatMap(({ a, b }) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = Math.floor(Math.sqrt(dx * dx + dy * dy))
    const places: Point[] = []
    for (let mm = 0; mm <= length; mm += GRID) {
      const side = advance(a, dx, dy, mm)
      // Corners are given clockwise: what lies outside is to the left of each side.
      for (const away of [near, near + 1]) places.push(advance(side, dy, -dx, away))
    }
    return places
  })
}
