import { type Offers, type Play, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { OBSTACLES } from '../data/tags.js'
import { nameOf, narrate } from '../events.js'
import type { Test } from '../frames/kinds.js'
import { hasHumanMaster, masterSeat } from '../seats.js'
import type { DeadDice, Obstacle, Scene } from '../state.js'
import { openTest } from './open-test.js'
import { hearLoud } from './own-acts.js'

/** [DD-15.41] The obstacle that decides whether the scene is resolved; `null` where there is none. */
export const wayOutOf = (scene: Scene): Obstacle | null => scene.obstacles.find(({ wayOut }) => wayOut) ?? null

export const obstacleBy = (scene: Scene, id: number): Obstacle => scene.obstacles.find((one) => one.id === id)!

/** [DD-16.14] Outside a fight everybody may lead one try. */
export const mayTry = ({ solved, tried }: Obstacle, seat: Seat): boolean =>
  !solved && when('DD-16.14', !tried.includes(seat))

/** [DD-5.8] [DD-16.70] */
export const obstacleTest = (s: DeadDice, { by, difficulty }: Obstacle, leader: Seat): Test =>
  openTest(s, { what: 'obstacle', rule: 'DD-5.8', leader, approach: OBSTACLES[by], difficulty })

/** A try: what was rolled is kept for as long as the scene lasts [DD-7.13]. */
export function tried(s: DeadDice, obstacle: Obstacle, by: Seat, successes: number, made: boolean, play: Play): void {
  obstacle.tried.push(by)
  obstacle.kept = Math.max(obstacle.kept, successes)
  if (made) solve(s, obstacle, by, play)
  else {
    play.emit?.({ kind: 'obstacle-failed', rule: 'DD-5.8', seat: by, about: { obstacle: obstacle.id } })
    narrate(s, play, 'obstacleFailed', { who: nameOf(s, by) })
  }
}

/** [DD-15.41] The way out resolves the scene, whatever else is there. */
export function solve(s: DeadDice, obstacle: Obstacle, by: Seat, play: Play): void {
  const scene = s.scene!
  obstacle.solved = true
  play.emit?.({ kind: 'obstacle-solved', rule: 'DD-5.8', seat: by, about: { obstacle: obstacle.id } })
  narrate(s, play, 'obstacleSolved', { who: nameOf(s, by) })
  // [DD-16.17] What is forced is heard.
  if (when('DD-16.17', obstacle.by === 'muscle')) hearLoud(s, play)
  if (!when('DD-15.41', obstacle.wayOut)) return
  scene.resolved = true
  const { deeds } = s.survivors[by]!
  deeds.closed = Math.max(deeds.closed, scene.spent)
}

/** [DD-7.13] Things change, and what was rolled is compared again. */
export function shiftDifficulty(s: DeadDice, obstacle: Obstacle, difficulty: number, play: Play): void {
  obstacle.difficulty = difficulty
  play.emit?.({ kind: 'obstacle-shifted', rule: 'DD-7.13', data: { difficulty }, about: { obstacle: obstacle.id } })
  const last = obstacle.tried[obstacle.tried.length - 1]
  if (last !== undefined && when('DD-7.13', obstacle.kept >= difficulty)) solve(s, obstacle, last, play)
}

/** What a human game master may do while the others look at an obstacle [DD-7.13]. */
export function offerShifts(s: DeadDice, seat: number, to: Offers<DeadDiceAction>): void {
  if (!hasHumanMaster(s) || seat !== masterSeat(s) || s.scene === null) return
  for (const { id, solved, difficulty } of s.scene.obstacles) {
    if (solved) continue
    for (let other = 1; other <= 4; other++)
      if (other !== difficulty) to.legal({ type: 'shift', obstacle: id, difficulty: other })
  }
}
