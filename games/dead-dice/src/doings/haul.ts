import { type Play, type RuleId, type Seat, when } from '@shamble/kernel'
import { DIFFICULTIES } from '../data/difficulty.js'
import { STRIDE } from '../data/ladder.js'
import { ACTIONS } from '../data/tags.js'
import type { TurnFrame } from '../frames/kinds-fight.js'
import { inContact, loseSurvival } from '../rules/harm.js'
import { firstCell, isEngaged, releaseFrom } from '../rules/ladder.js'
import { farCell } from '../rules/purchases.js'
import { isPresent, standOf } from '../seats.js'
import type { DeadDice, Stand } from '../state.js'
import { type Doing, helpSets, standIn, testOf } from './doing.js'

const [approach] = ACTIONS.haul

/** [DD-15.25] [DD-15.42] A survivor who cannot walk is dragged along, out of the enemy's hands if need be. */
export const haul: Doing<'haul'> = {
  type: 'haul',
  costs: 'action',

  offer(s, f, to) {
    const stand = standIn(s, f)
    const left = STRIDE.survivor - f.walked
    if (whyNot(s, f) !== null || left === 0) return
    const last = Math.min(farCell(s), stand.cell + left)
    for (const other of s.scene!.stands) {
      if (!isCasualty(s, other) || other.cell !== stand.cell) continue
      const sets = isEngaged(s.scene!, other.seat) ? helpSets(s, approach.tags) : [[]]
      for (const helpers of sets)
        for (let cell = Math.max(firstCell(s), stand.cell - left); cell <= last; cell++)
          if (cell !== stand.cell) to.legal({ type: 'haul', whom: other.seat, cell, helpers })
    }
  },

  test(s, f, { whom, helpers }) {
    if (!when('DD-15.25', isEngaged(s.scene!, whom))) return null
    return testOf(s, f.seat, 'haul', approach, DIFFICULTIES.haulEngaged, helpers)
  },

  start(s, f, { whom, cell }, play) {
    drag(s, f, whom, cell, play)
  },

  resolve(s, f, { whom, cell }, { made }, play) {
    // The dead have their chance before the rescuer is away from them.
    const contact = inContact(s, f.seat)
    drag(s, f, whom, cell, play)
    if (!made) loseSurvival(s, f.seat, 1, { from: 'dead', rule: 'DD-15.25' }, play, contact)
  },

  refuse: (s, f) => whyNot(s, f) ?? 'DD-15.25',
}

const whyNot = (s: DeadDice, f: TurnFrame): RuleId | null =>
  when('DD-15.25', isEngaged(s.scene!, f.seat)) || standIn(s, f).inPit ? 'DD-15.25' : null

/** In the scene, and unable to walk. */
export const isCasualty = (s: DeadDice, stand: Stand): boolean =>
  isPresent(s, stand) && (s.survivors[stand.seat]!.down || stand.unconscious)

function drag(s: DeadDice, f: TurnFrame, whom: Seat, cell: number, play: Play): void {
  const scene = s.scene!
  releaseFrom(scene, whom)
  for (const seat of [f.seat, whom]) standOf(scene, seat)!.cell = cell
  f.walked = STRIDE.survivor
  play.emit?.({
    kind: 'hauled',
    rule: 'DD-15.25',
    seat: f.seat,
    data: { whom: s.survivors[whom]!.name, cell },
    about: { whom, cell },
  })
}
