import { seededChance } from '@shamble/chance'
import zombies from '@shamble/game-zombies'
import { type Plain, samePlain, silently } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { guide } from './guide.js'
import { engine } from './random-games.js'
import texts from './text/index.js'

describe('the guided first turn', () => {
  it('has a sentence for each step in both languages', () => {
    for (const language of LANGUAGES)
      for (const say of [...guide.steps.map((step) => step.say), 'done'])
        expect(texts[language][`guide.zombies.${say}`]).toBeTypeOf('string')
  })

  it.each(['turn 0', 'turn 1', 'turn 3'])('goes as the sentences say, the tile laid with %s', (turned) => {
    const options = resolveOptions(zombies.game.options, guide.options as never)
    let s = zombies.position.read(guide.position!, options, seededChance(guide.seed, 'position'))
    engine.settle(s, silently(seededChance(guide.seed, 'position')))
    const give = (text: string): void => {
      const action = zombies.notation.read(text)!
      const applied = engine.apply(s, 0, action, seededChance(guide.seed, s.seq))
      if (!applied.ok) throw new Error(`${text}: ${applied.refusal.rule}`)
      s = applied.state
    }
    for (const { want } of guide.steps) {
      // Windows that the table lets pass by itself: no die comes next.
      while (['after-tile', 'move-set', 'step', 'post-zombie'].includes(s.questions[0]!.kind) && isWindow(s))
        give('pass')
      expect(s.questions[0]!.seat).toBe(0)
      const offered = engine.choices(s, 0).actions
      const text = want.find((wish) => wish.endsWith(turned)) ?? want[0]!
      const action = zombies.notation.read(text)!
      expect(offered.some((other) => samePlain(other as unknown as Plain, action as unknown as Plain))).toBe(true)
      give(zombies.notation.write(action))
    }
    expect(s.active).toBe(1)
    expect(s.reserve[0]).toBe(1)
  })
})

const isWindow = (s: { frames: readonly { kind: string }[] }): boolean =>
  s.frames[s.frames.length - 1]!.kind === 'window'
