import { conformanceSuite, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { CARDS } from './state.js'

conformanceSuite(module)

const MIDDLE = 'turn 3, steps 7 / kim 12: sprint / lee 4: block / spent: -'

describe('last bus', () => {
  it('[LB-1.1] the seats take turns and Kim begins', () => {
    const table = TestTable.start(module, {}, { draws: ['block', 'sprint'] })
    expect(table.asked()).toEqual(['kim: turn'])
    table.play('kim: roll 1', { dice: [1] })
    expect(table.asked()).toEqual(['lee: turn'])
  })

  it('[LB-1.2] each seat draws a card that only it sees', () => {
    const table = TestTable.start(module, {}, { draws: ['block', 'sprint'] })
    expect(table.view('kim').held).toEqual(['block', '?'])
    expect(table.view('lee').held).toEqual(['?', 'sprint'])
    expect(table.state.rest).toEqual(['block', 'sprint'])
  })

  it('[LB-1.3] there are two of each card', () => {
    expect(CARDS.filter((card) => card === 'sprint')).toHaveLength(2)
    expect(CARDS).toHaveLength(4)
  })

  it('[LB-2.1] dice are added to the steps', () => {
    const table = TestTable.at(module, MIDDLE).play('kim: roll 2', { dice: [2, 6] })
    expect(table.state).toMatchObject({ steps: 15, turn: 3, at: [12, 4] })
  })

  it('[LB-2.2] a single 1 loses all', () => {
    const table = TestTable.at(module, MIDDLE).play('kim: roll 2', { dice: [6, 1] })
    expect(table.state).toMatchObject({ steps: 0, turn: 4, at: [12, 4] })
  })

  it('[LB-2.3] nobody walks without steps', () => {
    expect(TestTable.start(module, {}, { draws: ['block', 'sprint'] }).refusal('kim: walk')).toEqual({ rule: 'LB-2.3' })
    const table = TestTable.at(module, MIDDLE).play('kim: walk').play('lee: pass')
    expect(table.state).toMatchObject({ steps: 0, turn: 4, at: [19, 4] })
  })

  it('[LB-2.4] a sprint adds four steps, once', () => {
    const table = TestTable.at(module, MIDDLE).play('kim: sprint')
    expect(table.state).toMatchObject({ steps: 11, held: [null, 'block'], spent: ['sprint'] })
    expect(table.refusal('kim: sprint')).toEqual({ rule: 'LB-2.4' })
  })

  it('[LB-3.1] a block halves the steps, rounded down', () => {
    const table = TestTable.at(module, MIDDLE).play('kim: walk')
    expect(table.asked()).toEqual(['lee: block'])
    table.play('lee: block')
    expect(table.state).toMatchObject({ steps: 0, turn: 4, at: [15, 4], held: ['sprint', null], spent: ['block'] })
  })

  it.each([
    ['kim 12', null],
    ['kim 13', { winners: [0], reason: 'arrived', rule: 'LB-4.1' }],
  ])('[LB-4.1] seven steps from %s', (kim, outcome) => {
    const table = TestTable.at(module, `turn 3, steps 7 / ${kim}: - / lee 4: - / spent: sprint block`).play('kim: walk')
    expect(table.state.outcome).toEqual(outcome)
  })
})
