import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { turnOf } from './frames/kinds.js'
import module from './index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`
const ROAD = 'tile straight_t 0 -1 turn 0'
const WAY = 'tile straight_t 0 -1 turn 0 : # . # / # z # / # . #'

describe('a death', () => {
  it('[ZMB-1.3.2.f] takes weapons in play, not a chainsaw that runs or a fire that burns', () => {
    const red = 'red lives 2 hand dynamite inplay chainsaw, fire-axe flags chainsaw molotov:1'
    const table = at(['turn 5 red pre-zombie', red, 'blue hand fear', 'tile drug_store 1 0 turn 0'])
    table.play('red: play dynamite at 0.1').play('blue: pass', { dice: [3] })
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'died', seat: 0 }))
    expect(table.state).toMatchObject({ inPlay: [[], []], lives: [3, 3] })
    expect(turnOf(table.state)).toMatchObject({ chainsaw: [1, 0], molotov: [1, -1] })
    // They end with the turn.
    table.play('blue: pass', { dice: [1] })
    expect(table.play('blue: pass').state).toMatchObject({ turn: 6 })
    expect(turnOf(table.state)).toMatchObject({ chainsaw: [0, 0], molotov: [-1, -1] })
  })

  it('[ZMB-card.chainsaw] still counts in a fight after it', () => {
    // Died in step 1; the zombie on the town square waits for step 2 of the same turn.
    const red = 'red at 1.4 lives 1 bullets 0 hand dynamite, grenade, fear flags chainsaw'
    const table = at(['turn 5 red after-tile', red, 'blue hand fear', square('z'), ROAD])
    table
      .play('red: play dynamite at 1.1')
      .play('blue: pass', { dice: [1] })
      .play('blue: pass')
    expect(table.state).toMatchObject({ position: [4, 4], lives: [3, 3] })
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [2] })
    expect(table.state.reserve).toEqual([1, 0])
    expect(table.events).toContainEqual(
      expect.objectContaining({ kind: 'roll-hit', modifiers: [{ rule: 'ZMB-card.chainsaw', value: 2 }] }),
    )
  })
})

describe('the window after a step', () => {
  const dying = (options: Readonly<Record<string, Plain>> = {}) =>
    at(['turn 5 red move 5', 'red at 1.7 lives 1 bullets 0', 'blue hand fear', WAY], options).play('red: step 1.4')

  it('[ZMB-W.c] does not open when its fight has cost the movement', () => {
    const table = dying()
      .play('blue: pass', { dice: [1] })
      .play('red: pay life')
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    const timed = dying({ interruptMode: 'timed' })
      .play('red: pass', { dice: [1] })
      .play('red: pay life')
    expect(timed.asked()).toEqual(['red: pre-zombie'])
  })

  it('[ZMB-W.c] opens after a fight that was won', () => {
    const table = dying().play('blue: pass', { dice: [4] })
    expect(table.asked()).toEqual(['blue: step'])
  })

  it('[ZMB-W.c] [ZMB-card.breakthrough] does not open where a wall held in that fight, which goes on all the same', () => {
    const red = 'red at 1.7 hand breakthrough'
    const table = at(['turn 5 red move 5', red, 'blue hand fear', WAY]).play('red: step 1.4')
    table.play('red: play breakthrough at 0.4').play('blue: pass', { dice: [4] })
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [4] })
    expect(table.state.reserve).toEqual([1, 0])
    expect(table.asked()).toEqual(['blue: pre-zombie'])
  })

  it('[ZMB-W.d] [ZMB-card.breakthrough] is offered again where the wall held in it', () => {
    const table = at(['turn 5 red stepped 3 of 5', 'red at 1.4 hand breakthrough', 'blue hand fear', ROAD])
    table.play('red: play breakthrough at 0.4').play('blue: pass', { dice: [1] })
    expect(table.asked()).toEqual(['blue: step'])
    expect(table.play('blue: pass').asked()).toEqual(['blue: pre-zombie'])
  })
})

describe('WHAT IS THAT SMELL', () => {
  const lines = (blue: string, red = 'red at 1.7') => ['turn 5 red stepped 3 of 5', red, `blue hand ${blue}`, ROAD]

  it('[ZMB-card.bad-sense-of-direction] [ZMB-card.what-is-that-smell] carried back onto the tile he goes on from there', () => {
    const table = at([...lines('bad-sense-of-direction'), 'effects smell 0, has-left'])
    table.play('blue: play bad-sense-of-direction on red')
    expect(table.asked()).toEqual(['red: step'])
    expect(table.offered('red')).toEqual(['step 0.1', 'step 0.5', 'step 0.7', 'step 0.3', 'stop'])
    table.play('red: step 0.1').play('red: step 1.7')
    expect(table.refusal('red: step 0.1')).toEqual({
      rule: 'ZMB-card.what-is-that-smell',
      key: 'ZMB-card.what-is-that-smell.back',
    })
  })

  it('[ZMB-card.what-is-that-smell] [ZMB-card.where-did-everybody-go] nobody walks him back onto it this turn', () => {
    const table = at([...lines('where-did-everybody-go'), 'effects smell 0, has-left'])
    table.play('blue: play where-did-everybody-go on red')
    expect(table.offered('blue')).toEqual(['step 1.4'])
    expect(table.refusal('blue: step 0.1').rule).toBe('ZMB-card.what-is-that-smell')
    const free = at(lines('where-did-everybody-go')).play('blue: play where-did-everybody-go on red')
    expect(free.offered('blue').sort()).toEqual(['step 0.1', 'step 1.4'])
  })

  it('[ZMB-card.what-is-that-smell] [ZMB-1.3.4.b] comes too late once THE KEYS have replaced the roll', () => {
    const hands = ['red hand the-keys-are-still-in-it', 'blue hand what-is-that-smell, your-shoes-untied']
    const table = at(['turn 5 red pre-move', ...hands])
    table.play('red: play the-keys-are-still-in-it').play('blue: pass')
    expect(table.offered('blue')).toEqual(['pass', 'play your-shoes-untied on red'])
    expect(table.refusal('blue: play what-is-that-smell on red').rule).toBe('ZMB-W.n')
    const before = at(['turn 5 red pre-move', ...hands]).play('red: pass')
    expect(before.offered('blue')).toContain('play what-is-that-smell on red')
  })
})

describe('CLAUSTROPHOBIA', () => {
  const crossing = 'tile cross_t 1 0 turn 0'
  const hospital = 'tile hospital 0 -1 turn 0'
  const police = 'tile police_station 1 -1 turn 0'

  it('[ZMB-card.claustrophobia] a passage into another building is no way out, however short', () => {
    const tiles = [hospital, crossing, police, 'joins 1.0-3.4']
    const table = at(['turn 5 red move 5', 'red at 1.0', ...tiles, 'effects shut'])
    expect(table.offered('red').sort()).toEqual(['step 1.1', 'step 1.3'])
    expect(table.refusal('red: step 3.4')).toEqual({
      rule: 'ZMB-card.claustrophobia',
      key: 'ZMB-card.claustrophobia.in',
    })
    expect(table.refusal('red: stop').rule).toBe('ZMB-card.claustrophobia')
  })

  it('[ZMB-card.claustrophobia] a passage to a road is one', () => {
    const tiles = [hospital, crossing, police, 'joins 1.0-0.4']
    const table = at(['turn 5 red move 5', 'red at 1.0', ...tiles, 'effects shut'])
    expect(table.offered('red')).toEqual(['step 0.4'])
    expect(table.refusal('red: step 1.1')).toEqual({ rule: 'ZMB-card.claustrophobia' })
  })
})

describe('a fight that comes by other means', () => {
  const lines = (moment: string) => [
    `turn 5 red ${moment}`,
    'red at 1.7',
    'blue hand where-did-everybody-go, fear',
    'green hand bad-sense-of-direction',
    square('z'),
    WAY,
  ]

  it('[ZMB-1.3.2.l] is not had by an active player who is walked and carried off outside steps 2 and 5', () => {
    const table = at(lines('pre-zombie'), { seats: 3 })
    table.play('blue: play where-did-everybody-go on red').play('green: pass').play('blue: step 1.4')
    expect(table.asked()).toEqual(['green: combat'])
    table.play('green: play bad-sense-of-direction on red')
    expect(table.state.position[0]).toBe(4)
    // No roll against the zombie there: the walk goes on with what is left of it.
    expect(table.asked()).toEqual(['blue: walk'])
    expect(table.state.lives[0]).toBe(3)
  })

  it('[ZMB-1.3.2.l] but in step 5 it is', () => {
    const table = at(lines('stepped 3 of 5'), { seats: 3 })
    table.play('blue: play where-did-everybody-go on red').play('green: pass').play('blue: step 1.4')
    // Blue and green have played: the die falls at once, and then the walk goes on.
    table.play('green: play bad-sense-of-direction on red', { dice: [4] })
    expect(table.state).toMatchObject({ position: [4, 4, 4], reserve: [1, 0, 0] })
    expect(table.asked()).toEqual(['blue: walk'])
  })

  it('[ZMB-1.3.2.l] [ZMB-R.33] a death in step 2 spares nobody a fight of step 4', () => {
    const red = 'red at 1.4 lives 1 bullets 0 hand fear, fear, brain-cramp played 1'
    const north = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const table = at(['turn 5 red combat', red, 'blue hand where-did-everybody-go', north, WAY], {
      deathBeforeMove: 'moveFromTownSquare',
    })
    table
      .play('blue: pass', { dice: [1] })
      .play('red: pay life')
      .play('blue: pass')
    expect(table.asked()).toEqual(['blue: pre-move'])
    table.play('blue: play where-did-everybody-go on red')
    table.play('blue: step 0.1', { dice: [4] })
    expect(table.state.reserve[0]).toBe(1)
  })
})

describe('a life that lies under a player with five', () => {
  const ward = 'tile hospital 0 -1 turn 0 : L . . / . . . / . . .'

  it('[ZMB-1.3.5.e] [ZMB-1.3.5.f] is his as soon as he loses one', () => {
    const table = at(['turn 5 red pre-zombie', 'red at 1.0 lives 5 hand dynamite', 'blue hand fear', ward])
    table.play('red: play dynamite at 1.1').play('blue: pass', { dice: [3] })
    expect(table.state.lives).toEqual([4, 3])
    expect(table.state.counter[9]).toBe(0)
  })

  it('[ZMB-1.3.5.e] not while a zombie is there too', () => {
    const taken = ward.replace('L . .', 'zL . .')
    const table = at(['turn 5 red pre-zombie', 'red at 1.0 lives 5 hand dynamite', 'blue hand fear', taken])
    table.play('red: play dynamite at 1.1').play('blue: pass', { dice: [3] })
    expect(table.state.lives).toEqual([3, 3])
    expect(table.state.counter[9]).toBe(1)
  })
})

describe('the two tiles that follow the gate', () => {
  // A town road points west to (0,3), where a base tile can therefore never lie.
  const ring = [
    'tile straight_t 1 0 turn 1',
    'tile corner_t 2 0 turn 1',
    'tile straight_t 2 1 turn 0',
    'tile straight_t 2 2 turn 0',
    'tile corner_t 2 3 turn 2',
    'tile straight_t 1 3 turn 1',
  ]
  const gate = (options: Readonly<Record<string, Plain>> = {}) =>
    at(['turn 5 red place front_gate', 'red', ...ring], options).play('red: place front_gate 0 1 turn 0')

  it('[ZMB-R.02] [ZMB-1.3.1.m] [ZMB-1.3.1.q] are both placed: the first leaves room for the other where it can', () => {
    const table = gate()
    expect(table.offered('red')).toEqual(['place cross_b 0 2 turn 0'])
    expect(table.refusal('red: place straight_b 0 2 turn 0').rule).toBe('ZMB-1.3.1.q')
    table.play('red: place cross_b 0 2 turn 0')
    expect(table.offered('red')).toEqual(['place straight_b -1 2 turn 1'])
    expect(table.state.removed).toEqual([])
  })

  it('[ZMB-W.i] so they are when time is up', () => {
    const table = gate({ interruptMode: 'timed' }).play('red: expire').play('red: expire')
    expect(table.asked()).toEqual(['red: fill'])
    expect(table.state.removed).toEqual([])
  })

  it('[ZMB-1.3.1.q] gateMustLeaveRoom false: the straight may take the place of both', () => {
    const table = gate({ gateMustLeaveRoom: false })
    expect(table.offered('red').sort()).toEqual(['place cross_b 0 2 turn 0', 'place straight_b 0 2 turn 0'])
    expect(table.play('red: place straight_b 0 2 turn 0').state.removed).toHaveLength(1)
  })
})

describe('the end of a turn', () => {
  const FIVE = 'hand fear, grenade, skateboard, fire-axe, molotov-cocktail'

  it('[ZMB-1.3.7.a] effects run out first, then the zone is cut to three', () => {
    const effects = 'effects in-the-zone, alternate-food-source red 1, govt-enhanced-zombies red 2'
    const table = at(['turn 5 red discard', `red ${FIVE} flags chainsaw`, 'blue hand fear', effects]).play('red: done')
    expect(table.asked()).toEqual(['red: cut'])
    expect(table.state).toMatchObject({ foodSource: -1, govtEnhanced: 0, govtEnhancedEnds: 1 })
    expect(turnOf(table.state)).toMatchObject({ chainsaw: [0, 0] })
    expect(table.state.hands[0]).toHaveLength(5)
    table.play('red: discard fear').play('red: discard grenade')
    // Once, not again when the turn is over.
    expect(table.state).toMatchObject({ turn: 6, govtEnhanced: 0, govtEnhancedEnds: 1 })
    expect(turnOf(table.state)).toMatchObject({ inTheZone: false })
    expect(table.asked()).toEqual(['blue: turn-start'])
  })

  it('[ZMB-card.hysterical-paralysis] a skipped turn runs them out too, without a question', () => {
    const effects = 'effects alternate-food-source red 1, all-the-marbles red'
    const table = at(['turn 5 red begins', 'red hand fear flags skip fear claustrophobia', 'blue hand fear', effects])
    expect(table.asked()).toEqual(['blue: turn-start'])
    expect(table.state).toMatchObject({ turn: 6, foodSource: -1, marbles: -1, fear: [0, 0], claustrophobia: [0, 0] })
  })
})
