import { seededChance } from '@shamble/chance'
import dawn from '@shamble/game-dawn'
import { activationOf } from '@shamble/game-dawn/table'
import { describe, expect, it } from 'vitest'
import { engine, randomMoments } from './moments.fixture.js'
import { routes } from './routes.js'
import { readSpot, spotsOf } from './spots.js'

/** Guns that join in, and ways of a super zombie to the same end, share a path; more than this no prompt could list. */
const MOST_ALIKE = 15

describe('spots of Dawn', () => {
  it('lead to every answer that is offered, and no path is the beginning of another', () => {
    let shared = 0
    for (const { view, choices } of randomMoments(240)) {
      const paths = new Map<string, number>()
      for (const action of choices.actions) {
        const spots = spotsOf(action, view)
        for (const spot of spots) expect(readSpot(spot), `${spot} of ${dawn.notation.write(action)}`).not.toBeNull()
        if (spots.length > 0) paths.set(spots.join(' '), (paths.get(spots.join(' ')) ?? 0) + 1)
      }
      for (const [path, alike] of paths) {
        expect(alike, path).toBeLessThanOrEqual(MOST_ALIKE)
        shared = Math.max(shared, alike)
        for (const other of paths.keys()) expect(other.startsWith(`${path} `), `${path} begins ${other}`).toBe(false)
      }
    }
    expect(shared).toBeGreaterThan(1)
  })

  it('leave only a handful of answers without a place: they are the keys of the prompt', () => {
    for (const { view, choices } of randomMoments(200, 'keys')) {
      const keys = choices.actions.filter((action) => spotsOf(action, view).length === 0)
      expect(keys.length).toBeLessThanOrEqual(5)
    }
  })
})

describe('routes of Dawn', () => {
  it('can be walked to their end and cost what they say', () => {
    let walked = 0
    for (const { view, choices, state, seat } of randomMoments(240, 'routes')) {
      for (const route of routes(view, choices)) {
        let s = dawn.game.clone(state)
        const spent = () => activationOf(s)?.spent ?? 0
        const before = spent()
        for (const action of route.actions) {
          const applied = engine.apply(s, seat, action, seededChance('walk'))
          expect(applied.ok, `${dawn.notation.write(action)} of ${route.spot}`).toBe(true)
          if (applied.ok) s = applied.state
        }
        expect(spent() - before).toBe(Number(route.cost))
        walked++
      }
    }
    expect(walked).toBeGreaterThan(50)
  })

  it('are the same objects for the same view: a table knows a route by its answers', () => {
    for (const { view, choices } of randomMoments(60, 'same')) {
      const [first] = routes(view, choices)
      if (first !== undefined) expect(routes(view, choices)[0]).toBe(first)
    }
  })

  it('stop where something would be turned up', () => {
    for (const { view, choices } of randomMoments(240, 'stops')) {
      const taken = new Set(view.units.map((unit) => unit.square))
      for (const { actions } of routes(view, choices))
        for (const action of actions.slice(0, -1)) if (action.type === 'walk') expect(taken.has(action.to)).toBe(false)
    }
  })
})
