import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { tilesOf } from '../options.js'

const { kinds, index } = tilesOf(resolveOptions(module.game.options, {}))
const kind = (id: string): number => index[id]!
const HELIPAD = kind('helipad_town')
const BASE_HELIPAD = kind('helipad_base')

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, draws: readonly Plain[] = []) =>
  TestTable.at(module, lines.join('\n'), { seats: 3, interruptMode: 'polled', ...options }, { draws })

/** `removed` with every tile of the town stack but for those named. */
function allBut(...left: string[]): string {
  const gone = kinds.filter(({ id, zone }) => id === 'front_gate' || (zone === 'town' && !/square|helipad/.test(id)))
  const counted = gone.map(({ id, copies }) => [id, copies - left.filter((other) => other === id).length] as const)
  const removed = counted.filter(([, copies]) => copies > 0).map(([id, copies]) => `${id}*${copies}`)
  return `removed ${removed.join(', ')}`
}

/** Twelve road tiles and so many of the buildings, so that 29 less these are left. */
const ROADS = 'straight_t*4, corner_t*4, tee_t*4'

describe('the town helipad', () => {
  const start = (removed: string, options: Readonly<Record<string, Plain>> = {}) =>
    at(['turn 9 red turn-start', 'red hand fear', removed], options)

  it('[ZMB-1.2.d] lies under the town stack: it comes when nothing else is left', () => {
    const one = start(allBut('hospital'))
    expect(() => one.play('red: pass', { draws: [HELIPAD] })).toThrow('1 is not among what can be drawn')
    one.play('red: pass', { draws: [kind('hospital')] })
    expect(one.state.helipadLeft).toBe(true)
    // Nothing else left: nothing is drawn by chance, only who places it.
    const last = start(allBut()).play('red: pass', { draws: [2] })
    expect(last.state.helipadLeft).toBe(false)
    expect(last.asked()).toEqual(['green: place'])
  })

  it('[ZMB-1.2.d] by option anywhere in the lower half: among the last fifteen of thirty tiles', () => {
    const half = { townHelipadPosition: 'bottomHalf' }
    const upper = start(`removed ${ROADS}, hospital, florist`, half)
    expect(upper.state.townStack).toHaveLength(15)
    expect(() => upper.play('red: pass', { draws: [HELIPAD, 0] })).toThrow('1 is not among what can be drawn')
    const lower = start(`removed ${ROADS}, hospital, florist, toy_store`, half)
    expect(lower.state.townStack).toHaveLength(14)
    lower.play('red: pass', { draws: [HELIPAD, 0] })
    expect(lower.state).toMatchObject({ helipadLeft: false })
    expect(lower.state.townStack).toHaveLength(14)
    expect(module.game.invariants!(lower.state)).toEqual([])
    // At the bottom, as usual, the same draw is none.
    const usual = start(`removed ${ROADS}, hospital, florist, toy_store`)
    expect(() => usual.play('red: pass', { draws: [HELIPAD, 0] })).toThrow('1 is not among what can be drawn')
  })
})

describe('the base helipad', () => {
  const base = (options: Readonly<Record<string, Plain>> = {}, removed = '') =>
    at(['turn 9 red tile', 'red hand fear', 'tile front_gate 0 1 turn 0', 'tile cross_b 0 2 turn 0', removed], options)

  it('[ZMB-1.2.e] [ZMB-R.13] lies anywhere in the base stack', () => {
    const table = base().play('red: stack base', { draws: [BASE_HELIPAD, 1] })
    expect(table.asked()).toEqual(['blue: place'])
  })

  it('[ZMB-R.13] by option comes last', () => {
    const bottom = { baseHelipadPosition: 'bottom' }
    expect(() => base(bottom).play('red: stack base', { draws: [BASE_HELIPAD, 1] })).toThrow('23 is not among')
    const others = kinds.filter(({ id, zone }) => zone === 'base' && !/gate|helipad/.test(id))
    const gone = others.map(({ id, copies }) => [id, copies - (id === 'cross_b' ? 1 : 0)] as const)
    const removed = `removed ${gone.map(([id, copies]) => `${id}*${copies}`).join(', ')}`
    const table = base(bottom, removed).play('red: stack base', { draws: [BASE_HELIPAD, 1] })
    expect(table.asked()).toEqual(['blue: place'])
  })
})

describe('who places a helipad', () => {
  const drawn = (reserves: readonly number[], draws: readonly number[]) => {
    const players = ['red', 'blue', 'green'].map((seat, i) => `${seat} reserve ${reserves[i]} hand fear`)
    // One fear too many for the deck of two.
    players[2] = players[2]!.replace('fear', 'dynamite')
    return at(['turn 9 red turn-start', ...players, allBut()])
      .play('red: pass')
      .play('blue: pass')
      .play('green: pass', { draws })
  }

  it('[ZMB-1.3.1.i] the player with the fewest zombies, the drawer among them', () => {
    expect(drawn([3, 2, 4], []).asked()).toEqual(['blue: place'])
    expect(drawn([1, 2, 4], []).asked()).toEqual(['red: place'])
    const events = drawn([3, 2, 4], []).events
    expect(events.find((event) => event.kind === 'helipad-placer')).toMatchObject({ rule: 'ZMB-1.3.1.i', seat: 1 })
  })

  it('[ZMB-1.3.1.i] chance among equals', () => {
    expect(drawn([2, 2, 4], [1]).asked()).toEqual(['blue: place'])
    expect(drawn([2, 2, 4], [0]).asked()).toEqual(['red: place'])
    expect(() => drawn([2, 2, 4], [2])).toThrow('ZMB-1.3.1.i')
  })

  it('[ZMB-1.3.1.i] the player only places it: the turn stays where it was', () => {
    const table = drawn([3, 2, 4], [])
    expect(table.refusal('red: place helipad_town 0 1 turn 0').rule).toBe('TABLE.2')
    table.play('blue: place helipad_town 0 1 turn 0')
    expect(table.asked()).toEqual(['red: after-tile'])
    expect(table.state.active).toBe(0)
    expect(table.state.zombie.slice(9)).toEqual(new Array(9).fill(1))
  })

  it('[ZMB-1.3.1.i] the player chooses the spaces where there is a choice, and nobody answers the draw', () => {
    const table = at(
      [
        'turn 9 red place helipad_base by blue',
        'red hand fear',
        'blue hand i-think-its-over-here',
        'tile front_gate 0 1 turn 0',
        'tile straight_b 0 2 turn 0',
      ],
      {
        helipadZombies: 4,
      },
    )
    expect(table.asked()).toEqual(['blue: place'])
    table.play('blue: place helipad_base 0 3 turn 0')
    expect(table.asked()).toEqual(['blue: fill'])
  })
})

describe('a tile that fits nowhere', () => {
  const CLOSED = [
    'tile hospital 0 -1 turn 0',
    'tile lawn_garden 1 0 turn 1',
    'tile police_station 0 1 turn 2',
    'tile fire_station -1 0 turn 3',
  ]

  it('[ZMB-1.3.1.j] is removed from the game, and no other is drawn', () => {
    const table = at(['turn 9 red turn-start', 'red hand fear', ...CLOSED])
    table.play('red: pass', { draws: [kind('cross_t')] })
    expect(table.state.removed).toEqual([kind('cross_t')])
    expect(table.events.find((event) => event.kind === 'tile-removed')).toMatchObject({ rule: 'ZMB-1.3.1.j' })
    expect(table.asked()).toEqual(['red: after-tile'])
  })

  it('[ZMB-1.3.1.j] is shown to nobody for an answer', () => {
    const lines = ['turn 9 red turn-start', 'red hand fear', 'blue hand i-think-its-over-here', ...CLOSED]
    const table = at(lines)
      .play('red: pass')
      .play('blue: pass', { draws: [kind('cross_t')] })
    expect(table.asked()).toEqual(['red: after-tile'])
  })

  it('[ZMB-1.3.1.j] a helipad goes the same way, or by option back into its stack', () => {
    const drawn = (helipadUnplaceable: string) =>
      at(
        [
          'turn 9 red turn-start',
          'red hand fear',
          ...CLOSED,
          allBut('hospital', 'lawn_garden', 'police_station', 'fire_station'),
        ],
        {
          helipadUnplaceable,
        },
      ).play('red: pass', { draws: [0] })
    const removed = drawn('remove')
    expect(removed.state.removed).toContain(HELIPAD)
    expect(removed.state).toMatchObject({ helipadLeft: false, townStack: [] })
    const back = drawn('reshuffle')
    expect(back.state.removed).not.toContain(HELIPAD)
    expect(back.state).toMatchObject({ helipadLeft: false, townStack: [HELIPAD] })
    expect(back.events.map((event) => event.kind)).toContain('tile-returned')
  })

  it('[ZMB-1.3.1.j] the base helipad too', () => {
    // The base is closed by a laboratory at the gate.
    const lines = ['turn 9 red tile', 'red hand fear', 'tile front_gate 0 1 turn 0', 'tile top_secret_lab 0 2 turn 2']
    const drawn = (helipadUnplaceable: string) =>
      at(lines, { helipadUnplaceable }).play('red: stack base', { draws: [BASE_HELIPAD, 0] }).state
    expect(drawn('remove').removed).toContain(BASE_HELIPAD)
    expect(drawn('remove').baseStack).not.toContain(BASE_HELIPAD)
    expect(drawn('reshuffle').baseStack).toContain(BASE_HELIPAD)
  })
})
