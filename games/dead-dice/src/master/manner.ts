import { menaceAtStart } from '../data/menace.js'
import { MANNERS, type Manner } from '../data/tempers.js'
import type { DeadDiceOptions } from '../options.js'
import type { DeadDice } from '../state.js'

/** [DD-16.19] A person has a temper of their own: what they are told to be is fair. */
const mannerBy = ({ gameMaster, agmTemper }: DeadDiceOptions): Manner =>
  MANNERS[gameMaster === 'human' ? 'fair' : agmTemper]

export const mannerOf = ({ options }: Pick<DeadDice, 'options'>): Manner => mannerBy(options)

/** [DD-4.3] */
export const startingMenace = (options: DeadDiceOptions): number =>
  menaceAtStart(options.players, mannerBy(options).menace)
