import { decisionsBySeq, type Rated, rating, reviewing, type Thoroughness, USUAL } from '@shamble/analysis'
import { atOnce, levelsOf } from '@shamble/bots'
import { seededChance } from '@shamble/chance'
import { Engine, seenEvents } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { SETTINGS } from '../rival-settings.js'

/** Of so many decisions that seemed to cost nothing, every one that is looked at again; of the others all are. */
const PLAIN_OF = 60
/** Below so many points a decision seems to cost nothing. */
const PLAIN = 0.5

/** What a decision cost as an analysis says, and as a longer look says, each with its standard error, in points. */
export interface Pair {
  readonly cost: number
  readonly error: number
  readonly longCost: number
  readonly longError: number
  /** For how many decisions it stands. */
  readonly stands: number
}

/** A match between someone who makes mistakes and the house. */
export function playedMatch(module: GameModule, seed: string): Match {
  const engine = new Engine(module.game)
  const given = SETTINGS[module.game.id]?.[0]?.options ?? {}
  const options = resolveOptions(module.game.options, { ...module.unattended, ...given })
  const match = Match.create(engine, { options, salt: seed, notes: {} } as never, seededChance(seed, 'set-up'))
  const levels = levelsOf(module)
  const bots = module.game.seats(options).map((_, seat) => ({
    bot: (seat === 0 ? levels['gentle'] : levels['fair'])!(seat),
    read: 0,
  }))
  const [dice, thought] = [seededChance(seed, 'dice'), seededChance(seed, 'bots')]
  while (match.state.outcome === null) {
    const { seat } = match.state.questions[0]!
    const player = bots[seat]!
    const events = seenEvents(
      match.logSince(player.read).flatMap((entry) => entry.events),
      seat,
    )
    player.read = match.logged
    const view = module.game.view(match.state, seat)
    match.answer(
      seat,
      player.bot.decide({ seat, view, choices: engine.choices(match.state, seat), events }, thought),
      dice,
    )
  }
  return match as unknown as Match
}

/** What the one who makes mistakes decided, looked at as usual and again for longer, in other worlds. */
export function pairsOf(
  module: GameModule,
  match: Match,
  longer: Thoroughness['sure'],
  how: Thoroughness = USUAL,
): Pair[] {
  let plain = 0
  return [...decisionsBySeq(module, match).values()].flatMap((decision) => {
    if (decision.seat !== 0) return []
    const { rated } = atOnce(rating(module, decision, how, true) as Generator<void, { readonly rated: Rated }>)
    const isPlain = rated.cost - rated.error < PLAIN
    if (isPlain && plain++ % PLAIN_OF !== 0) return []
    const again = atOnce(reviewing(module, decision, rated, longer))
    const { cost, error } = rated
    return { cost, error, longCost: again.cost, longError: again.error, stands: isPlain ? PLAIN_OF : 1 }
  })
}
