import { ScriptedChance } from '@shamble/chance'
import { seenEvents } from '@shamble/kernel'
import { Match } from '@shamble/record'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

function preparing(ana = 'guard, survival 3', corridor = 'hour 3, room 2') {
  return TestTable.at(
    module,
    `${corridor}
     gm: menace 4
     ana: ${ana}
     ben: nurse, survival 3
     asked: prepare`,
  )
}

describe('talk', () => {
  it('[NS-8.1] all hear what a player says, asked or not', () => {
    const table = preparing().play('ana: say Wait, “listen”!')
    expect(table.state.said).toEqual(['', 'Wait, “listen”!', ''])
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(seenEvents(table.events, viewer)).toEqual([
        { kind: 'said', rule: 'NS-8.1', seat: 1, data: { text: 'Wait, “listen”!' } },
      ])
    expect(table.view('spectator').said[1]).toBe('Wait, “listen”!')
    expect(table.play('gm: say Nothing there').asked()).toEqual(['gm: prepare'])
  })

  it('[NS-8.1] once an hour each, and never when down', () => {
    const table = preparing().play('ana: say one')
    expect(table.refusal('ana: say two')).toEqual({ rule: 'NS-8.1' })
    expect(table.allows('ben: say two')).toBe(true)
    table.play('gm: prepare nothing').play('ana: wait').play('ben: wait')
    expect(table.state.said).toEqual(['', '', ''])
    expect(table.play('ana: say two').state.said[1]).toBe('two')
    expect(preparing('guard, down').refusal('ana: say one')).toEqual({ rule: 'NS-8.1' })
  })

  it.each([
    ['say', ''],
    ['say', 'x'.repeat(121)],
    ['say', 'a\u001b[2Jb'],
    ['note', 'a\u202eb'],
  ])('[NS-8.1] [NS-8.2] no %s is taken that is too long or plays tricks: %j', (type, text) => {
    const { engine, state } = preparing()
    expect(() => engine.judge(state, 0, { type, text })).toThrow(/^answer\.text: /)
    expect(engine.judge(state, 0, { type, text: 'x'.repeat(120) })).toBeNull()
  })

  it('[NS-8.2] the game master’s note is nobody else’s business, and a new one replaces it', () => {
    const table = preparing()
    const seen = () =>
      ['ana', 'ben', 'spectator'].map((viewer) => {
        const view = table.view(viewer)
        return { ...view, seq: 0, questions: view.questions.map((question) => ({ ...question, since: 0 })) }
      })
    const before = seen()
    table.play('gm: note first').play('gm: note Trap, then noise')
    expect(table.state.note).toBe('Trap, then noise')
    expect(table.view('gm').note).toBe('Trap, then noise')
    expect(table.view('ana').note).toBeNull()
    expect(seen()).toEqual(before)
    expect(seenEvents(table.events, 1)).toEqual([])
    expect(table.refusal('ana: note mine')).toEqual({ rule: 'NS-8.2' })
  })

  it('[NS-8.2] a note moves nobody’s number but the game master’s, no matter who is asked', () => {
    const { engine, state } = preparing()
    const match = Match.from(engine, state, { salt: 's' })
    const seen = () => ([1, 2, 'spectator'] as const).map((viewer) => [match.view(viewer), match.logFor(viewer)])
    const note = (text: string) => match.answer(0, { type: 'note', text }, new ScriptedChance())
    const before = seen()
    note('asked')
    expect([seen(), match.numberOf(0)]).toEqual([before, 1])
    match.answer(0, { type: 'prepare', zombies: 0, obstacles: 0, trap: 0 }, new ScriptedChance())
    const prepared = seen()
    note('not asked')
    expect([seen(), match.numberOf(0), match.numberOf(1)]).toEqual([prepared, 3, 1])
    expect(match.logFor(1).flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(['prepared'])
  })

  it('[NS-8.1] [NS-8.2] is kept in a position, whatever it says', () => {
    const table = preparing().play('gm: note a, "b" / c: \\d').play('ana: say menace 9, traps 2')
    const written = module.position.write(table.state, 'full')!
    const again = TestTable.at(module, written)
    expect(again.state).toMatchObject({ note: 'a, "b" / c: \\d', said: ['', 'menace 9, traps 2', ''], menace: 4 })
    expect(module.position.write(table.state, 2)).not.toContain('note')
    expect(() => TestTable.at(module, written.replace('says "', 'says x "'))).toThrow(
      'expected words in quotation marks',
    )
  })

  it('begins in silence where a night was played before anybody could speak', () => {
    const { said: _said, note: _note, ...old } = preparing().state
    expect(module.game.continues!['1']!(old)).toEqual(preparing().state)
  })
})
