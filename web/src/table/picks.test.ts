import type { Action, ViewBase } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { TableGame } from '../games/table-game.js'
import { isOnWay, nextSpots } from './picks.js'

const VIEW = {} as ViewBase
const ACTION: Action = { type: 'play' }
/** A card, and three spaces after it. */
const game = (free?: number): TableGame =>
  ({
    spots: () => ['card', 'a', 'b', 'c'],
    ...(free === undefined ? {} : { anyOrderFrom: () => free }),
  }) as unknown as TableGame
const next = (table: TableGame, ...picked: string[]) => nextSpots(table, ACTION, VIEW, picked)
const onWay = (table: TableGame, ...picked: string[]) => isOnWay(table, ACTION, VIEW, picked)

describe('the way to an answer', () => {
  it('goes from spot to spot in its order', () => {
    expect(next(game())).toEqual(['card'])
    expect(next(game(), 'card', 'a')).toEqual(['b'])
    expect(next(game(), 'card', 'b')).toEqual([])
    expect(next(game(), 'card', 'a', 'b', 'c')).toEqual([])
    expect(onWay(game(), 'card', 'b')).toBe(false)
    expect(onWay(game())).toBe(false)
  })

  it('takes a set in whatever order, each of it once', () => {
    expect(next(game(1))).toEqual(['card'])
    expect(next(game(1), 'card')).toEqual(['a', 'b', 'c'])
    expect(next(game(1), 'card', 'c')).toEqual(['a', 'b'])
    expect(onWay(game(1), 'card', 'c', 'a')).toBe(true)
    expect(onWay(game(1), 'card', 'c', 'c')).toBe(false)
    expect(onWay(game(1), 'a', 'card')).toBe(false)
  })
})
