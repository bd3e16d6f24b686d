import { type Frame, type Play, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { fightOf, testOf } from '../doings/doing.js'
import { askMaster } from '../master/ask.js'
import { meleeDice, rollFuel, runDry } from '../rules/arms.js'
import { armDice, NO_TRAIT, rollFoe, traitsLeft } from '../rules/foes.js'
import { loseSurvival } from '../rules/harm.js'
import { foeOf, isFoe } from '../rules/ladder.js'
import { distrust, opponentDice } from '../rules/opposition.js'
import { diceOf, poolOf, successesOf, UNAIDED } from '../rules/pool.js'
import { standOf } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { Test } from './kinds.js'
import type { FoeHarmFrame, OpposedFrame, Person } from './kinds-fight.js'
import { startSaving, startTest } from './test.js'

const DEFENCE = 0
const ATTACK = 1
const ANSWER = 2
const SAVED = 3

const [approach] = ACTIONS.melee

/** [DD-7.11] [DD-10.9] [DD-17.1] The attacker's pool, then the other's; more successes win, and all of them count. */
export const opposed: Procedure<DeadDice, OpposedFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case DEFENCE:
        if (canInvoke(s, f)) askMaster(s, f, 'defend', opposed, play)
        else f.step = ATTACK
        break
      case ATTACK:
        attack(s, f, play)
        break
      case ANSWER:
        defend(s, f, play)
        break
      default:
        outcome(s, f, play)
    }
  },

  offer(s, f, _seat, to) {
    to.legal({ type: 'invoke', trait: NO_TRAIT })
    for (const trait of traitsLeft(s.scene!, foeOf(s.scene!, f.on))) to.legal({ type: 'invoke', trait })
  },

  answer(_s, f, _seat, action) {
    if (action.type === 'invoke') f.answer = action.trait
    f.step = ATTACK
  },

  refuse: (_s, _f, _seat, action) => (action.type === 'invoke' ? { rule: 'DD-10.6' } : null),
}

/** [DD-15.46] Traits may be used in defence too. */
const canInvoke = (s: DeadDice, { on }: OpposedFrame): boolean =>
  isFoe(on) && !isHelpless(s, on) && traitsLeft(s.scene!, foeOf(s.scene!, on)).length > 0

/** [DD-15.49] An engaged fighter who did not fight. */
const isHelpless = (s: DeadDice, person: Person): boolean =>
  when('DD-15.49', isFoe(person) ? foeOf(s.scene!, person).defenceless : standOf(s.scene!, person)!.defenceless)

function attack(s: DeadDice, f: OpposedFrame, play: Play): void {
  joinMelee(s, f)
  f.step = ANSWER
  if (isHelpless(s, f.on) && when('DD-10.14', s.options.defencelessLiving === 'auto1')) {
    pop(s)
    burnFuel(s, f, play)
    strike(s, f, 1, 'DD-10.14', play)
  } else if (isFoe(f.by)) {
    const foe = foeOf(s.scene!, f.by)
    const successes = rollFoe(s, foe, armDice(foe, 'melee'), f.trait, 'DD-10.9', play)
    f.tested = { successes, made: successes > 0, bought: false }
  } else {
    startTest(s, { ...testFor(s, f, DIFFICULTIES.livingMelee.difficulty), saveable: false }, play)
    const fight = fightOf(s)
    fight.assists = fight.assists.filter(({ whom }) => whom !== f.by)
  }
}

/** What a survivor attacks with. */
export function testFor(s: DeadDice, f: OpposedFrame, difficulty: number): Test {
  const extra = [...meleeDice(s.survivors[f.by]!, 'living'), ...trustDice(s, f.by, f.on)]
  const rule = isFoe(f.on) ? 'DD-10.9' : 'DD-7.11'
  return testOf(s, f.by, 'melee', approach, { rule, difficulty }, f.helpers, extra)
}

const trustDice = (s: DeadDice, seat: Seat, other: Person) =>
  opponentDice(s, seat, isFoe(other) ? { on: 'foe', id: -1 - other } : { on: 'survivor', id: other })

/** [DD-15.49] From here on the two are engaged with each other. */
function joinMelee(s: DeadDice, { by, on }: OpposedFrame): void {
  const [foe, seat] = isFoe(by) ? [by, on] : [on, by]
  if (!isFoe(foe) || isFoe(seat)) return
  const { engaged } = foeOf(s.scene!, foe)
  if (!engaged.includes(seat)) engaged.push(seat)
}

function defend(s: DeadDice, f: OpposedFrame, play: Play): void {
  f.against = isHelpless(s, f.on) ? 0 : rollDefence(s, f, play)
  f.step = SAVED
  if (isFoe(f.by) || wins(f)) return
  // [DD-15.68] A sacrifice gives just enough to win.
  startSaving(s, testFor(s, f, f.against + 1), f.tested!.successes)
}

/** [DD-15.46] No weapon helps in defence; [DD-7.11] Trust in the attacker hinders. */
function rollDefence(s: DeadDice, f: OpposedFrame, play: Play): number {
  if (isFoe(f.on)) return rollFoe(s, foeOf(s.scene!, f.on), 0, f.answer, 'DD-10.9', play)
  const extra = isFoe(f.by) ? [] : trustDice(s, f.on, f.by)
  const { parts } = poolOf(s, f.on, approach, { ...UNAIDED, extra })
  const dice = diceOf(parts)
  const faces = when('DD-17.3', dice > 0) ? play.chance.dice(dice, 6, 'DD-10.9') : []
  const successes = successesOf(faces)
  play.emit?.({
    kind: 'defended',
    rule: 'DD-10.9',
    seat: f.on,
    dice: faces,
    modifiers: parts.map(({ rule, value }) => ({ rule, value })),
    data: { successes },
    about: { each: true },
  })
  return successes
}

/** [DD-15.35] [DD-15.45] A tie leaves things as they were. */
const wins = ({ tested, against }: OpposedFrame): boolean =>
  when('DD-15.35', tested!.successes > 0 && tested!.successes > against)

/** [DD-3.8] [DD-15.15] After each attack of a survivor, whomever it was meant for. */
function burnFuel(s: DeadDice, { by }: OpposedFrame, play: Play): void {
  if (!isFoe(by)) runDry(s.survivors[by]!, rollFuel(s, by, play))
}

function outcome(s: DeadDice, f: OpposedFrame, play: Play): void {
  pop(s)
  burnFuel(s, f, play)
  const { successes } = f.tested!
  const won = wins(f)
  const loss = when('DD-15.45', s.options.meleeDamageLiving === 'total') ? successes : successes - f.against
  if (won) strike(s, f, loss, 'DD-10.9', play)
  else {
    play.emit?.({ kind: 'held-off', rule: 'DD-15.35', ...(isFoe(f.on) ? {} : { seat: f.on }) })
    settleTrust(s, f, play)
  }
}

/** [DD-7.12] After every action that opposed two survivors. */
function settleTrust(s: DeadDice, { by, on }: OpposedFrame, play: Play): void {
  if (!isFoe(by) && !isFoe(on)) distrust(s, by, on, play)
}

function strike(s: DeadDice, f: OpposedFrame, loss: number, rule: string, play: Play): void {
  settleTrust(s, f, play)
  if (!isFoe(f.on)) loseSurvival(s, f.on, loss, { from: 'living', rule, by: f.by }, play)
  else
    push(s, {
      kind: 'foeHarm',
      step: 0,
      foe: -1 - f.on,
      loss,
      by: isFoe(f.by) ? null : f.by,
      rule,
    } satisfies FoeHarmFrame as Frame)
}
