import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const OPEN = {
  customRoof: {
    width: 2000,
    depth: 1000,
    starts: [
      [100, 500],
      [1900, 500],
    ],
  },
}

/** Both figures 400 mm apart in the open. */
const facing = (turn: string, ash = 'wounds 0, ammunition 6', reed = 'wounds 0, ammunition 6') =>
  TestTable.at(module, `roof custom / ${turn} / ash 500 500, ${ash} / reed 925 500, ${reed}`, OPEN)

describe('the turn', () => {
  it('[RD-1.1] figures begin on their marks, unhurt, with six bullets', () => {
    const table = TestTable.start(module)
    const { x, y, wounds, ammunition, aimed } = table.state
    expect({ x, y, wounds, ammunition, aimed }).toEqual({
      x: [150, 1650],
      y: [600, 600],
      wounds: [0, 0],
      ammunition: [6, 6],
      aimed: [0, 0],
    })
    expect(table.events.map(({ kind, rule, seat }) => [kind, rule, seat])).toEqual([
      ['placed', 'RD-1.1', 0],
      ['placed', 'RD-1.1', 1],
      ['turn', 'RD-1.2', 0],
    ])
  })

  it('[RD-1.2] the seats take turns, Ash first, with three points each', () => {
    const table = TestTable.start(module)
    expect(table.asked()).toEqual(['ash: act'])
    expect(table.state.points).toBe(3)
    table.play('ash: end')
    expect(table.asked()).toEqual(['reed: act'])
    expect([table.state.turn, table.state.points]).toEqual([2, 3])
    expect(table.refusal('ash: aim')).toEqual({ rule: 'TABLE.2' })
    table.play('reed: end')
    expect(table.asked()).toEqual(['ash: act'])
  })

  it('[RD-1.3] a move and an aim cost one point, a shot two', () => {
    const moved = facing('turn 1, ash, 3 points').play('ash: move 500 600')
    expect(moved.state.points).toBe(2)
    expect(moved.play('ash: shoot', { dice: [1, 1] }).asked()).toEqual(['reed: act'])
    const aimed = facing('turn 1, ash, 3 points').play('ash: aim')
    expect(aimed.state.points).toBe(2)
    const shot = facing('turn 1, ash, 3 points').play('ash: shoot', { dice: [1, 1] })
    expect(shot.state.points).toBe(1)
    expect(shot.refusal('ash: shoot')).toEqual({ rule: 'RD-1.3' })
    expect(shot.offered('ash')).toEqual(['aim', 'end'])
  })

  it('[RD-1.4] the turn ends with the last point, or earlier when its owner says so', () => {
    const table = facing('turn 1, ash, 2 points').play('ash: move 500 510')
    expect(table.asked()).toEqual(['ash: act'])
    table.play('ash: move 500 520')
    expect(table.asked()).toEqual(['reed: act'])
    expect(table.events.map(({ kind }) => kind)).toEqual(['moved', 'turn-ended', 'turn'])
    // What Reed leaves is lost: Ash gets three again, and so does Reed.
    table.play('reed: end').play('ash: end')
    expect(table.state.points).toBe(3)
  })
})

describe('the end', () => {
  it('[RD-4.1] the second hit decides, the first does not', () => {
    const first = facing('turn 1, ash, 3 points').play('ash: shoot', { dice: [4, 4] })
    expect(first.state.wounds).toEqual([0, 1])
    expect(first.state.outcome).toBeNull()
    const second = facing('turn 1, ash, 3 points', 'wounds 1, ammunition 6', 'wounds 1, ammunition 6')
    second.play('ash: shoot', { dice: [4, 4] })
    expect(second.state.outcome).toEqual({ winners: [0], reason: 'wounds', rule: 'RD-4.1' })
    expect(second.asked()).toEqual([])
    expect(second.refusal('reed: end')).toEqual({ rule: 'TABLE.1' })
  })

  it('[RD-4.1] the last bullet may be the deadly one', () => {
    const table = facing('turn 2, reed, 2 points', 'wounds 1, ammunition 0', 'wounds 1, ammunition 1')
    table.play('reed: shoot', { dice: [6, 2] })
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'wounds', rule: 'RD-4.1' })
  })

  it('[RD-4.2] when nobody has a bullet left, fewer wounds win', () => {
    const last = facing('turn 1, ash, 2 points', 'wounds 1, ammunition 1', 'wounds 0, ammunition 1')
    expect(last.play('ash: shoot', { dice: [1, 1] }).state.outcome).toBeNull()
    last.play('reed: shoot', { dice: [1, 1] })
    expect(last.state.outcome).toEqual({ winners: [1], reason: 'ammunition', rule: 'RD-4.2' })
  })

  it('[RD-4.2] and as many wounds are a draw', () => {
    const even = facing('turn 1, ash, 2 points', 'wounds 1, ammunition 1', 'wounds 0, ammunition 0')
    even.play('ash: shoot', { dice: [6, 6] })
    expect(even.state.outcome).toEqual({ winners: [], reason: 'ammunition', rule: 'RD-4.2' })
    expect(even.events.map(({ kind }) => kind)).toEqual(['shot.hit', 'ended.ammunition.draw'])
  })

  it('[RD-4.3] night falls after thirty turns each', () => {
    const dusk = facing('turn 59, ash, 1 point').play('ash: end')
    expect(dusk.state.outcome).toBeNull()
    expect(dusk.asked()).toEqual(['reed: act'])
    dusk.play('reed: end')
    expect(dusk.state.outcome).toEqual({ winners: [], reason: 'nightfall', rule: 'RD-4.3' })
    const hurt = facing('turn 60, reed, 1 point', 'wounds 0, ammunition 6', 'wounds 1, ammunition 6').play('reed: end')
    expect(hurt.state.outcome).toEqual({ winners: [0], reason: 'nightfall', rule: 'RD-4.3' })
  })

  it('a turn limit ends it without a winner', () => {
    const table = TestTable.start(module, { turnLimit: 2 }).play('ash: end')
    expect(table.state.outcome).toBeNull()
    expect(table.play('reed: end').state.outcome).toEqual({ winners: [], reason: 'turn-limit', rule: 'TABLE.5' })
  })
})
