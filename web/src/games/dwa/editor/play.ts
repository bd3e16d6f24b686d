import type { Scenario } from '@shamble/game-dwa/scenarios'
import { goTo } from '../../../app/address.js'
import { troubleOf } from '../../../app/fault-words.js'
import { ask } from '../../../app/host.js'
import { drawSeed } from '../../../app/seed.js'
import type { PageModule } from '../../page-module.js'
import type { Words } from '../../table-game.js'
import { asPlain } from './begin.js'
import { wordsIn } from './scenario-words.js'

/** Begins a match on this table with the teams that it proposes; says why where that cannot be. */
export async function playNow(module: PageModule, scenario: Scenario, words: Words): Promise<string | null> {
  const reply = await ask({
    type: 'create',
    game: module.game.id,
    name: wordsIn(scenario.name, words),
    options: { ...module.unattended, ownScenario: asPlain(scenario) },
    seats: scenario.deployment.map(() => ({ by: 'person', name: '' })),
    seed: drawSeed(),
  })
  if (!reply.ok) return troubleOf(reply, words.speak)
  goTo({ at: 'table', match: reply.value.match })
  return null
}
