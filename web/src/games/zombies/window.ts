import type { ShopPosition } from '../../home/shop-position.js'

/** One moment of a match between four, fourteen tiles on the table. */
const shop: ShopPosition = {
  options: { seats: 4, expansion: 'baseOnly', interruptMode: 'polled' },
  position: `turn 14 red turn-start
red at 3.4
blue at 8.5
green at 0.4
yellow at 5.4
tile 0 town_square 0 0 turn 0 : # . # / . . . / # z #
tile 1 gas_station 0 -1 turn 3 : . z # / z . . / B . #
tile 2 drug_store 1 0 turn 0 : zL . L / . . z / # # #
tile 3 straight_t 2 0 turn 1 : # # # / . z . / # # #
tile 4 hardware_store 3 0 turn 1 : . . z / z . . / # . .
tile 5 hospital 3 1 turn 2 : . . . / . . . / . . .
tile 6 toy_store 0 1 turn 3 : z . # / . . . / z . B
tile 7 cross_t -1 0 turn 0 : # z # / z . . / # . #
tile 8 police_station -2 0 turn 3 : zL . # / . z . / B zB #
tile 9 tee_t -1 -1 turn 1 : # z # / . . # / # z #
tile 10 straight_t 1 1 turn 1 : # # # / . z . / # # #
tile 11 skate_shop -1 -2 turn 0 : z . z / . z . / # . #
tile 12 corner_t 1 -1 turn 2 : # z # / . . # / # # #
tile 13 tee_t -2 -2 turn 0 : # # # / z . . / # z #`,
  seat: 0,
  crop: { x: -337, y: -196, width: 675, height: 421 },
}
export default shop
