import { aboutOf, tilesOf, type ZombiesView } from '@shamble/game-zombies/table'
import type { GameEvent, Seat } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import { eventMoments } from '../../replay/event-moments.js'
import { hitLuck, type Trial } from '../../replay/luck.js'
import type { KeyMoment, LuckLedger, RaceLine, RaceTurn, ReplayParts, Sign } from '../../replay/parts.js'
import type { Words } from '../table-game.js'
import { hands } from './hands.js'
import { retell } from './retelling.js'
import { pawnInline } from './seats.js'

const signOf = (seat: Seat, words: Words): Sign => ({
  name: words.seat(seat),
  art: pawnInline(seat, words.seat(seat)),
})

/** [ZMB-1.1.b] The collections, towards as many as win. */
function lines(views: readonly ZombiesView[], words: Words): RaceLine[] {
  const last = views[views.length - 1]
  if (last === undefined) return []
  return last.reserve.map((count, seat) => ({
    ...signOf(seat, words),
    values: views.map((view) => view.reserve[seat]!),
    of: last.options.winZombies,
    end: String(count),
  }))
}

function turnSign(entries: readonly LogEntry[], words: Words): Sign | null {
  // The first of a turn's moves tells who is on turn, unless it is at the end of the turn before.
  const seat = entries.flatMap((entry) => entry.events).find(({ kind }) => TURN_KINDS.includes(kind))?.seat
  return seat === undefined ? null : signOf(seat, words)
}

/** What only the player on turn does. */
const TURN_KINDS: readonly string[] = ['tile-drawn', 'movement-roll', 'movement-keys', 'horde-roll', 'turn-skipped']

// --- key moments -----------------------------------------------------------------------------------------------------

const WEIGHTS = {
  won: 100,
  ownDeath: 95,
  died: 80,
  gate: 60,
  helipad: 60,
  destroyed: 45,
  leads: 40,
  only: 35,
  level: 20,
  named: 4,
}

function moments(turns: readonly RaceTurn<ZombiesView>[], words: Words): KeyMoment[] {
  const found: KeyMoment[] = []
  let before = turns[0] === undefined ? [] : turns[0].view.reserve.map(() => 0)
  let leader = -1
  for (const turn of turns) {
    found.push(...eventMoments(turn, (event) => eventMoment(event, turn.view, words)))
    const change = leadMoment(before, turn, leader, words)
    if (change !== null) found.push(change.moment)
    leader = change?.leader ?? leader
    before = turn.view.reserve
  }
  return found
}

function eventMoment(event: GameEvent, view: ZombiesView, words: Words): Omit<KeyMoment, 'seq'> | null {
  const seat = event.seat === undefined ? '' : words.seat(event.seat)
  const say = (name: string, weight: number, count = 0) => ({
    words: words.speak(`replay.zombies.moment.${name}`, { seat, count, ...event.data }),
    weight,
  })
  switch (event.kind) {
    case 'won.collection':
    case 'won.helicopter':
      return say(event.kind, WEIGHTS.won)
    case 'died':
      return say(
        'died',
        event.seat === view.viewer ? WEIGHTS.ownDeath : WEIGHTS.died,
        aboutOf(event, 'died')?.lost ?? 0,
      )
    case 'base-open':
      return say('gate', WEIGHTS.gate)
    case 'tile-destroyed':
      return say('destroyed', WEIGHTS.destroyed)
    case 'only-collection':
      return say('only', WEIGHTS.only)
    case 'tile-placed': {
      const { id, isHelipad } = tilesOf(view.options).kinds[aboutOf(event, 'tile-placed')!.kind]!
      if (isHelipad) return say('helipad', WEIGHTS.helipad)
      return NAMED.some((name) => name === id) ? say('placed', WEIGHTS.named) : null
    }
    default:
      return null
  }
}

/** Buildings that people remember by where they came. */
const NAMED = ['hospital', 'police_station', 'armory', 'fire_station'] as const

/** Fewer zombies than this make nobody a leader worth a word. */
const LEAST = 3

function leadMoment(
  before: readonly number[],
  { entries, view }: RaceTurn<ZombiesView>,
  leader: number,
  words: Words,
): { readonly moment: KeyMoment; readonly leader: number } | null {
  const most = Math.max(...view.reserve)
  const first = view.reserve.flatMap((count, seat) => (count === most ? [seat] : []))
  const came = first.find((seat) => before[seat]! < most)
  if (most < LEAST || came === undefined) return null
  const alone = first.length === 1
  if (alone && came === leader) return null
  // Level only with someone who was ahead.
  if (!alone && !first.some((seat) => before[seat] === most)) return null
  const name = alone ? 'leads' : 'level'
  return {
    moment: {
      seq: lastKill(entries, came),
      words: words.speak(`replay.zombies.moment.${name}`, { seat: words.seat(came), count: most }),
      weight: alone ? WEIGHTS.leads : WEIGHTS.level,
    },
    leader: alone ? came : leader,
  }
}

function lastKill(entries: readonly LogEntry[], seat: Seat): number {
  const killed = entries.findLast(({ events }) =>
    events.some((event) => event.kind === 'killed' && event.seat === seat),
  )
  return (killed ?? entries[entries.length - 1]!).after
}

// --- luck ------------------------------------------------------------------------------------------------------------

/** [ZMB-1.3.2.b] Rolls against zombies: what each had to reach with what was added. */
function luck(events: readonly GameEvent[], view: ZombiesView, words: Words): LuckLedger {
  const trials = view.words.map((): Trial[] => [])
  for (const event of events) {
    const roll = aboutOf(event, 'roll-hit', 'roll-short')
    const { kind, seat, dice } = event
    if (roll === null || seat === undefined || dice?.[0] === undefined) continue
    const wanted = roll.need - (roll.total - dice[0])
    trials[seat]?.push({ die: dice[0], share: Math.max(0, Math.min(1, (7 - wanted) / 6)), hit: kind === 'roll-hit' })
  }
  return {
    title: words.speak('replay.zombies.luck'),
    kind: 'hits',
    rows: trials.map((rolls, seat) => ({ ...hitLuck(rolls), ...signOf(seat, words), goodFrom: 4 })),
  }
}

export const replay: ReplayParts<ZombiesView> = {
  title: (_view, words) => words.speak('replay.zombies.race'),
  lines,
  turnSign,
  moments,
  retell,
  luck,
  hands,
}
