import type { Replies, Reply } from '@shamble/host'
import { fetchGame, fetchPlan } from '../games/fetch.js'
import { defaultBot } from '../games/registry.js'
import { type CreateRequest, forSeveral, newDraft, requestOf, usualAt, withOnline, withUsual } from '../setup/draft.js'
import { type SetupPlan, usualPlan } from '../setup/plan.js'
import { port } from './port.js'

type Game = Parameters<typeof newDraft>[0] & Parameters<typeof usualAt>[1]

/** A listed table with one free place, by the usual rules. */
export function openRequest(given: Game, plan: SetupPlan, name: string, bot: string): CreateRequest {
  const module = withUsual(given, usualAt('online', given))
  // Some games can be played alone, and say so first.
  const draft = newDraft(module, forSeveral(module, plan), [name], bot)
  const request = requestOf(module, withOnline(module, draft, true))
  return { ...request, terms: { ...request.terms!, open: true } }
}

/** Sits down where someone waits, the longest first; else opens a table that is listed. */
export async function playNow(game: string, name: string): Promise<Reply<Replies['seek']>> {
  const sought = await port().request({ type: 'seek', game, name })
  if (!sought.ok || sought.value.match !== null) return sought
  const [module, plan] = await Promise.all([fetchGame(game), fetchPlan(game)])
  return port().request(openRequest(module, plan ?? usualPlan(module), name, defaultBot(game)))
}
