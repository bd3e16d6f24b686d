import type { Offers, Play, Refusal } from '@shamble/kernel'
import type { NightAction, Plan } from './actions.js'
import { MOST_ZOMBIES, PRICES, ROOMS } from './corridor.js'
import { GM, menaceIsOpen, type Night, payOpenly, roomWord } from './night.js'
import { tooExpensive } from './ruling.js'

const NOISE: NightAction = { type: 'noise' }

/**
 * Every plan that could be legal in some hour. A plan is one answer, whatever it holds: if each purchase were an
 * answer of its own, the number of answers would tell the survivors that something was bought behind their backs.
 */
const PLANS: readonly Plan[] = [0, 1].flatMap((obstacles) =>
  Array.from({ length: ROOMS + 1 }, (_, trap) => trap).flatMap((trap) =>
    Array.from({ length: MOST_ZOMBIES + 1 }, (_, zombies): Plan => ({ type: 'prepare', zombies, obstacles, trap })),
  ),
)

/** What a table shows when it may not be bought: each thing by itself. */
const isSinglePurchase = ({ zombies, obstacles, trap }: Plan): boolean => zombies + obstacles + (trap > 0 ? 1 : 0) === 1

export function offerPlans(s: Night, to: Offers<NightAction>): void {
  for (const plan of PLANS) {
    const refusal = planRefusal(s, plan)
    if (refusal === null) to.legal(plan)
    else if (isSinglePurchase(plan)) to.refuse(plan, refusal.rule, refusal.params)
  }
}

/** Why the game master may not buy this for the hour; `null` when they may. */
export function planRefusal(s: Night, plan: Plan): Refusal | null {
  if (s.zombies + plan.zombies > MOST_ZOMBIES) return { rule: 'NS-2.4', params: { most: MOST_ZOMBIES } }
  // [NS-2.5] A broken obstacle was this room's one.
  if (plan.obstacles > (s.obstacle === 'none' ? 1 : 0)) return { rule: 'NS-2.5' }
  if (plan.trap > 0) {
    if (plan.trap <= s.room || plan.trap > ROOMS || s.searched.includes(plan.trap)) return { rule: 'NS-2.6' }
    if (s.traps.includes(plan.trap)) return { rule: 'NS-2.5' }
  }
  const price = planPrice(plan)
  return price > s.menace ? tooExpensive(s, price) : null
}

/** [NS-2.2] */
export function planPrice({ zombies, obstacles, trap }: Plan): number {
  return zombies * PRICES.zombie + obstacles * PRICES.obstacle + (trap > 0 ? PRICES.trap : 0)
}

export function carryOutPlan(s: Night, plan: Plan, play: Play): void {
  if (plan.zombies > 0) {
    const price = plan.zombies * PRICES.zombie
    payOpenly(s, price)
    s.zombies += plan.zombies
    play.emit?.({ kind: 'zombies-bought', rule: 'NS-2.1', seat: GM, data: { count: plan.zombies, price } })
  }
  if (plan.obstacles > 0) {
    payOpenly(s, PRICES.obstacle)
    s.obstacle = 'blocked'
    play.emit?.({ kind: 'obstacle-bought', rule: 'NS-2.1', seat: GM, data: { price: PRICES.obstacle } })
  }
  if (plan.trap > 0) setTrap(s, plan.trap, play)
  play.emit?.({ kind: 'prepared', rule: 'NS-1.4', seat: GM })
}

/** [NS-2.6] Only the game master knows where the trap is; an open budget shows that it was paid for. */
function setTrap(s: Night, room: number, play: Play): void {
  s.menace -= PRICES.trap
  s.traps = [...s.traps, room].sort((a, b) => a - b)
  play.emit?.({
    kind: 'trap-set',
    rule: 'NS-2.6',
    seat: GM,
    data: { price: PRICES.trap },
    ...(menaceIsOpen(s.options) ? {} : { seenBy: [GM] }),
    secret: { seenBy: [GM], data: { room: roomWord(room) } },
  })
}

/** [NS-2.5] [NS-2.6] Nobody has yet seen the trap of this room: from now on its price counts as spent openly. */
export function exposeTrap(s: Night, room: number): void {
  s.traps = s.traps.filter((trap) => trap !== room)
  s.exposed++
  s.spent += PRICES.trap
}

/** [NS-2.7] What the game master may do while a survivor is being asked. */
export function offerNoise(s: Night, to: Offers<NightAction>): void {
  const refusal = noiseRefusal(s)
  if (refusal === null) to.legal(NOISE)
  else to.refuse(NOISE, refusal.rule, refusal.params)
}

function noiseRefusal(s: Night): Refusal | null {
  if (s.noiseMade) return { rule: 'NS-2.5' }
  if (s.zombies === MOST_ZOMBIES) return { rule: 'NS-2.4', params: { most: MOST_ZOMBIES } }
  return PRICES.noise > s.menace ? tooExpensive(s, PRICES.noise) : null
}

export function makeNoise(s: Night, play: Play): void {
  payOpenly(s, PRICES.noise)
  s.noiseMade = true
  s.zombies++
  play.emit?.({ kind: 'noise', rule: 'NS-2.7', seat: GM, data: { price: PRICES.noise } })
}
