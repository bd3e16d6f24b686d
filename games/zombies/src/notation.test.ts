import { describe, expect, it } from 'vitest'
import type { ZombiesAction } from './actions.js'
import { notation } from './notation.js'

const play = (card: number, more: object = {}) => ({
  type: 'play',
  card,
  seat: -1,
  slot: -1,
  spaces: [],
  use: 0,
  ...more,
})

const WRITTEN: readonly [string, object][] = [
  ['pass', { type: 'pass' }],
  ['keep', { type: 'keep' }],
  ['lose', { type: 'lose' }],
  ['stop', { type: 'stop' }],
  ['auto', { type: 'auto' }],
  ['done', { type: 'finish' }],
  ['play in-the-zone', play(22)],
  ['play fear on blue', play(11, { seat: 1 })],
  ['play slight-miscalculation on 4', play(31, { slot: 4 })],
  ['play dynamite at 0.1 0.3', play(10, { spaces: [1, 3] })],
  ['play adrenaline-rush for combat', play(1, { use: 1 })],
  ['play fear on black on 12 at 2.8', play(11, { seat: 5, slot: 12, spaces: [26] })],
  ['use grenade on 4', { type: 'use', card: 15, slot: 4 }],
  ['use chainsaw', { type: 'use', card: 8, slot: -1 }],
  ['toss skateboard', { type: 'toss', card: 30 }],
  ['weapon fire-axe', { type: 'weapon', card: 12 }],
  ['discard fear', { type: 'discard', card: 11 }],
  ['stack base', { type: 'stack', zone: 'base' }],
  ['place corner_t 1 -1 turn 2', { type: 'place', kind: 3, x: 1, y: -1, turn: 2 }],
  ['place #98 -60 60 turn 0', { type: 'place', kind: 98, x: -60, y: 60, turn: 0 }],
  ['put 3.4', { type: 'put', space: 31 }],
  ['pick 110.8', { type: 'pick', space: 998 }],
  ['pay bullets', { type: 'pay', with: 'bullets' }],
  ['step 3.4', { type: 'step', to: 31 }],
  ['zombie 2.1 to 2.4 2.5', { type: 'zombie', from: 19, path: [22, 23] }],
  ['zombie 2.1 to', { type: 'zombie', from: 19, path: [] }],
  ['tile 4', { type: 'tile', slot: 4 }],
  ['repair 2 with life', { type: 'repair', die: 1, with: 'life' }],
  ['target on blue', { type: 'target', seat: 1, slot: -1 }],
  ['target on 7', { type: 'target', seat: -1, slot: 7 }],
  ['target', { type: 'target', seat: -1, slot: -1 }],
]

describe('the notation', () => {
  it.each(WRITTEN)('%s', (written, action) => {
    expect(notation.write(action as ZombiesAction)).toBe(written)
    expect(notation.read(written)).toEqual(action)
  })

  it('knows the uses of a card by the card’s own words, and no others', () => {
    expect(notation.read('play adrenaline-rush for rest')).toBe(null)
    expect(notation.read('play fear for combat')).toBe(null)
    expect(notation.read('play fear on blue for combat')).toBe(null)
  })

  it('takes capitals, spare blanks, the short name of the shotgun and a tile by its place in the set', () => {
    expect(notation.read('  Play  FEAR on Blue ')).toEqual(play(11, { seat: 1 }))
    expect(notation.read('weapon shotgun')).toEqual({ type: 'weapon', card: 16 })
    expect(notation.read('place #3 0 -0 turn 1')).toEqual({ type: 'place', kind: 3, x: 0, y: 0, turn: 1 })
  })

  it.each([
    '',
    'fly',
    'pass on',
    'play',
    'play bazooka',
    'play fear blue',
    'play fear on',
    'play fear on purple',
    'play fear on 4 on blue',
    'play fear on blue on red',
    'play dynamite at',
    'play dynamite at 0.9',
    'use grenade on blue',
    'use grenade 4',
    'toss',
    'discard fear fear',
    'stack moon',
    'place corner_t 1 1',
    'place corner_t 1 1 turn 4',
    'place corner_t 61 1 turn 0',
    'place castle 1 1 turn 0',
    'place constructor 1 1 turn 0',
    'put 3',
    'step 3.4 3.5',
    'step 120.0',
    'zombie 2.1 2.4',
    'zombie 2.1',
    'pay love',
    'tile four',
    'tile 99',
    'repair 3 with life',
    'repair 1 life',
    'target blue',
  ])('"%s" is no action', (written) => {
    expect(notation.read(written)).toBeNull()
  })
})
