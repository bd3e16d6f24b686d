import { TITLES } from '../index.js'

/**
 * A town and a base with every building that a card needs, a helipad, and zombies and tokens about. On each space
 * named in `PLACES` is a zombie with a free space beside it, so that fights, NO BRAINS HERE and the rest find
 * what they need.
 */
const TILES: readonly (readonly [string, string])[] = [
  ['town_square 0 0 turn 0', '# . # / . z . / # . #'],
  ['army_surplus 1 0 turn 0', 'z . B / . z . / # # #'],
  ['gas_station 2 0 turn 0', 'z . zL / . . z / # . #'],
  ['skate_shop 3 0 turn 0', 'z . B / . . . / # z #'],
  ['drug_store 4 0 turn 0', 'z . L / z . . / # # #'],
  ['helipad_town 5 0 turn 0', 'z z z / . z . / z . z'],
  ['cross_t -1 0 turn 0', '# z # / . . . / # . #'],
  ['toy_store -1 -1 turn 0', 'z . L / . . z / . . #'],
  ['cross_t 0 -1 turn 0', '# . # / z . . / # . #'],
  ['lawn_garden 0 -2 turn 0', 'z . B / z . L / . . .'],
  ['hospital 1 -1 turn 1', 'z . L / . . zL / . . .'],
  ['front_gate 0 1 turn 0', '# . # / # z # / # . #'],
  ['cross_b 0 2 turn 0', '# . # / z . . / # . #'],
  ['armory 0 3 turn 2', '# . # / z . . / zB . B'],
  ['motor_pool 1 2 turn 1', 'z . . / . z . / . . B'],
  ['top_secret_lab -1 2 turn 3', 'g . . / . . . / g . #'],
  ['fire_station -1 1 turn 2', 'z . . / z . . / L . .'],
  ['sporting_goods -2 0 turn 3', 'z . B / . . . / . . .'],
]

export const MAP: readonly string[] = TILES.map(([place, pieces], slot) => `tile ${slot} ${place} : ${pieces}`)

/** Where the holder of a card is: inside its building, or in the middle of the town; without one up the road. */
export function placeOf(card: number | undefined): string {
  if (card === undefined) return '8.3'
  const [building] = TITLES[card]!.buildings
  if (building === undefined) return '0.4'
  const slot = TILES.findIndex(([place]) => place.startsWith(`${building} `))
  return `${slot}.${building === 'armory' ? 3 : 0}`
}

/** What the three players own besides: well off, at their last, and with a past. */
export const FORTUNES: readonly (readonly string[])[] = [
  ['lives 4 bullets 5 reserve 14', 'lives 3 bullets 2 reserve 13', 'lives 5 bullets 3 reserve 15'],
  ['lives 1 bullets 1 reserve 13', 'lives 1 bullets 1 reserve 16', 'lives 1 bullets 1 reserve 13'],
  [
    'lives 2 bullets 1 reserve 13 flags claustrophobia',
    'lives 3 bullets 3 reserve 20 flags fear',
    'lives 5 bullets 2 reserve 13 flags skip',
  ],
]
