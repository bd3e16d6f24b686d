import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { tilesOf } from '../options.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 3, interruptMode: 'timed', ...options }, script)

const STRAIGHT = tilesOf(resolveOptions(module.game.options, {})).index['straight_t']!
const HANDS = ['red hand fear, grenade', 'blue hand fear, grenade', 'green hand claustrophobia, skateboard']
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`

describe('an open window with clocks', () => {
  it('[ZMB-W.g] asks the active player alone; the others interrupt', () => {
    const table = at(['turn 5 red pre-zombie', ...HANDS])
    expect(table.asked()).toEqual(['red: pre-zombie'])
    expect(table.offered('green')).toEqual([
      'play claustrophobia on red',
      'play claustrophobia on blue',
      'play claustrophobia on green',
    ])
    table.play('green: play claustrophobia on red').play('red: pass').play('blue: pass')
    expect(table.state.claustrophobia).toEqual([1, 0, 0])
    // The same window, for the active player again.
    expect(table.asked()).toEqual(['red: pre-zombie'])
    expect(table.refusal('green: play skateboard').rule).toBe('ZMB-1.3.3.d')
  })

  it('[ZMB-W.g] [ZMB-W.e] does not wait for anybody else: the active player goes on', () => {
    const table = at(['turn 5 red pre-zombie', ...HANDS]).play('red: pass', { dice: [1] })
    expect(table.asked()).toEqual(['red: post-zombie'])
    expect(table.refusal('blue: pass').rule).toBe('TABLE.2')
  })

  it('[ZMB-W.e] an undecided active player holds back nobody', () => {
    const table = at(['turn 5 red turn-start', ...HANDS])
    expect(table.asked()).toEqual(['red: turn-start'])
    table.play('blue: play fear on green')
    expect(table.asked().sort()).toEqual(['green: announce', 'red: announce'])
  })

  it('[ZMB-W.e] in a fight the fighter is asked', () => {
    const table = at(['turn 5 red combat', ...HANDS, square('z')])
    expect(table.asked()).toEqual(['red: combat'])
    table.play('red: pass', { dice: [4] })
    expect(table.asked()).toEqual(['red: after-fight'])
  })

  it.each(['turn-start', 'after-tile', 'after-fight', 'pre-zombie', 'post-zombie', 'stepped 1 of 3'])(
    '[ZMB-W.i] [ZMB-W.g] does not wait for ever either: %s passes when time is up',
    (moment) => {
      const table = at([`turn 5 red ${moment}`, 'red hand fear, fear, grenade', 'blue hand skateboard'])
      const isOpen = () => table.state.frames.some(({ kind }) => kind === 'window')
      expect(isOpen()).toBe(true)
      expect(table.state.questions).toMatchObject([{ seat: 0, timed: true }])
      const script = { 'turn-start': { draws: [STRAIGHT] }, 'pre-zombie': { dice: [1] } }[moment] ?? {}
      table.play('red: expire', script)
      expect(table.events.some(({ kind }) => kind.startsWith('announced'))).toBe(false)
      expect(table.asked()).not.toEqual([`red: ${moment}`])
      if (moment.startsWith('stepped')) expect(isOpen()).toBe(false)
      expect(table.state.hands[0]).toHaveLength(3)
    },
  )

  it('[ZMB-W.i] [ZMB-W.k] nor for a player who is walked into a fight', () => {
    const lines = ['turn 5 red pre-zombie', 'red at 0.1 hand where-did-everybody-go', 'blue at 0.3', square('z')]
    const table = at(lines).play('red: play where-did-everybody-go on blue').play('red: step 0.4')
    expect(table.state.questions).toMatchObject([{ seat: 1, kind: 'combat', timed: true }])
    expect(table.play('blue: expire', { dice: [4] }).state.reserve).toEqual([0, 1, 0])
  })

  it('[ZMB-W.l] an interruption is a card or nothing: a player who plays none holds nobody up', () => {
    const table = at(['turn 5 red pre-zombie', ...HANDS])
    expect(table.refusal('blue: pass').rule).toBe('TABLE.2')
    expect(table.offered('blue')).not.toContain('pass')
    expect(table.play('red: pass', { dice: [1] }).asked()).toEqual(['red: post-zombie'])
  })

  it('[ZMB-W.l] a route is taken step by step: after a card in between the next step is asked for again', () => {
    const road = 'tile straight_t 0 -1 turn 0'
    const table = at(['turn 5 red move 4', 'red', 'blue hand bad-sense-of-direction', road])
    table.play('red: step 0.1').play('red: pass').play('red: step 1.7')
    expect(table.asked()).toEqual(['red: step'])
    table.play('blue: play bad-sense-of-direction on red').play('red: pass')
    // The next step of the player is no longer possible.
    expect(table.refusal('red: step 1.4')).toEqual({ rule: 'ZMB-1.3.5.b' })
    expect(table.offered('red')).toEqual(['step 0.1', 'step 0.5', 'step 0.7', 'step 0.3', 'stop'])
  })

  it('[ZMB-W.g] opens even where nobody could respond: the active player says when to go on', () => {
    const table = at(['turn 5 red pre-zombie'])
    expect(table.asked()).toEqual(['red: pre-zombie'])
    expect(table.offered('red')).toEqual(['pass'])
  })
})

describe('a window that blocks', () => {
  it('[ZMB-W.h] PRE_MOVE and MOVE_SET ask everybody eligible at once, on the clock', () => {
    for (const moment of ['pre-move', 'move-set 4']) {
      const table = at([`turn 5 red ${moment}`, ...HANDS])
      const kind = moment.split(' ')[0]
      expect(table.asked()).toEqual(['red', 'blue', 'green'].map((seat) => `${seat}: ${kind}`))
      expect(table.state.questions.every(({ timed }) => timed)).toBe(true)
    }
  })

  it('[ZMB-W.h] closes when all have passed, in any order; time that is up is a pass', () => {
    const table = at(['turn 5 red move-set 4', ...HANDS])
      .play('green: pass')
      .play('blue: expire')
    expect(table.asked()).toEqual(['red: move-set'])
    expect(table.play('red: pass').asked()).toEqual(['red: step'])
  })

  it('[ZMB-W.h] [ZMB-W.d] a card played in it asks all of them again', () => {
    const table = at(['turn 5 red move-set 4', ...HANDS])
      .play('green: pass')
      .play('blue: play fear on green')
    table.play('green: pass').play('red: pass')
    expect(table.asked()).toEqual(['red: move-set', 'green: move-set'])
  })

  it('[ZMB-W.h] eligible are the active player, and by public facts those with cards and a play or a card with a use', () => {
    const asked = (blue: string) => at(['turn 5 red pre-move', 'red', `blue ${blue}`]).asked()
    expect(asked('')).toEqual(['red: pre-move'])
    expect(asked('hand skateboard')).toEqual(['red: pre-move', 'blue: pre-move'])
    expect(asked('hand skateboard played 1')).toEqual(['red: pre-move'])
    expect(asked('inplay chainsaw')).toEqual(['red: pre-move', 'blue: pre-move'])
    // An axe has no use in a window: nobody waits for its owner, who may throw it away all the same.
    const axe = at(['turn 5 red pre-move', 'red', 'blue inplay fire-axe'])
    expect(axe.asked()).toEqual(['red: pre-move'])
    expect(axe.offered('blue')).toEqual(['toss fire-axe'])
    expect(axe.play('blue: toss fire-axe').state.inPlay[1]).toEqual([])
  })

  it('[ZMB-W.h] ANNOUNCE asks the opponents at once, the first answer closes it', () => {
    const hands = ['red hand fear', 'blue hand you-lookin-at-me', 'green hand you-lookin-at-me']
    const table = at(['turn 5 red pre-zombie', ...hands]).play('red: play fear on blue')
    expect(table.asked()).toEqual(['blue: announce', 'green: announce'])
    table.play('green: play you-lookin-at-me')
    expect(table.asked()).toEqual(['red: redirect'])
    expect(table.refusal('blue: play you-lookin-at-me').rule).toBe('TABLE.2')
  })

  it('[ZMB-W.h] nobody outside may answer: who is not asked in ANNOUNCE has no say', () => {
    const hands = ['red hand fear', 'blue hand you-lookin-at-me', 'green hand you-lookin-at-me played 1']
    const table = at(['turn 5 red pre-zombie', ...hands]).play('red: play fear on blue')
    expect(table.asked()).toEqual(['blue: announce'])
    expect(table.refusal('green: play you-lookin-at-me').rule).toBe('TABLE.2')
    table.play('blue: expire')
    expect(table.state.fear).toEqual([0, 1, 0])
  })

  it('[ZMB-W.h] TILE_DRAWN asks the opponents with cards', () => {
    const table = at(['turn 5 red tile corner_t', 'red hand fear', 'blue hand fear', 'green'])
    expect(table.asked()).toEqual(['blue: tile-drawn'])
    expect(table.play('blue: expire').asked()).toEqual(['red: place'])
  })

  it('[ZMB-W.m] [ZMB-W.h] a player who must decide out of turn has a clock: the price of a roll in a walk', () => {
    const lines = ['turn 5 red pre-zombie', 'red at 0.1 hand where-did-everybody-go', 'blue at 0.3', square('z')]
    const table = at(lines).play('red: play where-did-everybody-go on blue').play('red: step 0.4')
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [3] })
    expect(table.state.questions).toMatchObject([{ seat: 1, kind: 'price', timed: true }])
    table.play('blue: expire')
    expect(table.state).toMatchObject({ bullets: [3, 2, 3], reserve: [0, 1, 0] })
  })

  it('[ZMB-W.h] without clocks (polled) nothing can run out', () => {
    const table = at(['turn 5 red move-set 4', ...HANDS], { interruptMode: 'polled' })
    expect(table.asked()).toEqual(['red: move-set'])
    expect(table.state.questions[0]!.timed).toBe(false)
    expect(table.refusal('red: expire').rule).toBe('TABLE.4')
  })
})
