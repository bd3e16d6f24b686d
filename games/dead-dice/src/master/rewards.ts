import type { Judgement } from './decide.js'

/** [DD-16.43] The automatic game master gives a and b by what the record of the game counts. */
export const trustTheRecord: Judgement = () => ({ type: 'asCounted' })
