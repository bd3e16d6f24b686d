import zombies from '@shamble/game-zombies'
import { tilesOf, type ZombiesView } from '@shamble/game-zombies/table'
import { LANGUAGES } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { keyNote } from './key-note.js'
import { strictWords } from './random-games.js'
import { streetsSaid } from './streets.js'

const THREE_DEAD_ENDS = ['tile hospital 0 -1 turn 0', 'tile lawn_garden 1 0 turn 1', 'tile police_station 0 1 turn 2']

function placed(tile: string, turn: number) {
  const lines = [`turn 5 red place ${tile} by red`, 'red hand fear', ...THREE_DEAD_ENDS]
  const table = TestTable.at(zombies, lines.join('\n'), { seats: 2, interruptMode: 'polled' })
  const view = table.view('red') as ZombiesView
  return { view, action: { type: 'place' as const, kind: tilesOf(view.options).index[tile]!, x: -1, y: 0, turn } }
}

describe('the streets that a place for a tile leaves', () => {
  const { words } = strictWords('en')

  it('are counted, as the tile is turned', () => {
    const { view, action } = placed('straight_t', 1)
    expect(streetsSaid(view, action, words)).toMatchObject({ whole: '1 street stays open.', isWarning: false })
    expect(keyNote(action, view, words)).toBe('1 street open')
  })

  it('[ZMB-1.3.1.l] are none after the last: the race to the helicopter is over, and that is said before', () => {
    const { view, action } = placed('fire_station', 3)
    expect(streetsSaid(view, action, words)).toEqual({
      short: 'closes the last street',
      whole: 'Closes the last street: then no helipad can be reached.',
      rule: 'ZMB-1.3.1.l',
      isWarning: true,
    })
    expect(keyNote(action, view, words)).toBe('closes the last street')
  })

  it.each(LANGUAGES)('have their words in %s', (language) => {
    const { words: said, missing } = strictWords(language)
    for (const key of ['none', 'over', 'last', 'lost', 'race', 'open', 'left'])
      for (const count of [1, 3]) said.speak(`zombies.streets.${key}`, { count })
    expect([...missing]).toEqual([])
  })
})
