import type { Tally } from '@shamble/module'
import { RESULTS } from './scenario/victory.js'

/** Events of which each adds one to something. */
const COUNTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(RESULTS.map((result) => [`result.${result}`, result])),
  objective: 'objectives',
  rose: 'risen',
  left: 'left',
  joined: 'joined',
  destroyed: 'zombiesDestroyed',
}

/** How teams fared, and what it cost: losses of teams, and of those who belong to none. */
export const tally: Tally = {
  names: [
    ...RESULTS,
    'objectives',
    'wounds',
    'fallen',
    'neutralsFallen',
    'risen',
    'left',
    'joined',
    'zombiesDestroyed',
  ],
  of({ kind, seat, data }) {
    if (kind === 'wounded') return { name: 'wounds', amount: data!['count'] as number }
    if (kind === 'died') return seat === undefined ? 'neutralsFallen' : 'fallen'
    return COUNTED[kind] ?? null
  },
}
