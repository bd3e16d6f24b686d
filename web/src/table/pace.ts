import type { GameEvent } from '@shamble/kernel'
import { type Form, hasDice, type Tempo } from './stage.js'

/** From "at once" to "slowly". */
export type Pace = 0 | 1 | 2 | 3

const READING = [0, 260, 620, 1200] as const
/** Nobody should miss a scene, however much else there is to be shown. */
const SCENE = [0, 900, 1700, 2600] as const
/** What one answer led to plays back in at most this, however much it is. */
const MOST = [0, 4000, 8000, 20_000] as const
/** Whoever has watched others for so long wants to play: what is no die goes by twice as fast. */
const PATIENCE = 12_000
/** What many pieces do at once takes as long as can be followed, and no longer. */
const PASSAGE = [0, 1400, 2600, 4000] as const
/** After everybody has gone their ways there is less to follow: all passages of a phase together take four seconds. */
const STILL = 0.28
/** What needs no reading goes by in this share of the time. */
const PASSING = 0.4

/** Three flat faces, then the result. */
const TUMBLE = 520
/** How long a die lies before what it decided is shown. */
const PAUSE = [0, 260, 380, 600] as const
const SHORT_PAUSE = [0, 200, 300, 500] as const
/** Between the piece that falls, the counter that ticks, the line of the record and its being said. */
const GAP = [0, 90, 140, 220] as const

interface Shown {
  readonly own: boolean
  readonly hasScene: boolean
  /** One of many small things, which are seen rather than read. */
  readonly passing: boolean
  /** Many of them at once, which move. */
  readonly passage: boolean
  /** Whether it comes after many have walked, and nobody walks any longer. */
  readonly isStill: boolean
  /** How many steps are still to be shown after it. */
  readonly waiting: number
  readonly pace: Pace
  /** For how long others have been shown, in milliseconds. */
  readonly watched: number
}

/** How long a step stays on the screen before the next one is shown. */
export function timeFor(events: readonly GameEvent[], shown: Shown): number {
  const { own, hasScene, passing, passage, isStill, waiting, pace, watched } = shown
  if (pace === 0 || events.length === 0) return 0
  const most = MOST[pace] / (waiting + 1)
  if (passage) {
    const followed = PASSAGE[pace] * (isStill ? STILL : 1)
    return Math.floor(Math.max(Math.min(followed, most), hasScene ? SCENE[pace] : 0))
  }
  if (hasScene) return SCENE[pace]
  const wished = own ? 0 : READING[pace] * (passing ? PASSING : 1)
  // A die that was worth watching is worth reading, too.
  const isHurried = watched >= PATIENCE && !events.some(hasDice)
  return Math.floor(Math.min(isHurried ? wished / 2 : wished, most))
}

interface Rolled extends Pick<Shown, 'pace' | 'waiting' | 'hasScene'> {
  /** Whether people want things to move. */
  readonly motion: boolean
  /** How long its result would stay on the screen. */
  readonly hold: number
}

/** How a roll is staged; nothing tumbles where people want no motion. */
export function tempoFor(form: Form, { pace, waiting, hasScene, motion, hold }: Rolled): Tempo {
  const isFull = form !== 'short'
  const tumble = form === 'full' && motion ? TUMBLE : 0
  const pause = (isFull ? PAUSE : SHORT_PAUSE)[pace]
  const gap = isFull ? GAP[pace] : 0
  const all = tumble + pause + 3 * gap + (hasScene ? 0 : hold)
  // However many dice there are, the whole stays within its time.
  const share = Math.min(1, MOST[pace] / (waiting + 1) / Math.max(1, all))
  const part = (time: number): number => Math.floor(time * share)
  return { tumble: part(tumble), pause: part(pause), gap: part(gap), hold: hasScene ? hold : part(Math.max(hold, gap)) }
}
