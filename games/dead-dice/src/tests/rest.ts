import type { Frame } from '@shamble/kernel'
import type { TestFrame } from '../frames/kinds.js'

/** A procedure that waits below the one under test: the first player is asked to roll, and nobody does. */
export const REST: Frame = {
  kind: 'test',
  step: 0,
  test: {
    what: 'panic',
    rule: 'DD-8.21',
    leader: 0,
    by: 'guts',
    tags: [],
    difficulty: 1,
    parts: [],
    companions: [],
    assistants: [],
    secret: false,
    saveable: false,
    announced: true,
  },
  faces: [],
  offered: null,
} satisfies TestFrame as Frame

/** What is asked once the procedure under test is over. */
export const RESTING = '0: roll'
