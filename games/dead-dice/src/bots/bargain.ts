import type { Seat } from '@shamble/kernel'
import { REQUEST_TABLE, type Request } from '../data/negotiation.js'
import { ACTIONS } from '../data/tags.js'
import type { NegotiationFrame } from '../frames/kinds-turns.js'
import { stakeOf } from '../rules/bargain.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { odds, type Situation } from './situation.js'
import { type Weighed, weighed } from './thought.js'
import { costOfStep, worthOfStep, worthOfThing } from './worths.js'

/** [DD-16.27] What each request brings. */
function worthOf({ s, alive }: Situation, request: Request): number {
  const { gains } = REQUEST_TABLE[request]
  if (gains !== null) return worthOfStep(s, gains) + 1
  switch (request) {
    case 'criticalInformation':
      return s.group.clues === 0 ? 8 : 0.5
    case 'medicine':
      return alive.some((seat) => s.survivors[seat]!.survival <= 1) ? 6 : 1
    case 'passage':
      return 2
    case 'localInformation':
      return 1.5
    default:
      return 1
  }
}

/** [DD-11.6] A higher stake is harder to win, and costs more [DD-16.27]. */
const HARDER = { trivial: 0, serious: 1, vital: 4 } as const

/** [DD-16.50] What the group would ask people for on this leg; `null` where it would rather meet nobody. */
export function wishesForTalk(sit: Situation): Request | null {
  return sit.isWorn && speakerOf(sit) >= TALKER ? 'passage' : null
}
const TALKER = 3

/** The most dice that anybody has to talk with. */
const speakerOf = (sit: Situation): number =>
  Math.max(...sit.alive.flatMap((seat) => WAYS.map((by) => dice(sit, seat, by))))
const WAYS = ['brains', 'mug'] as const

const dice = ({ s }: Situation, seat: Seat, by: (typeof WAYS)[number]): number =>
  poolOf(s, seat, ACTIONS.negotiate.find((one) => one.by === by)!, UNAIDED).dice

export function requests(sit: Situation): Weighed[] {
  const all = sit.actions('request').map((asked) =>
    weighed(asked, worthOf(sit, asked.what) - HARDER[stakeOf(sit.s, asked.what)], 'request', {
      what: { word: `request.${asked.what}` },
    }),
  )
  return [...all, weighed({ type: 'noRequest' }, 0, 'request.none')]
}

export function speakers(sit: Situation): Weighed[] {
  const all = sit.actions('speak').map((speak) =>
    weighed(speak, odds(dice(sit, speak.leader, speak.by), 1) * 10 + dice(sit, speak.leader, speak.by), 'speak', {
      who: sit.nameOf(speak.leader),
    }),
  )
  return [...all, weighed({ type: 'breakOff' }, 0, 'speak')]
}

/** [DD-16.27] As little as possible, and nothing that hurts more than the deal helps. */
export function prices(sit: Situation): Weighed[] {
  const { request } = sit.frame<NegotiationFrame>(1)
  const gain = 3 + (request === null ? 2 : worthOf(sit, request))
  const things = [...sit.s.survivors.flatMap((one) => one.things), ...sit.s.group.stash]
  const all = sit.actions('give').map((give) => {
    const objects = give.things.reduce((sum, id) => sum + worthOfThing(things.find((one) => one.id === id)!), 0)
    const steps = give.steps.reduce((sum, reserve) => sum + costOfStep(sit.s, reserve), 0)
    return weighed(give, gain - objects - steps, 'price')
  })
  return [...all, weighed({ type: 'refusePrice' }, 0, 'price.refuse')]
}
