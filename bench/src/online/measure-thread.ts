import { parentPort, workerData } from 'node:worker_threads'
import { ONLINE_EFFORTS } from './efforts.js'
import { ONLINE_ROWS, type OnlineRow } from './rows.js'

/** What the thread of one row is told. */
export interface OnlineTask {
  readonly row: OnlineRow
  readonly effort: keyof typeof ONLINE_EFFORTS
}

const { row, effort } = workerData as OnlineTask
parentPort?.postMessage(await ONLINE_ROWS[row]('bench', ONLINE_EFFORTS[effort]))
