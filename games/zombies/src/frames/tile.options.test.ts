import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { tilesOf } from '../options.js'

const { kinds, index } = tilesOf(resolveOptions(module.game.options, {}))

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, draws: readonly Plain[] = []) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, { draws })

describe('a tile that closes the map', () => {
  const OPEN_TO_THE_WEST = [
    'turn 5 red place fire_station',
    'red hand fear, fear, dynamite',
    'tile hospital 0 -1 turn 0',
    'tile police_station 1 0 turn 1',
    'tile lawn_garden 0 1 turn 2',
  ]

  it('[ZMB-1.3.1.l] costs the player who placed it nothing', () => {
    const table = at(OPEN_TO_THE_WEST).play('red: place fire_station -1 0 turn 3').play('red: auto')
    expect(table.asked()).toEqual(['red: after-tile'])
  })

  it('[ZMB-1.3.1.l] by option costs the player the rest of the turn', () => {
    const table = at(OPEN_TO_THE_WEST, { blockerPenalty: 'loseRestOfTurn' })
    table.play('red: place fire_station -1 0 turn 3').play('red: auto')
    expect(table.state).toMatchObject({ active: 1, turn: 6 })
    expect(table.events.map(({ kind }) => kind)).toContain('map-closed')
  })
})

describe('the tile stacks', () => {
  it('[ZMB-1.3.1.j] give a helipad that came back to them only once', () => {
    const helipad = index['helipad_town']!
    const table = at(['turn 5 red tile', 'helipad shuffled'], { helipadUnplaceable: 'reshuffle' }, [helipad, 0])
    expect(table.state.townStack).not.toContain(helipad)
    expect(module.game.invariants!(table.state)).toEqual([])
  })

  it('[ZMB-W.c] open no window after a tile when they are empty', () => {
    const gone = kinds.filter(({ id, zone }) => id === 'front_gate' || (zone === 'town' && id !== 'town_square'))
    const removed = gone.map(({ id, copies }) => `${id}*${copies}`).join(', ')
    const table = at(['turn 5 red tile', 'red hand fear, fear, dynamite', `removed ${removed}`])
    expect(table.asked()).toEqual(['red: pre-move'])
  })
})

describe('a supply of zombies', () => {
  const ROADS = ['tile straight_t 0 -1 turn 0', 'tile straight_t 0 -2 turn 0']
  const RICH = ['red', 'blue', 'green', 'yellow'].map((seat) => `${seat} reserve 24`)
  const zombiesAfter = (zombiePool: string): number => {
    const [red, ...others] = RICH
    const table = at(['turn 5 red pre-zombie', `${red} hand were-screwed`, ...others, ...ROADS], {
      seats: 4,
      zombiePool,
    })
    table.play('red: play were-screwed').play('red: auto', { dice: [1] })
    return table.state.zombie.filter((kind) => kind > 0).length
  }

  it('[ZMB-R.26] has no end', () => {
    expect(zombiesAfter('unlimited')).toBe(10)
  })

  it('[ZMB-R.26] by option is what neither stands on the table nor lies in a collection', () => {
    expect(zombiesAfter('physical')).toBe(4)
  })
})

describe('a death on the way', () => {
  it('[ZMB-R.05] ends the move even where the option lets a player move after an earlier one', () => {
    const lines = [
      'turn 5 red move 3 of 5',
      'red lives 1 bullets 0',
      'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #',
    ]
    const table = at(lines, { deathBeforeMove: 'moveFromTownSquare' })
    table.play('red: step 0.1', { dice: [1] }).play('red: pay life', { dice: [1] })
    expect(table.asked()).toEqual(['red: horde'])
    expect(table.state).toMatchObject({ position: [4, 4], lives: [3, 3] })
  })
})

describe('the zombie step', () => {
  it('[ZMB-W.i] [ZMB-1.3.6.a] is decided to its end by one word', () => {
    const board = 'tile 0 town_square 0 0 turn 0 : # z # / z . z / # . #'
    const table = at(['turn 5 red zombies 3', 'red hand fear', board])
    table.play('red: auto')
    expect(table.asked()).toEqual(['red: post-zombie'])
  })
})
