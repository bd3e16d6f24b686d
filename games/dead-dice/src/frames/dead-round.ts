import { type Frame, type Play, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { askMaster } from '../master/ask.js'
import {
  aimHordes,
  engage,
  heading,
  inReachOf,
  isMoving,
  pull,
  seizable,
  stepTowards,
  strideOf,
} from '../rules/advance.js'
import { getAway } from '../rules/fight-end.js'
import { sufferHazards } from '../rules/hazards.js'
import { hordeById, reachOf } from '../rules/ladder.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { isPresent, standOf } from '../seats.js'
import type { DeadDice, Horde } from '../state.js'
import type { DeadRoundFrame, Person } from './kinds-fight.js'
import { onslaughtFrame } from './onslaught.js'
import { startTest } from './test.js'

const BEGIN = 0
const TARGETS = 1
const ADVANCE = 2
const RESISTED = 3
const ENGAGE = 4
const ATTACK = 5
const FLIGHTS = 6

export const deadRoundFrame = (): Frame =>
  ({ kind: 'deadRound', step: BEGIN, queue: [], fleeing: [], tested: null }) satisfies DeadRoundFrame as Frame

/** [DD-17.2] Targets, advance, engagement, attack, flights, hazards. */
export const deadRound: Procedure<DeadDice, DeadRoundFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case BEGIN:
        begin(s, f, play)
        break
      case TARGETS:
        nextTarget(s, f, ADVANCE, play)
        break
      case ADVANCE:
        nextAdvance(s, f, play)
        break
      case RESISTED:
        resisted(s, f, play)
        break
      case ENGAGE:
        nextTarget(s, f, ATTACK, play)
        break
      case ATTACK:
        f.step = FLIGHTS
        attack(s)
        break
      default:
        pop(s)
        finishRound(s, f, play)
    }
  },

  offer(s, f, _seat, to) {
    const horde = hordeById(s.scene!, f.queue[0]!)!
    if (f.step === ADVANCE) {
      to.legal({ type: 'advance' })
      for (const whom of seizable(s, horde)) to.legal({ type: 'seize', whom })
    } else for (const at of inReachOf(s, horde)) to.legal({ type: 'target', horde: horde.id, at })
  },

  answer(s, f, _seat, action, play) {
    const horde = hordeById(s.scene!, f.queue[0]!)!
    switch (action.type) {
      case 'target':
        f.queue.shift()
        engage(s, horde, action.at, play)
        break
      case 'advance':
        f.queue.shift()
        advance(s, f, horde, play)
        break
      case 'seize':
        f.step = RESISTED
        seize(s, horde, action.whom, play)
    }
  },

  refuse: (_s, f, _seat, action) =>
    action.type === 'target' ? { rule: 'DD-8.28' } : f.step === ADVANCE ? { rule: 'DD-15.81' } : null,
}

function begin(s: DeadDice, f: DeadRoundFrame, play: Play): void {
  const scene = s.scene!
  if (when('DD-8.1', scene.hordes.length > 0)) play.emit?.({ kind: 'dead-round', rule: 'DD-8.27' })
  f.fleeing = scene.stands.filter(({ fleeing }) => fleeing).map(({ seat }) => seat)
  aimHordes(s)
  f.queue = scene.hordes.filter((horde) => when('DD-15.6', !horde.engaged && horde.target === null)).map(({ id }) => id)
  f.step = TARGETS
}

/** [DD-8.28] [DD-15.6] The game master chooses for groups that have nobody yet; one person leaves no choice. */
function nextTarget(s: DeadDice, f: DeadRoundFrame, next: number, play: Play): void {
  const horde = queued(s, f)
  if (horde === null) {
    f.step = next
    if (when('DD-17.2', next === ADVANCE)) {
      spoilFlights(s, f)
      f.queue = s.scene!.hordes.map(({ id }) => id)
    }
    return
  }
  const near = whomToEngage(s, horde)
  if (when('DD-8.28', near.length > 1)) {
    askMaster(s, f, 'target', deadRound, play)
    return
  }
  f.queue.shift()
  if (near.length === 1) engage(s, horde, near[0]!, play)
}

/** Those within reach; only the target of a group that has one. */
function whomToEngage(s: DeadDice, horde: Horde): Person[] {
  if (horde.engaged) return []
  const near = inReachOf(s, horde)
  if (horde.target === null) return near
  return near.filter((person) => person === horde.target)
}

/** The group that comes next; those that are gone since are passed over. */
function queued(s: DeadDice, f: DeadRoundFrame): Horde | null {
  while (f.queue.length > 0) {
    const horde = hordeById(s.scene!, f.queue[0]!)
    if (horde !== null) return horde
    f.queue.shift()
  }
  return null
}

/** [DD-15.5] A group either advances or attacks; [DD-15.81] a Lasher may seize a survivor instead. */
function nextAdvance(s: DeadDice, f: DeadRoundFrame, play: Play): void {
  const horde = queued(s, f)
  if (horde === null) {
    spoilFlights(s, f)
    f.step = ENGAGE
    f.queue = s.scene!.hordes.filter(({ moved, engaged }) => moved && !engaged).map(({ id }) => id)
  } else if (horde.holds >= 0) {
    f.queue.shift()
    pull(s, horde, play)
  } else if (!when('DD-15.5', isMoving(s, horde))) f.queue.shift()
  else if (when('DD-12.24', horde.special === 'lasher' && seizable(s, horde).length > 0))
    askMaster(s, f, 'lasher', deadRound, play)
  else {
    f.queue.shift()
    advance(s, f, horde, play)
  }
}

/** [DD-8.27] [DD-12.10] [DD-12.20] Cell by cell, until it has a survivor or its stride is used up. */
function advance(s: DeadDice, f: DeadRoundFrame, horde: Horde, play: Play): void {
  const to = heading(s, horde)
  if (to === null) return
  horde.moved = true
  const from = horde.cell
  for (let left = strideOf(s, horde); left > 0 && horde.size > 0 && isMoving(s, horde); left--) {
    stepTowards(s, horde, to, play)
    spoilFlights(s, f)
  }
  if (horde.size > 0)
    play.emit?.({
      kind: 'horde-advances',
      rule: 'DD-8.27',
      data: { cell: horde.cell },
      about: { horde: horde.id, from, cell: horde.cell },
    })
}

/** [DD-12.24] The target tests at once, at no action. */
function seize(s: DeadDice, horde: Horde, whom: Seat, play: Play): void {
  const [approach] = ACTIONS.resist
  horde.moved = true
  horde.target = whom
  play.emit?.({ kind: 'seized', rule: 'DD-12.24', seat: whom, about: { horde: horde.id } })
  startTest(
    s,
    {
      what: 'resist',
      ...DIFFICULTIES.resistLasher,
      leader: whom,
      by: approach.by,
      tags: approach.tags,
      parts: poolOf(s, whom, approach, UNAIDED).parts.slice(),
      companions: [],
      assistants: [],
      secret: false,
      saveable: true,
      announced: true,
    },
    play,
  )
}

function resisted(s: DeadDice, f: DeadRoundFrame, play: Play): void {
  const horde = hordeById(s.scene!, f.queue.shift()!)!
  const whom = horde.target!
  const { made } = f.tested!
  f.tested = null
  f.step = ADVANCE
  horde.target = null
  if (when('DD-15.81', made) || !isPresent(s, standOf(s.scene!, whom)!)) return
  horde.holds = whom
  pull(s, horde, play)
}

/** [DD-8.29] [DD-15.5] Those that did not advance attack, and those that did where players agreed so. */
function attack(s: DeadDice): void {
  const attacking: number[] = []
  for (const { id, engaged, moved } of s.scene!.hordes)
    if (engaged && (!moved || when('DD-15.5', s.options.arrivalAttack))) attacking.push(id)
  if (attacking.length > 0) push(s, onslaughtFrame(attacking))
}

/** [DD-15.40] At no time during the round may one of the dead be near. */
function spoilFlights(s: DeadDice, f: DeadRoundFrame): void {
  if (f.fleeing.length === 0) return
  const { fleesAt } = reachOf(s)
  const scene = s.scene!
  f.fleeing = f.fleeing.filter((seat) => {
    const { cell } = standOf(scene, seat)!
    return when(
      'DD-15.40',
      scene.hordes.every((horde) => Math.abs(horde.cell - cell) >= fleesAt) &&
        scene.foes.every((foe) => foe.state !== 'fighting' || Math.abs(foe.cell - cell) >= fleesAt),
    )
  })
}

/** [DD-8.24] [DD-15.22] [DD-9.1] Flights are completed, what lasted for the round ends, hazards strike. */
function finishRound(s: DeadDice, f: DeadRoundFrame, play: Play): void {
  const scene = s.scene!
  for (const stand of scene.stands) {
    // [DD-8.25] Each for themselves.
    if (stand.fleeing && isPresent(s, stand)) {
      if (when('DD-8.25', f.fleeing.includes(stand.seat))) getAway(s, stand, play)
      else play.emit?.({ kind: 'flight-fails', rule: 'DD-15.40', seat: stand.seat })
    }
    stand.fleeing = false
    stand.defenceless = false
  }
  sufferHazards(s, play)
}
