import { type GameEvent, seenEvents } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { ATTEMPTS, FAVOURED } from './corridor.js'
import module from './index.js'

const kinds = (events: readonly GameEvent[]) => events.map(({ kind }) => kind)

describe('the watch', () => {
  it('[NS-1.1] one to three survivors with Survival 3 are in the first room', () => {
    const table = TestTable.start(module, { players: 3, menace: 14 })
    expect(table.events).toEqual([{ kind: 'night-falls', rule: 'NS-1.1', data: { menace: 14, dawn: 8 } }])
    expect(table.state).toMatchObject({ survival: [3, 3, 3], room: 1, zombies: 0, obstacle: 'none', menace: 14 })
    expect(table.asked()).toEqual(['ana: watch', 'ben: watch', 'cleo: watch'])
    expect(TestTable.start(module, { players: 1 }).asked()).toEqual(['ana: watch'])
    expect(() => TestTable.start(module, { players: 4 })).toThrow('from 1 to 3')
    expect(() => TestTable.start(module, { players: 0 })).toThrow('from 1 to 3')
  })

  it('[NS-1.2] all choose at once, in any order, and the last choice shows all of them', () => {
    const table = TestTable.start(module).play('ben: watch nurse')
    expect(table.asked()).toEqual(['ana: watch'])
    expect(table.last!.revealed).toEqual([])
    expect(kinds(table.events)).toEqual(['watch-chosen'])
    expect(table.refusal('ben: watch guard')).toEqual({ rule: 'TABLE.2' })
    table.play('ana: watch guard')
    expect(table.last!.revealed).toBe('all')
    expect(kinds(table.events)).toEqual(['watch-chosen', 'watch-shown', 'watch-shown', 'hour-strikes'])
    expect(table.asked()).toEqual(['gm: prepare'])
  })

  it('[NS-1.2] until then nobody else, the game master included, can tell one choice from another', () => {
    const nurse = TestTable.start(module).play('ben: watch nurse')
    const guard = TestTable.start(module).play('ben: watch guard')
    for (const word of ['gm', 'ana', 'spectator']) {
      expect(nurse.view(word).roles).toEqual([null, 'hidden'])
      expect(nurse.view(word)).toEqual(guard.view(word))
      const viewer = word === 'spectator' ? word : nurse.seat(word)
      expect(seenEvents(nurse.events, viewer)).toEqual([{ kind: 'watch-chosen', rule: 'NS-1.2', seat: 2 }])
      expect(seenEvents(guard.events, viewer)).toEqual(seenEvents(nurse.events, viewer))
    }
    expect(nurse.view('ben').roles).toEqual([null, 'nurse'])
    expect(seenEvents(nurse.events, 2)[0]).toMatchObject({ secret: { data: { role: { word: 'role.nurse' } } } })
    nurse.play('ana: watch nurse')
    for (const word of ['gm', 'ana', 'ben', 'spectator']) expect(nurse.view(word).roles).toEqual(['nurse', 'nurse'])
  })

  it('[NS-1.3] every attempt is favoured by exactly one role', () => {
    expect(FAVOURED).toEqual({ porter: ['force', 'distract'], nurse: ['search', 'treat'], guard: ['fight', 'sneak'] })
    expect(Object.values(FAVOURED).flat().sort()).toEqual([...ATTEMPTS].sort())
  })
})
