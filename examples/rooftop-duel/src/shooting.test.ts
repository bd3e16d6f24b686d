import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const SHOOT = { type: 'shoot' } as const

/** Ash at 100 500 looks along the row at Reed. */
function aiming(
  reed: string,
  pieces: { readonly walls?: readonly Plain[]; readonly crates?: readonly Plain[] } = {},
  ash = 'wounds 0, ammunition 6',
) {
  return TestTable.at(
    module,
    `roof custom / turn 1, ash, 3 points / ash 100 500, ${ash} / reed ${reed}, wounds 0, ammunition 6`,
    {
      customRoof: {
        width: 2000,
        depth: 1000,
        starts: [
          [100, 500],
          [1900, 900],
        ],
        ...pieces,
      },
    },
  )
}

const oddsOf = (table: ReturnType<typeof aiming>) => module.game.odds!(table.view('ash'), SHOOT)
const modifiersOf = (table: ReturnType<typeof aiming>) => oddsOf(table)?.modifiers

describe('shooting', () => {
  it('[RD-3.1] eight on two dice hits, seven misses, and either spends a bullet', () => {
    const hit = aiming('600 500').play('ash: shoot', { dice: [5, 3] })
    expect(hit.state).toMatchObject({ wounds: [0, 1], ammunition: [5, 6], points: 1 })
    expect(hit.events).toEqual([
      {
        kind: 'shot.hit',
        rule: 'RD-3.1',
        seat: 0,
        dice: [5, 3],
        modifiers: [],
        data: { target: { word: 'seat.reed' }, total: 8, need: 8 },
      },
    ])
    const missed = aiming('600 500').play('ash: shoot', { dice: [5, 2] })
    expect(missed.state).toMatchObject({ wounds: [0, 0], ammunition: [5, 6], points: 1 })
    expect(missed.events[0]!.kind).toBe('shot.missed')
  })

  it('[RD-3.1] its odds are exact and known before the dice', () => {
    const table = aiming('600 500')
    expect(oddsOf(table)).toEqual({
      rule: 'RD-3.1',
      need: 8,
      modifiers: [],
      results: [
        { key: 'hit', ways: 15, of: 36 },
        { key: 'miss', ways: 21, of: 36 },
      ],
    })
    expect(module.game.odds!(table.view('ash'), { type: 'aim' })).toBeNull()
    table.play('ash: shoot', { dice: [1, 1] })
  })

  it('[RD-3.2] the last bullet can be shot, and no more', () => {
    const table = aiming('600 500', {}, 'wounds 0, ammunition 1')
    expect(table.play('ash: shoot', { dice: [1, 1] }).state.ammunition).toEqual([0, 6])
    table.play('ash: end').play('reed: end')
    expect(table.refusal('ash: shoot')).toEqual({ rule: 'RD-3.2' })
    expect(table.offered('ash')).toEqual(['aim', 'end'])
  })

  it('[RD-3.3] a wall that leaves a single ray leaves a shot', () => {
    // Half way the outermost of the 25 rays pass at 494 and 506; a ray that touches the wall is stopped.
    const blind = aiming('500 500', { walls: [[300, 400, 300, 506]] })
    expect(blind.refusal('ash: shoot')).toEqual({ rule: 'RD-3.3' })
    expect(oddsOf(blind)).toBeNull()
    const seen = aiming('500 500', { walls: [[300, 400, 300, 505]] })
    seen.play('ash: shoot', { dice: [6, 4] })
    expect(seen.state.wounds).toEqual([0, 1])
    // Crates are low: sight passes over them.
    aiming('500 500', { crates: [[290, 300, 20, 400]] }).play('ash: shoot', { dice: [4, 4] })
  })

  it('[RD-3.4] range is measured from edge to edge', () => {
    const short = { rule: 'RD-3.4', value: 1 }
    const long = { rule: 'RD-3.4', value: -1 }
    expect(modifiersOf(aiming('425 500'))).toEqual([short])
    expect(modifiersOf(aiming('426 500'))).toEqual([])
    expect(modifiersOf(aiming('1025 500'))).toEqual([])
    expect(modifiersOf(aiming('1026 500'))).toEqual([long])
    // 325.0015 between the centres is a hair more than 300 between the edges.
    expect(modifiersOf(aiming('425 501'))).toEqual([])
    expect(aiming('425 500').play('ash: shoot', { dice: [3, 4] }).state.wounds).toEqual([0, 1])
    expect(aiming('426 500').play('ash: shoot', { dice: [3, 4] }).state.wounds).toEqual([0, 0])
    expect(aiming('1025 500').play('ash: shoot', { dice: [4, 4] }).state.wounds).toEqual([0, 1])
    const far = aiming('1026 500').play('ash: shoot', { dice: [4, 4] })
    expect(far.state.wounds).toEqual([0, 0])
    expect(far.events[0]!.modifiers).toEqual([long])
  })

  it('[RD-3.5] a target more than half hidden behind a wall is in cover', () => {
    const cover = { rule: 'RD-3.5', value: -2 }
    // Thirteen rays pass at 500 or below; with two walls twelve are hidden.
    const covered = aiming('600 500', { walls: [[350, 400, 350, 500]] })
    const bare = aiming('600 500', {
      walls: [
        [350, 400, 350, 499],
        [350, 506, 350, 600],
      ],
    })
    expect(modifiersOf(covered)).toEqual([cover])
    expect(modifiersOf(bare)).toEqual([])
    expect(covered.play('ash: shoot', { dice: [4, 5] }).state.wounds).toEqual([0, 0])
    expect(bare.play('ash: shoot', { dice: [4, 4] }).state.wounds).toEqual([0, 1])
    const again = aiming('600 500', { walls: [[350, 400, 350, 500]] })
    expect(again.play('ash: shoot', { dice: [5, 5] }).state.wounds).toEqual([0, 1])
  })

  it('[RD-3.5] a crate hides a target no more than 25 mm from it', () => {
    // Its near side is at 562 or 563: 37.5 mm from Reed's centre are 25 from the base.
    const close = aiming('600 500', { crates: [[532, 400, 31, 200]] })
    const loose = aiming('600 500', { crates: [[531, 400, 31, 200]] })
    expect(modifiersOf(close)).toEqual([{ rule: 'RD-3.5', value: -2 }])
    expect(modifiersOf(loose)).toEqual([])
    close.play('ash: shoot', { dice: [4, 5] })
    expect(close.state.wounds).toEqual([0, 0])
    // The shooter's own crate hides nothing of the target.
    expect(modifiersOf(aiming('600 500', { crates: [[130, 400, 20, 200]] }))).toEqual([])
  })

  it('[RD-3.6] aim adds two to the next shot and is spent by it', () => {
    const table = aiming('600 500').play('ash: aim')
    expect(table.state).toMatchObject({ aimed: [1, 0], points: 2 })
    expect(table.refusal('ash: aim')).toEqual({ rule: 'RD-3.6' })
    expect(oddsOf(table)).toMatchObject({ need: 6, modifiers: [{ rule: 'RD-3.6', value: 2 }] })
    table.play('ash: shoot', { dice: [2, 4] })
    expect(table.state).toMatchObject({ wounds: [0, 1], aimed: [0, 0] })
    const missed = aiming('600 500')
      .play('ash: aim')
      .play('ash: shoot', { dice: [2, 3] })
    expect(missed.state).toMatchObject({ wounds: [0, 0], aimed: [0, 0] })
  })

  it('[RD-3.6] aim keeps over the other seat’s turn', () => {
    const table = aiming('600 500').play('ash: aim').play('ash: end').play('reed: move 600 600').play('reed: end')
    expect(table.state.aimed).toEqual([1, 0])
    expect(modifiersOf(table)).toEqual([{ rule: 'RD-3.6', value: 2 }])
  })
})
