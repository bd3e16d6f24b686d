import { type ActionsOf, actionReader, int, list } from '@shamble/module'

const square = int(0, 998)
const door = int(0, 998)
const character = int(0, 3)
const characters = list(character)
const path = list(square)

export const readAction = actionReader({
  // Set-up
  hide: { square },
  place: { who: character, square },
  // The human player-turn
  activate: { who: characters },
  pass: {},
  agree: {},
  object: {},
  carry: { carrier: character, carried: character },
  drop: { carrier: character },
  walk: { to: square },
  open: { door },
  close: { door },
  main: { door, who: character },
  rifle: { who: character },
  shoot: { at: square, who: characters },
  finish: {},
  // The zombie player-turn
  appear: { square },
  berserk: { square },
  move: { from: square, path },
  stay: { from: square },
  break: { from: square, door },
  super: { who: character, path, lift: int(-1, 9), drop: int(-1, 9) },
  reveal: { square },
  attack: { square },
  fire: { who: characters },
  hold: {},
  number: { n: int(1, 4) },
  victims: { who: characters },
  strike: { who: character },
  infection: { who: character },
  /** Let the game decide, in the order that the rules or rulings state. */
  auto: {},
  /** The same for every choice of this kind that the phase still asks for. */
  autoAll: {},
})

export type DawnAction = ActionsOf<typeof readAction>

export const AUTO: DawnAction = { type: 'auto' }
export const AUTO_ALL: DawnAction = { type: 'autoAll' }
export const PASS: DawnAction = { type: 'pass' }
export const FINISH: DawnAction = { type: 'finish' }
export const HOLD: DawnAction = { type: 'hold' }
