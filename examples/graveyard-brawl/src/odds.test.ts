import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { notation } from './notation.js'

const ways = (table: Table, seat: string, move: string) => {
  const odds = module.game.odds!(table.view(seat), notation.read(move)!)
  return odds && { ways: odds.results.map((result) => result.ways), modifiers: odds.modifiers }
}

type Table = ReturnType<typeof at>
const at = (lives: number) =>
  TestTable.at(module, `turn 4 north fights\nnorth 3: shovel\neast ${lives}: shovel fog\nsouth 3: shove`)

describe('the odds of a fight', () => {
  it('[GB-3.2] are exact, of 36', () => {
    expect(ways(at(3), 'north', 'fight east')).toEqual({ ways: [15, 6, 15], modifiers: [] })
  })

  it('[GB-3.3] count the last life', () => {
    expect(ways(at(1), 'north', 'fight east')).toEqual({
      ways: [10, 5, 21],
      modifiers: [{ rule: 'GB-3.3', value: -1 }],
    })
  })

  it('[GB-5.1] follow the cards that were played and those that one thinks of playing', () => {
    const table = at(1).play('north: fight east')
    expect(ways(table, 'north', 'play shovel on north')?.ways).toEqual([21, 5, 10])
    table.play('north: play shovel on north').play('east: pass').play('south: pass')
    expect(ways(table, 'east', 'pass')).toEqual({
      ways: [21, 5, 10],
      modifiers: [
        { rule: 'GB-5.1', value: 2 },
        { rule: 'GB-3.3', value: -1 },
      ],
    })
    expect(ways(table, 'east', 'play shovel on east')?.ways).toEqual([10, 5, 21])
    expect(ways(table, 'south', 'play shove on south')?.ways).toEqual([26, 4, 6])
    expect(ways(table, 'east', 'play fog')).toBeNull()
  })

  it('[GB-3.5] there are none once the dice lie', () => {
    const table = at(3).play('north: fight east').play('north: pass').play('east: pass')
    expect(ways(table, 'south', 'pass')?.ways).toEqual([15, 6, 15])
    table.play('south: pass', { dice: [3, 3] })
    expect(ways(table, 'north', 'pass')).toBeNull()
  })
})
