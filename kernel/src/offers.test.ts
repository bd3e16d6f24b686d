import { describe, expect, it } from 'vitest'
import { Offers } from './offers.js'

type Move = { readonly type: 'move'; readonly to: number }
const move = (to: number): Move => ({ type: 'move', to })

describe('offers', () => {
  it('keep many alike as numbers, among others and in order', () => {
    const offers = new Offers<Move>('with-refusals')
    offers.legal(move(1))
    offers.coded(2, move)
    offers.legal(move(3))
    expect(offers.count).toBe(3)
    expect(offers.choices().actions).toEqual([move(1), move(2), move(3)])
    offers.clear()
    offers.coded(7, move)
    offers.legal(move(8))
    expect([offers.action(0), offers.action(1)]).toEqual([move(7), move(8)])
    expect(offers.choices().actions).toHaveLength(2)
  })

  it('read each number the way that it was offered with', () => {
    const back = (to: number): Move => move(-to)
    const offers = new Offers<Move>('legal-only')
    offers.coded(1, move)
    offers.coded(2, back)
    offers.legal(move(3))
    offers.coded(4, back)
    offers.coded(5, move)
    expect(offers.choices().actions).toEqual([move(1), move(-2), move(3), move(-4), move(5)])
    offers.clear()
    offers.coded(6, move)
    expect(offers.action(0)).toEqual(move(6))
  })

  it('make an action of a number only when it is looked at', () => {
    const offers = new Offers<Move>('legal-only')
    let made = 0
    const counted = (to: number): Move => {
      made++
      return move(to)
    }
    for (let to = 0; to < 100; to++) offers.coded(to, counted)
    expect(made).toBe(0)
    expect(offers.action(42)).toEqual(move(42))
    expect(made).toBe(1)
  })

  it('say when nothing more is wanted, to anyone who asked whether there is anything', () => {
    const any = new Offers<Move>('any')
    expect(any.isEnough).toBe(false)
    any.coded(1, move)
    expect(any.isEnough).toBe(true)
    any.clear()
    expect(any.isEnough).toBe(false)
    const all = new Offers<Move>('legal-only')
    all.legal(move(1))
    expect(all.isEnough).toBe(false)
  })
})
