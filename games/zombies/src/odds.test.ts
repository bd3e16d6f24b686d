import { seededChance } from '@shamble/chance'
import { Engine, type Odds, type Seat, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { zombies } from './game.js'
import { notation } from './notation.js'
import { oddsOf } from './odds.js'
import { position } from './position/index.js'

const engine = new Engine(zombies)
const FIGHT = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'

/** A fight of Red's on the town square, with whatever else the lines say. */
function fight(...lines: string[]) {
  const options = resolveOptions(zombies.options, { seats: 2, interruptMode: 'polled' })
  const text = ['turn 3 red combat', FIGHT, ...lines].join('\n')
  const s = position.read(text, options, seededChance('position'))
  engine.settle(s, silently(seededChance('settle')))
  return s
}

function odds(s: ReturnType<typeof fight>, written: string, seat: Seat = 0): Odds | null {
  return oddsOf(zombies.view(s, seat), notation.read(written)!)
}

const shares = (found: Odds | null) =>
  Object.fromEntries((found?.results ?? []).map(({ key, ways, of }) => [key, `${ways}/${of}`]))

describe('odds of a combat roll', () => {
  it('[ZMB-1.3.2.b] [ZMB-1.3.2.c] 4 kills; bullets make up for what is missing', () => {
    expect(odds(fight('red bullets 0 hand fear'), 'pass')).toEqual({
      rule: 'ZMB-1.3.2.b',
      need: 4,
      modifiers: [],
      results: [
        { key: 'kill', ways: 3, of: 6 },
        { key: 'short', ways: 3, of: 6 },
      ],
    })
    const rich = odds(fight('red bullets 2 hand fear'), 'pass')
    expect(shares(rich)).toEqual({ kill: '3/6', 'kill-bullets': '2/6', short: '1/6' })
    expect(rich?.results[1]?.params).toEqual({ count: 2 })
    const richer = odds(fight('red bullets 9 hand fear'), 'pass')
    expect(shares(richer)).toEqual({ kill: '3/6', 'kill-bullets': '3/6', short: '0/6' })
    expect(richer?.results[1]?.params).toEqual({ count: 3 })
  })

  it('[ZMB-card.govt-enhanced-zombies] 5 kills', () => {
    const found = odds(fight('red bullets 0 hand fear', 'effects govt-enhanced-zombies blue 1'), 'pass')
    expect([found?.need, shares(found)]).toEqual([5, { kill: '2/6', short: '4/6' }])
  })

  it('names every bonus with its card', () => {
    const found = odds(fight('red bullets 0 inplay fire-axe, shotgun:1 flags chainsaw adrenaline hand fear'), 'pass')
    expect(found?.modifiers).toEqual([
      { rule: 'ZMB-card.fire-axe', value: 1 },
      { rule: 'ZMB-card.chainsaw', value: 2 },
      { rule: 'ZMB-card.hey-look-a-shotgun', value: 1 },
      { rule: 'ZMB-card.adrenaline-rush', value: 2 },
    ])
    expect(shares(found)).toEqual({ kill: '6/6', short: '0/6' })
  })

  it('[ZMB-card.lots-of-ammo] counts the ammunition that could still be opened', () => {
    expect(shares(odds(fight('red bullets 1 inplay lots-of-ammo hand fear'), 'pass'))).toEqual({
      kill: '3/6',
      'kill-bullets': '1/6',
      'kill-ammo': '2/6',
      short: '0/6',
    })
  })

  it('are those of the player who fights, not of the player who looks on or lets another window pass', () => {
    const s = fight('red hand fear', 'blue hand fear')
    expect(odds(s, 'pass', 1)).toBeNull()
    expect(odds(s, 'play fear on blue')).toBeNull()
  })

  it('[ZMB-1.3.2.c] come again with the next roll that a life or a kit buys', () => {
    const s = fight('red lives 2 bullets 0 inplay first-aid-kit, shotgun:1')
    const play = { ...silently(seededChance('x')), chance: { ...seededChance('x'), die: () => 1 } }
    engine.step(s, 0, { type: 'pass' }, play)
    expect(s.questions[0]?.kind).toBe('price')
    // The shotgun's last charge is gone with the roll.
    expect(shares(odds(s, 'pay life'))).toEqual({ kill: '3/6', short: '3/6' })
    expect(shares(odds(s, 'pay kit'))).toEqual({ kill: '3/6', short: '3/6' })
    expect(odds(s, 'pay bullets')).toBeNull()
    s.lives[0] = 1
    expect(odds(s, 'pay life')).toBeNull()
  })
})

describe('odds of cards that throw dice', () => {
  it.each([
    ['play dynamite at 0.1', { blast: '3/6', 'blast-failed': '3/6' }],
    ['play breakthrough at 1.4', { through: '2/6', 'wall-held': '4/6' }],
    ['play i-feel-alive', { alive: '9/36', nothing: '27/36' }],
    ['play i-dont-think-theyre-dead on blue', { 'all-dead': '9/36', 'not-dead': '27/36' }],
    ['repair 1 with life', { repaired: '3/6', 'not-repaired': '3/6' }],
    ['repair 1 with bullets', {}],
    ['play fear on blue', {}],
    ['stop', {}],
  ])('%s', (written, expected) => {
    expect(shares(odds(fight('red hand fear'), written))).toEqual(expected)
  })
})
