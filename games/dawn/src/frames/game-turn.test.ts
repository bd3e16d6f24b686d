import { seededChance } from '@shamble/chance'
import { Engine, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

describe('a new turn', () => {
  it('[DAWN-4.0.a] is told with the side that begins it, never with the phase that ended the last', () => {
    const engine = new Engine(module.game, 'with-beats')
    const options = resolveOptions(module.game.options, { mode: 'solitaire' })
    const text = 'turn 3 human\npeter 215\nroger 215\nsteve 215\nfran 215\nzombies 001'
    const s = module.position.read(text, options, seededChance('turn'))
    engine.settle(s, silently(seededChance('turn')))
    const applied = engine.apply(s, 0, { type: 'pass' }, seededChance('turn'))
    if (!applied.ok) throw new Error(applied.refusal.rule)
    const begins = applied.beats.find(({ events }) => events.some(({ kind }) => kind === 'turn-over'))!
    expect([begins.state.turn, begins.state.phase]).toEqual([4, 'human'])
    const before = applied.beats[applied.beats.indexOf(begins) - 1]!
    expect([before.state.turn, before.state.phase]).toEqual([3, 'generation'])
  })
})
