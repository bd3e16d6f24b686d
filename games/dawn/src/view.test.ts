import { seededChance } from '@shamble/chance'
import { Engine, eventFor, faded } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { squareName } from './map/mall.js'
import { guessDawn, type SeenUnit } from './view.js'

const at = (text: string, options = {}, script = {}) => TestTable.at(module, text, options, script)
type Table = ReturnType<typeof at>

const OTHERS = 'roger 215\nsteve 215\nfran 215'
const EVERYBODY = ['human', 'zombie', 'spectator'] as const
const unitIn = (table: Table, viewer: string, square: string): SeenUnit | undefined =>
  table.view(viewer).units.find((unit) => squareName(unit.square) === square)
const values = (table: Table, square: string): (number | undefined)[] =>
  EVERYBODY.map((viewer) => unitIn(table, viewer, square)?.value)

describe('a view', () => {
  it('names what it shows: a field that nobody has thought of is kept secret', () => {
    const table = at(`turn 1 human\npeter 063\n${OTHERS}\nzombies 066=5 104\nhidden 045`)
    const planted = Object.assign(module.game.clone(table.state), { planted: 'secret' })
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(module.game.view(planted, viewer)).toEqual(module.game.view(table.state, viewer))
      expect(JSON.stringify(module.game.view(planted, viewer))).not.toContain('planted')
    }
  })
})

describe('values of units', () => {
  it('[DAWN-2.3.e] a unit that lies face down shows nobody its value, though it was seen before', () => {
    const table = at(`turn 1 human\npeter 063\n${OTHERS}\nzombies 066=5 104`)
    expect(values(table, '066')).toEqual([0, 0, 0])
    expect(values(table, '104')).toEqual([0, 0, 0])
    // A shot turns it up for a moment: 1 + 2 - 3 misses, and it is face down again.
    table.play('human: activate peter').play('human: shoot 104 peter', { dice: [1, 2], draws: [4] })
    expect(table.events.find((event) => event.kind === 'missed')?.data).toMatchObject({ value: 4 })
    expect(values(table, '104')).toEqual([0, 0, 0])
  })

  it('in a character’s square everybody reads it, and no more once they have left', () => {
    const table = at(`turn 1 human\npeter 063\n${OTHERS}\nzombies 063=2`)
    expect(values(table, '063')).toEqual([2, 2, 2])
    expect(unitIn(table, 'human', '063')?.faceUp).toBe(true)
    table.play('human: activate peter').play('human: walk 064')
    expect(values(table, '063')).toEqual([0, 0, 0])
    expect(unitIn(table, 'human', '063')?.faceUp).toBe(false)
  })

  it('beside a super zombie both sides read it; without a zombie player nobody does', () => {
    const lines = 'turn 1 human\npeter 101\nroger 101\nsteve 101\nfran 063 super\nzombies 063=4'
    expect(values(at(lines), '063')).toEqual([4, 4, 4])
    const alone = at(lines, { mode: 'solitaire' })
    expect(['human', 'spectator'].map((viewer) => unitIn(alone, viewer, '063')?.value)).toEqual([0, 0])
  })

  it('[DAWN-2.3.f] with the memory aid each side is shown what it has seen, and a spectator nothing', () => {
    const lines = `turn 1 human\npeter 063\n${OTHERS}\nzombies 066=5 104`
    const table = at(lines, { memoryAid: true })
    expect(values(table, '066')).toEqual([5, 5, 0])
    expect(values(table, '104')).toEqual([0, 0, 0])
    expect(unitIn(table, 'human', '066')?.faceUp).toBe(false)
  })

  it('what the zombie player saw through their super zombie is theirs alone', () => {
    const lines = 'turn 1 free\npeter 101\nroger 101\nsteve 101\nfran 063 super\nzombies 064'
    const look = (memoryAid: boolean) =>
      at(lines, { memoryAid }, { dice: [1] }).play('zombie: super fran 064 065', { draws: [7] })
    expect(values(look(true), '064')).toEqual([0, 7, 0])
    const table = look(false)
    expect(values(table, '064')).toEqual([0, 0, 0])
    expect(table.last!.revealed).not.toBe('all')
    const told = (viewer: 0 | 1) => table.events.flatMap((event) => eventFor(event, viewer) ?? [])
    expect(told(1).map(({ data }) => data?.['value'])).toContain(7)
    expect(JSON.stringify(told(0))).not.toContain('"value"')
    expect(told(0).map(({ kind }) => kind)).toContain('looked')
  })
})

describe('hidden zombies', () => {
  it('[DAWN-RUL.50] only the zombie player sees the squares; everybody sees how many are left', () => {
    const table = at(`turn 1 human\npeter 063\n${OTHERS}\nhidden 045 123`)
    expect(EVERYBODY.map((viewer) => table.view(viewer).hidden.map(squareName))).toEqual([[], ['045', '123'], []])
    expect(EVERYBODY.map((viewer) => [table.view(viewer).inBox, table.view(viewer).noted])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ])
  })

  it('[DAWN-RUL.50] noting a square is told to nobody else, and the log tells it only when it is revealed', () => {
    const table = TestTable.start(module).play('zombie: hide 045')
    expect(table.events.map((event) => event.kind)).toEqual(['noted'])
    expect(table.view('human').hidden).toEqual([])
    expect(table.events.map((event) => [eventFor(event, 0), eventFor(event, 'spectator')])).toEqual([[null, null]])
    expect(eventFor(table.events[0]!, 1)?.data).toEqual({ square: '045' })
    const walked = at(`turn 1 human\npeter 064\n${OTHERS}\nhidden 045 123`)
    walked.play('human: activate peter').play('human: walk 045', { draws: [3] })
    const revealed = walked.events.find((event) => event.kind === 'hidden-revealed')!
    expect(eventFor(revealed, 0)?.data).toEqual({ square: '045', left: 1 })
    expect(JSON.stringify(walked.events)).not.toContain('123')
  })

  it('[DAWN-RUL.50] a human’s guess at them varies, and looks the same', () => {
    const table = at(`turn 1 human\npeter 063\n${OTHERS}\nhidden 045 123 177`)
    const view = table.view('human')
    const guesses = [1, 2, 3, 4].map((seed) => guessDawn(view, seededChance('view', seed)))
    for (const guess of guesses) expect(module.game.view(guess, 0)).toEqual(view)
    expect(new Set(guesses.map((guess) => guess.hidden.join())).size).toBeGreaterThan(1)
    expect(guessDawn(table.view('zombie'), seededChance('view')).hidden.map(squareName)).toEqual(['045', '123', '177'])
  })
})

describe('tokens', () => {
  it('tell units apart while they stay, and are new when one comes back from the pool', () => {
    const table = at(`turn 1 human\npeter 101\n${OTHERS}\nzombies 066 103=5 109`)
    const before = table.view('human')
    table.play('human: activate peter').play('human: shoot 103 peter', { dice: [4, 3] })
    table.play('human: done').play('zombie: pass')
    // All react, so that nobody is left for phase C. North: a unit comes out of the pool, where the eliminated 5 is.
    table.play('zombie: auto', { dice: [1, 1, 5], draws: [-1] })
    const entered = unitIn(table, 'human', '004')!
    expect(before.units.map((unit) => unit.token)).toEqual([1, 2, 3])
    expect(entered).toMatchObject({ token: before.nextToken, value: 0, faceUp: false })
    expect(unitIn(table, 'human', '108')?.token).toBe(3)
    expect(table.view('human').nextToken).toBe(before.nextToken + 1)
  })

  it('nothing else tells them apart: units stand in the order of their squares', () => {
    const table = at(`turn 1 human\npeter 101\n${OTHERS}\nzombies 109 066 103`)
    expect(table.view('human').units.map((unit) => squareName(unit.square))).toEqual(['066', '103', '109'])
  })
})

describe('the view as a whole', () => {
  it('carries no value, urn, pool value or memory that lies closed', () => {
    const table = at(`turn 1 human\npeter 063\n${OTHERS}\nzombies 066=5\npool 7 7${' ?'.repeat(47)}`)
    for (const viewer of EVERYBODY) {
      const view = table.view(viewer)
      expect(view.inPool).toBe(49)
      for (const secret of ['value', 'urn', 'urns', 'poolValues', 'poolUrns', 'seenBy', 'where', 'unitAt'])
        expect(view).not.toHaveProperty(secret)
    }
  })
})

describe('the log', () => {
  it('[DAWN-2.3.f] shows a value when it is turned up and not when it is read back', () => {
    const shot = (options: object) =>
      at(`turn 1 human\npeter 063\n${OTHERS}\nzombies 066=5`, options)
        .play('human: activate peter')
        .play('human: shoot 066 peter', { dice: [1, 2] })
        .events.find((event) => event.kind === 'missed')!
    expect(shot({}).data).toMatchObject({ value: 5, result: 0 })
    expect(faded(shot({})).data).not.toHaveProperty('value')
    expect(faded(shot({})).data).toMatchObject({ result: 0, square: '066' })
    expect(faded(shot({ memoryAid: true })).data).toMatchObject({ value: 5 })
  })

  it('[DAWN-2.3.f] of a whole match keeps no value while it runs', () => {
    const engine = new Engine(module.game)
    const options = resolveOptions(module.game.options, { mode: 'solitaire' })
    const match = Match.create(engine, { options, salt: 'log' }, seededChance('log'))
    for (let i = 0; i < 40 && match.state.outcome === null; i++) {
      const { seat } = match.state.questions[0]!
      const { actions } = engine.choices(match.state, seat)
      const action = actions.find(({ type }) => type === 'shoot' || type === 'fire') ?? actions[i % actions.length]!
      match.answer(seat, action, seededChance('log', i))
    }
    expect(match.state.outcome).toBeNull()
    const log = match.logFor(0)
    const shots = log.flatMap((entry) => entry.events).filter(({ kind }) => kind === 'missed' || kind === 'hit')
    expect(shots.length).toBeGreaterThan(0)
    for (const event of shots) {
      expect(event.data).not.toHaveProperty('value')
      expect(event.about).not.toHaveProperty('value')
      expect(event.about).toHaveProperty('square')
    }
  })
})
