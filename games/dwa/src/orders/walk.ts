import { displacement, type Point, pathLength } from '@shamble/geometry'
import { type DraftShape, push, type Reason, type Refusal, type Space, when } from '@shamble/kernel'
import { mayUse, use, whyNotUse } from '../abilities/ability.js'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import type { AbilityChoice, ActionOf, DwaAction } from '../actions.js'
import { boardOf } from '../board/board.js'
import { nameOf } from '../events.js'
import { walkFrame } from '../frames/kinds.js'
import { spokenLength, spokenLengths } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { whyForbidden } from '../rules/burdens.js'
import { isInTheWay, priceOfWalk, touchesEnemy, touchOf, whyNotWalk } from '../rules/walking.js'
import { wayOut } from '../rules/ways-out.js'
import { available, type Doer, no, type Order, pay, priceOf, reserved, whyNotPay } from './order.js'
import { walkSnaps } from './walk-snaps.js'

type Walk = ActionOf<'walk'>

/** No leg is shorter than a millimetre: no walk has so many, however often it turns [DWA-10.b]. */
const MOST_LEGS = 1_000

/** [DWA-9.1.a] [DWA-10.a] A walk along a path, declared whole; shots may be fired where it halts. */
export const walk: Order<'walk'> = {
  type: 'walk',
  rule: 'DWA-10.a',
  where: 'free',
  // Fast goes on when everything is spent.
  free: (doer) => whyNotPay(doer, priceOf(doer, 1), 'moving') !== null && anyWalk(doer) !== null,
  displaces: true,
  offer(doer, to) {
    if (anyWalk(doer) !== null) to.space(walkSpace(doer))
    else if (to.keepsRefusals) {
      const here = { type: 'walk', path: [{ x: doer.human.x, y: doer.human.y }], halts: [], ability: 'none' } as const
      const why = whyNotPay(doer, priceOf(doer, 1), 'moving') ?? no('DWA-10.d', 'walk.nowhere')
      to.refuse(here, why.rule, why.params, why.key)
    }
  },
  carryOut(doer, action, play) {
    const { s, f, human } = doer
    const path = pathOf(doer, action)
    const price = costOfWalk(doer, action)
    const isFast = action.ability !== 'none' && abilityById(action.ability).walk?.extra !== undefined
    if (action.ability !== 'none') use(s, human, abilityById(action.ability), play)
    // The stretch at the end of a turn spent on moving is free.
    if (!isFast) pay(doer, price, 'moving')
    f.did.push('move')
    push(s, walkFrame(human.id, path, action.halts, isFast || price === 0))
  },
  refuse: (doer, action) => whyNot(doer, action),
}

const pathOf = ({ human }: Doer, { path }: Pick<Walk, 'path'>): Point[] => [{ x: human.x, y: human.y }, ...path]

function costOfWalk(doer: Doer, action: Walk): number {
  const { s, human } = doer
  const help = action.ability === 'none' ? null : abilityById(action.ability)
  // One crossing is free.
  const free =
    help !== null && when(help.ruling ?? help.rule, help.walk?.crossings !== undefined) ? help.walk!.crossings! : 0
  return priceOf(doer, priceOfWalk(s, human, pathOf(doer, action), free).cost)
}

/** The one source of a walk's legality. */
function whyNot(doer: Doer, action: Walk): Refusal | null {
  const { s, f, human } = doer
  if (action.path.length === 0) return no('DWA-10.a', 'walk.empty')
  if (when('DWA-10.b', action.path.length > MOST_LEGS)) return { ...no('DWA-10.a', 'walk.empty'), at: 'path' }
  const path = pathOf(doer, action)
  const length = pathLength(path)
  if (length === 0) return no('DWA-10.a', 'walk.empty')
  const extra = whyNotAbility(doer, action.ability, length)
  if (extra !== null) return { ...extra, at: 'ability' }
  const help = action.ability === 'none' ? undefined : abilityById(action.ability).walk
  // Too far first: it keeps what follows near the figure.
  if (help?.extra === undefined) {
    const { step } = numbersOf(s.options).distances
    const most =
      Math.floor(available(doer, 'moving') / Math.max(1, priceOf(doer, numbersOf(s.options).costs.move))) * step
    if (length > most)
      return (
        whyNotPay(doer, priceOf(doer, Math.ceil(length / step)), 'moving') ??
        no('DWA-9.c', undefined, { cost: 1, left: 0 })
      )
  }
  const why = whyNotWalk(s, human, path)
  if (why !== null) return { ...why, at: 'path' }
  if (help?.extra === undefined) {
    const cost = costOfWalk(doer, action)
    const unpaid = whyNotPay(doer, cost, 'moving', 0) ?? pinAllows(doer, cost)
    if (unpaid !== null) return unpaid
  }
  const end = path[path.length - 1]!
  const engages = touchesEnemy(s, human, end)
  // Nobody walks into a fight with a live grenade in hand.
  if (f.pinned !== '' && engages) return no('R-24', 'walk.pinned')
  // [DWA-12.4.c] A figure that has broken away leaves contact first.
  if (f.breakAway === 'free' && doer.engaged && when('DWA-12.4.c', engages)) return no('DWA-12.4.c', 'walk.mustLeave')
  let before = 0
  for (const [i, halt] of action.halts.entries()) {
    if (halt <= before || halt >= length)
      return { ...no('R-07', 'walk.halt', spokenLengths(s.options, { length })), at: `halts.${i}` }
    before = halt
  }
  return whyForbidden(doer, { kind: 'move', path, engages })
}

const pinAllows = (doer: Doer, cost: number): Refusal | null => {
  const keeps = reserved(doer)
  return keeps > 0 && cost + keeps > doer.f.ap ? no('R-24', undefined, { cost, left: doer.f.ap, keeps }) : null
}

function whyNotAbility(doer: Doer, chosen: AbilityChoice, length: number): Refusal | null {
  if (chosen === 'none') return null
  const { s, f, human } = doer
  const ability = abilityById(chosen)
  if (ability?.walk === undefined || (ability.walk.crossings === undefined && ability.walk.extra === undefined))
    return no('DWA-16.5.1.a', 'ability.notHere', { ability: { word: `ability.${chosen}` } })
  const why = whyNotUse(s, human, chosen)
  if (why !== null) return why
  if (ability.walk.extra === undefined) return null
  // Only once all points went into moving.
  if (when('R-70.8', f.ap > 0 || human.now.moved < numbersOf(s.options).humanAp)) return no('R-70.8')
  return length > ability.walk.extra
    ? no('R-70.8', 'walk.fast', spokenLengths(s.options, { most: ability.walk.extra }))
    : null
}

/** Abilities that could serve a walk now. */
const walkHelps = ({ s, human }: Doer): AbilityId[] =>
  ABILITIES.filter(({ id, walk: help }) => help !== undefined && help.climbs !== true && mayUse(s, human, id)).map(
    ({ id }) => id,
  )

/** Some short legal walk, tried in sixteen directions; `null` where there is none. */
function anyWalk(doer: Doer): Walk | null {
  const { human } = doer
  const isSpent = whyNotPay(doer, priceOf(doer, 1), 'moving') !== null
  const abilities: AbilityChoice[] = isSpent ? walkHelps(doer) : ['none']
  // [DWA-12.4.c] A figure that has broken away had a way out.
  const out = doer.engaged ? wayOut(doer.s, human) : null
  const leaving: Walk | null = out === null ? null : { type: 'walk', path: [out], halts: [], ability: 'none' }
  if (leaving !== null && whyNot(doer, leaving) === null) return leaving
  for (const ability of abilities)
    for (const mm of TRIES)
      for (let i = 0; i < 16; i++) {
        const action = straight(doer, Math.round(i * 22.5), mm, ability)
        if (action !== null) return action
      }
  return null
}
const TRIES = [30, 8, 2]

/** So far in a direction, where that can be walked. */
function straight(doer: Doer, degrees: number, mm: number, ability: AbilityChoice): Walk | null {
  const { s, human } = doer
  const { x, y } = displacement(degrees, mm)
  const to = { x: human.x + x, y: human.y + y }
  if (isInTheWay(s, human, to)) return null
  const action: Walk = { type: 'walk', path: [to], halts: [], ability }
  return whyNot(doer, action) === null ? action : null
}

function walkSpace(doer: Doer): Space<DwaAction> {
  return {
    kind: 'walk',
    get shape() {
      return shapeOf(doer)
    },
    holds: (action) => action.type === 'walk',
    check: (action) => whyNot(doer, action as Walk),
    about: (action) => aboutWalk(doer, action as Walk),
    sample: (below) => sampleWalk(doer, below),
  }
}

/** A straight walk somewhere within reach, a shorter one when that fails. */
function sampleWalk(doer: Doer, below: (n: number) => number): Walk {
  const { step } = numbersOf(doer.s.options).distances
  const most = Math.floor(available(doer, 'moving') / priceOf(doer, 1)) * step
  for (let reach = most; reach >= 5; reach = Math.floor(reach / 2)) {
    for (let i = 0; i < 3; i++) {
      const action = straight(doer, below(360), 1 + below(reach), 'none')
      if (action !== null) return action
    }
  }
  return anyWalk(doer)!
}

/** What a walk costs, how long it is, and what it touches. */
function aboutWalk(doer: Doer, action: Walk): Reason[] {
  const { s, human } = doer
  if (action.path.length === 0) return []
  const path = pathOf(doer, action)
  const walked = priceOfWalk(s, human, path)
  const said: Reason[] = [
    {
      key: 'walk',
      params: {
        length: walked.length,
        ...spokenLength(s.options, walked.length),
        cost: costOfWalk(doer, action),
        left: available(doer, 'moving'),
      },
    },
  ]
  if (walked.crossings > 0) said.push({ key: 'walk.crossings', params: { count: walked.crossings } })
  if (walked.difficult > 0) said.push({ key: 'walk.difficult', params: { count: walked.difficult } })
  const touch = touchOf(s, human, path)
  if (touch !== null && touch.kind === 'contact') {
    const zombies = s.zombies.filter((zombie) => zombie.level === human.level)
    const zombie = zombies[touch.index]
    if (zombie !== undefined) said.push({ key: 'walk.touches', params: { whom: nameOf(zombie) } })
  }
  return said
}

function shapeOf(doer: Doer): DraftShape {
  const { s, human } = doer
  const { width, depth } = boardOf(s.options)
  const { step } = numbersOf(s.options).distances
  const budget = Math.floor(available(doer, 'moving') / priceOf(doer, 1)) * step
  return {
    kind: 'form',
    fields: [
      {
        name: 'path',
        key: 'field.path',
        shape: {
          kind: 'path',
          from: { x: human.x, y: human.y },
          budget,
          mostLegs: MOST_LEGS,
          base: s.options.baseMm,
          area: { x: 0, y: 0, width, depth },
          every: step,
          snaps: walkSnaps(doer, budget),
        },
      },
      {
        name: 'halts',
        key: 'field.halts',
        shape: { kind: 'list', least: 0, most: 3, of: { kind: 'number', min: 1, max: Math.max(1, budget) } },
      },
      {
        name: 'ability',
        key: 'field.ability',
        shape: { kind: 'choice', of: ['none', ...walkHelps(doer)], words: 'ability', first: 'none' },
      },
    ],
  }
}
