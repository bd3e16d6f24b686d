import { seededChance } from '@shamble/chance'
import dwa from '@shamble/game-dwa'
import { type Action, Engine, silently } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { guide } from './guide.js'
import texts from './text/index.js'

const engine = new Engine(dwa.game)

describe('the guided first turn', () => {
  it('has a sentence for each step in both languages', () => {
    for (const language of LANGUAGES)
      for (const say of [...guide.steps.map((step) => step.say), 'dead'])
        expect(texts[language][`guide.dwa.${say}`], say).toBeTypeOf('string')
  })

  it.each(['a', 'b', 'c', 'd'])('goes as the sentences say, whatever is composed and rolled: %s', (seed) => {
    const options = resolveOptions(dwa.game.options, guide.options as never)
    let s = dwa.position.read(guide.position!, options, seededChance(seed))
    engine.settle(s, silently(seededChance(seed)))
    const draws = seededChance(seed, 'draws')
    for (const { want, optional, read, say } of guide.steps) {
      if (read) continue
      for (let again = 0; again < 9; again++) {
        const { actions, spaces } = engine.choices(s, 0)
        const composed = spaces.map((space) => space.sample((below) => draws.die(below, 'X') - 1))
        const wanted = ([...actions, ...composed] as Action[]).find((action) => {
          const text = dwa.notation.write(action as never)
          return want.some((wish) => (wish.endsWith('*') ? text.startsWith(wish.slice(0, -1)) : text === wish))
        })
        if (wanted === undefined) {
          if (!optional) throw new Error(`${say} cannot be done`)
          break
        }
        const applied = engine.apply(s, 0, wanted as never, seededChance(seed, s.seq))
        expect(applied.ok, say).toBe(true)
        if (applied.ok) s = applied.state
        if (!optional) break
      }
    }
    expect(s.turn).toBe(2)
  })
})
