import { type Frame, type Play, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { fightOf } from '../doings/doing.js'
import { isCasualty } from '../doings/haul.js'
import { isStanding } from '../rules/fight-end.js'
import { BEATEN, die } from '../rules/harm.js'
import { foeNumber, releaseFrom } from '../rules/ladder.js'
import { standOf } from '../seats.js'
import type { DeadDice } from '../state.js'
import { startDecision } from './decision.js'
import type { HarmFrame, LeaveFrame } from './kinds-fight.js'

const LOOK = 0
const DECIDED = 1
const FATES = 2

/** [DD-15.79] Everybody on their feet leaves at once, from any cell, engaged or not, with those who lie beside them. */
export const leave: Procedure<DeadDice, LeaveFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case LOOK:
        f.behind = leftBehind(s)
        f.step = DECIDED
        // A survivor would be left: the others may decline.
        if (when('DD-15.79', f.behind.length > 0)) startDecision(s, 'leave')
        break
      case DECIDED:
        if (f.decided?.type === 'remain') {
          pop(s)
          fightOf(s).stayed = s.scene!.round
        } else {
          goOut(s, f, play)
          f.step = FATES
        }
        break
      default:
        abandonNext(s, f, play)
    }
  },
}

function leftBehind(s: DeadDice): Seat[] {
  const { stands } = s.scene!
  return stands
    .filter(
      (stand) => isCasualty(s, stand) && !stands.some((other) => other.cell === stand.cell && isStanding(s, other)),
    )
    .map(({ seat }) => seat)
}

function goOut(s: DeadDice, f: LeaveFrame, play: Play): void {
  const scene = s.scene!
  for (const stand of scene.stands) {
    if (stand.gone !== '' || f.behind.includes(stand.seat) || s.survivors[stand.seat]!.fate !== 'alive') continue
    stand.gone = 'out'
    releaseFrom(scene, stand.seat)
    for (const horde of scene.hordes) if (horde.holds === stand.seat) horde.holds = -1
    play.emit?.({ kind: 'went-out', rule: 'DD-15.79', seat: stand.seat })
  }
}

/** [DD-15.79] Dead among the dead or in the fire; the living decide about whom they find [DD-10.17]. */
function abandonNext(s: DeadDice, f: LeaveFrame, play: Play): void {
  const seat = f.behind.shift()
  if (seat === undefined) {
    pop(s)
    return
  }
  const scene = s.scene!
  const foe = scene.foes.findIndex(({ state }) => state === 'fighting')
  if (scene.hordes.length > 0) die(s, seat, 'eaten', 'DD-15.79', play)
  else if (foe < 0) die(s, seat, 'burnt', 'DD-15.79', play)
  else {
    const cause = { from: 'living', rule: 'DD-15.79', by: foeNumber(foe) } as const
    push(s, { kind: 'harm', step: BEATEN, seat, left: 0, cause, contact: false } satisfies HarmFrame as Frame)
  }
  standOf(scene, seat)!.gone = 'out'
}
