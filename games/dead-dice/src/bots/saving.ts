import type { TestFrame } from '../frames/kinds.js'
import { bagOf } from '../rules/carrying.js'
import { inContact, isInfected } from '../rules/harm.js'
import { wayOutOf } from '../rules/obstacles.js'
import type { Situation } from './situation.js'
import { because, type Thought } from './thought.js'
import { costOfStep, worthOfThing } from './worths.js'

/** [DD-7.14] Whether what failed is worth a loss, and which. */
export function save(sit: Situation): Thought {
  const need = needOf(sit)
  let found: Thought | null = null
  let least = need
  for (const gift of sit.actions('sacrifice')) {
    const price = priceOf(sit, gift.what, gift.id)
    if (price < least) {
      least = price
      found = because(gift, 'sacrifice')
    }
  }
  return found ?? because({ type: 'bear' }, 'bear')
}

/** What a success is worth now, in points of Survival. */
function needOf(sit: Situation): number {
  const { what } = sit.frame<TestFrame>().test
  const { scene } = sit.s
  const pressed = scene?.fighting === true && inContact(sit.s, sit.me)
  switch (what) {
    case 'obstacle':
      return pressed ? 3 : scene?.fighting === true || othersCanTry(sit) ? 0 : 2.5
    case 'flee':
      return pressed ? 3 : 0.5
    case 'resist':
      return 2
    case 'threat': {
      const [threat] = scene?.threats ?? []
      return threat === undefined ? 0 : costOfStep(sit.s, threat.reserve) / 4
    }
    case 'prepare':
      return 1.2
    default:
      return 0
  }
}

/** [DD-16.14] Outside a fight each of them leads one try. */
function othersCanTry({ s, me, able }: Situation): boolean {
  const way = s.scene === null ? null : wayOutOf(s.scene)
  return way !== null && able.some((seat) => seat !== me && !way.tried.includes(seat))
}

const COMPANION = 4

function priceOf(sit: Situation, what: string, id: number): number {
  const { survival, things, base } = sit.survivor
  switch (what) {
    case 'survival':
      // [DD-15.68] The last point in contact is a bite.
      if (isInfected(sit.survivor)) return 0.2
      return survival <= 1 ? 9 : 1 + (base - survival) * 0.4 + (survival === 2 ? 1 : 0)
    case 'weapon': {
      const thing = things.find((one) => one.id === id)
      return thing === undefined ? 9 : worthOfThing(thing) / 2
    }
    case 'bag':
      return bagOf(sit.survivor).reduce((sum, thing) => sum + worthOfThing(thing) / 2, 1)
    default:
      return COMPANION
  }
}
