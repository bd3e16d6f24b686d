import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { GREEN, OPEN, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const inPlay = (scene: Scene): string[][] => scene.state.inPlay.map(idsOf)

describe('YOU DON’T NEED THAT !', () => {
  const TAKE = 'you-dont-need-that'

  it('[ZMB-card.you-dont-need-that] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(TAKE, { other: 'inplay fire-axe', lines: [GREEN] })).toMatchObject({ own: OPEN, rival: OPEN })
  })

  it('[ZMB-card.you-dont-need-that] at an opponent on the same space with a weapon that one lacks', () => {
    const rule = (red: string, blue: string) =>
      new Scene([MOMENT, `red hand ${TAKE} ${red}`, `blue ${blue}`]).offeredOf('red', 'play').join()
    expect(rule('', 'inplay fire-axe')).toBe(`play ${TAKE} on blue`)
    expect(rule('', 'at 0.1 inplay fire-axe')).toBe('')
    expect(rule('inplay fire-axe', 'inplay fire-axe')).toBe('')
    expect(rule('inplay fire-axe', 'inplay fire-axe, chainsaw')).toBe(`play ${TAKE} on blue`)
    expect(rule('', 'inplay first-aid-kit')).toBe('')
    const own = new Scene([MOMENT, `red hand ${TAKE} inplay fire-axe`])
    expect(own.refusal(`red: play ${TAKE}`)).toBe('ZMB-card.you-dont-need-that')
  })

  it('[ZMB-card.you-dont-need-that] takes a chosen weapon into play, with its charges, building or not', () => {
    const scene = new Scene([MOMENT, `red hand ${TAKE}`, 'blue inplay shotgun:2, chainsaw, lots-of-ammo', GREEN])
    scene.do(`red: play ${TAKE} on blue`).until(`red: card.${TAKE}`)
    expect(scene.offered('red')).toEqual(['weapon hey-look-a-shotgun', 'weapon chainsaw'])
    scene.do('red: weapon hey-look-a-shotgun')
    expect(inPlay(scene)).toEqual([['hey-look-a-shotgun'], ['chainsaw', 'lots-of-ammo'], []])
    expect(scene.state).toMatchObject({ charges: [2, 0, 0], played: [1, 0, 0] })
    expect(idsOf(scene.state.discarded)).toEqual([TAKE])
    expect(scene.asked()).toEqual(['red: pre-zombie'])
    expect(scene.offered('red')).toEqual(['pass', 'toss hey-look-a-shotgun'])
  })

  it("[ZMB-card.you-dont-need-that] goes to another opponent on that space by YOU LOOKIN' AT ME !?, or to none", () => {
    const lines = (green: string) => [
      MOMENT,
      `red hand ${TAKE}`,
      'blue inplay chainsaw',
      `green hand you-lookin-at-me ${green}`,
    ]
    const two = new Scene(lines('inplay fire-axe')).do(`red: play ${TAKE} on blue`).do('green: play you-lookin-at-me')
    expect(two.offered('red')).toEqual(['target on green'])
    two.do('red: target on green').do('red: weapon fire-axe')
    expect(inPlay(two)).toEqual([['fire-axe'], ['chainsaw'], []])
    const one = new Scene(lines('')).do(`red: play ${TAKE} on blue`).do('green: play you-lookin-at-me')
    expect(one.kinds()).toContain('fizzled')
    expect(inPlay(one)).toEqual([[], ['chainsaw'], []])
  })
})
