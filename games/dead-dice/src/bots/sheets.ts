import type { Seat } from '@shamble/kernel'
import type { Scores } from '../data/characteristics.js'
import { BOT_NAMES, FIRST_NAMES } from '../data/names.js'
import type { SampleTrait } from '../data/samples.js'
import type { Sheet } from '../rules/sheets.js'
import { sampleTrait } from '../rules/sheets.js'
import type { ActionOf, Situation } from './situation.js'
import { because, type Thought } from './thought.js'

interface Role {
  readonly scores: Scores
  readonly trait: SampleTrait
}

const role = (trait: SampleTrait, scores: Partial<Scores>): Role => ({
  trait,
  scores: { brains: 1, finesse: 1, muscle: 1, guts: 1, mug: 1, survival: 4, ...scores },
})

/** [DD-1.11] All last long [DD-1.2]; together they have a hand for every kind of test. */
const ROLES: readonly Role[] = [
  role('formerScout', { brains: 2, finesse: 2, muscle: 2 }),
  role('bornLeader', { mug: 3, guts: 2 }),
  role('medicalStudent', { brains: 3, muscle: 2 }),
  role('katana', { muscle: 3, mug: 2 }),
  role('keenHunter', { finesse: 3, guts: 2 }),
]

/** A role that the band does not have yet: each seat has its own. */
export function makeSheet(sit: Situation): Thought {
  const space = sit.space('listedSheet')
  const { trait, scores } = ROLES[sit.me % ROLES.length]!
  if (space === null) return because({ type: 'randomSheet' }, 'sheet')
  const { name: drawn, darkSide } = space.sample(besides(sit.me)) as ActionOf<'listedSheet'>
  // Nobody sees what the others are called before all are ready: two of one name could not be told apart.
  const name = FIRST_NAMES.includes(drawn) ? BOT_NAMES[sit.me % BOT_NAMES.length]! : drawn
  return because({ type: 'listedSheet', name, ...scores, trait, second: 'none', darkSide }, 'sheet')
}

/** Names and secrets from the lists, another one for each seat. */
const besides =
  (seat: Seat) =>
  (n: number): number =>
    (seat * 4 + 3) % n

/** [DD-15.71] A companion takes over the role of the seat. */
export function makePromoted(sit: Situation): Thought {
  const space = sit.space('promoted')
  if (space === null) return because({ type: 'randomSheet' }, 'sheet')
  const { trait, scores } = ROLES[sit.me % ROLES.length]!
  const { darkSide } = space.sample(besides(sit.me)) as unknown as Sheet
  return because({ type: 'promoted', ...scores, traits: [sampleTrait(trait)], darkSide }, 'sheet')
}

export function promote(sit: Situation): Thought {
  const [first] = sit.actions('promote')
  return because(first ?? { type: 'watch' }, 'promote')
}

/** [DD-1.13] [DD-7.8] Trust makes the own tests better: the next at the table is as good as any. [DD-7.9] */
export function trust(sit: Situation): Thought {
  const later = <T extends { readonly seat: Seat }>(all: readonly T[]): T | undefined =>
    all.find(({ seat }) => seat > sit.me) ?? all[0]
  const start = later(sit.actions('trust'))
  if (start !== undefined) return because(start, 'trust')
  const raised = later(sit.actions('raiseTrust'))
  return because(raised ?? { type: 'keepTrust' }, raised === undefined ? 'only' : 'trust')
}

/** [DD-12.3] What keeps people alive comes first. */
const WORTH_LEARNING = ['survival', 'muscle', 'finesse', 'brains', 'guts', 'mug'] as const

export function learn(sit: Situation): Thought {
  const open = sit.actions('improve')
  const score = WORTH_LEARNING.find((one) => open.some((action) => action.score === one))
  return score === undefined
    ? because({ type: 'keepExperience' }, 'only')
    : because({ type: 'improve', score }, 'learn')
}

/** [DD-12.6.c] [DD-12.6.i] By what the record shows, and not for oneself where others did as much. */
export const voteBy =
  (count: 'stepsRaised' | 'mostAtOnce') =>
  (sit: Situation): Thought => {
    const among = sit.actions('vote')
    const done = ({ seat }: { readonly seat: Seat }): number =>
      2 * sit.s.survivors[seat]!.deeds[count] - (seat === sit.me ? 1 : 0)
    const most = among.reduce<(typeof among)[number] | null>((a, b) => (a === null || done(b) > done(a) ? b : a), null)
    return most === null || done(most) <= 0 ? because({ type: 'abstain' }, 'abstain') : because(most, 'vote')
  }
