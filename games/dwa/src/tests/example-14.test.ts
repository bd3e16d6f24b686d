import { describe, expect, it } from 'vitest'
import { inContact } from '../board/measure.js'
import { zombiesFrame } from '../frames/zombies.js'
import { tableWith } from './build.js'

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
