import type { ShopPosition } from '../../home/shop-position.js'
import { CELL } from './geometry.js'

/** Some way into a match: Peter in the hall, the south door still open, everybody else where they were left. */
const shop: ShopPosition = {
  options: { mode: 'solitaire' },
  position: `turn 9 human
peter 109 normal
roger 053 normal
steve 055 normal
fran 073 normal
zombies 149! 172! 111 113 116 117 090 070 067 063 081 101 096 142 165 168 212 162 011 028 041 049 075 125 136 184 207 214 131
doors #5 closed, #6 destroyed, #8 closed, #10 closed, #11 closed, #12 destroyed, #14 closed, #16 closed, #20 closed, #22 closed, #23 closed, #26 closed, #28 closed, #29 closed, #32 closed
rifles 2`,
  answers: ['activate peter'],
  seat: 0,
  // So that Peter is a little left of the middle, in a window of any shape.
  crop: { x: 10.6 * CELL, y: 1.75 * CELL, width: 12.5 * CELL, height: 7.8 * CELL },
}
export default shop
