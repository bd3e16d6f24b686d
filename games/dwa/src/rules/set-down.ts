import type { Point } from '@shamble/geometry'
import type { Play } from '@shamble/kernel'
import { boardOf, roomAt } from '../board/board.js'
import { bearing } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Human } from '../state.js'
import { enterRoom } from './arrivals.js'
import { throwBurdens } from './burden-dice.js'
import { takeDown } from './gear.js'

/** Puts a human somewhere else, other than by walking: what moving undoes is undone, and a room may be entered. */
export function setDown(s: Dwa, human: Human, p: Point, level: number, play: Play): void {
  if (p.x !== human.x || p.y !== human.y) human.facing = bearing(human, p)
  human.x = p.x
  human.y = p.y
  human.level = level
  uproot(human)
  human.cameBy = -1
  const room = level === 0 ? roomAt(boardOf(s.options), p) : -1
  if (room >= 0 && !s.rooms[room]!.explored) enterRoom(s, human, room, play)
}

/** What a move undoes: cover [DWA-11.2.3.c], and the set-up of a machine gun [DWA-11.2.7.2.g]. */
export function uproot(human: Human): void {
  if (human.posture === 'cover') human.posture = 'standing'
  for (const weapon of human.weapons) takeDown(weapon)
}

/** After the first displacement that cost action points, whatever it was, a human may stumble. */
export function maybeStumble(s: Dwa, human: Human, mm: number): void {
  const isFirst = human.now.walked === 0
  human.now.walked += Math.max(1, Math.min(mm, numbersOf(s.options).distances.step))
  if (isFirst) throwBurdens(s, human, 'firstStep')
}
