import { type DeadDiceView, masterSeat } from '@shamble/game-dead-dice/table'

/** Whether the one who looks is a person in the game master's seat. */
export const isMaster = (view: Pick<DeadDiceView, 'options' | 'viewer'>): boolean =>
  view.options.gameMaster === 'human' && view.viewer === masterSeat(view)
