// What stands on the table while a raid is under way: fetched with the first moment that shows it.
export { Board } from './Board.js'
export { Goal } from './Goal.js'
export { Readout } from './Readout.js'
