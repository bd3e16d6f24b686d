import { describe, expect, it } from 'vitest'
import { BASELINES, kernelPlayer, playSameGames } from './contest.js'
import { findGames, loadGame } from './find-games.js'
import type { Player } from './player.js'

describe('the baselines', () => {
  it.each(Object.keys(BASELINES))('play the same games of %s as the kernel', async (id) => {
    const module = await loadGame(findGames().find((game) => game.id === id)!)
    const players = [kernelPlayer(module), ...BASELINES[id]!.map((baseline) => baseline.player())]
    expect(playSameGames(players, 'test')).toBe(true)
  })

  it('are found out when one follows another policy', () => {
    const honest = BASELINES['tic-tac-toe']![1]!.player()
    const first: Player = () => honest(() => 0)
    expect(playSameGames([honest, first], 'test')).toBe(false)
  })
})
