import type { Line } from '../report.js'
import { coldStart } from './cold-start.js'
import { bytesSent, crowdedAnswers } from './crowded-tables.js'
import { answersASecond, delay } from './duels.js'
import type { OnlineEffort } from './efforts.js'
import { memory } from './memory.js'

/** What is measured of a server, by the name under which it can be chosen. */
export const ONLINE_ROWS = {
  answers: answersASecond,
  delay,
  'four-people': crowdedAnswers,
  bytes: bytesSent,
  memory,
  start: coldStart,
} as const satisfies Record<string, (seed: string, effort: OnlineEffort) => Promise<Line[]>>

export type OnlineRow = keyof typeof ONLINE_ROWS

export const ONLINE_NAMES = Object.keys(ONLINE_ROWS) as OnlineRow[]
