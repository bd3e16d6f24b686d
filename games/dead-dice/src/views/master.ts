import { type Chance, type Frame, when } from '@shamble/kernel'
import { PRIVATELY } from '../events.js'
import type { DeadDice, Letter, Master, Plan } from '../state.js'
import { knowsAll, type Looker } from './knowing.js'

type Open = 'horde' | 'noise' | 'exitShown' | 'twistShown' | 'visits' | 'companionsCome' | 'left' | 'voice'

/** What people may know of the game master's things: `null` for what is hidden. */
export interface SeenMaster extends Pick<Master, Open> {
  /** [DD-16.26] [DD-16.51] What the group itself has brought about. */
  readonly nonAggression: boolean
  readonly gone: string[]
  /** What was told to all, or to this viewer alone: the next text of each follows from it. */
  readonly told: Master['told']
  /** [DD-15.67] */
  readonly menace: number | null
  readonly account: Master['account'] | null
  readonly acts: Master['acts'] | null
  readonly plan: Plan | null
  readonly notes: string[] | null
  /** [DD-15.26] Those of this viewer; a game master has them all. */
  readonly letters: Letter[]
}

export function seenMaster(s: DeadDice, viewer: Looker): SeenMaster {
  const of = s.master
  const all = knowsAll(s, viewer)
  const menace = all || when('DD-15.67', s.options.menaceVisibility === 'visible')
  return {
    horde: of.horde,
    noise: of.noise,
    exitShown: of.exitShown,
    twistShown: of.twistShown,
    visits: copyVisits(of.visits),
    companionsCome: of.companionsCome.slice(),
    left: of.left,
    voice: of.voice,
    nonAggression: of.plan.nonAggression,
    gone: of.plan.gone.slice(),
    told: toldTo(of.told, all ? 'all' : viewer),
    menace: menace ? of.menace : null,
    account: menace ? { ...of.account } : null,
    acts: all ? of.acts.slice() : null,
    plan: all ? copyPlan(of.plan) : null,
    notes: all ? of.notes.slice() : null,
    letters: of.letters.filter(({ seat }) => all || seat === viewer),
  }
}

const copyPlan = (plan: Plan): Plan => ({ ...plan, gone: plan.gone.slice() })

function copyVisits(visits: Master['visits']): Master['visits'] {
  const copies: Master['visits'] = {}
  for (const place in visits) copies[place] = { ...visits[place]! }
  return copies
}

/** What one seat is told alone is counted apart. */
function toldTo(told: Master['told'], to: Looker | 'all'): Master['told'] {
  if (to === 'all') return { ...told }
  return Object.fromEntries(
    Object.entries(told).filter(([event]) => {
      const [, whom] = event.split(PRIVATELY)
      return whom === undefined || whom === String(to)
    }),
  )
}

/** [DD-4.3] Anything may be left of the Menace but nothing at all: then the game could be over. */
export function guessMaster(
  view: { readonly master: SeenMaster; readonly frames: readonly Frame[] },
  start: number,
  chance: Chance,
): Master {
  const { nonAggression, gone, ...seen } = view.master
  // [DD-16.10] One that is under way has counted.
  const scenes = view.frames.filter(({ kind }) => kind === 'scene').length
  const menace =
    seen.menace ??
    1 +
      chance.draw(
        Array.from({ length: start }, (_, i) => i),
        'DD-4.3',
        'nobody',
      )
  return {
    ...seen,
    visits: copyVisits(seen.visits),
    companionsCome: seen.companionsCome.slice(),
    told: { ...seen.told },
    menace,
    account: seen.account === null ? { start, refunded: 0, spent: start - menace } : { ...seen.account },
    acts: seen.acts?.slice() ?? [],
    plan: seen.plan === null ? { ...BLANK, scenes, nonAggression, gone: gone.slice() } : copyPlan(seen.plan),
    notes: seen.notes?.slice() ?? [],
    letters: seen.letters.slice(),
  }
}

/** A plan of which nothing is known. */
export const BLANK: Plan = {
  budget: 0,
  left: 0,
  legsLeft: 0,
  scenes: 0,
  obstacles: 0,
  hazards: 0,
  specials: 0,
  living: 0,
  catastrophes: 0,
  twistDue: false,
  nonAggression: false,
  queenCame: false,
  gone: [],
}
