import { seededChance } from '@shamble/chance'
import dawn from '@shamble/game-dawn'
import { BOUND, isMoving, shotFacts, watchersOf } from '@shamble/game-dawn/table'
import { describe, expect, it } from 'vitest'
import { shotEnds } from './key-note.js'
import { engine, randomMoments } from './moments.fixture.js'

describe('what the table foretells', () => {
  it('[DAWN-7.0.b] eyes are on exactly the units that will have to react', () => {
    let compared = 0
    for (const { state, view, seat } of randomMoments(400, 'eyes')) {
      if (!isMoving(view) || view.options.mode !== 'two-player') continue
      const expected = watchersOf(view)
      let after = engine.apply(state, seat, { type: 'finish' }, seededChance('after'))
      if (!after.ok) throw new Error('a move can always be ended')
      while (after.state.phase === 'berserk') {
        const next = engine.apply(after.state, 1, { type: 'pass' }, seededChance('after'))
        if (!next.ok) throw new Error('a berserk check can always be left out')
        after = next
      }
      if (after.state.phase !== 'reaction') continue
      const { units } = dawn.game.view(after.state, 1)
      const bound = units.filter((unit) => unit.duty === BOUND).map((unit) => unit.square)
      expect(bound).toEqual([...expected])
      compared++
    }
    expect(compared).toBeGreaterThan(10)
  })

  it('[DAWN-6.0.b] the chance of a shot with panic counted never exceeds that of calm hands', () => {
    let shots = 0
    for (const { view, choices } of randomMoments(300, 'shots')) {
      for (const action of choices.actions) {
        if (action.type !== 'shoot' && action.type !== 'fire') continue
        const [from, at] = shotEnds(action, view)
        const { chance, panic } = shotFacts(view, action.who, from, at)
        const calm = dawn.game.odds!(view, action)!.results.find(({ key }) => key === 'hit' || key === 'hit-calm')!
        if (panic.length === 0) expect(chance).toBeCloseTo(calm.ways / calm.of, 10)
        else if (action.who.length === 1)
          expect(chance).toBeCloseTo((calm.ways / calm.of) * (1 - panic[0]!.ways / panic[0]!.of), 10)
        else expect(chance).toBeLessThan(1)
        shots++
      }
    }
    expect(shots).toBeGreaterThan(20)
  })
})
