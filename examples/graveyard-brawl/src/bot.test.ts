import { type Policy, playOut, randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { house } from './bot.js'
import { graveyardBrawl } from './game.js'
import type { Brawl, Move } from './state.js'

const GAMES = 300

/** In how many games one house bot among random players wins, its seat going round. */
function housesWins(seats: number): number {
  const engine = new Engine(graveyardBrawl)
  const options = resolveOptions(graveyardBrawl.options, { seats })
  let won = 0
  for (let i = 0; i < GAMES; i++) {
    const mine = i % seats
    const bot = house(mine)
    const chance = seededChance('bots', seats, i)
    const random = randomPolicy(engine, seededBelow('random', seats, i))
    const policy: Policy<Brawl, Move> = (s, seat) =>
      seat === mine
        ? bot.decide({ seat, view: graveyardBrawl.view(s, seat), choices: engine.choices(s, seat), events: [] }, chance)
        : random(s, seat)
    const play = silently(chance)
    const s = engine.begin(options, play)
    playOut(engine, s, play, policy, { mostDecisions: 5_000, mostTurns: 1_000 })
    if (s.outcome?.winners.includes(mine)) won++
  }
  return won
}

describe('the house bot', () => {
  it.each([
    [2, 0.65],
    [3, 0.5],
    [4, 0.4],
  ])('among %i seats wins more than %f of its games against random players', (seats, share) => {
    expect(housesWins(seats) / GAMES).toBeGreaterThan(share)
  })
})
