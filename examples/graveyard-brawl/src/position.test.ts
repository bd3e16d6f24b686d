import { seededChance } from '@shamble/chance'
import { BadInput } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { notation } from './notation.js'
import { position } from './position.js'

const FULL = `turn 7 east fights
north 3: shovel hush*2
east 2: fog
south out
rotten: north
discard: bite*2`

const read = (text: string) => position.read(text, resolveOptions(module.game.options), seededChance('read'))

describe('a position as text', () => {
  it('is written as it is read', () => {
    expect(position.write(TestTable.at(module, FULL.replace('south out', 'south 1: -')).state, 'full')).toBe(
      FULL.replace('south out', 'south 1: -'),
    )
  })

  it('hides in a seat’s form what that seat does not know', () => {
    const state = TestTable.at(module, FULL.replace('south out', 'south 1: bite')).state
    const written = position.write(state, 1)!
    expect(written).toBe('turn 7 east fights\nnorth 3: ?*3\neast 2: fog\nsouth 1: ?\nrotten: north\ndiscard: bite*2')
    const back = read(written)
    expect(module.game.view({ ...back, questions: [] }, 1)).toEqual(module.game.view({ ...state, questions: [] }, 1))
  })

  it('is not written inside a window', () => {
    const table = TestTable.at(module, FULL.replace('south out', 'south 1: -')).play('east: fight south')
    expect(position.write(table.state, 'full')).toBeNull()
  })

  it.each([
    ['turn 7 nobody fights', 'position, line 1: no seat is called "nobody"'],
    ['turn seven', 'position, line 1: expected "turn <number> <seat> <draws|fights|dusk>"'],
    [FULL.replace('north 3:', 'north 4:'), 'position, line 2: expected 1 to 3 lives, found 4'],
    [FULL.replace('hush*2', 'banana'), 'position, line 2: no card is called "banana"'],
    [FULL.replace('fog', 'fog*4'), 'position: there are only 3 of fog (GB-1.2)'],
    [FULL.replace('fog', '?*99'), 'position: 99 unknown cards, but only'],
    [FULL.replace('bite*2', '?'), 'position, line 6: only hands have unknown cards'],
    [FULL.replace('rotten:', 'muddy:'), 'position, line 5: expected "rotten:"'],
    [FULL.replace('east 2: fog', 'east out'), 'position, line 1: east is out'],
    [FULL.replace('north 3: shovel hush*2', 'north out'), 'position: the brawl is over'],
  ])('refuses %j', (text, reason) => {
    expect(() => read(text)).toThrow(BadInput)
    expect(() => read(text)).toThrow(reason)
  })
})

describe('a move as text', () => {
  it.each(['pass', 'fight west', 'play fog', 'play rotten-ground on south', 'bait hush', 'bait nothing'])(
    '%s',
    (text) => {
      expect(notation.write(notation.read(text)!)).toBe(text)
    },
  )

  it.each([
    '',
    'pass north',
    'fight',
    'fight hush',
    'play fog on north',
    'play shovel',
    'play shovel at north',
    'bait north',
  ])('not %j', (text) => {
    expect(notation.read(text)).toBeNull()
  })
})
