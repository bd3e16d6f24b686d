import { seededBelow } from '@shamble/chance'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const pieces = {
  width: 2000,
  depth: 1000,
  walls: [[600, 400, 800, 400]],
  crates: [[1000, 400, 100, 100]],
  starts: [
    [100, 500],
    [1900, 500],
  ],
}

const from = (ash: string, reed = '1900 500', movement = 200) =>
  TestTable.at(
    module,
    `roof custom / turn 1, ash, 3 points / ash ${ash}, wounds 0, ammunition 6 / reed ${reed}, wounds 0, ammunition 6`,
    { customRoof: pieces, movement },
  )

describe('moving', () => {
  it('[RD-2.1] a move is at most as long as the movement, from centre to centre', () => {
    const table = from('300 500')
    const tooFar = { rule: 'RD-2.1', params: { reach: 200 } }
    expect(table.refusal('ash: move 501 500')).toEqual(tooFar)
    expect(table.refusal('ash: move 421 660')).toEqual(tooFar)
    expect(table.refusal('ash: move 9999 -9999')).toEqual(tooFar)
    expect(from('300 500').play('ash: move 420 660').state).toMatchObject({ x: [420, 1900], y: [660, 500] })
    table.play('ash: move 500 500')
    expect(table.state).toMatchObject({ x: [500, 1900], y: [500, 500], points: 2 })
    expect(table.events).toEqual([
      {
        ...{ kind: 'moved', rule: 'RD-2.1', seat: 0, data: { x: 500, y: 500, length: 200 } },
        way: {
          piece: 0,
          points: [
            { x: 300, y: 500 },
            { x: 500, y: 500 },
          ],
        },
      },
    ])
  })

  it('[RD-2.1] the movement is an option, and standing still is a move', () => {
    expect(from('300 500', '1900 500', 30).refusal('ash: move 331 500').rule).toBe('RD-2.1')
    const table = from('300 500', '1900 500', 30).play('ash: move 330 500').play('ash: move 330 500')
    expect(table.state.points).toBe(1)
  })

  it('[RD-2.2] the base stays on the roof', () => {
    const table = from('100 100')
    expect(table.refusal('ash: move 12 100')).toEqual({ rule: 'RD-2.2' })
    expect(table.refusal('ash: move 100 12')).toEqual({ rule: 'RD-2.2' })
    expect(table.refusal('ash: move -50 100')).toEqual({ rule: 'RD-2.2' })
    table.play('ash: move 13 100').play('ash: move 13 13')
    expect(from('1900 900', '100 500').refusal('ash: move 1988 900')).toEqual({ rule: 'RD-2.2' })
    from('1900 900', '100 500').play('ash: move 1987 987')
  })

  it('[RD-2.3] no way leads through a wall or into one', () => {
    const table = from('700 500')
    expect(table.refusal('ash: move 700 412')).toEqual({ rule: 'RD-2.3' })
    expect(table.refusal('ash: move 700 350')).toEqual({ rule: 'RD-2.3' })
    // Up to the wall, along it, and round its end with just enough room.
    table.play('ash: move 700 413').play('ash: move 813 413').play('ash: move 813 300')
    expect(from('812 500').refusal('ash: move 812 300')).toEqual({ rule: 'RD-2.3' })
    expect(from('813 500').play('ash: move 813 300').state.y[0]).toBe(300)
  })

  it('[RD-2.4] crates are no way through either', () => {
    const table = from('900 450')
    expect(table.refusal('ash: move 988 450')).toEqual({ rule: 'RD-2.4' })
    expect(table.refusal('ash: move 1050 450')).toEqual({ rule: 'RD-2.4' })
    expect(from('950 450').refusal('ash: move 1150 450')).toEqual({ rule: 'RD-2.4' })
    expect(table.play('ash: move 987 450').state.x[0]).toBe(987)
  })

  it('[RD-2.5] the other figure is in the way, touching it is free', () => {
    const table = from('300 500', '400 500')
    expect(table.refusal('ash: move 376 500')).toEqual({ rule: 'RD-2.5' })
    expect(table.refusal('ash: move 480 500')).toEqual({ rule: 'RD-2.5' })
    expect(table.refusal('ash: move 400 500')).toEqual({ rule: 'RD-2.5' })
    table.play('ash: move 375 500')
    expect(from('300 524', '400 500').refusal('ash: move 500 524')).toEqual({ rule: 'RD-2.5' })
    from('300 525', '400 500').play('ash: move 500 525')
  })

  it('[RD-3.7] moving loses the aim, of the mover alone', () => {
    const table = TestTable.at(
      module,
      'roof stairwell / turn 1, ash, 3 points / ash 150 600, wounds 0, ammunition 6, aiming / reed 1650 600, wounds 0, ammunition 6, aiming',
    )
    table.play('ash: move 150 600')
    expect(table.state.aimed).toEqual([0, 1])
    expect(table.events.map(({ kind, rule }) => [kind, rule])).toEqual([
      ['moved', 'RD-2.1'],
      ['aim-lost', 'RD-3.7'],
    ])
    expect(table.play('ash: move 150 601').events.map(({ kind }) => kind)).toEqual(['moved'])
  })

  it('offers a space that says where it is, and whose samples are legal', () => {
    const table = from('700 413')
    const [space] = table.engine.choices(table.state, 0).spaces
    expect(space!.kind).toBe('move')
    expect(space!.shape).toEqual({
      kind: 'point',
      from: { x: 700, y: 413 },
      reach: 200,
      base: 25,
      area: { x: 0, y: 0, width: 2000, depth: 1000 },
      snaps: [
        { x: expect.any(Number), y: expect.any(Number), key: 'towards', params: { seat: { word: 'seat.reed' } } },
        { x: expect.any(Number), y: expect.any(Number), key: 'away', params: { seat: { word: 'seat.reed' } } },
      ],
    })
    expect(space!.holds({ type: 'aim' })).toBe(false)
    const below = seededBelow('samples')
    const ends = Array.from({ length: 500 }, () => space!.sample(below))
    for (const end of ends) expect(space!.check(end)).toBeNull()
    expect(new Set(ends.map((end) => module.notation.write(end))).size).toBeGreaterThan(400)
  })

  it('offers standing still where there is no room for anything else', () => {
    // A cell of 26 mm: with a base of 25 no whole millimetre is left over.
    const cell = [
      [100, 100, 126, 100],
      [126, 100, 126, 126],
      [126, 126, 100, 126],
      [100, 126, 100, 100],
    ]
    const table = TestTable.at(
      module,
      'roof custom / turn 1, ash, 3 points / ash 113 113, wounds 0, ammunition 6 / reed 1900 500, wounds 0, ammunition 6',
      { customRoof: { ...pieces, walls: cell } },
    )
    const [space] = table.engine.choices(table.state, 0).spaces
    const below = seededBelow('cell')
    for (let i = 0; i < 20; i++) expect(space!.sample(below)).toEqual({ type: 'move', x: 113, y: 113 })
  })
})
