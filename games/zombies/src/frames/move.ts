import { ask, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import { STOP, type ZombiesAction } from '../actions.js'
import { isInBuilding, joinedSpaces, type Space } from '../board/board.js'
import { clockOf } from '../options.js'
import { mustFight } from '../rules/combat.js'
import { settleSpace } from '../rules/tokens.js'
import { arrive, comesBack, distanceOut, entersBuilding, OWN_STEP, whyNotStep } from '../rules/walking.js'
import type { Zombies } from '../state.js'
import { fightFrame } from './fight.js'
import { type MoveFrame, turnOf } from './kinds.js'
import { openTo } from './window.js'

const FIGHT = 0
const STEP = 1

export const moveFrame = (total: number): MoveFrame => ({ kind: 'move', step: FIGHT, total, left: total })

const stepTo = (space: Space): ZombiesAction => ({ type: 'step', to: space })

/** [ZMB-1.3.5.a] Step 5: up to the movement total, space by space. */
export const move: Procedure<Zombies, MoveFrame, ZombiesAction> = {
  run(s, f, play) {
    const seat = s.active
    // [ZMB-1.3.5.d] [ZMB-R.08] A zombie on the player's space is fought before anything else.
    if (when('ZMB-1.3.5.d', when('ZMB-R.08', mustFight(s, seat)))) {
      f.step = STEP
      push(s, fightFrame(s, seat))
      return
    }
    if (f.step === FIGHT) {
      f.step = STEP
      return
    }
    settleSpace(s, s.position[seat]!, play)
    if (s.outcome !== null) return
    if (when('ZMB-1.3.5.a', turnOf(s).forfeited || f.left === 0 || steps(s).length === 0)) pop(s)
    else ask(s, steerer(s), 'step', clockOf(s))
  },

  offer(s, _f, _seat, to) {
    for (const space of steps(s)) to.coded(space, stepTo)
    if (mustGoOut(s, s.active)) to.refuse(STOP, 'ZMB-card.claustrophobia')
    else to.legal(STOP)
  },

  answer(s, f, _seat, action, play) {
    if (action.type !== 'step') {
      pop(s)
      return
    }
    f.left--
    f.step = STEP
    arrive(s, s.active, action.to, OWN_STEP, play)
    if (s.outcome !== null) return
    // The window after a step opens when its fight is over: it is below the fight.
    openTo(s, 'step', s.active)
    if (when('ZMB-1.3.5.c', mustFight(s, s.active))) push(s, fightFrame(s, s.active))
  },

  refuse: (s, _f, seat, action) =>
    action.type === 'step' && seat === steerer(s) ? whyNotStep(s, s.active, action.to) : null,
  // [ZMB-W.i] The pawn stays, unless it must go out: then by the first of the shortest ways.
  expire: (s) => (when('ZMB-W.i', mustGoOut(s, s.active)) ? { type: 'step', to: steps(s)[0]! } : STOP),
}

/** [ZMB-card.brain-cramp] Another player may steer. */
function steerer(s: Zombies): Seat {
  const { brainCramp } = turnOf(s)
  return when('ZMB-card.brain-cramp', brainCramp >= 0) ? brainCramp : s.active
}

/** The spaces that the active player may step to in step 5. */
function steps(s: Zombies): Space[] {
  const from = s.position[s.active]!
  const next = joinedSpaces(s, from)
  const { hasLeft, shut } = turnOf(s)
  if (!hasLeft && !shut) return next
  const notBack = next.filter((space) => !comesBack(s, from, space))
  if (!when('ZMB-card.claustrophobia', shut)) return notBack
  const entersNone = notBack.filter((space) => !entersBuilding(s, from, space))
  if (!isInBuilding(s, from)) return entersNone
  const out = distanceOut(s, from)
  return entersNone.filter((space) => distanceOut(s, space) < out)
}

/** [ZMB-card.claustrophobia] Inside a building movement is compulsory until the player is out. */
const mustGoOut = (s: Zombies, seat: Seat): boolean => turnOf(s).shut && isInBuilding(s, s.position[seat]!)
