import { describe, expect, it } from 'vitest'
import { drawWindows } from './draw-window.js'

const WINDOWS = Object.entries(await drawWindows())

/** A group of the dead is one piece, however many stand in it. */
const PIECES: Readonly<Record<string, number>> = { 'dead-dice': 3 }

describe('a shop window', () => {
  it('stands for each game that has one', () =>
    expect(WINDOWS.map(([game]) => game)).toEqual(['dawn', 'dead-dice', 'dwa', 'zombies']))

  it.each(WINDOWS)('of %s shows the real board with everybody in sight, and no control', (game, { en, fr }) => {
    expect(en.drawing).toMatch(/^<(g|defs)/)
    expect(en.drawing.match(/data-piece/g)!.length).toBeGreaterThan(PIECES[game] ?? 15)
    expect(en.drawing).not.toContain('data-spot')
    // What the page's content-security policy would drop.
    expect(en.drawing).not.toContain('style=')
    expect(fr.drawing).not.toBe(en.drawing)
  })
})
