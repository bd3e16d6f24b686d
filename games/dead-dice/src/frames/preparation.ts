import { type Frame, type Param, type Play, type Procedure, pop, push, topFrame, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTIES } from '../data/difficulty.js'
import { RESPITE_OF_TEST } from '../data/menace.js'
import type { Approach } from '../data/tags.js'
import { nameOf, narrate } from '../events.js'
import { confess } from '../rules/catastrophes.js'
import { openTest } from '../rules/open-test.js'
import { aimsOf, approachesOf, difficultyOf, fulfil } from '../rules/wishes.js'
import { hasHumanMaster } from '../seats.js'
import type { DeadDice } from '../state.js'
import { judgedEvent, testOf as ruledTest } from './attempt.js'
import { startDecision } from './decision.js'
import type { Test } from './kinds.js'
import type { DecidedOf, LivingTurnFrame, PreparationFrame } from './kinds-turns.js'
import { startRuling } from './ruling.js'
import { startTest } from './test.js'
import { trustFrame } from './trust.js'

const BEGIN = 0
const RULED = 1
const TEST = 2
const RESULT = 3
const AGAIN = 4
const DECIDED = 5

type Wanted = DecidedOf<'prepare'> | DecidedOf<'ownWish'>

export function preparationFrame(s: DeadDice, turn: LivingTurnFrame, action: Wanted): Frame {
  const own = action.type === 'ownWish'
  return {
    kind: 'preparation',
    step: BEGIN,
    decided: null,
    ruled: null,
    tested: null,
    wish: own ? 'own' : action.wish,
    words: own ? action.words.trim() : null,
    leader: action.leader,
    by: own ? 'brains' : action.by,
    on: own ? -1 : action.on,
    difficulty: own ? DIFFICULTIES.prepare.difficulty : difficultyOf(s, turn, action.wish),
    free: turn.free,
    assistants: [],
    sacrificed: [],
  } satisfies PreparationFrame as Frame
}

/** [DD-6.5] [DD-15.30] One purpose, and as many tests at it as the players want to spend Respite on. */
export const preparation: Procedure<DeadDice, PreparationFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case BEGIN:
        begin(s, f, play)
        break
      case RULED:
        ruled(s, f, play)
        break
      case TEST:
        test(s, f, play)
        break
      case RESULT:
        result(s, f, play)
        break
      case AGAIN:
        again(s, f)
        break
      default:
        decided(s, f, play)
    }
  },
}

/** The living turn that it belongs to. */
const turnOf = (s: DeadDice): LivingTurnFrame => s.frames.find(({ kind }) => kind === 'livingTurn') as LivingTurnFrame

/** [DD-15.21] A person in the game master's seat rules on it first. */
function begin(s: DeadDice, f: PreparationFrame, play: Play): void {
  f.ruled = null
  f.step = TEST
  if (!hasHumanMaster(s)) return
  f.step = RULED
  play.emit?.({ kind: 'wanted', rule: 'DD-6.5', seat: f.leader, data: { wish: wishOf(f) }, about: { wish: f.wish } })
  startRuling(s, f.leader, f.words ?? '', f.by)
}

const wishOf = (f: PreparationFrame): Param => (f.wish === 'own' ? f.words! : { word: `wish.${f.wish}` })

/** No Respite is spent on what needs no dice, nor on what the players think better of. */
function ruled(s: DeadDice, f: PreparationFrame, play: Play): void {
  const ruling = f.ruled!
  f.step = TEST
  if (ruling.how === 'test') {
    f.by = ruling.by
    f.difficulty = ruling.difficulty
  } else if (ruling.how === 'withdrawn') withdraw(s, f)
  else {
    f.tested = { successes: 0, made: ruling.how === 'works', bought: false }
    f.assistants = []
    f.step = RESULT
    play.emit?.(judgedEvent(ruling.how, f.leader, f.words ?? ''))
  }
}

/** Where nothing was tried there was no scene: the group chooses anew. */
function withdraw(s: DeadDice, f: PreparationFrame): void {
  f.step = AGAIN
  if (f.tested !== null) return
  pop(s)
  ;(topFrame(s) as LivingTurnFrame).decided = null
}

/** [DD-16.22] What it takes is said before the Respite goes; [DD-6.5] that goes whether it works or not. */
function test(s: DeadDice, f: PreparationFrame, play: Play): void {
  play.emit?.({
    kind: 'preparation',
    rule: 'DD-6.5',
    seat: f.leader,
    data: { wish: wishOf(f), difficulty: f.difficulty },
    about: { wish: f.wish, difficulty: f.difficulty, on: f.on },
  })
  if (!f.free) s.group.respite -= RESPITE_OF_TEST
  const attempt = testOf(s, f)
  f.assistants = attempt.assistants.slice()
  f.step = RESULT
  // [DD-8.23] How well a trap is laid nobody learns but the game master.
  startTest(s, f.wish === 'trap' ? { ...attempt, secret: true, saveable: false } : attempt, play)
}

function testOf(s: DeadDice, f: PreparationFrame): Test {
  const what = f.wish === 'trap' ? 'trap' : f.wish === 'own' ? 'own' : 'prepare'
  const rule = f.wish === 'trap' ? 'DD-15.39' : 'DD-6.5'
  if (f.ruled?.how === 'test') return { ...ruledTest(s, f.leader, f.ruled), what, rule }
  const approach = f.wish === 'own' ? UNKNOWN : approachesOf(f.wish).find(({ by }) => by === f.by)!
  return openTest(s, { what, rule, leader: f.leader, approach, difficulty: f.difficulty })
}

const UNKNOWN: Approach = { by: 'brains', tags: [] }

function result(s: DeadDice, f: PreparationFrame, play: Play): void {
  const { made, successes } = f.tested!
  f.step = AGAIN
  if (f.wish === 'trap') {
    s.group.traps.push({ successes: made ? successes : 0, maker: f.leader })
    // [DD-8.23] Nothing of it stays where people could see it.
    f.tested = { successes: 0, made: false, bought: false }
    return
  }
  narrate(s, play, made ? 'preparationWon' : 'preparationLost', { who: nameOf(s, f.leader) })
  if (!made) return
  fulfil(s, f, turnOf(s), play)
  // [DD-7.9] [DD-15.34] A success that was bought counts.
  if (when('DD-7.9', f.assistants.length > 0)) push(s, trustFrame(f.leader, f.assistants))
}

/** Where more is wanted and can be had, the players say so. */
function again(s: DeadDice, f: PreparationFrame): void {
  const more = !f.free && s.group.respite > 0 && f.wish !== 'own' && aimsOf(s, f.wish).length > 0
  f.decided = null
  if (!when('DD-15.30', more)) pop(s)
  else {
    f.step = DECIDED
    startDecision(s, 'scene')
  }
}

function decided(s: DeadDice, f: PreparationFrame, play: Play): void {
  const action = f.decided!
  const by = f.decidedBy!
  switch (action.type) {
    case 'prepare':
      f.leader = action.leader
      f.by = action.by
      f.on = action.on
      f.difficulty = difficultyOf(s, turnOf(s), action.wish)
      f.step = BEGIN
      break
    case 'confess':
      confess(s, by, play)
      f.step = AGAIN
      break
    case 'closeScene':
      pop(s)
      break
    default:
      interrupted(s, action, by)
  }
}

/** [DD-6.12] A catastrophe does not wait for the end of a scene: the living turn goes on with it. */
function interrupted(s: DeadDice, action: DeadDiceAction, by: number): void {
  pop(s)
  const turn = topFrame(s) as LivingTurnFrame
  turn.decided = action
  turn.decidedBy = by
}
