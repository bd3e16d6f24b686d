import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { position } from './position.js'

const OPEN = 'turn 4 north fights\nnorth 3: shovel\neast 3: shovel fog shove\nsouth 3: shovel bandage'

describe('a fight', () => {
  it('[GB-3.1] asks every living seat that holds cards, in turn from the attacker', () => {
    const table = TestTable.at(module, OPEN).play('north: fight south')
    expect(table.events).toEqual([{ kind: 'fights', rule: 'GB-3.1', seat: 0, data: { rival: { word: 'seat.south' } } }])
    expect(table.asked()).toEqual(['north: fight'])
    table.play('north: pass')
    expect(table.asked()).toEqual(['east: fight'])
    table.play('east: pass')
    expect(table.asked()).toEqual(['south: fight'])
    expect(table.refusal('east: pass')).toEqual({ rule: 'TABLE.2' })
  })

  it('[GB-3.1] begins anew after a card, until all pass in a row', () => {
    const table = TestTable.at(module, OPEN).play('north: fight south').play('north: pass')
    table.play('east: play shovel on south').play('north: pass').play('south: pass')
    expect(table.asked()).toEqual(['north: fight'])
    table.play('north: pass').play('east: pass')
    expect(table.asked()).toEqual(['south: fight'])
    table.play('south: pass', { dice: [6, 1] })
    expect(table.state.lives).toEqual([3, 3, 2])
  })

  it('[GB-3.1] a seat without cards is not asked, and a fight among such is rolled at once', () => {
    const table = TestTable.at(module, 'turn 4 east fights\nnorth 3: -\neast 3: -\nsouth 3: -\ndeck: -')
    table.play('east: fight north', { dice: [1, 2] })
    expect(table.state.lives).toEqual([3, 2, 3])
  })

  it('[GB-3.2] the lower roll loses a life, an equal one hurts nobody', () => {
    const bare = 'turn 4 north fights\nnorth 3: -\neast 3: -\nsouth 3: -\ndeck: -'
    const roll = (dice: number[]) => TestTable.at(module, bare).play('north: fight south', { dice }).state.lives
    expect(roll([4, 3])).toEqual([3, 3, 2])
    expect(roll([3, 3])).toEqual([3, 3, 3])
    expect(roll([3, 4])).toEqual([2, 3, 3])
  })

  it('[GB-3.3] the last life adds 1, on either side', () => {
    const roll = (lives: [number, number], dice: number[]) => {
      const text = `turn 4 north fights\nnorth ${lives[0]}: -\neast 3: -\nsouth ${lives[1]}: -\ndeck: -`
      return TestTable.at(module, text).play('north: fight south', { dice })
    }
    expect(roll([1, 3], [3, 3]).state.lives).toEqual([1, 3, 2])
    expect(roll([2, 3], [3, 3]).state.lives).toEqual([2, 3, 3])
    expect(roll([3, 1], [3, 3]).state.lives).toEqual([2, 3, 1])
    const even = roll([1, 1], [3, 3])
    expect(even.state.lives).toEqual([1, 3, 1])
    expect(even.events.find((event) => event.kind === 'rolled')).toMatchObject({
      dice: [3, 3],
      modifiers: [
        { rule: 'GB-3.3', value: 1 },
        { rule: 'GB-3.3', value: -1 },
      ],
      data: { lead: 0 },
    })
  })

  it('[GB-3.4] lapses without a roll when a fighter has died of an answer', () => {
    const text = 'turn 4 north fights\nnorth 3: shovel*2\neast 3: bite\nsouth 1: hush'
    const table = TestTable.at(module, text).play('north: fight south').play('north: play shovel on north')
    table.play('east: play bite on south').play('north: pass')
    table.play('south: pass', { draws: ['hush', 'hush', 'hush', 'hush'] })
    expect(table.state.lives).toEqual([3, 3, 0])
    expect(table.events.map((event) => event.kind)).toContain('fight.lapsed')
    expect(table.events.map((event) => event.kind)).not.toContain('rolled')
    expect(table.asked()).toEqual(['east: rival'])
  })

  it('[GB-3.5] after the roll everybody is asked once more, for other cards', () => {
    const table = TestTable.at(module, OPEN).play('north: fight south')
    table
      .play('north: pass')
      .play('east: pass')
      .play('south: pass', { dice: [6, 1] })
    expect(table.asked()).toEqual(['north: fought'])
    expect(table.refusal('north: play shovel on north')).toEqual({ rule: 'GB-4.5' })
    table.play('north: pass').play('east: pass')
    expect(table.offered('south')).toEqual(['pass', 'play bandage on south'])
    table.play('south: play bandage on south').play('north: pass').play('east: pass')
    expect(table.state.lives).toEqual([3, 3, 3])
    expect(table.asked()).toEqual(['north: fought'])
  })

  it('[GB-3.6] a seat without lives is out and its hand is shown and discarded', () => {
    const text = 'turn 4 north fights\nnorth 3: -\neast 3: -\nsouth 1: hush*2 bite\ndeck: -'
    const table = TestTable.at(module, text)
      .play('north: fight south')
      .play('south: pass', { dice: [6, 2] })
    expect(position.write(table.state, 'full')).toContain('south out')
    expect(table.events.filter((event) => event.kind === 'dropped').map((event) => event.data)).toEqual([
      { card: { word: 'card.hush' }, copies: 2 },
      { card: { word: 'card.bite' }, copies: 1 },
    ])
    expect(table.last?.revealed).toBe('all')
    expect(table.asked()).toEqual(['east: rival'])
  })

  it('[GB-7.1] the last seat alive wins at once, two alive go on', () => {
    const three = 'turn 4 north fights\nnorth 1: -\neast 1: -\nsouth 1: -\ndeck: -'
    const table = TestTable.at(module, three).play('north: fight south', { dice: [6, 1] })
    expect(table.state.outcome).toBeNull()
    table.play('east: fight north', { dice: [1, 6] })
    expect(table.state.outcome).toEqual({ winners: [0], reason: 'last-alive', rule: 'GB-7.1' })
    expect(table.asked()).toEqual([])
  })

  it('[GB-7.2] at the turn limit the most lives win, together where they are equal', () => {
    const end = (north: number) => {
      const text = `turn 4 north fights\nnorth ${north}: -\neast 2: -\nsouth 3: -\ndeck: -`
      return TestTable.at(module, text, { turnLimit: 4 }).play('north: fight east', { dice: [3, 3] }).state.outcome
    }
    expect(end(3)).toEqual({ winners: [0, 2], reason: 'turn-limit', rule: 'GB-7.2' })
    expect(end(2)).toEqual({ winners: [2], reason: 'turn-limit', rule: 'GB-7.2' })
  })

  it('[GB-7.3] resigning leaves the match to the others alive', () => {
    const table = TestTable.at(module, 'turn 4 north fights\nnorth 1: -\neast out\nsouth 1: -\nwest 1: -', { seats: 4 })
    expect(table.play('south: resign').state.outcome).toEqual({
      winners: [0, 3],
      reason: 'resigned',
      rule: 'GB-7.3',
    })
  })
})
