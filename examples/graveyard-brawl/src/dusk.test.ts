import { seenEvents } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { position } from './position.js'
import type { DuskFrame } from './state.js'

const TEXT = 'turn 6 south dusk\nnorth 3: hush*4\neast 3: fog bite\nsouth 2: shovel'
const at = (text = TEXT) => TestTable.at(module, text)

describe('dusk', () => {
  it('[GB-6.1] falls after the last living seat of the round, and not before', () => {
    const text = 'turn 4 east fights\nnorth 3: hush*4\neast 3: -\nsouth out\ndeck: -'
    const table = at(text)
      .play('east: fight north')
      .play('north: pass', { dice: [3, 3] })
      .play('north: pass')
    expect(table.events).toEqual([{ kind: 'dusk', rule: 'GB-6.1' }])
    expect(table.asked()).toEqual(['north: bait'])
    const early = at('turn 4 east fights\nnorth 3: -\neast 3: -\nsouth 3: hush*4\ndeck: -')
    early
      .play('east: fight north')
      .play('south: pass', { dice: [3, 3] })
      .play('south: pass')
    expect(early.asked()).toEqual(['south: rival'])
  })

  it('[GB-6.1] asks everybody at once, and tells nobody what the others have laid', () => {
    const table = at()
    expect(table.asked()).toEqual(['north: bait', 'east: bait', 'south: bait'])
    table.play('east: bait bite')
    expect(table.asked()).toEqual(['north: bait', 'south: bait'])
    expect(seenEvents(table.events, 1)[0]?.secret?.data).toEqual({ card: { word: 'card.bite' } })
    expect(seenEvents(table.events, 0)).toEqual([{ kind: 'laid', rule: 'GB-6.1', seat: 1 }])
    const other = at().play('east: bait nothing')
    for (const viewer of ['north', 'south', 'spectator']) expect(table.view(viewer)).toEqual(other.view(viewer))
    expect((table.view('east').frames.at(-1) as DuskFrame).baits[1]).toBe(7)
    expect(table.refusal('east: bait fog')).toEqual({ rule: 'TABLE.2' })
  })

  it('[GB-6.1] may be answered in any order, with the same result', () => {
    const lines = ['north: bait hush', 'east: bait fog', 'south: bait shovel']
    const play = (order: number[]) => {
      const table = at()
      order.forEach((line, n) => {
        table.play(lines[line]!, n === 2 ? { draws: ['bite'] } : {})
      })
      return { ...table.state, answered: [] }
    }
    expect(play([0, 1, 2])).toEqual(play([2, 1, 0]))
    expect(play([0, 1, 2])).toEqual(play([1, 0, 2]))
  })

  it('[GB-6.2] shows all baits together; those without roll, and a 1 costs a life', () => {
    const end = (dice: number[]) =>
      at().play('north: bait nothing').play('south: bait shovel').play('east: bait nothing', { dice })
    expect(end([1, 2]).state.lives).toEqual([2, 3, 2])
    expect(end([2, 1]).state.lives).toEqual([3, 2, 2])
    const table = end([2, 2])
    expect(table.events.map((event) => [event.kind, event.seat])).toEqual([
      ['laid', 1],
      ['baited', 2],
      ['prowled', 0],
      ['prowled', 1],
      ['turn', 0],
    ])
    expect(position.write(table.state, 'full')).toContain('south 2: -\ndiscard: shovel')
    expect(table.last?.revealed).toBe('all')
  })

  it('[GB-6.2] stops as soon as one seat is left', () => {
    const text = 'turn 6 south dusk\nnorth 1: hush\neast out\nsouth 1: fog'
    const table = at(text)
      .play('north: bait nothing')
      .play('south: bait nothing', { dice: [1] })
    expect(table.state.outcome).toEqual({ winners: [2], reason: 'last-alive', rule: 'GB-7.1' })
  })

  it('[GB-6.3] a player who is too late has laid nothing', () => {
    const play = (last: string) =>
      at()
        .play('north: bait hush')
        .play('south: bait shovel')
        .play(last, { dice: [4], draws: ['bite'] }).state
    expect(play('east: expire')).toEqual(play('east: bait nothing'))
  })

  it('[GB-4.4] only the player’s own card serves as bait', () => {
    expect(at().refusal('south: bait hush')).toEqual({ rule: 'GB-4.4' })
    expect(at().offered('south')).toEqual(['bait nothing', 'bait shovel'])
  })
})
