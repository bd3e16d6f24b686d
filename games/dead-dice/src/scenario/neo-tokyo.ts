import { adversaryById, GROUPS } from '../data/adversaries.js'
import { FINDS } from '../data/equipment.js'
import type { Scenario } from './scenario.js'

/** [DD-13.5] */
export const neoTokyo: Scenario = {
  id: 'neoTokyo',
  rule: 'DD-13.5',
  start: { empty: 'shelter', low: 'ammunition' },
  priority: ['shelter', 'survivors', 'provisions', 'ammunition'],
  roster: GROUPS.shinjukuGang.members.map(adversaryById),
  groupTrait: GROUPS.shinjukuGang.trait,
  twist: { element: 'obstacle', by: 'brains' },
  variants: ['enraged', 'fastInfection'],
  suggested: [],
  companions: [
    { name: null, role: 'droneHunter', talent: ['shooting'] },
    { name: null, role: 'courier', talent: ['driving'] },
    { name: null, role: 'repairer', talent: ['mechanics'] },
    { name: null, role: 'bouncer', talent: ['intimidation'] },
    { name: null, role: 'pupil', talent: [] },
  ],
  companionsDrawn: false,
  places: {
    dice: 0,
    places: [
      { id: 'akihabara', finds: FINDS.works },
      { id: 'ginza', finds: FINDS.pharmacy },
      { id: 'harajuku', finds: FINDS.sport },
      { id: 'ueno', finds: FINDS.other },
      { id: 'roppongi', finds: FINDS.other },
      { id: 'shibuya', finds: FINDS.other },
      { id: 'shinjuku', finds: FINDS.security },
      { id: 'tsukiji', finds: FINDS.kitchen, vehicle: 'peopleCarrier' },
    ],
  },
  story: [
    { objective: 'newShelter', place: 'ueno' },
    { objective: 'information', place: 'akihabara' },
    { objective: 'survivors', place: 'ginza' },
    { objective: 'exit', place: null },
  ],
  routes: [{ id: 'broadcast', by: 'brains' }],
  features: { cure: true },
}
