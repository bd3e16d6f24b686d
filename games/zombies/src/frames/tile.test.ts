import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import data from '../data/tiles.json' with { type: 'json' }
import module from '../index.js'
import { tilesOf } from '../options.js'

const { kinds, index } = tilesOf(resolveOptions(module.game.options, {}))
const kind = (id: string): number => index[id]!

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, draws: readonly Plain[] = []) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, { draws })

const kindsOf = (events: readonly { kind: string }[]) => events.map((event) => event.kind)

/** Zombies and tokens of one tile, by cell. */
function pieces(state: { zombie: number[]; counter: number[] }, slot: number): string {
  return Array.from({ length: 9 }, (_, cell) => {
    const [zombie, token] = [state.zombie[slot * 9 + cell]!, state.counter[slot * 9 + cell]!]
    return `${['', 'z', 'g'][zombie]}${['', 'L', 'B'][token]}` || '.'
  }).join(' ')
}

describe('step 1', () => {
  it('[ZMB-1.3.1.a] draws a tile of the town stack and has it placed', () => {
    const table = at(['turn 2 red tile', 'red hand fear'], {}, [kind('straight_t')])
    expect(table.asked()).toEqual(['red: place'])
    expect(table.state.townStack).toHaveLength(28)
    table.play('red: place straight_t 0 -1 turn 0')
    expect(table.state.tileKind).toEqual([0, kind('straight_t')])
    expect(table.events.map(({ kind: what, rule }) => `${what} ${rule}`)).toContain('tile-placed ZMB-1.3.1.d')
  })

  it('[ZMB-1.3.1.a] tells everybody which tile it is, and draws it although nobody wants it', () => {
    const table = at(['turn 2 red turn-start', 'red hand fear'])
    table.play('red: pass', { draws: [kind('corner_t')] })
    expect(table.events.find((event) => event.kind === 'tile-drawn')).toMatchObject({
      rule: 'ZMB-1.3.1.a',
      seat: 0,
      data: { tile: { word: 'tile.corner_t' } },
    })
    expect(table.offered('red').every((action) => action.startsWith('place corner_t'))).toBe(true)
    expect(table.refusal('red: pass').rule).toBe('TABLE.6')
  })

  it('[ZMB-1.3.1.a] [ZMB-1.3.1.b] is skipped when no stack has a tile', () => {
    const gone = kinds.filter(({ id, zone }) => id === 'front_gate' || (zone === 'town' && id !== 'town_square'))
    const removed = gone.map(({ id, copies }) => `${id}*${copies}`).join(', ')
    const table = at(['turn 5 red turn-start', 'red hand fear, fear, dynamite', `removed ${removed}`])
    table.play('red: pass')
    expect(table.asked()).toEqual(['red: pre-move'])
    expect(kindsOf(table.events)).not.toContain('tile-drawn')
  })

  it('[ZMB-1.3.1.b] asks for a stack once the gate stands, before the tile is seen', () => {
    const gate = ['turn 5 red tile', 'red hand fear', 'tile front_gate 0 1 turn 0', 'tile straight_b 0 2 turn 0']
    const table = at(gate)
    expect(table.asked()).toEqual(['red: stack'])
    expect(table.offered('red')).toEqual(['stack town', 'stack base'])
    table.play('red: stack base', { draws: [kind('tee_b')] })
    expect(table.state.baseStack).toHaveLength(11)
    expect(table.asked()).toEqual(['red: place'])
  })

  it('[ZMB-1.3.1.b] offers no empty stack: with one left there is nothing to ask', () => {
    const base = kinds.filter(({ zone, id }) => zone === 'base' && id !== 'front_gate')
    const used = ['straight_b', 'cross_b']
    const removed = base.map(({ id, copies }) => `${id}*${copies - (used.includes(id) ? 1 : 0)}`).join(', ')
    const gate = ['tile front_gate 0 1 turn 0', 'tile straight_b 0 2 turn 0', 'tile cross_b 0 3 turn 0']
    const table = at(['turn 5 red tile', 'red hand fear', ...gate, `removed ${removed}`], {}, [kind('straight_t')])
    expect(table.asked()).toEqual(['red: place'])
  })
})

describe('placing', () => {
  it('[ZMB-1.3.1.c] [ZMB-1.3.1.e] every rotation that differs is offered, and one of them must be taken', () => {
    const table = at(['turn 2 red place corner_t', 'red hand fear'])
    expect(table.offered('red')).toEqual([
      'place corner_t 0 -1 turn 0',
      'place corner_t 0 -1 turn 1',
      'place corner_t -1 0 turn 0',
      'place corner_t -1 0 turn 3',
      'place corner_t 1 0 turn 1',
      'place corner_t 1 0 turn 2',
      'place corner_t 0 1 turn 2',
      'place corner_t 0 1 turn 3',
    ])
    expect(at(['turn 2 red place cross_t', 'red hand fear']).offered('red')).toHaveLength(4)
  })

  it('[ZMB-1.3.1.e] a rotation that looks like another is refused as that', () => {
    const table = at(['turn 2 red place straight_t', 'red hand fear'])
    expect(table.refusal('red: place straight_t 0 -1 turn 2').rule).toBe('ZMB-1.3.1.e')
    table.play('red: place straight_t 0 -1 turn 0')
  })

  it.each([
    ['ZMB-1.3.1.d', 'on the square', 'place corner_t 0 0 turn 0'],
    ['ZMB-1.3.1.d', 'a wall against the road', 'place corner_t 0 -1 turn 2'],
    ['ZMB-1.3.1.n', 'corner to corner', 'place corner_t 1 1 turn 0'],
    ['ZMB-1.3.1.n', 'far away', 'place corner_t 9 9 turn 0'],
  ])('[%s] refuses a tile %s', (rule, _, action) => {
    expect(at(['turn 2 red place corner_t', 'red hand fear']).refusal(`red: ${action}`).rule).toBe(rule)
  })

  it('[ZMB-1.3.1.n] refuses a town tile on a base road, and a base tile on a town road', () => {
    const gate = ['red hand fear', 'tile front_gate 0 1 turn 0', 'tile cross_b 0 2 turn 0']
    expect(at(['turn 2 red place cross_t', ...gate]).refusal('red: place cross_t 0 3 turn 0').rule).toBe('ZMB-1.3.1.n')
    const base = at(['turn 2 red place tee_b', ...gate])
    expect(base.refusal('red: place tee_b 0 -1 turn 0').rule).toBe('ZMB-1.3.1.n')
    expect(base.offered('red').every((action) => / (0 3|1 2|-1 2) /.test(action))).toBe(true)
  })

  it('[ZMB-1.3.1.p] town and base side by side, wall to wall; by option not', () => {
    // The place (1,1) is beside the gate and hangs on the town road at (1,0).
    const lines = [
      'turn 4 red place straight_t',
      'red hand fear',
      'tile corner_t 1 0 turn 1',
      'tile front_gate 0 1 turn 0',
    ]
    expect(at(lines).offered('red')).toContain('place straight_t 1 1 turn 0')
    const barred = at(lines, { baseTownAdjacency: 'none' })
    expect(barred.refusal('red: place straight_t 1 1 turn 0').rule).toBe('ZMB-1.3.1.p')
    expect(barred.offered('red')).toEqual(['place straight_t 0 -1 turn 0', 'place straight_t -1 0 turn 1'])
  })
})

describe('filling', () => {
  it('[ZMB-1.3.1.f] a named building gets its zombies, lives and bullets, in rooms that the placer chooses', () => {
    const table = at(['turn 2 red place police_station', 'red hand fear'])
    table.play('red: place police_station 0 -1 turn 0')
    // Six zombies for six rooms: nothing to choose. Two lives and four bullets fill the same rooms.
    expect(pieces(table.state, 1)).toBe('z z z z z z . . .')
    expect(table.asked()).toEqual(['red: fill'])
    for (const cell of [5, 3]) table.play(`red: put 1.${cell}`)
    expect(table.events[0]).toMatchObject({ kind: 'put', rule: 'ZMB-1.3.1.f', data: { space: '1.3' } })
    // One token to a room, none on the road.
    expect(table.refusal('red: put 1.5').rule).toBe('ZMB-1.3.1.f')
    expect(table.refusal('red: put 1.7').rule).toBe('ZMB-1.3.1.f')
    table.play('red: put 1.0').play('red: put 1.1').play('red: put 1.2').play('red: put 1.4')
    expect(pieces(table.state, 1)).toBe('zB zB zB zL zB zL . . .')
    expect(table.asked()).toEqual(['red: after-tile'])
  })

  it('[ZMB-1.3.1.f] one zombie to a room, and fewer zombies than rooms leave a choice', () => {
    const table = at(['turn 2 red place army_surplus', 'red hand fear']).play('red: place army_surplus 1 0 turn 0')
    expect(table.offered('red')).toEqual(['put 1.0', 'put 1.1', 'put 1.2', 'auto'])
    table.play('red: put 1.2')
    expect(table.refusal('red: put 1.2').rule).toBe('ZMB-1.3.1.f')
    table.play('red: put 1.0').play('red: put 1.1').play('red: put 1.0')
    expect(pieces(table.state, 1)).toBe('zB B z . . . . . .')
  })

  it.each([
    ['straight_t', '0 -1 turn 0', 2],
    ['corner_t', '0 -1 turn 0', 2],
    ['tee_t', '0 -1 turn 0', 3],
    ['cross_t', '0 -1 turn 0', 4],
  ])('[ZMB-1.3.1.g] [ZMB-R.14] %s: as many zombies as exits, on its own spaces', (id, place, count) => {
    const table = at([`turn 2 red place ${id}`, 'red hand fear']).play(`red: place ${id} ${place}`)
    const frame = table.state.frames.find(({ kind: what }) => what === 'tile') as unknown as { zombies: number }
    expect(frame.zombies).toBe(count)
    expect(table.offered('red').filter((action) => action.startsWith('put 1.')).length).toBe(
      kinds[kind(id)]!.facings[0]!.open.length,
    )
    // Not on the square next door.
    expect(table.refusal('red: put 0.4').rule).toBe('ZMB-1.3.1.g')
    table.play('red: auto')
    expect(table.state.zombie.filter((zombie) => zombie > 0)).toHaveLength(count)
    expect(table.state.zombie.slice(0, 9)).toEqual(new Array(9).fill(0))
    expect(table.state.counter.every((token) => token === 0)).toBe(true)
    expect(table.asked()).toEqual(['red: after-tile'])
  })

  it('[ZMB-1.3.1.g] in turn the drawer chooses which spaces', () => {
    const table = at(['turn 2 red place straight_t', 'red hand fear']).play('red: place straight_t 0 -1 turn 0')
    table.play('red: put 1.4').play('red: put 1.1')
    expect(pieces(table.state, 1)).toBe('. z . . z . . . .')
  })

  it('[ZMB-1.3.1.h] [ZMB-R.12] a helipad: nine zombies, one on each space; by option four', () => {
    const lines = ['turn 9 red place helipad_town by red', 'red hand fear']
    const nine = at(lines).play('red: place helipad_town 0 -1 turn 0')
    expect(pieces(nine.state, 1)).toBe('z z z z z z z z z')
    expect(nine.asked()).toEqual(['red: after-tile'])
    const four = at(lines, { helipadZombies: 4 }).play('red: place helipad_town 0 -1 turn 0')
    expect(four.offered('red')).toHaveLength(10)
    four.play('red: put 1.4')
    expect(four.refusal('red: put 1.4').rule).toBe('ZMB-1.3.1.h')
    four.play('red: put 1.0').play('red: put 1.1').play('red: put 1.8')
    expect(pieces(four.state, 1)).toBe('z z . . z . . . z')
    expect(four.asked()).toEqual(['red: after-tile'])
  })

  it('[ZMB-1.3.1.r] the laboratory: six glowing zombies, which need a five', () => {
    const lines = ['red hand fear', 'tile front_gate 0 1 turn 0', 'tile straight_b 0 2 turn 0']
    const table = at(['turn 9 red place top_secret_lab', ...lines]).play('red: place top_secret_lab 0 3 turn 2')
    expect(table.offered('red')).toHaveLength(8)
    table.play('red: auto')
    expect(pieces(table.state, 3)).toBe('g . . g g g g g .')
    expect(table.state.zombie.filter((zombie) => zombie === 2)).toHaveLength(6)
    const fight = (die: number) =>
      at([
        'turn 9 red combat',
        'red at 3.4 hand fear bullets 0',
        ...lines.slice(1),
        'tile top_secret_lab 0 3 turn 2 : . . # / . g . / . . .',
      ]).play('red: pass', { dice: [die] })
    expect(fight(5).asked()).toEqual(['red: after-fight'])
    expect(fight(4).asked()).toEqual(['red: price'])
    expect(fight(4).refusal('red: pay bullets').rule).toBe('ZMB-1.3.2.c')
  })

  it('[ZMB-1.3.1.v] what does not fit goes back to the supply', () => {
    const tiles = {
      name: 'crowded',
      tiles: data.tiles.map((tile) => (tile.id === 'florist' ? { ...tile, zombies: 9 } : tile)),
    }
    const lines = ['turn 2 red place florist', 'red hand fear']
    const table = at(lines, { tiles: tiles as never })
      .play('red: place florist 0 -1 turn 0')
      .play('red: auto')
    expect(pieces(table.state, 1)).toBe('zL zB z . . . . . .')
    expect(table.asked()).toEqual(['red: after-tile'])
  })

  it('[ZMB-R.26] by option no more zombies than the pieces that are left', () => {
    const lines = ['turn 5 red place cross_t', 'red reserve 24 hand fear', 'blue reserve 24', 'green reserve 24']
    const rich = [...lines, 'yellow reserve 24', 'white reserve 2']
    const filled = (zombiePool: string) => {
      const table = at(rich, { seats: 5, zombiePool }).play('red: place cross_t 0 -1 turn 0')
      if (table.asked()[0] === 'red: fill') table.play('red: auto')
      return table.state.zombie.filter((zombie) => zombie > 0).length
    }
    // A hundred pieces, 98 of them in collections.
    expect(filled('physical')).toBe(2)
    expect(filled('unlimited')).toBe(4)
  })
})
