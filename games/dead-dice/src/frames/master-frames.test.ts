import type { Frame } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type Given, stage, type Table } from '../tests/stage.js'
import { startPanic } from './panic.js'
import { reservesFrame } from './reserves.js'
import { threatsFrame } from './threats.js'

const quiet = { chance: null as never, emit: null, reveal: null, asks: 'everybody' } as const

/** A question that waits below: what is on top of it comes first. */
const WAITING: Frame = { kind: 'decision', step: 0, topic: 'threat', proposal: null, proposed: [], agreed: [] } as Frame

describe('the reserves of the start', () => {
  const start = (options: Given['options'] = {}): Table =>
    stage({
      options: { gameMaster: 'human', ...options },
      frames: [WAITING, reservesFrame()],
      survivors: [{}, {}],
    }).run()

  it('[DD-4.10] the game master chooses one Empty and another Low; the others are Sufficient', () => {
    const table = start()
    expect(table.asked).toBe('2: reserves')
    expect(table.offered()).toHaveLength(12)
    const before = JSON.stringify(table.state)
    expect(table.refusal({ type: 'reserves', empty: 'shelter', low: 'shelter' })).toMatchObject({ rule: 'DD-4.10' })
    expect(JSON.stringify(table.state)).toBe(before)
  })

  it('[DD-15.31] a refuge stands unless Shelter is Empty', () => {
    for (const [empty, low, hasShelter] of [
      ['shelter', 'provisions', false],
      ['provisions', 'shelter', true],
    ] as const) {
      const { state } = start().play({ type: 'reserves', empty, low })
      expect(state.group.hasShelter).toBe(hasShelter)
      expect(state.group.reserves).toMatchObject({ [empty]: 'empty', [low]: 'low', ammunition: 'sufficient' })
    }
  })

  it('[DD-12.9] [DD-15.72] alone in the world three reserves are left to choose from', () => {
    const table = start({ aloneInTheWorld: true })
    expect(table.offered()).toHaveLength(6)
    expect(table.refusal({ type: 'reserves', empty: 'survivors', low: 'shelter' })).toMatchObject({ rule: 'DD-12.9' })
  })
})

describe('a threatened reserve', () => {
  const threat = { reserve: 'survivors', by: 'mug', difficulty: 1 } as const
  const threatened = (given: Given = {}): Table =>
    stage({ scene: { threats: [threat] }, frames: [WAITING, threatsFrame()], ...given }).run()

  it('[DD-5.9] [DD-15.75] averted by one success; nothing is spent', () => {
    const table = threatened()
    expect(table.asked).toBe('0: roll')
    const { state } = table.play({ type: 'roll' }, [1, 2])
    expect(state.group.reserves.survivors).toBe('sufficient')
    expect(state.scene!.threats).toEqual([])
  })

  it('[DD-5.9] a failure that is borne costs a step', () => {
    const table = threatened()
    table.play({ type: 'roll' }, [1, 3])
    expect(table.asked).toBe('0: sacrifice')
    const { state } = table.play({ type: 'bear' })
    expect(state.group.reserves.survivors).toBe('low')
  })

  it('[DD-5.9] [DD-15.88] the group says who tests, with the Trust and the companions there', () => {
    const table = threatened({ survivors: [{ trust: [0, 2] }, { trust: [1, 0] }] })
    expect(table.offered(0)).toEqual([
      { type: 'lead', seat: 0 },
      { type: 'lead', seat: 1 },
    ])
    table.play({ type: 'lead', seat: 1 })
    // Mug 2 and the Trust of 1 that the second player has in the first.
    const { state } = table.play({ type: 'agree' }, [1, 1, 2])
    expect(state.group.reserves.survivors).toBe('sufficient')
  })
})

describe('panic', () => {
  const frightened = (): Table => {
    const table = stage({
      scene: { fighting: true, round: 1, hordes: [{ size: 2 }] },
      frames: [WAITING],
      master: { menace: 5 },
    })
    startPanic(table.state, 0, 2, quiet)
    return table.run()
  }

  it('[DD-5.13] [DD-8.21] costs 2, asks for Guts, and costs the next action where it fails', () => {
    const table = frightened()
    expect(table.state.master.menace).toBe(3)
    expect(table.asked).toBe('0: roll')
    const { state } = table.play({ type: 'roll' }, [1, 2])
    expect(state.scene!.stands[0]).toMatchObject({ panicked: true, defenceless: true })
  })

  it('[DD-8.21] does nothing where the test is passed', () => {
    const { state } = frightened().play({ type: 'roll' }, [4, 2])
    expect(state.scene!.stands[0]).toMatchObject({ panicked: false, defenceless: false })
  })

  it('[DD-15.41] is not part of what a flight gives half of back', () => {
    expect(frightened().state.scene!.spent).toBe(0)
  })

  it('[DD-16.24] no sacrifice saves from it', () => {
    const table = frightened().play({ type: 'roll' }, [1, 1])
    expect(table.asked).toBe('0: threat')
  })
})
