import { adversaryById, GROUPS } from '../data/adversaries.js'
import { FINDS } from '../data/equipment.js'
import type { Scenario } from './scenario.js'

/** [DD-13.2] */
export const plane: Scenario = {
  id: 'plane',
  rule: 'DD-13.2',
  start: { empty: 'ammunition', low: 'shelter' },
  priority: ['shelter', 'survivors', 'provisions', 'ammunition'],
  roster: GROUPS.fugitives.members.map(adversaryById),
  groupTrait: GROUPS.fugitives.trait,
  twist: { element: 'threat', reserve: 'shelter', difficulty: 2 },
  variants: ['healthyCarriers', 'specialForces'],
  suggested: [],
  // The passengers in the order of their table, from 2 to 12.
  companions: [
    { name: 'Shaun Hastings', role: 'hastings', talent: ['knowledge'] },
    { name: 'Gilbert Weaver', role: 'weaver', talent: [] },
    { name: 'Meredith Hammond', role: 'hammond', talent: ['persuasion'] },
    { name: 'Beverly Philips', role: 'philips', talent: ['driving'] },
    { name: 'Ricardo Rowe', role: 'rowe', talent: ['intimidation'] },
    { name: 'Monique Sanchez', role: 'sanchez', talent: [] },
    { name: 'Marion Rodriguez', role: 'rodriguez', talent: [] },
    { name: 'Amy Greene', role: 'greene', talent: ['shooting'] },
    { name: 'John Cooper', role: 'cooper', talent: ['leadership'] },
    { name: 'Teresa Wolf', role: 'wolf', talent: [] },
    { name: 'Judi Hoffman', role: 'hoffman', talent: ['courage'] },
  ],
  companionsDrawn: true,
  places: {
    dice: 1,
    places: [
      { id: 'cockpitStairs', finds: FINDS.other },
      { id: 'galley', finds: FINDS.kitchen },
      { id: 'hold', finds: FINDS.sport },
      { id: 'rearCabin', finds: FINDS.other },
      { id: 'crewRest', finds: ['fireAxe', 'medicine'] },
      { id: 'firstClass', finds: ['backpack'] },
    ],
  },
  story: [
    { objective: 'shelter', place: 'firstClass' },
    { objective: 'survivors', place: 'rearCabin' },
    { objective: 'information', place: 'cockpitStairs' },
    { objective: 'exit', place: null },
  ],
  routes: [
    { id: 'land', by: 'finesse' },
    { id: 'parachutes', by: 'guts' },
  ],
  features: { pressure: 'shelter' },
}
