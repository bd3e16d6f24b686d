import { describe, expect, it } from 'vitest'
import { drawRest } from './random-sheets.js'
import { type Sheet, spentOn, whyNotSheet } from './sheets.js'

const ONES = { brains: 1, finesse: 1, muscle: 1, guts: 1, mug: 1, survival: 1 } as const
const BLANK: Sheet = { ...ONES, name: '', traits: [], darkSide: '' }

/** Always the first, and always the last of what there is to pick from. */
const EXTREMES = [() => 0, (count: number) => count - 1]

describe('a sheet that chance completes', () => {
  it.each(EXTREMES)('[DD-1.11] is legal, whatever was missing', (below) => {
    const sheet = drawRest({ staged: null }, BLANK, below)
    expect(whyNotSheet(sheet)).toBeNull()
    expect(spentOn(sheet)).toBe(6)
  })

  it.each(EXTREMES)('keeps what is there', (below) => {
    const begun: Sheet = {
      ...ONES,
      finesse: 3,
      name: 'Tom',
      traits: [
        { name: 'Stubborn', tags: ['courage'] },
        { name: '', tags: [] },
      ],
      darkSide: 'I left my brother behind.',
    }
    const sheet = drawRest({ staged: null }, begun, below)
    expect(whyNotSheet(sheet)).toBeNull()
    expect(sheet).toMatchObject({ name: 'Tom', finesse: 3, darkSide: 'I left my brother behind.' })
    expect(sheet.traits[0]).toMatchObject({ name: 'Stubborn' })
    expect(sheet.traits[0]!.tags).toContain('courage')
  })

  it('leaves alone what has no point left', () => {
    const done: Sheet = {
      ...ONES,
      survival: 4,
      guts: 3,
      mug: 2,
      name: 'Ana',
      traits: [{ name: 'nurse', tags: ['medicine', 'endurance'] }],
      darkSide: 'murder',
    }
    expect(drawRest({ staged: null }, done, () => 0)).toEqual(done)
  })
})
