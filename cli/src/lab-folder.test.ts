import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyOf, openStudy, playBatch, readStudyFile } from '@shamble/lab'
import { afterAll, describe, expect, it } from 'vitest'
import { loadGame } from './catalogue.js'
import { LabFolder } from './lab-folder.js'

/** A disk on which half a line has still room. */
const full = (file: number, line: string): number => {
  writeSync(file, line.slice(0, line.length / 2))
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
}

const folder = mkdtempSync(join(tmpdir(), 'shamble-full-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the folder of a run', () => {
  it('says that the disk is full, and has every batch that was kept before', async () => {
    const module = await loadGame('tic-tac-toe')
    const file = {
      id: 'full',
      game: 'tic-tac-toe',
      question: { en: 'Who?', fr: 'Qui ?' },
      sweep: { bots: ['random'] },
      count: { winner: 'x' },
      said: { en: 'are won', fr: 'gagnent' },
      stop: { points: 1, most: 30, look: 10, turns: 50 },
      seed: '1',
    }
    const study = openStudy(readStudyFile(file), module)
    const [one, two] = [0, 1].map((batch) => playBatch(module, study, { arm: 0, batch }))
    const open = (write?: typeof full): LabFolder => new LabFolder(folder, study, keyOf(study), write)
    const first = open()
    first.keep(one!)
    first.close()
    const later = open(full)
    expect(() => later.keep(two!)).toThrow(/: the disk is full; what was counted is kept/)
    later.close()
    const second = open()
    expect(second.batches).toEqual([one])
    second.keep(two!)
    second.close()
    expect(readFileSync(join(folder, 'matches.jsonl'), 'utf8').trim().split('\n')).toHaveLength(3)
    expect(open().batches).toEqual([one, two])
  })
})
