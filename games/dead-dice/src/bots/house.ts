import type { Chance, Choices, Seat } from '@shamble/kernel'
import type { Bot, Knowledge } from '@shamble/module'
import type { DeadDiceAction } from '../actions.js'
import { masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import { type DeadDiceView, guessDeadDice } from '../view.js'
import { decideTogether } from './group.js'
import { likely, likelyIn } from './likely.js'
import { actAsMaster } from './master.js'
import { REPLIES } from './replies.js'
import { Situation } from './situation.js'
import { because, type Thought } from './thought.js'

type DeadDiceKnowledge = Knowledge<DeadDiceAction, DeadDiceView>

/** A bot that can say why. */
export interface HouseBot extends Bot<DeadDiceAction, DeadDiceView> {
  advise(known: DeadDiceKnowledge, chance: Chance): Thought
}

/**
 * The house bot of Dead Dice. A survivor's seat weighs what the group can decide (`group.ts`: the raid, its legs, talks,
 * the rest at home) and agrees with proposals that are nearly as good as its own; in a fight (`fighting.ts`) it takes
 * the way out, shoots from afar, weighs what a blow costs, and runs once the fight is lost. The game master's seat is
 * played as the automatic game master plays (`master.ts`). No chance is used: the same knowledge always gives the same
 * answer.
 */
export function houseBot(_seat: Seat): HouseBot {
  return {
    decide: (known, chance) => think(known, chance).action,
    advise: (known, chance) => think(known, chance),
  }
}

function think({ view, choices, seat }: DeadDiceKnowledge, chance: Chance): Thought {
  // A game master's view has no holes to guess at.
  return thinkIn(choices, view, seat, () => (seat === masterSeat(view) ? guessDeadDice(view, chance) : likely(view)))
}

/** The same in a world that is whole, of which only what the seat knows is read: rollouts make no views. */
export const houseInWorld = (s: DeadDice, seat: Seat, choices: Choices<DeadDiceAction>): DeadDiceAction =>
  thinkIn(choices, s, seat, () => (seat === masterSeat(s) ? s : likelyIn(s, seat))).action

/** @param look what the seat knows, as a position; made only where it is needed */
function thinkIn(
  choices: Choices<DeadDiceAction>,
  { questions, options }: Pick<DeadDice, 'questions' | 'options'>,
  seat: Seat,
  look: () => DeadDice,
): Thought {
  const { actions, spaces } = choices
  if (actions.length === 1 && spaces.length === 0) return because(actions[0]!, 'only')
  const kind = questions.find((question) => question.seat === seat)?.kind ?? ''
  const sit = new Situation(look(), choices, seat)
  if (seat === masterSeat({ options })) return actAsMaster(sit, kind)
  const decision = sit.frame<{ kind: string }>().kind === 'decision'
  return (decision ? decideTogether(sit) : REPLIES[kind]?.(sit)) ?? anything(sit)
}

/** Whatever the moment offers, the quietest first. */
function anything({ choices }: Situation): Thought {
  const quiet = choices.actions.find(({ type }) => type === 'agree' || type === 'done' || type === 'bear')
  const [first] = choices.actions
  return because(quiet ?? first ?? choices.spaces[0]!.sample(() => 0), 'only')
}
