import { seededChance } from '@shamble/chance'
import deadDice from '@shamble/game-dead-dice'
import { type Action, Engine, silently } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { guide } from './guide.js'
import texts from './text/index.js'

const engine = new Engine(deadDice.game)

describe('the guided fight', () => {
  it('has a sentence for each step in both languages', () => {
    for (const language of LANGUAGES)
      for (const say of [...guide.steps.map((step) => step.say), 'dead'])
        expect(texts[language][`guide.dead-dice.${say}`], say).toBeTypeOf('string')
  })

  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('goes as the sentences say, whatever is rolled: %s', (seed) => {
    const options = resolveOptions(deadDice.game.options, guide.options as never)
    let s = deadDice.position.read(guide.position!, options, seededChance(seed))
    engine.settle(s, silently(seededChance(seed)))
    const answered: string[] = []
    for (const { want, optional, read, say } of guide.steps) {
      if (read || say === 'done') continue
      for (;;) {
        const { seat } = s.questions[0]!
        const actions = engine.choices(s, seat).actions as readonly Action[]
        const wanted = actions.find((action) => {
          const text = deadDice.notation.write(action as never)
          return want.some((wish) => (wish.endsWith('*') ? text.startsWith(wish.slice(0, -1)) : text === wish))
        })
        if (wanted === undefined) {
          expect(optional, `${say} cannot be done`).toBe(true)
          break
        }
        const applied = engine.apply(s, seat, wanted as never, seededChance(seed, s.seq))
        expect(applied.ok, say).toBe(true)
        if (applied.ok) s = applied.state
        answered.push(`${seat} ${say}`)
        if (!optional) break
      }
    }
    expect(answered.filter((one) => !/failed|hits/.test(one))).toEqual([
      '0 shoot',
      '1 fetch',
      '1 take',
      '1 back',
      '0 gate',
    ])
    expect(s.questions.length).toBeGreaterThan(0)
  })
})
