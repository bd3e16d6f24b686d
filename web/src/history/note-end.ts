import type { Moment } from '@shamble/host'
import type { Outcome } from '@shamble/kernel'
import { chosenOptions } from '@shamble/module'
import { matchWords } from '../app/game-words.js'
import { isOnline } from '../app/online.js'
import { settings } from '../app/settings.js'
import { fetchGame, fetchPlan } from '../games/fetch.js'
import type { TableGame } from '../games/table-game.js'
import { newDraft, usualAt, withUsual } from '../setup/draft.js'
import { usualPlan } from '../setup/plan.js'
import { chosenSet, setsOf } from '../setup/sets.js'
import { isUndecided, placeOf } from '../table/outcome.js'
import { personsOf } from '../table/table-state.js'
import { keepPlayed, type Played } from './history.js'

/** How a match ended for the people at this screen. */
export function resultFor(
  outcome: Outcome,
  persons: readonly number[],
  nobodyWins: TableGame['nobodyWins'],
): Played['result'] {
  if (outcome.winners.length === 0) return isUndecided(outcome) || nobodyWins === 'nobody' ? 'open' : 'lost'
  const won = persons.filter((seat) => outcome.winners.includes(seat)).length
  return won === 0 ? 'lost' : won === persons.length ? 'won' : 'shared'
}

/** The set of rules that a match was played by; `null` where they are like none. */
async function setOf(match: string, id: string, options: Moment['view']['options']): Promise<string | null> {
  const [fetched, plan] = await Promise.all([fetchGame(id), fetchPlan(id)])
  const module = withUsual(fetched, usualAt(isOnline(match) ? 'online' : 'here', fetched))
  const shown = plan ?? usualPlan(module)
  const draft = { ...newDraft(module, shown, [], ''), given: chosenOptions(module.game.options, options) }
  const chosen = chosenSet(module, shown, draft, setsOf(module, shown, []))
  return chosen?.isExact ? chosen.set.id : null
}

/** Remembers how a match ended that was played here to its end. */
export async function noteEnd(match: string, game: TableGame, moment: Moment, now: number): Promise<void> {
  const { view, seats: cards, outcome } = moment
  const persons = personsOf(moment)
  if (outcome === null || persons.length === 0) return
  const { module } = game
  // No other language is there for sure.
  const { language } = settings.get()
  const words = matchWords(language, module, cards, module.game.seats(view.options), game.seatNames?.(view))
  const alone = persons.length === 1 ? words.seat(persons[0]!) : null
  const names = (by: 'person' | 'bot'): string[] =>
    cards.flatMap((card, seat) => (card.by === by ? [words.seat(seat)] : []))
  const result = resultFor(outcome, persons, game.nobodyWins)
  keepPlayed([
    {
      match,
      game: module.game.id,
      set: await setOf(match, module.game.id, view.options),
      ended: now,
      turns: view.turn,
      result,
      place:
        alone === null
          ? null
          : result === 'won'
            ? 1
            : placeOf(game.replay.lines([view], words), alone, outcome.winners.map(words.seat)),
      people: names('person'),
      rivals: names('bot'),
    },
  ])
}
