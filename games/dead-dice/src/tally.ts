import type { Tally } from '@shamble/module'
import { ENDINGS } from './data/game-master.js'
import { FATES, type Fate } from './state.js'

const DEATHS = FATES.filter((fate): fate is Exclude<Fate, 'alive' | 'left'> => fate !== 'alive' && fate !== 'left')

/** Events of which each adds one to something. */
const COUNTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ENDINGS.map((ending) => [`ended.${ending}`, ending])),
  ...Object.fromEntries(DEATHS.map((fate) => [`died.${fate}`, fate])),
  'dead-turn': 'deadTurns',
  rested: 'livingTurns',
  rationed: 'livingTurns',
  arrival: 'legs',
  'fight-begins': 'fights',
  catastrophe: 'catastrophes',
  'objective-met': 'objectives',
  bitten: 'bites',
}

/** How games ended, how long they took, what they cost, and what the game master paid for it. */
export const tally: Tally = {
  names: [
    ...ENDINGS,
    'survivors',
    ...DEATHS,
    'bites',
    'deadTurns',
    'livingTurns',
    'legs',
    'fights',
    'catastrophes',
    'objectives',
    'menaceSpent',
    'menaceRefunded',
  ],
  of({ kind, data, about }) {
    if (kind === 'tally') return { name: 'menaceSpent', amount: about!['spent'] as number }
    if (kind === 'refund') return { name: 'menaceRefunded', amount: data!['amount'] as number }
    if (kind === 'tally-deeds') return about!['fate'] === 'alive' ? 'survivors' : null
    return COUNTED[kind] ?? null
  },
}
