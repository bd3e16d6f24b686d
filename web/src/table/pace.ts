import type { GameEvent } from '@shamble/kernel'
import type { Form, Tempo } from './stage.js'

/** From "at once" to "slowly". */
export type Pace = 0 | 1 | 2 | 3

const READING = [0, 180, 340, 1000] as const
/** Nobody should miss a scene, however much else there is to be shown. */
const SCENE = [0, 700, 1200, 2400] as const
/** A small one: a kill, a life lost. */
const BRIEF = [0, 350, 600, 1000] as const
/** What others do in one turn, the dead among them, is shown in about this. */
const TURN = [0, 1500, 3000, 12_000] as const
/** The longer someone has watched, the faster it goes: down to this share of the time, so that nothing flashes by. */
const LEAST = 0.35
const LEAST_OF_SCENE = 0.8
/** What many pieces do at once takes as long as can be followed, and no longer. */
const PASSAGE = [0, 1400, 2600, 4000] as const
/** After everybody has gone their ways there is less to follow: all passages of a phase together take four seconds. */
const STILL = 0.24
/** What needs no reading goes by in this share of the time. */
const PASSING = 0.35

/** Three flat faces, then the result. */
const TUMBLE = 520
/** How long a die rests before what it decided is shown. */
const PAUSE = [0, 260, 380, 600] as const
const SHORT_PAUSE = [0, 160, 240, 500] as const
/** Between the piece that falls, the counter that ticks, the line of the record and its being said. */
const GAP = [0, 90, 140, 220] as const

interface Shown {
  readonly own: boolean
  readonly hasScene: boolean
  /** Whether its scene is a small one. */
  readonly isBrief?: boolean
  /** One of many small things, which are seen rather than read. */
  readonly passing: boolean
  /** Many of them at once, which move. */
  readonly passage: boolean
  /** Whether it comes after many have walked, and nobody walks any longer. */
  readonly isStill: boolean
  readonly pace: Pace
}

/** How long a step would stay on the screen if nothing else were to be shown. */
export function wishFor(events: readonly GameEvent[], shown: Shown): number {
  const { own, hasScene, isBrief = false, passing, passage, isStill, pace } = shown
  const scene = (isBrief ? BRIEF : SCENE)[pace]
  if (pace === 0 || events.length === 0) return 0
  if (passage) return Math.max(PASSAGE[pace] * (isStill ? STILL : 1), hasScene ? scene : 0)
  if (hasScene) return scene
  return own ? 0 : READING[pace] * (passing ? PASSING : 1)
}

interface Ahead {
  readonly pace: Pace
  /** For how long this turn of others has been shown, in milliseconds. */
  readonly watched: number
  /** How long this and everything that waits would take. */
  readonly wished: number
}

/**
 * The share of its time that a step gets, so that a turn stays within its own. Others may still be about to answer: what
 * waits is all that is known, and the longer it has taken the less is left.
 */
export function shareOf({ pace, watched, wished }: Ahead): number {
  const span = TURN[pace]
  if (span === 0) return 1
  const left = Math.max(1 - watched / span, LEAST)
  return wished === 0 ? left : Math.min(left, (span * left) / wished)
}

/** How long a step stays on the screen before the next one is shown. */
export function timeFor(events: readonly GameEvent[], shown: Shown & { readonly share: number }): number {
  const { share, hasScene, passage } = shown
  // What many do at once has its own time, however much else there is.
  if (passage) return Math.floor(wishFor(events, shown))
  return Math.floor(wishFor(events, shown) * (hasScene ? Math.max(share, LEAST_OF_SCENE) : share))
}

interface Rolled {
  readonly pace: Pace
  /** The share of its time that it gets. */
  readonly share: number
  readonly hasScene: boolean
  /** Whether people want things to move. */
  readonly motion: boolean
  /** How long its result stays on the screen, as `timeFor` says. */
  readonly hold: number
}

/** How a roll is staged; nothing tumbles where people want no motion. */
export function tempoFor(form: Form, { pace, share, hasScene, motion, hold }: Rolled): Tempo {
  const isFull = form !== 'short'
  const part = (time: number): number => Math.floor(time * share)
  const gap = part(isFull ? GAP[pace] : 0)
  return {
    tumble: part(form === 'full' && motion ? TUMBLE : 0),
    pause: part((isFull ? PAUSE : SHORT_PAUSE)[pace]),
    gap,
    hold: hasScene ? hold : Math.max(hold, gap),
  }
}

/** How long a roll would be on the screen before its result is, if nothing else were to be shown. */
export function wishForRoll(form: Form, pace: Pace, motion: boolean): number {
  const { tumble, pause, gap } = tempoFor(form, { pace, share: 1, hasScene: false, motion, hold: 0 })
  return tumble + pause + 3 * gap
}
