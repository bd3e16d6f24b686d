import { describe, expect, it } from 'vitest'
import { joined, type Played, readHistory } from './history.js'
import { standings } from './standing.js'

let day = 0
const played = (result: Played['result'], more: Partial<Played> = {}): Played => ({
  match: `m${++day}`,
  game: 'zombies',
  set: 'short',
  ended: day,
  turns: 10,
  result,
  place: null,
  people: ['Ada'],
  rivals: ['Marcus'],
  ...more,
})

describe('the history', () => {
  it('leaves out whatever is no result', () => {
    const one = played('won')
    expect(readHistory(JSON.stringify([one, { ...one, turns: -1 }, 'won', null]))).toEqual([one])
    for (const kept of [null, '', '{', '{}', '7']) expect(readHistory(kept)).toEqual([])
  })

  it('counts a match once, whatever order it is joined in', () => {
    const [one, two, three] = [played('won'), played('lost'), played('won')] as const
    expect(joined([three, one], [two, { ...one, result: 'lost' }])).toEqual([one, two, three])
    expect(joined([], [])).toEqual([])
  })
})

describe('a standing', () => {
  it('tells the streak of now and the longest of all: what was left open ends none', () => {
    const results = ['won', 'won', 'won', 'lost', 'won', 'open', 'shared', 'won'] as const
    const [standing] = standings(results.map((result) => played(result)))
    expect(standing).toMatchObject({ played: 8, won: 5, longest: 3, streak: { result: 'won', count: 2 } })
    expect(standings([played('open')])[0]).toMatchObject({ played: 1, won: 0, longest: 0, streak: null })
    expect(standings([played('won'), played('lost'), played('lost')])[0]!.streak).toEqual({ result: 'lost', count: 2 })
  })

  it('finds the best game by each set of rules', () => {
    const slow = played('won', { turns: 20 })
    const quick = played('won', { turns: 12 })
    const third = played('lost', { set: null, place: 3, turns: 30 })
    const second = played('lost', { set: null, place: 2, turns: 9 })
    const [standing] = standings([slow, third, quick, played('lost', { turns: 40 }), second])
    expect(standing!.best).toEqual([quick, second])
  })

  it('is one for each game, the last played first', () => {
    expect(standings([played('won'), played('won', { game: 'dawn' })]).map(({ game }) => game)).toEqual([
      'dawn',
      'zombies',
    ])
  })
})
