import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cardNamed } from '../cards/card.js'
import module from '../index.js'
import { tilesOf } from '../options.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 3, interruptMode: 'timed', ...options }, script)

const { kinds, index } = tilesOf(resolveOptions(module.game.options, {}))
const GATE = 'tile front_gate 0 1 turn 0'
const GAS = 'tile gas_station 0 -1 turn 0'
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`
const zombies = (table: ReturnType<typeof at>) =>
  table.state.zombie.flatMap((kind, space) => (kind > 0 ? [`${Math.floor(space / 9)}.${space % 9}`] : []))
/** Red plays a card in PRE_ZOMBIE and is asked what it leaves to choose. */
const chosen = (card: string, lines: readonly string[], on = '', script: Script = {}) =>
  at(['turn 5 red pre-zombie', ...lines]).play(`red: play ${card}${on}`, script)

describe('time that is up', () => {
  it('[ZMB-W.i] takes the town stack while it has a tile, else the base', () => {
    const corner = index['corner_t']!
    const drawn = at(['turn 5 red tile', GATE]).play('red: expire', { draws: [corner] })
    expect(drawn.state.townStack.filter((kind) => kind === corner)).toHaveLength(3)
    expect(drawn.asked()).toEqual(['red: place'])
    const town = kinds.filter(({ id, zone }) => zone === 'town' && id !== 'town_square')
    const removed = `removed ${town.map(({ id, copies }) => `${id}*${copies}`).join(', ')}`
    const base = at(['turn 5 red tile', GATE, removed], {}, { draws: [index['tee_b']!] })
    expect(base.asked()).toEqual(['red: place'])
  })

  it('[ZMB-W.i] places a tile on the first legal place in reading order, and fills it so', () => {
    const table = at(['turn 5 red place tee_t by red', 'tile straight_t 0 -1 turn 0']).play('red: expire')
    expect([table.state.tileX[2], table.state.tileY[2], table.state.tileTurn[2]]).toEqual([0, -2, 0])
    expect(table.asked()).toEqual(['red: fill'])
    expect(zombies(table.play('red: expire'))).toEqual(['2.3', '2.4', '2.5'])
    const shop = at(['turn 5 red place florist by red']).play('red: expire')
    // Three zombies on three spaces go by themselves; then the life, then the bullet.
    expect(shop.asked()).toEqual(['red: fill'])
    shop.play('red: expire')
    const tokens = shop.state.counter.slice(9)
    expect(tokens.filter((token) => token > 0)).toEqual([1, 2])
    expect(tokens.findIndex((token) => token > 0)).toBe(shop.state.zombie.slice(9).findIndex((kind) => kind > 0))
  })

  it('[ZMB-W.i] pays with bullets where they suffice, else with a life, with the kit where it would be the last', () => {
    const short = (red: string) =>
      at(['turn 5 red combat', `red ${red}`, 'blue at 0.1', 'green at 0.1', square('z')])
        .play('red: pass', { dice: [2] })
        .play('red: expire').state
    expect(short('bullets 2')).toMatchObject({ bullets: [0, 3, 3], lives: [3, 3, 3], reserve: [1, 0, 0] })
    expect(short('bullets 1')).toMatchObject({ bullets: [1, 3, 3], lives: [2, 3, 3], reserve: [0, 0, 0] })
    const kit = 'bullets 1 inplay first-aid-kit'
    expect(short(`${kit} lives 2`)).toMatchObject({ lives: [1, 3, 3], inPlay: [[cardNamed('first-aid-kit')], [], []] })
    expect(short(`${kit} lives 1`)).toMatchObject({ lives: [1, 3, 3], inPlay: [[], [], []] })
    // Bullets first, even on the last life.
    expect(short('bullets 2 lives 1 inplay first-aid-kit').inPlay[0]).toHaveLength(1)
  })

  it('[ZMB-W.i] uses ADJUSTING NICELY', () => {
    const red = 'red lives 1 bullets 0 reserve 14 inplay adjusting-nicely'
    const table = at(['turn 5 red combat', red, square('z')])
      .play('red: pass', { dice: [1] })
      .play('red: pay life')
    expect(table.asked()).toEqual(['red: death'])
    expect(table.play('red: expire').state).toMatchObject({ reserve: [14, 0, 0], inPlay: [[], [], []] })
  })

  it('[ZMB-W.i] stays where they may, also when another player steers', () => {
    expect(at(['turn 5 red move 4']).play('red: expire').state.position[0]).toBe(4)
    const steered = at(['turn 5 red move 4', 'effects brain-cramp blue'])
    expect(steered.asked()).toEqual(['blue: step'])
    expect(steered.play('blue: expire').state.position[0]).toBe(4)
  })

  it('[ZMB-W.i] goes out by a shortest way where claustrophobia drives the player', () => {
    const table = at(['turn 5 red move 4', 'red at 1.0', GAS, 'effects shut'])
    table.play('red: expire')
    expect(table.state.position[0]).toBe(10)
    table.play('red: pass').play('red: expire').play('red: pass')
    expect(table.state.position[0]).toBe(13)
    // Outside, the player may stay.
    table.play('red: expire')
    expect(table.state.position[0]).toBe(13)
    expect(table.asked()).toEqual(['red: pre-zombie'])
  })

  it('[ZMB-W.i] walks a player in the first direction, north before east, step by step', () => {
    const table = chosen(
      'where-did-everybody-go',
      ['red at 0.3 hand where-did-everybody-go', 'blue at 0.4'],
      ' on blue',
    )
    table.play('red: expire')
    expect(table.state.position[1]).toBe(1)
    table.play('red: expire')
    expect(table.state.position[1]).toBe(4)
    table.play('red: expire').play('red: expire').play('red: expire')
    expect(table.asked()).toEqual(['red: pre-zombie'])
    expect(table.state.position[1]).toBe(1)
  })

  it('[ZMB-W.i] moves the zombies in order, each in its first direction', () => {
    const lines = ['turn 5 red zombies 2', 'tile 0 town_square 0 0 turn 0 : # z # / . . z / # . #']
    const table = at(lines).play('red: expire')
    // From 0.1 only the way south is open, from 0.5 the way west is taken by then: 0.4 is full.
    expect(zombies(table)).toEqual(['0.4', '0.5'])
    const free = at([
      'turn 5 red zombies 2',
      'tile 0 town_square 0 0 turn 0 : # z # / . . . / # z #',
      'tile straight_t 0 -1 turn 0',
    ])
    expect(zombies(free.play('red: expire'))).toEqual(['0.4', '1.7'])
  })

  it('[ZMB-W.i] names the next player clockwise from the announcer', () => {
    const hands = ['red', 'blue hand fear', 'green hand you-lookin-at-me']
    const table = at(['turn 5 blue pre-zombie', ...hands]).play('blue: play fear on green')
    table.play('green: play you-lookin-at-me')
    expect(table.asked()).toEqual(['blue: redirect'])
    // Green was the target, red comes next; blue would be the last.
    expect(table.play('blue: expire').state.fear).toEqual([1, 0, 0])
  })

  it('[ZMB-W.i] names the next building in reading order', () => {
    const tiles = [GAS, 'tile florist 0 1 turn 2', 'tile toy_store 1 0 turn 1']
    const table = at([
      'turn 5 red pre-zombie',
      'red hand just-when-you-thought',
      'blue hand you-lookin-at-me',
      ...tiles,
    ])
    table.play('red: play just-when-you-thought on 1').play('blue: play you-lookin-at-me').play('red: expire')
    expect(zombies(table).every((space) => space.startsWith('2.'))).toBe(true)
    expect(zombies(table)).toHaveLength(3)
  })

  it('[ZMB-W.i] discards nothing, and in the zone keeps the three oldest', () => {
    const table = at(['turn 5 red discard', 'red hand fear, grenade']).play('red: expire')
    expect(table.state.hands[0]).toHaveLength(2)
    const hand = ['fear', 'grenade', 'skateboard', 'chainsaw', 'dynamite']
    const cut = at(['turn 5 red cut', `red hand ${hand.join(', ')}`, 'effects in-the-zone'])
    cut.play('red: expire').play('red: expire')
    expect(cut.state.hands[0]).toEqual(hand.slice(0, 3).map(cardNamed))
  })

  it.each(['announce', 'tile-drawn', 'pre-move', 'move-set'])('[ZMB-W.i] [ZMB-W.h] lets %s pass', (window) => {
    const moment = {
      announce: 'pre-zombie',
      'tile-drawn': 'tile tee_t',
      'pre-move': 'pre-move',
      'move-set': 'move-set 2',
    }
    const table = at([`turn 5 red ${moment[window as keyof typeof moment]}`, 'red hand fear', 'blue hand fear'])
    if (window === 'announce') table.play('red: play fear on blue')
    expect(table.asked()).toContain(`blue: ${window}`)
    table.play('blue: expire')
    expect(table.asked()).not.toContain(`blue: ${window}`)
    expect(table.state.hands[1]).toHaveLength(1)
  })
})

describe('time that is up while a card waits for choices', () => {
  it('[ZMB-W.i] puts zombies in reading order, as many as asked for', () => {
    const screwed = chosen('were-screwed', ['red hand were-screwed', GAS]).play('red: expire')
    expect(zombies(screwed)).toEqual(['0.1', '0.3', '0.4', '0.5', '0.7', '1.0', '1.1', '1.2', '1.3', '1.4'])
    const people = ['red at 0.1 hand zombie-master', 'blue at 0.3', 'green at 0.3']
    expect(zombies(chosen('zombie-master', [...people, GAS]).play('red: expire'))).toEqual([
      '0.4',
      '0.5',
      '0.7',
      '1.0',
      '1.1',
    ])
    const shop = ['red hand slight-miscalculation', `${GAS} : . z . / . . . / # . #`]
    expect(zombies(chosen('slight-miscalculation', shop, ' on 1').play('red: expire'))).toEqual(['1.0', '1.1'])
  })

  it('[ZMB-W.i] takes the first weapon, where there is none the bullets', () => {
    const armed = ['red hand butter-fingers', 'blue inplay grenade, chainsaw']
    const dropped = chosen('butter-fingers', armed, ' on blue').play('red: expire')
    expect(dropped.state).toMatchObject({ inPlay: [[], [cardNamed('chainsaw')], []], bullets: [3, 3, 3] })
    const bare = chosen('butter-fingers', ['red hand butter-fingers'], ' on blue').play('red: expire')
    expect(bare.state.bullets).toEqual([3, 1, 3])
    const taken = chosen(
      'you-dont-need-that',
      ['red hand you-dont-need-that', 'blue inplay grenade, chainsaw'],
      ' on blue',
    )
    expect(taken.play('red: expire').state.inPlay).toEqual([[cardNamed('grenade')], [cardNamed('chainsaw')], []])
  })

  it('[ZMB-W.i] moves the first zombie to the first space', () => {
    const shoo = ['red at 0.3 hand no-brains-here', 'blue at 0.4', square('z')]
    expect(zombies(chosen('no-brains-here', shoo, ' on blue').play('red: expire'))).toEqual(['0.1'])
    const moved = ['red hand this-isnt-so-bad', 'tile 0 town_square 0 0 turn 0 : # . # / . . z / # z #']
    const table = chosen('this-isnt-so-bad', moved)
    for (let i = 0; i < 4; i++) table.play('red: expire')
    expect(zombies(table)).toEqual(['0.1', '0.3'])
    expect(table.asked()).toEqual(['red: pre-zombie'])
  })

  it('[ZMB-W.i] mines the first tile that has zombies on its roads, and its first spaces', () => {
    const lines = ['red hand mine-field', 'tile straight_t 0 -1 turn 0 : # z # / # z # / # z #']
    const table = chosen('mine-field', lines, '', { dice: [2] })
    table.play('red: expire').play('red: expire').play('red: expire')
    expect(zombies(table)).toEqual(['1.7'])
    expect(table.state.reserve).toEqual([2, 0, 0])
  })

  it('[ZMB-W.i] [ZMB-W.m] [ZMB-R.20] repairs with bullets where they suffice, never with lives', () => {
    const lines = ['red hand i-dont-think-theyre-dead', 'blue reserve 5 bullets 2']
    const table = chosen('i-dont-think-theyre-dead', lines, ' on blue', { dice: [3, 1] })
    expect(table.asked()).toEqual(['blue: card.i-dont-think-theyre-dead'])
    table.play('blue: expire')
    expect(table.state.bullets).toEqual([3, 1, 3])
    // Three are missing for the other die: the player lets it be.
    table.play('blue: expire')
    expect(table.state).toMatchObject({ bullets: [3, 1, 3], lives: [3, 3, 3], reserve: [0, 3, 0] })
  })
})
