import type { Choices, Seat, WindowFrame } from '@shamble/kernel'
import type { Lapse, Lookahead } from '@shamble/module'
import { STOP, type ZombiesAction } from '../actions.js'
import tuned from '../data/keen.json' with { type: 'json' }
import { NO_TOKEN, NO_ZOMBIE, type Zombies } from '../state.js'
import type { ZombiesView } from '../view.js'
import { Hand } from './cards.js'
import { hordeWorth } from './choices.js'
import { evaluate, fit } from './evaluation.js'
import { answerInWorld } from './index.js'
import { HOUSE, KEEN, mannerOf, numbersOf } from './manner.js'
import { Situation } from './situation.js'
import { placesByWorth } from './tiles.js'

/** Below that a card is hardly worth a thought now. */
const NO_THOUGHT = -4
/** Zombies of the horde that are weighed against each other. */
const ZOMBIES = 3

/** Looking ahead in Zombies!!!: the house plays on in both stages, three turns and then six. */
export const lookahead: Lookahead<Zombies, ZombiesAction, ZombiesView> = {
  policy: (s, seat, { actions }) => answerInWorld(s, actions, seat, KEEN),
  isStrong: true,
  evaluate,
  // At the end of one turn it foretells hardly anything; what is seen over three goes along with what is seen over eight.
  trust: 0.01,
  clock: (s) => s.turn,
  horizon: { screen: 3, check: 6 },
  candidates(s, seat, { actions }, most) {
    const sit = Situation.inWorld(s, seat, KEEN)
    if (s.frames.at(-1)?.kind === 'window') return plays(sit, actions, most)
    switch (s.questions.find((question) => question.seat === seat)?.kind) {
      case 'place':
        return placesByWorth(sit, actions).slice(0, most)
      case 'horde':
        return byWorth(actions, (action) => hordeWorth(sit, action)).slice(0, Math.min(most, ZOMBIES))
      case 'fill':
        return []
      default:
        return actions.length > 2 * most ? [] : actions.slice(0, most)
    }
  },
  lapse,
  fit,
  tunable: {
    numbers: numbersOf(HOUSE),
    policy(numbers) {
      const manner = mannerOf(numbers)
      return { answer: (s, seat, { actions }) => answerInWorld(s, actions, seat, manner) }
    },
    tuned,
  },
}

/** Each card at its best, the best cards first; and letting the window pass. */
function plays(sit: Situation, actions: readonly ZombiesAction[], most: number): ZombiesAction[] {
  const hand = new Hand(sit, sit.s.frames.at(-1) as WindowFrame)
  const best = new Map<string, { action: ZombiesAction; worth: number }>()
  let pass: ZombiesAction | null = null
  for (const action of actions) {
    if (action.type === 'pass') pass = action
    if (action.type !== 'play' && action.type !== 'use') continue
    const worth = hand.worth(action)
    const key = `${action.type}${action.card}`
    if (worth > NO_THOUGHT && worth > (best.get(key)?.worth ?? NO_THOUGHT)) best.set(key, { action, worth })
  }
  const cards = [...best.values()].sort((a, b) => b.worth - a.worth).map(({ action }) => action)
  return (pass === null ? cards : [pass, ...cards]).slice(0, most)
}

function byWorth(actions: readonly ZombiesAction[], worth: (action: ZombiesAction) => number): ZombiesAction[] {
  const worths = new Map(actions.map((action) => [action, worth(action)]))
  return [...actions].sort((a, b) => worths.get(b)! - worths.get(a)!)
}

/** The greedy run for what is next to them, the timid keep out of the way of the dead. */
function lapse(s: Zombies, seat: Seat, { actions }: Choices<ZombiesAction>, kind: Lapse): ZombiesAction | null {
  if (s.active !== seat || s.frames.at(-1)?.kind !== 'move') return null
  const steps = actions.filter((action) => action.type === 'step')
  const has = (list: readonly number[], none: number) => steps.find(({ to }) => list[to] !== none) ?? null
  if (kind === 'greedy') return has(s.counter, NO_TOKEN) ?? has(s.zombie, NO_ZOMBIE)
  const quiet = steps.find(({ to }) => s.zombie[to] === NO_ZOMBIE)
  return actions.some(({ type }) => type === 'stop') ? STOP : (quiet ?? null)
}
