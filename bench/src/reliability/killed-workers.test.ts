import { batchLine, firstLine, keyOf, openStudy, playBatch, readStudyFile } from '@shamble/lab'
import { describe, expect, it } from 'vitest'
import { findGames, loadGame } from '../find-games.js'
import { killedWorkers, whyNotCounted } from './killed-workers.js'

const module = await loadGame(findGames().find(({ id }) => id === 'tic-tac-toe')!)

describe('workers and coordinators that are killed', () => {
  it('lose no batch that was played, and count none twice', async () => {
    const { tried, failures } = await killedWorkers(module, 2, 'few')
    expect([tried, failures]).toEqual([2, []])
  })

  it('and have lost or doubled something are counted', () => {
    const study = openStudy(
      readStudyFile({
        id: 'planted',
        game: 'tic-tac-toe',
        question: { en: 'Who wins?', fr: 'Qui gagne ?' },
        bots: 'random',
        sweep: { options: { turnLimit: [0] } },
        count: { winner: 'x' },
        said: { en: 'are won', fr: 'sont gagnées' },
        stop: { points: 0.1, most: 20, look: 10, turns: 50 },
        seed: '1',
      }),
      module,
    )
    const [one, two] = [0, 1].map((batch) => batchLine(playBatch(module, study, { arm: 0, batch })))
    const wrong = (...lines: string[]) =>
      whyNotCounted(module, study, firstLine(keyOf(study)) + lines.join(''), new Set(['0/0', '0/1']))
    expect(wrong(one!, two!)).toBeNull()
    expect(wrong(one!, two!, one!)).toBe('0/0 is kept twice')
    expect(wrong(one!)).toBe('it is not over')
    expect(wrong(one!.replace(/"counted":"./, '"counted":"1'), two!.replace(/"counted":"./, '"counted":"0'))).toBe(
      'the figures are others',
    )
  })
})
