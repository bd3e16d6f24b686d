import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, ROAD, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const count = (scene: Scene): number => scene.state.zombie.filter((kind) => kind > 0).length

describe('WE’RE SCREWED', () => {
  const screwed = (...lines: string[]) =>
    new Scene([MOMENT, 'red hand were-screwed', GREEN, ...lines])
      .do('red: play were-screwed')
      .until('red: card.were-screwed')

  it('[ZMB-card.were-screwed] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('were-screwed')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.were-screwed] ten zombies on ten spaces without one, under a player too', () => {
    const scene = screwed(...ROAD)
    for (const space of ['0.4', '0.1', '1.1', '1.4']) scene.do(`red: pick ${space}`)
    expect(scene.refusal('red: pick 1.4')).toBe('TABLE.6')
    for (const space of ['1.7', '2.1', '2.4', '2.7', '0.3']) scene.do(`red: pick ${space}`)
    expect(scene.offered('red')).toEqual(['pick 0.5', 'pick 0.7', 'auto'])
    scene.do('red: pick 0.7')
    expect(count(scene)).toBe(10)
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(idsOf(scene.state.discarded)).toEqual(['were-screwed'])
  })

  it('[ZMB-card.were-screwed] fewer where there is no more room; base tiles count', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # z # / . z . / # . #'
    const scene = screwed(square, 'tile front_gate 0 1 turn 0').do('red: auto')
    expect(count(scene)).toBe(5 + 3)
  })

  it("[ZMB-card.were-screwed] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('were-screwed', 'pre-zombie', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
