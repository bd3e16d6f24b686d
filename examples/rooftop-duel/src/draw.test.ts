import type { Plain } from '@shamble/kernel'
import type { Language } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from './index.js'

/** The board of a new duel on a custom roof, after Ash has taken aim. */
function drawn(customRoof: Plain, language: Language): string[] {
  const view = TestTable.start(module, { customRoof }).play('ash: aim').view('spectator')
  return module.draw(view, gameSpeaker(module, language)).map((line) => line.map(({ text }) => text).join(''))
}

describe('the drawing', () => {
  it('is a map of the roof with its walls, crates and figures', () => {
    const small = {
      width: 600,
      depth: 400,
      walls: [[300, 0, 300, 200]],
      crates: [[400, 200, 100, 80]],
      starts: [
        [50, 50],
        [550, 350],
      ],
    }
    const lines = drawn(small, 'en')
    expect(lines.slice(0, 20)).toEqual([
      ...Array.from({ length: 2 }, () => `${'·'.repeat(30)}#${'·'.repeat(29)}`),
      `·····A${'·'.repeat(24)}#${'·'.repeat(29)}`,
      ...Array.from({ length: 7 }, () => `${'·'.repeat(30)}#${'·'.repeat(29)}`),
      `${'·'.repeat(30)}#${'·'.repeat(9)}==========${'·'.repeat(10)}`,
      ...Array.from({ length: 3 }, () => `${'·'.repeat(40)}==========${'·'.repeat(10)}`),
      ...Array.from({ length: 3 }, () => '·'.repeat(60)),
      `${'·'.repeat(55)}R${'·'.repeat(4)}`,
      ...Array.from({ length: 2 }, () => '·'.repeat(60)),
    ])
    expect(lines.slice(20)).toEqual([
      'One character is 10 mm wide and 20 mm high. # wall, = crate',
      'A Ash at 50 50, wounds: 0, bullets: 6, aiming',
      'R Reed at 550 350, wounds: 0, bullets: 6',
    ])
    expect(drawn(small, 'fr')[21]).toBe('A Ash en 50 50, blessures : 0, balles : 6, vise')
  })

  it('never takes more than sixty columns and twenty rows', () => {
    for (const [width, depth] of [
      [10_000, 200],
      [200, 10_000],
      [999, 777],
      [1801, 1201],
      [1200, 1200],
    ]) {
      const starts = [
        [20, 20],
        [width! - 20, depth! - 20],
      ]
      const lines = drawn({ width: width!, depth: depth!, starts }, 'en')
      const map = lines.slice(0, -3)
      expect(map.length).toBeLessThanOrEqual(20)
      for (const line of map) expect(line.length).toBeLessThanOrEqual(60)
      expect(map.join('')).toMatch(/A.*R/)
    }
  })
})
