import { displacement, type Point, polygonSides, segmentTouchesDisc, squaredDistance } from '@shamble/geometry'
import { type DraftShape, type Reason, type Refusal, type Space, when } from '@shamble/kernel'
import { mayUse, use, whyNotUse } from '../abilities/ability.js'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import type { AbilityChoice, ActionOf, DwaAction } from '../actions.js'
import { boardOf } from '../board/board.js'
import { deed, tell } from '../events.js'
import { spokenLength, spokenLengths } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { whyForbidden } from '../rules/burdens.js'
import { type Climbed, climbTo, highestClimb, isRefusal } from '../rules/levels.js'
import { maybeStumble, setDown } from '../rules/set-down.js'
import { touchesEnemy } from '../rules/walking.js'
import { available, type Doer, no, type Order, pay, priceOf, whyNotPay } from './order.js'

type Climb = ActionOf<'climb'>

/** [DWA-9.1.c] Up or down to a surface of another height. */
export const climb: Order<'climb'> = {
  type: 'climb',
  rule: 'DWA-9.1.c',
  where: 'free',
  displaces: true,
  hanging: true,
  free: (doer) => climbHelps(doer).length > 0 && anyClimb(doer) !== null,
  offer(doer, to) {
    const any = anyClimb(doer)
    if (any !== null) to.space(climbSpace(doer, any))
  },
  carryOut(doer, action, play) {
    const { s, f, human } = doer
    const { level, height, stretches } = climbTo(s, human, action.to) as Climbed
    const { climb: stretch } = numbersOf(s.options).distances
    const paid = stretchesPaid(doer, stretches, action.ability)
    const isFree = action.ability !== 'none'
    if (isFree) use(s, human, abilityById(action.ability as AbilityId), play)
    else pay(doer, paid * priceOfStretch(doer), 'moving')
    f.did.push('move')
    const before = { x: human.x, y: human.y }
    const arrives = paid >= stretches
    const isUp = level > human.level + human.hanging
    if (arrives) {
      human.hanging = 0
      setDown(s, human, action.to, level, play)
    } else {
      // The human hangs above the foot of the wall, wherever the climb began.
      const reached = human.level + human.hanging + (isUp ? paid : -paid) * stretch
      if (!isUp && human.hanging === 0) setDown(s, human, action.to, level, play)
      human.hanging = reached - human.level
    }
    const path = [
      [before.x, before.y],
      [human.x, human.y],
    ]
    const climbed = arrives ? height : paid * stretch
    tell(
      s,
      play,
      deed(
        arrives ? (isUp ? 'climbed-up' : 'climbed-down') : 'hangs',
        arrives ? 'DWA-9.1.c' : 'R-95',
        human,
        { height: climbed },
        { height: climbed, level: human.level, path },
      ),
      ['costs.climb', 'distances.climb'],
    )
    if (!isFree) maybeStumble(s, human, Math.ceil(Math.sqrt(squaredDistance(before, human))))
  },
  refuse: (doer, action) => whyNot(doer, action),
}

const priceOfStretch = (doer: Doer): number => priceOf(doer, numbersOf(doer.s.options).costs.climb)

/** How many stretches are climbed now: all of them, or by option as many as the points allow. */
function stretchesPaid(doer: Doer, stretches: number, ability: AbilityChoice): number {
  if (ability !== 'none' || !doer.s.options.climbHang) return stretches
  const price = priceOfStretch(doer)
  return price === 0 ? stretches : Math.min(stretches, Math.floor(available(doer, 'moving') / price))
}

/** The one source of a climb's legality. */
function whyNot(doer: Doer, action: Climb): Refusal | null {
  const { s, human } = doer
  const climbed = climbTo(s, human, action.to)
  if (isRefusal(climbed)) return { ...climbed, at: 'to' }
  const engages = touchesEnemy(s, human, action.to, climbed.level)
  const helped = whyNotClimbHelp(doer, action.ability)
  if (helped !== null) return { ...helped, at: 'ability' }
  if (action.ability !== 'none') {
    const most = highestClimb(s)
    if (climbed.height > most)
      return no('R-95', 'climb.high', spokenLengths(s.options, { height: climbed.height, most }))
  } else {
    const paid = Math.max(1, stretchesPaid(doer, climbed.stretches, 'none'))
    const unpaid = whyNotPay(doer, paid * priceOfStretch(doer), 'moving')
    if (unpaid !== null) return unpaid
  }
  if (doer.f.pinned !== '' && engages) return no('R-24', 'walk.pinned')
  if (doer.f.breakAway === 'free' && doer.engaged && engages) return no('DWA-12.4.c', 'walk.mustLeave')
  return whyForbidden(doer, { kind: 'climb', path: [human, action.to], engages })
}

/** Why an ability does not make a climb or a jump free; `null` when it does or none was chosen. */
export function whyNotClimbHelp({ s, human }: Doer, chosen: AbilityChoice): Refusal | null {
  if (chosen === 'none') return null
  if (!when('R-70.2', abilityById(chosen).walk?.climbs === true))
    return no('DWA-16.5.1.a', 'ability.notHere', { ability: { word: `ability.${chosen}` } })
  return whyNotUse(s, human, chosen)
}

/** Abilities that make a climb or a jump free now. */
export const climbHelps = ({ s, human }: Doer): AbilityId[] =>
  ABILITIES.filter(({ id, walk }) => walk?.climbs === true && mayUse(s, human, id)).map(({ id }) => id)

const DIRECTIONS = 24

/** Some legal climb near the human; `null` where there is none. */
function anyClimb(doer: Doer): Climb | null {
  const { s, human } = doer
  const { baseMm } = s.options
  const disc = { x: human.x, y: human.y, diameter: 4 * baseMm }
  // Most people stand where there is nothing to climb.
  if (
    !boardOf(s.options).roofs.some(({ outline }) =>
      polygonSides(outline).some((side) => segmentTouchesDisc(side, disc)),
    )
  )
    return null
  const abilities = climbHelps(doer) as AbilityChoice[]
  if (whyNotPay(doer, priceOfStretch(doer), 'moving') === null) abilities.unshift('none')
  const places: Point[] = human.hanging > 0 ? [{ x: human.x, y: human.y }] : []
  for (const mm of [baseMm + 2, Math.floor(1.5 * baseMm), 2 * baseMm - 1])
    for (let i = 0; i < DIRECTIONS; i++) {
      const { x, y } = displacement((i * 360) / DIRECTIONS, mm)
      places.push({ x: human.x + x, y: human.y + y })
    }
  for (const ability of abilities)
    for (const to of places) {
      const action: Climb = { type: 'climb', to, ability }
      if (whyNot(doer, action) === null) return action
    }
  return null
}

function climbSpace(doer: Doer, any: Climb): Space<DwaAction> {
  return {
    kind: 'climb',
    get shape() {
      return pointWithHelp(doer, 2 * doer.s.options.baseMm)
    },
    holds: (action) => action.type === 'climb',
    check: (action) => whyNot(doer, action as Climb),
    about: (action) => aboutClimb(doer, action as Climb),
    sample: () => any,
  }
}

/** A place within reach, and what makes it free. */
export function pointWithHelp(doer: Doer, reach: number): DraftShape {
  const { s, human } = doer
  const { width, depth } = boardOf(s.options)
  return {
    kind: 'form',
    fields: [
      {
        name: 'to',
        key: 'field.to',
        shape: {
          kind: 'point',
          from: { x: human.x, y: human.y },
          reach,
          base: s.options.baseMm,
          area: { x: 0, y: 0, width, depth },
          snaps: [],
        },
      },
      {
        name: 'ability',
        key: 'field.ability',
        shape: { kind: 'choice', of: ['none', ...climbHelps(doer)], words: 'ability', first: 'none' },
      },
    ],
  }
}

function aboutClimb(doer: Doer, action: Climb): Reason[] {
  const climbed = climbTo(doer.s, doer.human, action.to)
  if (isRefusal(climbed)) return []
  const stretches = stretchesPaid(doer, climbed.stretches, action.ability)
  const cost = action.ability === 'none' ? stretches * priceOfStretch(doer) : 0
  return [
    {
      key: 'climb',
      params: { ...spokenLength(doer.s.options, climbed.height), cost, left: available(doer, 'moving') },
    },
  ]
}
