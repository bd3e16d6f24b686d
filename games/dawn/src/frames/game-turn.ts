import { type Play, type Procedure, push, when } from '@shamble/kernel'
import type { DawnAction } from '../actions.js'
import { event } from '../events.js'
import type { Square } from '../map/mall.js'
import { supersOnMap, unitsOnMap } from '../rules/pieces.js'
import { ALL_CHARACTERS, type Dawn, isAutomatic, NO_UNIT, type Phase, SUPER } from '../state.js'
import { type DawnFrame, type GameTurnFrame, NO_PAUSE } from './kinds.js'

/** The human player-turn, and what follows it in the zombie player-turn; section 15 begins that with a die. */
export const PHASES_OF_TURN: readonly Exclude<Phase, 'setup'>[] = [
  'human',
  'hidden',
  'berserk',
  'reaction',
  'free',
  'attack',
  'generation',
]

/** A game-turn about to come to one of its phases, in which nobody has been moved. */
export const gameTurnFrame = (step: number): GameTurnFrame => ({
  kind: 'game-turn',
  step,
  cleared: 0,
  active: [],
  startSquare: -1,
  entered: [],
  actedIn: [],
})

/** [DAWN-4.0.a] Human player-turn, then the zombie player-turn with its phases, until one side wins. */
export const gameTurn: Procedure<Dawn, GameTurnFrame, DawnAction> = {
  run(s, f, play) {
    if (when('DAWN-4.0.a', f.step === PHASES_OF_TURN.length)) {
      nextTurn(s, f, play)
      return
    }
    const phase = PHASES_OF_TURN[f.step++]!
    if (phase === 'human') freshTurn(s)
    if (phase === 'hidden') beginZombieTurn(s)
    if (phase === 'hidden' && !isAutomatic(s)) return
    s.phase = phase
    if (phase === 'reaction' && unitsOnMap(s).length + supersOnMap(s).length === 0) f.cleared = 1
    push(s, frameOf(s, f, phase))
  },
}

function nextTurn(s: Dawn, f: GameTurnFrame, play: Play): void {
  s.turn++
  Object.assign(f, gameTurnFrame(0))
  // A spectator reads the new turn with the side that begins it, never with the phase that ended the last.
  s.phase = 'human'
  play.emit?.(event(s, 'turn-over', 'DAWN-4.0.a', { turn: s.turn }))
}

/** The procedure of each phase. */
function frameOf(s: Dawn, f: GameTurnFrame, phase: Exclude<Phase, 'setup'>): DawnFrame {
  switch (phase) {
    case 'human':
      return { kind: 'human-turn', step: 0, chair: -1, chaired: [], proposal: [], agreed: [] }
    case 'hidden':
      return { kind: 'hidden-table', step: 0, squares: [] }
    case 'berserk':
      return { kind: 'berserk-phase', step: 0, calmed: [] }
    case 'reaction':
      return { kind: 'reaction-phase', step: 0, ...NOBODY_GOING, target: targetOf(s, f), provoking: [] }
    case 'free':
      return { kind: 'free-phase', step: 0, ...NOBODY_GOING, left: 0, priority: 0 }
    case 'attack':
      return { kind: 'attack-phase', step: 0, squares: [] }
    case 'generation':
      return { kind: 'generation-phase', step: 0, doors: [], infected: [] }
  }
}

const NOBODY_GOING = { going: -1, goingSteps: 0, pause: NO_PAUSE }

/**
 * [DAWN-RUL.07] Where those who were moved are now; a character who was carried and put down on the way draws nobody.
 */
const targetOf = (s: Dawn, { active }: GameTurnFrame): Square =>
  when('DAWN-RUL.07', active.length > 0) ? s.at[active[0]!]! : -1

function freshTurn(s: Dawn): void {
  s.duty.fill(0)
  s.superMoved.fill(0)
  s.companion.fill(NO_UNIT)
}

/** Nothing has moved yet; [DAWN-11.2.a] which unit is with which super zombie is noted now. */
function beginZombieTurn(s: Dawn): void {
  freshTurn(s)
  for (const c of ALL_CHARACTERS) {
    const isThere = s.status[c] === SUPER && s.at[c]! >= 0
    if (when('DAWN-11.2.a', isThere)) s.companion[c] = s.unitAt[s.at[c]!]!
  }
}
