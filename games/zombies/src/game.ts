import type { Game } from '@shamble/kernel'
import { readAction, type ZombiesAction } from './actions.js'
import { cloneZombies } from './clone.js'
import type { ZombiesFrame } from './frames/kinds.js'
import { brokenInvariants } from './invariants.js'
import { oddsOf } from './odds.js'
import { optionsSchema, type ZombiesOptions } from './options.js'
import { procedures } from './procedures.js'
import { leadersAmong } from './rules/goal.js'
import { SEAT_WORDS, setupZombies } from './setup.js'
import type { Zombies } from './state.js'
import { timeLimits } from './time-limits.js'
import { guessZombies, viewZombies, type ZombiesView } from './view.js'

export const zombies: Game<Zombies, ZombiesFrame, ZombiesAction, ZombiesView> = {
  id: 'zombies',
  rulesVersion: '3',
  options: optionsSchema,
  secrets: () => true,
  seats: (options) => SEAT_WORDS.slice(0, (options as ZombiesOptions).seats),
  setup: (options, play) => setupZombies(options as ZombiesOptions, play),
  frames: procedures,
  action: readAction,
  clone: cloneZombies,
  view: viewZombies,
  guess: guessZombies,
  odds: oddsOf,
  invariants: brokenInvariants,
  // One seat wins alone [ZMB-R.28]: of those who stay, the one who is ahead.
  resigned(s, seat) {
    const others = [...s.lives.keys()].filter((other) => other !== seat)
    const winners = others.length === 0 ? [] : leadersAmong(s, others)
    return { winners, reason: 'resigned', rule: 'TABLE.7' }
  },
  timeLimits,
}
