import { adversaryById, GROUPS } from '../data/adversaries.js'
import { FINDS } from '../data/equipment.js'
import type { Scenario } from './scenario.js'

/** [DD-13.3] */
export const rouen: Scenario = {
  id: 'rouen',
  rule: 'DD-13.3',
  start: { empty: 'shelter', low: 'provisions' },
  priority: ['provisions', 'survivors', 'shelter', 'ammunition'],
  roster: GROUPS.brotherhood.members.map(adversaryById),
  groupTrait: GROUPS.brotherhood.trait,
  twist: { element: 'zombies' },
  variants: ['swords'],
  suggested: ['divineCurse'],
  companions: [
    { name: 'Aubin', role: 'crossbowman', talent: ['shooting'] },
    { name: 'Perrette', role: 'boatwoman', talent: ['driving'] },
    { name: 'Colin', role: 'carpenter', talent: ['crafting'] },
    { name: 'Guillaume', role: 'watchman', talent: ['intimidation'] },
    { name: 'Jehanne', role: 'novice', talent: [] },
  ],
  companionsDrawn: false,
  places: {
    dice: 1,
    places: [
      { id: 'close', finds: FINDS.other },
      { id: 'market', finds: FINDS.kitchen },
      { id: 'guardroom', finds: FINDS.security },
      { id: 'hospital', finds: FINDS.pharmacy },
      { id: 'pits', finds: FINDS.other },
      { id: 'quays', finds: FINDS.works },
    ],
  },
  story: [
    { objective: 'newShelter', place: null },
    { objective: 'provisions', place: 'market' },
    { objective: 'information', place: 'quays' },
    { objective: 'exit', place: null },
  ],
  routes: [
    { id: 'slip', by: 'finesse' },
    { id: 'pole', by: 'muscle' },
  ],
  features: {},
}
