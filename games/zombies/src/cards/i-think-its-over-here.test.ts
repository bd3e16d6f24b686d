import { describe, expect, it } from 'vitest'
import type { TileFrame } from '../frames/kinds.js'
import { Scene } from './tests/scene.js'
import { ELSEWHERE, lookinAt, windowsOf } from './tests/setting.js'

const HERE = 'i-think-its-over-here'
const placer = (scene: Scene): number => (scene.state.frames.find((frame) => frame.kind === 'tile') as TileFrame).placer

describe('I THINK IT’S OVER HERE', () => {
  const drawn = (tile: string, ...more: string[]) =>
    new Scene([`turn 5 red tile ${tile}`, `blue hand ${HERE}`, ...more])

  it('[ZMB-card.i-think-its-over-here] [ZMB-W.n] is for the tile that an opponent has drawn', () => {
    expect(windowsOf(HERE)).toEqual({
      own: [],
      rival: ['tile-drawn'],
      refusedBy: ELSEWHERE,
      // A player who has played is no longer asked.
      secondCard: ['TABLE.2'],
    })
  })

  it('[ZMB-card.i-think-its-over-here] the caster places it, with its zombies and tokens', () => {
    const scene = drawn('florist').do(`blue: play ${HERE}`)
    expect(scene.asked()).toEqual(['blue: place'])
    expect(scene.refusalNow('red: place florist 1 0 turn 0')).not.toBe('allowed')
    scene.do('blue: place florist 1 0 turn 0')
    expect(scene.asked()).toEqual(['blue: fill'])
    scene.do('blue: put 1.2')
    expect(scene.state.counter[11]).toBe(1)
    expect(scene.state.zombie.slice(9, 12)).toEqual([1, 1, 1])
  })

  it('[ZMB-card.i-think-its-over-here] [ZMB-1.3.1.m] the gate with both its tiles', () => {
    const scene = drawn('front_gate').do(`blue: play ${HERE}`).do('blue: place front_gate 0 1 turn 0')
    expect(scene.asked()).toEqual(['blue: place'])
    scene.do('blue: place straight_b 0 2 turn 0').do('blue: place cross_b 0 3 turn 0')
    expect(scene.asked()).toEqual(['blue: fill'])
    expect(placer(scene)).toBe(1)
  })

  it('[ZMB-card.i-think-its-over-here] a second copy of another opponent takes it over', () => {
    const scene = drawn('corner_t', `green hand ${HERE}`).do(`blue: play ${HERE}`).do(`green: play ${HERE}`)
    expect(scene.asked()).toEqual(['green: place'])
    expect(scene.state.discarded).toHaveLength(2)
  })

  it('[ZMB-1.3.1.i] [ZMB-card.i-think-its-over-here] nobody is asked about a helipad', () => {
    const scene = new Scene(['turn 5 red place helipad_town by red', `blue hand ${HERE}`])
    expect(scene.asked()).toEqual(['red: place'])
    expect(scene.refusal(`blue: play ${HERE}`)).toBe('TABLE.2')
  })

  it('[ZMB-1.3.1.j] [ZMB-card.i-think-its-over-here] nor about a tile that has no place', () => {
    const closed = [
      'tile hospital 0 -1 turn 0',
      'tile lawn_garden 1 0 turn 1',
      'tile police_station 0 1 turn 2',
      'tile fire_station -1 0 turn 3',
    ]
    const scene = new Scene(['turn 5 red pre-zombie', `blue hand ${HERE}`, 'red hand fear', ...closed])
    const next = scene.toTurn(6)
    // Blue's own tile is removed at once and red, who might have answered, is asked after it.
    next
      .until('blue: turn-start')
      .do('blue: pass')
      .do('red: pass', { draws: [2] })
    expect(next.kinds()).toContain('tile-removed')
    expect(next.kinds()).toContain('tile-drawn')
  })

  it("[ZMB-card.i-think-its-over-here] [ZMB-R.11] by YOU LOOKIN' AT ME !? it fizzles and the drawer places", () => {
    const redirected = lookinAt(HERE, 'tile-drawn', 'blue')
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
    const scene = drawn('corner_t', 'green hand you-lookin-at-me')
      .do(`blue: play ${HERE}`)
      .do('green: play you-lookin-at-me')
    expect(scene.asked()).toEqual(['red: place'])
  })
})
