import { type Seat, type WindowFrame, when } from '@shamble/kernel'
import { turnOf } from '../frames/kinds.js'
import type { Zombies } from '../state.js'

/** The windows of a turn [ZMB-W.b]. */
export const OPEN_WINDOWS = [
  'turn-start',
  'after-tile',
  'combat',
  'after-fight',
  'pre-move',
  'move-set',
  'step',
  'pre-zombie',
  'post-zombie',
] as const
export type OpenWindow = (typeof OPEN_WINDOWS)[number]

/** [ZMB-W.h] Of the open windows, those in which everybody is waited for. */
export const isBlocking = (window: string): boolean => window === 'pre-move' || window === 'move-set'
export const isOpenWindow = (window: string): boolean => (OPEN_WINDOWS as readonly string[]).includes(window)

/** An open window, and whose it is: the active player's, or that of the player who fights. */
export interface Opening {
  readonly window: OpenWindow
  readonly of: Seat
}

/** A player who is afraid, rests or has forfeited their movement is not about to move. */
function isToRoll(s: Zombies): boolean {
  const { afraid, rested, forfeited } = turnOf(s)
  return !when('ZMB-card.fear', afraid) && !rested && !forfeited
}

/** A walk by WHERE DID EVERYBODY GO ? opens fights inside a window after step 5 too. */
const isAfterStepFive = (s: Zombies): boolean =>
  s.frames.some((f) => f.kind === 'window' && ['pre-zombie', 'post-zombie'].includes((f as WindowFrame).of))

/** When a card may be played from hand [ZMB-W.n]: each way asks who wants to, and in which open window [ZMB-W.c]. */
const FITS = {
  open: () => true,
  // Only in answer to an announced card.
  announce: () => false,
  'own-open-until-move': (s, seat) => seat === s.active && when('ZMB-R.30', !isAfterStepFive(s)),
  // Only for a tile that has just been drawn.
  'tile-drawn': () => false,
  'own-turn-start': (s, seat, { window }) => seat === s.active && window === 'turn-start',
  // [ZMB-W.c] Impossible once a death or a failed BREAKTHROUGH has cost the movement.
  'own-pre-move': (s, seat, { window }) => seat === s.active && window === 'pre-move' && !turnOf(s).forfeited,
  // THE KEYS take the place of the roll: none is due.
  'rival-pre-move': (s, seat, { window }) =>
    seat !== s.active && window === 'pre-move' && isToRoll(s) && !turnOf(s).keys,
  'move-set': (s, seat, { window }) => seat !== s.active && window === 'move-set' && !turnOf(s).forfeited,
  'pre-move-or-move-set': (s, _seat, { window }) =>
    when('ZMB-R.34', window === 'pre-move' || window === 'move-set') && isToRoll(s),
  'own-pre-move-or-combat': (s, seat, { window, of }) =>
    (seat === s.active && window === 'pre-move' && !turnOf(s).forfeited) || (window === 'combat' && of === seat),
} as const satisfies Readonly<Record<string, (s: Zombies, seat: Seat, opening: Opening) => boolean>>

export type PlayWindow = keyof typeof FITS

export const fitsWindow = (s: Zombies, window: PlayWindow, seat: Seat, opening: Opening): boolean =>
  when('ZMB-W.c', when('ZMB-W.n', FITS[window](s, seat, opening)))
