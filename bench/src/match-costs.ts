import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import {
  type Action,
  type Chance,
  Engine,
  type Options,
  type Seat,
  type State,
  seenEvents,
  silently,
} from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { barsOf, type MatchCeilings } from './bars.js'
import { heapUsed } from './heap.js'
import { ceiling, figure, type Line } from './report.js'

/** What keeping a match costs: memory, opening it again, the size of its record. */
export function matchCosts(module: GameModule, seed: string): Line[] {
  const { id } = module.game
  const bars = barsOf(id).match
  if (bars === undefined) return []
  const options = resolveOptions(module.game.options, { ...module.unattended, ...bars.options })
  const engine = new Engine(module.game)
  const lasting = lastingSeed(module, options, bars, seed)
  const { match, megabytes } = weighed(() => randomMatch(module, options, bars, lasting))
  const { seq } = match.state
  const record = match.text()
  const times = Array.from({ length: 5 }, () => millisecondsOf(() => Match.read(engine, record, { verify: 'later' })))
  return [
    ceiling(figure(`${id}: memory of a match of ${seq} answers`, megabytes, 'MB'), bars.megabytes),
    ceiling(figure(`${id}: opening it again`, Math.min(...times), 'ms'), bars.milliseconds),
    ceiling(figure(`${id}: its record for each answer`, Buffer.byteLength(record) / seq, 'B'), bars.bytesAnAnswer),
    ...(bars.house === undefined ? [] : houseRecord(module, options, bars.house, seed)),
  ]
}

function houseRecord(
  module: GameModule,
  options: Options,
  { turns, kilobytes }: NonNullable<MatchCeilings['house']>,
  seed: string,
): Line[] {
  const { id } = module.game
  const record = houseMatch(module, options, turns, seed).text()
  const [, ...entries] = record.trimEnd().split('\n')
  const states = entries.filter((line) => line.startsWith('{')).length
  const size = figure(`${id}: record of ${turns} turns among house bots`, Buffer.byteLength(record) / 1000, 'kB')
  return [
    ceiling(size, kilobytes),
    figure(`${id}: its answers for each whole state`, (entries.length - states) / states, 'answers'),
  ]
}

const SEEDS = 40

/** The first seed whose random match lasts long enough. */
function lastingSeed(module: GameModule, options: Options, bars: MatchCeilings, seed: string): string {
  for (let i = 0; i < SEEDS; i++)
    if (randomMatch(module, options, bars, `${seed}/${i}`).state.seq >= bars.answers) return `${seed}/${i}`
  throw new Error(`${module.game.id}: no random match lasts for ${bars.answers} answers`)
}

function randomMatch(module: GameModule, options: Options, { answers, position }: MatchCeilings, seed: string): Match {
  const engine = new Engine(module.game)
  const chance = seededChance(seed, 'match')
  const policy = randomPolicy(engine, seededBelow(seed, 'match policy'))
  const match =
    position === undefined
      ? Match.create(engine, { options, salt: seed }, chance)
      : Match.from(engine, settled(engine, module.position.read(position, options, chance), chance), { salt: seed })
  while (match.state.outcome === null && match.state.seq < answers) {
    const { seat } = match.state.questions[0]!
    match.answer(seat, policy(match.state, seat), chance)
  }
  return match
}

function settled(engine: Engine, state: State, chance: Chance): State {
  engine.settle(state, silently(chance))
  return state
}

function houseMatch(module: GameModule, options: Options, turns: number, seed: string): Match {
  const engine = new Engine(module.game)
  const chance = seededChance(seed, 'house match')
  const match = Match.create(engine, { options, salt: seed }, chance)
  const bots = match.state.answered.map((_, seat) => ({ bot: module.bots!['house']!(seat), read: 0 }))
  const decide = (seat: Seat): Action => {
    const player = bots[seat]!
    const events = seenEvents(
      match.logSince(player.read).flatMap((entry) => entry.events),
      seat,
    )
    player.read = match.logged
    const [view, choices] = [module.game.view(match.state, seat), engine.choices(match.state, seat)]
    return player.bot.decide({ seat, view, choices, events }, chance)
  }
  while (match.state.outcome === null && match.state.turn <= turns) {
    const { seat } = match.state.questions[0]!
    match.answer(seat, decide(seat), chance)
  }
  return match
}

function millisecondsOf(act: () => void): number {
  const start = performance.now()
  act()
  return performance.now() - start
}

/** What is made, and how much memory it keeps; made twice, so that what the first one leaves behind is not counted. */
function weighed(make: () => Match): { match: Match; megabytes: number } {
  make()
  const before = heapUsed()
  const match = make()
  return { match, megabytes: (heapUsed() - before) / 1e6 }
}
