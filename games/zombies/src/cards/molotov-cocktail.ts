import { isInBuilding, slotOf } from '../board/board.js'
import { turnOf } from '../frames/kinds.js'
import { defineCard } from './card.js'
import { buildingHere } from './uses.js'

/**
 * [ZMB-card.molotov-cocktail] Two more on the owner's rolls against zombies inside the building that burns, for the
 * rest of the turn.
 */
export const molotovCocktail = defineCard({
  id: 'molotov-cocktail',
  set: 'base',
  copies: 2,
  kept: {
    weapon: 'always',
    buildings: ['gas_station'],
    use: {
      on: buildingHere,
      effect(s, seat, slot) {
        turnOf(s).molotov[seat] = slot
      },
    },
  },
  combat: {
    value: 2,
    counts(s, seat) {
      const space = s.position[seat]!
      return turnOf(s).molotov[seat] === slotOf(space) && isInBuilding(s, space)
    },
  },
})
