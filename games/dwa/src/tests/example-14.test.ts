import { describe, expect, it } from 'vitest'
import { inContact } from '../board/measure.js'
import { zombiesFrame } from '../frames/zombies.js'
import { acting, apOf } from './acting.js'
import { tableWith } from './build.js'

const SHOT = { type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 1, aimed: 0 }], ability: 'none' } as const

describe('the example of chapter 14', () => {
  const street = (armed: boolean) =>
    tableWith({
      humans: [{ at: [600, 600] }],
      // Base to base 10 cm and 14 cm away.
      zombies: [
        { at: [725, 600], armed },
        { at: [435, 600], armed },
      ],
      frame: zombiesFrame(),
    })

  it('[DWA-14.1] Dawson, frightened, walks 5 cm for 2 action points and fires his pistol for the other 2', () => {
    const match = acting({
      humans: [{ at: [600, 600], weapons: ['pistol'], now: { frightened: true } }],
      zombies: [{ at: [825, 600] }],
    }).play({ type: 'walk', path: [{ x: 650, y: 600 }], halts: [], ability: 'none' })
    expect(apOf(match)).toBe(2)
    // 15 cm away, after moving: a 4 is a 3.
    match.play(SHOT, [4])
    expect(match.told('shot-miss')[0]).toMatchObject({ dice: [4], modifiers: [{ rule: 'DWA-11.2.4.a', value: -1 }] })
    expect(match.human().now.acted).toBe('done')
  })

  it('[DWA-14.2.a] after moving a 5 and a 6 knock down; at 10 cm and still, 3 and 4 do and 5 and 6 eliminate', () => {
    const result = (mm: number, die: number, moved: number) =>
      acting({
        humans: [{ at: [600, 600], weapons: ['pistol'], now: { moved } }],
        zombies: [{ at: [625 + mm, 600] }],
      })
        .play(SHOT, [die])
        .kinds()
        .find((kind) => kind.startsWith('shot-'))
    expect([4, 5, 6].map((die) => result(150, die, 1))).toEqual(['shot-miss', 'shot-fall', 'shot-fall'])
    expect([2, 3, 4, 5, 6].map((die) => result(100, die, 0))).toEqual([
      'shot-miss',
      'shot-fall',
      'shot-fall',
      'shot-elim',
      'shot-elim',
    ])
  })

  it('[DWA-14.3.a] one zombie walks 10 cm into contact; the other stops at 4 cm and charges on a 5', () => {
    const match = street(true).run([5, 4, 6])
    const { state } = match
    expect(state.zombies.map((zombie) => inContact(state, zombie, match.human()))).toEqual([true, true])
    const [first, second] = match.told('zombie-came.smell')
    expect(first!.about).toMatchObject({ figure: -1, sense: 'smell', prey: 0 })
    expect(second!.way).toEqual({
      piece: -2,
      points: [
        { x: 435, y: 600 },
        { x: 535, y: 600 },
      ],
    })
    expect(match.told('charged')[0]!.dice).toEqual([5])
  })

  it('[DWA-14.3.a] [DWA-15.1.4.a] on a 4 the charge fails, and one zombie attacks', () => {
    const match = street(true).run([4, 5])
    expect(match.zombie(2)).toMatchObject({ x: 535, y: 600 })
    expect(match.told('charge-failed')[0]!.dice).toEqual([4])
    // With a knife alone it needs a 5.
    expect(match.human().wounds).toBe(1)
  })

  it('[DWA-14.3.b] [DWA-15.1.5.e] [R-63] two zombies with knives need a 4: with 4 and 6 they wound twice', () => {
    const match = street(true).run([5, 4, 6])
    expect(match.human().wounds).toBe(2)
    expect(match.told('zombie-hit').map(({ dice, data }) => [dice, data!['need']])).toEqual([
      [[4], 4],
      [[6], 4],
    ])
    expect(match.asked()).toEqual(['0 activate'])
  })

  it('[DWA-14.3.b] a 3 is too little, and without knives a 4 is', () => {
    expect(street(true).run([5, 3, 3]).human().wounds).toBe(0)
    expect(street(false).run([5, 4, 5]).human().wounds).toBe(1)
  })
})
