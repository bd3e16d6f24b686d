import type { Reply } from '@shamble/host'
import type { ViewBase } from '@shamble/kernel'
import { goTo } from '../app/address.js'
import { ask } from '../app/host.js'
import { drawSeed } from '../app/seed.js'

/** The same people under the same rules once more, with chance of its own. Replies only where that failed. */
export async function rematch(match: string, view: ViewBase): Promise<Reply | null> {
  const list = await ask({ type: 'list' })
  if (!list.ok) return list
  const card = list.value.cards.find(({ id }) => id === match)
  if (card === undefined) return null
  const { game, seats, realDice, responseSeconds } = card
  const reply = await ask({
    type: 'create',
    game,
    options: { ...view.options },
    seats: seats.map((plan) => (plan.by === 'person' ? { by: plan.by, name: plan.name } : plan)),
    seed: drawSeed(),
    realDice,
    responseSeconds,
  })
  if (!reply.ok) return reply
  goTo({ at: 'table', match: reply.value.match })
  return null
}
