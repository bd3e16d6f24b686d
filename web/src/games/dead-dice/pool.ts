import {
  type DeadDiceAction,
  type DeadDiceView,
  knownState,
  Named,
  oddsOf,
  type PoolPart,
  type Test,
  testAfter,
  waysToReach,
} from '@shamble/game-dead-dice/table'
import { percent } from '@shamble/text'
import type { Words } from '../table-game.js'

/** Some dice of a pool, or dice that do not come, with the reason. */
export interface PoolRow {
  readonly id: string
  readonly dice: number
  readonly name: string
  readonly why: string
  readonly rule: string
  /** `added` by someone's help, `refused` where they do not come. */
  readonly state: 'own' | 'added' | 'refused'
}

export interface Chance {
  readonly count: number
  readonly share: string
  readonly exact: string
  readonly words: string
  readonly isNeeded: boolean
}

export interface After {
  readonly id: string
  readonly when: string
  readonly what: string
  readonly rule: string
}

/** Everything that can be known of a test before its dice. */
export interface PoolFacts {
  readonly dice: number
  readonly rows: readonly PoolRow[]
  readonly chances: readonly Chance[]
  readonly after: readonly After[]
}

/** The test that an answer leads to, die by die; `null` where it leads to none. */
export function poolFacts(view: DeadDiceView, action: DeadDiceAction, words: Words): PoolFacts | null {
  const odds = oddsOf(view, action)
  if (odds === null) return null
  const test = testAfter(knownState(view), action)
  const after = afterOf(odds.results, words)
  if (test === null) return { dice: 0, rows: [], chances: [], after }
  const dice = Math.max(
    0,
    test.parts.reduce((sum, { value }) => sum + value, 0),
  )
  return { dice, rows: rowsOf(view, test, words), chances: chancesOf(test, dice, odds.results[0]!.key, words), after }
}

function rowsOf(view: DeadDiceView, test: Test, words: Words): PoolRow[] {
  const named = new Named(view, words.speak)
  return [...test.parts.map((part, i) => partRow(view, test, part, i, named)), ...refusedRows(view, test, named)]
}

function partRow(view: DeadDiceView, test: Test, part: PoolPart, i: number, named: Named): PoolRow {
  const { why, value, rule, from = -1 } = part
  const { speak } = named
  const leader = view.survivors[test.leader]!
  const held = leader.things.find(({ id }) => id === leader.hand[0])
  const row = { id: `${i} ${why} ${from}`, dice: value, rule, state: 'own' as PoolRow['state'] }
  switch (why) {
    case 'characteristic':
      return { ...row, name: speak(`characteristic.${test.by}`), why: speak(`test.${test.what}`) }
    case 'trait': {
      const trait = leader.traits[from]
      return {
        ...row,
        name: trait === undefined ? speak('pool.trait') : named.say(named.trait(trait)),
        why: speak('dd.pool.trait'),
      }
    }
    case 'companion':
      return { ...row, name: named.say(named.companion(from)), why: speak('dd.pool.companion'), state: 'added' }
    case 'trust':
      return {
        ...row,
        name: speak('dd.pool.helps', { who: named.say(named.who(from)) }),
        why: speak('dd.pool.trust', { trust: value }),
        state: 'added',
      }
    case 'weapon':
      return {
        ...row,
        name: held === undefined ? speak('pool.weapon') : speak(`item.${held.item}`),
        why: speak('dd.pool.weapon'),
      }
    default:
      return { ...row, name: speak(`pool.${why}`), why: speak(`dd.pool.${why}`) }
  }
}

/** Dice that someone would look for: traits that do not fit, companions without the talent. */
function refusedRows(view: DeadDiceView, { parts, leader, what }: Test, named: Named): PoolRow[] {
  const { speak } = named
  const used = (why: PoolPart['why']): number[] => parts.filter((part) => part.why === why).map(({ from = -1 }) => from)
  const traits = view.survivors[leader]!.traits.flatMap((trait, i): PoolRow[] =>
    used('trait').includes(i)
      ? []
      : [
          {
            id: `no trait ${i}`,
            dice: 2,
            name: named.say(named.trait(trait)),
            why: speak(used('trait').length > 0 ? 'dd.pool.oneTrait' : 'dd.pool.noTrait'),
            rule: 'DD-7.3',
            state: 'refused',
          },
        ],
  )
  if (what === 'negotiate') return [...traits, ...unhelped(view, leader, named)]
  // Those without the talent share a line: it is the reason that matters.
  const idle = view.group.companions.filter(
    ({ id, alive, onRaid }) => alive && (view.phase !== 'dead' || onRaid) && !used('companion').includes(id),
  )
  const isBarred = view.group.reserves.survivors !== 'sufficient'
  const companions: PoolRow[] =
    idle.length === 0
      ? []
      : [
          {
            id: 'no companion',
            dice: 1,
            name: idle.map(({ id }) => named.say(named.companion(id))).join(', '),
            why: speak(isBarred ? 'dd.pool.noHelp' : 'dd.pool.noTalent'),
            rule: isBarred ? 'DD-2.12' : 'DD-7.4',
            state: 'refused',
          },
        ]
  return [...traits, ...companions]
}

/** [DD-11.7] Everybody who would help elsewhere. */
function unhelped({ survivors, group }: DeadDiceView, leader: number, named: Named): PoolRow[] {
  const others = survivors.flatMap(({ fate }, seat) =>
    fate === 'alive' && seat !== leader ? [named.say(named.who(seat))] : [],
  )
  const companions = group.companions.flatMap(({ id, alive, onRaid }) =>
    alive && onRaid ? [named.say(named.companion(id))] : [],
  )
  const name = [...others, ...companions].join(', ')
  if (name === '') return []
  return [{ id: 'no help', dice: 1, name, why: named.speak('dd.pool.alone'), rule: 'DD-11.7', state: 'refused' }]
}

/** At least one success, two, three; those around the difficulty where that is higher. */
function chancesOf({ difficulty }: Test, dice: number, made: string, { speak }: Words): Chance[] {
  const first = Math.max(1, difficulty - 1)
  return [0, 1, 2].map((more): Chance => {
    const count = difficulty <= 2 ? more + 1 : first + more
    const { ways, of } = waysToReach(dice, count)
    return {
      count,
      share: percent(ways / of, speak),
      exact: `${ways} / ${of}`,
      words:
        count === difficulty
          ? speak('dd.pool.need', { count, what: speak(`odds.${made}`) })
          : speak('dd.pool.successes', { count }),
      isNeeded: count === difficulty,
    }
  })
}

/** The rule behind each consequence. */
const RULES: readonly (readonly [start: string, rule: string])[] = [
  ['price.bitten', 'DD-1.4'],
  ['price.eaten', 'DD-1.5'],
  ['price.wear', 'DD-3.2'],
  ['price', 'DD-8.8'],
  ['two', 'DD-8.9'],
  ['area', 'DD-3.9'],
  ['explosive', 'DD-3.10'],
  ['ammunition', 'DD-8.13'],
  ['dead', 'DD-8.30'],
]
const ruleOf = (key: string): string => RULES.find(([start]) => key.startsWith(start))?.[1] ?? 'DD-7.2'

/** What a hit, a miss and the next dead round lead to. */
function afterOf(results: NonNullable<ReturnType<typeof oddsOf>>['results'], { speak }: Words): After[] {
  const rows: After[] = []
  for (const { key, ways, of, params } of results) {
    const [kind = ''] = key.split('.')
    if (kind === 'made' || kind === 'successes' || (kind === 'dead' && key === 'dead.nothing')) continue
    const said = speak(`odds.${key}`, params)
    const isSure = ways === of
    const before = rows.find(({ id }) => id === kind)
    const what = isSure ? said : `${said} ${percent(ways / of, speak)}`
    if (kind === 'dead') {
      const bare = what.replace(/^[^:]*:\s*/u, '')
      if (before === undefined) rows.push({ id: kind, when: speak('dd.after.dead'), what: bare, rule: ruleOf(key) })
      else rows[rows.indexOf(before)] = { ...before, what: `${before.what}, ${bare}` }
    } else rows.push({ id: kind, when: speak(`dd.after.${kind}`), what, rule: ruleOf(key) })
  }
  return rows
}
