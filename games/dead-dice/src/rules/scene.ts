import type { CatastropheCause, SceneKind } from '../data/menace.js'
import { livingSeats } from '../seats.js'
import type { DeadDice, Scene, Stand } from '../state.js'

/** A scene that nothing has been bought for, with everybody who lives on the first cell [DD-8.2]. */
export function newScene(
  s: DeadDice,
  kind: SceneKind,
  place: string | null,
  cause: CatastropheCause | null = null,
): Scene {
  return {
    kind,
    place,
    spent: 0,
    hordes: [],
    foes: [],
    groupTrait: null,
    groupTraitUsed: false,
    obstacles: [],
    hazards: [],
    threats: [],
    traps: [],
    bodies: [],
    lying: [],
    stands: livingSeats(s).map(newStand),
    companionsGone: [],
    companionRounds: 0,
    helped: [],
    round: 0,
    fighting: false,
    shots: false,
    artillery: [],
    ammunitionBefore: s.group.reserves.ammunition,
    resolved: false,
    lost: false,
    hunted: -1,
    deaths: { lastRound: 0, companions: 0, survivors: 0 },
    master: { added: false, noise: false, panic: false },
    cause,
  }
}

export const newStand = (seat: number): Stand => ({
  seat,
  cell: 0,
  gone: '',
  defenceless: false,
  panicked: false,
  fleeing: false,
  exposed: 0,
  unconscious: false,
  inPit: false,
  acted: false,
  stays: 'untested',
  sacrificed: false,
  protectionSpent: false,
  turnsLeft: -1,
  driving: false,
})
