import type { Chance, Frame, RuleId, Viewer } from '@shamble/kernel'
import type { DeadDiceFrame, TestResult } from '../frames/kinds.js'
import type { PreparationFrame } from '../frames/kinds-turns.js'
import type { DeadDice } from '../state.js'
import { knowsAll, knowsBite } from './knowing.js'

/** A mask gives a frame as it may be known. */
type Mask<F extends Frame> = (s: DeadDice, f: F, viewer: Viewer) => F
type Guess<F extends Frame> = (f: F, chance: Chance) => F
type Masks = { readonly [K in DeadDiceFrame['kind']]?: Mask<Extract<DeadDiceFrame, { kind: K }>> }
type Guesses = { readonly [K in DeadDiceFrame['kind']]?: Guess<Extract<DeadDiceFrame, { kind: K }>> }

/** A figure that is hidden. Not 0: that is an adversary's Violence [DD-15.55]. */
const UNKNOWN = -1

/** What procedures remember that only a game master, or the one whom it concerns, may know. */
const MASKS: Masks = {
  // [DD-8.23] The dice of a secret test.
  test: (_s, f) => (f.test.secret ? { ...f, faces: [] } : f),
  // [DD-12.12] That it is the last one tells of a bite.
  turn: (s, f, viewer) => (knowsBite(s, f.seat, viewer) ? f : { ...f, last: false }),
  // [DD-10.6] Which traits an adversary has is the game master's business.
  opposed: (_s, f) => ({ ...f, trait: -1, answer: -1 }),
  // [DD-15.54] It is Menace.
  scene: (_s, f) => ({ ...f, refunded: 0 }),
  // [DD-11.6] [DD-11.9] How often, and against how much, tells the Reason; the rest is hidden.
  negotiation: (_s, f) => ({ ...f, with: { ...f.with, combativity: UNKNOWN, violence: UNKNOWN, traits: [] } }),
}

/** How a test went is dealt with at once; what stands there afterwards may be the result of a secret one [DD-8.23]. */
const withoutResult = (frame: Frame): Frame =>
  'tested' in frame
    ? ({ ...frame, tested: isScene(frame) && frame.tested !== null ? NO_RESULT : null } as Frame)
    : frame

/** [DD-6.5] Whether anything was tried in a scene all have seen, and it decides what a withdrawal comes to. */
const isScene = (frame: Frame): frame is PreparationFrame & Frame => frame.kind === 'preparation'

const NO_RESULT: TestResult = { successes: 0, made: false, bought: false }

const FIGURES = [1, 2, 3] as const

const guessed = (figure: number, rule: RuleId, chance: Chance): number =>
  figure === UNKNOWN ? chance.draw(FIGURES, rule, 'nobody') : figure

const GUESSES: Guesses = {
  negotiation: (f, chance) => ({
    ...f,
    with: {
      ...f.with,
      combativity: guessed(f.with.combativity, 'DD-10.2', chance),
      violence: guessed(f.with.violence, 'DD-10.3', chance),
    },
  }),
}

/** The frames of a view, as the viewer may know them. */
export function maskFrames(s: DeadDice, frames: Frame[], viewer: Viewer): void {
  if (knowsAll(s, viewer)) return
  for (const [depth, frame] of frames.entries()) {
    const mask = MASKS[frame.kind as DeadDiceFrame['kind']] as Mask<Frame> | undefined
    frames[depth] = withoutResult(mask === undefined ? frame : mask(s, frame, viewer))
  }
}

/** Fills what was masked. */
export function guessFrames(frames: Frame[], chance: Chance): void {
  for (const [depth, frame] of frames.entries()) {
    const guess = GUESSES[frame.kind as DeadDiceFrame['kind']] as Guess<Frame> | undefined
    if (guess !== undefined) frames[depth] = guess(frame, chance)
  }
}
