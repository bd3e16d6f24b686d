import type { Modifier, Odds, OddsResult } from '@shamble/kernel'
import { totals, waysAtLeast } from '@shamble/module'
import type { DawnAction } from './actions.js'
import { BERSERK_UP_TO } from './frames/berserk-phase.js'
import { type AttackFrame, topFrame, trailOf } from './frames/kinds.js'
import type { Square } from './map/mall.js'
import { componentsOf } from './options.js'
import { faceOf, panicDice } from './rules/faces.js'
import { panicAddition } from './rules/panic.js'
import { openValue, supersAt } from './rules/pieces.js'
import { diceTogether, modifiersForAll, shotModifiers } from './rules/shooting.js'
import { smasherAt } from './rules/super-zombies.js'
import { standIn } from './stand-in.js'
import type { Dawn } from './state.js'
import type { DawnView } from './view.js'
import { characterWord } from './words.js'

/**
 * What can be known before the dice: of a shot and of a panic check exactly; a value that is face down counts with
 * what everybody can count, the full set less what is face up now.
 */
export function oddsOf(view: DawnView, action: DawnAction): Odds | null {
  if (action.type === 'shoot') return shotOdds(view, action.who, view.at[trailOf(view).active[0]!]!, action.at)
  if (action.type === 'fire') {
    const { square } = topFrame(view) as AttackFrame
    return shotOdds(view, action.who, square, square)
  }
  if (action.type === 'berserk') {
    return { rule: 'DAWN-10.0.a', modifiers: [], results: [{ key: 'berserk', ways: BERSERK_UP_TO, of: 6 }] }
  }
  if (action.type === 'break') return breakOdds(view, action.from)
  return null
}

function shotOdds(view: DawnView, who: readonly number[], from: Square, target: Square): Odds {
  const { mall } = componentsOf(view.options)
  const s = standIn(view)
  const modifiers = modifiersForAll(shotModifiers(s, mall, from, target), who.length)
  const dice = diceTogether(s, who)
  const subtract = modifiers.reduce((sum, modifier) => sum + modifier.value, 0)
  const panic = panicOdds(s, who, from, target)
  // [DAWN-RUL.14] A character who panics takes their dice out of a joint shot: its chance is that of all of them.
  const key = who.length > 1 && panic.length > 0 ? 'hit-calm' : 'hit'
  const results = [...hitOdds(view, s, key, target, dice, -subtract), ...panic]
  return { rule: 'DAWN-6.0.b', modifiers, results }
}

/** The chance that those who shoot hit; face down, over the values that the target may have, then for each of them. */
function hitOdds(view: DawnView, s: Dawn, key: string, target: Square, dice: number, subtract: number): OddsResult[] {
  const unit = view.units.find((seen) => seen.square === target)
  const all = 6 ** dice
  const waysAgainst = (value: number) => waysAtLeast(dice, 6, value + subtract)
  if (unit === undefined || unit.value > 0) return [{ key, ways: waysAgainst(openValue(s, target)), of: all }]
  const extra = supersAt(s, target).length * componentsOf(view.options).counters.superValue
  const prior = unseenValues(view).map((value) => value + extra)
  const ways = prior.reduce((sum, value) => sum + waysAgainst(value), 0)
  const each = [...new Set(prior)].map((value) => ({
    key: 'hit-value',
    detail: true as const,
    ways: waysAgainst(value),
    of: all,
    params: { value },
  }))
  return [{ key, ways, of: all * prior.length }, ...each]
}

/** The full set less what is face up now. */
export function unseenValues(view: DawnView): number[] {
  const left = componentsOf(view.options).counters.zombieValues.slice()
  for (const unit of view.units) if (unit.value > 0) left.splice(left.indexOf(unit.value), 1)
  return left
}

function panicOdds(s: Dawn, who: readonly number[], from: Square, target: Square): OddsResult[] {
  const addition = panicAddition(s, from, target)
  if (addition === null) return []
  return who.map((c) => {
    const n = panicDice(s, c)
    const level = faceOf(s, c).panicLevel + addition
    const ways = totals(n, 6).reduce((sum, count, total) => (total <= level ? sum + count : sum), 0)
    return { key: 'panic', ways, of: 6 ** n, params: { who: characterWord(c) } }
  })
}

/** [DAWN-10.5.a] Two dice below the value. */
function breakOdds(view: DawnView, from: Square): Odds {
  const modifiers: Modifier[] = []
  // [DAWN-11.6.a] No dice for a super zombie that may still smash it; beside one that has moved the unit rolls.
  const smashes = smasherAt(standIn(view), from) !== undefined
  if (smashes) return { rule: 'DAWN-11.6.a', modifiers, results: [{ key: 'break', ways: 1, of: 1 }] }
  const unit = view.units.find((seen) => seen.square === from)
  const values = unit && unit.value > 0 ? [unit.value] : unseenValues(view)
  const ways = values.reduce((sum, value) => sum + (36 - waysAtLeast(2, 6, value)), 0)
  return { rule: 'DAWN-10.5.a', modifiers, results: [{ key: 'break', ways, of: 36 * values.length }] }
}
