import type { DwaView, Human } from '@shamble/game-dwa/table'

/** Half the width of someone in a seat, in millimetres: smaller than a base, so that two fit beside each other. */
export const SEAT = 8

/** Seats of a vehicle from above, in millimetres ahead of its middle and to the right of it; the wheel is at the left. */
const ROWS = {
  car: { first: 3, across: [-9.5, 9.5] },
  truck: { first: 74, across: [-18, 0, 18] },
  bus: { first: 74, across: [-18, 0, 18] },
} as const
const STEP = 18
/** However many seats a scenario gives a vehicle, the last row is inside it. */
const ROWS_LENGTH = { car: 36, truck: 144, bus: 144 } as const

/** Everybody in a vehicle, the driver first: an empty first place is an empty wheel. */
export function aboard({ humans }: Pick<DwaView, 'humans'>, vehicle: number): readonly (Human | null)[] {
  const inside = humans.filter((human) => human.whereabouts === 'vehicle' && human.vehicle === vehicle)
  const driver = inside.find(({ drives }) => drives) ?? null
  return inside.length === 0 ? [] : [driver, ...inside.filter((human) => human !== driver)]
}

/** Where someone is seen: on their base, or in their seat. */
export function seenAt(view: DwaView, human: Human): { readonly x: number; readonly y: number } {
  const vehicle = human.whereabouts === 'vehicle' ? view.vehicles[human.vehicle] : undefined
  if (vehicle === undefined) return human
  const { first, across } = ROWS[vehicle.kind]
  const inside = aboard(view, human.vehicle)
  const seat = inside.indexOf(human)
  const rows = Math.ceil(inside.length / across.length)
  const step = Math.min(STEP, ROWS_LENGTH[vehicle.kind] / Math.max(1, rows - 1))
  const ahead = first - Math.floor(seat / across.length) * step
  return beside(vehicle, ahead, across[seat % across.length]!)
}

/** A place in a vehicle, in millimetres ahead of its middle and to the right of it. */
export function beside(
  { x, y, heading }: Pick<DwaView['vehicles'][number], 'x' | 'y' | 'heading'>,
  ahead: number,
  right: number,
): { x: number; y: number } {
  const turn = (heading * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return { x: x + ahead * sin + right * cos, y: y - ahead * cos + right * sin }
}
