import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cardNamed } from '../cards/card.js'
import { turnOf } from '../frames/kinds.js'
import module from '../index.js'
import { tilesOf } from '../options.js'
import { SMELLED } from '../state.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

const { kinds, index } = tilesOf(resolveOptions(module.game.options, {}))
const STRAIGHT = index['straight_t']!
const HAND = 'hand fear, claustrophobia, brain-cramp played 1'
const ROAD = 'tile straight_t 0 -1 turn 0'
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`

describe('the windows of a turn', () => {
  it('[ZMB-W.b] [ZMB-1.3.a] open between its steps, in order', () => {
    const table = at(['turn 5 red turn-start', `red ${HAND}`, 'blue at 0.5 hand fear', square('z')])
    const asked: string[] = []
    const play = (line: string, script: Script = {}) => {
      asked.push(...table.asked())
      table.play(line, script)
    }
    play('blue: pass', { draws: [STRAIGHT] })
    play('blue: pass')
    play('red: place straight_t 0 -1 turn 0')
    play('red: auto')
    play('blue: pass')
    play('blue: pass', { dice: [4] })
    play('blue: pass')
    play('blue: pass', { dice: [1] })
    play('blue: pass')
    play('red: step 0.1')
    play('blue: pass')
    play('blue: pass', { dice: [1] })
    play('red: auto')
    play('blue: pass')
    play('red: done')
    expect(asked).toEqual([
      'blue: turn-start',
      'blue: tile-drawn',
      'red: place',
      'red: fill',
      'blue: after-tile',
      'blue: combat',
      'blue: after-fight',
      'blue: pre-move',
      'blue: move-set',
      'red: step',
      'blue: step',
      'blue: pre-zombie',
      'red: horde',
      'blue: post-zombie',
      'red: discard',
    ])
    expect(table.state).toMatchObject({ active: 1, turn: 6 })
  })

  it('[ZMB-W.c] are none in a turn that is skipped', () => {
    const table = at(['turn 5 red begins', 'red hand fear flags skip', 'blue hand fear played 1'])
    expect(table.state).toMatchObject({ active: 1, turn: 6, paralysis: [0, 0] })
    expect(table.asked()).toEqual(['blue: turn-start'])
  })

  it('[ZMB-card.what-is-that-smell] [ZMB-card.hysterical-paralysis] a skip is told under the card that caused it', () => {
    for (const [flag, card] of [
      ['skip', 'hysterical-paralysis'],
      ['skip:smell', 'what-is-that-smell'],
    ]) {
      const table = at(['turn 5 red discard', 'red hand fear', `blue hand fear flags ${flag}`, square('.')])
      table.play('red: done')
      const skipped = table.events.find(({ kind }) => kind === 'turn-skipped')
      expect(skipped).toMatchObject({ rule: `ZMB-card.${card}`, seat: 1 })
    }
  })

  it('[ZMB-W.c] under FEAR are PRE_MOVE, and neither MOVE_SET nor STEP', () => {
    const table = at(['turn 5 red refill', `red ${HAND}`, 'blue hand fear', 'effects afraid'])
    expect(table.asked()).toEqual(['blue: pre-move'])
    expect(table.play('blue: pass').asked()).toEqual(['blue: pre-zombie'])
  })

  it('[ZMB-W.c] after a rest are neither MOVE_SET nor STEP, with the keys both', () => {
    const rested = at(['turn 5 red pre-move', 'red hand much-needed-rest', 'blue hand fear'])
    rested.play('red: play much-needed-rest').play('blue: pass').play('blue: pass')
    expect(rested.asked()).toEqual(['blue: pre-zombie'])
    const driven = at(['turn 5 red pre-move', 'red hand the-keys-are-still-in-it', 'blue hand fear'])
    driven.play('red: play the-keys-are-still-in-it').play('blue: pass').play('blue: pass')
    expect(driven.asked()).toEqual(['blue: move-set'])
    driven.play('blue: pass').play('red: step 0.1')
    expect(driven.asked()).toEqual(['blue: step'])
  })

  it('[ZMB-W.c] with forfeited movement are not PRE_MOVE either', () => {
    const table = at(['turn 5 red refill', `red ${HAND}`, 'blue hand fear', 'effects forfeited'])
    expect(table.asked()).toEqual(['blue: pre-zombie'])
  })

  it('[ZMB-W.c] without a tile to draw are not AFTER_TILE', () => {
    const gone = kinds.filter(({ id, zone }) => id === 'front_gate' || (zone === 'town' && id !== 'town_square'))
    const removed = `removed ${gone.map(({ id, copies }) => `${id}*${copies}`).join(', ')}`
    const table = at(['turn 5 red turn-start', `red ${HAND}`, 'blue hand fear', removed])
    expect(table.play('blue: pass').asked()).toEqual(['blue: pre-move'])
  })

  it('[ZMB-W.b] without a fight are neither COMBAT nor AFTER_FIGHT', () => {
    const table = at(['turn 5 red after-tile', `red ${HAND}`, 'blue hand fear'])
    expect(table.play('blue: pass').asked()).toEqual(['blue: pre-move'])
  })

  it('[ZMB-W.b] are not TILE_DRAWN for a tile that fits nowhere, nor for a helipad', () => {
    const closed = [
      'tile hospital 0 -1 turn 0',
      'tile police_station 1 0 turn 1',
      'tile lawn_garden 0 1 turn 2',
      'tile fire_station -1 0 turn 3',
    ]
    const stuck = at(['turn 5 red turn-start', `red ${HAND}`, 'blue hand fear', ...closed])
    stuck.play('blue: pass', { draws: [STRAIGHT] })
    expect(stuck.asked()).toEqual(['blue: after-tile'])
    expect(stuck.state.removed).toEqual([STRAIGHT])
    const others = kinds.flatMap(({ id, zone, copies }) =>
      (zone === 'town' && !['town_square', 'helipad_town'].includes(id)) || id === 'front_gate'
        ? [`${id}*${copies}`]
        : [],
    )
    const last = at(['turn 5 red tile', `red ${HAND}`, 'blue reserve 1 hand fear', `removed ${others.join(', ')}`])
    expect(last.asked()).toEqual(['red: place'])
  })
})

describe('the next turn', () => {
  it('[ZMB-R.22] of a player who is on turn is their following one', () => {
    const lines = ['turn 5 red pre-move', 'red hand fear, claustrophobia, hysterical-paralysis', 'blue hand grenade']
    for (const [card, flag] of [
      ['fear', 'fear'],
      ['claustrophobia', 'claustrophobia'],
      ['hysterical-paralysis', 'paralysis'],
    ] as const) {
      const table = at(lines).play(`red: play ${card} on red`).play('blue: pass')
      expect(table.state[flag]).toEqual([1, 0])
      expect(table.state).toMatchObject({ active: 0 })
      expect(turnOf(table.state)).toMatchObject({ afraid: false, shut: false })
      // This turn goes on as usual: the player rolls and may move.
      table.play('blue: pass', { dice: [2] }).play('blue: pass')
      expect(table.asked()).toEqual(['red: step'])
    }
    const next = at(['turn 7 red begins', 'red hand grenade flags fear claustrophobia'])
    expect(next.state).toMatchObject({ fear: [0, 0], claustrophobia: [0, 0] })
    expect(turnOf(next.state)).toMatchObject({ afraid: true, shut: true })
  })

  it('[ZMB-R.25] is the one that staying on a tile costs', () => {
    const table = at(['turn 5 red move 2', `red ${HAND}`, 'blue hand fear', ROAD, 'effects smell 0'])
    table.play('red: stop')
    expect(table.state).toMatchObject({ paralysis: [SMELLED, 0], active: 0 })
    expect(table.asked()).toEqual(['blue: pre-zombie'])
  })

  it('[ZMB-R.04] of any player gives everybody their play back', () => {
    const table = at(['turn 5 red discard', 'red hand fear, grenade played 1', 'blue hand fear played 1'])
    table.play('red: done')
    expect(table.state.played).toEqual([0, 0])
    table.play('blue: play fear on red').play('red: pass')
    expect(table.state.played).toEqual([0, 1])
    expect(table.state.discarded).toEqual([cardNamed('fear')])
  })
})
