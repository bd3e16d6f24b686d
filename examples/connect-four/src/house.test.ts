import { type Below, seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Seat, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { house } from './house.js'
import module from './index.js'

const chance = seededChance('house')
const engine = new Engine(module.game)

/** What the house plays here for the seat that is to move. */
function answer(...rows: readonly string[]): string {
  const above = Array.from({ length: 6 - rows.length }, () => '.......')
  const { state } = TestTable.at(module, [...above, ...rows].join('\n'))
  const { seat } = state.questions[0]!
  const known = { seat, view: module.game.view(state, seat), choices: engine.choices(state, seat), events: [] }
  return module.notation.write(house(seat).decide(known, chance))
}

/** Who wins when the house sits in one seat and a player plays at random in the other. */
function winnerAgainstRandom(seated: Seat, below: Below): Seat | null {
  const bot = house(seated)
  const play = silently(chance)
  const s = engine.begin(resolveOptions(module.game.options), play)
  while (s.outcome === null) {
    const { seat } = s.questions[0]!
    const choices = engine.choices(s, seat)
    const action =
      seat === seated
        ? bot.decide({ seat, view: module.game.view(s, seat), choices, events: [] }, chance)
        : choices.actions[below(choices.actions.length)]!
    engine.step(s, seat, action, play)
  }
  return s.outcome.winners[0] ?? null
}

describe('the house bot', () => {
  it('takes a four of its own before it blocks one', () => {
    expect(answer('Y......', 'Y......', 'YRRR...')).toBe('drop e')
    expect(answer('Y.....R', 'Y.....R', 'Y.....R')).toBe('drop g')
  })

  it('blocks a four of the other', () => {
    expect(answer('Y.....R', 'Y.R...R', 'Y.Y...R')).toBe('drop g')
    expect(answer('Y......', 'Y.....R', 'Y.R...R')).toBe('drop a')
  })

  it('otherwise plays as near to the centre as it may', () => {
    expect(answer('.......')).toBe('drop d')
    expect(answer('...Y...', '...R...', '...Y...', '...R...', '...Y...', '...R...')).toBe('drop c')
  })

  it('beats random play in at least 95 of 100 games, from either seat', () => {
    const below = seededBelow('house against random')
    for (const seated of [0, 1]) {
      let won = 0
      for (let game = 0; game < 100; game++) if (winnerAgainstRandom(seated, below) === seated) won++
      expect(won, `as seat ${seated}`).toBeGreaterThanOrEqual(95)
    }
  })
})
