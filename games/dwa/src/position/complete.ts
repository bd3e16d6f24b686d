import type { PositionLine } from '@shamble/module'
import { abilityById } from '../abilities/index.js'
import type { Human } from '../state.js'
import { rankAt, xpFor } from '../teams/rank.js'

/**
 * What a text leaves unsaid of a figure and follows from what it says: the level that abilities need [DWA-16.5.b]
 * the experience that makes it, and the test that caused the fright [DWA-13.b]. A match that begins there can
 * so be exported and come back.
 */
export function complete(human: Human, { fields }: PositionLine): void {
  const { abilities, now } = human
  if (!fields.has('rank'))
    human.rank = Math.max(rankAt(human.xp), abilities.length, ...abilities.map((id) => abilityById(id).rank))
  if (!fields.has('xp')) human.xp = xpFor(human.rank)
  const said = (fields.get('now') ?? {}) as Readonly<Record<string, unknown>>
  if (now.frightened && !('tested' in said)) now.tested = true
  if (now.tested && !('nearZombie' in said)) now.nearZombie = true
}
