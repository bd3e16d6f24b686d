import type { VehicleKind } from '../scenario/scenario.js'

/** How many a vehicle carries. */
export const SEATS_OF: Readonly<Record<VehicleKind, number>> = { car: 5, truck: 3, bus: 20 }
