import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

/** Red has no play left, so that only blue is asked in windows: one pass, one roll. */
const RED = 'red hand fear, claustrophobia, brain-cramp played 1'
const BLUE = 'blue at 0.1 hand fear'
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`
/** The laboratory is at the far end of the base; its zombies glow. */
const BASE = ['tile front_gate 0 1 turn 0', 'tile straight_b 0 2 turn 0']
const fight = (red = RED, options: Readonly<Record<string, Plain>> = {}, ...more: string[]) =>
  at(['turn 5 red combat', red, BLUE, square('z'), ...more], options)
const glowing = (red: string, ...more: string[]) => at(['turn 5 red combat', red, BLUE, square('g'), ...BASE, ...more])

describe('a combat roll', () => {
  it('[ZMB-1.3.2.b] of 4 kills, and the zombie goes to the roller', () => {
    const table = fight().play('blue: pass', { dice: [4] })
    expect(table.state).toMatchObject({ reserve: [1, 0], lives: [3, 3], bullets: [3, 3] })
    expect(table.state.zombie[4]).toBe(0)
    expect(table.asked()).toEqual(['blue: after-fight'])
  })

  it('[ZMB-1.3.2.b] of 3 does not', () => {
    const table = fight().play('blue: pass', { dice: [3] })
    expect(table.state).toMatchObject({ reserve: [0, 0], lives: [3, 3], bullets: [3, 3] })
    expect(table.state.zombie[4]).toBe(1)
    expect(table.asked()).toEqual(['red: price'])
  })

  it('[ZMB-1.3.2.b] of 5 kills a glowing zombie, which counts one; 4 does not', () => {
    expect(glowing(RED).play('blue: pass', { dice: [5] }).state).toMatchObject({ reserve: [1, 0] })
    expect(
      glowing(RED)
        .play('blue: pass', { dice: [4] })
        .asked(),
    ).toEqual(['red: price'])
  })

  it('[ZMB-1.3.2.b] [ZMB-R.36] needs 5 for every zombie under GOVT. ENHANCED ZOMBIES, with bonuses as always', () => {
    const effect = 'effects govt-enhanced-zombies blue 1'
    expect(
      fight(RED, {}, effect)
        .play('blue: pass', { dice: [4] })
        .asked(),
    ).toEqual(['red: price'])
    expect(fight(RED, {}, effect).play('blue: pass', { dice: [5] }).state.reserve).toEqual([1, 0])
    // The number rises, the die is not read naked: an axe makes a 4 enough, a bullet too.
    const axe = `${RED} inplay fire-axe`
    const armed = () => fight(axe, {}, effect).play('red: pass')
    expect(armed().play('blue: pass', { dice: [4] }).state.reserve).toEqual([1, 0])
    expect(
      armed()
        .play('blue: pass', { dice: [3] })
        .asked(),
    ).toEqual(['red: price'])
    const paid = fight(RED, {}, effect)
      .play('blue: pass', { dice: [4] })
      .play('red: pay bullets')
    expect(paid.state).toMatchObject({ reserve: [1, 0], bullets: [2, 3] })
    // Not cumulative: a glowing one stays at 5.
    expect(glowing(RED, effect).play('blue: pass', { dice: [5] }).state.reserve).toEqual([1, 0])
  })

  it('[ZMB-1.3.2.a] is compulsory: a player who shares their space with a zombie gets no other question', () => {
    const table = fight()
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [1] })
    expect(table.offered('red')).toEqual(['pay bullets', 'pay life'])
    expect(table.refusal('red: step 0.1').rule).toBe('ZMB-1.3.2.e')
    expect(at(['turn 5 red combat', RED, BLUE]).asked()).toEqual(['blue: pre-move'])
  })
})

describe('a roll that falls short', () => {
  it('[ZMB-1.3.2.c] costs exactly what is missing in bullets', () => {
    const table = fight().play('blue: pass', { dice: [2] })
    table.play('red: pay bullets')
    expect(table.state).toMatchObject({ reserve: [1, 0], bullets: [1, 3], lives: [3, 3] })
    expect(table.asked()).toEqual(['blue: after-fight'])
  })

  it('[ZMB-1.3.2.c] cannot be paid with fewer bullets than that', () => {
    const two = fight(`${RED} bullets 2`).play('blue: pass', { dice: [1] })
    expect(two.offered('red')).toEqual(['pay life'])
    expect(two.refusal('red: pay bullets')).toEqual({ rule: 'ZMB-1.3.2.c', params: { need: 3, have: 2 } })
    const three = fight()
      .play('blue: pass', { dice: [1] })
      .play('red: pay bullets')
    expect(three.state).toMatchObject({ bullets: [0, 3], reserve: [1, 0] })
  })

  it('[ZMB-1.3.2.c] or a life, and then it is rolled again', () => {
    const table = fight()
      .play('blue: pass', { dice: [3] })
      .play('red: pay life')
    expect(table.state).toMatchObject({ lives: [2, 3], bullets: [3, 3], reserve: [0, 0] })
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [4] })
    expect(table.state).toMatchObject({ lives: [2, 3], reserve: [1, 0] })
  })

  it('[ZMB-R.15] is topped up to the number that kills here: a 4 against a glowing zombie lacks one', () => {
    const table = glowing(RED)
      .play('blue: pass', { dice: [4] })
      .play('red: pay bullets')
    expect(table.state).toMatchObject({ bullets: [2, 3], reserve: [1, 0] })
    const lame = glowing(RED).play('blue: pass', { dice: [1] })
    expect(lame.refusal('red: pay bullets')).toEqual({ rule: 'ZMB-1.3.2.c', params: { need: 4, have: 3 } })
  })

  it('[ZMB-1.3.2.d] takes no card bonus after the die: a chainsaw in play cannot be used at the price', () => {
    const table = fight(`${RED} inplay chainsaw`)
    table.play('red: pass').play('blue: pass', { dice: [3] })
    expect(table.offered('red')).toEqual(['pay bullets', 'pay life'])
    expect(table.refusal('red: use chainsaw').rule).toBe('ZMB-R.32')
    // Used before the next roll it counts for that one.
    table
      .play('red: pay life')
      .play('red: use chainsaw')
      .play('blue: pass', { dice: [2] })
    expect(table.state).toMatchObject({ reserve: [1, 0], lives: [2, 3], bullets: [3, 3] })
  })

  it('[ZMB-1.3.2.d] a chainsaw used before the roll adds two: 1 is short by one', () => {
    const table = fight(`${RED} inplay chainsaw`)
      .play('red: use chainsaw')
      .play('blue: pass', { dice: [1] })
    expect(table.asked()).toEqual(['red: price'])
    expect(table.play('red: pay bullets').state.bullets).toEqual([2, 3])
  })
})

describe('a fight', () => {
  it('[ZMB-1.3.2.e] has no way out but to pay, roll after roll', () => {
    const table = fight(`${RED} bullets 0`)
    for (const lives of [2, 1]) {
      table.play('blue: pass', { dice: [1] })
      expect(table.offered('red')).toEqual(['pay life'])
      table.play('red: pay life')
      expect(table.state.lives[0]).toBe(lives)
    }
    table.play('blue: pass', { dice: [6] })
    expect(table.state).toMatchObject({ lives: [1, 3], reserve: [1, 0] })
  })

  it('[ZMB-1.3.2.e] ends without a result when a card moves the zombie', () => {
    const table = at(['turn 5 red combat', RED, 'blue hand no-brains-here', square('z')])
    table.play('blue: play no-brains-here on red')
    table.play('blue: pick 0.1', { dice: [3] })
    expect(table.state).toMatchObject({ reserve: [0, 0], lives: [3, 3], bullets: [3, 3] })
    expect([table.state.zombie[1], table.state.zombie[4]]).toEqual([1, 0])
    // No fight is left: the die above was the movement roll.
    expect(table.asked()).toEqual(['red: step'])
  })

  it('[ZMB-1.3.2.e] ends without a result when a card moves the pawn, or under ALTERNATE FOOD SOURCE', () => {
    const road = ['tile straight_t 0 -1 turn 0 : # . # / # z # / # . #']
    const away = at(['turn 5 red combat', `${RED} at 1.4`, 'blue at 0.1 hand bad-sense-of-direction', ...road])
    away.play('blue: play bad-sense-of-direction on red', { dice: [2] })
    expect(away.state).toMatchObject({ position: [4, 1], reserve: [0, 0], lives: [3, 3] })
    expect(away.state.zombie[13]).toBe(1)
    const fed = at(['turn 5 red combat', RED, 'blue hand alternate-food-source', square('z')])
    fed.play('blue: play alternate-food-source', { dice: [2] })
    expect(fed.state).toMatchObject({ reserve: [0, 0], lives: [3, 3] })
    expect(fed.state.zombie[4]).toBe(1)
    expect(fed.asked()).toEqual(['red: step'])
  })

  it('[ZMB-1.3.2.j] is never one between players: those who share a space do nothing to each other', () => {
    const table = at(['turn 5 red move 1', RED, BLUE]).play('red: step 0.1')
    expect(table.state).toMatchObject({ position: [1, 1], lives: [3, 3] })
    expect(table.asked()).toEqual(['blue: step'])
    expect(table.state.frames.map(({ kind }) => kind)).not.toContain('fight')
  })

  it('[ZMB-1.3.2.a] [ZMB-1.3.2.l] goes on in step 2 when a card puts another zombie there after it', () => {
    const table = at(['turn 5 red combat', RED, 'blue at 0.1 hand were-screwed', square('z')])
    table.play('blue: pass', { dice: [4] })
    expect(table.asked()).toEqual(['blue: after-fight'])
    table.play('blue: play were-screwed').play('blue: auto', { dice: [4, 2] })
    // The four killed the new one, and the two is the movement roll.
    expect(table.state.reserve).toEqual([2, 0])
    expect(table.asked()).toEqual(['red: step'])
  })
})

describe('bonuses', () => {
  const events = (table: ReturnType<typeof at>) =>
    table.events.find(({ kind }) => kind === 'roll-hit' || kind === 'roll-short')

  it('[ZMB-R.06] of several weapons add up', () => {
    const table = fight(`${RED} inplay fire-axe, hey-look-a-shotgun:3 flags chainsaw`)
    table.play('red: pass').play('blue: pass', { dice: [1] })
    expect(events(table)).toMatchObject({
      kind: 'roll-hit',
      data: { total: 5, need: 4 },
      modifiers: [
        { rule: 'ZMB-card.fire-axe', value: 1 },
        { rule: 'ZMB-card.chainsaw', value: 2 },
        { rule: 'ZMB-card.hey-look-a-shotgun', value: 1 },
      ],
    })
  })

  it('[ZMB-R.06] weaponsPerCombat: one weapon, the best, and the shotgun beside it', () => {
    const table = fight(`${RED} inplay fire-axe, hey-look-a-shotgun:3 flags chainsaw`, { weaponsPerCombat: 'one' })
    table.play('red: pass').play('blue: pass', { dice: [1] })
    expect(events(table)).toMatchObject({
      kind: 'roll-hit',
      data: { total: 4, need: 4 },
      modifiers: [
        { rule: 'ZMB-card.chainsaw', value: 2 },
        { rule: 'ZMB-card.hey-look-a-shotgun', value: 1 },
      ],
    })
    const bare = fight(`${RED} inplay fire-axe flags chainsaw`, { weaponsPerCombat: 'one' })
    bare.play('red: pass').play('blue: pass', { dice: [1] })
    expect(events(bare)).toMatchObject({ kind: 'roll-short', data: { total: 3, need: 4 } })
  })

  it('[ZMB-R.16] a shotgun spends a charge a roll, and goes with the last', () => {
    const table = fight(`${RED} inplay hey-look-a-shotgun:2 bullets 0`)
    table.play('red: pass').play('blue: pass', { dice: [2] })
    expect(table.state.charges).toEqual([1, 0])
    table
      .play('red: pay life')
      .play('red: pass')
      .play('blue: pass', { dice: [3] })
    expect(table.state).toMatchObject({ charges: [0, 0], inPlay: [[], []], reserve: [1, 0] })
  })

  it('[ZMB-R.16] shotgunCharge perFight: one charge for the whole fight', () => {
    const table = fight(`${RED} inplay hey-look-a-shotgun:2 bullets 0`, { shotgunCharge: 'perFight' })
    table.play('red: pass').play('blue: pass', { dice: [2] })
    table
      .play('red: pay life')
      .play('red: pass')
      .play('blue: pass', { dice: [3] })
    expect(table.state).toMatchObject({ charges: [1, 0], reserve: [1, 0] })
    expect(table.state.inPlay[0]).toHaveLength(1)
  })

  it('[ZMB-R.16] [ZMB-1.3.2.l] another zombie is another fight, and another charge', () => {
    const road = 'tile straight_t 0 -1 turn 0 : # . # / # z # / # . #'
    const table = at(
      [
        'turn 5 red combat',
        `${RED} at 1.4 inplay hey-look-a-shotgun:3 bullets 0`,
        'blue at 0.1 hand bad-sense-of-direction',
        square('z'),
        road,
      ],
      { shotgunCharge: 'perFight' },
    )
    table.play('red: pass').play('blue: pass', { dice: [2] })
    table.play('red: pay life').play('red: pass').play('blue: play bad-sense-of-direction on red')
    // On the town square a zombie waits too: the active player fights it, with a new charge.
    table.play('red: pass', { dice: [3] })
    expect(table.state).toMatchObject({ charges: [1, 0], reserve: [1, 0], position: [4, 1] })
    expect(table.asked()).toEqual(['red: after-fight'])
  })
})
