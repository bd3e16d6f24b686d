import { playOut, randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Seat, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { GM } from './night.js'

const { game } = module
const engine = new Engine(game)
const NIGHTS = 200

/** In how many nights the game master wins. */
function gmWins(isHouse: (seat: Seat) => boolean): number {
  const options = resolveOptions(game.options)
  const house = module.bots!['house']!(GM)
  let wins = 0
  for (let i = 0; i < NIGHTS; i++) {
    const play = silently(seededChance('house', i))
    const s = engine.begin(options, play)
    const random = randomPolicy(engine, seededBelow('random', i))
    // A bot gets the view and the choices of its seat, never the state.
    const end = playOut(
      engine,
      s,
      play,
      (state, seat) => {
        if (!isHouse(seat)) return random(state, seat)
        const known = { seat, view: game.view(state, seat), choices: engine.choices(state, seat), events: [] }
        return house.decide(known, play.chance)
      },
      { mostDecisions: 500, mostTurns: 100 },
    )
    expect(end.unfinished).toBe(false)
    if (s.outcome!.winners.includes(GM)) wins++
  }
  return wins
}

describe('the house bot', () => {
  it('beats random survivors as a game master, and a random game master as the survivors', () => {
    expect(gmWins((seat) => seat === GM)).toBeGreaterThan(0.8 * NIGHTS)
    expect(gmWins((seat) => seat !== GM)).toBeLessThan(0.2 * NIGHTS)
  })

  it('against itself leaves both sides a fair chance', () => {
    const wins = gmWins(() => true)
    expect(wins).toBeGreaterThan(0.25 * NIGHTS)
    expect(wins).toBeLessThan(0.75 * NIGHTS)
  })
})
