import { ScriptedChance } from '@shamble/chance'
import { Engine, type Frame, type Seat, type Viewer } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { deadDice } from '../game.js'
import { FRESH } from '../position/fresh.js'
import type { DeadDice } from '../state.js'
import { stage, type Table } from '../tests/stage.js'
import { viewDeadDice } from '../view.js'

const BITTEN = 1
const MASTER = 3
const OUTSIDERS: readonly Viewer[] = [0, 2, 'spectator']
const engine = new Engine(deadDice)

/** While the group decides; the second survivor was bitten and has told nobody. */
const table = (): Table =>
  stage({
    options: { gameMaster: 'human' },
    survivors: [{}, { survival: 0, turnsIn: 1 }, {}],
    frames: [{ ...FRESH.decision, topic: 'threat' } as Frame],
  }).run()

const confide = { type: 'confide', words: ' It is only a scratch. ' } as const
const whisper = { type: 'whisper', seat: BITTEN, words: 'You feel hot.' } as const

/** All that reaches a viewer, but for the numbers, which the record translates. */
const seen = (state: Table['state'], viewer: Viewer): unknown => {
  const { seq: _, answered: __, questions, ...view } = viewDeadDice(state, viewer)
  const choices = typeof viewer === 'number' ? engine.choices(state, viewer) : null
  return [
    view,
    questions.map(({ seat, kind }) => `${seat} ${kind}`),
    choices?.actions,
    choices?.spaces.map(({ kind }) => kind),
  ]
}

describe('words between one player and the game master', () => {
  it.each([
    ['the bitten', BITTEN, confide, 'player'],
    ['the game master', MASTER, whisper, 'master'],
  ] as const)(
    '[DD-15.26] what %s writes reaches nobody else: no view, event, choice or number tells',
    (_who, by, action, kind) => {
      const { state } = table()
      const result = engine.apply(state, by, action, new ScriptedChance({}))
      if (!result.ok) throw new Error(result.refusal.rule)
      expect(result.events).toEqual([])
      const letter = { seat: BITTEN, by: kind, words: action.words.trim() }
      for (const viewer of [BITTEN, MASTER])
        expect(viewDeadDice(result.state as DeadDice, viewer).master.letters).toEqual([letter])
      expect(result.knownTo).toEqual([BITTEN, MASTER])
      for (const viewer of OUTSIDERS) {
        expect(seen(result.state, viewer)).toEqual(seen(state, viewer))
      }
    },
  )

  it('[DD-15.26] everybody alive may write, bitten or not, so that it tells nothing; never to another player', () => {
    const kinds = (seat: Seat): string[] =>
      table()
        .engine.choices(table().state, seat)
        .spaces.map(({ kind }) => kind)
    for (const seat of [0, 1, 2]) expect(kinds(seat)).toContain('confide')
    expect(kinds(MASTER)).toContain('whisper')
    expect(kinds(0)).not.toContain('whisper')
    expect(table().refusal(whisper, 0)).toMatchObject({ rule: 'DD-4.2', key: 'interject.master' })
    expect(table().refusal(confide, MASTER)).toMatchObject({ rule: 'DD-15.26' })
    expect(table().refusal({ ...whisper, seat: 7 }, MASTER)).toMatchObject({ rule: 'DD-15.26', at: 'seat' })
    expect(table().refusal({ ...whisper, words: ' ' }, MASTER)).toMatchObject({ rule: 'DD-15.26', at: 'words' })
    const dead = stage({
      options: { gameMaster: 'human' },
      survivors: [{}, { fate: 'eaten' }],
      frames: [{ ...FRESH.decision, topic: 'threat' } as Frame],
    }).run()
    expect(dead.refusal(confide, 1)).toMatchObject({ rule: 'DD-15.26' })
    expect(dead.refusal(whisper, 2)).toMatchObject({ rule: 'DD-15.26', at: 'seat' })
  })

  it('[DD-16.1] an automatic game master has nobody to write to', () => {
    const alone = stage({ survivors: [{}], frames: [{ ...FRESH.decision, topic: 'threat' } as Frame] }).run()
    expect(alone.refusal(confide, 0)).toMatchObject({ rule: 'DD-16.1' })
  })
})

describe('what is done in secret', () => {
  it.each([
    [{ type: 'note', words: 'Howard did it' }, [MASTER]],
    [{ type: 'rollTable', table: 'die' }, [MASTER]],
    [{ type: 'say', words: 'Hush.' }, 'all'],
  ] as readonly (readonly [DeadDiceAction, unknown])[])('[DD-4.2] [DD-16.2] %j is known to %j', (action, known) => {
    const result = engine.apply(table().state, MASTER, action, new ScriptedChance({ draws: [4] }))
    expect(result).toMatchObject({ ok: true, knownTo: known })
  })

  it('moves no other number, asked at the same time or not', () => {
    const options = resolveOptions(deadDice.options, { players: 2, gameMaster: 'human', scenario: 'rouen' })
    const match = Match.create(engine, { options, salt: 'secret' }, new ScriptedChance({ draws: [0, 0, 0] }))
    expect(match.state.questions.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 sheet', '1 sheet'])
    const before = [1, 'spectator'].map((viewer) => match.view(viewer as Viewer))
    for (const [seat, action] of [
      [2, { type: 'note', words: 'Begin with bells' }],
      [0, confide],
    ] as const)
      expect(match.answer(seat, action, new ScriptedChance({})).ok).toBe(true)
    expect([1, 'spectator'].map((viewer) => match.view(viewer as Viewer))).toEqual(before)
    expect(match.state.questions.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 sheet', '1 sheet'])
  })
})
