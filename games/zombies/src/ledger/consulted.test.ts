import { listenToRules } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { Scene } from '../cards/tests/scene.js'

/** The rules that are named while something is done or asked. */
function consulted(lines: readonly string[], run: (scene: Scene) => unknown, options = {}): Set<string> {
  const found = new Set<string>()
  const stop = listenToRules((rule) => found.add(rule))
  try {
    run(new Scene(lines, options))
  } finally {
    stop()
  }
  return found
}

const SQUARE = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
const POOL = [
  'tile front_gate 0 1 turn 0 town north',
  'tile cross_b 0 2 turn 0',
  'tile motor_pool 1 2 turn 1 : . . . / . . . / z . .',
]
const PRICE = ['turn 5 red combat', 'red bullets 0 lives 3', 'blue hand fear', SQUARE]
const HAND = ['fear', 'grenade', 'skateboard']

/** Each rule where it decides one way, and where it decides the other. */
type Row = readonly [
  rule: string,
  way: string,
  lines: readonly string[],
  run: (scene: Scene) => unknown,
  options?: object,
]
const BOTH: readonly Row[] = [
  [
    'ZMB-1.3.a',
    'the next step',
    ['turn 5 red pre-zombie', 'blue hand fear'],
    (t) => t.until('blue: post-zombie', { dice: [1] }),
  ],
  ['ZMB-1.3.2.g', 'no death', ['turn 5 red refill', `red hand ${HAND.join(', ')}`], (t) => t.until('red: pre-move')],
  [
    'ZMB-1.3.2.g',
    'a death',
    ['turn 5 red refill', `red hand ${HAND.join(', ')}`, 'effects forfeited'],
    (t) => t.asked(),
  ],
  ['ZMB-1.3.2.l', 'the player fights', ['turn 5 red combat', 'blue hand fear', SQUARE], (t) => t.asked()],
  [
    'ZMB-1.3.2.l',
    'the player has died',
    ['turn 5 red stepped 2 of 3', 'red hand fear flags fallen', SQUARE],
    (t) => t.do('red: pass'),
  ],
  ['ZMB-1.3.3.h', 'a card in play', ['turn 5 red pre-zombie', 'red inplay skateboard'], (t) => t.offered('red')],
  ['ZMB-1.3.3.h', 'none in play', ['turn 5 red pre-zombie', 'red hand fear'], (t) => t.offered('red')],
  ['ZMB-1.3.1.d', 'listing places', ['turn 5 red place corner_t'], (t) => t.offered('red')],
  [
    'ZMB-1.3.1.s',
    'a free space',
    ['turn 5 red stepped 2 of 3', 'red at 3.4 hand fear', ...POOL],
    (t) => t.do('red: pass'),
  ],
  [
    'ZMB-1.3.1.s',
    'with a zombie',
    ['turn 5 red combat', 'red at 3.6 hand fear', ...POOL],
    (t) => t.do('red: pass', { dice: [6] }),
  ],
  [
    'ZMB-1.3.1.r',
    'a normal zombie',
    ['turn 5 red combat', 'red hand fear', SQUARE],
    (t) => t.do('red: pass', { dice: [4] }),
  ],
  [
    'ZMB-1.3.1.r',
    'a glowing one',
    ['turn 5 red combat', 'red hand fear', SQUARE.replace('z', 'g')],
    (t) => t.do('red: pass', { dice: [4] }),
  ],
  ['ZMB-1.3.6.b', 'offering moves', ['turn 5 red zombies 1', SQUARE], (t) => t.offered('red')],
  [
    'ZMB-R.16',
    'a charge a roll',
    ['turn 5 red combat', 'red hand fear inplay hey-look-a-shotgun', SQUARE],
    (t) => t.do('red: pass', { dice: [6] }),
  ],
  [
    'ZMB-R.16',
    'a charge a fight',
    ['turn 5 red combat', 'red hand fear inplay hey-look-a-shotgun', SQUARE],
    (t) => t.do('red: pass', { dice: [6] }),
    { shotgunCharge: 'perFight' },
  ],
  ['ZMB-card.first-aid-kit', 'without a kit', PRICE, (t) => t.until('red: price', { dice: [1] }).offered('red')],
  [
    'ZMB-card.first-aid-kit',
    'with one',
    [...PRICE.slice(0, 1), 'red bullets 0 lives 3 inplay first-aid-kit', ...PRICE.slice(2)],
    (t) => t.until('red: price', { dice: [1] }).offered('red'),
  ],
  ['ZMB-card.alternate-food-source', 'not in force', ['turn 5 red combat', 'blue hand fear', SQUARE], (t) => t.asked()],
  [
    'ZMB-card.alternate-food-source',
    'in force',
    ['turn 5 red move 2', SQUARE, 'effects alternate-food-source red 1'],
    (t) => t.offered('red'),
  ],
  [
    'ZMB-card.i-think-its-over-here',
    'held',
    ['turn 5 red tile corner_t', 'blue hand i-think-its-over-here'],
    (t) => t.offered('blue'),
  ],
  ['ZMB-card.fear', 'afraid', ['turn 5 red roll', 'red hand fear', 'effects afraid'], (t) => t.asked()],
  [
    'ZMB-card.fear',
    'not afraid',
    ['turn 5 red pre-move', 'red hand the-keys-are-still-in-it'],
    (t) => t.offered('red'),
  ],
  [
    'ZMB-card.what-is-that-smell',
    'left',
    ['turn 5 red move 2', 'red hand fear', 'effects smell 0, has-left'],
    (t) => t.do('red: stop'),
  ],
  [
    'ZMB-card.what-is-that-smell',
    'stayed',
    ['turn 5 red move 2', 'red hand fear', 'effects smell 0'],
    (t) => t.do('red: stop'),
  ],
]

describe('a rule is named where it decides', () => {
  for (const [rule, way, lines, run, options] of BOTH)
    it(`[${rule}] ${way}`, () => {
      expect(consulted(lines, run, options)).toContain(rule)
    })

  it('and not where nothing of the kind is asked', () => {
    const scene = new Scene(['turn 5 red discard', 'red hand fear'])
    const found = new Set<string>()
    const stop = listenToRules((rule) => found.add(rule))
    scene.offered('red')
    stop()
    for (const [rule] of BOTH) expect(found).not.toContain(rule)
  })
})
