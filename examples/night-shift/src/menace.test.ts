import { seenEvents } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { PRICES } from './corridor.js'
import module from './index.js'

/** The game master is about to prepare in the second room, two hours into the night. */
function preparing(corridor: string, gm: string, options = {}) {
  return TestTable.at(
    module,
    `hour 3, room 2${corridor}
     gm: ${gm}
     ana: guard, survival 3
     ben: nurse, survival 3
     asked: prepare`,
    options,
  )
}

/** Ana is being asked in the second room. */
function asking(corridor: string, gm: string) {
  return TestTable.at(
    module,
    `hour 3, room 2${corridor}
     gm: ${gm}
     ana: guard, survival 3
     ben: nurse, survival 3
     asked: propose ana`,
  )
}

describe('Menace', () => {
  it('[NS-2.1] everything is paid at once out of one budget', () => {
    const table = preparing('', 'menace 10').play('gm: prepare zombies 2 obstacles 1 trap 3')
    expect(table.state).toMatchObject({ menace: 4, spent: 4, zombies: 2, obstacle: 'blocked', traps: [3] })
    expect(table.events.map(({ kind }) => kind)).toEqual(['zombies-bought', 'obstacle-bought', 'trap-set', 'prepared'])
    expect(table.events.slice(0, 2).map(({ data }) => data)).toEqual([{ count: 2, price: 2 }, { price: 2 }])
  })

  it('[NS-2.1] the last point can be spent and not one more', () => {
    const table = preparing('', 'menace 3')
    expect(table.refusal('gm: prepare zombies 2 obstacles 1')).toEqual({
      rule: 'NS-2.1',
      params: { price: 4, menace: 3 },
    })
    expect(table.play('gm: prepare zombies 1 obstacles 1').state.menace).toBe(0)
    expect(preparing('', 'menace 1').refusal('gm: prepare trap 3')).toMatchObject({ rule: 'NS-2.1' })
    expect(preparing('', 'menace 2').play('gm: prepare trap 3').state.menace).toBe(0)
    expect(() => TestTable.start(module, { menace: 5 })).toThrow('from 6 to 20')
    expect(() => TestTable.start(module, { menace: 21 })).toThrow('from 6 to 20')
    expect(TestTable.start(module, { menace: 20 }).state.menace).toBe(20)
  })

  it('[NS-2.2] the price list', () => {
    expect(PRICES).toEqual({ zombie: 1, obstacle: 2, trap: 2, noise: 1, harder: 1, setback: 0, wound: 1, alarm: 1 })
  })

  it('[NS-2.3] with hidden Menace the survivors see what was spent openly, and nothing of what is left', () => {
    const rich = preparing('', 'menace 6')
    const cunning = preparing('', 'menace 2, traps 3 4')
    for (const word of ['ana', 'ben', 'spectator']) {
      expect(rich.view(word)).toMatchObject({ menace: null, traps: null, spent: 4 })
      expect(rich.view(word)).toEqual(cunning.view(word))
    }
    expect(rich.view('gm')).toMatchObject({ menace: 6, traps: [] })
    expect(cunning.view('gm')).toMatchObject({ menace: 2, traps: [3, 4] })
  })

  it('[NS-2.3] with open Menace all see what is left, but not where the traps are', () => {
    const open = { menaceVisibility: 'open' }
    const near = preparing('', 'menace 4, traps 3', open)
    const far = preparing('', 'menace 4, traps 4', open)
    for (const word of ['ana', 'ben', 'spectator']) {
      expect(near.view(word)).toMatchObject({ menace: 4, traps: null })
      expect(near.view(word)).toEqual(far.view(word))
    }
    expect(near.view('gm').traps).toEqual([3])
  })

  it('[NS-2.4] a room holds three zombies, bought or lured by noise', () => {
    const table = preparing(', zombies 1', 'menace 8')
    expect(table.refusal('gm: prepare zombies 3')).toEqual({ rule: 'NS-2.4', params: { most: 3 } })
    expect(table.play('gm: prepare zombies 2').state.zombies).toBe(3)
    expect(table.refusal('gm: noise')).toEqual({ rule: 'NS-2.4', params: { most: 3 } })
    expect(asking(', zombies 2', 'menace 8').play('gm: noise').state.zombies).toBe(3)
  })

  it('[NS-2.5] one obstacle a room, even when it is broken', () => {
    expect(preparing(', obstacle blocked', 'menace 8').refusal('gm: prepare obstacles 1')).toEqual({ rule: 'NS-2.5' })
    expect(preparing(', obstacle broken', 'menace 8').refusal('gm: prepare obstacles 1')).toEqual({ rule: 'NS-2.5' })
    expect(preparing('', 'menace 8').refusal('gm: prepare obstacles 2')).toEqual({ rule: 'NS-2.5' })
    expect(preparing('', 'menace 8').play('gm: prepare obstacles 1').state.obstacle).toBe('blocked')
  })

  it('[NS-2.5] one trap a room', () => {
    const table = preparing('', 'menace 8, traps 4')
    expect(table.refusal('gm: prepare trap 4')).toEqual({ rule: 'NS-2.5' })
    expect(table.play('gm: prepare trap 3').state.traps).toEqual([3, 4])
  })

  it('[NS-2.5] one noise a room, and another in the next', () => {
    const table = asking('', 'menace 8').play('gm: noise')
    expect(table.refusal('gm: noise')).toEqual({ rule: 'NS-2.5' })
    const next = asking(', noise', 'menace 8').play('ana: wait').play('ben: wait').play('gm: prepare nothing')
    expect(next.state).toMatchObject({ room: 3, noiseMade: false })
    expect(next.play('gm: noise').state.zombies).toBe(1)
  })

  it('[NS-2.6] a trap is ahead of the group, before the exit, where nobody has searched', () => {
    const table = preparing(', searched 3', 'menace 8')
    for (const room of [1, 2, 3, 5]) expect(table.refusal(`gm: prepare trap ${room}`)).toEqual({ rule: 'NS-2.6' })
    expect(table.play('gm: prepare trap 4').state.traps).toEqual([4])
    expect(preparing('', 'menace 8').play('gm: prepare trap 3').state.traps).toEqual([3])
  })

  it('[NS-2.6] with hidden Menace setting a trap looks like preparing nothing', () => {
    const trap = preparing('', 'menace 8').play('gm: prepare trap 3')
    const nothing = preparing('', 'menace 8').play('gm: prepare nothing')
    for (const [word, viewer] of [
      ['ana', 1],
      ['ben', 2],
      ['spectator', 'spectator'],
    ] as const) {
      expect(trap.view(word)).toEqual(nothing.view(word))
      expect(seenEvents(trap.events, viewer)).toEqual(seenEvents(nothing.events, viewer))
    }
    expect(seenEvents(trap.events, 0)[0]).toMatchObject({
      kind: 'trap-set',
      secret: { data: { room: { word: 'room.3' } } },
    })
  })

  it('[NS-2.6] with open Menace the price of a trap is seen and its room is not', () => {
    const open = { menaceVisibility: 'open' }
    const near = preparing('', 'menace 8', open).play('gm: prepare trap 3')
    const far = preparing('', 'menace 8', open).play('gm: prepare trap 4')
    expect(near.view('ana')).toEqual(far.view('ana'))
    expect(near.view('ana').menace).toBe(6)
    expect(seenEvents(near.events, 1)).toEqual(seenEvents(far.events, 1))
    expect(seenEvents(near.events, 1)[0]).toEqual({ kind: 'trap-set', rule: 'NS-2.6', seat: 0, data: { price: 2 } })
  })

  it('[NS-2.7] a noise may be made while a survivor is being asked, and the survivor is still asked', () => {
    const table = asking('', 'menace 2')
    expect(table.offered('gm')).toEqual(['noise'])
    table.play('gm: noise')
    expect(table.state).toMatchObject({ zombies: 1, noiseMade: true, menace: 1 })
    expect(table.events).toEqual([{ kind: 'noise', rule: 'NS-2.7', seat: 0, data: { price: 1 } }])
    expect(table.asked()).toEqual(['ana: propose'])
    expect(table.offered('ana')).toContain('propose fight')
    expect(asking('', 'menace 0').refusal('gm: noise')).toEqual({ rule: 'NS-2.1', params: { price: 1, menace: 0 } })
  })

  it('[NS-2.7] not while the game master is asked, and never by a survivor', () => {
    expect(preparing('', 'menace 8').refusal('gm: noise')).toEqual({ rule: 'NS-2.7' })
    const ruling = asking('', 'menace 8').play('ana: propose search')
    expect(ruling.refusal('gm: noise')).toEqual({ rule: 'NS-2.7' })
    expect(ruling.play('gm: rule 1 setback').play('gm: noise').asked()).toEqual(['ana: commit'])
    expect(ruling.refusal('ben: noise')).toEqual({ rule: 'TABLE.2' })
    expect(TestTable.start(module).refusal('gm: noise')).toEqual({ rule: 'TABLE.2' })
  })
})
