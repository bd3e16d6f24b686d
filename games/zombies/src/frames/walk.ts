import { ask, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import { STOP, type ZombiesAction } from '../actions.js'
import { joinedSpaces, type Space } from '../board/board.js'
import { clockOf } from '../options.js'
import { mustFight } from '../rules/combat.js'
import { settleSpace } from '../rules/tokens.js'
import { arrive, comesBack, entersBuilding, whyNotStep } from '../rules/walking.js'
import type { Zombies } from '../state.js'
import { fightFrame } from './fight.js'
import { turnOf, WALK_STEPS, type WalkFrame } from './kinds.js'

const FIGHT = 0
const STEP = 1

/** [ZMB-card.where-did-everybody-go] The caster moves a player five steps; fights on the way are that player's. */
export const walk: Procedure<Zombies, WalkFrame, ZombiesAction> = {
  run(s, f, play) {
    const hasBegun = f.left < WALK_STEPS
    if (f.step === FIGHT) {
      f.step = STEP
      // [ZMB-W.k] A zombie met on the way, not one on the first space.
      if (mustFight(s, f.seat) && when('ZMB-W.k', hasBegun)) push(s, fightFrame(s, f.seat))
      return
    }
    if (hasBegun) settleSpace(s, s.position[f.seat]!, play)
    if (s.outcome !== null) return
    const { fallen } = turnOf(s)
    const hasDied = fallen[f.seat] === 1 && !f.fell
    if (f.left > 0 && !when('ZMB-W.k', hasDied) && walkSteps(s, f.seat).length > 0) {
      ask(s, f.by, 'walk', clockOf(s))
      return
    }
    pop(s)
    // A walk inside a walk: a death ends the outer one too.
    const isWalked = s.frames.some((other) => other.kind === 'walk' && (other as WalkFrame).seat === f.seat)
    if (f.seat !== s.active && !isWalked) fallen[f.seat] = 0
  },
  offer(s, f, _seat, to) {
    for (const space of walkSteps(s, f.seat)) to.legal({ type: 'step', to: space })
    if (s.options.whereDidSteps === 'upTo5') to.legal(STOP)
  },
  answer(s, f, _seat, action, play) {
    if (action.type !== 'step') {
      f.left = 0
      return
    }
    f.left--
    f.step = FIGHT
    arrive(s, f.seat, action.to, 'ZMB-card.where-did-everybody-go', play)
  },
  refuse: (s, f, seat, action) => (action.type === 'step' && seat === f.by ? whyNotStep(s, f.seat, action.to) : null),
  expire: (s, f) => ({ type: 'step', to: walkSteps(s, f.seat)[0]! }),
}

/**
 * [ZMB-card.claustrophobia] [ZMB-card.what-is-that-smell] On a turn when a player may enter no building, or not return
 * to a tile, nobody can walk them there either.
 */
function walkSteps(s: Zombies, seat: Seat): Space[] {
  const from = s.position[seat]!
  const next = joinedSpaces(s, from)
  const { shut, hasLeft } = turnOf(s)
  if (seat !== s.active || !(shut || hasLeft)) return next
  return next.filter((space) => !comesBack(s, from, space) && !(shut && entersBuilding(s, from, space)))
}
