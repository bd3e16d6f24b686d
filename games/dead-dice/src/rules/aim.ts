import { type Play, type Seat, when } from '@shamble/kernel'
import type { DeadDice, Scene, Stand } from '../state.js'
import { deadWithin, hordeById, isEngagedByLiving } from './ladder.js'

/** Whom an attack from afar is meant for. */
export interface Mark {
  readonly on: 'horde' | 'foe' | 'survivor'
  readonly id: number
}

export function cellOfMark(scene: Scene, { on, id }: Mark): number {
  if (on === 'horde') return hordeById(scene, id)!.cell
  return on === 'foe' ? scene.foes[id]!.cell : scene.stands.find(({ seat }) => seat === id)!.cell
}

/** [DD-8.3] Cells between a survivor and what is aimed at. */
export const rangeTo = (scene: Scene, stand: Stand, mark: Mark): number =>
  Math.abs(cellOfMark(scene, mark) - stand.cell)

/**
 * [DD-8.14] [DD-15.74] Shooting with the dead within a cell, or an enemy at the throat [DD-10.12], is no defence.
 */
export function exposeShooter(s: DeadDice, seat: Seat, stand: Stand, play: Play): void {
  const scene = s.scene!
  const near = when('DD-15.74', deadWithin(scene, stand.cell, 1))
  if (!(near || when('DD-10.12', isEngagedByLiving(scene, seat)))) return
  stand.defenceless = true
  play.emit?.({ kind: 'defenceless', rule: near ? 'DD-8.14' : 'DD-10.12', seat })
}
