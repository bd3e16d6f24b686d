import type { Action } from '@shamble/kernel'
import type { TableParts } from '../../default/define-table.js'
import { Desk } from './Desk.js'
import { GM, type NightSeen } from './night-seen.js'
import { SharedTable } from './SharedTable.js'
import './night-shift.css'

/** Night shift on the table: a desk for the game master, the corridor alone for anyone who watches. */
const parts: TableParts<Action, NightSeen> = {
  stepsIn: true,
  forViewer(viewer) {
    if (viewer === GM) return { Aside: Desk }
    return viewer === 'spectator' ? { screen: () => SharedTable } : {}
  },
}
export default parts
