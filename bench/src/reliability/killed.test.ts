import type { MatchStore } from '@shamble/host'
import { describe, expect, it } from 'vitest'
import { findGames, loadGame } from '../find-games.js'
import { killed } from './killed.js'

const module = await loadGame(findGames().find(({ id }) => id === 'tic-tac-toe')!)

describe('terminals and workers that are stopped', () => {
  it('have lost nothing that they had acknowledged', async () => {
    const { tried, failures } = await killed(module, 6, 'many')
    expect([tried, failures]).toEqual([6, []])
  })

  it('and have lost something are counted', async () => {
    const short = (store: MatchStore): MatchStore => ({
      list: () => store.list(),
      find: (what) => store.find(what),
      load: async (id) => {
        const { card, record } = await store.load(id)
        // As it was when it began.
        const lines = record.split('\n').slice(0, 3)
        return { card: { ...card, lines: lines.length }, record: `${lines.join('\n')}\n` }
      },
      create: (card, record) => store.create(card, record),
      update: (card) => store.update(card),
      append: (card, lines) => store.append(card, lines),
      remove: (id) => store.remove(id),
    })
    expect((await killed(module, 6, 'planted', short)).failures).toContainEqual(
      expect.stringMatching(/\d answers were acknowledged, 0 are there/),
    )
  })
})
