import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { loadedWith } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { chapters } from './chapters.js'
import { deadDice } from './game.js'
import play from './play.js'
import { SCENARIOS } from './scenario/index.js'
import { SCENARIO_NAMES } from './scenario/names.js'
import { stagedOf } from './scenario/staged.js'
import { text } from './text/index.js'

const engine = new Engine(deadDice)

const begun = (chosen: Readonly<Record<string, Plain>>) =>
  engine.start(resolveOptions(deadDice.options, chosen), seededChance('play')).state

describe('what a table in a page needs', () => {
  const names = loadedWith(import.meta.dirname, ['play.ts', 'table.ts', 'people.ts'])

  it('is the rules', () => {
    for (const name of ['frames/turn.ts', 'doings/melee.ts', 'odds/index.ts', 'labels.ts'])
      expect(names).toContain(name)
  })

  it('is neither words nor readers, and nothing of scenarios and game masters that this match does not have', () => {
    const apart =
      /^(ledger|position|bots|invariants|text\/(en|fr|index))|^(module|game|options|draw|tally|setup|chapters)\.ts$|^scenario\/(index|own|gang|plane|rouen|path-of-souls|neo-tokyo|xp-426)\.ts$|^master\/(decide|judgement|acts|scene|shopping)\.ts$|^frames\/(at-desk|stage|master-spaces)\.ts$|^rules\/(building|cart-space|interjections)\.ts$|^campaign\/(sequel|band-file|clash)\.ts$/
    expect([...names].filter((name) => apart.test(name))).toEqual([])
  })

  it.each(SCENARIO_NAMES)('has the scenario %s when it is fetched, and what is said in it', async (agmScenario) => {
    const view = deadDice.view(begun({ agmScenario }), 0)
    await play.ready!(view)
    expect(stagedOf(view)?.scenario).toBe(SCENARIOS[agmScenario])
    expect(play.chaptersOf!(view)).toEqual([agmScenario])
    expect(chapters[agmScenario]).toEqual([`scenario.${agmScenario}.`])
  })

  it('has the desk where a person has the seat of the game master', async () => {
    const view = deadDice.view(begun({ gameMaster: 'human' }), 0)
    await play.ready!(view)
    expect(play.chaptersOf!(view)).toEqual(['brainsOnSale', 'desk'])
  })
})

/** Every key that a seat's choices name. */
function* keysIn(value: unknown): Generator<string> {
  if (value === null || typeof value !== 'object') return
  for (const [name, member] of Object.entries(value)) {
    if (name === 'key' || name === 'word') yield String(member)
    else yield* keysIn(member)
  }
}

describe('the chapter of the desk', () => {
  const isOfDesk = (key: string): boolean => chapters['desk']!.some((start) => key.startsWith(start))

  it('begins sentences that there are', () => {
    const keys = Object.keys(text.en)
    expect(chapters['desk']!.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
  })

  it('is not heard where nobody has the seat', () => {
    const heard = new Set<string>()
    for (const [i, agmScenario] of SCENARIO_NAMES.entries()) {
      const chance = seededChance('heard', agmScenario)
      const below = seededBelow('heard', agmScenario)
      let s = engine.start(resolveOptions(deadDice.options, { agmScenario, players: 1 + (i % 5) }), chance).state
      while (s.outcome === null) {
        const { seat, kind } = s.questions[0]!
        const { actions, spaces, refused } = engine.choices(s, seat)
        heard.add(`question.${kind}`)
        for (const { refusal } of refused) heard.add(`refuse.${refusal.key ?? refusal.rule}`)
        for (const space of spaces) for (const key of [`space.${space.kind}`, ...keysIn(space.shape)]) heard.add(key)
        const at = below(actions.length + spaces.length)
        const applied = engine.apply(s, seat, actions[at] ?? spaces[at - actions.length]!.sample(below), chance)
        if (!applied.ok) throw new Error(applied.refusal.rule)
        for (const key of keysIn(applied.events)) heard.add(key)
        s = applied.state
      }
    }
    expect(heard.size).toBeGreaterThan(60)
    expect([...heard].filter(isOfDesk)).toEqual([])
  })
})
