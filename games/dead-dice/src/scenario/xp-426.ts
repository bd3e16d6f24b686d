import { FINDS } from '../data/equipment.js'
import type { Scenario } from './scenario.js'

/** [DD-13.6] */
export const xp426: Scenario = {
  id: 'xp426',
  rule: 'DD-13.6',
  start: { empty: 'shelter', low: 'provisions' },
  priority: ['shelter', 'ammunition', 'survivors', 'provisions'],
  roster: [],
  groupTrait: null,
  twist: { element: 'lowerReserve', reserve: 'shelter' },
  variants: ['withoutZombies', 'enraged', 'specialZombies', 'specialForces', 'heavyWeapons'],
  suggested: [],
  companions: [
    { name: null, role: 'marine', talent: ['shooting'] },
    { name: null, role: 'pilot', talent: ['driving'] },
    { name: null, role: 'engineer', talent: ['mechanics'] },
    { name: null, role: 'medic', talent: ['medicine'] },
    { name: null, role: 'archivist', talent: [] },
  ],
  companionsDrawn: false,
  places: {
    dice: 1,
    places: [
      { id: 'windTrap', second: 'hydroponics', finds: FINDS.other },
      { id: 'securityPost', second: 'arsenal', finds: FINDS.security },
      { id: 'generator', second: 'fuelDepot', finds: FINDS.works, vehicle: 'peopleCarrier' },
      { id: 'quarters', finds: FINDS.other },
      { id: 'laboratory', second: 'sickBay', finds: FINDS.pharmacy },
      { id: 'communications', finds: FINDS.other },
    ],
  },
  story: [
    { objective: 'newShelter', place: 'quarters' },
    { objective: 'ammunition', place: 'securityPost' },
    { objective: 'information', place: 'generator' },
    { objective: 'exit', place: null },
  ],
  routes: [{ id: 'liftOff', by: 'brains' }],
  features: { specials: ['hunter'], queen: true },
}
