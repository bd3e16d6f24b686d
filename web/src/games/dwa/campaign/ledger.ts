import { type DwaView, type Human, isAlive } from '@shamble/game-dwa/table'
import { type AbilityId, type Result, rankAt, xpFor } from '@shamble/game-dwa/teams'
import type { GameEvent, Seat } from '@shamble/kernel'
import type { LogLine } from '../../../table/table-state.js'

/** Where experience comes from, in the order of the ledger. */
export interface Experience {
  readonly before: number
  readonly shot: number
  readonly close: number
  readonly result: number
  readonly last: number
  readonly now: number
}

/** What has moved someone's morale, each by its rule. */
export interface Morale {
  readonly before: number
  /** [DWA-13.1.b] Members who were eliminated. */
  readonly deaths: number
  /** [DWA-13.1.c] Members who turned. */
  readonly turned: number
  /** [DWA-13.1.d] Others who were eliminated. */
  readonly others: number
  /** [DWA-13.2.a] The last of the team takes heart. */
  readonly last: number
  /** [DWA-13.1.e] */
  readonly regained: number
  /** [DWA-16.4.2.d] */
  readonly levels: number
  readonly now: number
}

/** A survivor: one column of the ledger. */
export interface Column {
  readonly human: Human
  readonly xp: Experience
  readonly rankBefore: number
  /** Experience at which the next level begins. */
  readonly next: number
  readonly morale: Morale
  readonly trauma: { readonly before: number; readonly gained: number; readonly now: number }
  readonly learned: readonly AbilityId[]
}

/** A member who fell: a column that earns nothing. */
export interface Fallen {
  readonly human: Human
  readonly diedIn: number
  readonly roseIn: number | null
  /** When what rose was eliminated. */
  readonly endedIn: number | null
}

export interface Ledger {
  readonly columns: readonly Column[]
  readonly fallen: readonly Fallen[]
  readonly result: Result | null
}

/** What a game has brought to a team, line by line, as its record tells it. */
export function ledgerOf(view: DwaView, log: readonly LogLine[], team: Seat): Ledger {
  const members = view.humans.filter((human) => human.team === team)
  const told = log.map(({ event, turn }) => ({ event, turn }))
  const of = ({ id }: Human): readonly GameEvent[] =>
    told.filter(({ event }) => event.about?.['figure'] === id).map(({ event }) => event)
  return {
    columns: members.filter(isAlive).map((human) => columnOf(human, of(human))),
    fallen: members.filter((human) => !isAlive(human)).map((human) => fallenOf(human, told)),
    result: (view.result[team] as Result | undefined) ?? null,
  }
}

const count = (event: GameEvent | undefined, name: string): number => Number(event?.about?.[name] ?? 0)

function columnOf(human: Human, events: readonly GameEvent[]): Column {
  const earned = events.find(({ kind }) => kind === 'experience')
  const [shot, close, result, last] = ['shot', 'close', 'result', 'last'].map((name) => count(earned, name)) as [
    number,
    number,
    number,
    number,
  ]
  const before = human.xp - shot - close - result - last
  const rankBefore = rankAt(before)
  const gained = events.filter(({ kind }) => kind === 'frightened').length
  const disorders = events.filter(({ kind }) => kind === 'disorder').length
  return {
    human,
    xp: { before, shot, close, result, last, now: human.xp },
    rankBefore,
    next: xpFor(human.rank + 1),
    morale: moraleOf(human, events, human.rank - rankBefore),
    trauma: { before: human.trauma + 6 * disorders - gained, gained, now: human.trauma },
    learned: events.filter(({ kind }) => kind === 'learned').map(({ about }) => about!['ability'] as AbilityId),
  }
}

function moraleOf({ morale: now }: Human, events: readonly GameEvent[], gainedLevels: number): Morale {
  const sum = { deaths: 0, turned: 0, others: 0, last: 0, regained: 0 }
  let before: number | null = null
  let at: number | null = null
  for (const event of events) {
    const value = count(event, 'morale')
    if (event.kind === 'morale') {
      const change = count(event, 'change')
      before ??= value - change
      if (event.rule === 'DWA-13.1.c') sum.turned += change
      else if (event.rule === 'DWA-13.1.d') sum.others += change
      else sum.deaths += change
      at = value
    } else if (event.kind === 'last-man') {
      before ??= value
      sum.last += value - (at ?? value)
      at = value
    } else if (event.kind === 'regained') sum.regained += count(event, 'points')
  }
  const levels = events.some(({ kind }) => kind === 'level') ? gainedLevels : 0
  return { ...sum, levels, before: before ?? now - sum.regained - levels, now }
}

function fallenOf(human: Human, told: readonly { readonly event: GameEvent; readonly turn: number }[]): Fallen {
  const rose = told.find(({ event }) => event.kind === 'rose' && event.about?.['figure'] === human.id)
  const zombie = rose?.event.about?.['zombie']
  const ended = told.find(
    ({ event }) => event.kind === 'destroyed' && zombie !== undefined && event.about?.['figure'] === zombie,
  )
  return { human, diedIn: human.diedIn, roseIn: rose?.turn ?? null, endedIn: ended?.turn ?? null }
}

/** How many abilities someone may still learn. */
export const openAbilities = ({ rank, abilities }: Pick<Human, 'rank' | 'abilities'>): number =>
  Math.max(0, Math.min(rank, 5) - abilities.length)
