import type { Game } from '@shamble/kernel'
import { type DawnAction, readAction } from './actions.js'
import { cloneDawn } from './clone.js'
import type { DawnFrame } from './frames/kinds.js'
import { brokenInvariants } from './invariants.js'
import { oddsOf } from './odds.js'
import { type DawnOptions, optionsSchema } from './options.js'
import { procedures } from './procedures.js'
import { setupDawn } from './setup.js'
import { type Dawn, isAutomatic, SEAT_WORDS } from './state.js'
import { type DawnView, guessDawn, viewDawn } from './view.js'

export const dawn: Game<Dawn, DawnFrame, DawnAction, DawnView> = {
  id: 'dawn',
  rulesVersion: '3',
  continues: { '2': withWoken },
  options: optionsSchema,
  // What is face down nobody knows; only the zombie player of the two-player game has something to hide.
  secrets: (options) => (options as DawnOptions).mode === 'two-player',
  seats: (options) => SEAT_WORDS[(options as DawnOptions).mode],
  setup: (options) => setupDawn(options as DawnOptions),
  frames: procedures,
  action: readAction,
  clone: cloneDawn,
  view: viewDawn,
  guess: guessDawn,
  odds: oddsOf,
  // [DAWN-15.9.c] A player who gives up in cooperative play gives up for all.
  resigned: (s, seat) => ({ winners: isAutomatic(s) ? [] : [1 - seat], reason: 'resigned', rule: 'TABLE.7' }),
  invariants: brokenInvariants,
}

/** Rules 2 did not note who had recovered in the move under way; nothing else asks for it. */
function withWoken(snapshot: unknown): unknown {
  const old = snapshot as Dawn
  const frames = old.frames.map((frame) => (frame.kind === 'activation' ? { woken: [0, 0, 0, 0], ...frame } : frame))
  return { ...old, frames }
}
