import { describe, expect, it } from 'vitest'
import { wordsFor } from '../app/words.js'
import { onlineText } from '../text/online.js'
import { CLOCKS, clockOf, paceWords, termLines } from './terms.js'

const { speak } = wordsFor('en', onlineText.en)
const terms = { open: false, pace: null, away: 'wait', hints: false, proven: false } as const

describe('what people agree on', () => {
  it('every clock that is offered is found again, and has words of its own', () => {
    const said = Object.entries(CLOCKS).map(([id, clock]) => {
      const pace = clock === null ? null : { ...clock, timeUp: 'house' as const }
      expect(clockOf({ ...terms, pace })).toBe(id)
      return paceWords(pace, speak)
    })
    expect(new Set(said).size).toBe(said.length)
    expect(said).toContain('30 seconds for each answer')
    expect(said).toContain('1 day for each answer')
    expect(said).toContain('15 min for the game, +5 s for each answer')
  })

  it('is said in sentences: of time that is up only where there is a clock', () => {
    expect(termLines(terms, null, speak)).toHaveLength(3)
    expect(termLines({ ...terms, pace: { ...CLOCKS['days-3']!, timeUp: 'pass' } }, null, speak)).toHaveLength(4)
  })

  it('tells what becomes of the time limits of the rules', () => {
    const own = { turn: 120, response: 10 }
    const paced = (id: string) => {
      const clock = CLOCKS[id]!
      return termLines({ ...terms, pace: clock && { ...clock, timeUp: 'house' } }, own, speak)
    }
    expect(paced('none')[0]).toBe('By the rules: 2\u00a0min for a turn, 10\u00a0s to respond to others.')
    expect(paced('match-900')).toContain('To respond to others: 10\u00a0s, by the rules.')
    expect(paced('days-1').join(' ')).toContain('do not apply')
  })
})
