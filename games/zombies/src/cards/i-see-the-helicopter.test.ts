import { describe, expect, it } from 'vitest'
import { points } from './tests/movement.js'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, fateOf, GREEN, lookinAt, WEAPON, windowsOf } from './tests/setting.js'

describe('I SEE THE HELICOPTER', () => {
  const HELIPAD = 'tile helipad_town 0 -1 turn 0'

  it('[ZMB-card.i-see-the-helicopter] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('i-see-the-helicopter', { lines: [HELIPAD] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.i-see-the-helicopter] [ZMB-1.3.3.g] while a helipad lies on the table, one a player', () => {
    const lay = (red: string, ...lines: string[]) =>
      new Scene(['turn 5 red pre-zombie', `red hand i-see-the-helicopter ${red}`, ...lines])
    const refusal = (scene: Scene) => scene.refusal('red: play i-see-the-helicopter')
    expect(refusal(lay(''))).toBe('ZMB-card.i-see-the-helicopter')
    expect(refusal(lay('', HELIPAD))).toBe('allowed')
    expect(refusal(lay('inplay i-see-the-helicopter', HELIPAD))).toBe('ZMB-1.3.3.g')
    const base = ['tile front_gate 0 1 turn 0', 'tile helipad_base 0 2 turn 0']
    expect(refusal(lay('', ...base))).toBe('allowed')
    expect(lay('', HELIPAD).do('red: play i-see-the-helicopter').state.inPlay[0]).toHaveLength(1)
  })

  it('[ZMB-card.i-see-the-helicopter] [ZMB-1.3.4.a] gives one to the movement of its owner, before doubling', () => {
    const scene = new Scene(['turn 5 red pre-move', 'red jeep inplay i-see-the-helicopter', GREEN])
    expect(points(scene.until('red: step', { dice: [3] }))).toBe(8)
    expect(scene.offeredOf('red', 'use')).toEqual([])
  })

  it('[ZMB-card.i-see-the-helicopter] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('i-see-the-helicopter')).toEqual(WEAPON)
  })

  it("[ZMB-card.i-see-the-helicopter] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('i-see-the-helicopter', 'pre-zombie', 'blue', { lines: [HELIPAD] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
