import { describe, expect, it } from 'vitest'
import type { Guide, TableGame } from '../games/table-game.js'
import { GuideRun } from './guide.js'
import type { TableState } from './table-state.js'

const game = { module: { notation: { write: ({ type }: { type: string }) => type } } } as unknown as TableGame
const asked = (seq: number, ...types: string[]): TableState =>
  ({
    moment: { seq },
    choices: { asked: true, actions: types.map((type) => ({ type })), spaces: [] },
  }) as unknown as TableState

const steps: Guide['steps'] = [
  { say: 'choose', want: ['peter'] },
  { say: 'finish', want: ['done'] },
  { say: 'decide', want: ['auto'], optional: true },
  { say: 'next', want: ['fran'] },
  { say: 'decide', want: ['auto'], optional: true },
  { say: 'done', want: ['peter'] },
]
const begin = (): GuideRun =>
  new GuideRun('dawn', { options: {}, seed: '', seats: [], steps }, (key) => key.replace('guide.dawn.', ''))

describe('a guided turn', () => {
  it('goes on by a wanted answer alone', () => {
    const run = begin()
    expect(run.step(asked(0, 'peter', 'roger'), game)).toBe('choose')
    expect([run.wants('peter'), run.wants('roger')]).toEqual([true, false])
    run.answered('roger')
    // Something else is asked now: no sentence, and no answer is refused.
    expect(run.step(asked(1, 'done', 'walk'), game)).toBe(null)
    expect(run.wants('walk')).toBe(true)
    run.answered('done')
    expect(run.step(asked(2, 'peter'), game)).toBe('choose')
  })

  it('takes what is asked on the way as often as it comes, and ends when the next turn begins', () => {
    const run = begin()
    const give = (seq: number, answer: string, ...others: string[]): string | null => {
      const said = run.step(asked(seq, answer, ...others), game)
      run.answered(answer)
      return said
    }
    expect(give(0, 'peter')).toBe('choose')
    expect(give(1, 'done')).toBe('finish')
    expect(give(2, 'auto', 'unit')).toBe('decide')
    expect(run.wants('unit')).toBe(true)
    expect(give(3, 'auto', 'unit')).toBe('decide')
    expect(give(4, 'fran')).toBe('next')
    expect(give(5, 'auto')).toBe('decide')
    expect(run.isOver).toBe(false)
    expect(run.step(asked(6, 'peter'), game)).toBe('done')
    expect([run.isOver, run.wants('anything')]).toEqual([true, true])
  })

  it('waits where a sentence only wants to be read, and goes on in the same moment', () => {
    const read: Guide['steps'] = [{ say: 'goal', want: [], read: true, show: 'goal' }, ...steps]
    const run = new GuideRun('dawn', { options: {}, seed: '', seats: [], steps: read }, (key) => key)
    expect(run.step(asked(0, 'peter'), game)).toBe('guide.dawn.goal')
    expect([run.isRead, run.show, run.wants('peter')]).toEqual([true, 'goal', false])
    run.goOn()
    expect(run.step(asked(0, 'peter'), game)).toBe('guide.dawn.choose')
    expect([run.isRead, run.wants('peter')]).toEqual([false, true])
    run.goOn()
    expect(run.step(asked(0, 'peter'), game)).toBe('guide.dawn.choose')
  })

  it('tells again what was undone', () => {
    const run = begin()
    run.step(asked(0, 'peter'), game)
    run.answered('peter')
    expect(run.step(asked(1, 'done'), game)).toBe('finish')
    // A step back has a number of its own.
    run.undone(0)
    expect(run.step(asked(2, 'peter'), game)).toBe('choose')
    expect(run.wants('done')).toBe(false)
    run.answered('peter')
    expect(run.step(asked(3, 'done'), game)).toBe('finish')
    run.undone()
    expect(run.step(asked(4, 'peter'), game)).toBe('choose')
  })

  it('stays where it is when a step back is refused', () => {
    const run = begin()
    run.step(asked(0, 'peter'), game)
    run.answered('peter')
    run.step(asked(1, 'done'), game)
    run.undone(0)()
    expect(run.step(asked(2, 'done'), game)).toBe('finish')
  })
})
