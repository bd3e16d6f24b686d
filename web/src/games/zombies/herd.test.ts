import { NO_ZOMBIE } from '@shamble/game-zombies/table'
import { describe, expect, it } from 'vitest'
import { EMPTY_HERD, followHerd } from './herd.js'
import { randomGame } from './random-games.js'

describe('the herd', () => {
  it('gives every zombie one number, and a zombie that moved keeps its own', () => {
    let herd = EMPTY_HERD
    let before = herd
    let kept = 0
    for (const { view, news } of randomGame('herd', { seats: 3, interruptMode: 'polled' }, 600)) {
      before = herd
      herd = followHerd(herd, view, news)
      const standing = view.zombie.flatMap((kind, space) => (kind === NO_ZOMBIE ? [] : [space]))
      expect([...herd.ids.keys()].sort((a, b) => a - b)).toEqual(standing)
      expect(new Set(herd.ids.values()).size).toBe(standing.length)
      const moves = news.filter((event) => event.kind === 'zombie-moved')
      if (moves.length !== 1) continue
      // One zombie moved: nobody new, nobody gone.
      const known = new Set(before.ids.values())
      if (before.ids.size === herd.ids.size) {
        expect([...herd.ids.values()].every((id) => known.has(id))).toBe(true)
        kept++
      }
    }
    expect(kept).toBeGreaterThan(10)
  })
})
