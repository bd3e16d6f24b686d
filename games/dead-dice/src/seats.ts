import type { Seat } from '@shamble/kernel'
import type { DeadDiceOptions } from './options.js'
import type { DeadDice, Scene, Stand, Survivor } from './state.js'

export const SEAT_WORDS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Players in the order of joining [DD-17.5], then a human game master. */
export const seatsOf = ({ players, gameMaster }: DeadDiceOptions): readonly string[] => [
  ...SEAT_WORDS.slice(0, players),
  ...(gameMaster === 'human' ? ['master'] : []),
]

type Band = Pick<DeadDice, 'survivors' | 'scene'>

/** The game master's seat: the one after the players'. The automatic one acts under this number and has no seat. */
export const masterSeat = (s: Pick<DeadDice, 'options'>): Seat => s.options.players

/** Whether a person is asked what the game master decides: not once that seat has been given up. */
export const hasHumanMaster = (s: Pick<DeadDice, 'options' | 'master'>): boolean =>
  s.options.gameMaster === 'human' && !s.master.left

export const isAlive = (survivor: Survivor): boolean => survivor.fate === 'alive'

/** Players whose survivor lives, in seat order [DD-17.5]. */
export function livingSeats(s: Band): Seat[] {
  const seats: Seat[] = []
  s.survivors.forEach((survivor, seat) => {
    if (isAlive(survivor)) seats.push(seat)
  })
  return seats
}

export function standOf(scene: Scene, seat: Seat): Stand | null {
  for (const stand of scene.stands) if (stand.seat === seat) return stand
  return null
}

/** Whether a survivor is still in the scene, on their feet or not. */
export function isPresent(s: Band, stand: Stand): boolean {
  return stand.gone === '' && isAlive(s.survivors[stand.seat]!)
}

/** [DD-15.25] [DD-15.42] Present and able to act; a Lasher's victim can only struggle [DD-15.81]. */
export function isAble(s: Band, stand: Stand): boolean {
  return isPresent(s, stand) && !s.survivors[stand.seat]!.down && !stand.unconscious && !isHeld(s.scene!, stand.seat)
}

export function isHeld(scene: Scene, seat: Seat): boolean {
  for (const horde of scene.hordes) if (horde.holds === seat) return true
  return false
}

/** Survivors who can act now: in the scene where there is one, anywhere otherwise. */
export function ableSeats(s: Band): Seat[] {
  const { scene } = s
  if (scene === null) return livingSeats(s)
  return scene.stands.filter((stand) => isAble(s, stand)).map(({ seat }) => seat)
}
