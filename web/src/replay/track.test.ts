import { describe, expect, it } from 'vitest'
import { trackAt } from './track.js'

const phase = (name: string, current: boolean) => ({ mark: '', name, current })
const bar = {
  turn: { word: 'Turn', number: '7' },
  phases: [phase('Humans', true), phase('Attack', false), phase('Entrance', false)],
  now: { what: 'The humans choose', left: '' },
}
const current = (track: ReturnType<typeof trackAt>): string[] =>
  track.phases.flatMap(({ name, current: is }) => (is ? [name] : []))

describe('the phase track of a replay', () => {
  it('is that of the moment while the turn goes on', () => {
    expect(current(trackAt(bar, 7, 7))).toEqual(['Humans'])
    expect(trackAt(bar, 7, 7).now.what).toBe('The humans choose')
  })

  it('stays at the last phase of the turn with the move that ends it', () => {
    expect(current(trackAt(bar, 7, 6))).toEqual(['Entrance'])
    expect(trackAt(bar, 7, 6).now.what).toBe('Entrance')
  })
})
