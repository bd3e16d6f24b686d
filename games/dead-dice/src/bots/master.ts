import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTY_RANGE } from '../data/difficulty.js'
import type { RulingFrame } from '../frames/kinds-master.js'
import type { NegotiationFrame } from '../frames/kinds-turns.js'
import { usualRuling } from '../frames/ruling.js'
import { decideAsMaster, judges } from '../master/decide.js'
import { stakeOf } from '../rules/bargain.js'
import { UNNAMED } from '../rules/places.js'
import { voteBy } from './sheets.js'
import type { Situation } from './situation.js'
import { because, type Thought } from './thought.js'

/** What only a person in the game master's seat is asked: the automatic one has it settled by the rules. */
const OWN: Readonly<Record<string, (sit: Situation) => DeadDiceAction>> = {
  review: () => ({ type: 'approve' }),
  prepare: (sit) => sit.actions('usualCompanions')[0] ?? { type: 'begin' },
  place: (sit) => sit.actions('rollPlace')[0] ?? { type: 'namePlace', words: UNNAMED },
  stake: (sit) => {
    const { request } = sit.frame<NegotiationFrame>()
    return { type: 'stake', stake: request === null ? 'serious' : stakeOf(sit.s, request) }
  },
  rule: (sit) => usualRuling(sit.frame<RulingFrame>()),
  difficulty: () => ({ type: 'difficulty', difficulty: DIFFICULTY_RANGE.min }),
  goodSamaritan: (sit) => voteBy('stepsRaised')(sit).action,
  killOfTheWeek: (sit) => voteBy('mostAtOnce')(sit).action,
}

/** [DD-16.1] The game master's seat is played as the automatic game master would, from the view of that seat. */
export function actAsMaster(sit: Situation, kind: string): Thought {
  const top = sit.s.frames[sit.s.frames.length - 1]!
  const wanted = judges(top, kind) ? decideAsMaster(sit.s, top, kind) : OWN[kind]?.(sit)
  if (wanted !== undefined && sit.offers(wanted)) return because(wanted, 'master')
  const [first] = sit.choices.actions
  return because(first ?? sit.choices.spaces[0]!.sample(() => 0), 'only')
}
