import type { GameEvent, Seat, ViewBase } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import { eventSentence } from '@shamble/text'
import type { TableModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { headline, NOTHING_RETOLD } from '../replay/headline.js'
import { sumLuck } from '../replay/luck.js'
import type { KeyMoment, LuckLedger, RaceTurn, ReplayParts, Retelling, Sign } from '../replay/parts.js'
import { seatSign } from './signs.js'

/** How much an event matters in what is told of a move: 0 for most, less for what nobody reads one by one. */
export type Matters = (event: GameEvent) => number

/** A match gone through again, told by the sentences of its record. */
export function replayOf(module: TableModule, matters: Matters = () => 0): ReplayParts {
  const seatsIn = (view: ViewBase): readonly string[] => module.game.seats(view.options)

  return {
    title: (_view, words) => words.speak('default.race'),
    // What a game counts is not known here.
    lines: () => [],
    turnSign: (entries, words): Sign | null => (entries[0] === undefined ? null : seatSign(entries[0].seat, words)),
    moments: (turns, words) => momentsOf(turns, words, seatsIn),
    retell(entries: readonly LogEntry[], index: number, before, words): Retelling {
      const { events } = entries[index]!
      const [main] = [...events].sort((one, other) => matters(other) - matters(one) || rolls(other) - rolls(one))
      if (main === undefined) return NOTHING_RETOLD
      const seats = before === null ? [] : seatsIn(before)
      const others = events.filter((event) => event !== main)
      return {
        title: headline(main, seats, words),
        rule: main.rule,
        // Dice of anything else would say nothing under this headline.
        dice: main.dice ?? [],
        faces: [],
        say: others.map((event) => eventSentence(event, seats, words.speak)).join(' '),
      }
    },
    luck: (events, view, words) => luckOf(events, seatsIn(view).length, words),
  }
}

const rolls = ({ dice }: GameEvent): number => ((dice?.length ?? 0) > 0 ? 1 : 0)

/** Dice of six sides, seat by seat; seats that have rolled none have no row. */
function luckOf(events: readonly GameEvent[], seats: number, words: Words): LuckLedger {
  const rolled = Array.from({ length: seats }, (): number[] => [])
  for (const { seat, dice } of events) if (seat !== undefined) rolled[seat]?.push(...(dice ?? []))
  return {
    title: words.speak('default.luck'),
    kind: 'sum',
    rows: rolled.flatMap((dice, seat: Seat) =>
      dice.length === 0 ? [] : [{ ...seatSign(seat, words), ...sumLuck(dice), goodFrom: null }],
    ),
  }
}

/** What everybody would look for: how it ended. */
function momentsOf(
  turns: readonly RaceTurn[],
  words: Words,
  seatsIn: (view: ViewBase) => readonly string[],
): readonly KeyMoment[] {
  const last = turns.at(-1)
  const entry = last?.entries.at(-1)
  const event = entry?.events.at(-1)
  if (last === undefined || entry === undefined || event === undefined || last.view.outcome === null) return []
  return [{ seq: entry.after, words: headline(event, seatsIn(last.view), words), weight: 1 }]
}
