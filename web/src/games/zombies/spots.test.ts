import zombies from '@shamble/game-zombies'
import type { ZombiesAction } from '@shamble/game-zombies/table'
import { describe, expect, it } from 'vitest'
import { randomGame, strictWords } from './random-games.js'
import { readSpot, spotName, spots } from './spots.js'

const KINDS = ['s', 'z', 't', 'slot', 'seat', 'card', 'kept', 'toss', 'drop']
const GAMES = [
  ['a', { seats: 3, interruptMode: 'polled' }],
  ['b', { seats: 2, interruptMode: 'timed', expansion: 'baseOnly' }],
  ['c', { seats: 4, interruptMode: 'polled', cardCopies: 'twoEach' }],
] as const

/** Answers at the same spots that are told apart by keys or by turning: ways of a tile, uses of a card. */
const MAY_SHARE = ['place', 'use', 'play']

describe('spots', () => {
  it('tell every answer apart that is no key, and name a place each', () => {
    const { words, missing } = strictWords('en')
    const seen = new Set<string>()
    for (const [seed, options] of GAMES) {
      for (const { view, choices } of randomGame(seed, options, 900)) {
        const known = new Map<string, ZombiesAction>()
        const named = new Set<string>()
        for (const action of choices.actions as readonly ZombiesAction[]) {
          seen.add(action.type)
          const path = spots(action, view)
          for (const spot of path) {
            const { kind } = readSpot(spot)
            if (named.has(kind)) continue
            named.add(kind)
            expect(KINDS).toContain(kind)
            expect(spotName(spot, view, words)).not.toBe(spot)
          }
          if (path.length === 0) continue
          const other = known.get(path.join(' '))
          known.set(path.join(' '), action)
          if (other === undefined) continue
          const pair = [other, action].map((one) => zombies.notation.write(one)).join(' and ')
          const mayShare = MAY_SHARE.includes(other.type) && MAY_SHARE.includes(action.type)
          expect(mayShare ? '' : pair).toBe('')
        }
      }
    }
    expect([...missing]).toEqual([])
    // Chance has led through nearly everything that can be answered.
    for (const type of ['pass', 'play', 'place', 'put', 'pay', 'step', 'stop', 'zombie', 'discard', 'auto', 'finish'])
      expect(seen).toContain(type)
  })

  it('never throw a card away at a single click', () => {
    const [{ view } = { view: null }] = [...randomGame('toss', { seats: 2 }, 1)]
    expect(spots({ type: 'toss', card: 30 }, view!)).toEqual(['kept:30', 'toss:30'])
  })

  it('go by names that stand on the board, not by coordinates', () => {
    const { words } = strictWords('en')
    for (const { view, choices } of randomGame('names', { seats: 2, interruptMode: 'polled' }, 300)) {
      for (const action of choices.actions as readonly ZombiesAction[])
        for (const spot of spots(action, view)) expect(spotName(spot, view, words)).not.toMatch(/-?\d+,-?\d+/)
    }
  })
})
