import { botNamed, randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { type Action, Engine, type Options, type Seat, seenEvents } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { Match } from '@shamble/record'

export interface Course {
  readonly options: Options
  readonly seed: string
  readonly by: 'house' | 'random'
  /** After so many answers it is broken off, earlier where it would be over by then; `null` for one that has ended. */
  readonly answers: number | null
}

/** Answers by chance go round in circles: after so many someone gives up. */
const MOST_ANSWERS = { house: 5_000, random: 1_000 } as const
/** Every so often someone takes a step back. */
const STEPS_BACK = 23

/** A match that is the same whenever it is played by the same rules. */
export function playedMatch(module: GameModule, course: Course): Match {
  const { options, seed, by, answers } = course
  const engine = new Engine(module.game)
  const match = Match.create(engine, { options, salt: seed, notes: { name: seed } }, seededChance(seed, 'set-up'))
  const decide = by === 'house' ? houseBots(module, engine, match, seed) : randomAnswers(engine, match, seed)
  const isPlayed = (given: number): boolean => match.state.outcome !== null || given >= (answers ?? MOST_ANSWERS[by])
  for (let given = 0; !isPlayed(given); given++) {
    const { seat } = match.state.questions[0]!
    const reply = match.answer(seat, decide(seat), seededChance(seed, 'answer', given))
    if (!reply.ok) throw new Error(`${module.game.id}, ${seed}: ${reply.refusal.rule} refuses an answer`)
    if (given % STEPS_BACK === STEPS_BACK - 1) stepBack(match, seat)
  }
  if (answers === null) giveUp(match, seed)
  else if (match.state.outcome !== null) return playedMatch(module, { ...course, answers: Math.floor(answers / 2) })
  return match
}

function stepBack(match: Match, seat: Seat): void {
  if (match.state.outcome !== null) return
  const back = match.undoable(seat)
  if ('to' in back) match.undo(seat, back.to, back.needs)
}

function giveUp(match: Match, seed: string): void {
  for (const seat of match.state.answered.keys())
    if (match.state.outcome === null) match.answer(seat, { type: 'resign' }, seededChance(seed, 'resign', seat))
}

function randomAnswers(engine: Engine, match: Match, seed: string): (seat: Seat) => Action {
  const policy = randomPolicy(engine, seededBelow(seed, 'policy'))
  return (seat) => policy(match.state, seat)
}

function houseBots(module: GameModule, engine: Engine, match: Match, seed: string): (seat: Seat) => Action {
  const bots = match.state.answered.map((_, seat) => ({ bot: botNamed(module, 'house', 'bot')(seat), read: 0 }))
  const chance = seededChance(seed, 'bots')
  return (seat) => {
    const player = bots[seat]!
    const told = match.logSince(Math.min(player.read, match.logged)).flatMap(({ events }) => events)
    player.read = match.logged
    const { state } = match
    const [view, choices] = [module.game.view(state, seat), engine.choices(state, seat)]
    return player.bot.decide({ seat, view, choices, events: seenEvents(told, seat) }, chance)
  }
}
