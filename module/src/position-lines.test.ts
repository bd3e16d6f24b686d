import { describe, expect, it } from 'vitest'
import { readPositionLines } from './position-lines.js'

describe('the lines of a position', () => {
  it('are not more than any position has', () => {
    expect(readPositionLines('a 1\n'.repeat(1_999))).toHaveLength(1_999)
    expect(() => readPositionLines('\n'.repeat(60_000))).toThrow('position: more than 2000 lines')
  })

  it('have words in quotes that end, however many there are', () => {
    const [line] = readPositionLines(String.raw`unit "two \"words\"" name="a b" x`)
    expect([line?.words, line?.fields.get('name')]).toEqual([['two "words"', 'x'], 'a b'])
    for (const open of ['unit "two words', String.raw`unit "two words\"`, 'unit name="two words', 'unit "two\\'])
      expect(() => readPositionLines(open)).toThrow('line 1: expected a word, a number or JSON')
    const many = String.raw`\"`.repeat(400_000)
    expect(() => readPositionLines(`unit "${many}`)).toThrow('line 1: expected a word, a number or JSON')
    expect(readPositionLines(`unit "${many}"`)[0]?.words[0]).toHaveLength(400_000)
  })
})
