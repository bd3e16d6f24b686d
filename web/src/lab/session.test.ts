import ticTacToe from '@shamble/example-tic-tac-toe'
import { BadInput } from '@shamble/kernel'
import { type Batch, openStudy, playBatch, readStudyFile, type Study } from '@shamble/lab'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { changed } from './change.js'
import { labEnd } from './lab-end.js'
import type { FromLab, ToLab } from './messages.js'
import { LabSession } from './session.js'

const module = ticTacToe as unknown as GameModule

const study: Study = openStudy(
  readStudyFile({
    id: 'marks',
    game: 'tic-tac-toe',
    question: { en: 'How long?', fr: 'Combien ?' },
    sweep: { options: { turnLimit: [4, 6, 0] } },
    printed: { turnLimit: 0 },
    count: { reason: 'turn-limit' },
    said: { en: 'end at the limit', fr: 'se terminent à la limite' },
    stop: { points: 5, most: 20, look: 10, turns: 50 },
    seed: '1',
  }),
  module,
)

/** A session whose batches are played here; tells what was kept. */
function session(known: readonly Batch[] = []) {
  const kept: Batch[] = []
  const begun = new LabSession(study, known, {
    atOnce: 2,
    play: async (task) => playBatch(module, study, task),
    keep: async (batch) => void kept.push(batch),
  })
  return { begun, kept }
}

describe('a study at the screen', () => {
  it('runs to its end and keeps every batch once', async () => {
    const { begun, kept } = session()
    await begun.start()
    expect(begun.run.isOver).toBe(true)
    expect(begun.progress.get()).toMatchObject({ isRunning: false, looks: 6, matches: 60, trouble: null })
    expect(new Set(kept.map(({ arm, batch }) => `${arm}/${batch}`)).size).toBe(6)
    expect(kept).toHaveLength(6)
  })

  it('goes on from what was kept, and comes to the same figures', async () => {
    const { begun: whole, kept } = session()
    await whole.start()
    const { begun, kept: more } = session(kept.slice(0, 4))
    await begun.start()
    expect(more).toHaveLength(2)
    expect(begun.run.standings.map(({ now }) => now)).toEqual(whole.run.standings.map(({ now }) => now))
  })

  it('pauses after the batches under way, and starts again', async () => {
    const { begun, kept } = session()
    const running = begun.start()
    begun.pause()
    await running
    expect(begun.run.isOver).toBe(false)
    await begun.start()
    expect(begun.run.isOver).toBe(true)
    expect(kept).toHaveLength(6)
  })

  it('says what broke, and counts nothing of it', async () => {
    const broken = new LabSession(study, [], {
      atOnce: 1,
      play: () => Promise.reject(new Error('no dice')),
      keep: async () => {},
    })
    await broken.start()
    expect(broken.progress.get()).toMatchObject({ isRunning: false, trouble: 'no dice', looks: 0 })
  })
})

describe('a worker of the lab', () => {
  const answered = async (question: ToLab): Promise<FromLab> => {
    const told: FromLab[] = []
    await labEnd(
      ['tic-tac-toe'],
      async () => module,
      (message) => void told.push(message),
    )(question)
    expect(told).toHaveLength(1)
    return told[0]!
  }

  it('opens studies and plays their batches', async () => {
    expect(await answered({ id: 1, ask: 'open', file: study.file })).toEqual({ id: 1, got: 'study', study })
    const task = { arm: 1, batch: 1 }
    const batch = playBatch(module, study, task)
    expect(await answered({ id: 2, ask: 'play', file: study.file, task })).toEqual({ id: 2, got: 'batch', batch })
  })

  it('refuses a study of other rules or of no game with its place and reason', async () => {
    const other = await answered({ id: 3, ask: 'open', file: { ...study.file, rules: '99' } })
    expect(other).toMatchObject({ got: 'fault', where: 'rules' })
    expect(await answered({ id: 4, ask: 'open', file: { ...study.file, game: 'chess' } })).toMatchObject({
      got: 'fault',
      where: 'game',
    })
  })
})

describe('a changed study', () => {
  const change = { name: 'turnLimit', values: [4, 0], points: 2, most: 5, seed: '2' }

  it('has other values, precision and dice, and can be opened', () => {
    const file = changed(study.file, change)
    expect(openStudy(file, module).arms).toHaveLength(2)
    expect(file).toMatchObject({ seed: '2', printed: { turnLimit: 0 }, stop: { points: 2, most: 5, look: 5 } })
  })

  it('names no printed value where that is left out', () => {
    expect(changed(study.file, { ...change, values: [4] }).printed).toBeNull()
    expect(() => openStudy(changed(study.file, { ...change, values: [-3] }), module)).toThrow(BadInput)
  })
})
