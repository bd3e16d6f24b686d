import { box, scenario } from '@shamble/game-dwa/scenarios'
import { describe, expect, it } from 'vitest'
import { begun, changed, goingOn, redone, undone } from './history.js'

const at = (name: string) =>
  scenario({ name, table: { width: 600, depth: 600 }, deployment: [{ outline: box(0, 0, 100, 200) }] })

describe('the history of an editor', () => {
  it('goes back and forth', () => {
    const [a, b, c] = [at('a'), at('b'), at('c')]
    const history = changed(changed(begun(a), b, 'move'), c, 'turn')
    const back = undone(undone(history))
    expect(back.now).toBe(a)
    expect(undone(back).now).toBe(a)
    expect(redone(back).now).toBe(b)
    expect(redone(redone(back)).now).toBe(c)
    expect(changed(back, c, 'set').future).toEqual([])
  })

  it('takes pushes in a row for one change, and knows how far they have got', () => {
    const [a, b, c] = [at('a'), at('b'), at('c')]
    const history = changed(changed(begun(a), b, 'turn', { of: 'turn x', so: 1 }), c, 'turn', { of: 'turn x', so: 2 })
    expect(history.past).toHaveLength(1)
    expect(goingOn(history, 'turn x')).toEqual({ scenario: a, so: 2 })
    expect(goingOn(history, 'turn y')).toEqual({ scenario: c, so: 0 })
    expect(undone(history).now).toBe(a)
  })

  it('does not count what changes nothing', () => {
    const a = at('a')
    expect(changed(begun(a), a, 'move').past).toEqual([])
  })
})
