import { describe, expect, it } from 'vitest'
import { deployFrame } from '../frames/deploy.js'
import { acting } from '../tests/acting.js'
import { type GivenHuman, type Match, tableWith } from '../tests/build.js'

/** A machine gun on its tripod. */
const mounted = (match: Match): Match => {
  match.human().weapons[0]!.ready = true
  return match
}
const GUNNER: GivenHuman = { at: [300, 300], weapons: ['machineGun'] }

describe('a machine gun on its tripod is taken down', () => {
  it('[DWA-11.2.7.2.g] [R-22] by a step', () => {
    const match = mounted(acting({ humans: [GUNNER] }))
    match.play({ type: 'walk', path: [{ x: 301, y: 300 }], halts: [], ability: 'none' })
    expect(match.human().weapons[0]!.ready).toBe(false)
  })

  it('[DWA-11.2.7.2.g] in the hands of another', () => {
    const match = mounted(acting({ humans: [GUNNER, { at: [325, 300] }] }))
    match.play({ type: 'give', to: 1, thing: 0 })
    expect(match.human(1).weapons[0]).toMatchObject({ id: 'machineGun', ready: false })
  })

  it('[DWA-11.2.7.2.g] when it is laid down', () => {
    const match = mounted(acting({ humans: [GUNNER] })).play({ type: 'drop', thing: 0 })
    expect(match.state.lying[0]!.thing).toMatchObject({ weapon: { id: 'machineGun', ready: false } })
  })

  it('[DWA-11.2.7.2.g] in a vehicle', () => {
    const match = mounted(
      acting({
        options: { advanced: true },
        scenario: { vehicles: [{ id: 'car', kind: 'car', at: [300, 350], heading: 90 }] },
        humans: [{ ...GUNNER, at: [300, 312] }],
      }),
    )
    match.play({ type: 'board', vehicle: 0, drives: false })
    expect(match.human().weapons[0]!.ready).toBe(false)
  })

  it('[DWA-11.2.7.2.g] on the way to the next table', () => {
    const match = mounted(tableWith({ humans: [{ ...GUNNER, whereabouts: 'waiting' }], zombies: [{ at: [900, 900] }] }))
    match.state.frames = [{ ...match.state.frames[0]!, step: 2 }, deployFrame(0)]
    match.run().play({ type: 'deploy', human: 0, x: 300, y: 300 })
    expect(match.human().weapons[0]!.ready).toBe(false)
  })
})
