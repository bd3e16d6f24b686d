import { expect, it } from 'vitest'
import { acting } from '../tests/acting.js'
import { eastBy, SHOOTER } from '../tests/build.js'
import { viewDwa } from '../view.js'
import { caughtBy } from './template.js'

it('[DWA-11.2.7.4.a] flames catch everybody under them: those who burn already, and friends', () => {
  const [zombie, friend, behind] = [eastBy(60), eastBy(110), eastBy(400)]
  const match = acting({
    humans: [{ at: SHOOTER, weapons: ['flamethrower'] }, { at: friend }],
    zombies: [{ at: zombie, burning: { since: 1, kind: 'flame', by: 0 } }, { at: behind }],
  })
  const view = viewDwa(match.state, 0)
  const at = { x: friend[0], y: friend[1] }
  expect(caughtBy(view, view.humans[0]!, { type: 'flame', weapon: 0, at }).map(({ id }) => id)).toEqual([-1, 1])
  expect(caughtBy(view, view.humans[0]!, { type: 'rest' })).toEqual([])
})

it('[DWA-11.2.7.3.e] a grenade catches everybody under its circle', () => {
  const spot = eastBy(200)
  const match = acting({
    humans: [{ at: SHOOTER }],
    zombies: [{ at: spot }, { at: eastBy(225) }, { at: eastBy(400) }],
  })
  const view = viewDwa(match.state, 0)
  const at = { x: spot[0], y: spot[1] }
  const action = { type: 'throw', grenade: 'fragmentation', at, level: 0 } as const
  expect(caughtBy(view, view.humans[0]!, action).map(({ id }) => id)).toEqual([-1, -2])
})
