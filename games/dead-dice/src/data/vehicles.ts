/** [DD-3.25] */
export const VEHICLES = ['cityCar', 'suv', 'peopleCarrier', 'camper', 'lorry', 'bus'] as const
export type VehicleKind = (typeof VEHICLES)[number]

/** [DD-3.26] They cannot move alone. */
export const TRAILERS = ['caravan', 'mobileHome'] as const
export type TrailerKind = (typeof TRAILERS)[number]

export interface VehicleRow {
  readonly wear: number
  readonly solidity: number
  readonly capacity: number
}

/** [DD-3.25] */
export const VEHICLE_TABLE: Readonly<Record<VehicleKind | TrailerKind, VehicleRow>> = {
  cityCar: { wear: 2, solidity: 0, capacity: 4 },
  suv: { wear: 3, solidity: 1, capacity: 5 },
  peopleCarrier: { wear: 4, solidity: 1, capacity: 8 },
  camper: { wear: 5, solidity: 2, capacity: 10 },
  lorry: { wear: 5, solidity: 4, capacity: 3 },
  bus: { wear: 5, solidity: 1, capacity: 20 },
  caravan: { wear: -1, solidity: 0, capacity: 4 },
  mobileHome: { wear: -2, solidity: 0, capacity: 8 },
}

/** [DD-3.26] A vehicle and what it tows, or `null` where the two cannot drive [DD-15.43]. */
export function combined(vehicle: VehicleKind, trailer: TrailerKind | null): VehicleRow | null {
  const own = VEHICLE_TABLE[vehicle]
  if (trailer === null) return own
  const towed = VEHICLE_TABLE[trailer]
  const wear = own.wear + towed.wear
  if (wear < 1) return null
  return { wear, solidity: own.solidity + towed.solidity, capacity: own.capacity + towed.capacity }
}

/** [DD-15.43] What one successful repair gives back. */
export const REPAIR = 1
