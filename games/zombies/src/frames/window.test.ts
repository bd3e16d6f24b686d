import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cardNamed } from '../cards/card.js'
import module from '../index.js'
import { turnOf } from './kinds.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 3, interruptMode: 'polled', ...options }, script)

const FEAR = cardNamed('fear')
const HANDS = ['red hand fear, grenade', 'blue hand fear, grenade', 'green hand claustrophobia, skateboard']

describe('a window that is polled', () => {
  it('[ZMB-W.e] asks the active player first, then clockwise', () => {
    const table = at(['turn 5 blue pre-zombie', ...HANDS])
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    expect(table.play('blue: pass').asked()).toEqual(['green: pre-zombie'])
    expect(table.play('green: pass').asked()).toEqual(['red: pre-zombie'])
    // The last pass closes it: the zombie die is rolled, and there is nothing to move.
    expect(table.play('red: pass', { dice: [1] }).asked()).toEqual(['blue: post-zombie'])
  })

  it('[ZMB-W.d] is offered to everybody again after a card', () => {
    const table = at(['turn 5 red pre-zombie', ...HANDS])
      .play('red: pass')
      .play('blue: play fear on green')
    // From the announcer's left.
    expect(table.asked()).toEqual(['green: announce'])
    table.play('green: pass')
    expect(table.asked()).toEqual(['red: announce'])
    table.play('red: pass')
    expect(table.state.fear).toEqual([0, 0, 1])
    expect(table.asked()).toEqual(['red: pre-zombie'])
    // Blue has made a play and is no longer asked.
    table.play('red: pass')
    expect(table.asked()).toEqual(['green: pre-zombie'])
    expect(table.play('green: pass', { dice: [1] }).asked()).toEqual(['red: post-zombie'])
  })

  it('[ZMB-W.d] the card leaves the hand and counts before anybody answers', () => {
    const table = at(['turn 5 red pre-zombie', ...HANDS]).play('red: play fear on blue')
    expect(table.state).toMatchObject({ played: [1, 0, 0], discarded: [FEAR], fear: [0, 0, 0] })
    expect(table.state.hands[0]).toHaveLength(1)
  })

  it('[ZMB-W.d] using a kept card makes it be offered again too, and is answered by nobody', () => {
    const table = at(['turn 5 red pre-zombie', 'red hand fear', 'blue inplay lots-of-ammo, chainsaw', 'green'])
    table.play('red: pass').play('blue: use lots-of-ammo')
    expect(table.state.bullets).toEqual([3, 6, 3])
    expect(table.asked()).toEqual(['red: pre-zombie'])
    expect(table.play('red: pass').asked()).toEqual(['blue: pre-zombie'])
  })

  it('[ZMB-W.h] asks the player who has cards and an unused play, or a card in front of them, and nobody else', () => {
    const asked = (green: string) =>
      at(['turn 5 red pre-zombie', 'red', 'blue', `green ${green}`], {}, green === '' ? { dice: [1] } : {}).asked()
    expect(asked('hand skateboard')).toEqual(['green: pre-zombie'])
    expect(asked('inplay chainsaw')).toEqual(['green: pre-zombie'])
    const played = at(
      ['turn 5 red pre-zombie', 'red hand grenade played 1', 'green hand fear played 1'],
      {},
      { dice: [1] },
    )
    expect(played.asked()).toEqual(['red: discard'])
  })

  it('[ZMB-W.h] tells nobody what the others hold: a hand without any fitting card is asked all the same', () => {
    const table = at(['turn 5 red pre-zombie', 'red', 'blue hand skateboard', 'green'])
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    expect(table.offered('blue')).toEqual(['pass'])
    expect(table.view('red').questions).toEqual([{ seat: -1, kind: 'pre-zombie', timed: false, since: 0 }])
  })

  it('[ZMB-1.3.3.c] lets cards be played on any turn, in the middle of a fight or of a move too', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
    const fight = at(['turn 5 red combat', 'red', 'blue at 0.1 hand fear', square])
    expect(fight.offered('blue')).toContain('play fear on red')
    const move = at(['turn 5 red move 3', 'red', 'blue at 0.1 hand fear']).play('red: step 0.3')
    expect(move.asked()).toEqual(['blue: step'])
    expect(move.play('blue: play fear on red').state.fear).toEqual([1, 0, 0])
    // And the move goes on.
    expect(move.asked()).toEqual(['red: step'])
  })

  it('[ZMB-W.a] never opens between a die and its price', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
    const blue = 'blue hand no-brains-here, alternate-food-source'
    const table = at(['turn 5 red combat', 'red hand fear, fear, grenade played 1', blue, square])
    table.play('blue: pass', { dice: [1] })
    expect(table.asked()).toEqual(['red: price'])
    expect(table.refusal('blue: play no-brains-here on red').rule).toBe('TABLE.2')
    expect(table.refusal('blue: play alternate-food-source').rule).toBe('TABLE.2')
  })

  it('[ZMB-R.32] lets nobody dodge an announced card by using or throwing away what it is about', () => {
    const table = at(['turn 5 red pre-zombie', 'red hand butter-fingers', 'blue hand fear inplay grenade, chainsaw'])
    table.play('red: play butter-fingers on blue')
    expect(table.asked()).toEqual(['blue: announce'])
    expect(table.offered('blue')).toEqual(['pass'])
    expect(table.refusal('blue: use chainsaw').rule).toBe('ZMB-R.32')
    expect(table.refusal('blue: toss grenade').rule).toBe('ZMB-R.32')
  })

  it('[ZMB-R.32] the price of a roll is where kit and ammunition are spent, and nothing else in play', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
    const red = 'red bullets 0 hand fear, fear, brain-cramp played 1 inplay first-aid-kit, lots-of-ammo, chainsaw'
    const table = at(['turn 5 red combat', red, square]).play('red: pass', { dice: [1] })
    expect(table.offered('red')).toEqual(['pay life', 'pay kit', 'pay ammo'])
    table.play('red: pay ammo')
    expect(table.state.bullets[0]).toBe(3)
    // Still the same roll and the same price.
    expect(table.offered('red')).toEqual(['pay bullets', 'pay life', 'pay kit'])
    table.play('red: pay kit')
    expect(table.state).toMatchObject({ lives: [3, 3, 3], bullets: [3, 3, 3] })
    expect(table.asked()).toEqual(['red: combat'])
  })
})

describe('an announced card', () => {
  const lookin = [
    'turn 5 red pre-zombie',
    'red hand fear, grenade',
    'blue hand you-lookin-at-me',
    'green hand you-lookin-at-me',
  ]

  it('[ZMB-W.f] gets one answer at most, which nobody answers', () => {
    const table = at(lookin).play('red: play fear on blue')
    expect(table.asked()).toEqual(['blue: announce'])
    table.play('blue: play you-lookin-at-me')
    // Straight to the new target: green, who holds the same card, is not asked.
    expect(table.asked()).toEqual(['red: redirect'])
    expect(table.offered('red')).toEqual(['target on red', 'target on green'])
    table.play('red: target on green')
    // Nor is the redirected card announced again.
    expect(table.state.fear).toEqual([0, 0, 1])
    expect(table.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-W.e] is answered clockwise from the announcer’s left', () => {
    const table = at(['turn 5 green pre-zombie', ...lookin.slice(1)]).play('green: pass')
    table.play('red: play fear on green')
    expect(table.asked()).toEqual(['blue: announce'])
    table.play('blue: pass')
    expect(table.asked()).toEqual(['green: announce'])
    table.play('green: pass')
    expect(table.state.fear).toEqual([0, 0, 1])
  })

  it('[ZMB-R.11] without another target does nothing at all, a card that would have been laid down too', () => {
    const station = 'tile fire_station 0 -1 turn 0'
    const laid = at(['turn 5 red pre-zombie', 'red at 1.1 hand fire-axe, fear', 'blue hand you-lookin-at-me', station])
    laid.play('red: play fire-axe').play('blue: play you-lookin-at-me', { dice: [1] })
    expect(laid.state).toMatchObject({ inPlay: [[], [], []], played: [1, 1, 0] })
    expect(laid.state.discarded).toEqual([cardNamed('you-lookin-at-me'), cardNamed('fire-axe')])
    const bare = at(['turn 5 red pre-zombie', 'red hand were-screwed, fear', 'blue hand you-lookin-at-me'])
    bare.play('red: play were-screwed').play('blue: play you-lookin-at-me', { dice: [1] })
    expect(bare.state.zombie.some((kind) => kind > 0)).toBe(false)
  })

  it('[ZMB-R.11] redirectNoTarget resolveUnchanged: it happens all the same', () => {
    const table = at(['turn 5 red pre-zombie', 'red hand were-screwed', 'blue hand you-lookin-at-me'], {
      redirectNoTarget: 'resolveUnchanged',
    })
    table.play('red: play were-screwed').play('blue: play you-lookin-at-me')
    expect(table.asked()).toEqual(['red: card.were-screwed'])
  })

  it('[ZMB-R.11] redirectScope targetedOnly: only a card with a target can be answered so', () => {
    const only = { redirectScope: 'targetedOnly' }
    const lines = ['turn 5 red pre-move', 'red hand were-screwed, fear', 'blue hand you-lookin-at-me']
    const bare = at(lines, only).play('red: play were-screwed')
    expect(bare.offered('blue')).toEqual(['pass'])
    expect(bare.refusal('blue: play you-lookin-at-me').rule).toBe('ZMB-W.n')
    expect(at(lines, only).play('red: play fear on blue').offered('blue')).toEqual(['pass', 'play you-lookin-at-me'])
    expect(at(lines).play('red: play were-screwed').offered('blue')).toEqual(['pass', 'play you-lookin-at-me'])
    // At a player, though nobody else could be named: it fizzles.
    const shoes = at(['turn 5 red pre-move', 'red hand you-lookin-at-me', 'blue hand your-shoes-untied'], only)
    shoes
      .play('red: pass')
      .play('blue: play your-shoes-untied on red')
      .play('red: play you-lookin-at-me', { dice: [4] })
    expect(turnOf(shoes.state).halvings).toBe(0)
  })

  it('[ZMB-W.j] carries its target, and leaves the rest until nobody can answer', () => {
    const table = at([
      'turn 5 red pre-zombie',
      'red hand butter-fingers',
      'blue hand you-lookin-at-me inplay grenade, chainsaw',
      'green bullets 1',
    ])
    table.play('red: play butter-fingers on blue')
    expect(table.asked()).toEqual(['blue: announce'])
    table.play('blue: play you-lookin-at-me').play('red: target on green')
    // The choice is made among what the new target has.
    expect(table.asked()).toEqual(['red: card.butter-fingers'])
    expect(table.offered('red')).toEqual(['done'])
    table.play('red: done')
    expect(table.state.bullets).toEqual([3, 3, 0])
  })

  it('[ZMB-W.j] names the spaces of DYNAMITE before its die, and the tile of MINE FIELD after it', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # z # / z . z / # . #'
    const blast = at(['turn 5 red pre-zombie', 'red hand dynamite', square])
    expect(blast.refusal('red: play dynamite').rule).toBe('ZMB-W.j')
    blast.play('red: play dynamite at 0.1 0.3', { dice: [4, 1] })
    expect(blast.state.reserve).toEqual([2, 0, 0])
    const mines = at(['turn 5 red pre-zombie', 'red hand mine-field', square]).play('red: play mine-field', {
      dice: [2],
    })
    expect(mines.asked()).toEqual(['red: card.mine-field'])
    expect(mines.offered('red')).toEqual(['tile 0'])
  })

  it('[ZMB-W.f] BUTTER FINGERS is the other answer, to DYNAMITE alone', () => {
    const lines = [
      'turn 5 red pre-zombie',
      'red hand dynamite, fear',
      'blue hand butter-fingers',
      'green hand you-lookin-at-me',
    ]
    const table = at(lines).play('red: play dynamite at 0.1')
    expect(table.offered('blue')).toEqual(['pass', 'play butter-fingers on red'])
    table.play('blue: play butter-fingers on red')
    // No die, no further answer.
    expect(table.asked()).toEqual(['green: pre-zombie'])
    expect(table.state).toMatchObject({ lives: [3, 3, 3], played: [1, 1, 0] })
    const fear = at(lines).play('red: play fear on blue')
    expect(fear.offered('blue')).toEqual(['pass'])
    const never = at(lines, { butterFingersStopsDynamite: false }).play('red: play dynamite at 0.1')
    expect(never.offered('blue')).toEqual(['pass'])
  })
})
