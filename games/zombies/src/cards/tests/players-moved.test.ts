import { describe, expect, it } from 'vitest'
import type { MoveFrame } from '../../frames/kinds.js'
import { SMELLED } from '../../state.js'
import { idsOf, Scene } from './scene.js'
import { lookinAt, OPEN, windowsOf } from './setting.js'

const EVERYWHERE = { own: OPEN, rival: OPEN, refusedBy: ['TABLE.6', 'ZMB-W.n'], secondCard: ['ZMB-1.3.3.d'] }
const MOMENT = 'turn 5 red pre-zombie'
const GREEN = 'green hand fear'
const ROAD = ['tile straight_t 0 -1 turn 0', 'tile straight_t 0 -2 turn 0']
const left = (scene: Scene): number => (scene.state.frames.at(-1) as MoveFrame).left

describe('BAD SENSE OF DIRECTION', () => {
  const BAD = 'bad-sense-of-direction'

  it('[ZMB-card.bad-sense-of-direction] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(BAD)).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.bad-sense-of-direction] [ZMB-R.29] puts anybody on the middle of the Town Square, jeep and all', () => {
    const scene = new Scene([MOMENT, `red at 1.1 hand ${BAD}`, 'blue at 2.4 jeep', GREEN, ...ROAD])
    expect(scene.offeredOf('red', 'play')).toEqual(['red', 'blue', 'green'].map((name) => `play ${BAD} on ${name}`))
    scene.do(`red: play ${BAD} on blue`).until('green: pre-zombie')
    expect(scene.state).toMatchObject({ position: [10, 4, 4], jeep: [0, 1, 0], lives: [3, 3, 3] })
    expect(idsOf(scene.state.discarded)).toEqual([BAD])
  })

  it('[ZMB-card.bad-sense-of-direction] whoever is on his way goes on from there with what is left', () => {
    const scene = new Scene(['turn 5 red stepped 3 of 5', 'red at 2.4', `blue hand ${BAD}`, ...ROAD])
    scene.do(`blue: play ${BAD} on red`).until('red: step')
    expect(left(scene)).toBe(3)
    expect(scene.offered('red')).toContain('step 0.1')
  })

  it('[ZMB-card.bad-sense-of-direction] [ZMB-1.3.2.e] ends his fight', () => {
    const zombie = 'tile straight_t 0 -1 turn 0 : # . # / # z # / # . #'
    const scene = new Scene(['turn 5 red combat', 'red at 1.4', `blue hand ${BAD}`, GREEN, zombie])
    scene.do(`blue: play ${BAD} on red`).until('green: after-fight')
    expect(scene.state).toMatchObject({ position: [4, 4, 4], reserve: [0, 0, 0], lives: [3, 3, 3] })
  })

  it('[ZMB-card.bad-sense-of-direction] by option badSenseCost it costs a life, the last one too', () => {
    const lines = (lives: number) => [MOMENT, `red hand ${BAD}`, `blue at 2.4 lives ${lives} reserve 4`, GREEN, ...ROAD]
    const paid = new Scene(lines(3), { badSenseCost: 1 }).do(`red: play ${BAD} on blue`).until('green: pre-zombie')
    expect(paid.state).toMatchObject({ lives: [3, 2, 3], reserve: [0, 4, 0] })
    const dead = new Scene(lines(1), { badSenseCost: 1 }).do(`red: play ${BAD} on blue`).until('green: pre-zombie')
    expect(dead.state).toMatchObject({ lives: [3, 3, 3], reserve: [0, 2, 0] })
  })

  it("[ZMB-card.bad-sense-of-direction] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(BAD, 'combat', 'blue').targets).toEqual(['target on blue', 'target on green'])
  })
})

describe('WHERE DID EVERYBODY GO ?', () => {
  const WHERE = 'where-did-everybody-go'
  const walked = (lines: readonly string[], options = {}) =>
    new Scene([MOMENT, `red hand ${WHERE}`, ...lines], options).do(`red: play ${WHERE} on blue`).until('red: walk')

  it('[ZMB-card.where-did-everybody-go] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(WHERE)).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.where-did-everybody-go] moves an opponent exactly five steps, back and forth if need be', () => {
    const scene = walked([GREEN, ...ROAD])
    expect(scene.refusal('red: stop')).toBe('TABLE.6')
    for (const space of ['0.1', '1.7', '1.4', '1.7']) scene.do(`red: step ${space}`)
    expect(scene.asked()).toEqual(['red: walk'])
    scene.do('red: step 1.4')
    expect(scene.state.position).toEqual([4, 13, 4])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(idsOf(scene.state.discarded)).toEqual([WHERE])
  })

  it('[ZMB-card.where-did-everybody-go] by option whereDidSteps up to five', () => {
    const scene = walked([GREEN, ...ROAD], { whereDidSteps: 'upTo5' })
      .do('red: step 0.1')
      .do('red: stop')
    expect(scene.state.position).toEqual([4, 1, 4])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-card.fear] not the caster, nor whoever is afraid in this very turn', () => {
    const targets = (...lines: string[]) => {
      const scene = new Scene(['turn 5 red pre-zombie', `blue hand ${WHERE}`, GREEN, ...lines])
      return scene.offeredOf('blue', 'play')
    }
    expect(targets()).toEqual([`play ${WHERE} on red`, `play ${WHERE} on green`])
    expect(targets('effects afraid')).toEqual([`play ${WHERE} on green`])
    // Somebody who will be afraid can still be walked.
    expect(targets('red flags fear')).toEqual([`play ${WHERE} on red`, `play ${WHERE} on green`])
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-W.k] he fights on the way himself, with a window before the roll', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const scene = walked([GREEN, zombie, ...ROAD]).do('red: step 0.1')
    expect(scene.asked()).toEqual(['green: combat'])
    scene.until('blue: price', { dice: [3] }).do('blue: pay bullets')
    expect(scene.state).toMatchObject({ reserve: [0, 1, 0], bullets: [3, 2, 3] })
    expect(scene.asked()).toEqual(['red: walk'])
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-1.3.2.f] his death ends the walk, and no turn', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const scene = walked(['blue lives 1 bullets 0 reserve 3', GREEN, zombie]).do('red: step 0.1')
    scene.until('blue: price', { dice: [1] }).do('blue: pay life')
    expect(scene.state).toMatchObject({ position: [4, 4, 4], lives: [3, 3, 3], reserve: [0, 1, 0] })
    expect(scene.turn).toMatchObject({ forfeited: false })
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-1.3.1.t] [ZMB-1.3.5.e] he takes tokens and loses the jeep indoors', () => {
    const scene = walked(['blue jeep', GREEN, 'tile hospital 0 -1 turn 0 : . . . / . B . / . . .'])
    for (const space of ['0.1', '1.7']) scene.do(`red: step ${space}`)
    expect(scene.state.jeep).toEqual([0, 1, 0])
    scene.do('red: step 1.4')
    expect(scene.state).toMatchObject({ jeep: [0, 0, 0], bullets: [3, 4, 3] })
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-1.1.a] reaching the middle of a helipad makes him the winner', () => {
    const scene = walked([GREEN, 'tile helipad_town 0 -1 turn 0'])
    for (const space of ['0.1', '1.7', '1.4']) scene.do(`red: step ${space}`)
    expect(scene.state.outcome).toMatchObject({ winners: [1], reason: 'helicopter' })
  })

  it('[ZMB-card.where-did-everybody-go] his own movement is not used up', () => {
    const scene = new Scene(['turn 5 red stepped 2 of 4', `blue hand ${WHERE}`, ...ROAD]).do(
      `blue: play ${WHERE} on red`,
    )
    for (const space of ['0.1', '1.7', '1.4', '1.1', '2.7']) scene.do(`blue: step ${space}`)
    scene.until('red: step')
    expect(left(scene)).toBe(2)
  })

  it('[ZMB-card.claustrophobia] [ZMB-card.where-did-everybody-go] nobody walks him indoors on the turn he cannot enter', () => {
    const lines = ['tile hospital 0 -1 turn 0', 'red at 1.7', `blue hand ${WHERE}`, 'effects shut']
    const scene = new Scene([MOMENT, ...lines]).do(`blue: play ${WHERE} on red`).until('blue: walk')
    expect(scene.offered('blue')).toEqual(['step 0.1'])
    const free = new Scene([MOMENT, ...lines.slice(0, 3)]).do(`blue: play ${WHERE} on red`).until('blue: walk')
    expect(free.offered('blue')).toEqual(['step 1.4', 'step 0.1'])
  })

  it("[ZMB-card.where-did-everybody-go] goes to another opponent by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(WHERE, 'combat', 'blue').targets).toEqual(['target on green'])
  })
})

describe('WHAT IS THAT SMELL', () => {
  const SMELL = 'what-is-that-smell'
  const smelly = (red: string, ...more: string[]) =>
    new Scene(['turn 5 red pre-move', `red ${red}`, `blue hand ${SMELL}`, ...more, ...ROAD]).do(
      `blue: play ${SMELL} on red`,
    )

  it('[ZMB-card.what-is-that-smell] [ZMB-W.n] is for PRE_MOVE of an opponent who is to roll', () => {
    expect(windowsOf(SMELL)).toEqual({
      own: [],
      rival: ['pre-move'],
      refusedBy: ['TABLE.6', 'ZMB-W.n'],
      secondCard: ['ZMB-1.3.3.d'],
    })
    const afraid = new Scene(['turn 5 red pre-move', `blue hand ${SMELL}`, 'effects afraid'])
    expect(afraid.refusal(`blue: play ${SMELL}`)).toBe('ZMB-W.n')
  })

  it('[ZMB-card.what-is-that-smell] whoever has left the tile may not come back, and keeps his next turn', () => {
    const scene = smelly('at 0.1', GREEN)
      .do('red: step 1.7', { dice: [3] })
      .until('red: step')
    expect(scene.refusal('red: step 0.1')).toBe('ZMB-card.what-is-that-smell')
    scene.do('red: step 1.4').until('red: step').do('red: stop')
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(scene.state.paralysis).toEqual([0, 0, 0])
    expect(scene.toTurn(6).turn).toMatchObject({ smellSlot: -1, hasLeft: false })
  })

  it('[ZMB-R.25] [ZMB-card.what-is-that-smell] whoever stays by choice skips his next turn', () => {
    const scene = smelly('at 0.1', GREEN)
      .until('red: step', { dice: [3] })
      .do('red: stop')
    expect(scene.kinds()).toContain('smelled')
    expect(scene.state.paralysis).toEqual([SMELLED, 0, 0])
    expect(scene.toTurn(8).state).toMatchObject({ turn: 9, active: 1, paralysis: [0, 0, 0] })
  })

  it('[ZMB-card.what-is-that-smell] so does whoever could not leave, rests, or is kept there by BRAIN CRAMP', () => {
    // One point is not enough to leave the middle of the Town Square.
    const short = smelly('at 0.4', GREEN)
      .do('red: step 0.1', { dice: [1] })
      .until('green: pre-zombie')
    expect(short.state.paralysis).toEqual([SMELLED, 0, 0])
    const resting = smelly('at 0.1 hand much-needed-rest', GREEN).do('red: play much-needed-rest')
    expect(resting.until('green: pre-zombie').state.paralysis).toEqual([SMELLED, 0, 0])
    const steered = smelly('at 0.1', 'green hand brain-cramp inplay skateboard').do('green: play brain-cramp on red', {
      dice: [6],
    })
    steered.do('green: stop')
    expect(steered.kinds()).toContain('smelled')
  })

  it('[ZMB-card.what-is-that-smell] the tile is the one on which step 5 begins', () => {
    const scene = smelly('at 1.4', 'green hand bad-sense-of-direction inplay skateboard').do(
      'green: play bad-sense-of-direction on red',
    )
    scene.until('red: step', { dice: [6] })
    expect(scene.turn).toMatchObject({ smellSlot: 0, hasLeft: false })
  })

  it("[ZMB-card.what-is-that-smell] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?: nobody else is in PRE_MOVE", () => {
    expect(lookinAt(SMELL, 'pre-move', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('BREAKTHROUGH', () => {
  const broken = (moment: string, die: number) =>
    new Scene([`turn 5 red ${moment}`, 'red at 0.3 hand breakthrough', GREEN, ...ROAD])
      .do('red: play breakthrough at 1.4')
      .until(`green: ${moment.replace('stepped', 'step').split(' ')[0]}`, { dice: [die] })

  it('[ZMB-card.breakthrough] [ZMB-R.30] [ZMB-W.n] is for the own turn until the end of step 5, a fight included', () => {
    expect(windowsOf('breakthrough', { lines: ROAD })).toEqual({
      own: OPEN.slice(0, OPEN.indexOf('pre-zombie')),
      rival: [],
      refusedBy: ['TABLE.6', 'ZMB-W.n'],
      secondCard: ['ZMB-1.3.3.d'],
    })
  })

  it('[ZMB-R.30] [ZMB-card.breakthrough] not in a fight that a walk begins after step 5', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const scene = new Scene([MOMENT, 'red hand breakthrough', 'blue hand where-did-everybody-go', zombie, ...ROAD])
    scene.do('blue: play where-did-everybody-go on red').do('blue: step 0.1')
    expect(scene.asked()).toEqual(['red: combat'])
    expect(scene.refusal('red: play breakthrough')).toBe('ZMB-W.n')
  })

  it('[ZMB-card.breakthrough] a five joins the two spaces for good, for everybody, at one point', () => {
    const scene = broken('stepped 3 of 4', 5)
    expect(scene.state).toMatchObject({ joins: [3, 13], lives: [3, 3, 3] })
    expect(scene.turn).toMatchObject({ forfeited: false })
    scene.do('red: step 1.4').until('red: step')
    expect(left(scene)).toBe(2)
    expect(scene.offered('red')).toContain('step 0.3')
    expect(scene.toTurn(9).state.joins).toEqual([3, 13])
  })

  it('[ZMB-card.breakthrough] a four joins nothing, costs a life, and ends the movement', () => {
    const scene = broken('stepped 3 of 4', 4)
    expect(scene.state).toMatchObject({ joins: [], lives: [2, 3, 3] })
    expect(scene.turn).toMatchObject({ forfeited: true })
    scene.until('green: pre-zombie')
    expect(scene.toTurn(6).turn.forfeited).toBe(false)
  })

  it('[ZMB-card.breakthrough] a failure before step 5 leaves no step 4 and no step 5', () => {
    const scene = broken('pre-move', 1).until('green: pre-zombie')
    expect(scene.kinds()).not.toContain('movement-roll')
    const known = broken('move-set 6', 1).until('green: pre-zombie')
    expect(known.state.position).toEqual([3, 4, 4])
  })

  it('[ZMB-card.breakthrough] a fight goes on after it', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # . # / z . . / # . #'
    const scene = new Scene(['turn 5 red combat', 'red at 0.3 hand breakthrough', GREEN, zombie, ...ROAD])
    scene.do('red: play breakthrough at 1.4').until('green: after-fight', { dice: [2, 4] })
    expect(scene.state).toMatchObject({ lives: [2, 3, 3], reserve: [1, 0, 0] })
  })

  it('[ZMB-R.24] [ZMB-card.breakthrough] reaches any space of a tile beside, by option only the facing one', () => {
    const goals = (at: string, options = {}) =>
      new Scene(['turn 5 red turn-start', `red at ${at} hand breakthrough`, 'tile hospital 0 -1 turn 0'], options)
        .offeredOf('red', 'play')
        .map((line) => line.split(' ').at(-1))
    // 0.1 and 1.7 are joined as it is.
    expect(goals('0.1')).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.8'])
    expect(goals('0.4')).toHaveLength(9)
    expect(goals('1.6')).toEqual(['0.1', '0.3', '0.4', '0.5', '0.7'])
    // Two buildings wall to wall.
    const walls = ['tile hospital 0 -1 turn 0', 'tile cross_t 1 0 turn 0', 'tile lawn_garden 1 -1 turn 0']
    for (const dynamiteThroughWalls of [true, false]) {
      const facing = { breakthroughReach: 'facingOnly', dynamiteThroughWalls }
      expect(goals('0.4', facing)).toEqual([])
      const scene = new Scene(['turn 5 red turn-start', 'red at 1.5 hand breakthrough', ...walls], facing)
      expect(scene.offeredOf('red', 'play')).toEqual(['play breakthrough at 3.3'])
    }
  })

  it('[ZMB-card.breakthrough] never from or to a helipad', () => {
    const helipad = 'tile helipad_town 0 -1 turn 0'
    const goals = (at: string) =>
      new Scene(['turn 5 red turn-start', `red at ${at} hand breakthrough`, helipad, 'tile straight_t 0 1 turn 0'])
    expect(goals('0.3').offeredOf('red', 'play')).toEqual(
      ['2.1', '2.4', '2.7'].map((to) => `play breakthrough at ${to}`),
    )
    expect(goals('1.7').refusal('red: play breakthrough')).toBe('ZMB-card.breakthrough')
  })

  it.each([
    [true, 3],
    [false, 0],
  ])(
    '[ZMB-card.breakthrough] option breakthroughAcrossZones %s: from town into the base',
    (breakthroughAcrossZones, n) => {
      const lines = ['turn 5 red turn-start', 'red at 0.3 hand breakthrough', 'tile front_gate 0 1 turn 0']
      expect(new Scene(lines, { breakthroughAcrossZones }).offeredOf('red', 'play')).toHaveLength(n)
    },
  )

  it("[ZMB-card.breakthrough] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?, without a roll", () => {
    const redirected = lookinAt('breakthrough', 'step', 'red', { lines: ROAD })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
