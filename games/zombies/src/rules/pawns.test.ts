import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { turnOf } from '../frames/kinds.js'
import module from '../index.js'

const at = (...lines: string[]) => TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled' })
const ROAD = ['tile straight_t 0 -1 turn 0', 'tile straight_t 0 -2 turn 0']

describe('a player who must leave a tile and is carried off by a card', () => {
  it('[ZMB-card.what-is-that-smell] must leave the tile they are put on', () => {
    const table = at(
      'turn 5 red stepped 3 of 5',
      'red at 1.4',
      'blue hand bad-sense-of-direction',
      ...ROAD,
      'effects smell 1',
    )
    table.play('blue: play bad-sense-of-direction on red')
    expect(table.state).toMatchObject({ position: [4, 4] })
    expect(turnOf(table.state)).toMatchObject({ smellSlot: 0, hasLeft: false })
    table.play('red: step 0.1').play('red: step 1.7')
    expect(turnOf(table.state).hasLeft).toBe(true)
    expect(table.refusal('red: step 0.1').rule).toBe('ZMB-card.what-is-that-smell')
  })

  it('[ZMB-card.what-is-that-smell] has not left by their own walking when another player walks them away', () => {
    const table = at(
      'turn 5 red stepped 2 of 5',
      'red at 0.4',
      'blue hand where-did-everybody-go',
      ...ROAD,
      'effects smell 0',
    )
    table.play('blue: play where-did-everybody-go on red')
    for (const space of ['0.1', '1.7', '1.4', '1.1', '2.7']) table.play(`blue: step ${space}`)
    expect(table.state).toMatchObject({ position: [25, 4] })
    expect(turnOf(table.state)).toMatchObject({ smellSlot: 2, hasLeft: false })
  })

  it('[ZMB-card.what-is-that-smell] [ZMB-card.rocket-launcher] is on the town square when that tile is blown up', () => {
    const table = at(
      'turn 5 red stepped 2 of 5',
      'red at 2.4',
      'blue inplay rocket-launcher',
      ...ROAD,
      'effects smell 2',
    )
    table.play('blue: use rocket-launcher on 2')
    expect(table.state).toMatchObject({ position: [4, 4] })
    expect(turnOf(table.state)).toMatchObject({ smellSlot: 0, hasLeft: false })
  })
})

describe('the last base tile', () => {
  const GATE = 'tile front_gate 0 1 turn 0'

  it('[ZMB-R.21] takes the base stack with it', () => {
    const table = at('turn 5 red pre-zombie', 'red inplay rocket-launcher', 'blue hand fear', GATE)
    expect(table.state.baseOpen).toBe(true)
    table.play('red: use rocket-launcher on 1')
    expect(table.state.baseOpen).toBe(false)
  })

  it('[ZMB-R.21] but not while another is there', () => {
    const road = 'tile straight_b 0 2 turn 0'
    const table = at('turn 5 red pre-zombie', 'red inplay rocket-launcher', 'blue hand fear', GATE, road)
    table.play('red: use rocket-launcher on 1')
    expect(table.state).toMatchObject({ baseOpen: true, gateTownSide: 0 })
    expect(table.state.tileKind[1]).toBe(-1)
  })
})

describe('a shotgun that leaves the table', () => {
  it('[ZMB-1.3.3.h] takes its charges with it', () => {
    const table = at('turn 5 red pre-zombie', 'red inplay shotgun:2', 'blue hand fear').play('red: toss shotgun')
    expect(table.state).toMatchObject({ inPlay: [[], []], charges: [0, 0] })
  })
})
