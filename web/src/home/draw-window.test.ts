import { describe, expect, it } from 'vitest'
import { drawWindows } from './draw-window.js'

const WINDOWS = Object.entries(drawWindows())

describe('a shop window', () => {
  it('stands for each game that has one', () =>
    expect(WINDOWS.map(([game]) => game)).toEqual(['dawn', 'dwa', 'zombies']))

  it.each(WINDOWS)('of %s shows the real board with everybody on it, and no control', (_, { en, fr }) => {
    expect(en.drawing).toMatch(/^<(g|defs)/)
    expect(en.drawing.match(/data-piece/g)!.length).toBeGreaterThan(20)
    expect(en.drawing).not.toContain('data-spot')
    // What the page's content-security policy would drop.
    expect(en.drawing).not.toContain('style=')
    expect(fr.drawing).not.toBe(en.drawing)
  })
})
