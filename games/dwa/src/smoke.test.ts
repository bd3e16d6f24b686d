import { seededBelow, seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { expect, it } from 'vitest'
import module from './index.js'

it('plays', () => {
  const engine = new Engine(module.game)
  const below = seededBelow('x')
  const { state } = engine.start(
    resolveOptions(module.game.options, { campaign: true, muster: true }),
    seededChance('x'),
  )
  let s = state
  let n = 0
  while (s.outcome === null && n < 3000) {
    const { seat } = s.questions[0]!
    const c = engine.choices(s, seat)
    const i = below(c.actions.length + c.spaces.length)
    const action = i < c.actions.length ? c.actions[i]! : c.spaces[i - c.actions.length]!.sample(below)
    const r = engine.apply(s, seat, action, seededChance('x', n))
    if (!r.ok) throw new Error(JSON.stringify([action, r.refusal]))
    s = r.state
    const bad = module.game.invariants!(s)
    expect(bad).toEqual([])
    n++
  }
  console.log(
    n,
    s.turn,
    s.outcome,
    module.position.write(s, 'full')!.slice(0, 1500),
    JSON.stringify(module.sequel!(s)).length,
  )
})
