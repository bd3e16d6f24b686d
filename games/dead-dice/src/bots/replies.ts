import type { TestFrame } from '../frames/kinds.js'
import type { AllotFrame, HarmFrame } from '../frames/kinds-fight.js'
import type { RulingFrame } from '../frames/kinds-master.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { fight } from './fighting.js'
import { mettle } from './ladder.js'
import { pack } from './packing.js'
import { save } from './saving.js'
import { learn, makePromoted, makeSheet, promote, trust, voteBy } from './sheets.js'
import { odds, oddsOf, type Situation } from './situation.js'
import { because, type Thought } from './thought.js'

/** [DD-15.39] Where they come by. */
function placeTrap(sit: Situation): Thought {
  const cells = sit.actions('placeTrap')
  const laid = (cell: number): number => sit.s.scene!.traps.filter((trap) => trap.cell === cell).length
  const best = cells.filter(({ cell }) => cell >= 1).sort((a, b) => laid(a.cell) - laid(b.cell) || a.cell - b.cell)[0]
  return because(best ?? cells[0]!, 'placeTrap')
}

/** [DD-16.57] [DD-12.28] Wheels before shells. */
function take(sit: Situation): Thought {
  const finds = sit.actions('take')
  const wheels = finds.find(({ what }) => what === 'vehicle')
  return wheels === undefined
    ? because(finds.find(({ what }) => what === 'shells')!, 'takeShells')
    : because(wheels, 'take')
}

/** [DD-15.18] Those who hold a survivor, then those who can be wiped out. */
function allot(sit: Situation): Thought {
  const { left } = sit.frame<AllotFrame>()
  const worth = (id: number): number => {
    const { engaged, size } = sit.s.scene!.hordes.find((horde) => horde.id === id)!
    return (engaged ? 10 : 0) + (size <= left ? 5 + size : -size / 10)
  }
  const [best] = sit.actions('hit').sort((a, b) => worth(b.horde) - worth(a.horde))
  return because(best!, 'allot')
}

/** [DD-15.9] Another point for another zombie, where there is one to spare. */
function second(sit: Situation): Thought {
  const [hit] = sit.actions('hit')
  const spared = sit.actions('enough').length > 0
  return spared && (hit === undefined || mettle(sit.s, sit.me) < 3)
    ? because({ type: 'enough' }, 'enough')
    : because(hit!, 'second')
}

/** [DD-15.36] No more than were meant, with all the help there is. */
function attract(sit: Situation): Thought {
  const [call] = sit.actions('call').sort((a, b) => b.helpers.length - a.helpers.length)
  return because(call!, 'attract')
}

/** [DD-15.60] [DD-3.4] Weapons that are not worn to nothing are whole again after the fight. */
function arm(sit: Situation): Thought {
  const wear = (id: number): number => sit.survivor.things.find((thing) => thing.id === id)!.wear
  const [most] = sit.actions('spend').sort((a, b) => wear(b.thing) - wear(a.thing))
  return because(most!, 'arm')
}

/** [DD-15.50] Once in a fight, for a loss that hurts. */
function protection(sit: Situation): Thought {
  const { left } = sit.frame<HarmFrame>()
  return left >= 2 || left >= sit.survivor.survival
    ? because({ type: 'protect' }, 'protect')
    : because({ type: 'bear' }, 'bear')
}

/** [DD-15.21] A ruling is accepted where there is a fair chance. */
function ruled(sit: Situation): Thought {
  const top = sit.frame<RulingFrame | TestFrame>()
  if (top.kind === 'test') return stated(top)
  const { ruling } = top
  if (ruling === null) return because({ type: 'roll' }, 'roll')
  const { dice } = poolOf(sit.s, sit.me, { by: ruling.by, tags: [] }, UNAIDED, ruling.trait)
  return odds(dice, ruling.difficulty) >= 0.25
    ? because({ type: 'roll' }, 'roll')
    : because({ type: 'withdraw' }, 'withdraw')
}

/** [DD-15.21] A test of the rules is let be only where it cannot be made: the same may be wanted again at once. */
const stated = ({ test }: TestFrame): Thought =>
  oddsOf(test) > 0 ? because({ type: 'roll' }, 'roll') : because({ type: 'withdraw' }, 'withdraw')

/** What is answered alone, by the kind of question. */
export const REPLIES: Readonly<Record<string, (sit: Situation) => Thought>> = {
  sheet: makeSheet,
  promote,
  promoted: makePromoted,
  trust,
  experience: learn,
  goodSamaritan: voteBy('stepsRaised'),
  killOfTheWeek: voteBy('mostAtOnce'),
  roll: () => because({ type: 'roll' }, 'roll'),
  sacrifice: save,
  turn: fight,
  placeTrap,
  allot,
  second,
  attract,
  arm,
  protection,
  beaten: () => because({ type: 'spare' }, 'spare'),
  take,
  ruled,
  pack,
}
