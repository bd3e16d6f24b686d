import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './scene.js'
import { lookinAt, OPEN, windowsOf } from './setting.js'

const EVERYWHERE = { own: OPEN, rival: OPEN, refusedBy: ['TABLE.6', 'ZMB-W.n'], secondCard: ['ZMB-1.3.3.d'] }
const MOMENT = 'turn 5 red pre-zombie'
const GREEN = 'green hand fear'
const SQUARE = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
const ROAD = ['tile straight_t 0 -1 turn 0', 'tile straight_t 0 -2 turn 0']
const ANYBODY = ['red', 'blue', 'green']

describe('ALTERNATE FOOD SOURCE', () => {
  const FOOD = 'alternate-food-source'

  it('[ZMB-card.alternate-food-source] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(FOOD)).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.alternate-food-source] on the own turn it lasts to the end of the following one', () => {
    const scene = new Scene([MOMENT, `red hand ${FOOD}`, GREEN]).do(`red: play ${FOOD}`).until('green: pre-zombie')
    expect(idsOf(scene.state.discarded)).toEqual([FOOD])
    expect(scene.toTurn(8).state.foodSource).toBe(0)
    expect(scene.toTurn(9).state.foodSource).toBe(-1)
  })

  it('[ZMB-card.alternate-food-source] on another’s turn to the end of the caster’s next one, skipped or not', () => {
    for (const flags of ['', 'flags skip']) {
      const scene = new Scene([MOMENT, `blue hand ${FOOD} ${flags}`, GREEN]).do(`blue: play ${FOOD}`)
      if (flags === '') expect(scene.toTurn(6).state.foodSource).toBe(1)
      expect(scene.toTurn(7).state.foodSource).toBe(-1)
    }
  })

  it('[ZMB-card.alternate-food-source] [ZMB-1.3.2.e] a fight ends at once, and nobody must fight', () => {
    const scene = new Scene(['turn 5 red combat', `blue hand ${FOOD}`, GREEN, SQUARE]).do(`blue: play ${FOOD}`)
    scene.until('green: after-fight')
    expect(scene.state).toMatchObject({ reserve: [0, 0, 0], lives: [3, 3, 3] })
    const walk = new Scene(['turn 5 red move 2', 'red at 0.1', GREEN, SQUARE, `effects ${FOOD} green 1`])
    walk.do('red: step 0.4').until('red: step').do('red: step 0.7')
    expect(walk.state).toMatchObject({ position: [7, 4, 4], reserve: [0, 0, 0] })
  })

  it('[ZMB-card.alternate-food-source] [ZMB-1.3.5.e] tokens are taken under the zombies, at once and on the way', () => {
    const hospital = 'tile hospital 0 -1 turn 0 : zL zB . / . . . / . . .'
    const scene = new Scene(['turn 5 red stepped 2 of 3', `red at 1.0 hand ${FOOD}`, GREEN, hospital])
    scene.do(`red: play ${FOOD}`).until('red: step')
    expect(scene.state.lives).toEqual([4, 3, 3])
    expect(scene.do('red: step 1.1').state.bullets).toEqual([4, 3, 3])
  })

  it('[ZMB-1.1.a] [ZMB-1.1.e] [ZMB-card.alternate-food-source] whoever stands in the middle of the helipad has won', () => {
    const helipad = 'tile helipad_town 0 -1 turn 0 : . . . / . z . / . . .'
    const scene = new Scene(['turn 5 red combat', 'red at 1.4', `blue hand ${FOOD}`, helipad]).do(`blue: play ${FOOD}`)
    expect(scene.state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
  })

  it('[ZMB-card.alternate-food-source] [ZMB-1.3.6.a] zombies still move in step 6', () => {
    const scene = new Scene([MOMENT, GREEN, SQUARE, `effects ${FOOD} green 1`]).until('red: horde', { dice: [1] })
    expect(scene.offeredOf('red', 'zombie')).toHaveLength(4)
  })

  it("[ZMB-card.alternate-food-source] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(FOOD, 'combat', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('GOVT. ENHANCED ZOMBIES !', () => {
  const GOVT = 'govt-enhanced-zombies'

  it('[ZMB-card.govt-enhanced-zombies] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(GOVT)).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.govt-enhanced-zombies] lasts to the end of the caster’s next turn', () => {
    const own = new Scene([MOMENT, `red hand ${GOVT}`, GREEN]).do(`red: play ${GOVT}`).until('green: pre-zombie')
    expect(idsOf(own.state.discarded)).toEqual([GOVT])
    expect(own.toTurn(8).state.govtEnhanced).toBe(0)
    expect(own.toTurn(9).state.govtEnhanced).toBe(-1)
    const other = new Scene([MOMENT, `blue hand ${GOVT}`, GREEN]).do(`blue: play ${GOVT}`)
    expect(other.toTurn(6).state.govtEnhanced).toBe(1)
    expect(other.toTurn(7).state.govtEnhanced).toBe(-1)
  })

  it('[ZMB-R.36] [ZMB-card.govt-enhanced-zombies] a four is one short, a five kills; bonuses and bullets count', () => {
    const fight = (red: string, script: object, until: string) =>
      new Scene(['turn 5 red combat', `red ${red}`, GREEN, SQUARE, `effects ${GOVT} green 1`]).until(until, script)
    const four = fight('bullets 1', { dice: [4] }, 'red: price')
    expect(four.state.frames.at(-1)).toMatchObject({ short: 1 })
    expect(four.do('red: pay bullets').state.reserve).toEqual([1, 0, 0])
    expect(fight('', { dice: [5] }, 'green: after-fight').state.reserve).toEqual([1, 0, 0])
    expect(fight('inplay fire-axe', { dice: [4] }, 'green: after-fight').state.reserve).toEqual([1, 0, 0])
  })

  it('[ZMB-1.3.2.b] [ZMB-card.govt-enhanced-zombies] glowing ones stay at five, and nobody moves further', () => {
    const lab = ['tile front_gate 0 1 turn 0', 'tile top_secret_lab 0 2 turn 2 : . . # / . . . / . g .']
    const lines = ['turn 5 red combat', 'red at 2.7', GREEN, ...lab, `effects ${GOVT} green 1`]
    expect(new Scene(lines).until('green: after-fight', { dice: [5] }).state.reserve).toEqual([1, 0, 0])
    const horde = new Scene([MOMENT, GREEN, SQUARE, `effects ${GOVT} green 1`]).until('red: horde', { dice: [1] })
    expect(horde.offeredOf('red', 'zombie')).toEqual(['0.1', '0.5', '0.7', '0.3'].map((to) => `zombie 0.4 to ${to}`))
  })

  it('[ZMB-card.govt-enhanced-zombies] [ZMB-card.i-dont-think-theyre-dead] the dead are counted as always', () => {
    const lines = [MOMENT, 'red hand i-dont-think-theyre-dead', 'blue reserve 3', GREEN, `effects ${GOVT} green 1`]
    const scene = new Scene(lines).do('red: play i-dont-think-theyre-dead on blue').do('green: pass', { dice: [4, 4] })
    expect(scene.state.reserve).toEqual([0, 3, 0])
  })

  it("[ZMB-card.govt-enhanced-zombies] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(GOVT, 'combat', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('FEAR', () => {
  it('[ZMB-card.fear] [ZMB-W.n] is played in any OPEN window, at anybody', () => {
    expect(windowsOf('fear')).toEqual(EVERYWHERE)
    const scene = new Scene([MOMENT, 'red hand fear', 'green hand dynamite'])
    expect(scene.offeredOf('red', 'play')).toEqual(ANYBODY.map((name) => `play fear on ${name}`))
  })

  it('[ZMB-card.fear] his next turn has no roll, no MOVE_SET and no step, but everything else', () => {
    const scene = new Scene(['turn 5 red begins', 'red hand fear, fear, dynamite flags fear', ...ROAD])
    expect(scene.state).toMatchObject({ fear: [0, 0, 0] })
    expect(scene.turn).toMatchObject({ afraid: true })
    expect(scene.asked()).toEqual(['red: turn-start'])
    const late = new Scene(['turn 5 red pre-move', 'red hand fear', 'effects afraid', SQUARE])
    late.until('red: pre-zombie')
    expect(late.kinds()).not.toContain('movement-roll')
    expect(late.until('red: horde', { dice: [2] }).asked()).toEqual(['red: horde'])
    expect(late.toTurn(6).turn.afraid).toBe(false)
  })

  it('[ZMB-R.22] [ZMB-card.fear] played on his own turn it is his following one', () => {
    const scene = new Scene(['turn 5 red pre-move', 'blue hand fear', GREEN]).do('blue: play fear on red')
    scene.until('red: step', { dice: [3] })
    expect(scene.state).toMatchObject({ fear: [1, 0, 0] })
    expect(scene.turn).toMatchObject({ afraid: false })
    expect(scene.toTurn(8).state).toMatchObject({ fear: [0, 0, 0] })
    expect(scene.turn).toMatchObject({ afraid: true })
  })

  it("[ZMB-card.fear] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('fear', 'post-zombie', 'red').targets).toEqual(['target on blue', 'target on green'])
  })
})

describe('HYSTERICAL PARALYSIS', () => {
  const PARALYSIS = 'hysterical-paralysis'

  it('[ZMB-card.hysterical-paralysis] [ZMB-W.n] is played in any OPEN window, at anybody', () => {
    expect(windowsOf(PARALYSIS)).toEqual(EVERYWHERE)
    const scene = new Scene([MOMENT, `red hand ${PARALYSIS}`])
    expect(scene.offeredOf('red', 'play')).toEqual(ANYBODY.map((name) => `play ${PARALYSIS} on ${name}`))
  })

  it('[ZMB-card.hysterical-paralysis] his next turn is skipped, with all that waited for it', () => {
    const lines = [MOMENT, `red hand ${PARALYSIS}`, 'blue hand dynamite flags fear claustrophobia', GREEN]
    const scene = new Scene(lines).do(`red: play ${PARALYSIS} on blue`).toTurn(6)
    expect(scene.state).toMatchObject({
      turn: 7,
      active: 2,
      paralysis: [0, 0, 0],
      fear: [0, 0, 0],
      claustrophobia: [0, 0, 0],
    })
    expect(scene.turn).toMatchObject({ afraid: false, shut: false })
    // Nothing was drawn in it.
    expect(scene.state.hands[1]).toHaveLength(1)
  })

  it('[ZMB-card.hysterical-paralysis] two skips for one turn do not add up', () => {
    const scene = new Scene([MOMENT, `red hand ${PARALYSIS}`, 'blue flags skip', GREEN])
    scene.do(`red: play ${PARALYSIS} on blue`).toTurn(6)
    expect(scene.toTurn(9).state).toMatchObject({ turn: 9, active: 1 })
  })

  it('[ZMB-R.22] [ZMB-card.hysterical-paralysis] on his own turn it is his following one', () => {
    const scene = new Scene(['turn 5 red pre-move', `blue hand ${PARALYSIS}`, GREEN]).do(
      `blue: play ${PARALYSIS} on red`,
    )
    expect(scene.until('red: step', { dice: [3] }).state.paralysis).toEqual([1, 0, 0])
    expect(scene.toTurn(8).state).toMatchObject({ turn: 9, active: 1 })
  })

  it("[ZMB-card.hysterical-paralysis] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(PARALYSIS, 'turn-start', 'blue').targets).toEqual(['target on blue', 'target on green'])
  })
})

describe('CLAUSTROPHOBIA', () => {
  const SHUT = 'claustrophobia'
  const HOSPITAL = 'tile hospital 0 -1 turn 0 : . . . / . z . / . . .'

  it('[ZMB-card.claustrophobia] [ZMB-W.n] is played in any OPEN window, at anybody', () => {
    expect(windowsOf(SHUT)).toEqual(EVERYWHERE)
    const scene = new Scene([MOMENT, `red hand ${SHUT}`])
    expect(scene.offeredOf('red', 'play')).toEqual(ANYBODY.map((name) => `play ${SHUT} on ${name}`))
  })

  it('[ZMB-R.22] [ZMB-card.claustrophobia] is for his next turn, after this one if it is his now', () => {
    const scene = new Scene(['turn 5 red pre-move', `blue hand ${SHUT}`, GREEN]).do(`blue: play ${SHUT} on red`)
    expect(scene.turn).toMatchObject({ shut: false })
    expect(scene.toTurn(8).state).toMatchObject({ claustrophobia: [0, 0, 0] })
    expect(scene.turn).toMatchObject({ shut: true })
    expect(scene.toTurn(9).turn.shut).toBe(false)
  })

  it('[ZMB-card.claustrophobia] he enters no building', () => {
    const step = (...effects: string[]) =>
      new Scene(['turn 5 red move 3', 'red at 1.7', HOSPITAL, ...effects]).offeredOf('red', 'step')
    expect(step()).toEqual(['step 1.4', 'step 0.1'])
    expect(step('effects shut')).toEqual(['step 0.1'])
    const pool = ['tile front_gate 0 1 turn 0', 'tile motor_pool 0 2 turn 2', 'effects shut']
    expect(new Scene(['turn 5 red move 3', 'red at 2.1', ...pool]).offeredOf('red', 'step')).toEqual(['step 1.7'])
  })

  it('[ZMB-card.claustrophobia] inside he must leave by a shortest way, zombies or not, and is free once he is out', () => {
    const scene = new Scene(['turn 5 red move 4', 'red at 1.0 bullets 3', HOSPITAL, 'effects shut'])
    expect(scene.offered('red')).toEqual(['step 1.1', 'step 1.3'])
    expect(scene.refusal('red: stop')).toBe('ZMB-card.claustrophobia')
    scene.do('red: step 1.1')
    expect(scene.offered('red')).toEqual(['step 1.4'])
    scene.do('red: step 1.4', { dice: [4] })
    expect(scene.offered('red')).toEqual(['step 1.7'])
    scene.do('red: step 1.7')
    expect(scene.offered('red')).toEqual(['step 0.1', 'stop'])
  })

  it('[ZMB-card.claustrophobia] out of points he stays inside; a passage is a way out', () => {
    const scene = new Scene(['turn 5 red move 1', 'red at 1.0', GREEN, HOSPITAL, 'effects shut']).do('red: step 1.3')
    expect(scene.until('green: pre-zombie').state.position).toEqual([12, 4, 4])
    const passage = new Scene(['turn 5 red move 3', 'red at 1.0', HOSPITAL, 'joins 1.0-0.3', 'effects shut'])
    expect(passage.offered('red')).toEqual(['step 0.3'])
  })

  it("[ZMB-card.claustrophobia] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(SHUT, 'move-set', 'blue').targets).toEqual(['target on blue', 'target on green'])
  })
})
