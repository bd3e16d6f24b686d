import { seededChance } from '@shamble/chance'
import { type DawnAction, isMoving, mallOfView, tooFar, trailOf, walksOf } from '@shamble/game-dawn/table'
import { describe, expect, it } from 'vitest'
import { engine, type Moment, randomMoments } from './moments.fixture.js'
import { square as spotOf } from './spots.js'
import { whyNot } from './why-not.js'

/** The squares that someone comes to step by step, who stops wherever a die falls or another question is asked. */
function walkedTo({ state, seat }: Moment): Set<number> {
  const found = new Set<number>()
  const open = [state]
  while (open.length > 0) {
    const s = open.pop()!
    for (const action of engine.choices(s, seat).actions as readonly DawnAction[]) {
      if (action.type !== 'walk' || found.has(action.to)) continue
      const next = engine.apply(s, seat, action, seededChance('reach'))
      if (!next.ok) throw new Error(next.refusal.rule)
      found.add(action.to)
      if (isMoving(engine.game.view(next.state, seat))) open.push(next.state)
    }
  }
  return found
}

/** So few moments are enough: every square of a walk is looked at in each of them. */
const MOMENTS = [...randomMoments(60, 'reach')]
  .filter(({ view, choices }) => isMoving(view) && choices.actions.some(({ type }) => type === 'walk'))
  .slice(0, 6)

describe('where people can walk', () => {
  it('[DAWN-5.1.a] is all lit that the rules let them reach, or said to lie behind something', () => {
    const behind: number[] = []
    for (const moment of MOMENTS) {
      const { view } = moment
      const lit = new Set(walksOf(view).map(({ to }) => to))
      const here = view.at[trailOf(view).active[0]!]!
      for (const square of walkedTo(moment)) {
        if (square === here || lit.has(square)) continue
        behind.push(square)
        const isUnit = view.units.some((unit) => unit.square === square)
        expect(tooFar(view, square)).toBe('behind')
        if (!isUnit) expect(whyNot([spotOf(square)], view, () => null)?.key).toBe('dawn.behind')
      }
    }
    expect(MOMENTS).toHaveLength(6)
    expect(behind).not.toEqual([])
  })

  it('[DAWN-5.1.a] calls nothing too far that is lit, nor anything that costs no more than is left', () => {
    for (const { view } of MOMENTS.slice(0, 3)) {
      const lit = new Set(walksOf(view).map(({ to }) => to))
      for (let square = 0; square < mallOfView(view).size; square += 9) {
        const far = tooFar(view, square)
        if (lit.has(square)) expect(far).toBeNull()
        if (far !== null && far !== 'behind') expect(far.cost).toBeGreaterThan(far.left)
      }
    }
  })
})
