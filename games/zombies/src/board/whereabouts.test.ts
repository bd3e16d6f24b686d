import { LANGUAGES } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { tilesOf } from '../options.js'
import { text } from '../text/index.js'
import { besideWhat, placeParams, tileNumber } from './whereabouts.js'

const [en, fr] = LANGUAGES.map((language) => gameSpeaker(module, language)) as [
  ReturnType<typeof gameSpeaker>,
  ReturnType<typeof gameSpeaker>,
]
const street = [
  'turn 3 red turn-start',
  'red hand fear',
  'tile 1 straight_t 0 -1 turn 0',
  'tile 2 hospital 0 -2 turn 0',
  'tile 3 corner_t 1 0 turn 1',
].join('\n')
const { state } = TestTable.at(module, street, { seats: 2, interruptMode: 'polled' })
const said = (x: number, y: number, speak = en): string => {
  const { side, near, nearNumber } = placeParams(state, x, y) as Record<string, { word: string } | string>
  return [side, near].map((part) => (typeof part === 'object' ? speak(part.word) : part)).join(' ') + String(nearNumber)
}

describe('where a place lies', () => {
  it('is told by a neighbour with a name, on whatever side of it', () => {
    expect(said(0, 1)).toBe('south of the Town Square')
    expect(said(1, -2)).toBe('east of the Hospital')
    expect(said(0, 1, fr)).toBe('au sud de la Grand-Place')
    expect(said(-1, -2, fr)).toBe('à l’ouest de l’Hôpital')
  })

  it('is told by a road and its number where no neighbour has a name', () => {
    expect(said(2, 0)).toBe('east of corner\u00a03')
    expect(said(2, 0, fr)).toBe('à l’est du virage\u00a03')
  })

  it('prefers a named tile whose road leads there to one beside it', () => {
    expect(besideWhat(state, -1, 0)).toEqual({ side: 3, slot: 0 })
    expect(besideWhat(state, 1, 1)).toEqual({ side: 2, slot: 3 })
  })

  it('goes by the Town Square where nothing lies beside it', () => {
    expect(said(7, 2)).toBe('east of the Town Square')
  })

  it('numbers only tiles of which there are several', () => {
    expect([0, 1, 2, 3].map((slot) => tileNumber(state, slot))).toEqual(['', '\u00a01', '', '\u00a03'])
  })

  it('can be told of every tile in both languages', () => {
    for (const language of LANGUAGES)
      for (const { id } of tilesOf(state.options).kinds) expect(text[language][`near.${id}`], id).toBeDefined()
  })
})
