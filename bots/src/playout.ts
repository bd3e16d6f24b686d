import {
  type Action,
  BrokenInvariant,
  type Engine,
  type Frame,
  Offers,
  type Play,
  type Seat,
  type State,
  stackOf,
  type ViewBase,
} from '@shamble/kernel'

export interface PlayoutEnd {
  readonly decisions: number
  /** Stopped by a limit before the game was over. */
  readonly unfinished: boolean
}

export interface PlayoutLimits {
  readonly mostDecisions: number
  readonly mostTurns: number
}

/** What a seat that is asked answers. */
export type Policy<S extends State, A extends Action> = (s: S, seat: Seat) => A

/**
 * Plays on in place to the end: the path that simulations, search and the bench share.
 * Anyone who is asked answers; seats that nobody waits for keep still.
 */
export function playOut<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  s: S,
  play: Play,
  policy: Policy<S, A>,
  limits: PlayoutLimits,
  after: ((s: S) => void) | null = null,
): PlayoutEnd {
  let decisions = 0
  while (s.outcome === null) {
    if (decisions >= limits.mostDecisions || s.turn > limits.mostTurns) return { decisions, unfinished: true }
    const { seat } = s.questions[0]!
    engine.step(s, seat, policy(s, seat), play)
    decisions++
    if (after !== null) after(s)
  }
  return { decisions, unfinished: false }
}

/** Any offer, each listed action and each space equally likely. */
export function randomPolicy<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  below: (n: number) => number,
): Policy<S, A> {
  const offers = new Offers<A>('legal-only')
  return (s, seat) => {
    engine.offerTo(s, seat, offers)
    const n = offers.count + offers.spaceCount
    if (n === 0) throw new BrokenInvariant(`seat ${seat} is asked but has no legal answer: ${stackOf(s)}`)
    const i = n === 1 ? 0 : below(n)
    return i < offers.count ? offers.action(i) : offers.spaceAt(i - offers.count).sample(below)
  }
}

/** A random game to its end. */
export function playout<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  s: S,
  play: Play,
  below: (n: number) => number,
  limits: PlayoutLimits,
): PlayoutEnd {
  return playOut(engine, s, play, randomPolicy(engine, below), limits)
}
