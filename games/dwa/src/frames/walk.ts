import { pathLength, pointAlong, stretchOf } from '@shamble/geometry'
import { ask, type Play, type Procedure, pop, when } from '@shamble/kernel'
import { type DwaAction, GO_ON } from '../actions.js'
import { boardOf, roomAt } from '../board/board.js'
import { bearing, canStand, enemiesInContact } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { FIRE_ORDERS, orderOf } from '../orders/index.js'
import { doerOf } from '../orders/order.js'
import { enterRoom } from '../rules/arrivals.js'
import { throwBurdens } from '../rules/burden-dice.js'
import { burdensOf } from '../rules/burdens.js'
import { uproot } from '../rules/set-down.js'
import { firstUnexplored, openingPassed, whyNotWalk } from '../rules/walking.js'
import type { Dwa } from '../state.js'
import { activationOf, type WalkFrame } from './kinds.js'

const ON = 0
const HALT = 1
const STEPPED = 2

/** A declared walk: it is interrupted where the walker halts to fire, enters a room, or stumbles [DWA-10.c]. */
export const walking: Procedure<Dwa, WalkFrame, DwaAction> = {
  run(s, f, play) {
    const human = s.humans[f.human]!
    if (human.whereabouts !== 'table' || human.posture === 'prone' || s.outcome !== null) return pop(s)
    if (f.step === HALT) return ask(s, human.team, 'halt')
    if (f.step === STEPPED) return stepped(s, f, play)
    if (isOver(s, f)) pop(s)
    else goOn(s, f, play)
  },

  offer(s, f, _seat, to) {
    void f
    const doer = doerOf(s, activationOf(s)!)
    for (const order of FIRE_ORDERS) order.offer(doer, to)
    to.legal(GO_ON)
  },

  answer(s, f, _seat, action, play) {
    if (!when('DWA-10.c', action.type !== 'goOn')) f.step = ON
    else orderOf(action.type)!.carryOut(doerOf(s, activationOf(s)!), action as never, play)
  },
}

/** To the next place where something happens, or to the end. */
function goOn(s: Dwa, f: WalkFrame, play: Play): void {
  const human = s.humans[f.human]!
  const length = pathLength(f.path)
  const firstStep = firstStepOf(s, f)
  // Nothing was walked before, and the first step of this walk is not behind: a halt may lie within it.
  const isFirst = human.now.walked === f.at && f.at < firstStep && !f.free
  const maySlip = isFirst && burdensOf(s, human).some(({ roll }) => roll?.at === 'firstStep')
  const room = firstUnexplored(s, human.level, f.path, f.at + 1)
  const halt = f.halts[0]
  let to = length
  if (halt !== undefined) to = Math.min(to, halt)
  if (room !== null) to = Math.min(to, room.mm)
  if (maySlip) to = Math.min(to, firstStep)
  moveAlong(s, f, standingFrom(s, f, to), play)
  if (maySlip && to === firstStep) {
    f.step = STEPPED
    throwBurdens(s, human, 'firstStep')
  } else arrive(s, f, to, room, play)
}

const firstStepOf = (s: Dwa, f: WalkFrame): number => Math.min(numbersOf(s.options).distances.step, pathLength(f.path))

/** The first step has ended without a fall. */
function stepped(s: Dwa, f: WalkFrame, play: Play): void {
  const to = firstStepOf(s, f)
  f.step = ON
  arrive(s, f, to, firstUnexplored(s, s.humans[f.human]!.level, f.path, to), play)
}

/** What happens where the human has arrived. */
function arrive(s: Dwa, f: WalkFrame, to: number, room: ReturnType<typeof firstUnexplored>, play: Play): void {
  const human = s.humans[f.human]!
  const halt = f.halts[0]
  if (room !== null && to === room.mm) enterRoom(s, human, room.room, play)
  if (when('R-07', halt !== undefined && to === halt)) {
    while (f.halts.length > 0 && f.halts[0]! <= f.at) f.halts.shift()
    f.step = HALT
    return
  }
  const touched = enemiesInContact(s, human)
  for (const zombie of touched) for (const burden of burdensOf(s, human)) burden.onContact?.(s, human, zombie, play)
}

/** [GEO-2] [GEO-5] The first place from there on where the base has room: whole millimetres may be in a doorpost. */
function standingFrom(s: Dwa, f: WalkFrame, from: number): number {
  const human = s.humans[f.human]!
  const length = pathLength(f.path)
  let mm = from
  while (mm < length && !canStand(s, pointAlong(f.path, mm), human.level, human)) mm++
  return mm
}

/** [DWA-10.d] At its end, or where a figure has come upon them or into their way meanwhile. */
function isOver(s: Dwa, f: WalkFrame): boolean {
  const length = pathLength(f.path)
  if (f.at === 0 || f.at >= length) return f.at > 0
  const human = s.humans[f.human]!
  const isBarred =
    enemiesInContact(s, human).length > 0 || whyNotWalk(s, human, stretchOf(f.path, f.at, length)) !== null
  return when('DWA-10.d', isBarred)
}

function moveAlong(s: Dwa, f: WalkFrame, to: number, play: Play): void {
  const human = s.humans[f.human]!
  const stretch = stretchOf(f.path, f.at, to)
  const end = pointAlong(f.path, to)
  const before = stretch[stretch.length - 2] ?? human
  human.facing = bearing(before, end)
  human.x = end.x
  human.y = end.y
  uproot(human)
  human.now.walked += to - f.at
  const board = boardOf(s.options)
  const passed = openingPassed(s, human.level, stretch)
  if (passed >= 0) human.cameBy = roomAt(board, end) >= 0 ? passed : -1
  const length = to - f.at
  f.at = to
  tell(
    s,
    play,
    {
      ...deed('walked', 'DWA-10.a', human, { length, x: end.x, y: end.y }),
      about: { figure: human.id },
      way: { piece: human.id, points: stretch },
    },
    ['costs.move', 'costs.cross', 'costs.difficult', 'distances.step'],
  )
}
