import { type DwaView, numbersOf } from '@shamble/game-dwa/table'
import type { GameEvent } from '@shamble/kernel'
import { totals } from '@shamble/module'
import { percent } from '@shamble/text'
import type { Spot, Words } from '../table-game.js'
import { figureSpot, spotName } from './spots.js'

/** The figures that an event names: who does it, and to whom. */
function figuresOf({ about = {} }: GameEvent): number[] {
  const { figure, target, prey, targets } = about as Readonly<Record<string, unknown>>
  return [target, ...(Array.isArray(targets) ? targets : []), figure, prey].filter(
    (id): id is number => typeof id === 'number',
  )
}

/** A roll is about the viewer where one of their team throws it, or is its target. */
export function touches(roll: GameEvent, view: DwaView): boolean {
  if (roll.seat === view.viewer) return true
  return figuresOf(roll).some((id) => id >= 0 && view.humans[id]?.team === view.viewer)
}

/** The dice of a declaration of fire: shot after shot, all under one table of odds. */
export const isShot = ({ about }: GameEvent): boolean => typeof about?.['shot'] === 'number'

/** Dice that one answer throws one after another: shots, and the fear tests of a whole team. */
export const isVolley = (event: GameEvent): boolean =>
  isShot(event) || event.kind === 'brave' || event.kind === 'frightened'

/** Fear, distances and what is found go by a total; of all other dice each is looked at by itself. */
export const isSummed = ({ kind }: GameEvent): boolean =>
  /^(brave|frightened|slides|disorder|flaw|flaw-again|grenade-scatters|pockets-rounds|search-.*)$/.test(kind)

/** Beside the target, else beside the one who rolls. */
export const rolledAt = (roll: GameEvent): readonly Spot[] => figuresOf(roll).map(figureSpot)

/** One of the team or of the dead, by name. */
export function rolledBy({ about }: GameEvent, view: DwaView, words: Words): string | null {
  const id = about?.['figure']
  return typeof id === 'number' ? spotName(figureSpot(id), view, words) : null
}

/** What a die decides: in which words, and from which score on, or below which. */
interface Test {
  readonly word: string
  readonly need: number
  readonly below?: true
  /** Each die is looked at by itself, and one of them is enough. */
  readonly any?: true
}

function testOf({ kind, about, data, rule }: GameEvent, { options }: DwaView): Test | null {
  const { scores } = numbersOf(options)
  const need = Number(about?.['need'] ?? data?.['need'] ?? Number.NaN)
  switch (kind) {
    case 'wounds-held':
    case 'wounds-killed':
      return { word: 'wounds', need }
    case 'turns':
    case 'lies-still':
      return { word: 'body', need, below: true }
    case 'broke-away':
    case 'held':
      return { word: 'breakAway', need }
    case 'charged':
    case 'charge-failed':
      return { word: 'charge', need }
    case 'zombie-hit':
    case 'zombie-missed':
    case 'armed-zombie-hit':
    case 'armed-zombie-missed':
    case 'close-hit':
    case 'close-missed':
    case 'close-burst':
      return { word: 'hits', need, any: true }
    case 'blow-killed':
    case 'blow-felled':
    case 'blow-missed':
      return { word: 'hits', need }
    case 'zombies-strike':
      return { word: 'hits', need: scores.zombieAttack, any: true }
    case 'first-aid':
    case 'first-aid-failed':
    case 'battery-holds':
    case 'battery-flat':
    case 'fire-out':
    case 'fire-stays':
    case 'jump-held':
    case 'jump-failed':
    case 'pockets-found':
    case 'pockets-empty':
      return { word: 'works', need }
    case 'grenade-lands':
    case 'grenade-strays':
      return { word: 'works', need: scores.grenadeOnTarget }
    case 'jammed':
    case 'no-jam':
      return {
        word: 'fails',
        need: rule === 'DWA-11.3.d' ? scores.launcherHolds : scores.jamHolds,
        below: true,
        any: true,
      }
    case 'out-of-fuel':
    case 'fuel-left':
      return { word: 'fails', need: scores.fuelHolds, below: true, any: true }
    case 'tank-explodes':
    case 'tank-holds':
      return { word: 'fails', need: scores.tankHolds, below: true }
    case 'control-held':
    case 'control-lost-left':
    case 'control-lost-right':
      return { word: 'fails', need: scores.control, below: true }
    case 'explodes-in-hand':
    case 'explodes-in-launcher':
    case 'no-mishap':
      return { word: 'fails', need: rule === 'DWA-11.3.d' ? scores.launcherJams : scores.grenadeHolds, below: true }
    case 'burnt':
    case 'burns-on':
      return { word: 'burns', need }
    case 'fire-spreads':
    case 'fire-spares':
      return { word: 'spreads', need }
    case 'broke-in':
    case 'break-in-failed':
      return { word: 'breaksIn', need, any: true }
    case 'search-haunted':
    case 'search-quiet':
      return { word: 'haunted', need: scores.zombiesFound }
    default:
      return null
  }
}

/** Tests that want a roll to be high enough. */
const ENOUGH: readonly string[] = ['wounds', 'breakAway', 'charge', 'hits', 'works', 'breaksIn']

/** Rolls that are no tests: what they decide. */
const DECIDE: readonly (readonly [RegExp, string])[] = [
  [/^(search-(number|quantity)|crash-wounds|pockets-rounds)$/, 'count'],
  [/^search-/, 'find'],
  [/^(grenade-scatters|slides)$/, 'far'],
  [/^grenade-direction$/, 'direction'],
  [/^burden$/, 'burden'],
  [/^blast-die/, 'explosion'],
  // Their odds stand beside the board.
  [/^(shot|blast)-/, 'shot'],
  [/^flame-/, 'flame'],
  [/^burst/, 'burst'],
  [/^spray$/, 'spray'],
]

/** What is rolled for and how likely it is, as far as it follows from the event's own need. */
export function rollWords(event: GameEvent, before: DwaView, words: Words): string {
  const { kind, dice = [], about, data, modifiers = [] } = event
  const { speak } = words
  const ways = totals(dice.length, 6)
  const share = (counts: (total: number) => boolean): number =>
    ways.reduce((sum, n, total) => (counts(total) ? sum + n : sum), 0) / 6 ** dice.length
  if (kind === 'brave' || kind === 'frightened') {
    const need = Number(about?.['need'] ?? data?.['need'])
    // Some of what changes the test is in the value, the rest in the total.
    const change = Number(data?.['total']) - dice.reduce((sum, die) => sum + die, 0)
    const chance = share((sum) => sum + change <= need)
    // Not every sum can be rolled.
    if (chance === 0) return speak('dwa.roll.fear.never')
    if (chance === 1) return speak('dwa.roll.fear.always')
    return speak('dwa.roll.fear', { need: need - change, chance: percent(chance, speak) })
  }
  const test = testOf(event, before)
  if (test === null || Number.isNaN(test.need)) {
    const decides = DECIDE.find(([kinds]) => kinds.test(kind))?.[1]
    return decides === undefined ? '' : speak(`dwa.roll.${decides}`, data)
  }
  // A need that is told by itself has what changes the die in it already.
  const isNet = kind.startsWith('zombie-')
  const change = isNet ? 0 : modifiers.reduce((sum, { value }) => sum + value, 0)
  const least = test.need - change
  const faces = Math.min(6, Math.max(0, least - 1)) / 6
  const succeeds = test.any
    ? test.below
      ? 1 - (1 - faces) ** dice.length
      : 1 - faces ** dice.length
    : share((total) => (test.below ? total < least : total >= least))
  // Where no die shows what is needed, or each does, a number would only puzzle.
  if (ENOUGH.includes(test.word) && (succeeds === 0 || succeeds === 1))
    return speak(succeeds === 0 ? 'dwa.roll.never' : 'dwa.roll.always')
  return speak(`dwa.roll.${test.word}`, { need: Math.max(1, least), chance: percent(succeeds, speak) })
}

/** One of many steps of the dead, seen rather than read. */
export const isPassing = ({ kind }: GameEvent): boolean =>
  /^(zombie-(came|wandered|left|missed)|charge-failed|works-on|waits-at|zombies-got-up|zombies-came-to)/.test(kind)
