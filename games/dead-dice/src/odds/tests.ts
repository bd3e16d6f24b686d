import type { Frame } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { doingOf } from '../doings/index.js'
import { testOf as ruledTest } from '../frames/attempt.js'
import { attractTest } from '../frames/attract.js'
import type { DeadDiceFrame, DecisionFrame, Test } from '../frames/kinds.js'
import type { TurnFrame } from '../frames/kinds-fight.js'
import type { RulingFrame } from '../frames/kinds-master.js'
import type { LivingTurnFrame } from '../frames/kinds-turns.js'
import { speakTest } from '../frames/negotiation.js'
import { testFor as contestTest } from '../frames/opposed.js'
import { threatTest } from '../frames/threats.js'
import { foeNumber } from '../rules/ladder.js'
import { obstacleBy, obstacleTest } from '../rules/obstacles.js'
import { openTest } from '../rules/open-test.js'
import { approachesOf, difficultyOf } from '../rules/wishes.js'
import type { DeadDice } from '../state.js'

/** The test that an answer leads to at once, made by the rules themselves; `null` where it leads to none. */
export function testAfter(s: DeadDice, action: DeadDiceAction): Test | null {
  const top = s.frames[s.frames.length - 1] as DeadDiceFrame | undefined
  switch (top?.kind) {
    case 'test':
      if (action.type === 'difficulty') return { ...top.test, difficulty: action.difficulty }
      return action.type === 'roll' ? top.test : null
    case 'ruling':
      return testRuled(s, top, action)
    case 'attract':
      return action.type === 'call' ? attractTest(s, top, action.helpers) : null
    case 'turn':
      return testInTurn(s, top, action)
    case 'decision':
      return testDecided(s, top, action)
    default:
      return null
  }
}

/** [DD-15.21] What is ruled, or is about to be. */
function testRuled(s: DeadDice, { seat, ruling }: RulingFrame, action: DeadDiceAction): Test | null {
  if (action.type === 'rule') {
    const { type: _, ...said } = action
    return ruledTest(s, seat, { how: 'test', ...said })
  }
  return action.type === 'roll' && ruling !== null ? ruledTest(s, seat, ruling) : null
}

function testInTurn(s: DeadDice, f: TurnFrame, action: DeadDiceAction): Test | null {
  if (action.type === 'melee' && action.on !== 'horde') return contest(s, f, action)
  return doingOf(action)?.test?.(s, f, action as never) ?? null
}

/** [DD-10.9] Against the living the other side rolls too, with dice that nobody knows. */
function contest(
  s: DeadDice,
  { seat }: TurnFrame,
  { on, id, helpers }: Extract<DeadDiceAction, { type: 'melee' }>,
): Test {
  const against = on === 'foe' ? foeNumber(id) : id
  const f = {
    kind: 'opposed',
    step: 0,
    by: seat,
    on: against,
    helpers,
    trait: -1,
    answer: -1,
    against: 0,
    tested: null,
  }
  return contestTest(s, f as Parameters<typeof contestTest>[1], DIFFICULTIES.livingMelee.difficulty)
}

/** What is proposed to the group, as if all agreed. */
function testDecided(s: DeadDice, f: DecisionFrame, action: DeadDiceAction): Test | null {
  const proposed = action.type === 'agree' ? f.proposal : action
  const below = s.frames[s.frames.length - 2] as DeadDiceFrame
  switch (proposed?.type) {
    case 'try':
      return obstacleTest(s, obstacleBy(s.scene!, proposed.obstacle), proposed.leader)
    case 'search': {
      const { difficulty, rule } = DIFFICULTIES.search
      return openTest(s, { what: 'search', rule, leader: proposed.leader, approach: ACTIONS.search[0], difficulty })
    }
    case 'lead':
      return below.kind === 'threats' ? threatTest(s, s.scene!.threats[0]!, proposed.seat) : null
    case 'speak':
      return below.kind === 'negotiation' ? speakTest(s, below, proposed.leader, proposed.by) : null
    case 'prepare':
      return prepareTest(s, proposed)
    default:
      return null
  }
}

function prepareTest(s: DeadDice, { wish, leader, by }: Extract<DeadDiceAction, { type: 'prepare' }>): Test | null {
  const turn = s.frames.find((frame: Frame): frame is LivingTurnFrame => frame.kind === 'livingTurn')
  const approach = approachesOf(wish).find((way) => way.by === by)
  if (turn === undefined || approach === undefined) return null
  const what = wish === 'trap' ? 'trap' : 'prepare'
  const rule = wish === 'trap' ? 'DD-15.39' : 'DD-6.5'
  return openTest(s, { what, rule, leader, approach, difficulty: difficultyOf(s, turn, wish) })
}
