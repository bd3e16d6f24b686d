import { BrokenInvariant } from './bad-input.js'
import type { Action, Engine } from './engine.js'
import { stackOf } from './engine.js'
import type { Play, ViewBase } from './game.js'
import { Offers } from './offers.js'
import type { Frame, Seat, State } from './state.js'

export interface PlayoutEnd {
  readonly decisions: number
  /** Stopped by `mostDecisions` or `mostTurns` before the game was over. */
  readonly unfinished: boolean
}

/**
 * Plays on at random, in place, to the end: the path that simulations, search and the bench share.
 * Any seat that is asked answers; seats that nobody waits for keep still.
 */
export function playout<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  s: S,
  play: Play,
  below: (n: number) => number,
  limits: { readonly mostDecisions: number; readonly mostTurns: number },
): PlayoutEnd {
  const offers = new Offers<A>('legal-only')
  let decisions = 0
  while (s.outcome === null) {
    if (decisions >= limits.mostDecisions || s.turn > limits.mostTurns) return { decisions, unfinished: true }
    const seat = s.questions.length === 1 ? s.questions[0]!.seat : s.questions[below(s.questions.length)]!.seat
    engine.offerTo(s, seat, offers)
    engine.step(s, seat, anyOf(offers, below, s, seat), play)
    decisions++
  }
  return { decisions, unfinished: false }
}

/** One of the offers, each listed action and each space equally likely. */
export function anyOf<A>(offers: Offers<A>, below: (n: number) => number, s: State, seat: Seat): A {
  const n = offers.count + offers.spaceCount
  if (n === 0) throw new BrokenInvariant(`seat ${seat} is asked but has no legal answer: ${stackOf(s)}`)
  const i = n === 1 ? 0 : below(n)
  return i < offers.count ? offers.action(i) : offers.spaceAt(i - offers.count).sample(below)
}
