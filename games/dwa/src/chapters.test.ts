import { seededBelow, seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { chapters } from './chapters.js'
import { hasDriving } from './frames/late.js'
import { dwa } from './game.js'
import { optionsSchema } from './options.js'
import { text } from './text/index.js'

const ANSWERS = 250
const engine = new Engine(dwa)

describe('the chapters of Dead Walk Again', () => {
  it.each(Object.entries(chapters))('%s begin sentences that there are', (_name, starts) => {
    const keys = Object.keys(text.en)
    expect(starts.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
  })

  it('say nothing of vehicles where nobody may drive', () => {
    const heard = new Set<string>()
    for (const given of [{ scenario: 'street' }, { scenario: 'rooftops', advanced: true }]) {
      const chance = seededChance('heard', given.scenario)
      const below = seededBelow('heard', given.scenario)
      let s = engine.start(resolveOptions(optionsSchema, given) as never, chance).state
      expect(hasDriving(s)).toBe(false)
      for (let i = 0; i < ANSWERS && s.outcome === null; i++) {
        const { seat } = s.questions[0]!
        const { actions, spaces, refused } = engine.choices(s, seat)
        for (const { action, refusal } of refused) {
          heard.add(`refuse.${refusal.key ?? refusal.rule}`)
          heard.add(`action.${action.type}`)
        }
        for (const { type } of actions) heard.add(`action.${type}`)
        const at = below(actions.length + spaces.length)
        const applied = engine.apply(s, seat, actions[at] ?? spaces[at - actions.length]!.sample(below), chance)
        if (!applied.ok) throw new Error(applied.refusal.rule)
        for (const { kind } of applied.events) heard.add(`event.${kind}`)
        s = applied.state
      }
    }
    expect(heard.size).toBeGreaterThan(30)
    expect([...heard].filter((key) => chapters.vehicles.some((start) => key.startsWith(start)))).toEqual([])
  })
})
