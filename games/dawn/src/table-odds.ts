import { totals, waysAtLeast } from '@shamble/module'
import type { Square } from './map/mall.js'
import { unseenValues } from './odds.js'
import { componentsOf } from './options.js'
import { attackResult } from './rules/attacks.js'
import { faceOf, panicDice } from './rules/faces.js'
import { panicAddition } from './rules/panic.js'
import { hasSuper, openValue } from './rules/pieces.js'
import { diceTogether, modifiersForAll, shotModifiers } from './rules/shooting.js'
import { standIn } from './stand-in.js'
import type { Character, Dawn } from './state.js'
import type { DawnView } from './view.js'

// What a table tells of shots and attacks beyond `game.odds`: the same rules, laid out for people.

export interface PanicFacts {
  readonly who: Character
  /** The level that the dice must beat. */
  readonly level: number
  /** What is added to the level on the counter. */
  readonly addition: number
  readonly dice: number
  readonly ways: number
  readonly of: number
}

export interface ShotFacts {
  readonly dice: number
  readonly panic: readonly PanicFacts[]
  readonly target: 'super' | 'berserk' | 'here' | 'plain'
  /** Its value where it is face up, else `null`. */
  readonly value: number | null
  /** The chance that it falls, with panic counted: a character who panics takes their dice out [DAWN-RUL.14]. */
  readonly chance: number
}

/** What a shot brings, no matter who may panic: from what everybody can count. */
export function shotFacts(view: DawnView, who: readonly Character[], from: Square, at: Square): ShotFacts {
  const s = standIn(view)
  const unit = view.units.find((seen) => seen.square === at)
  const panic = panicFacts(s, who, from, at)
  const extra = openValue(s, at) - (unit?.value ?? 0)
  const known = unit === undefined || unit.value > 0
  const values = known ? [openValue(s, at)] : unseenValues(view).map((value) => value + extra)
  return {
    dice: diceTogether(s, who),
    panic,
    target: hasSuper(s, at) ? 'super' : unit?.berserk === 1 ? 'berserk' : from === at ? 'here' : 'plain',
    value: known ? values[0]! : null,
    chance: chanceToHit(view, s, who, from, at, panic, values),
  }
}

function panicFacts(s: Dawn, who: readonly Character[], from: Square, at: Square): PanicFacts[] {
  const addition = panicAddition(s, from, at)
  if (addition === null) return []
  return who.map((c) => {
    const dice = panicDice(s, c)
    const level = faceOf(s, c).panicLevel + addition
    const ways = totals(dice, 6).reduce((sum, count, total) => (total <= level ? sum + count : sum), 0)
    return { who: c, level, addition, dice, ways, of: 6 ** dice }
  })
}

/** Over everybody who may keep calm or not, and every value that it may have. */
function chanceToHit(
  view: DawnView,
  s: Dawn,
  who: readonly Character[],
  from: Square,
  at: Square,
  panic: readonly PanicFacts[],
  values: readonly number[],
): number {
  const modifiers = shotModifiers(s, componentsOf(view.options).mall, from, at)
  let chance = 0
  for (let set = 1; set < 1 << who.length; set++) {
    const firing = who.filter((_, i) => (set >> i) & 1)
    const calm = who.reduce((share, c, i) => {
      const check = panic.find((facts) => facts.who === c)
      const fails = check === undefined ? 0 : check.ways / check.of
      return share * ((set >> i) & 1 ? 1 - fails : fails)
    }, 1)
    if (calm === 0) continue
    const dice = diceTogether(s, firing)
    const minus = modifiersForAll(modifiers, firing.length).reduce((sum, { value }) => sum - value, 0)
    const ways = values.reduce((sum, value) => sum + waysAtLeast(dice, 6, value + minus), 0)
    chance += (calm * ways) / (6 ** dice * values.length)
  }
  return chance
}

export interface AttackFacts {
  readonly strength: number
  /** Of 36 throws of two dice [DAWN-8.8.a]. */
  readonly infected: number
  readonly stunned: number
}

/** How many of 36 throws infect and stun at a strength. */
export function attackWays(strength: number): { readonly infected: number; readonly stunned: number } {
  const ways = totals(2, 6)
  const count = (result: 'infected' | 'stunned'): number =>
    strength === 0
      ? 0
      : ways.reduce((sum, n, total) => (total >= 2 && attackResult(strength, total) === result ? sum + n : sum), 0)
  return { infected: count('infected'), stunned: count('stunned') }
}

/** What one of `number` victims in a square has to fear; the value of what is there is face up. */
export function attackFacts(view: DawnView, square: Square, number: number): AttackFacts {
  const strength = Math.floor(openValue(standIn(view), square) / number)
  return { strength, ...attackWays(strength) }
}
