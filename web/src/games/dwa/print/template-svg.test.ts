import dwa from '@shamble/game-dwa/module'
import { templateCards } from '@shamble/game-dwa/teams'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { cardOf, dialOf, footprintOf, rulerOf, svgOf } from './template-svg.js'

type Given = Parameters<typeof templateCards>[0]
const optionsOf = (given: object = {}): Given => resolveOptions(dwa.game.options, given) as Given
const cards = (given: object = {}) =>
  Object.fromEntries(templateCards(optionsOf(given)).map((card) => [card.id, cardOf(card, card.id)]))

describe('templates on paper', () => {
  it('[GEO-10] [GEO-11] [R-12] [R-13] [R-34] have the sizes of the rules, in millimetres', () => {
    const sizes = Object.values(cards()).map(({ id, width, depth }) => [id, width, depth])
    expect(sizes).toEqual([
      ['shotgun', 150, 50],
      ['sawnOff', 100, 100],
      ['flame', 150, 50],
      ['spray', 100, 100],
      ['blast', 80, 80],
      ['base', 25, 25],
    ])
  })

  it('are drawn to the very edge of that size', () => {
    const { shotgun, blast } = cards()
    expect(shotgun!.art).toContain('M0 25L150 0V50Z')
    expect(shotgun!.art).toContain('M50 16.67V33.33')
    expect(shotgun!.art).toContain('M100 8.33V41.67')
    expect(blast!.art).toMatch(/cx="40" cy="40" r="40"/)
    // A unit of the drawing is a millimetre of the paper.
    expect(svgOf(shotgun!)).toMatchObject({ width: '151mm', height: '51mm', viewBox: '-0.5 -0.5 151 51' })
  })

  it('[R-34] [R-05] follow the options of a match', () => {
    const { flame, base } = cards({ flameLengthMm: 200, flameBaseMm: 80, baseMm: 30 })
    expect([flame!.width, flame!.depth]).toEqual([200, 80])
    expect(base!.width).toBe(30)
  })

  it('[GEO-12] the dial has twenty directions, 20 north and 5 east', () => {
    const { art } = dialOf()
    expect(art).toMatch(/x="40" y="6.1"[^>]*>20</)
    expect(art).toMatch(/x="75" y="41.1"[^>]*>5</)
  })

  it('sticks and footprints are true too', () => {
    expect(rulerOf(150, 50)).toMatchObject({ width: 150 })
    expect(footprintOf('car', 100, 50, '')).toMatchObject({ width: 50, depth: 100 })
  })
})
