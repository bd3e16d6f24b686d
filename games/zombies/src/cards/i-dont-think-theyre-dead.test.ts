import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'

describe('I DON’T THINK THEY’RE DEAD', () => {
  const DEAD = 'i-dont-think-theyre-dead'
  const rolled = (blue: string, dice: number[]) =>
    new Scene([MOMENT, `red hand ${DEAD}`, `blue ${blue}`, GREEN])
      .do(`red: play ${DEAD} on blue`)
      .do('green: pass', { dice })

  it('[ZMB-card.i-dont-think-theyre-dead] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(DEAD, { other: 'reserve 1' })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.i-dont-think-theyre-dead] at an opponent with a zombie in their collection', () => {
    const scene = new Scene([MOMENT, `red reserve 5 hand ${DEAD}`, 'blue reserve 1'])
    expect(scene.offeredOf('red', 'play')).toEqual([`play ${DEAD} on blue`])
    const nobody = new Scene([MOMENT, `red reserve 5 hand ${DEAD}`])
    expect(nobody.refusal(`red: play ${DEAD}`)).toBe('ZMB-card.i-dont-think-theyre-dead')
  })

  it('[ZMB-card.i-dont-think-theyre-dead] two fours lose nothing', () => {
    const scene = rolled('reserve 5', [4, 4])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(scene.state.reserve).toEqual([0, 5, 0])
  })

  it('[ZMB-R.20] [ZMB-card.i-dont-think-theyre-dead] one die or two that stay short cost two zombies in all', () => {
    expect(rolled('reserve 5', [3, 4]).do('blue: done').state.reserve).toEqual([0, 3, 0])
    expect(rolled('reserve 5', [1, 2]).do('blue: done').state.reserve).toEqual([0, 3, 0])
    expect(rolled('reserve 1', [1, 2]).do('blue: done').state.reserve).toEqual([0, 0, 0])
  })

  it('[ZMB-R.20] [ZMB-W.m] a short die is repaired with as many bullets as it lacks', () => {
    const scene = rolled('reserve 5 bullets 3 lives 1', [2, 3])
    expect(scene.offered('blue')).toEqual(['repair 1 with bullets', 'repair 2 with bullets', 'done'])
    scene.do('blue: repair 1 with bullets')
    expect(scene.state.bullets).toEqual([3, 1, 3])
    expect(scene.events).toMatchObject([{ kind: 'bullets-spent', rule: 'ZMB-R.20', seat: 1, about: { count: 2 } }])
    scene.do('blue: repair 2 with bullets')
    expect(scene.events).toContainEqual(
      expect.objectContaining({ kind: 'bullets-spent', rule: 'ZMB-R.20', seat: 1, about: { count: 1, left: 0 } }),
    )
    expect(scene.state).toMatchObject({ bullets: [3, 0, 3], reserve: [0, 5, 0] })
    const poor = rolled('reserve 5 bullets 2 lives 1', [1, 6])
    expect(poor.offered('blue')).toEqual(['done'])
  })

  it('[ZMB-R.20] a life buys a new roll of that die, again and again, but never the last one', () => {
    const scene = rolled('reserve 5 bullets 0 lives 3 inplay fire-axe', [1, 5])
    scene.do('blue: repair 1 with life', { dice: [3] })
    expect(scene.asked()).toEqual(['blue: card.i-dont-think-theyre-dead'])
    scene.do('blue: repair 1 with life', { dice: [3] })
    expect(scene.state.lives).toEqual([3, 1, 3])
    // No bonus of a fight counts, and the last life cannot be given.
    expect(scene.offered('blue')).toEqual(['done'])
    expect(scene.refusal('blue: repair 1 with life')).toBe('TABLE.6')
    const saved = rolled('reserve 5 bullets 0 lives 3', [1, 5]).do('blue: repair 1 with life', { dice: [4] })
    expect(saved.state).toMatchObject({ reserve: [0, 5, 0], lives: [3, 2, 3] })
  })

  it("[ZMB-card.i-dont-think-theyre-dead] goes to another opponent with zombies by YOU LOOKIN' AT ME !?, or to none", () => {
    const answered = (green: string) =>
      new Scene([
        MOMENT,
        `red hand ${DEAD}`,
        'blue reserve 2',
        `green ${green} hand you-lookin-at-me inplay skateboard`,
      ])
        .do(`red: play ${DEAD} on blue`)
        .do('green: play you-lookin-at-me')
    expect(answered('reserve 1').offered('red')).toEqual(['target on green'])
    expect(answered('').kinds()).toContain('fizzled')
  })
})
