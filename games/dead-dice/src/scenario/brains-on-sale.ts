import { adversaryById, GROUPS } from '../data/adversaries.js'
import { FINDS } from '../data/equipment.js'
import type { Scenario } from './scenario.js'

/** [DD-13.1] */
export const brainsOnSale: Scenario = {
  id: 'brainsOnSale',
  rule: 'DD-13.1',
  start: { empty: 'shelter', low: 'ammunition' },
  priority: ['provisions', 'survivors', 'ammunition', 'shelter'],
  roster: GROUPS.eagles.members.map(adversaryById),
  groupTrait: GROUPS.eagles.trait,
  twist: { element: 'hazard', hazard: 'darkness' },
  variants: [],
  suggested: ['specialZombies'],
  companions: [
    { name: 'Andrea', role: 'sniper', talent: ['shooting'] },
    { name: 'Dale', role: 'driver', talent: ['driving'] },
    { name: 'Axel', role: 'handyman', talent: ['crafting'] },
    { name: 'Shane', role: 'policeman', talent: ['intimidation'] },
    { name: 'Carl', role: null, talent: [] },
  ],
  companionsDrawn: false,
  places: {
    dice: 2,
    places: [
      { id: 'toys', finds: FINDS.other },
      { id: 'security', finds: FINDS.security },
      { id: 'pharmacy', finds: FINDS.pharmacy },
      { id: 'records', finds: FINDS.other },
      { id: 'womensClothes', finds: FINDS.other },
      { id: 'supermarket', finds: FINDS.kitchen },
      { id: 'mensClothes', finds: FINDS.other },
      { id: 'sport', finds: FINDS.sport },
      { id: 'kitchenware', finds: FINDS.kitchen },
      { id: 'hunting', finds: FINDS.hunting },
      { id: 'works', finds: FINDS.works, again: true },
    ],
  },
  story: [
    { objective: 'newShelter', place: null },
    { objective: 'ammunition', place: 'hunting' },
    { objective: 'information', place: 'security' },
    { objective: 'exit', place: null },
  ],
  routes: [
    { id: 'ram', by: 'muscle', loud: true, vehicle: 'suv' },
    { id: 'blast', by: 'brains' },
    { id: 'army', by: 'mug' },
    { id: 'maize', by: 'guts' },
  ],
  features: {},
}
