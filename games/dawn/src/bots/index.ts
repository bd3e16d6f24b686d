import { type Choices, type Seat, samePlain } from '@shamble/kernel'
import type { DawnAction } from '../actions.js'
import { ZOMBIE_SEAT } from '../state.js'
import { humanBot } from './human.js'
import type { DawnKnowledge, Thinker } from './thinker.js'
import { because, type Thought } from './thought.js'
import { zombieBot } from './zombie.js'

/** Plays whichever seat it is given: the zombies of the two-player game, the human side everywhere. */
export function houseBot(seat: Seat): Thinker {
  const human = humanBot()
  const zombie = seat === ZOMBIE_SEAT ? zombieBot() : human
  const side = ({ view }: DawnKnowledge): Thinker => (view.options.mode === 'two-player' ? zombie : human)
  return {
    decide: (known) => offered(side(known).decide(known), known.choices),
    advise: (known) => advisable(side(known).advise(known), known.choices),
  }
}

/**
 * What it means as far as it is offered. The plan moves the whole stack as one; in cooperative play a seat fires only
 * its own guns, alone or with others [DAWN-15.9.b].
 */
export function offered(action: DawnAction, { actions }: Choices<DawnAction>): DawnAction {
  if (actions.some((other) => samePlain(other, action))) return action
  if (action.type === 'shoot' || action.type === 'fire') {
    const shots = actions.filter((other) => other.type === action.type && isPartOf(other, action))
    const largest = shots.sort((a, b) => guns(b) - guns(a))[0]
    if (largest !== undefined) return largest
  }
  return actions.find(({ type }) => type === 'finish' || type === 'hold' || type === 'auto') ?? actions[0]!
}

/** The reason changes with what is offered. */
function advisable({ action: meant, why }: Thought, choices: Choices<DawnAction>): Thought {
  const action = offered(meant, choices)
  if (choices.actions.length === 1) return because(action, 'only-answer')
  if (samePlain(action, meant)) return { action, why }
  return because(action, action.type === meant.type ? 'own-guns' : 'not-possible')
}

const guns = (action: DawnAction): number => ('who' in action && Array.isArray(action.who) ? action.who.length : 0)

function isPartOf(other: DawnAction, whole: DawnAction): boolean {
  if (other.type === 'shoot' && whole.type === 'shoot')
    return other.at === whole.at && other.who.every((c) => whole.who.includes(c))
  return other.type === 'fire' && whole.type === 'fire' && other.who.every((c) => whole.who.includes(c))
}
