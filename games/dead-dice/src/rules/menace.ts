import { cite, type Play, type RuleId, when } from '@shamble/kernel'
import { GAUGE_RANGE, PRICES } from '../data/menace.js'
import type { Act, DeadDice } from '../state.js'

/** [DD-16.4] What an act of the game master is called, what it costs and why. */
export interface Paid {
  readonly what: string
  readonly price: number
  readonly rule: RuleId
  /** Why the automatic one does it: `reason.<key>`. Empty for a person. */
  readonly why?: string
}

/** [DD-4.3] Menace goes, and the act is written down for the end of the game. */
export function pay(s: DeadDice, { what, price, rule, why = '' }: Paid): void {
  const { master } = s
  cite(rule)
  master.menace -= price
  master.account.spent += price
  note(s, { turn: s.turn, what, price, rule, why })
}

/** [DD-16.4] Every act is written down with its price, its rule and its reason. */
export function note(s: DeadDice, act: Act): void {
  cite('DD-16.4')
  s.master.acts.push(act)
}

/** [DD-15.41] The same for what is built into the scene: a flight gives half of it back. */
export function payForScene(s: DeadDice, paid: Paid): void {
  pay(s, paid)
  s.scene!.spent += paid.price
}

/** [DD-8.26] [DD-11.11] */
export function giveBack(s: DeadDice, amount: number, rule: RuleId, what: string): void {
  if (amount === 0) return
  s.master.menace += amount
  s.master.account.refunded += amount
  note(s, { turn: s.turn, what, price: -amount, rule, why: '' })
}

/** [DD-4.5] [DD-5.11] Noise moves between its ends; a catastrophe is never louder than 1 [DD-15.69]. */
export function makeNoise(s: DeadDice, by: number, rule: RuleId, play: Play): void {
  const before = s.master.noise
  const after = Math.max(1, Math.min(3, before + by))
  if (after === before || s.scene?.cause != null) return
  s.master.noise = after
  play.emit?.({ kind: by > 0 ? 'noise-up' : 'noise-down', rule, data: { noise: after } })
}

/** [DD-5.12] */
export function raiseHorde(s: DeadDice, play: Play): void {
  if (!when('DD-4.4', s.master.horde < GAUGE_RANGE.max)) return
  s.master.horde++
  play.emit?.({ kind: 'horde-up', rule: PRICES.horde.rule, data: { horde: s.master.horde } })
}
