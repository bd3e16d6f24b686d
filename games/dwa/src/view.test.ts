import { expect, it } from 'vitest'
import { emptyPouch } from './rules/gear.js'
import { tableWith, UNDECIDED } from './tests/build.js'
import { viewDwa } from './view.js'

it('[DWA-7.1.a] everybody sees what everybody carries, no matter who looks', () => {
  const { state } = tableWith({
    scenario: UNDECIDED,
    humans: [
      { at: [300, 300], team: 0, weapons: ['pistol'], pouch: { ...emptyPouch(), arrows: 3 } },
      { at: [600, 600], team: 1, weapons: ['chainsaw'] },
    ],
  }).run()
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { humans } = viewDwa(state, viewer)
    expect(humans.map(({ weapons }) => weapons.map(({ id }) => id))).toEqual([['pistol'], ['chainsaw']])
    expect(humans[0]!.pouch.arrows).toBe(3)
  }
})
