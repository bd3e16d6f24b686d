import { describe, expect, it } from 'vitest'
import { BadInput } from './bad-input.js'

describe('a complaint', () => {
  it('fills its sentence, and reads nothing that was given as a sentence', () => {
    expect(new BadInput('game', 'no game is called "{{id}}"', { id: '{{id}} $& {{where}}' }).message).toBe(
      'game: no game is called "{{id}} $& {{where}}"',
    )
  })

  it('is one line that can be read, whatever it quotes', () => {
    const { message, where, said } = new BadInput('a\nb', 'found {{found}}', { found: 'c\r\nd\u2028e' }).within('f\ng')
    expect([message, where]).toEqual(['f g: a b: found c d e', 'f g: a b'])
    expect(said.params).toEqual({ found: 'c d e' })
    expect(new BadInput('x'.repeat(10_000_000), 'unknown field').message.length).toBeLessThan(500)
    expect(new BadInput('', 'x'.repeat(10_000_000)).message.length).toBeLessThan(7_000)
  })
})
