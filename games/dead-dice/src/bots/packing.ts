import type { Seat } from '@shamble/kernel'
import { isWeapon, linesFree, wouldOverload } from '../rules/carrying.js'
import { overloadedBy } from '../rules/packing.js'
import type { DeadDice, Thing } from '../state.js'
import { type ActionOf, SHAKEN, type Situation } from './situation.js'
import { because, type Thought } from './thought.js'
import { worthOfThing } from './worths.js'

/** Whether a quiet moment should be used: a friend needs medicine, or has no weapon while this survivor has two. */
export function wantsToPack(sit: Situation): Thought | null {
  const [open] = sit.actions('pack')
  if (open === undefined) return null
  if (treatment(sit) !== null) return because(open, 'treat')
  return gift(sit) === null ? null : because(open, 'handOver')
}

/** [DD-3.17] to [DD-3.20] What is of use comes along, as long as there is room; what others need more is theirs. */
export function pack(sit: Situation): Thought {
  const [share] = sit.actions('shareOut')
  if (share !== undefined) return because(share, 'pack')
  const treat = treatment(sit)
  if (treat !== null && sit.offers(treat)) return because(treat, 'treat')
  const given = gift(sit)
  if (given !== null && sit.offers(given)) return because(given, 'handOver')
  const more = linesFree(sit.survivor) > 0 ? (useful(sit) ?? sit.actions('shoulder')[0]) : undefined
  return more === undefined ? because({ type: 'packed' }, 'packed') : because(more, 'pack')
}

/** The best of what companions carry that fits. */
function useful(sit: Situation): ActionOf<'takeOut'> | undefined {
  const worth = (id: number): number => worthOfThing(sit.s.group.stash.find((thing) => thing.id === id)!)
  return sit
    .actions('takeOut')
    .filter(({ thing }) => overloadedBy(sit.s, sit.me, { type: 'takeOut', thing }) === null)
    .sort((a, b) => worth(b.thing) - worth(a.thing))[0]
}

/** [DD-16.46] Medicine for those at the end of their strength. */
function treatment({ s, me, survivor, able }: Situation): ActionOf<'treat'> | null {
  const medicine = survivor.things.find(({ item }) => item === 'medicine')
  if (medicine === undefined) return null
  const patient = weakest(s, able.includes(me) ? able : [me])
  return patient < 0 ? null : { type: 'treat', thing: medicine.id, seat: patient }
}

/** Of these seats the one with the least Survival, where that is hardly any; -1 for nobody. */
export function weakest(s: DeadDice, seats: readonly Seat[]): Seat {
  let found = -1
  for (const seat of seats) {
    const { survival, base } = s.survivors[seat]!
    if (survival > SHAKEN || survival >= base) continue
    if (found < 0 || survival < s.survivors[found]!.survival) found = seat
  }
  return found
}

const bestOf = (things: readonly Thing[]): number =>
  things.reduce((most, thing) => (isWeapon(thing.item) ? Math.max(most, worthOfThing(thing)) : most), 0)

/** The second best weapon for a friend who has nothing nearly as good. */
function gift({ s, me, survivor, able }: Situation): ActionOf<'handOver'> | null {
  const arms = survivor.things.filter(({ item }) => isWeapon(item)).sort((a, b) => worthOfThing(b) - worthOfThing(a))
  const spare = arms[1]
  if (spare === undefined || !able.includes(me)) return null
  const poor = able
    .filter((seat) => seat !== me && !wouldOverload(s.survivors[seat]!, spare))
    .sort((a, b) => bestOf(s.survivors[a]!.things) - bestOf(s.survivors[b]!.things))[0]
  if (poor === undefined || bestOf(s.survivors[poor]!.things) + 1 > worthOfThing(spare)) return null
  return { type: 'handOver', thing: spare.id, seat: poor }
}
