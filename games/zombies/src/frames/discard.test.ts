import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cardNamed } from '../cards/card.js'
import { turnOf } from '../frames/kinds.js'
import module from '../index.js'
import { tilesOf } from '../options.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

const STRAIGHT = tilesOf(resolveOptions(module.game.options, {})).index['straight_t']!
const FEAR = cardNamed('fear')

describe('step 7', () => {
  it('[ZMB-1.3.7.a] one card may go, and then the turn is over', () => {
    const table = at(['turn 5 red discard', 'red hand fear, fear, dynamite', 'blue hand grenade'])
    expect(table.offered('red')).toEqual(['discard fear', 'discard dynamite', 'done'])
    table.play('red: discard fear')
    expect(table.state).toMatchObject({ active: 1, turn: 6, discarded: [FEAR] })
    expect(table.state.hands[0]).toHaveLength(2)
  })

  it('[ZMB-1.3.7.a] or none', () => {
    const table = at(['turn 5 red discard', 'red hand fear', 'blue hand grenade']).play('red: done')
    expect(table.state).toMatchObject({ active: 1, turn: 6, discarded: [] })
    expect(table.state.hands[0]).toEqual([FEAR])
  })

  it('[ZMB-1.3.7.a] an empty hand is not asked', () => {
    const table = at(['turn 5 red discard', 'blue hand grenade'])
    expect(table.state).toMatchObject({ active: 1, turn: 6 })
  })

  it('[ZMB-1.3.7.a] ends what lasts a turn', () => {
    const lines = [
      'turn 5 red discard',
      'red hand fear flags chainsaw adrenaline',
      'blue hand grenade flags chainsaw',
      'effects shut, forfeited, halved 1, double, brain-cramp blue',
    ]
    const table = at(lines).play('red: done')
    expect(turnOf(table.state)).toMatchObject({
      chainsaw: [0, 0],
      adrenaline: [0, 0],
      shut: false,
      forfeited: false,
      halvings: 0,
      adrenalineMove: false,
      brainCramp: -1,
    })
  })

  it('[ZMB-1.3.7.a] after IN THE ZONE the hand is cut to three, card by card', () => {
    const red = 'red hand fear, fear, dynamite, dynamite, grenade'
    const table = at(['turn 5 red cut', red, 'blue hand grenade', 'effects in-the-zone'])
    expect(table.asked()).toEqual(['red: cut'])
    expect(table.offered('red')).toEqual(['discard fear', 'discard dynamite', 'discard grenade'])
    table.play('red: discard grenade')
    expect(table.asked()).toEqual(['red: cut'])
    table.play('red: discard fear')
    expect(table.state).toMatchObject({ active: 1 })
    expect(turnOf(table.state)).toMatchObject({ inTheZone: false })
    expect(table.state.hands[0]).toHaveLength(3)
  })

  it('[ZMB-1.3.7.a] the optional card of step 7 comes before the cut, and counts', () => {
    const red = 'red hand fear, fear, dynamite, grenade'
    const table = at(['turn 5 red discard', red, 'blue hand grenade', 'effects in-the-zone'])
    table.play('red: discard fear')
    expect(table.state.hands[0]).toHaveLength(3)
    expect(table.state.active).toBe(1)
    const whole = at(['turn 5 red discard', red, 'blue hand grenade', 'effects in-the-zone']).play('red: done')
    expect(whole.asked()).toEqual(['red: cut'])
  })

  it('[ZMB-1.3.7.a] the next player clockwise follows, the first after the last', () => {
    const table = at(['turn 5 blue discard', 'blue hand fear played 1'], {})
      .play('blue: done')
      .play('blue: pass', {
        draws: [STRAIGHT],
      })
    expect(table.state).toMatchObject({ active: 0, turn: 6 })
    expect(table.play('blue: pass').asked()).toEqual(['red: place'])
  })
})
