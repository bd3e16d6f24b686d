import { aboutOf, BERSERK_UP_TO, type DawnView, isAutomatic, ZOMBIE_SEAT } from '@shamble/game-dawn/table'
import type { GameEvent } from '@shamble/kernel'
import { totals } from '@shamble/module'
import type { Spot, Words } from '../table-game.js'
import { person, zombies } from './spots.js'

/** Rolls that a person in the mall lives or dies by. */
const OF_PEOPLE: readonly string[] = [
  'hit',
  'missed',
  'panicked',
  'kept-calm',
  'attack-failed',
  'stunned',
  'infected',
  'killed',
  'still-human',
  'turned-super',
]

/** The zombie player is touched by every roll, the humans by those that are about someone. */
export const touches = ({ kind }: GameEvent, view: DawnView): boolean =>
  (view.viewer === ZOMBIE_SEAT && !isAutomatic(view)) || OF_PEOPLE.includes(kind)

/** Beside the unit that is rolled for or at, else beside the person. */
export function rolledAt(event: GameEvent, view: DawnView): readonly Spot[] {
  const { who, square } = aboutOf(event)
  const unit = view.units.find((seen) => seen.square === square)
  return [...(unit === undefined ? [] : [zombies(unit.square)]), ...(who === undefined ? [] : [person(who)])]
}

/** What is rolled for, with its chance where nothing about it is hidden. */
export function rollWords(event: GameEvent, _before: DawnView, words: Words): string {
  const { kind, dice = [], data } = event
  const ways = totals(dice.length, 6)
  const share = (counts: (total: number) => boolean): number =>
    Math.round((ways.reduce((sum, n, total) => (counts(total) ? sum + n : sum), 0) / 6 ** dice.length) * 100)
  const say = (what: string, params: Readonly<Record<string, number>> = {}): string =>
    words.speak(`dawn.roll.${what}`, { ...data, ...params })
  switch (kind) {
    case 'hit':
    case 'missed':
      return say('shot')
    case 'panicked':
    case 'kept-calm': {
      const { level = 0 } = aboutOf(event)
      return say('panic', { level, share: share((total) => total <= level) })
    }
    case 'attack-failed':
    case 'stunned':
    case 'infected':
    case 'killed':
      return say('attack')
    case 'berserk':
    case 'not-berserk':
    case 'calmed':
    case 'stays-berserk':
      return say('berserk', { level: BERSERK_UP_TO, share: share((total) => total <= BERSERK_UP_TO) })
    case 'still-human':
    case 'turned-super':
      return say('super', { share: share((total) => total === 2 || total === 12) })
    case 'free-roll':
    case 'entrance-rolled':
    case 'number-rolled':
      return say(kind)
    case 'glass-broken':
    case 'glass-held':
      return say('glass')
    case 'hidden-digit':
    case 'nothing-hidden':
      return say('hidden')
    default:
      return ''
  }
}
