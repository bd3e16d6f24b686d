import { seededChance, TypedChance } from '@shamble/chance'
import { seenEvents } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

/** Ben is the last to be asked: when he waits, the dead attack and the hour ends. */
function lastAsked(corridor: string, ana = 'guard, survival 3', ben = 'nurse, survival 3', gm = 'menace 4') {
  return TestTable.at(
    module,
    `${corridor}
     gm: ${gm}
     ana: ${ana}
     ben: ${ben}
     asked: propose ben`,
  )
}

const attackedBy = (die: number) =>
  lastAsked('hour 3, room 2, zombies 1').play('ben: wait', { draws: ['ana'], dice: [die] })

const kinds = (table: { events: readonly { kind: string }[] }) => table.events.map(({ kind }) => kind)

describe('harm', () => {
  it('[NS-6.1] each zombie falls on a player: four is a miss, five costs 1 Survival', () => {
    const table = lastAsked('hour 3, room 2, zombies 3')
    table.play('ben: wait', { draws: ['ana', 'ben', 'ana'], dice: [4, 5, 5] })
    expect(table.state).toMatchObject({ survival: [2, 2], mauled: [2, 2], bite: [-1, -1] })
    expect(kinds(table)).toEqual(['waited', 'fended', 'mauled', 'mauled', 'held-back', 'hour-strikes'])
  })

  it('[NS-6.1] without zombies, or when they are lured away, nobody rolls', () => {
    expect(kinds(lastAsked('hour 3, room 2').play('ben: wait'))).not.toContain('fended')
    expect(kinds(lastAsked('hour 3, room 2, zombies 3, lured').play('ben: wait'))).toEqual([
      'waited',
      'held-back',
      'hour-strikes',
    ])
    expect(kinds(lastAsked('hour 3, room 2, zombies 1').play('ben: wait', { draws: ['ana'], dice: [1] }))).toContain(
      'fended',
    )
  })

  it('[NS-6.1] those who are down are left alone', () => {
    const table = lastAsked('hour 3, room 2, zombies 2', 'guard, survival 1', 'nurse, survival 3')
    // Ana goes down under the first zombie, so the second has only Ben to choose.
    table.play('ben: wait', { draws: ['ana'], dice: [5, 5] })
    expect(table.state.survival).toEqual([0, 2])
  })

  it('[NS-6.2] a six is a bite, a five is not', () => {
    const attacked = (die: number) =>
      lastAsked('hour 3, room 2, zombies 1').play('ben: wait', { draws: ['ana'], dice: [die] })
    expect(attacked(5).state).toMatchObject({ survival: [2, 3], bite: [-1, -1] })
    // An hour has struck since.
    expect(attacked(6).state).toMatchObject({ survival: [2, 3], bite: [1, -1] })
  })

  it('[NS-6.2] only the bitten and the game master can tell a bite from a scratch', () => {
    const attacked = (die: number) =>
      lastAsked('hour 3, room 2, zombies 1').play('ben: wait', { draws: ['ana'], dice: [die] })
    const [bite, scratch] = [attacked(6), attacked(5)]
    for (const [word, viewer] of [
      ['ben', 2],
      ['spectator', 'spectator'],
    ] as const) {
      expect(bite.view(word)).toEqual(scratch.view(word))
      expect(bite.view(word).bite).toEqual([null, -1])
      expect(seenEvents(bite.events, viewer)).toEqual(seenEvents(scratch.events, viewer))
      expect(seenEvents(bite.events, viewer)[1]).toEqual({
        kind: 'mauled',
        rule: 'NS-6.1',
        seat: 1,
        data: { survival: 2 },
      })
    }
    for (const [word, viewer] of [
      ['gm', 0],
      ['ana', 1],
    ] as const) {
      expect(bite.view(word).bite).toEqual([1, -1])
      expect(scratch.view(word).bite).toEqual([-1, -1])
      expect(seenEvents(bite.events, viewer).map(({ kind }) => kind)).toContain('bitten')
      expect(seenEvents(bite.events, viewer)[1]).toMatchObject({ kind: 'mauled', dice: [6] })
    }
  })

  it('[NS-6.1] the die is rolled for the victim and the game master; the others see what it does, not the die', () => {
    const table = lastAsked('hour 3, room 2, zombies 1')
    const need = (isPerson: (seat: number) => boolean) => () =>
      table.engine.apply(
        table.state,
        2,
        { type: 'wait' },
        new TypedChance([], { ...seededChance('ns'), tie: () => 'ana' } as never, isPerson),
      )
    expect(need(() => true)).toThrow(expect.objectContaining({ why: 'NS-6.1', by: [0, 1] }))
    expect(need((seat) => seat > 0)).toThrow(expect.objectContaining({ why: 'NS-6.1', by: [1] }))
    const missed = (die: number) => seenEvents(attackedBy(die).events, 2)[1]
    expect(missed(4)).toEqual({ kind: 'fended', rule: 'NS-6.1', seat: 1 })
    expect(missed(1)).toEqual(missed(4))
    expect(seenEvents(attackedBy(4).events, 0)[1]).toMatchObject({ kind: 'fended', dice: [4] })
  })

  it('[NS-6.2] a second bite changes nothing, and one that takes the last Survival is none', () => {
    const again = lastAsked('hour 3, room 2, zombies 1', 'guard, survival 3, mauled 1, bite 1')
    again.play('ben: wait', { draws: ['ana'], dice: [6] })
    expect(again.state).toMatchObject({ bite: [2, -1], mauled: [6, 0] })
    expect(kinds(again)).not.toContain('bitten')
    const last = lastAsked('hour 3, room 2, zombies 1', 'guard, survival 1').play('ben: wait', {
      draws: ['ana'],
      dice: [6],
    })
    expect(last.state).toMatchObject({ survival: [0, 3], bite: [-1, -1], mauled: [0, 0] })
    expect(kinds(last)).not.toContain('bitten')
  })

  it('[NS-6.3] Survival 0 puts a survivor down for the night, Survival 1 does not', () => {
    const attacked = (survival: number) =>
      lastAsked('hour 3, room 2, zombies 1', `guard, survival ${survival}, mauled 1, bite 1`).play('ben: wait', {
        draws: ['ana'],
        dice: [5],
      })
    expect(kinds(attacked(2))).not.toContain('down')
    const down = attacked(1)
    expect(down.events.find(({ kind }) => kind === 'down')).toEqual({ kind: 'down', rule: 'NS-6.3', seat: 1 })
    expect(down.state).toMatchObject({ survival: [0, 3], bite: [-1, -1], mauled: [0, 0] })
    expect(down.play('gm: prepare nothing').asked()).toEqual(['ben: propose'])
    expect(down.refusal('ana: confess')).toEqual({ rule: 'TABLE.2' })
  })

  it('[NS-6.4] a bitten survivor turns at the start of the third hour, not of the second', () => {
    const second = lastAsked('hour 3, room 2', 'guard, survival 2, mauled 1, bite 1').play('ben: wait')
    expect(second.state).toMatchObject({ bite: [2, -1], survival: [2, 3], zombies: 0 })
    expect(second.last!.revealed).toBe('all') // a room was entered
    const third = lastAsked('hour 3, room 2, searched 3', 'guard, survival 2, mauled 2, bite 2').play('ben: wait')
    expect(third.state).toMatchObject({ bite: [-1, -1], survival: [0, 3], mauled: [0, 0], zombies: 1, room: 3 })
    expect(third.last!.revealed).toBe('all')
    expect(kinds(third)).toEqual(['waited', 'moved-on', 'hour-strikes', 'turned', 'down'])
    expect(third.state.menace).toBe(4)
  })

  it('[NS-6.4] no zombie more where three are, one more where two are', () => {
    const held = (zombies: number) =>
      lastAsked(`hour 3, room 2, zombies ${zombies}, lured`, 'guard, survival 2, mauled 2, bite 2').play('ben: wait')
    expect(held(3).state).toMatchObject({ zombies: 3, survival: [0, 3] })
    expect(held(2).state).toMatchObject({ zombies: 3, survival: [0, 3] })
  })

  it('[NS-6.4] a wound that was no bite is shown to have been none after as long', () => {
    const held = 'hour 3, room 2, obstacle blocked'
    const shown = lastAsked(held, 'guard, survival 1, mauled 1 2').play('ben: wait')
    expect(shown.events.at(-1)).toEqual({ kind: 'scratch', rule: 'NS-6.4', seat: 1 })
    expect(shown.last!.revealed).toBe('all')
    expect(shown.state.mauled).toEqual([4, 0])
    // The younger wound may still be one.
    expect(shown.view('ben').bite).toEqual([null, -1])
    const early = lastAsked(held, 'guard, survival 1, mauled 1').play('ben: wait')
    expect(kinds(early)).not.toContain('scratch')
    expect(early.last!.revealed).toEqual([])
    expect(early.view('ben').bite).toEqual([null, -1])
    const last = lastAsked(held, 'guard, survival 2, mauled 2').play('ben: wait')
    expect(last.view('ben').bite).toEqual([-1, -1])
  })

  it('[NS-6.4] when the last on their feet turns, the game master wins', () => {
    const table = lastAsked('hour 3, room 2', 'guard, down', 'nurse, survival 2, mauled 2, bite 2').play('ben: wait')
    expect(table.state.outcome).toEqual({ winners: [0], reason: 'down', rule: 'NS-7.3' })
  })

  it('[NS-6.5] a bite may be confessed when asked, and then all know it', () => {
    const table = lastAsked('hour 3, room 2', 'guard, survival 3', 'nurse, survival 2, mauled 0 1, bite 1')
    expect(table.view('ana').bite).toEqual([-1, null])
    table.play('ben: confess')
    expect(table.events).toEqual([{ kind: 'confessed', rule: 'NS-6.5', seat: 2, data: { count: 2 } }])
    expect(table.last!.revealed).toBe('all')
    for (const word of ['gm', 'ana', 'ben', 'spectator'])
      expect(table.view(word)).toMatchObject({ bite: [-1, 1], confessed: [false, true], mauled: [0, 0] })
    expect(table.asked()).toEqual(['ben: propose'])
    expect(table.refusal('ben: confess')).toEqual({ rule: 'NS-6.5' })
    expect(table.offered('ben')).toContain('propose treat')
  })

  it('[NS-6.5] also while another player is asked, the game master included', () => {
    const ben = 'nurse, survival 2, mauled 1, bite 1'
    const whileAsked = (asked: string) =>
      TestTable.at(module, `hour 3, room 2 / gm: menace 4 / ana: guard, survival 3 / ben: ${ben} / asked: ${asked}`)
    for (const asked of ['prepare', 'propose ana', 'rule ana search', 'commit ana search 1 setback paid 0']) {
      const table = whileAsked(asked)
      const before = table.asked()
      expect(table.offered('ben')).toEqual(['confess'])
      expect(table.play('ben: confess').state.confessed).toEqual([false, true])
      expect(table.asked()).toEqual(before)
    }
    expect(whileAsked('propose ana').refusal('ana: confess')).toEqual({ rule: 'NS-6.5' })
  })

  it('[NS-6.5] without a bite there is nothing to confess, and a known bite goes on killing', () => {
    const healthy = lastAsked('hour 3, room 2', 'guard, survival 3', 'nurse, survival 2, mauled 1')
    expect(healthy.refusal('ben: confess')).toEqual({ rule: 'NS-6.5' })
    const known = lastAsked('hour 3, room 2, zombies 1', 'guard, survival 3', 'nurse, survival 3, confessed 2')
    known.play('ben: wait', { draws: ['ben'], dice: [6] })
    expect(known.state).toMatchObject({ survival: [3, 0], mauled: [0, 0], confessed: [false, false] })
    expect(kinds(known)).toContain('turned')
  })

  it('[NS-6.6] a trap rolls a die for each on their feet: odd hurts, even does not', () => {
    const table = lastAsked('hour 3, room 2', 'guard, survival 3', 'nurse, survival 3', 'menace 4, traps 3 4')
    table.play('ben: wait', { dice: [3, 4] })
    expect(table.state).toMatchObject({
      room: 3,
      survival: [2, 3],
      mauled: [0, 0],
      traps: [4],
      exposed: 1,
      menace: 4,
      spent: 4,
    })
    expect(table.last!.revealed).toBe('all')
    expect(kinds(table)).toEqual(['waited', 'moved-on', 'trap-sprung', 'trap-hurt', 'hour-strikes'])
    expect(table.events[2]).toMatchObject({ rule: 'NS-6.6', dice: [3, 4], data: { room: { word: 'room.3' } } })
  })

  it('[NS-6.6] entering an untrapped room shows that too; those who are down roll nothing', () => {
    const clear = lastAsked('hour 3, room 2', 'guard, survival 3', 'nurse, survival 3', 'menace 4, traps 4').play(
      'ben: wait',
    )
    expect(kinds(clear)).toEqual(['waited', 'moved-on', 'no-trap', 'hour-strikes'])
    expect(clear.last!.revealed).toBe('all')
    const one = lastAsked('hour 3, room 2', 'guard, down', 'nurse, survival 1', 'menace 4, traps 3')
    expect(one.play('ben: wait', { dice: [1] }).state.outcome).toMatchObject({ reason: 'down' })
  })

  it('[NS-6.6] a room that was searched holds no surprise', () => {
    const table = lastAsked('hour 3, room 2, searched 3').play('ben: wait')
    expect(kinds(table)).toEqual(['waited', 'moved-on', 'hour-strikes'])
    expect(table.last!.revealed).toEqual([])
  })
})
