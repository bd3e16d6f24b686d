import { describe, expect, it } from 'vitest'
import { tidyWords, visible, words, wordsSpace } from './words.js'

const RIGHT_TO_LEFT = '\u202e'
const ESCAPE = '\u001b'
const CLAPPER = '🎬'

describe('words of people', () => {
  const read = words(1, 5)

  it.each(['a', 'abcde', 'é à «', 'été', CLAPPER.repeat(5)])('take %j', (typed) => {
    expect(read(typed, 'name')).toBe(typed)
  })

  it.each([
    ['', 'name: expected 1 to 5 characters, found 0'],
    ['abcdef', 'name: expected 1 to 5 characters, found 6'],
    [CLAPPER.repeat(6), 'name: expected 1 to 5 characters, found 6'],
    [3, 'name: expected text, found 3'],
    [`a${ESCAPE}[2J`, 'name: control and direction marks are not possible here'],
    [`a${RIGHT_TO_LEFT}b`, 'name: control and direction marks are not possible here'],
    ['a\nb', 'name: control and direction marks are not possible here'],
    ['a\u200bb', 'name: control and direction marks are not possible here'],
    ['a\u2028b', 'name: control and direction marks are not possible here'],
    ['a\ud83c', 'name: control and direction marks are not possible here'],
  ])('do not take %j', (typed, fault) => {
    expect(() => read(typed, 'name')).toThrow(fault)
  })

  it('come of anything that is typed, and then the reader takes them', () => {
    expect(tidyWords(`a${ESCAPE}b${RIGHT_TO_LEFT}cdef`, 5)).toBe('a b c')
    expect(read(tidyWords(`${CLAPPER}\u0007${CLAPPER.repeat(9)}`, 5), 'name')).toBe(`${CLAPPER} ${CLAPPER.repeat(3)}`)
  })

  it('are offered as a space whose samples its reader takes', () => {
    const space = wordsSpace<{ type: 'say'; text: string }>('say', { least: 1, most: 5 }, ['yes', 'no'])
    expect(space.sample((n) => n - 1)).toEqual({ type: 'say', text: 'no' })
    expect(space.check({ type: 'say', text: 'hm' })).toBeNull()
    expect(() => wordsSpace('say', { least: 1, most: 5 }, ['perhaps'])).toThrow('say.samples: expected 1 to 5')
  })
})

describe('a text that was never read as words', () => {
  it('is shown with its marks written out; lines stay lines', () => {
    expect(visible(`a${ESCAPE}[2Jb${RIGHT_TO_LEFT}c\n\td`)).toBe('a\\u001b[2Jb\\u202ec\n\td')
    expect(JSON.parse(visible(JSON.stringify(`x${RIGHT_TO_LEFT}y`)))).toBe(`x${RIGHT_TO_LEFT}y`)
  })
})
