import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options })

const HELIPAD = (pieces: string) => `tile helipad_town 0 -1 turn 0 : ${pieces}`
const EMPTY = HELIPAD('. . . / . . . / . . .')
const GUARDED = HELIPAD('. . . / . z . / . . .')
/** Red is one step south of the middle. */
const BEFORE = ['turn 9 red move 3 of 6', 'red at 1.7 reserve 3']

describe('the helicopter', () => {
  it('[ZMB-1.1.a] takes the player who reaches the middle of a helipad, at once', () => {
    const table = at([...BEFORE, EMPTY]).play('red: step 1.4')
    expect(table.state.outcome).toEqual({ winners: [0], reason: 'helicopter', rule: 'ZMB-1.1.a' })
    expect(table.asked()).toEqual([])
  })

  it('[ZMB-1.1.a] and no other space of it', () => {
    const table = at([...BEFORE, EMPTY])
      .play('red: step 1.8')
      .play('red: step 1.5')

    expect(table.state.outcome).toBeNull()
  })

  it('[ZMB-1.1.a] on the base helipad as well', () => {
    const base = ['tile front_gate 0 1 turn 0', 'tile helipad_base 0 2 turn 0']
    const table = at(['turn 9 red move 1', 'red at 2.1', ...base]).play('red: step 2.4')
    expect(table.state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
  })

  it('[ZMB-1.1.a] [ZMB-R.01] a zombie there must be beaten first', () => {
    const table = at([...BEFORE, GUARDED])
    table.play('red: step 1.4', { dice: [3] })
    expect(table.state.outcome).toBeNull()
    expect(table.asked()).toEqual(['red: price'])
    table.play('red: pay life', { dice: [4] })
    expect(table.state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
    expect(table.state.reserve).toEqual([4, 0])
  })

  it('[ZMB-1.1.a] by option arriving is enough', () => {
    const table = at([...BEFORE, GUARDED], { helipadWinTiming: 'onEntry' }).play('red: step 1.4')
    expect(table.state.outcome).toMatchObject({ winners: [0], reason: 'helicopter', rule: 'ZMB-1.1.a' })
    expect(table.state.zombie[13]).toBe(1)
    expect(table.state.reserve).toEqual([3, 0])
  })

  it('[ZMB-1.1.a] [ZMB-R.01] no fight is due while zombies have something else to eat', () => {
    const table = at([...BEFORE, GUARDED, 'effects alternate-food-source blue 2']).play('red: step 1.4')
    expect(table.state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
    expect(table.state.zombie[13]).toBe(1)
  })

  it('[ZMB-1.1.d] does not wait for the dead', () => {
    const lines = ['turn 9 red move 3 of 6', 'red at 1.7 reserve 3 lives 1 bullets 0', GUARDED]
    const table = at(lines).play('red: step 1.4', { dice: [3] })
    table.play('red: pay life', { dice: [1] })
    expect(table.state.outcome).toBeNull()
    expect(table.state).toMatchObject({ position: [4, 4], lives: [3, 3], reserve: [1, 0] })
    expect(table.state.zombie[13]).toBe(1)
  })

  it.each([
    ['the zombie is led away', 'no-brains-here', 'play no-brains-here on red', ['pick 1.1']],
    ['the zombie is put elsewhere', 'this-isnt-so-bad', 'play this-isnt-so-bad', ['pick 1.4', 'pick 0.1']],
    ['nobody fights now', 'alternate-food-source', 'play alternate-food-source', []],
  ])('[ZMB-1.1.e] takes a player whose fight there ends otherwise: %s', (_, card, play, picks) => {
    const table = at(['turn 9 red move 3 of 6', `red at 1.7 reserve 3 hand ${card}`, GUARDED])
    table.play('red: step 1.4').play(`red: ${play}`)
    for (const pick of picks) table.play(`red: ${pick}`)
    expect(table.state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
    expect(table.state.reserve).toEqual([3, 0])
  })

  it('[ZMB-1.1.e] also when another player’s card kills the zombie', () => {
    const lines = ['turn 9 red move 3 of 6', 'red at 1.7', 'blue hand mine-field', GUARDED]
    const table = at(lines)
      .play('red: step 1.4')
      .play('blue: play mine-field', { dice: [1] })
    table.play('blue: tile 1').play('blue: pick 1.4')
    expect(table.state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
    expect(table.state.reserve).toEqual([0, 1])
  })
})

describe('the collection', () => {
  const fight = (reserve: number, options: Readonly<Record<string, Plain>> = {}) =>
    at(
      ['turn 9 red combat', `red reserve ${reserve} hand fear`, 'tile town_square 0 0 turn 0 : # . # / . z . / # . #'],
      options,
    ).play('red: pass', { dice: [4] }).state.outcome

  it('[ZMB-1.1.b] of twenty-five wins at once; of twenty-four it does not', () => {
    expect(fight(24)).toEqual({ winners: [0], reason: 'collection', rule: 'ZMB-1.1.b' })
    expect(fight(23)).toBeNull()
  })

  it('[ZMB-1.1.b] by option of another number', () => {
    expect(fight(9, { winZombies: 10 })).toMatchObject({ winners: [0], reason: 'collection' })
    expect(fight(8, { winZombies: 10 })).toBeNull()
    expect(fight(24, { winZombies: 40 })).toBeNull()
    expect(fight(39, { winZombies: 40 })).toMatchObject({ winners: [0] })
    expect(() => at(['turn 1 red'], { winZombies: 9 })).toThrow('options.winZombies')
    expect(() => at(['turn 1 red'], { winZombies: 41 })).toThrow('options.winZombies')
  })

  it('[ZMB-1.1.b] wins on another player’s turn, and by a card', () => {
    const lines = [
      'turn 9 red pre-zombie',
      'blue reserve 24 hand dynamite',
      'tile town_square 0 0 turn 0 : # z # / . . . / # . #',
    ]
    const blast = (die: number) => at(lines).play('blue: play dynamite at 0.1', { dice: [die] }).state.outcome
    expect(blast(4)).toEqual({ winners: [1], reason: 'collection', rule: 'ZMB-1.1.b' })
    // A three takes two lives instead. The zombie die follows.
    const table = at(lines).play('blue: play dynamite at 0.1', { dice: [3, 1] })
    expect(table.state.outcome).toBeNull()
    expect(table.state.lives).toEqual([3, 1])
  })

  it('[ZMB-1.1.c] is looked at after every single zombie: what is left of an effect does not happen', () => {
    // Three zombies and the last life: the second zombie ends it, the third stays, and no life is lost.
    const grenade = (reserve: number) =>
      at([
        'turn 9 red pre-zombie',
        `red at 1.4 lives 1 reserve ${reserve} inplay grenade hand fear`,
        'tile florist 1 0 turn 0 : z z z / . . . / # . #',
      ])
    const won = grenade(23).play('red: use grenade on 1').state
    expect(won.outcome).toMatchObject({ winners: [0], reason: 'collection' })
    expect(won).toMatchObject({ lives: [1, 3], reserve: [25, 0] })
    expect(won.zombie.slice(9, 12)).toEqual([0, 0, 1])
    // One short: banked first, then the player dies, and half of the larger collection is gone.
    const dead = grenade(21).play('red: use grenade on 1').state
    expect(dead.outcome).toBeNull()
    expect(dead).toMatchObject({ lives: [3, 3], reserve: [12, 0], position: [4, 4] })
  })

  it('[ZMB-1.1.c] is looked at after every step: the player need not stop on the middle', () => {
    const table = at(['turn 9 red move 6', 'red at 1.7', EMPTY]).play('red: step 1.4')
    expect(table.state.outcome).toMatchObject({ reason: 'helicopter' })
    expect(table.refusal('red: step 1.1').rule).toBe('TABLE.1')
  })
})

describe('a closed map', () => {
  /** The helipad north of the square, two streets that come back to it, and dead ends: only its own north is open. */
  const STREETS = [
    EMPTY,
    'tile corner_t 1 -1 turn 1',
    'tile corner_t 1 0 turn 2',
    'tile corner_t -1 -1 turn 0',
    'tile corner_t -1 0 turn 3',
    'tile police_station 0 1 turn 2',
  ]
  const LID = 'tile hospital 0 -2 turn 0'
  const reach = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}) =>
    at(['turn 9 red move 2 of 3', 'red at 1.7 hand fear', ...lines], options).play('red: step 1.4')

  it('[ZMB-R.01] leaves a helipad on the table worth reaching', () => {
    expect(reach([...STREETS, LID]).state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
  })

  it('[ZMB-R.01] by option makes the collection the only way, once no tile fits', () => {
    const letter = { closedMapDisablesHelipad: true }
    // One open road is enough for the helicopter to come.
    expect(reach(STREETS, letter).state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
    const closed = reach([...STREETS, LID], letter)
    expect(closed.state.outcome).toBeNull()
    expect(closed.state.position[0]).toBe(13)
    expect(closed.asked()).toEqual(['red: step'])
    closed.play('red: pass').play('red: step 1.1')
  })
})

describe('rounds that are counted', () => {
  /** Red and blue as given, at the end of blue's turn. */
  const end = (red: string, blue: string, given: Readonly<Record<string, Plain>> = {}, turn = 20) =>
    at([`turn ${turn} blue discard`, `red ${red} hand dynamite`, `blue ${blue} hand fear`], {
      maxRounds: 10,
      ...given,
    }).play('blue: done').state.outcome

  it('[ZMB-R.28] end the game after so many, and not one turn before', () => {
    expect(end('reserve 3', 'reserve 2')).toEqual({ winners: [0], reason: 'rounds', rule: 'ZMB-R.28' })
    expect(end('reserve 3', 'reserve 2', {}, 19)).toBeNull()
    expect(end('reserve 3', 'reserve 2', { maxRounds: 11 })).toBeNull()
    expect(end('reserve 3', 'reserve 2', { maxRounds: 0 }, 2_000)).toBeNull()
  })

  it('[ZMB-R.28] for the most zombies, then lives, then bullets, else for all who are equal', () => {
    expect(end('reserve 3 lives 1 bullets 0', 'reserve 2 lives 5 bullets 9')?.winners).toEqual([0])
    expect(end('reserve 3 lives 2 bullets 0', 'reserve 3 lives 1 bullets 2000')?.winners).toEqual([0])
    expect(end('reserve 3 lives 2 bullets 4', 'reserve 3 lives 2 bullets 5')?.winners).toEqual([1])
    expect(end('reserve 3 lives 2 bullets 5', 'reserve 3 lives 2 bullets 5')?.winners).toEqual([0, 1])
  })
})
