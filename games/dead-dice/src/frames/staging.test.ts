import { seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { deadDice } from '../game.js'
import { FORMAT } from '../scenario/own.js'
import type { DeadDice } from '../state.js'
import { Table } from '../tests/stage.js'
import { viewDeadDice } from '../view.js'

const MASTER = 2
const engine = new Engine(deadDice)
const FILE = JSON.stringify({
  format: FORMAT,
  title: 'The mill',
  variants: ['enraged'],
  words: { hook: 'Flour dust.', exit: 'A barge below the weir.', twist: 'The silo burns.' },
})

function begun(chosen: Readonly<Record<string, string>> = {}): Table {
  const options = resolveOptions(deadDice.options, { players: 2, gameMaster: 'human', ...chosen })
  return new Table(engine.start(options, seededChance('staging')).state as DeadDice)
}

describe('a scenario of the game master’s own', () => {
  it('[DD-4.2] is asked for before survivors are made, and nowhere else', () => {
    expect(begun().asked).toBe('2: stage')
    expect(begun().play({ type: 'improvise' }).asked).toBe('0: sheet, 1: sheet')
    expect(begun({ scenario: 'rouen' }).asked).toBe('0: sheet, 1: sheet')
    expect(begun({ gameMaster: 'automatic' }).asked).toBe('0: sheet, 1: sheet')
  })

  it('[DD-4.2] [DD-16.68] is played, with its variants; the others hear its name and no more', () => {
    const { state, events } = begun().play({ type: 'stage', words: FILE })
    expect(state.staged).toMatchObject({ title: 'The mill' })
    expect(state.variants).toEqual(['enraged'])
    expect(events).toMatchObject([{ kind: 'staged', data: { title: 'The mill' } }])
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = JSON.stringify(viewDeadDice(state, viewer))
      expect(seen).toContain('Flour dust.')
      expect(seen).not.toContain('barge')
      expect(seen).not.toContain('silo')
    }
    expect(JSON.stringify(viewDeadDice(state, MASTER))).toContain('silo')
  })

  it('[DD-16.68] is refused whole where the file is wrong, with the reason', () => {
    const refused = (words: string) => begun().refusal({ type: 'stage', words })
    expect(refused('{ }')).toMatchObject({ rule: 'DD-16.68', key: 'stage.file', at: 'words' })
    expect(refused('no file').params).toEqual({ reason: 'scenario: this is not a scenario file' })
    expect(String(refused(JSON.stringify({ format: FORMAT, title: 'x', luck: 1 })).params!['reason'])).toContain('luck')
  })

  it('[DD-4.2] does not travel in the options, which all read', () => {
    const options = { gameMaster: 'human', ownScenario: JSON.parse(FILE) }
    expect(() => resolveOptions(deadDice.options, options)).toThrow('everybody reads the options')
  })
})
