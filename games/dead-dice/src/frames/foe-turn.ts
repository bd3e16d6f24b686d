import { type Frame, type Play, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTIES } from '../data/difficulty.js'
import { STRIDE } from '../data/ladder.js'
import { RUNS_DRY_ON } from '../data/weapons.js'
import { BLOW, isInReach, isTarget } from '../doings/melee.js'
import { askMaster } from '../master/ask.js'
import { adversaryName } from '../rules/adversaries.js'
import { livingRangedDifficulty } from '../rules/arms.js'
import { armDice, canShoot, NO_TRAIT, rollFoe, traitsLeft } from '../rules/foes.js'
import { loseSurvival } from '../rules/harm.js'
import { hit, leastFor } from '../rules/kills.js'
import { distance, firstCell, foeNumber, hordeById, isEngagedByDead, reachOf, releaseFrom } from '../rules/ladder.js'
import { farCell } from '../rules/purchases.js'
import { standOf } from '../seats.js'
import type { DeadDice, Foe } from '../state.js'
import type { FoeHarmFrame, FoeTurnFrame, OpposedFrame } from './kinds-fight.js'

const BEGIN = 0
const ACT = 1

export const foeTurnFrame = (foe: number): Frame =>
  ({ kind: 'foeTurn', step: BEGIN, foe, walked: 0, spent: '' }) satisfies FoeTurnFrame as Frame

/** [DD-10.8] Up to 2 cells, then one attack or something else. */
export const foeTurn: Procedure<DeadDice, FoeTurnFrame, DeadDiceAction> = {
  run(s, f, play) {
    const foe = s.scene!.foes[f.foe]!
    if (f.step === BEGIN) begin(s, f, foe, play)
    else if (foe.state !== 'fighting' || f.spent === 'attack') end(s, f, foe)
    else askMaster(s, f, 'foe', foeTurn, play)
  },

  offer(s, f, _seat, to) {
    const scene = s.scene!
    const foe = scene.foes[f.foe]!
    if (!whyNotWalk(s, f, foe))
      for (let cell = firstCell(s); cell <= farCell(s); cell++)
        if (cell !== foe.cell && Math.abs(cell - foe.cell) <= STRIDE.survivor - f.walked)
          to.legal({ type: 'foeWalk', cell })
    to.legal({ type: 'foeWait' })
    if (f.spent !== '') return
    const traits = [NO_TRAIT, ...traitsLeft(scene, foe)]
    for (const trait of traits) {
      for (const stand of scene.stands) {
        if (!isTarget(s, stand.seat)) continue
        if (isInReach(foe, stand)) to.legal({ type: 'foeMelee', whom: stand.seat, trait })
        if (canShoot(foe)) to.legal({ type: 'foeShoot', whom: stand.seat, trait })
      }
      for (const horde of scene.hordes)
        if (isInReach(foe, horde)) to.legal({ type: 'foeStrike', horde: horde.id, trait })
      if (isBusy(s, f, foe)) to.legal({ type: 'foeDisengage', trait })
      to.legal({ type: 'foeFlee', trait })
    }
  },

  answer(s, f, _seat, action, play) {
    const foe = s.scene!.foes[f.foe]!
    switch (action.type) {
      case 'foeWalk':
        f.walked += Math.abs(action.cell - foe.cell)
        foe.cell = action.cell
        tell(s, 'foe-walks', 'DD-10.8', f, foe, play)
        break
      case 'foeMelee':
        f.spent = 'attack'
        push(s, {
          kind: 'opposed',
          step: 0,
          by: foeNumber(f.foe),
          on: action.whom,
          helpers: [],
          trait: action.trait,
          answer: NO_TRAIT,
          against: 0,
          tested: null,
        } satisfies OpposedFrame as Frame)
        break
      case 'foeShoot':
        f.spent = 'attack'
        shoot(s, f, foe, action.whom, action.trait, play)
        break
      case 'foeStrike':
        f.spent = 'attack'
        strike(s, f, foe, action.horde, action.trait, play)
        break
      case 'foeDisengage':
        f.spent = 'peace'
        disengage(s, f, foe, action.trait, play)
        break
      case 'foeFlee':
        f.spent = 'peace'
        // [DD-10.16] As survivors do: a head start, kept until its next turn.
        foe.fleeing = rollFoe(s, foe, 0, action.trait, 'DD-10.16', play) >= DIFFICULTIES.flee.difficulty
        break
      case 'foeWait':
        end(s, f, foe)
    }
  },

  refuse: (_s, _f, _seat, action) => {
    if ('trait' in action) return { rule: 'DD-10.6' }
    return action.type === 'foeWalk' ? { rule: 'DD-10.8' } : null
  },
}

function tell(s: DeadDice, kind: string, rule: string, f: FoeTurnFrame, foe: Foe, play: Play): void {
  play.emit?.({
    kind,
    rule,
    data: { foe: adversaryName(s, foe.who), cell: foe.cell },
    about: { foe: f.foe, cell: foe.cell },
  })
}

/** [DD-10.16] A flight that nobody has caught up with is completed. */
function begin(s: DeadDice, f: FoeTurnFrame, foe: Foe, play: Play): void {
  f.step = ACT
  foe.defenceless = false
  if (!foe.fleeing) return
  foe.fleeing = false
  const { fleesAt } = reachOf(s)
  const clear =
    s.scene!.stands.every((stand) => !isTarget(s, stand.seat) || distance(stand, foe) >= fleesAt) &&
    s.scene!.hordes.every((horde) => distance(horde, foe) >= fleesAt)
  if (!when('DD-10.16', clear)) return
  foe.state = 'fled'
  foe.engaged = []
  tell(s, 'foe-fled', 'DD-10.16', f, foe, play)
}

const isBusy = (s: DeadDice, f: FoeTurnFrame, foe: Foe): boolean =>
  foe.engaged.length > 0 || isEngagedByDead(s.scene!, foeNumber(f.foe))

const whyNotWalk = (s: DeadDice, f: FoeTurnFrame, foe: Foe): boolean =>
  when('DD-10.8', f.walked >= STRIDE.survivor) || when('DD-15.8', isBusy(s, f, foe))

/** [DD-10.10] [DD-10.11] [DD-10.12] */
function shoot(s: DeadDice, f: FoeTurnFrame, foe: Foe, whom: Seat, trait: number, play: Play): void {
  const scene = s.scene!
  const range = distance(foe, standOf(scene, whom)!)
  const difficulty = livingRangedDifficulty(scene, range, false)
  const successes = rollFoe(s, foe, armDice(foe, 'shot'), trait, 'DD-10.10', play)
  const face = play.chance.die(6, 'DD-10.11')
  foe.dry = when('DD-10.11', face <= RUNS_DRY_ON.ammunition)
  if (foe.dry) tell(s, 'foe-dry', 'DD-10.11', f, foe, play)
  if (when('DD-10.12', isBusy(s, f, foe))) foe.defenceless = true
  scene.shots = true
  if (successes >= difficulty)
    loseSurvival(s, whom, successes, { from: 'living', rule: 'DD-10.10', by: foeNumber(f.foe) }, play)
  else tell(s, 'foe-misses', 'DD-10.10', f, foe, play)
}

/** [DD-15.52] One of the dead, at the price that a survivor would pay. */
function strike(s: DeadDice, f: FoeTurnFrame, foe: Foe, id: number, trait: number, play: Play): void {
  const horde = hordeById(s.scene!, id)!
  const successes = rollFoe(s, foe, armDice(foe, 'melee'), trait, 'DD-15.52', play)
  if (successes < leastFor(horde, BLOW)) return
  // [DD-15.59] Only a kill has its price: a mark has none.
  if (hit(s, horde, successes, null, { ...BLOW, rule: 'DD-15.52' }, play) > 0) harm(s, f, 'DD-15.52')
}

/** [DD-10.13] [DD-15.48] From the dead as from the living: the 3 of DD-8.17 is asked of survivors only. */
function disengage(s: DeadDice, f: FoeTurnFrame, foe: Foe, trait: number, play: Play): void {
  const made = rollFoe(s, foe, 0, trait, 'DD-10.13', play) >= s.options.disengageLivingDifficulty
  foe.engaged = []
  releaseFrom(s.scene!, foeNumber(f.foe))
  if (!made) harm(s, f, 'DD-10.13')
}

function harm(s: DeadDice, f: FoeTurnFrame, rule: string): void {
  push(s, { kind: 'foeHarm', step: 0, foe: f.foe, loss: 1, by: null, rule } satisfies FoeHarmFrame as Frame)
}

/** [DD-10.14] A survivor who is engaged and did not fight is defenceless until the next turn. */
function end(s: DeadDice, f: FoeTurnFrame, foe: Foe): void {
  if (foe.state === 'fighting' && f.spent !== 'attack' && when('DD-10.14', isBusy(s, f, foe))) foe.defenceless = true
  pop(s)
}
