import {
  ask,
  type Frame,
  type GameEvent,
  type Play,
  type Procedure,
  pop,
  push,
  type Seat,
  topFrame,
  when,
} from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTY_RANGE, LEFT_OPEN } from '../data/difficulty.js'
import { nameOf, narrate } from '../events.js'
import { askMaster } from '../master/ask.js'
import { diceOf, successesOf } from '../rules/pool.js'
import { acceptsSacrifice, give, offerSacrifices, sacrificeOf } from '../rules/sacrifice.js'
import { hasHumanMaster, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { Test, TestFrame, Testing, TestResult } from './kinds.js'

const ANNOUNCE = 0
const ROLL = 1
const SAVE = 2
const WORD = 3
const STATE = 4
const STATED = 5

/** Starts a test on top of the frame that wants its result in `tested`. */
export function startTest(s: DeadDice, test: Test, play: Play): void {
  // [DD-7.8] How many dice an assistant adds tells how far the leader trusts that assistant.
  if (test.assistants.length > 0) play.reveal?.('all')
  push(s, {
    kind: 'test',
    step: when('DD-15.21', isLeftOpen(s, test)) ? STATE : rollStep(test),
    test,
    faces: [],
    offered: null,
  } satisfies TestFrame as Frame)
}

const rollStep = ({ announced }: Test): number => (announced ? ANNOUNCE : ROLL)

const isLeftOpen = (s: DeadDice, { rule }: Test): boolean => hasHumanMaster(s) && LEFT_OPEN.includes(rule)

/**
 * [DD-7.14] Something failed that was rolled elsewhere, such as one side of a contest: the leader may still give
 * something up for it. The frame below gets a result in `tested` only then, or keeps what stands there.
 */
export function startSaving(s: DeadDice, test: Test, successes: number): void {
  if (!test.saveable || !acceptsSacrifice(s, test)) return
  const faces = Array.from({ length: successes }, () => SUCCESS)
  push(s, { kind: 'test', step: SAVE, test, faces, offered: null } satisfies TestFrame as Frame)
}

/** Any even face [DD-7.2]. */
const SUCCESS = 6

/** [DD-7.1] to [DD-7.14] One test: rolled, and perhaps saved by a sacrifice. */
export const test: Procedure<DeadDice, TestFrame, DeadDiceAction> = {
  run(s, f, play) {
    // A player who gave the seat up rolls nothing and offers nothing.
    if (s.left.includes(f.test.leader)) {
      conclude(s, f, failed(f), play)
      return
    }
    switch (f.step) {
      case ANNOUNCE:
        ask(s, f.test.leader, 'roll')
        break
      case ROLL:
        roll(s, f, play)
        break
      case SAVE:
        ask(s, f.test.leader, 'sacrifice')
        break
      case WORD:
        askMaster(s, f, 'sacrifice', test, play)
        break
      case STATE:
        ask(s, masterSeat(s), 'difficulty')
        break
      case STATED:
        ask(s, f.test.leader, 'ruled')
    }
  },

  offer(s, f, _seat, to) {
    switch (f.step) {
      case ANNOUNCE:
        to.legal({ type: 'roll' })
        break
      case SAVE:
        to.legal({ type: 'bear' })
        offerSacrifices(s, f.test, to)
        break
      case WORD:
        to.legal({ type: 'grant' })
        to.legal({ type: 'deny' })
        break
      case STATE:
        for (let difficulty = DIFFICULTY_RANGE.min; difficulty <= DIFFICULTY_RANGE.max; difficulty++)
          to.legal({ type: 'difficulty', difficulty })
        break
      case STATED:
        to.legal({ type: 'roll' })
        to.legal({ type: 'withdraw' })
    }
  },

  answer(s, f, _seat, action, play) {
    switch (action.type) {
      case 'roll':
        f.step = ROLL
        break
      case 'bear':
        conclude(s, f, failed(f), play)
        break
      case 'sacrifice':
      case 'offer':
        f.offered = sacrificeOf(action)
        f.step = WORD
        break
      case 'grant':
        grant(s, f, play)
        break
      case 'deny':
        tell(s, f, { kind: 'sacrifice-refused', rule: 'DD-7.14', seat: f.test.leader }, play)
        narrate(s, play, 'sacrificeRefused', { who: nameOf(s, f.test.leader) })
        conclude(s, f, failed(f), play)
        break
      case 'difficulty':
        state(f, action.difficulty, play)
        break
      case 'withdraw':
        withdraw(s, f, play)
    }
  },

  refuse: (_s, f, _seat, action) =>
    f.step === STATE && action.type === 'difficulty'
      ? { rule: 'DD-15.21', key: 'difficulty', params: DIFFICULTY_RANGE }
      : null,
}

/** [DD-15.21] What was expected is rolled at once; where it is harder a player may still think better of it [DD-7.1]. */
function state(f: TestFrame, difficulty: number, play: Play): void {
  const { test } = f
  const { by, leader } = test
  test.difficulty = difficulty
  f.step = difficulty === DIFFICULTY_RANGE.min || test.announced ? rollStep(test) : STATED
  play.emit?.({
    kind: 'ruled.test',
    rule: 'DD-15.21',
    seat: leader,
    data: { by: { word: `characteristic.${by}` }, difficulty },
    about: { by, difficulty },
  })
}

/** Nothing was rolled: the frame below finds no result. */
function withdraw(s: DeadDice, { test: { leader } }: TestFrame, play: Play): void {
  pop(s)
  play.emit?.({ kind: 'attempt.withdrawn', rule: 'DD-7.1', seat: leader, data: { words: '' } })
}

/** [DD-7.2] Even faces are successes; [DD-7.5] they must reach the difficulty. */
function roll(s: DeadDice, f: TestFrame, play: Play): void {
  const { test } = f
  const dice = diceOf(test.parts)
  // [DD-7.8] [DD-7.11] How many dice there are shows how much a survivor trusts.
  if (knowing(s, test) === null) play.reveal?.('all')
  f.faces = dice === 0 ? [] : play.chance.dice(dice, 6, test.rule, knowing(s, test) ?? 'all')
  s.scene?.helped.push(...test.companions)
  const successes = successesOf(f.faces)
  const made = when('DD-7.5', successes >= test.difficulty)
  if (play.emit !== null) tell(s, f, rolled(f, successes, made), play)
  if (made) conclude(s, f, { successes, made, bought: false }, play)
  else if (isSaveable(test, successes) && acceptsSacrifice(s, test)) f.step = SAVE
  else conclude(s, f, failed(f), play)
}

/** [DD-16.24] A bargain can be saved from its first success on; a dodge, panic and courage never. */
const isSaveable = ({ what, saveable }: Test, successes: number): boolean =>
  saveable || (what !== 'trap' && when('DD-16.24', what === 'negotiate' && successes > 0))

const failed = (f: TestFrame): TestResult => ({ successes: successesOf(f.faces), made: false, bought: false })

function rolled({ test, faces }: TestFrame, successes: number, made: boolean): GameEvent {
  return {
    kind: made ? 'test-made' : 'test-failed',
    rule: test.rule,
    seat: test.leader,
    dice: faces,
    modifiers: test.parts.map(({ rule, value }) => ({ rule, value })),
    data: { test: { word: `test.${test.what}` }, successes, difficulty: test.difficulty },
    about: { test: test.what, successes, difficulty: test.difficulty, each: true },
  }
}

/** [DD-15.68] The minimum success: as many as were needed. */
function grant(s: DeadDice, f: TestFrame, play: Play): void {
  const { test } = f
  narrate(s, play, 'sacrificeTaken', { who: nameOf(s, test.leader) })
  give(s, test.leader, f.offered!, play)
  conclude(s, f, { successes: test.difficulty, made: true, bought: true }, play)
}

function conclude(s: DeadDice, _f: TestFrame, result: TestResult, _play: Play): void {
  pop(s)
  ;(topFrame(s) as Testing).tested = result
}

/** [DD-8.23] How a trap was laid only the game master learns, not even its maker. */
function tell(s: DeadDice, { test }: TestFrame, event: GameEvent, play: Play): void {
  const seenBy = knowing(s, test)
  play.emit?.(seenBy === null ? event : { ...event, seenBy })
}

/** [DD-15.24] That a survivor needs courage to stay tells of a bite. */
function knowing(s: DeadDice, { what, secret, leader }: Test): readonly Seat[] | null {
  if (what === 'ultimateSacrifice') return [leader, masterSeat(s)]
  return secret ? [masterSeat(s)] : null
}
