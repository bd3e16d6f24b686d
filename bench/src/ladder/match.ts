import { botNamed, type Clock, levelsOf, Rollouts } from '@shamble/bots'
import { seededChance } from '@shamble/chance'
import { type GameEvent, type Options, type Play, type Seat, seenEvents, unwatched } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { Weighing } from './worth.js'

const MOST_DECISIONS = 100_000
const MOST_TURNS = 1_000

/** How a match ended for each seat, and what the levels spent on it. */
export interface Played {
  readonly results: readonly number[]
  readonly spent: Readonly<Record<string, Spent>>
}

/** Processor time of the answers of one level that were a choice at all. */
export interface Spent {
  answers: number
  milliseconds: number
  longest: number
}

/** The processor's time, not the clock on the wall: others may be at work on this machine. */
const cpu = (): number => process.cpuUsage().user / 1000

/** A clock that leaves each level so much of its usual time. */
const shareOfTime =
  (share: number): Clock =>
  ({ milliseconds = 0 }) => {
    const end = cpu() + milliseconds * share
    return () => cpu() > end
  }

/**
 * One match between bots, decided by its seed alone where no clock runs.
 * @param share how much of its usual time each level has; `null` for no clock
 * @param weighed whose answers are weighed against the policy's, and by what; nobody's where `null`
 */
export function playMatch(
  module: GameModule,
  options: Options,
  levels: readonly string[],
  seed: string,
  share: number | null = null,
  weighed: { readonly level: string; readonly by: Weighing } | null = null,
): Played {
  const makers = share === null ? {} : levelsOf(module, shareOfTime(share))
  const rollouts = new Rollouts(module, 0, null)
  const { engine } = rollouts
  const events: GameEvent[] = []
  const play: Play = { ...unwatched(seededChance(seed)), emit: (event) => void events.push(event) }
  const s = engine.begin(options, play)
  const players = levels.map((level, seat: Seat) => ({
    bot: (makers[level] ?? botNamed(module, level, 'level'))(seat),
    read: 0,
  }))
  const chance = seededChance(seed, 'bots')
  const spent: Record<string, Spent> = {}
  for (let i = 0; i < MOST_DECISIONS && s.outcome === null && s.turn <= MOST_TURNS; i++) {
    const { seat } = s.questions[0]!
    const player = players[seat]!
    const news = seenEvents(events.slice(player.read), seat)
    player.read = events.length
    const choices = engine.choices(s, seat)
    const known = { seat, view: module.game.view(s, seat), choices, events: news }
    const before = cpu()
    const action = player.bot.decide(known, chance)
    if (choices.actions.length + choices.spaces.length > 1) note(spent, levels[seat]!, cpu() - before)
    if (levels[seat] === weighed?.level) weighed?.by.weigh(s, seat, action)
    engine.step(s, seat, action, play)
  }
  weighed?.by.endMatch()
  return { results: rollouts.standing(s), spent }
}

function note(spent: Record<string, Spent>, level: string, milliseconds: number): void {
  const own = spent[level] ?? { answers: 0, milliseconds: 0, longest: 0 }
  own.answers++
  own.milliseconds += milliseconds
  own.longest = Math.max(own.longest, milliseconds)
  spent[level] = own
}
