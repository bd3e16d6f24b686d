import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Seat, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { houseBot } from './house-bot.js'
import module from './index.js'
import { ROOF_NAMES, type RoofName } from './roofs.js'

const engine = new Engine(module.game)

/** Who wins a game of the house against random answers; the house sits at `house`. */
function winner(roof: RoofName, house: Seat, seed: number): readonly Seat[] {
  const play = silently(seededChance('house', seed))
  const s = engine.begin(resolveOptions(module.game.options, { roof }), play)
  const bot = houseBot(house)
  const random = randomPolicy(engine, seededBelow('house', seed))
  while (s.outcome === null) {
    const { seat } = s.questions[0]!
    if (seat !== house) engine.step(s, seat, random(s, seat), play)
    else {
      const sight = { seat, view: module.game.view(s, seat), choices: engine.choices(s, seat), events: [] }
      const action = bot.decide(sight, seededChance('bot'))
      expect(engine.refusal(s, seat, action)).toBeNull()
      engine.step(s, seat, action, play)
    }
  }
  return s.outcome.winners
}

/** What the house does in a position, in notation. */
function decision(position: string, options = {}): string {
  const table = TestTable.at(module, position, options)
  const { seat } = table.state.questions[0]!
  const view = module.game.view(table.state, seat)
  const sight = { seat, view, choices: table.engine.choices(table.state, seat), events: [] }
  return module.notation.write(houseBot(seat).decide(sight, seededChance('bot')))
}

const field = (turn: string, ash: string, reed: string) => `roof stairwell / turn ${turn} / ash ${ash} / reed ${reed}`

describe('the house', () => {
  for (const roof of ROOF_NAMES) {
    it(`plays legally and beats random answers on the ${roof}`, () => {
      let won = 0
      for (let game = 0; game < 60; game++) {
        const winners = winner(roof, game % 2, game)
        if (winners.includes(game % 2)) won++
      }
      expect(won).toBeGreaterThanOrEqual(48)
    })
  }

  it('aims before a shot when there is time, and shoots when there is not', () => {
    const [ash, reed] = ['600 300, wounds 0, ammunition 6', '1000 300, wounds 0, ammunition 6']
    expect(decision(field('1, ash, 3 points', ash, reed))).toBe('aim')
    expect(decision(field('1, ash, 2 points', ash, reed))).toBe('shoot')
    expect(decision(field('1, ash, 3 points', `${ash}, aiming`, reed))).toBe('shoot')
  })

  it('moves while it sees nobody', () => {
    const [ash, reed] = ['150 600, wounds 0, ammunition 6', '1650 600, wounds 0, ammunition 6']
    expect(decision(field('1, ash, 3 points', ash, reed))).toMatch(/^move /)
    expect(decision(field('2, reed, 2 points', ash, reed))).toMatch(/^move /)
  })

  it('ducks with its last point, and aims where nobody sees it', () => {
    const [ash, reed] = ['780 300, wounds 0, ammunition 6', '1300 300, wounds 0, ammunition 6']
    expect(decision(field('1, ash, 1 point', ash, reed))).toMatch(/^move /)
    expect(
      decision(field('1, ash, 1 point', '150 600, wounds 0, ammunition 6', '1650 600, wounds 0, ammunition 6')),
    ).toBe('aim')
  })
})
