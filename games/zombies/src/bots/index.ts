import type { Chance, Seat, ViewBase, WindowFrame } from '@shamble/kernel'
import type { Bot, Knowledge } from '@shamble/module'
import { PASS, STOP, type ZombiesAction } from '../actions.js'
import { cardWord } from '../cards/card.js'
import { TITLES } from '../cards/index.js'
import type { MoveFrame } from '../frames/kinds.js'
import { seatWord, type Zombies } from '../state.js'
import type { ZombiesView } from '../view.js'
import { Hand } from './cards.js'
import { chooseDiscard, chooseForCard, choosePrice, chooseSteering, chooseTarget, chooseZombie } from './choices.js'
import { HOUSE, type Manner } from './manner.js'
import { Situation } from './situation.js'
import { because, becauseOf, type Thought } from './thought.js'
import { chooseFill, choosePlace, chooseStack } from './tiles.js'
import { Walker } from './walking.js'
import { whyWalk } from './why-walk.js'

type ZombiesKnowledge = Knowledge<ZombiesAction, ZombiesView>

/** A bot that can say why. */
export interface HouseBot extends Bot<ZombiesAction, ZombiesView> {
  advise(known: ZombiesKnowledge, chance: Chance): Thought
}

/**
 * The house bot of Zombies!!!. It sees what its seat sees and measures everything in one unit, about what a life is
 * worth to a player who has three (`weights.ts`):
 *
 * - `fighting.ts`: lives and bullets are worth the zombies that they are good for, each further one less; a collection
 *   is worth the more the nearer it is to the goal. From the two follow what a fight costs, when it pays, and whether
 *   bullets or a life are the better price.
 * - `ways.ts`, `walking.ts`: everything worth having pulls over the whole table, weaker with each step and for each
 *   zombie in the way: the helipad most, then cards that can be laid down, tokens, and zombies for the player who is strong.
 *   Within the reach of a roll the best walk is searched for, fights and chance of death included.
 * - `situation.ts`: the standing of each seat, the leader, the chance that a player wins with their next move, and what
 *   one more zombie on each space would be worth. That last field moves the horde and fills the cards that add zombies.
 * - `tiles.ts`: helipads and rich buildings near oneself, the map open unless the collection leads; tokens and zombies
 *   easy for oneself or hard for the others, no matter who is nearer.
 * - `cards.ts`, `rivals.ts`, `card-worth.ts`: each of the 42 titles has a worth now and a worth in hand, and is played
 *   when the first is the greater; at the leader, unless another is about to win. Dead cards go in step 7.
 *
 * No chance is used: the same knowledge always gives the same answer.
 */
export function houseBot(seat: Seat): HouseBot {
  return {
    decide: (known) => think(known, seat).action,
    advise: (known) => think(known, seat),
    interject({ view, choices }) {
      if (choices.actions.every(({ type }) => type === 'toss')) return null
      const sit = Situation.seen(view, seat, HOUSE)
      const found = bestPlay(sit, choices.actions)
      return found === null ? null : found.action
    },
  }
}

const think = ({ view, choices }: ZombiesKnowledge, seat: Seat): Thought =>
  thought(view, choices.actions, seat, () => Situation.seen(view, seat, HOUSE))

/** What a player of that manner answers in a world that is whole, for rollouts: of the hands it reads its own. */
export const answerInWorld = (
  s: Zombies,
  actions: readonly ZombiesAction[],
  seat: Seat,
  manner: Manner,
): ZombiesAction => thought(s, actions, seat, () => Situation.inWorld(s, seat, manner)).action

function thought(
  { frames, questions }: Pick<ViewBase, 'frames' | 'questions'>,
  actions: readonly ZombiesAction[],
  seat: Seat,
  look: () => Situation,
): Thought {
  const isWindow = frames.at(-1)?.kind === 'window'
  if (actions.length === 1) return because(actions[0]!, isWindow ? 'nothing-to-play' : 'only-answer')
  const sit = look()
  // The window after a step is called like the step itself, and so is its question.
  if (isWindow) return bestPlay(sit, actions) ?? because(PASS, isPlayable(actions) ? 'keeps-cards' : 'nothing-to-play')
  const kind = questions.find((question) => question.seat === seat)?.kind
  switch (kind) {
    case 'stack':
      return chooseStack(sit, actions)
    case 'place':
      return choosePlace(sit, actions)
    case 'fill':
      return chooseFill(sit, actions)
    case 'price':
      return choosePrice(sit, actions)
    case 'death':
      return because({ type: 'keep' }, 'saves-collection')
    case 'step':
      return sit.isMyTurn ? chooseStep(sit, actions) : chooseSteering(sit, sit.s.active, actions)
    case 'walk':
      return chooseSteering(sit, (sit.s.frames.at(-1) as unknown as { seat: Seat }).seat, actions)
    case 'horde':
      return chooseZombie(sit, actions)
    case 'redirect':
      return chooseTarget(sit, actions)
    case 'discard':
    case 'cut':
      return chooseDiscard(sit, actions)
    default:
      return chooseForCard(sit, actions)
  }
}

/** [ZMB-1.3.5.a] The first step of the best walk. */
function chooseStep(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { left } = sit.s.frames.at(-1) as MoveFrame
  const steps = actions.flatMap((action) => (action.type === 'step' ? [action.to] : []))
  const { path, aim } = new Walker(sit).best(left, steps)
  const to = path[0]
  if (to === undefined) {
    const stay = actions.find((action) => action.type === 'stop')
    return because(stay ?? actions[0] ?? STOP, 'stays')
  }
  if (aim === 'restless') return because({ type: 'step', to }, 'restless')
  return becauseOf({ type: 'step', to }, () => whyWalk(sit, path))
}

/** The card that is worth more now than in hand, if there is one. */
function bestPlay(sit: Situation, actions: readonly ZombiesAction[]): Thought | null {
  const window = sit.s.frames.at(-1) as WindowFrame
  const hand = new Hand(sit, window)
  let best: ZombiesAction | null = null
  let most = 0
  for (const action of actions) {
    if (action.type !== 'play' && action.type !== 'use') continue
    const worth = hand.worth(action)
    if (worth > most) [best, most] = [action, worth]
  }
  return best === null ? null : whyPlay(sit, best, most)
}

const isPlayable = (actions: readonly ZombiesAction[]): boolean =>
  actions.some(({ type }) => type === 'play' || type === 'use')

const SWAY = 20

/** Whether a player may win soon: a few zombies are missing, or the helicopter is within a roll. */
function isThreat(sit: Situation, seat: Seat): boolean {
  const { s } = sit
  return s.options.winZombies - s.reserve[seat]! <= NEARLY || sit.turnChance(seat) > 0
}
const NEARLY = 4

function whyPlay(sit: Situation, action: ZombiesAction, worth: number): Thought {
  if (action.type !== 'play' && action.type !== 'use') return because(action, 'only-answer')
  const card = cardWord(action.card)
  const title = TITLES[action.card]!
  if (action.type === 'use') return because(action, worth >= SWAY ? 'wins' : 'uses-gear', { card })
  if (title.window === 'announce') return because(action, 'answers-harm', { card })
  if (title.kept && action.seat < 0) return because(action, 'lays-down-gear', { card })
  if (action.seat >= 0 && action.seat !== sit.me) {
    const target = seatWord(sit.s, action.seat)
    const isStopped = worth >= SWAY / 2 && isThreat(sit, action.seat)
    return because(action, isStopped ? 'stops-rival' : 'hurts-rival', { card, target })
  }
  return because(action, worth >= SWAY ? 'wins' : 'helps-self', { card })
}
