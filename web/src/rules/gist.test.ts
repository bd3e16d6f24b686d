import { describe, expect, it } from 'vitest'
import { gist } from './gist.js'

describe('the gist of a rule', () => {
  it('is its first sentence', () => {
    expect(gist('A line of sight may not pass two doors of any kind. Nothing else matters.')).toBe(
      'A line of sight may not pass two doors of any kind.',
    )
  })

  it('has a heading with what follows it', () => {
    expect(gist('Panic dice. One die, every character. And so on, and so on, for a while.')).toBe(
      'Panic dice. One die, every character. And so on, and so on, for a while.',
    )
  })

  it('tells something of what is under a heading', () => {
    const said = gist(`Two ways to win. ${'Either of them is as good as the other, '.repeat(8)}and that is all.`)
    expect(said).toMatch(/^Two ways to win\. Either of them .* …$/)
  })

  it('does not end at the point of a number', () => {
    expect(gist('Reaction follows 6.4 and DAWN-7.2.a. Then this.')).toBe(
      'Reaction follows 6.4 and DAWN-7.2.a. Then this.',
    )
  })

  it('is cut between words where the first sentence goes on and on', () => {
    const said = gist(`${'many words '.repeat(40)}end.`)
    expect(said.length).toBeLessThan(200)
    expect(said.endsWith(' …')).toBe(true)
  })
})
