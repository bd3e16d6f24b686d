import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { fireAxe } from '../cards/fire-axe.js'
import { firstAidKit } from '../cards/first-aid-kit.js'
import { skateboard } from '../cards/skateboard.js'
import { turnOf } from '../frames/kinds.js'
import module from '../index.js'
import { tilesOf } from '../options.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

const STRAIGHT = tilesOf(resolveOptions(module.game.options, {})).index['straight_t']!
const HAND = 'hand fear, claustrophobia, brain-cramp played 1'
const ROAD = 'tile straight_t 0 -1 turn 0 : # . # / # z # / # . #'
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`
/** Red on the last life before a zombie, with the reserve that is given. */
const dying = (red: string, options: Readonly<Record<string, Plain>> = {}, ...more: string[]) =>
  at(['turn 5 red combat', `red at 1.4 lives 1 bullets 0 ${HAND} ${red}`, 'blue hand fear', ...more, ROAD], options)
/** Red's roll falls short and costs the last life. A player who has a card in play is asked before blue. */
const die = (table: ReturnType<typeof dying>) => {
  if (table.asked()[0] === 'red: combat') table.play('red: pass')
  return table.play('blue: pass', { dice: [1] }).play('red: pay life')
}

describe('losing the last life', () => {
  it('[ZMB-1.3.2.f] puts the pawn on the town square with three lives and three bullets, without weapons and jeep', () => {
    const table = die(dying('jeep reserve 7 inplay skateboard, first-aid-kit'))
    expect(table.state).toMatchObject({ position: [4, 4], lives: [3, 3], bullets: [3, 3], jeep: [0, 0] })
    expect(table.state.inPlay).toEqual([[firstAidKit.card], []])
    expect(table.state.discarded).toContain(skateboard.card)
    expect(table.state.hands[0]).toHaveLength(3)
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'died', rule: 'ZMB-1.3.2.f', seat: 0 }))
  })

  it.each([
    [7, 3],
    [6, 3],
    [2, 1],
    [1, 0],
    [0, 0],
  ])('[ZMB-1.3.2.f] takes half the collection, rounded up: %i becomes %i', (before, after) => {
    const table = die(dying(`reserve ${before}`))
    expect(table.state.reserve).toEqual([after, 0])
    // [ZMB-1.3.2.h] What is lost comes back on no space.
    expect(table.state.zombie.filter((kind) => kind > 0)).toHaveLength(1)
  })

  it('[ZMB-1.3.2.f] sets bullets to three, it adds none', () => {
    const table = at(['turn 5 red combat', `red at 1.4 lives 1 bullets 8 ${HAND}`, 'blue hand fear', ROAD])
    table.play('blue: pass', { dice: [3] }).play('red: pay life')
    expect(table.state).toMatchObject({ lives: [3, 3], bullets: [3, 3] })
  })

  it('[ZMB-1.3.2.f] leaves the collection whole where ADJUSTING NICELY is discarded, weapons are lost all the same', () => {
    const kept = die(dying('reserve 14 inplay adjusting-nicely, fire-axe'))
    expect(kept.asked()).toEqual(['red: death'])
    expect(kept.offered('red')).toEqual(['keep', 'lose'])
    expect(kept.state.lives[0]).toBe(0)
    kept.play('red: keep')
    expect(kept.state).toMatchObject({ reserve: [14, 0], lives: [3, 3], inPlay: [[], []] })
    const lost = die(dying('reserve 14 inplay adjusting-nicely, fire-axe')).play('red: lose')
    expect(lost.state.reserve).toEqual([7, 0])
    expect(lost.state.inPlay[0]).toHaveLength(1)
    expect(lost.state.inPlay[0]).not.toContain(fireAxe.card)
  })

  it('[ZMB-1.3.2.h] leaves the zombie that won where it is', () => {
    const table = die(dying('reserve 4'))
    expect(table.state.zombie[13]).toBe(1)
    expect(table.state.reserve).toEqual([2, 0])
  })

  it('[ZMB-1.3.2.k] [ZMB-R.06] weaponSet allKeptItems takes marbles, kit and ammunition too', () => {
    const kept = 'all-the-marbles, first-aid-kit, lots-of-ammo'
    expect(die(dying(`inplay ${kept}`)).state.inPlay[0]).toHaveLength(3)
    expect(die(dying(`inplay ${kept}`, { weaponSet: 'allKeptItems' })).state.inPlay[0]).toEqual([])
    // ADJUSTING NICELY is no item under either reading.
    const nicely = die(dying('inplay adjusting-nicely', { weaponSet: 'allKeptItems' })).play('red: lose')
    expect(nicely.state.inPlay[0]).toHaveLength(1)
  })

  it('[ZMB-1.3.2.k] the weapons are those eight of the kept cards', () => {
    const all = 'chainsaw fire-axe grenade hey-look-a-shotgun i-see-the-helicopter molotov-cocktail rocket-launcher'
    const table = die(dying(`inplay ${all} skateboard all-the-marbles first-aid-kit lots-of-ammo`))
    expect(table.state.inPlay[0]).toHaveLength(3)
    expect(table.state.discarded).toHaveLength(8)
    expect(table.state.charges).toEqual([0, 0])
  })
})

describe('a death in step 2', () => {
  it('[ZMB-1.3.2.g] [ZMB-R.05] skips the movement; the refill, the zombies and the discard take place', () => {
    const table = die(dying('reserve 2'))
    expect(table.asked()).toEqual(['blue: after-fight'])
    // No PRE_MOVE window either: the next one is before the zombies.
    table.play('blue: pass')
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    table.play('blue: pass', { dice: [1] })
    expect(table.asked()).toEqual(['red: horde'])
    table.play('red: zombie 1.4 to 1.7').play('blue: pass')
    expect(table.asked()).toEqual(['red: discard'])
  })

  it('[ZMB-1.3.2.g] refills the hand all the same', () => {
    const table = at(['turn 5 red combat', 'red at 1.4 lives 1 bullets 0 hand fear played 1', 'blue hand fear', ROAD])
    table
      .play('blue: pass', { dice: [3] })
      .play('red: pay life')
      .play('blue: pass', { draws: [3, 4] })
    expect(table.state.hands[0]).toHaveLength(3)
    expect(table.asked()).toEqual(['blue: pre-zombie'])
  })

  it('[ZMB-R.05] deathBeforeMove moveFromTownSquare: the player walks from there', () => {
    const table = die(dying('', { deathBeforeMove: 'moveFromTownSquare' })).play('blue: pass')
    expect(table.asked()).toEqual(['blue: pre-move'])
    table
      .play('blue: pass', { dice: [2] })
      .play('blue: pass')
      .play('red: step 0.1')
    expect(table.state.position[0]).toBe(1)
  })

  it('[ZMB-R.05] deathBeforeMove moveFromTownSquare: a death on the way ends the move all the same', () => {
    const table = at(['turn 5 red move 5', `red at 1.7 lives 1 bullets 0 ${HAND}`, 'blue hand fear', ROAD], {
      deathBeforeMove: 'moveFromTownSquare',
    })
    table
      .play('red: step 1.4')
      .play('blue: pass', { dice: [1] })
      .play('red: pay life')
    // [ZMB-W.c] No window after that step: there is no movement left to be in.
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    expect(table.state.position[0]).toBe(4)
  })

  it('[ZMB-1.3.2.l] [ZMB-R.33] is followed by no second fight, though a zombie waits on the town square', () => {
    const table = die(dying('', {}, square('z')))
    expect(table.asked()).toEqual(['blue: after-fight'])
    expect(table.play('blue: pass').asked()).toEqual(['blue: pre-zombie'])
    expect(table.state).toMatchObject({ lives: [3, 3], reserve: [0, 0] })
    expect(table.state.zombie[4]).toBe(1)
  })

  it('[ZMB-1.3.2.l] [ZMB-R.33] with a walk from the town square the zombie there is fought in step 5', () => {
    const table = die(dying('', { deathBeforeMove: 'moveFromTownSquare' }, square('z')))
    table
      .play('blue: pass')
      .play('blue: pass', { dice: [2] })
      .play('blue: pass')
    expect(table.asked()).toEqual(['blue: combat'])
  })
})

describe('a death outside a fight', () => {
  const blast = (moment: string, red: string, ...more: string[]) =>
    at([`turn 5 red ${moment}`, `red ${red} hand dynamite, fear, claustrophobia`, 'blue at 0.1 hand fear', ...more])
  const fail = (table: ReturnType<typeof at>) =>
    table.play('red: play dynamite at 0.3').play('blue: pass', { dice: [3] })

  it('[ZMB-1.3.2.i] follows the same procedure, and a loss of two with one life left is one death', () => {
    const table = fail(blast('pre-zombie', 'lives 1 bullets 7 reserve 5 jeep'))
    expect(table.state).toMatchObject({ lives: [3, 3], bullets: [3, 3], reserve: [2, 0], jeep: [0, 0] })
  })

  it('[ZMB-1.3.2.i] is none as long as a life is left', () => {
    const table = fail(blast('pre-zombie', 'lives 3 bullets 7 reserve 5 jeep'))
    expect(table.state).toMatchObject({ lives: [1, 3], bullets: [7, 3], reserve: [5, 0], jeep: [1, 0] })
    expect(fail(blast('pre-zombie', 'lives 2 reserve 5')).state).toMatchObject({ lives: [3, 3], reserve: [2, 0] })
  })

  it('[ZMB-1.3.2.l] [ZMB-R.33] before step 2: the zombie on the town square is fought in step 2 of this turn', () => {
    const table = fail(blast('after-tile', 'lives 1', square('z')))
    expect(table.state.lives[0]).toBe(3)
    // The window is offered again, then the fight begins.
    expect(table.asked()).toEqual(['blue: after-tile'])
    expect(table.play('blue: pass').asked()).toEqual(['blue: combat'])
  })

  it('[ZMB-1.3.2.l] [ZMB-R.33] in step 2: it waits for the player’s next step 2', () => {
    const table = fail(blast('after-fight', 'lives 1', square('z')))
    expect(table.play('blue: pass', { draws: [3] }).asked()).toEqual(['blue: pre-zombie'])
    expect(table.state.reserve).toEqual([0, 0])
  })

  it('[ZMB-1.3.2.l] [ZMB-R.05] after the movement roll: by option it goes on from the town square, with a fight', () => {
    const lines = ['turn 5 red move-set 4', `red lives 1 hand dynamite, fear`, 'blue at 0.1 hand fear', square('z')]
    const table = fail(at(lines, { deathBeforeMove: 'moveFromTownSquare' }))
    expect(table.play('blue: pass').asked()).toEqual(['blue: combat'])
    expect(fail(at(lines)).play('blue: pass').asked()).toEqual(['blue: pre-zombie'])
  })

  it('[ZMB-1.3.2.g] on another player’s turn changes nobody’s turn', () => {
    const blue = 'blue at 0.1 lives 1 reserve 3 hand dynamite'
    const table = at(['turn 5 red pre-move', `red ${HAND}`, blue]).play('blue: play dynamite at 0.4', { dice: [1, 4] })
    // The one was the fuse, the four is red's movement roll: nobody is left with a card to play.
    expect(table.state).toMatchObject({ lives: [3, 3], reserve: [0, 1], active: 0 })
    expect(turnOf(table.state)).toMatchObject({ forfeited: false })
    expect(table.asked()).toEqual(['red: step'])
    // The player's own turn is a whole one: its first step is a tile.
    table
      .play('red: stop', { dice: [6] })
      .play('red: done')
      .play('red: pass', { draws: [STRAIGHT] })
    expect(table.state).toMatchObject({ active: 1 })
    expect(turnOf(table.state)).toMatchObject({ forfeited: false })
    expect(table.play('red: pass').asked()).toEqual(['blue: place'])
  })

  it('[ZMB-1.3.2.l] a pawn put onto a zombie on another player’s turn does not fight then', () => {
    const table = at([
      'turn 5 red pre-zombie',
      'red at 0.1 hand bad-sense-of-direction',
      'blue at 0.3 hand fear',
      square('z'),
    ])
    table.play('red: play bad-sense-of-direction on blue').play('blue: pass')
    expect(table.state.position).toEqual([1, 4])
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    expect(table.state).toMatchObject({ lives: [3, 3], reserve: [0, 0] })
  })
})
