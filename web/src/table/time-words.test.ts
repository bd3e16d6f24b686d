import { describe, expect, it } from 'vitest'
import { gameWords } from '../app/game-words.js'
import { clockFace, timeWords } from './time-words.js'

const { speak } = gameWords('en', { en: {}, fr: {} })

describe('the time that is left', () => {
  it('is counted in seconds, then as a clock shows it, then in days', () => {
    expect(timeWords(1_000, speak)).toBe('1 second left')
    expect(timeWords(119_001, speak)).toBe('120 seconds left')
    expect(timeWords(245_000, speak)).toBe('4:05 left')
    expect(timeWords(4_000, speak, 'window')).toBe('goes on in 4 seconds')
    expect(timeWords(245_000, speak, 'window')).toBe('goes on in 4:05')
    expect(clockFace(4_800_000, speak)).toBe('1:20:00')
    expect(clockFace(3 * 86_400_000 + 4 * 3_600_000, speak)).toBe('3 d 4 h')
  })
})
