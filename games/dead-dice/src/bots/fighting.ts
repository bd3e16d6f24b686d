import { attackDice } from '../data/difficulty.js'
import { BAND_FROM } from '../data/ladder.js'
import { isInfected } from '../rules/harm.js'
import { isEngaged } from '../rules/ladder.js'
import { driving } from './driving.js'
import { chanceOf, FAR, firepower, Ladder, likeliest, mettle } from './ladder.js'
import { weakest } from './packing.js'
import { settingUp, shooting, wielding } from './shooting.js'
import type { ActionOf, Situation } from './situation.js'
import { because, type Thought } from './thought.js'

/** What a chance is called. */
const ODDS = { sure: 0.85, good: 0.7, fair: 0.5, poor: 0.3, slim: 0.2 } as const

/** One survivor's turn in a fight [DD-8.5]. */
export function fight(sit: Situation): Thought {
  const at = new Ladder(sit)
  return (
    sending(at) ??
    courage(at) ??
    wielding(at) ??
    (at.heldByDead || at.heldByLiving ? held(at) : free(at)) ??
    because({ type: 'done' }, 'wait')
  )
}

/** [DD-9.2] [DD-15.78] Companions do not last in fire. */
function sending(at: Ladder): Thought | null {
  const [out] = at.breath < FAR && at.scene.companionRounds > 0 ? at.sit.actions('sendOut') : []
  return out === undefined ? null : because(out, 'sendOut')
}

/** [DD-8.20] The bitten have nothing to lose, and others to save. */
function courage(at: Ladder): Thought | null {
  const [stay] = at.sit.actions('stay')
  return stay !== undefined && at.nearest() <= 1 ? because(stay, 'stay') : null
}

/** In the enemy's hands. */
function held(at: Ladder): Thought | null {
  const { sit } = at
  if (at.turn.spent !== '') return away(at)
  const way = likeliest(at, wayOutTries(at))
  if (!at.heldByDead) return heldByLiving(at, way)
  const zombies = at.atThroat
  const spare = at.survivor.survival + wearInHand(at) - 1
  // [DD-15.79] The way out takes everybody along, those who are held too; a failure leaves them defenceless [DD-8.18].
  if (
    way !== null &&
    (way.odds >= ODDS.sure ||
      (zombies <= spare && way.odds >= ODDS.fair) ||
      (zombies <= 1 && way.odds >= ODDS.poor && spare >= 1))
  )
    return because(way.action, 'tackle.held')
  const blow = bestBlow(at)
  const canWin = zombies + attackDice(zombies) / 4 <= spare + 0.5
  if (blow !== null && canWin) return because(blow, 'melee')
  const leave = likeliest(at, sit.actions('disengage'))
  // [DD-8.17] A failure costs a point as well: with one to spare, or good odds, it is better than to be eaten.
  if (leave !== null && !isInfected(at.survivor) && (leave.odds >= ODDS.poor || spare >= 1))
    return because(leave.action, 'disengage')
  if (blow !== null) return because(blow, 'melee.last')
  return leave === null ? null : because(leave.action, 'disengage')
}

function heldByLiving(at: Ladder, way: { action: ActionOf<'tackle'>; odds: number } | null): Thought | null {
  if (way !== null && way.odds >= ODDS.good) return because(way.action, 'tackle.held')
  const blows = at.sit.actions('melee').filter(({ on }) => on === 'foe')
  const [blow] = blows.sort((a, b) => b.helpers.length - a.helpers.length)
  if (blow !== undefined && (at.survivor.survival > 1 || at.survivor.scores.muscle > 1))
    return because(blow, 'melee.living')
  const leave = likeliest(at, at.sit.actions('disengage'))
  if (leave !== null) return because(leave.action, 'disengage')
  return blow === undefined ? null : because(blow, 'melee.living')
}

const wearInHand = (at: Ladder): number =>
  at.survivor.things.reduce((sum, { id, wear, dry }) => sum + (at.survivor.hand.includes(id) && !dry ? wear : 0), 0)

/** Tries at what keeps the group here. */
function wayOutTries(at: Ladder): ActionOf<'tackle'>[] {
  const way = at.wayOut
  return way === null ? [] : at.sit.actions('tackle').filter(({ obstacle }) => obstacle === way.id)
}

/** Those who hold a survivor first, the smallest group of them: it is the soonest gone. */
function bestBlow(at: Ladder): ActionOf<'melee'> | null {
  let found: ActionOf<'melee'> | null = null
  let most = -Infinity
  for (const blow of at.sit.actions('melee')) {
    if (blow.on !== 'horde') continue
    const horde = at.scene.hordes.find(({ id }) => id === blow.id)!
    const mine = horde.engaged && horde.target === at.sit.me ? 4 : horde.engaged ? 2 : 0
    const worth = chanceOf(at, blow) * 3 + mine - horde.size / 6
    if (worth > most) {
      found = blow
      most = worth
    }
  }
  return found
}

/** Nobody holds this survivor. */
function free(at: Ladder): Thought | null {
  const { sit } = at
  const [out] = at.breath <= 1 ? sit.actions('walkOut') : []
  if (at.turn.spent !== '') return out === undefined ? away(at) : because(out, 'walkOut')
  const rescue = curing(at) ?? rescuing(at)
  if (rescue !== null) return rescue
  const drive = driving(at)
  if (drive !== null) return drive
  if (at.breath <= 2) {
    const flight = fleeing(at)
    if (flight !== null) return flight
  }
  const way = likeliest(at, wayOutTries(at))
  const isClose = at.nearest() < BAND_FROM.long
  if (isLost(at) && (way === null || (isClose && way.odds < ODDS.fair))) {
    const flight = fleeing(at)
    if (flight !== null) return flight
  }
  if (way !== null && way.odds >= ODDS.slim) return because(way.action, 'tackle')
  if (out !== undefined) return because(out, 'walkOut')
  return (
    settingUp(at) ??
    shooting(at) ??
    strikeFirst(at) ??
    drawing(at) ??
    treating(at) ??
    trapping(at) ??
    (way === null ? null : because(way.action, 'tackle')) ??
    livingFight(at) ??
    waiting(at)
  )
}

/** [DD-8.24] More of them than the group can kill before it is used up. */
function isLost(at: Ladder): boolean {
  let strength = 0
  for (const { seat } of at.able) strength += mettle(at.s, seat) + firepower(at.s, seat)
  const traps = at.scene.traps.length * 1.5
  const foes = at.scene.foes.filter(({ state }) => state === 'fighting').length
  const foesTooMany = foes > at.able.length && at.survivor.survival <= 2
  return (
    at.zombies > strength + traps ||
    foesTooMany ||
    (at.survivor.survival <= 1 && at.zombies > mettle(at.s, at.sit.me) + 2)
  )
}

/** [DD-15.40] Away from everybody, then the test. */
function fleeing(at: Ladder): Thought | null {
  const { sit } = at
  const climb = likeliest(at, sit.actions('climbOut'))
  if (climb !== null) return because(climb.action, 'climbOut')
  const flight = likeliest(at, sit.actions('flee'))
  if (flight === null) return null
  if (!at.isReached(at.stand.cell)) return because(flight.action, 'flee')
  const clear = sit.actions('walk').filter(({ cell }) => !at.isReached(cell))
  const [step] = clear.sort((a, b) => at.nearest(b.cell) - at.nearest(a.cell))
  if (step !== undefined) return because(step, 'flee.first')
  return null
}

/** After an action that was no attack: out of reach. */
function away(at: Ladder): Thought | null {
  const here = at.nearest()
  const steps = at.sit.actions('walk').filter(({ cell }) => at.nearest(cell) > here)
  if (at.scene.hordes.length === 0 || !at.isReached(at.stand.cell)) return null
  const [step] = steps.sort((a, b) => at.nearest(b.cell) - at.nearest(a.cell))
  return step === undefined ? null : because(step, 'away')
}

/** [DD-16.45] A bite that is known of, before it takes hold. */
function curing(at: Ladder): Thought | null {
  const bitten = at.sit.actions('cure').filter(({ whom }) => isInfected(at.s.survivors[whom]!))
  const best = likeliest(at, bitten)
  return best === null ? null : because(best.action, 'cure', { who: at.sit.nameOf(best.action.whom) })
}

/** [DD-16.46] While nobody can come near. */
function treating(at: Ladder): Thought | null {
  if (at.isReached(at.stand.cell)) return null
  const all = at.sit.actions('treat')
  const patient = weakest(
    at.s,
    all.map(({ seat }) => seat),
  )
  const treat = all.find(({ seat }) => seat === patient)
  return treat === undefined ? null : because(treat, 'treat')
}

/** [DD-15.25] Nobody is left lying. */
function rescuing(at: Ladder): Thought | null {
  const hauls = at.sit.actions('haul')
  if (hauls.length === 0 || at.nearest() > 2) return null
  const safest = (action: ActionOf<'haul'>): number => at.nearest(action.cell) + chanceOf(at, action)
  const best = hauls.reduce((a, b) => (safest(b) > safest(a) ? b : a))
  const risky = isEngaged(at.scene, best.whom) && chanceOf(at, best) < ODDS.poor && at.survivor.survival <= 1
  return risky || at.nearest(best.cell) <= at.nearest()
    ? null
    : because(best, 'haul', { who: at.sit.nameOf(best.whom) })
}

/** [DD-15.4] A blow at those who come, before they have anybody. */
function strikeFirst(at: Ladder): Thought | null {
  const blow = bestBlow(at)
  if (blow === null) return null
  const spare = at.survivor.survival + wearInHand(at) - 1
  const horde = at.scene.hordes.find(({ id }) => id === blow.id)!
  const helps = horde.engaged && horde.target !== at.sit.me
  return spare >= 1 || (helps && spare >= 0 && isInfected(at.survivor))
    ? because(blow, helps ? 'melee.help' : 'melee.first')
    : null
}

/** [DD-8.19] A friend who can take no more is let go for one who can. */
function drawing(at: Ladder): Thought | null {
  if (mettle(at.s, at.sit.me) < 3) return null
  const calls = at.sit.actions('attract').filter(({ horde: id }) => {
    const { engaged, target, size } = at.scene.hordes.find((horde) => horde.id === id)!
    if (!engaged || target === null || target < 0 || target >= 100) return false
    const friend = at.s.survivors[target]!
    return (friend.survival <= 1 || friend.down) && size <= mettle(at.s, at.sit.me)
  })
  return calls[0] === undefined ? null : because(calls[0], 'attract')
}

/** [DD-8.23] While they are on their way there is time to prepare a welcome, a cell for each. */
function trapping(at: Ladder): Thought | null {
  const trap = likeliest(at, at.sit.actions('layTrap'))
  if (at.scene.hordes.length === 0 || trap === null || trap.odds < ODDS.fair) return null
  const isOpen = (cell: number): boolean => !at.isReached(cell) && at.scene.traps.every((laid) => laid.cell !== cell)
  if (isOpen(at.stand.cell)) return because(trap.action, 'layTrap')
  const [step] = at.sit.actions('walk').filter(({ cell }) => isOpen(cell) && at.nearest(cell) > SOON)
  return step === undefined ? null : because(step, 'layTrap.there')
}
/** So near nobody walks up to them to lay a trap. */
const SOON = 2

/** [DD-10.9] Up to those who shoot, or at the throats of those who come. */
function livingFight(at: Ladder): Thought | null {
  if (!at.foesFight) return null
  const [blow] = at.sit
    .actions('melee')
    .filter(({ on }) => on === 'foe')
    .sort((a, b) => b.helpers.length - a.helpers.length)
  if (blow !== undefined) return because(blow, 'melee.living')
  if (at.survivor.survival <= 1) {
    const flight = fleeing(at)
    if (flight !== null) return flight
  }
  const gap = (cell: number): number =>
    Math.min(...at.scene.foes.map((foe) => (foe.state === 'fighting' ? Math.abs(foe.cell - cell) : FAR)))
  const here = gap(at.stand.cell)
  const steps = at.sit.actions('walk').filter(({ cell }) => gap(cell) < here && !at.isReached(cell))
  const [step] = steps.sort((a, b) => gap(a.cell) - gap(b.cell))
  return step === undefined || here <= 1 ? null : because(step, 'close')
}

/** [DD-7.7] Nothing is to be done but to help those who can do something. */
function waiting(at: Ladder): Thought | null {
  const climb = likeliest(at, at.sit.actions('climbOut'))
  if (climb !== null) return because(climb.action, 'climbOut')
  const [help] = at.wayOut === null ? [] : at.sit.actions('help')
  return help === undefined ? away(at) : because(help, 'help', { who: at.sit.nameOf(help.whom) })
}
