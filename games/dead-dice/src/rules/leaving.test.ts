import { ScriptedChance } from '@shamble/chance'
import type { Frame, Seat } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { creationFrame } from '../frames/creation.js'
import type { PackingFrame } from '../frames/kinds-people.js'
import { trustFrame } from '../frames/trust.js'
import { REST } from '../tests/rest.js'
import { type Given, stage, type Table } from '../tests/stage.js'

function giveUp(table: Table, seat: Seat): Table {
  const result = table.engine.apply(table.state, seat, { type: 'resign' }, new ScriptedChance({}))
  if (!result.ok) throw new Error('a seat can always be given up')
  table.state = result.state
  table.events = result.events
  return table
}

const packing = (waiting: Seat[]): Frame =>
  ({ kind: 'packing', step: 0, waiting, alone: false, wanted: null }) satisfies PackingFrame as Frame
const three = (more: Given = {}) => stage({ survivors: [{ carries: ['bat'] }, {}, {}], ...more })

describe('a seat that is given up', () => {
  it('[DD-17.5] takes its survivor out of the story, and the others play on', () => {
    const table = giveUp(three({ frames: [REST, packing([0, 1])] }).run(), 0)
    expect(table.state.survivors.map(({ fate }) => fate)).toEqual(['left', 'alive', 'alive'])
    expect([table.state.outcome, table.asked]).toEqual([null, '1: pack'])
    expect(table.kinds()).toEqual(['table.resigned', 'survivor-left'])
  })

  it('[DD-3.19] leaves its things to the companions, and loses them where there are none', () => {
    expect(giveUp(three({ frames: [packing([1])] }).run(), 0).state.group.stash.map(({ item }) => item)).toEqual([
      'bat',
    ])
    const alone = three({ group: { reserves: { survivors: 'empty' } }, frames: [packing([1])] }).run()
    expect(giveUp(alone, 0).state.group.stash).toEqual([])
  })

  it('[DD-15.6] lets go of the dead that were after it', () => {
    const scene = { hordes: [{ target: 0, engaged: true, cell: 0, holds: 0 }, { target: 1 }] }
    const table = giveUp(three({ scene, frames: [packing([1])] }).run(), 0)
    expect(table.state.scene!.hordes).toMatchObject([{ target: null, engaged: false, holds: -1 }, { target: 1 }])
    expect(table.state.scene!.bodies).toEqual([])
  })

  it('[DD-7.1] fails the test that it was about to make', () => {
    const below = { ...packing([1]), tested: null } as Frame
    const table = giveUp(three({ frames: [below, REST] }).run(), 0)
    expect(table.state.frames.at(-1)).toMatchObject({ kind: 'packing', tested: { made: false, successes: 0 } })
  })

  it('[DD-7.9] is not asked about trust either', () => {
    expect(giveUp(three({ frames: [REST, trustFrame(0, [1])] }).run(), 0).asked).toBe('1: trust')
  })

  it('ends the game with the last of them', () => {
    const table = giveUp(stage({ survivors: [{}, {}], frames: [packing([0, 1])] }).run(), 1)
    expect(table.state.outcome).toBeNull()
    expect(giveUp(table, 0).state.outcome).toEqual({ winners: [], reason: 'left', rule: 'TABLE.7' })
  })

  it('changes nothing about the dead', () => {
    const table = stage({ survivors: [{ fate: 'eaten' }, {}], frames: [packing([1])] }).run()
    expect(giveUp(table, 0).state).toMatchObject({ left: [0], outcome: null })
    expect(table.state.survivors[0]!.fate).toBe('eaten')
  })

  it('[DD-1.9] makes no survivor either', () => {
    const table = stage({ survivors: [{}, {}, {}], phase: 'creation', frames: [REST, creationFrame()] }).run()
    giveUp(table, 1).play({ type: 'readySheet', who: 'Rick' }, [], 0).play({ type: 'readySheet', who: 'Zoë' }, [], 2)
    expect(table.asked).toBe('0: trust, 2: trust')
    expect(table.offered(0)).toEqual([{ type: 'trustNobody' }, { type: 'trust', seat: 2 }])
  })
})

describe('the game master’s seat', () => {
  it('[DD-16.1] [DD-16.68] goes to the automatic one, which takes a scenario where there was none', () => {
    const frame = { ...packing([0]), wanted: { seat: 0, action: { type: 'takeOff', what: 'bag' } } } as Frame
    const given: Given = { options: { gameMaster: 'human' }, survivors: [{ carries: ['backpack', 'bat', 'bow'] }] }
    const table = stage({ ...given, frames: [frame] }).run()
    expect([table.asked, table.state.staged]).toEqual(['1: overload', null])
    giveUp(table, 1)
    expect(table.state.master.left).toBe(true)
    expect(table.state.staged).toBe('brainsOnSale')
    // What it was asked has been answered, and it is not asked again.
    expect([table.asked, table.state.survivors[0]!.bag]).toEqual(['0: pack', false])
  })
})
