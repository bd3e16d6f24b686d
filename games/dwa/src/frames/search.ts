import { ask, type Play, type Procedure, pop, when } from '@shamble/kernel'
import { mayUse, use } from '../abilities/ability.js'
import { ABILITIES } from '../abilities/index.js'
import type { DwaAction } from '../actions.js'
import { deed, tell } from '../events.js'
import type { WeaponFind } from '../numbers/find-tables.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { total } from '../rules/attempt.js'
import { checkVictory } from '../rules/ending.js'
import { findObject, findSurvivor, findWeapon } from '../rules/finds.js'
import { findModifiers, placeFound, type Searched } from '../rules/searching.js'
import { type Dwa, type Human, type HumanId, isActive } from '../state.js'
import type { SearchFrame } from './kinds.js'
import { offerAgain } from './reroll.js'

export const searchFrame = (human: HumanId, { room, vehicle }: Searched): SearchFrame => ({
  kind: 'search',
  step: 0,
  human,
  room,
  vehicle,
  roll: 'presence',
  dice: [],
  change: 0,
  again: false,
  finding: 'nothing',
  finder: human,
  row: 0,
})

const ROLL = 0
const SEEN = 1
const LUCKY = 2
const JUDGE = 3

/**
 * [DICE-8] Presence, number, find, table, quantity. Every roll may be made again, and one of a search be
 * changed by one after it was seen, but for the quantity.
 */
export const search: Procedure<Dwa, SearchFrame, DwaAction> = {
  run(s, f, play) {
    switch (f.step) {
      case ROLL:
        f.dice = play.chance.dice(...diceOf(s, f))
        f.change = 0
        f.step = SEEN
        offerAgain(s, f.human, 'search')
        return
      case SEEN:
        if (f.again) {
          f.again = false
          f.dice = play.chance.dice(...diceOf(s, f))
        }
        f.step = luckyOf(s, f) === undefined ? JUDGE : LUCKY
        return
      case LUCKY:
        return ask(s, s.humans[f.human]!.team, 'lucky')
      default:
        f.step = ROLL
        if (when('DICE-8', !judge(s, f, play))) end(s, f, play)
    }
  },

  offer(s, f, _seat, to) {
    const most = luckyOf(s, f)!.search!.change
    for (let change = -most; change <= most; change++) to.legal({ type: 'lucky', change })
  },

  answer(s, f, _seat, action, play) {
    f.step = JUDGE
    if (action.type !== 'lucky' || action.change === 0) return
    use(s, s.humans[f.human]!, luckyOf(s, f)!, play)
    f.change = action.change
  },
}

/** How many dice of how many sides, and under which rule. */
function diceOf(s: Dwa, f: SearchFrame): [number, number, string] {
  switch (f.roll) {
    case 'presence':
      return [1, 6, 'DWA-16.2.b']
    case 'number':
      return [1, 6, f.vehicle >= 0 ? 'DWA-7.3.b' : 'DWA-16.2.b']
    case 'find':
      return [1, 6, 'DWA-16.2.c']
    case 'table':
      if (f.finding === 'weapon') return [2, 20, 'DWA-16.2.i']
      return [2, 6, f.finding === 'survivor' ? 'DWA-16.2.f' : 'DWA-16.2.h']
    case 'weapon':
      return [2, 20, 'DWA-16.2.g']
    case 'quantity':
      return [rowOf(s, f).dice!, 6, 'R-104']
  }
}

/** The ability that could change this roll now. */
const luckyOf = (s: Dwa, f: SearchFrame) =>
  f.roll === 'quantity'
    ? undefined
    : ABILITIES.find(({ id, search: help }) => help !== undefined && mayUse(s, s.humans[f.human]!, id))

const rowOf = (s: Dwa, f: SearchFrame): WeaponFind => numbersOf(s.options).tables.weapons[f.row]!

const sumOf = (f: SearchFrame): number => f.dice.reduce((sum, die) => sum + die, f.change)

/** A change cannot lead off a table. */
const within = (score: number, least: number, most: number): number => Math.max(least, Math.min(most, score))

/** What a roll comes to. @returns whether there is another */
function judge(s: Dwa, f: SearchFrame, play: Play): boolean {
  const human = s.humans[f.human]!
  switch (f.roll) {
    case 'presence':
      return presence(s, f, human, play)
    case 'number':
      return number(s, f, human, play)
    case 'find':
      return find(s, f, human, play)
    case 'table':
      return table(s, f, human, play)
    case 'weapon':
      return weapon(s, f, play)
    case 'quantity':
      rolled(s, f, 'search-quantity', 'R-104', sumOf(f), play)
      findWeapon(s, s.humans[f.finder]!, rowOf(s, f), sumOf(f), play)
      return false
  }
}

/** Tells a roll with its dice, and what changed it. */
function rolled(s: Dwa, f: SearchFrame, kind: string, rule: string, score: number, play: Play, row = ''): void {
  const human = s.humans[f.human]!
  const changed = f.change === 0 ? [] : [{ rule: 'R-70.1', value: f.change }]
  const modifiers = f.roll === 'find' ? [...changed, ...findModifiers(s, human, f)] : changed
  tell(s, play, { ...deed(kind, rule, human, { score }, { score }), dice: f.dice.slice(), modifiers }, [row])
}

/** [DWA-16.2.b] */
function presence(s: Dwa, f: SearchFrame, _human: Human, play: Play): boolean {
  const least = numbersOf(s.options).scores.zombiesFound
  const isHaunted = when('DWA-16.2.b', sumOf(f) >= least)
  rolled(s, f, isHaunted ? 'search-haunted' : 'search-quiet', 'DWA-16.2.b', sumOf(f), play, 'scores.zombiesFound')
  f.roll = isHaunted ? 'number' : 'find'
  return true
}

/** [DWA-16.2.b] [DWA-7.3.b] A die of them, half as many in a vehicle. */
function number(s: Dwa, f: SearchFrame, human: Human, play: Play): boolean {
  const die = when('DWA-7.3.b', f.vehicle >= 0) ? Math.ceil(f.dice[0]! / 2) : f.dice[0]!
  const count = Math.max(0, die + f.change)
  rolled(s, f, 'search-number', 'DWA-16.2.b', count, play)
  const placed = placeFound(s, human, f, count)
  if (placed.length > 0)
    tell(s, play, deed('search-zombies', 'R-73', human, { count: placed.length }, { zombies: placed.join(' ') }))
  f.roll = 'find'
  return true
}

/** [DWA-16.2.c] [DWA-16.2.e] */
function find(s: Dwa, f: SearchFrame, human: Human, play: Play): boolean {
  const score = total(sumOf(f), findModifiers(s, human, f))
  const { find: rows } = numbersOf(s.options).tables
  if (when('DWA-16.2.e', score < 1)) f.finding = 'nothing'
  else f.finding = when('R-74', score > 6) ? 'weapon' : rows[score]!
  rolled(s, f, `search-${f.finding}`, 'DWA-16.2.c', score, play, `tables.find.${score}`)
  f.roll = 'table'
  return f.finding !== 'nothing'
}

function table(s: Dwa, f: SearchFrame, human: Human, play: Play): boolean {
  const { survivors, objects } = numbersOf(s.options).tables
  switch (f.finding) {
    case 'survivor': {
      const row = within(sumOf(f), 2, 12)
      rolled(s, f, 'search-table', 'DWA-16.2.f', row, play, `tables.survivors.${row}`)
      f.finder = findSurvivor(s, human, survivors[row]!, play).id
      // One roll for what the survivor carries.
      f.roll = 'weapon'
      return true
    }
    case 'object': {
      const row = within(sumOf(f), 2, 12)
      rolled(s, f, 'search-table', 'DWA-16.2.h', row, play, `tables.objects.${row}`)
      findObject(s, human, objects[row]!, f, play)
      return false
    }
    default:
      return weapon(s, f, play)
  }
}

/** [DWA-16.2.i] [DWA-16.2.g] */
function weapon(s: Dwa, f: SearchFrame, play: Play): boolean {
  f.row = within(sumOf(f), 2, 40)
  rolled(
    s,
    f,
    'search-table',
    f.roll === 'weapon' ? 'DWA-16.2.g' : 'DWA-16.2.i',
    f.row,
    play,
    `tables.weapons.${f.row}`,
  )
  const row = rowOf(s, f)
  if ((row.dice ?? 0) > 0) {
    f.roll = 'quantity'
    return true
  }
  findWeapon(s, s.humans[f.finder]!, row, 1, play)
  return false
}

function end(s: Dwa, f: SearchFrame, play: Play): void {
  pop(s)
  if (isActive(s.humans[f.human]!)) checkVictory(s, 'now', play)
}
