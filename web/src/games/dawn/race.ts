import {
  aboutOf,
  areaName,
  type DawnView,
  FRAN,
  type Mall,
  mallOfView,
  STEVE,
  SUPER,
  standingOf,
} from '@shamble/game-dawn/table'
import type { GameEvent } from '@shamble/kernel'
import { fig, group, icon, square, tag } from '../../kit/index.js'
import { eventMoments } from '../../replay/event-moments.js'
import { sumLuck } from '../../replay/luck.js'
import type { KeyMoment, LuckLedger, RaceLine, RaceTurn, ReplayParts } from '../../replay/parts.js'
import type { Words } from '../table-game.js'
import { lostCount } from './conditions.js'
import { retell } from './retelling.js'

const MAIN_DOORS = 4
const ENOUGH_LOST = 3
const FRAN_CLAUSES: readonly string[] = ['fran', 'fran-double']

const lostOf = (view: DawnView): number => Math.min(ENOUGH_LOST, lostCount(view))

/** [DAWN-14.1.b] With Fran two are enough: then the goal is reached though fewer than three are lost. */
const nearDefeat = (view: DawnView): number =>
  view.outcome !== null && FRAN_CLAUSES.includes(view.outcome.reason) ? ENOUGH_LOST : lostOf(view)

/** [DAWN-14.2.a] Who is lost needs no rifle. */
const riflesOf = (view: DawnView): number =>
  [STEVE, FRAN].filter((c) => view.status[c]! >= SUPER || view.rifle[c] === 1).length

// --- signs -----------------------------------------------------------------------------------------------------------

const plate = (inner: string, fill = 'var(--paper)'): string =>
  square(30, { fill, stroke: 'var(--ink)', 'stroke-width': 2 }) + inner
const SIGNS = {
  lost: plate(tag('g', { fill: 'var(--on-unit)' }, fig('reach', -13, -13, 26)), 'var(--unit-up)'),
  doors: plate(
    tag('path', {
      d: 'M-8 -11V11M8 -11V11M-8 -11H8M-8 11H8M0 -11V11',
      stroke: 'var(--on-paper)',
      'stroke-width': 2.6,
    }) + tag('path', { d: 'M-8 3L8 -3', stroke: 'var(--on-paper)', 'stroke-width': 4 }),
  ),
  zombies: plate(icon('skull', -9, -9, 1.12, 'var(--on-paper)')),
  rifles: plate(group(-13, -5, icon('rifleMark', 0, 0, 0.76, 'var(--on-paper)'))),
} as const

/** How far each condition of either side is: the side that reaches the heavy line with all of them has won. */
function lines(views: readonly DawnView[], words: Words): RaceLine[] {
  const last = views[views.length - 1]
  if (last === undefined) return []
  const left = views.map((view) => standingOf(view).zombies)
  const peak = Math.max(1, ...left)
  const line = (name: keyof typeof SIGNS, values: number[], of: number, end?: string): RaceLine => ({
    name: words.speak(`replay.dawn.line.${name}`),
    art: SIGNS[name],
    values,
    of,
    end: end ?? `${values[values.length - 1]!}/${of}`,
  })
  return [
    // The figure is that of the table's own list, whatever the line says of how near the end is.
    line('lost', views.map(nearDefeat), ENOUGH_LOST, `${lostOf(last)}/${ENOUGH_LOST}`),
    line(
      'doors',
      views.map((view) => standingOf(view).doorsShut),
      MAIN_DOORS,
    ),
    line(
      'zombies',
      left.map((count) => peak - count),
      peak,
      String(left[left.length - 1]!),
    ),
    line('rifles', views.map(riflesOf), 2),
  ]
}

// --- key moments -----------------------------------------------------------------------------------------------------

const WEIGHTS: Readonly<Record<string, number>> = {
  'turned-super': 85,
  killed: 90,
  infected: 65,
  'main-closed': 60,
  'super-eliminated': 55,
  'rifle-taken': 40,
  stunned: 15,
}
const ENDED = 100
const CLEARED = 12

function moments(turns: readonly RaceTurn<DawnView>[], words: Words): KeyMoment[] {
  const found: KeyMoment[] = []
  turns.forEach((turn, i) => {
    const own = eventMoments(turn, ({ kind, data }) => {
      const weight = kind.startsWith('ended.') ? ENDED : WEIGHTS[kind]
      return weight === undefined ? null : { weight, words: words.speak(`replay.dawn.moment.${kind}`, { ...data }) }
    })
    const before = turns[i - 1]
    const cleared = before === undefined ? [] : clearedIn(before.view, turn, words)
    // As they came; of those that one answer brought, the end is the last.
    found.push(...[...own, ...cleared].sort((a, b) => a.seq - b.seq || a.weight - b.weight))
  })
  return found
}

/** A store in which a unit fell and none is left. */
function clearedIn(before: DawnView, { entries, view }: RaceTurn<DawnView>, words: Words): KeyMoment[] {
  const mall = mallOfView(view)
  const standing = unitsByArea(view, mall)
  const found = new Map<string, KeyMoment>()
  for (const { after, events } of entries)
    for (const event of events) {
      if (event.kind !== 'eliminated') continue
      const square = aboutOf(event).square ?? -1
      const area = mall.area[square]
      if (area === undefined || mall.isHall[square] || standing.has(area) || !unitsByArea(before, mall).has(area))
        continue
      const store = areaName(mall, area, words.speak)
      found.set(area, { seq: after, weight: CLEARED, words: words.speak('replay.dawn.moment.cleared', { store }) })
    }
  return [...found.values()]
}

const unitsByArea = (view: DawnView, mall: Mall): Set<string> =>
  new Set(view.units.map((unit) => mall.area[unit.square]!))

// --- luck ------------------------------------------------------------------------------------------------------------

/** Dice by what they were cast for: who rolls them is nobody's merit. */
const CAST = {
  shots: ['hit', 'missed'],
  panic: ['panicked', 'kept-calm'],
  attacks: ['attack-failed', 'stunned', 'infected', 'killed'],
  berserk: ['berserk', 'not-berserk', 'calmed', 'stays-berserk'],
} as const

const LUCK_SIGNS = {
  shots: SIGNS.rifles,
  panic: plate(group(-9, -5, icon('eye', 0, 0, 1, 'var(--on-paper)'))),
  attacks: SIGNS.lost,
  berserk: SIGNS.zombies,
} as const

function luck(events: readonly GameEvent[], _view: DawnView, words: Words): LuckLedger {
  const rows = (Object.keys(CAST) as (keyof typeof CAST)[]).map((name) => {
    const kinds: readonly string[] = CAST[name]
    const dice = events.flatMap((event) => (kinds.includes(event.kind) ? (event.dice ?? []) : []))
    return {
      ...sumLuck(dice),
      name: words.speak(`replay.dawn.luck.${name}`),
      art: LUCK_SIGNS[name],
      goodFrom: null,
    }
  })
  return { title: words.speak('replay.dawn.luck'), kind: 'sum', rows }
}

export const replay: ReplayParts<DawnView> = {
  title: (_view, words) => words.speak('replay.dawn.race'),
  lines,
  // Both sides move in every turn.
  turnSign: () => null,
  moments,
  retell,
  luck,
}
