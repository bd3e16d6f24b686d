import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const kinds = (table: { events: readonly { kind: string }[] }) => table.events.map(({ kind }) => kind)

describe('an hour', () => {
  it('[NS-1.4] the game master prepares once, then each survivor on their feet acts in seat order', () => {
    const table = TestTable.at(
      module,
      `hour 1, room 1
       gm: menace 10
       ana: nurse, survival 3
       ben: guard, down
       cleo: porter, survival 3
       asked: prepare`,
      { players: 3 },
    )
    expect(table.refusal('ana: wait')).toEqual({ rule: 'TABLE.2' })
    table.play('gm: prepare nothing')
    expect(kinds(table)).toEqual(['prepared'])
    expect(table.asked()).toEqual(['ana: propose'])
    expect(table.refusal('gm: prepare zombies 1')).toEqual({ rule: 'TABLE.2' })
    expect(table.play('ana: wait').asked()).toEqual(['cleo: propose'])
    table.play('cleo: wait')
    expect(kinds(table)).toEqual(['waited', 'moved-on', 'no-trap', 'hour-strikes'])
    expect(table.asked()).toEqual(['gm: prepare'])
    expect(table.state).toMatchObject({ turn: 2, room: 2 })
  })

  it('[NS-1.4] an attempt passes to the next survivor, and after the last the dead attack before the group moves', () => {
    const table = TestTable.at(
      module,
      `hour 1, room 1, zombies 1, slipped
       gm: menace 9
       ana: guard, survival 3
       ben: nurse, survival 3
       asked: commit ana fight 1 setback paid 0`,
    )
    expect(table.play('ana: roll', { dice: [1, 1, 1, 1] }).asked()).toEqual(['ben: propose'])
    table.play('ben: wait', { draws: ['ana'], dice: [4] })
    expect(kinds(table)).toEqual(['waited', 'fended', 'moved-on', 'no-trap', 'hour-strikes'])
  })

  it('[NS-1.4] being lured and having found a way past last one hour', () => {
    const table = TestTable.at(
      module,
      `hour 1, room 1, zombies 1, obstacle blocked, lured, slipped
       gm: menace 7
       ana: guard, survival 3
       ben: nurse, survival 3
       asked: propose ben`,
    ).play('ben: wait')
    expect(table.state).toMatchObject({ turn: 2, room: 1, zombies: 1, lured: false, slipped: false })
  })

  it.each([
    ['nothing stands in the way', 'hour 1, room 1', 2],
    ['an obstacle blocks', 'hour 1, room 1, obstacle blocked', 1],
    ['the obstacle is broken', 'hour 1, room 1, obstacle broken', 2],
    ['a zombie is there', 'hour 1, room 1, zombies 1, lured', 1],
    ['a way past the zombies was found', 'hour 1, room 1, zombies 3, lured, slipped', 2],
    ['a way past was found but an obstacle blocks', 'hour 1, room 1, zombies 1, lured, slipped, obstacle blocked', 1],
  ])('[NS-7.1] the group moves on or stays when %s', (_, corridor, room) => {
    const table = TestTable.at(
      module,
      `${corridor}
       gm: menace 4
       ana: guard, survival 3
       ben: nurse, survival 3
       asked: propose ben`,
    ).play('ben: wait')
    expect(table.state.room).toBe(room)
    expect(kinds(table)).toContain(room === 2 ? 'moved-on' : 'held-back')
  })

  it('[NS-7.1] the dead, the obstacle and the noise stay behind, what was searched stays known', () => {
    const { state } = TestTable.at(
      module,
      `hour 1, room 1, zombies 2, obstacle broken, noise, slipped, lured, searched 2
       gm: menace 4
       ana: guard, survival 3
       ben: nurse, survival 3
       asked: propose ben`,
    ).play('ben: wait')
    expect(state).toMatchObject({ room: 2, zombies: 0, obstacle: 'none', noiseMade: false, searched: [2], menace: 4 })
  })

  it('[NS-7.2] out of the fourth room all survivors win, those who are down too; out of the third nobody does', () => {
    const from = (room: number) =>
      TestTable.at(
        module,
        `hour 5, room ${room}
         gm: menace 4
         ana: guard, down
         ben: nurse, survival 1
         asked: propose ben`,
      ).play('ben: wait')
    expect(from(3).state.outcome).toBeNull()
    expect(from(4).state.outcome).toEqual({ winners: [1, 2], reason: 'exit', rule: 'NS-7.2' })
    expect(kinds(from(4))).toEqual(['waited', 'moved-on', 'ended.exit'])
    expect(from(4).asked()).toEqual([])
  })

  it('[NS-7.3] the game master wins when the last survivor goes down, not before', () => {
    const attacked = (die: number) =>
      TestTable.at(
        module,
        `hour 5, room 4, zombies 1, slipped
         gm: menace 4
         ana: guard, down
         ben: nurse, survival 1
         asked: propose ben`,
      ).play('ben: wait', { dice: [die] })
    expect(attacked(4).state.outcome).toMatchObject({ reason: 'exit' })
    expect(attacked(5).state.outcome).toEqual({ winners: [0], reason: 'down', rule: 'NS-7.3' })
    expect(kinds(attacked(5))).toEqual(['waited', 'mauled', 'down', 'ended.down'])
  })

  it('[NS-7.3] one survivor on their feet is enough to go on', () => {
    const table = TestTable.at(
      module,
      `hour 5, room 2, zombies 1
       gm: menace 4
       ana: guard, survival 1
       ben: nurse, survival 1
       asked: propose ben`,
    ).play('ben: wait', { draws: ['ben'], dice: [6] })
    expect(table.state).toMatchObject({ survival: [1, 0], outcome: null, turn: 6 })
    expect(table.play('gm: prepare nothing').asked()).toEqual(['ana: propose'])
    // Nobody but Ana is left to be attacked: no tie is broken.
    const end = table.play('ana: wait', { dice: [5] })
    expect(end.state.outcome).toEqual({ winners: [0], reason: 'down', rule: 'NS-7.3' })
  })

  it('[NS-7.4] dawn comes after the last hour and not after the one before', () => {
    const stuckIn = (hour: number) =>
      TestTable.at(
        module,
        `hour ${hour}, room 4, obstacle blocked
         gm: menace 4
         ana: guard, survival 3
         asked: propose ana`,
        { players: 1, dawn: 5 },
      ).play('ana: wait')
    expect(stuckIn(4).state).toMatchObject({ turn: 5, outcome: null })
    expect(stuckIn(5).state.outcome).toEqual({ winners: [0], reason: 'dawn', rule: 'NS-7.4' })
    expect(kinds(stuckIn(5))).toEqual(['waited', 'held-back', 'ended.dawn'])
  })

  it('[NS-7.4] [NS-7.2] a player who reaches the exit in the last hour is out', () => {
    const table = TestTable.at(
      module,
      `hour 5, room 4
       gm: menace 4
       ana: guard, survival 3
       asked: propose ana`,
      { players: 1, dawn: 5 },
    ).play('ana: wait')
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'exit', rule: 'NS-7.2' })
  })

  it('a survivor who resigns gives up for the group, a game master only for their own side', () => {
    expect(TestTable.start(module).play('ben: resign').state.outcome).toMatchObject({ winners: [0] })
    expect(TestTable.start(module).play('gm: resign').state.outcome).toMatchObject({ winners: [1, 2] })
  })
})
