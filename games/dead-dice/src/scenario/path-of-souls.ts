import { adversaryById, GROUPS } from '../data/adversaries.js'
import { FINDS } from '../data/equipment.js'
import type { Scenario } from './scenario.js'

/** [DD-13.4] */
export const pathOfSouls: Scenario = {
  id: 'pathOfSouls',
  rule: 'DD-13.4',
  start: { empty: 'shelter', low: 'survivors' },
  priority: ['survivors', 'ammunition', 'shelter', 'provisions'],
  roster: GROUPS.elite.members.map(adversaryById),
  groupTrait: GROUPS.elite.trait,
  twist: { element: 'confrontation' },
  variants: ['enraged', 'heavyWeapons'],
  suggested: [],
  companions: [
    { name: 'Morel', role: 'marksman', talent: ['shooting'] },
    { name: 'Petit', role: 'lorryDriver', talent: ['driving'] },
    { name: 'Le Goff', role: 'sapper', talent: ['crafting'] },
    { name: 'Brunet', role: 'sergeant', talent: ['leadership'] },
    { name: 'Noël', role: 'bugler', talent: [] },
  ],
  companionsDrawn: false,
  places: {
    dice: 1,
    places: [
      { id: 'trench', finds: ['handgun', 'fireAxe'] },
      // [DD-16.56] A grenade has the figures of a Molotov cocktail.
      { id: 'dugout', finds: ['scopedRifle', 'molotov'], vehicle: 'lorry' },
      { id: 'dressingStation', finds: FINDS.pharmacy },
      { id: 'germanSap', finds: ['submachineGun', 'molotov'] },
      { id: 'quarry', finds: FINDS.other },
      { id: 'machineGunNest', finds: ['heavyMachineGun'], findsWithoutHeavyWeapons: ['shoulderArm'] },
    ],
  },
  story: [
    { objective: 'newShelter', place: 'quarry' },
    { objective: 'ammunition', place: 'dugout' },
    { objective: 'information', place: 'germanSap' },
    { objective: 'exit', place: null },
  ],
  routes: [
    { id: 'desert', by: 'guts' },
    { id: 'convince', by: 'mug' },
  ],
  features: {},
}
