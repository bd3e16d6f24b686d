import dawnModule from '@shamble/game-dawn'
import zombiesModule from '@shamble/game-zombies'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import dawnPlan from '../games/dawn/setup.js'
import zombiesPlan from '../games/zombies/setup.js'
import { type Draft, newDraft, rulesOf, withOption } from './draft.js'
import type { SetupPlan } from './plan.js'
import { chosenSet, setsOf, withSet } from './sets.js'

const PLANS: Readonly<Record<string, SetupPlan>> = { dawn: dawnPlan, zombies: zombiesPlan }
const [dawn, zombies] = [dawnModule, zombiesModule] as unknown as readonly [GameModule, GameModule]
const planOf = (module: GameModule) => PLANS[module.game.id]
const fresh = (module: GameModule): Draft => newDraft(module, planOf(module), [], 'house')
const rules = (module: GameModule, draft: Draft) => rulesOf(module, planOf(module), draft)
const choose = (module: GameModule, draft: Draft, id: string): Draft => {
  const sets = setsOf(module, planOf(module), [])
  return withSet(module, planOf(module), draft, sets, sets.find((set) => set.id === id)!, 'house')
}
const chosen = (module: GameModule, draft: Draft) => {
  const found = chosenSet(module, planOf(module), draft, setsOf(module, planOf(module), []))
  return found === null ? null : [found.set.id, found.isExact]
}

describe('the set of rules that is chosen', () => {
  it('is the printed one at first', () => {
    expect(chosen(dawn, fresh(dawn))).toEqual(['printed', true])
  })

  it('stays the edition where someone changes a rule of it, and says so', () => {
    const digest = choose(dawn, fresh(dawn), 'solitaire-digest')
    expect(chosen(dawn, digest)).toEqual(['solitaire-digest', true])
    expect(chosen(dawn, withOption(dawn, digest, 'memoryAid', true, 'house'))).toEqual(['solitaire-digest', false])
  })

  it('is one that someone has named, where it is the same', () => {
    const own = [{ name: 'Sundays', options: { memoryAid: true } }]
    const sets = setsOf(dawn, planOf(dawn), own)
    const draft = withOption(dawn, fresh(dawn), 'memoryAid', true, 'house')
    expect(chosenSet(dawn, planOf(dawn), draft, sets)?.set.name).toBe('Sundays')
  })

  it('is not offered once an option of it has gone', () => {
    const own = [{ name: 'Old', options: { gone: true } }]
    expect(setsOf(dawn, planOf(dawn), own).map(({ id }) => id)).toEqual(['printed', 'first-game', 'solitaire-digest'])
  })
})

describe('choosing a set of rules', () => {
  it('takes the town alone with the short game, and leaves it with the whole one', () => {
    const short = choose(zombies, fresh(zombies), 'short')
    expect(rules(zombies, short)).toEqual({ expansion: 'baseOnly', winZombies: 12, maxRounds: 20 })
    expect(rules(zombies, choose(zombies, short, 'printed'))).toEqual({})
  })

  it('keeps what someone has changed in another edition, until it is chosen once more', () => {
    const changed = withOption(dawn, fresh(dawn), 'memoryAid', true, 'house')
    const digest = choose(dawn, changed, 'solitaire-digest')
    expect(rules(dawn, digest)).toEqual({ edition: 'digest', memoryAid: true })
    expect(rules(dawn, choose(dawn, digest, 'solitaire-digest'))).toEqual({ edition: 'digest' })
  })
})
