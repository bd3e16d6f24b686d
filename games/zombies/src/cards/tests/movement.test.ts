import { describe, expect, it } from 'vitest'
import type { MoveFrame } from '../../frames/kinds.js'
import { Scene } from './scene.js'
import { lookinAt, windowsOf } from './setting.js'

const PRE_MOVE = 'turn 5 red pre-move'
const ROAD = ['tile straight_t 0 -1 turn 0', 'tile straight_t 0 -2 turn 0']
const ZOMBIE = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
const ELSEWHERE = ['TABLE.6', 'ZMB-W.n']
const ONCE = ['ZMB-1.3.3.d']

/** The movement points of step 5. */
const points = (scene: Scene): number => {
  const frame = scene.state.frames.at(-1) as MoveFrame
  return frame.kind === 'move' ? frame.total : -1
}

/** Red has died by his own grenade while PRE_MOVE was open: the window goes on, the movement is gone. */
const forfeited = (card: string) =>
  new Scene([
    PRE_MOVE,
    `red at 1.4 lives 1 hand ${card} inplay grenade`,
    'blue hand your-shoes-untied, what-is-that-smell, fear',
    'tile army_surplus 1 0 turn 0',
  ]).do('red: use grenade on 1')

describe('ADRENALINE RUSH', () => {
  it('[ZMB-card.adrenaline-rush] [ZMB-W.n] [ZMB-1.3.3.d] is for the own PRE_MOVE and the own fight', () => {
    expect(windowsOf('adrenaline-rush')).toEqual({
      own: ['combat', 'pre-move'],
      rival: [],
      refusedBy: ELSEWHERE,
      secondCard: ONCE,
    })
  })

  it.each([
    ['', 12],
    ['jeep', 24],
  ])(
    '[ZMB-card.adrenaline-rush] [ZMB-R.09] doubles the movement with its bonuses, the jeep again (%s)',
    (jeep, total) => {
      const red = `red ${jeep} inplay skateboard, i-see-the-helicopter hand adrenaline-rush`
      const scene = new Scene([PRE_MOVE, red, ...ROAD])
      scene.do('red: play adrenaline-rush').until('red: step', { dice: [3] })
      expect(points(scene)).toBe(total)
      expect(scene.state.discarded).toHaveLength(1)
      expect(new Scene([PRE_MOVE, red, ...ROAD]).until('red: step', { dice: [3] }).events).toContainEqual(
        expect.objectContaining({ kind: 'movement-roll', data: expect.objectContaining({ total: total / 2 }) }),
      )
      // It was this movement only.
      expect(scene.toTurn(8).turn.adrenalineMove).toBe(false)
    },
  )

  it('[ZMB-card.adrenaline-rush] or gives two to the next combat roll, and to no other', () => {
    const position = ['turn 5 red combat', 'red hand adrenaline-rush', 'green hand fear', ZOMBIE]
    const short = new Scene(position)
    expect(short.refusal('red: play adrenaline-rush')).toBe('ZMB-W.j')
    short.do('red: play adrenaline-rush for combat').until('red: price', { dice: [1] })
    expect(short.state.frames.at(-1)).toMatchObject({ kind: 'fight', short: 1 })
    // The next roll has no bonus: a three is one short as well.
    short.do('red: pay life').until('red: price', { dice: [3] })
    expect(short.state.frames.at(-1)).toMatchObject({ kind: 'fight', short: 1 })
    const hit = new Scene(position).do('red: play adrenaline-rush for combat')
    hit.until('green: after-fight', { dice: [2] })
    expect(hit.state).toMatchObject({ reserve: [1, 0, 0] })
    expect(hit.turn).toMatchObject({ adrenaline: [0, 0, 0] })
  })

  it('[ZMB-card.adrenaline-rush] is for whoever fights, not for others, and not for the dice of cards', () => {
    const other = new Scene(['turn 5 red combat', 'blue hand adrenaline-rush', ZOMBIE])
    expect(other.refusal('blue: play adrenaline-rush')).toBe('ZMB-W.n')
    const red = 'red hand dynamite flags adrenaline'
    const blast = new Scene(['turn 5 red combat', red, 'green hand fear', ZOMBIE, ...ROAD])
    blast.do('red: play dynamite at 0.1').until('green: after-fight', { dice: [3, 2] })
    expect(blast.state).toMatchObject({ lives: [1, 3, 3], reserve: [1, 0, 0] })
  })

  it('[ZMB-card.adrenaline-rush] what nobody rolled for is gone with the turn', () => {
    const scene = new Scene([
      'turn 5 red combat',
      'red hand adrenaline-rush',
      'blue hand no-brains-here',
      'green hand fear',
      ZOMBIE,
    ])
    scene.do('red: play adrenaline-rush for combat').do('blue: play no-brains-here on red').do('blue: pick 0.1')
    expect(scene.turn.adrenaline).toEqual([1, 0, 0])
    expect(scene.toTurn(6).turn.adrenaline).toEqual([0, 0, 0])
  })

  it('[ZMB-card.adrenaline-rush] doubles nothing where no movement is due', () => {
    const afraid = new Scene([PRE_MOVE, 'red hand adrenaline-rush', 'effects afraid'])
    expect(afraid.refusal('red: play adrenaline-rush')).toBe('ZMB-card.adrenaline-rush')
    expect(forfeited('adrenaline-rush').refusal('red: play adrenaline-rush')).toBe('ZMB-W.n')
  })

  it("[ZMB-card.adrenaline-rush] [ZMB-R.11] comes to nothing by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('adrenaline-rush', 'pre-move', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
    expect(lookinAt('adrenaline-rush', 'combat', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('THE KEYS ARE STILL IN IT !', () => {
  const KEYS = 'the-keys-are-still-in-it'

  it('[ZMB-card.the-keys-are-still-in-it] [ZMB-W.n] [ZMB-1.3.3.d] is for the own PRE_MOVE', () => {
    expect(windowsOf(KEYS)).toEqual({ own: ['pre-move'], rival: [], refusedBy: ELSEWHERE, secondCard: ONCE })
  })

  it('[ZMB-card.the-keys-are-still-in-it] [ZMB-1.3.4.b] gives ten points, no die and no bonus, for this turn', () => {
    const scene = new Scene([PRE_MOVE, `red jeep inplay skateboard, i-see-the-helicopter hand ${KEYS}`, ...ROAD])
    scene.do(`red: play ${KEYS}`).until('red: step')
    expect(points(scene)).toBe(10)
    expect(scene.state.discarded).toHaveLength(1)
    expect(scene.toTurn(8).turn.keys).toBe(false)
  })

  it('[ZMB-card.the-keys-are-still-in-it] fights are fought as usual', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const scene = new Scene([PRE_MOVE, `red hand ${KEYS}`, zombie]).do(`red: play ${KEYS}`)
    scene.do('red: step 0.1', { dice: [4] })
    expect(scene.state).toMatchObject({ reserve: [1, 0, 0], position: [1, 4, 4] })
  })

  it.each([
    [true, 5],
    [false, 10],
  ])(
    '[ZMB-card.the-keys-are-still-in-it] an untied shoe: option keysCanBeHalved %s leaves %i',
    (keysCanBeHalved, total) => {
      const lines = [PRE_MOVE, `red hand ${KEYS}`, 'blue hand your-shoes-untied']
      const scene = new Scene(lines, { keysCanBeHalved }).do(`red: play ${KEYS}`)
      scene.do('blue: play your-shoes-untied on red').until('red: step')
      expect(points(scene)).toBe(total)
    },
  )

  it('[ZMB-card.the-keys-are-still-in-it] moves nobody who is afraid or has forfeited his movement', () => {
    const afraid = new Scene([PRE_MOVE, `red hand ${KEYS}`, 'effects afraid'])
    expect(afraid.refusal(`red: play ${KEYS}`)).toBe('ZMB-card.the-keys-are-still-in-it')
    expect(forfeited(KEYS).refusal(`red: play ${KEYS}`)).toBe('ZMB-W.n')
  })

  it("[ZMB-card.the-keys-are-still-in-it] [ZMB-R.11] comes to nothing by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(KEYS, 'pre-move', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('MUCH NEEDED REST', () => {
  const REST = 'much-needed-rest'

  it('[ZMB-card.much-needed-rest] [ZMB-W.n] [ZMB-1.3.3.d] is for the own PRE_MOVE', () => {
    expect(windowsOf(REST)).toEqual({ own: ['pre-move'], rival: [], refusedBy: ELSEWHERE, secondCard: ONCE })
  })

  it.each([
    [1, 3],
    [3, 5],
    [4, 5],
    [5, 5],
  ])('[ZMB-card.much-needed-rest] [ZMB-1.2.g] makes %i lives %i, without a roll and without a move', (lives, after) => {
    const scene = new Scene([PRE_MOVE, `red lives ${lives} hand ${REST}`, 'blue hand fear', ...ROAD])
    scene.do(`red: play ${REST}`).until('blue: pre-zombie')
    expect(scene.state).toMatchObject({ lives: [after, 3, 3] })
    expect(scene.turn).toMatchObject({ rested: true })
    expect(scene.kinds()).not.toContain('movement-roll')
    expect(scene.toTurn(6).turn.rested).toBe(false)
  })

  it('[ZMB-card.much-needed-rest] [ZMB-1.3.4.c] is allowed under FEAR, and a zombie that came since waits', () => {
    const scene = new Scene([PRE_MOVE, `red lives 2 hand ${REST}`, 'blue hand fear', 'effects afraid', ZOMBIE])
    scene.do(`red: play ${REST}`).until('blue: pre-zombie')
    expect(scene.state).toMatchObject({ lives: [4, 3, 3], reserve: [0, 0, 0] })
  })

  it('[ZMB-card.much-needed-rest] [ZMB-W.c] is impossible once a death has cost the movement', () => {
    const scene = forfeited(REST)
    expect(scene.state).toMatchObject({ lives: [3, 3, 3], position: [4, 4, 4] })
    expect(scene.turn).toMatchObject({ forfeited: true })
    expect(scene.asked()).toEqual(['red: pre-move'])
    expect(scene.refusal(`red: play ${REST}`)).toBe('ZMB-W.n')
  })

  it('[ZMB-card.hysterical-paralysis] [ZMB-card.much-needed-rest] is impossible in a skipped turn', () => {
    const scene = new Scene(['turn 5 red begins', `red lives 1 hand ${REST} flags skip`, 'blue hand fear'])
    expect(scene.asked()).toEqual(['blue: turn-start'])
    // It is blue's turn by now, and red's skip is used up.
    expect(scene.state).toMatchObject({ active: 1, turn: 6, paralysis: [0, 0, 0] })
    expect(scene.refusal(`red: play ${REST}`)).toBe('ZMB-W.n')
  })

  it("[ZMB-card.much-needed-rest] [ZMB-R.11] comes to nothing by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(REST, 'pre-move', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe("YOUR SHOE'S UNTIED", () => {
  const SHOE = 'your-shoes-untied'

  it('[ZMB-card.your-shoes-untied] [ZMB-R.34] [ZMB-W.n] is for PRE_MOVE and MOVE_SET, not after a step', () => {
    expect(windowsOf(SHOE)).toEqual({
      own: ['pre-move', 'move-set'],
      rival: ['pre-move', 'move-set'],
      refusedBy: ELSEWHERE,
      secondCard: ONCE,
    })
  })

  it.each([
    [5, 2],
    [6, 3],
    [2, 1],
  ])('[ZMB-card.your-shoes-untied] [ZMB-1.3.4.a] halves %i points to %i', (total, half) => {
    const scene = new Scene([`turn 5 red move-set ${total}`, `blue hand ${SHOE}`]).do(`blue: play ${SHOE} on red`)
    expect(points(scene.until('red: step'))).toBe(half)
    expect(scene.toTurn(6).turn.halvings).toBe(0)
  })

  it('[ZMB-card.your-shoes-untied] [ZMB-1.3.4.c] a total of nothing still fights where he stands', () => {
    const scene = new Scene(['turn 5 red move-set 1', `blue hand ${SHOE}`, 'green hand fear', ZOMBIE])
    scene.do(`blue: play ${SHOE} on red`).until('green: pre-zombie', { dice: [4] })
    expect(scene.state.reserve).toEqual([1, 0, 0])
  })

  it('[ZMB-card.your-shoes-untied] [ZMB-R.09] two of them halve twice, after all that doubles', () => {
    const scene = new Scene([PRE_MOVE, 'red jeep hand adrenaline-rush', `blue hand ${SHOE}`, `green hand ${SHOE}`])
    scene
      .do('red: play adrenaline-rush')
      .do(`blue: play ${SHOE} on red`)
      .do(`green: play ${SHOE} on red`, { dice: [5] })
    // (5) × 2 × 2 = 20, halved twice.
    expect(points(scene)).toBe(5)
  })

  it('[ZMB-card.your-shoes-untied] touches nobody who is not about to move, and whoever is, himself included', () => {
    const afraid = new Scene([PRE_MOVE, `blue hand ${SHOE}`, 'effects afraid'])
    expect(afraid.refusal(`blue: play ${SHOE}`)).toBe('ZMB-W.n')
    expect(forfeited('fear').refusal(`blue: play ${SHOE}`)).toBe('ZMB-W.n')
    const own = new Scene(['turn 5 red move-set 3', `red hand ${SHOE}`, 'blue hand fear'])
    expect(own.offered('red')).toEqual(['pass', `play ${SHOE} on red`])
  })

  it("[ZMB-card.your-shoes-untied] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?: nobody else is about to move", () => {
    expect(lookinAt(SHOE, 'move-set', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('BRAIN CRAMP', () => {
  const steered = (...more: string[]) =>
    new Scene(['turn 5 red move-set 2', 'blue hand brain-cramp', ...more, ...ROAD]).do('blue: play brain-cramp on red')

  it('[ZMB-card.brain-cramp] [ZMB-W.n] [ZMB-1.3.3.d] is for MOVE_SET of an opponent', () => {
    expect(windowsOf('brain-cramp')).toEqual({ own: [], rival: ['move-set'], refusedBy: ELSEWHERE, secondCard: ONCE })
  })

  it('[ZMB-card.brain-cramp] the caster steers every step, and stops where he likes', () => {
    const scene = steered('green hand fear').until('blue: step')
    expect(scene.offered('blue').sort()).toEqual(['step 0.1', 'step 0.3', 'step 0.5', 'step 0.7', 'stop'])
    expect(scene.refusal('red: step 0.1')).toBe('TABLE.2')
    scene.do('blue: step 0.1').until('blue: step')
    expect(scene.state.position).toEqual([1, 4, 4])
    scene.do('blue: stop')
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(scene.toTurn(6).turn.brainCramp).toBe(-1)
  })

  it('[ZMB-card.brain-cramp] fights and prices stay with the player who is moved', () => {
    const scene = steered('tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #').do('blue: step 0.1', { dice: [3] })
    expect(scene.asked()).toEqual(['red: price'])
    scene.do('red: pay bullets')
    expect(scene.state).toMatchObject({ reserve: [1, 0, 0], bullets: [2, 3, 3] })
  })

  it('[ZMB-card.brain-cramp] [ZMB-card.claustrophobia] compulsory steps bind the caster too', () => {
    const scene = new Scene([
      'turn 5 red move-set 2',
      'red at 1.0',
      'blue hand brain-cramp',
      'tile hospital 0 -1 turn 0',
      'effects shut',
    ]).do('blue: play brain-cramp on red')
    expect(scene.offered('blue').sort()).toEqual(['step 1.1', 'step 1.3'])
    expect(scene.refusal('blue: stop')).toBe('ZMB-card.claustrophobia')
  })

  it('[ZMB-card.brain-cramp] a later one takes the place of the earlier', () => {
    const scene = steered('green hand brain-cramp').do('green: play brain-cramp on red')
    expect(scene.turn.brainCramp).toBe(2)
    expect(scene.asked()).toEqual(['green: step'])
  })

  it('[ZMB-card.brain-cramp] moves nobody whose movement a failed BREAKTHROUGH has ended', () => {
    const scene = new Scene(['turn 5 red move-set 4', 'red hand breakthrough', 'blue hand brain-cramp, fear', ...ROAD])
    scene.do('red: play breakthrough at 1.1').until('blue: move-set', { dice: [4] })
    expect(scene.refusal('blue: play brain-cramp')).toBe('ZMB-W.n')
  })

  it("[ZMB-card.brain-cramp] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?: nobody else is in MOVE_SET", () => {
    expect(lookinAt('brain-cramp', 'move-set', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
