import { BrokenInvariant, NotFetched } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { loadedWith } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { hasTeams } from './frames/late.js'
import { optionsSchema } from './options.js'
import play from './play.js'
import { fetchScenario } from './scenario/fetch.js'
import { SCENARIOS } from './scenario/index.js'
import { SCENARIO_NAMES } from './scenario/names.js'
import { scenarioOf } from './scenario/shelf.js'

describe('what a table in a page needs', () => {
  const names = loadedWith(import.meta.dirname, ['play.ts', 'table.ts'])

  it('is the rules', () => {
    for (const name of ['orders/walk.ts', 'frames/activation.ts', 'odds/fire.ts', 'labels.ts'])
      expect(names).toContain(name)
  })

  it('is neither words nor readers, and of scenarios and teams nothing that this match does not have', () => {
    const apart =
      /^(ledger|text|position|bots|scenario\/(list|faults))\/|^(module|game|options|draw|tally|setup|invariants)\.ts$|^scenario\/(index|reader|validate|generate)\.ts$|^frames\/(muster|aftermath)\.ts$|^teams\/(reader|ready|make)\.ts$|\/read-/
    expect([...names].filter((name) => apart.test(name))).toEqual([])
  })

  it.each(SCENARIO_NAMES)('has the scenario %s when it is fetched', async (scenario) => {
    const options = resolveOptions(optionsSchema, { scenario })
    const before = scenarioOf(options)
    await fetchScenario(options)
    expect(scenarioOf(options)).toBe(before)
  })

  it('has no scenario that nobody fetched', () => {
    expect(() => scenarioOf({ scenario: 'elsewhere' })).toThrow(BrokenInvariant)
    expect(scenarioOf({ scenario: 'elsewhere', ownScenario: SCENARIOS.house as never })).toBe(SCENARIOS.house)
  })

  it('has muster and aftermath where a match has them', async () => {
    const options = (given: Record<string, boolean>) => resolveOptions(optionsSchema, given) as never
    expect(hasTeams({ options: options({}), frames: [] })).toBe(false)
    expect(hasTeams({ options: options({ muster: true }), frames: [] })).toBe(true)
    expect(hasTeams({ options: options({ campaign: true }), frames: [] })).toBe(true)
    // A position may begin in one although no option says so.
    expect(hasTeams({ options: options({}), frames: [{ kind: 'muster', step: 0 }] })).toBe(true)
    await play.ready!({ options: options({ muster: true }), frames: [], vehicles: [] } as never)
    expect(play.game.frames.muster.offer).toBeTypeOf('function')
  })

  it('does without the procedures that ask nobody, and fetches driving where anybody may drive', async () => {
    for (const name of ['unasked', 'vehicles', 'drive', 'turn', 'wounds', 'burden'])
      expect(names).not.toContain(`frames/${name}.ts`)
    const view = { options: resolveOptions(optionsSchema, { advanced: true }), frames: [], vehicles: [{}] }
    expect(play.chaptersOf!(view as never)).toEqual(['vehicles'])
    await play.ready!(view as never)
    const run = () => play.game.frames.drive.run({ ending: '' } as never, {} as never, {} as never)
    expect(run).not.toThrow(NotFetched)
  })
})
