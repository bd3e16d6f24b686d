import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cardNamed } from '../cards/card.js'
import { TITLES } from '../cards/index.js'
import { turnOf } from '../frames/kinds.js'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

const HAND = 'hand fear, claustrophobia, brain-cramp played 1'
const GAS = 'tile gas_station 0 -1 turn 0'
const EAST = 'tile straight_t 1 0 turn 1'
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`

describe('zombies that a card kills', () => {
  const around = 'tile 0 town_square 0 0 turn 0 : # z # / . . z / # . #'
  const blast = (options: Readonly<Record<string, Plain>>, reserve = 0, dice = [4, 1]) =>
    at(['turn 5 red pre-zombie', `red reserve ${reserve} hand dynamite, fear`, around], options).play(
      'red: play dynamite at 0.1 0.5',
      { dice },
    ).state

  it('[ZMB-R.17] go to the collection, and win', () => {
    expect(blast({})).toMatchObject({ reserve: [2, 0], kills: [2, 0], outcome: null })
    expect(blast({}, 24, [4]).outcome).toMatchObject({ winners: [0], reason: 'collection' })
  })

  it('[ZMB-R.17] cardKillsCount false: they are only gone', () => {
    const state = blast({ cardKillsCount: false }, 24)
    expect(state).toMatchObject({ reserve: [24, 0], outcome: null })
    expect(state.zombie.some((kind) => kind > 0)).toBe(false)
    // A fight counts as ever.
    const fought = at(['turn 5 red combat', `red ${HAND}`, 'blue hand fear', square('z')], { cardKillsCount: false })
    expect(fought.play('blue: pass', { dice: [4] }).state.reserve).toEqual([1, 0])
  })
})

describe('I DON’T THINK THEY’RE DEAD', () => {
  const dead = (blue: string, dice: readonly number[]) =>
    at(['turn 5 red pre-zombie', 'red hand i-dont-think-theyre-dead, grenade', `blue ${blue}`]).play(
      'red: play i-dont-think-theyre-dead on blue',
      { dice },
    )

  it('[ZMB-R.20] two zombies are lost in all if any die stays at 3, one where there is only one', () => {
    expect(dead('reserve 5', [3, 3]).play('blue: done', { dice: [1] }).state.reserve).toEqual([0, 3])
    expect(dead('reserve 5', [3, 4]).play('blue: done', { dice: [1] }).state.reserve).toEqual([0, 3])
    expect(dead('reserve 1', [3, 1]).play('blue: done', { dice: [1] }).state.reserve).toEqual([0, 0])
    expect(dead('reserve 5', [4, 4, 1]).state.reserve).toEqual([0, 5])
  })

  it('[ZMB-R.20] a life buys that die again, as often as the player likes, but never the last', () => {
    const table = dead('reserve 5 lives 3 bullets 0', [1, 6])
    expect(table.offered('blue')).toEqual(['repair 1 with life', 'done'])
    table.play('blue: repair 1 with life', { dice: [3] }).play('blue: repair 1 with life', { dice: [2] })
    expect(table.state.lives).toEqual([3, 1])
    expect(table.offered('blue')).toEqual(['done'])
    const lucky = dead('reserve 5 lives 2 bullets 0', [1, 6]).play('blue: repair 1 with life', { dice: [4, 1] })
    expect(lucky.state).toMatchObject({ lives: [3, 1], reserve: [0, 5] })
  })

  it('[ZMB-R.20] bullets make up what is missing to four, each die for itself', () => {
    const table = dead('reserve 5 bullets 4', [2, 1]).play('blue: repair 1 with bullets')
    expect(table.state.bullets).toEqual([3, 2])
    expect(table.offered('blue')).toEqual(['repair 2 with life', 'done'])
  })
})

describe('BREAKTHROUGH', () => {
  const lines = (moment: string, more: readonly string[] = []) => [
    `turn 5 red ${moment}`,
    'red hand breakthrough, fear',
    ...more,
    EAST,
  ]

  it('[ZMB-R.30] may be tried on the player’s own turn up to the end of step 5, in a fight too', () => {
    for (const moment of ['turn-start', 'after-tile', 'pre-move', 'move-set 2', 'stepped 1 of 2'])
      expect(at(lines(moment)).offered('red')).toContain('play breakthrough at 1.4')
    for (const moment of ['pre-zombie', 'post-zombie'])
      expect(at(lines(moment)).refusal('red: play breakthrough').rule).toBe('ZMB-W.n')
    const rival = at(['turn 5 red pre-move', 'blue hand breakthrough', EAST])
    expect(rival.refusal('blue: play breakthrough').rule).toBe('ZMB-W.n')
  })

  it('[ZMB-R.30] leaves a fight as it was, whatever came of it', () => {
    const won = at(lines('combat', [square('z')])).play('red: play breakthrough at 1.4', { dice: [5, 3] })
    expect(won.state.joins).toEqual([4, 13])
    expect(won.asked()).toEqual(['red: price'])
    const lost = at(lines('combat', [square('z')])).play('red: play breakthrough at 1.4', { dice: [4, 3] })
    expect(lost.state).toMatchObject({ joins: [], lives: [2, 3] })
    expect(turnOf(lost.state)).toMatchObject({ forfeited: true })
    expect(lost.asked()).toEqual(['red: price'])
  })

  it('[ZMB-R.30] a failure before step 5 costs steps 4 and 5', () => {
    const table = at(['turn 5 red pre-move', `red hand breakthrough, fear, grenade`, 'blue hand fear', EAST])
    table
      .play('red: play breakthrough at 1.4')
      .play('blue: pass', { dice: [1] })
      .play('blue: pass')
    expect(table.asked()).toEqual(['blue: pre-zombie'])
  })
})

describe('DYNAMITE as a weapon', () => {
  const lines = ['turn 5 red pre-zombie', 'red lives 3 hand dynamite, fear', 'blue at 0.5 hand butter-fingers']

  it('[ZMB-R.31] BUTTER FINGERS takes it out of the player’s hands: no die', () => {
    const table = at(lines)
      .play('red: play dynamite at 0.1')
      .play('blue: play butter-fingers on red', { dice: [1] })
    // The one is the zombie die: neither has a play left.
    expect(table.state).toMatchObject({ lives: [3, 3], bullets: [3, 3] })
    expect(table.state.discarded).toEqual([cardNamed('dynamite'), cardNamed('butter-fingers')])
  })

  it('[ZMB-R.31] butterFingersStopsDynamite false: it cannot be answered so', () => {
    const table = at(lines, { butterFingersStopsDynamite: false }).play('red: play dynamite at 0.1')
    expect(table.refusal('blue: play butter-fingers on red').rule).toBe('ZMB-W.n')
    expect(table.play('blue: pass', { dice: [3] }).state.lives).toEqual([1, 3])
  })
})

describe('YOUR SHOE’S UNTIED', () => {
  it('[ZMB-R.34] before the roll, or before the first step, and not later', () => {
    const shoes = 'blue hand your-shoes-untied'
    const before = at(['turn 5 red pre-move', `red ${HAND}`, shoes])
    expect(before.offered('blue')).toEqual(['pass', 'play your-shoes-untied on red'])
    const set = at(['turn 5 red move-set 5', `red ${HAND}`, shoes]).play('blue: play your-shoes-untied on red')
    expect(turnOf(set.state).halvings).toBe(1)
    set.play('red: step 0.1').play('red: step 0.4', { dice: [1] })
    // Two of five, and no third.
    expect(set.state.frames.map(({ kind }) => kind)).not.toContain('move')
    for (const moment of ['stepped 4 of 5', 'turn-start', 'pre-zombie', 'after-tile'])
      expect(at([`turn 5 red ${moment}`, `red ${HAND}`, shoes]).refusal('blue: play your-shoes-untied').rule).toBe(
        'ZMB-W.n',
      )
  })
})

describe('zombies that a card adds', () => {
  it('[ZMB-R.35] are normal ones, in the laboratory too', () => {
    const base = [
      'tile front_gate 0 1 turn 0',
      'tile straight_b 0 2 turn 0',
      'tile top_secret_lab 0 3 turn 2 : . . # / . . . / g . .',
    ]
    const table = at(['turn 5 red pre-zombie', 'red hand just-when-you-thought, fear', ...base])
    table.play('red: play just-when-you-thought on 3', { dice: [1] })
    const kinds = table.state.zombie.slice(27, 36)
    expect(kinds.filter((kind) => kind === 2)).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 1)).toHaveLength(6)
  })

  it('[ZMB-R.35] die on a four', () => {
    const table = at(['turn 5 red combat', `red at 1.1 ${HAND}`, 'blue hand just-when-you-thought', GAS])
    // There was no zombie when step 2 began: the player rolls a two for movement, and meets it in step 5.
    table.play('blue: play just-when-you-thought on 1', { dice: [2, 3] })
    expect(table.asked()).toEqual(['red: price'])
    expect(table.play('red: pay bullets').state).toMatchObject({ reserve: [1, 0], bullets: [2, 3] })
  })
})

describe('misprints', () => {
  it('[ZMB-R.27] are read as what they mean: every card of a merged row is a card of its own', () => {
    const ids = TITLES.map(({ id }) => id)
    expect(ids).toContain('all-the-marbles')
    for (const id of [
      'hysterical-paralysis',
      'i-dont-think-theyre-dead',
      'i-see-the-helicopter',
      'i-think-its-over-here',
      'in-the-zone',
      'just-when-you-thought',
      'lots-of-ammo',
      'govt-enhanced-zombies',
      'grenade',
      'skateboard',
      'slight-miscalculation',
    ])
      expect(ids.filter((other) => other === id)).toHaveLength(1)
    // "Counts as a weapon" belongs to the skateboard, not to its neighbour in the table.
    expect(TITLES[cardNamed('skateboard')]).toMatchObject({ kept: true, weapon: true })
    expect(TITLES[cardNamed('slight-miscalculation')]).toMatchObject({ kept: false, weapon: false })
  })

  it('[ZMB-1.3.2.k] [ZMB-R.06] weapons are eight kept titles; four kept ones are none', () => {
    const of = (weapon: boolean) => TITLES.filter((title) => title.kept && title.weapon === weapon).map(({ id }) => id)
    expect(of(true)).toEqual([
      'chainsaw',
      'fire-axe',
      'grenade',
      'hey-look-a-shotgun',
      'i-see-the-helicopter',
      'molotov-cocktail',
      'rocket-launcher',
      'skateboard',
    ])
    expect(of(false)).toEqual(['adjusting-nicely', 'all-the-marbles', 'first-aid-kit', 'lots-of-ammo'])
  })

  it('[ZMB-R.06] weaponSet decides what can be dropped or taken', () => {
    const lines = ['turn 5 red pre-zombie', 'red hand you-dont-need-that, fear', 'blue inplay first-aid-kit']
    expect(at(lines).refusal('red: play you-dont-need-that').rule).toBe('ZMB-card.you-dont-need-that')
    expect(at(lines, { weaponSet: 'allKeptItems' }).offered('red')).toContain('play you-dont-need-that on blue')
  })
})
