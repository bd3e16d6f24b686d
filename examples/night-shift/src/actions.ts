import { type ActionsOf, actionReader, int, oneOf, words } from '@shamble/module'
import { ATTEMPTS, CONSEQUENCES, ROLES, WORDS } from './corridor.js'

// Numbers reach further than the rules allow: a difficulty of 5 is refused with its rule, not malformed.
const figure = int(0, 9)
/** [NS-8.1] [NS-8.2] */
const spoken = words(WORDS.least, WORDS.most)

export const readAction = actionReader({
  watch: { role: oneOf(ROLES) },
  /** All that the game master buys for an hour; `trap` is a room, or 0 for none. */
  prepare: { zombies: figure, obstacles: figure, trap: figure },
  noise: {},
  propose: { attempt: oneOf(ATTEMPTS) },
  wait: {},
  rule: { difficulty: figure, consequence: oneOf(CONSEQUENCES) },
  roll: {},
  withdraw: {},
  confess: {},
  say: { text: spoken },
  note: { text: spoken },
})

export type NightAction = ActionsOf<typeof readAction>
export type Plan = Extract<NightAction, { type: 'prepare' }>
export type Ruling = Extract<NightAction, { type: 'rule' }>
