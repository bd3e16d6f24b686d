import { type Refusal, when } from '@shamble/kernel'
import type { ActionOf } from '../actions.js'
import { deed, tell } from '../events.js'
import type { Human } from '../state.js'
import { whyNotHold } from '../teams/bearing.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.k] Other weapons in hand: one, or two that go together [DWA-11.1.c]. */
export const hold: Order<'hold'> = {
  type: 'hold',
  rule: 'DWA-9.1.k',
  where: 'anywhere',
  aboard: 'passenger',
  offer(doer, to) {
    for (const weapons of gripsOf(doer.human))
      if (!isHeld(doer.human, weapons)) offerUnless(whyNot(doer, weapons), { type: 'hold', weapons }, to)
  },
  carryOut(doer, { weapons }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'changeWeapon'))
    human.hands = [...weapons]
    const weapon = { word: `weapon.${human.weapons[weapons[0]!]!.id}` }
    const other = human.weapons[weapons[1] ?? -1]
    tell(
      s,
      play,
      other === undefined
        ? deed('took-in-hand', 'DWA-9.1.k', human, { weapon })
        : deed('took-in-hands', 'DWA-9.1.k', human, { weapon, other: { word: `weapon.${other.id}` } }),
      ['costs.changeWeapon'],
    )
  },
  refuse: (doer, action) => whyNotAction(doer, action),
}

/** One weapon, or two that fit into two hands, in the order in which they are carried. */
function gripsOf({ name, weapons }: Human): number[][] {
  const grips = weapons.map((_, i) => [i])
  weapons.forEach((one, i) => {
    weapons.forEach((other, j) => {
      if (i < j && whyNotHold(name, [one.id, other.id]) === null) grips.push([i, j])
    })
  })
  return grips
}

const isHeld = ({ hands }: Human, weapons: readonly number[]): boolean =>
  hands.length === weapons.length && weapons.every((weapon) => hands.includes(weapon))

function whyNot(doer: Doer, weapons: readonly number[]): Refusal | null {
  // Among enemies only by option.
  if (doer.engaged && when('R-41', !doer.s.options.swapInMelee)) return no('R-41', 'hold.engaged')
  if (isHeld(doer.human, weapons)) return no('DWA-9.1.k', 'hold.already')
  return whyNotPay(doer, costOf(doer, 'changeWeapon'))
}

function whyNotAction(doer: Doer, { weapons }: ActionOf<'hold'>): Refusal | null {
  const { human } = doer
  const held = weapons.map((i) => human.weapons[i])
  if (weapons.length === 0 || held.includes(undefined) || new Set(weapons).size < weapons.length)
    return no('DWA-9.1.k', 'hold.none', { who: human.name })
  return (
    whyNotHold(
      human.name,
      held.map((weapon) => weapon!.id),
    ) ??
    whyNot(doer, weapons) ??
    no('DWA-9.1.k', 'hold.order')
  )
}
