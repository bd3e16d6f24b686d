import { BadInput } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { CARDS, DECK, sizeOf, WHOLE_DECK } from './cards.js'
import module from './index.js'
import { position } from './position.js'

const NORTH = ['shovel', 'shovel', 'fog', 'hush']
const EAST = ['hush', 'swerve', 'bite', 'bite']

describe('the set-up', () => {
  it('[GB-1.1] deals four cards to each seat, which sees only its own', () => {
    const table = TestTable.start(module, { seats: 2, lives: 5 }, { draws: [...NORTH, ...EAST] })
    expect(position.write(table.state, 'full')).toBe(
      'turn 1 north fights\nnorth 5: shovel*2 fog hush\neast 5: hush swerve bite*2\ndiscard: -',
    )
    const dealt = table.events.filter((event) => event.kind === 'drew')
    expect(dealt).toHaveLength(8)
    expect(dealt[0]).toEqual({
      kind: 'drew',
      rule: 'GB-1.1',
      seat: 0,
      secret: { seenBy: [0], data: { card: { word: 'card.shovel' } } },
    })
  })

  it('[GB-1.1] there are two to four seats with one to five lives, three of each by default', () => {
    const draws = (seats: number) => CARDS.flatMap((card) => Array(DECK[card].copies).fill(card)).slice(0, 4 * seats)
    expect(TestTable.start(module, {}, { draws: draws(3) }).state.lives).toEqual([3, 3, 3])
    expect(TestTable.start(module, { seats: 4, lives: 1 }, { draws: draws(4) }).state.lives).toEqual([1, 1, 1, 1])
    for (const options of [{ seats: 1 }, { seats: 5 }, { lives: 0 }, { lives: 6 }]) {
      expect(() => resolveOptions(module.game.options, options)).toThrow(BadInput)
    }
  })

  it('[GB-1.2] the deck is the printed one', () => {
    const printed = [7, 3, 4, 6, 4, 4, 4, 4]
    expect(CARDS.map((card) => DECK[card].copies)).toEqual(printed)
    expect(sizeOf(WHOLE_DECK)).toBe(36)
  })
})
