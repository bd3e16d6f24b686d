import type { NumberSpec, OptionsSchema } from '@shamble/kernel'
import { knockGame } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import {
  allowedNumbers,
  chosenOptions,
  optionFromData,
  optionFromText,
  printedOptions,
  resolveOptions,
} from './options.js'

const schema = knockGame.options

describe('options', () => {
  it('have defaults, some of which follow from others', () => {
    expect(resolveOptions(schema)).toEqual({
      seats: 2,
      deal: 'all',
      top: 9,
      loud: false,
      whispers: false,
      turnLimit: 0,
    })
    expect(resolveOptions(schema, { deal: 'low' })['top']).toBe(4)
    expect(resolveOptions(schema, { deal: 'low', top: 6 })['top']).toBe(6)
  })

  it('come in presets, which a given value overrides', () => {
    expect(resolveOptions(schema, {}, 'low')['deal']).toBe('low')
    expect(resolveOptions(schema, { deal: 'all' }, 'low')['deal']).toBe('all')
    expect(() => resolveOptions(schema, {}, 'loud')).toThrow('preset: expected one of low, found "loud"')
  })

  it('of a case are as printed where nothing is said; a preset and a given value override that', () => {
    expect(printedOptions(schema)).toEqual(resolveOptions(schema))
    const printed: OptionsSchema = {
      ...schema,
      presets: { ...schema.presets, high: { deal: 'all', top: 8 }, book: { deal: 'low', loud: true } },
      printed: 'book',
    }
    expect(printedOptions(printed)).toMatchObject({ deal: 'low', loud: true, top: 4 })
    expect(printedOptions(printed, { loud: false }, 'high')).toMatchObject({ deal: 'all', loud: false, top: 8 })
    expect(() => printedOptions(printed, {}, 'loud')).toThrow('preset: expected one of low, high, book, found "loud"')
  })

  it('are read as the word that a number in a file stands for', () => {
    const cap: OptionsSchema = {
      specs: { cap: { type: 'choice', values: ['none', '2'], default: 'none' } },
      presets: {},
    }
    expect(resolveOptions(cap, { cap: 2 })['cap']).toBe('2')
    expect(() => resolveOptions(cap, { cap: 3 })).toThrow('options.cap: expected one of none, 2, found 3')
  })

  it('are refused out of range, of the wrong kind, or unknown, with the path', () => {
    expect(() => resolveOptions(schema, { seats: 4 })).toThrow(
      'options.seats: expected a whole number from 2 to 3, found 4',
    )
    expect(() => resolveOptions(schema, { seats: '3' })).toThrow('options.seats: expected a whole number')
    expect(() => resolveOptions(schema, { deal: 'most' })).toThrow(
      'options.deal: expected one of all, low, found "most"',
    )
    expect(() => resolveOptions(schema, { loud: 1 })).toThrow('options.loud: expected true or false, found 1')
    expect(() => resolveOptions(schema, { colour: 'red' })).toThrow('options.colour: no such option')
    expect(() => resolveOptions(schema, null)).toThrow('options: expected an object, found null')
  })

  it('are never found among what every object knows', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(() => resolveOptions(schema, {}, name)).toThrow(`preset: expected one of low, found "${name}"`)
      expect(() => optionFromText(schema, name, '1')).toThrow(`options.${name}: no such option`)
      expect(() => optionFromData(schema, name, {})).toThrow(`options.${name}: no such option`)
      expect(() => resolveOptions(schema, JSON.parse(`{"${name}": 1}`))).toThrow(`options.${name}: no such option`)
    }
    expect(() => resolveOptions(schema, { seats: 2n })).toThrow(
      'options.seats: expected a whole number from 2 to 3, found 2n',
    )
  })

  it('are single numbers beside a range where a schema says so', () => {
    const rounds: OptionsSchema = {
      specs: {
        rounds: { type: 'number', min: 10, max: 60, also: [0], default: 0 },
        zombies: { type: 'number', min: 4, max: 4, also: [9], default: 9 },
      },
      presets: {},
    }
    for (const value of [0, 10, 60]) expect(resolveOptions(rounds, { rounds: value })['rounds']).toBe(value)
    for (const value of [-1, 1, 9, 61, 10.5])
      expect(() => resolveOptions(rounds, { rounds: value })).toThrow(
        `options.rounds: expected 0 or a whole number from 10 to 60, found ${value}`,
      )
    expect(() => resolveOptions(rounds, { zombies: 5 })).toThrow('options.zombies: expected 9 or 4, found 5')
    expect(allowedNumbers(rounds.specs['zombies'] as NumberSpec)).toEqual([4, 9])
  })

  it('are refused where two of them do not go together', () => {
    const { specs, presets } = schema
    const clash: OptionsSchema = {
      specs,
      presets,
      clash: ({ seats, loud }) =>
        seats === 3 && loud === true
          ? { option: 'loud', said: { key: 'too loud for {{seats}}', params: { seats } } }
          : null,
    }
    expect(resolveOptions(clash, { seats: 3 })['seats']).toBe(3)
    expect(() => resolveOptions(clash, { seats: 3, loud: true })).toThrow('options.loud: too loud for 3')
  })

  it('can be written as text', () => {
    expect(optionFromText(schema, 'seats', '3')).toBe(3)
    expect(optionFromText(schema, 'loud', 'true')).toBe(true)
    expect(optionFromText(schema, 'deal', 'low')).toBe('low')
    expect(() => optionFromText(schema, 'seats', 'many')).toThrow(
      'options.seats: expected a whole number from 2 to 3, found "many"',
    )
    expect(() => optionFromText(schema, 'colour', 'red')).toThrow('options.colour: no such option')
  })

  it('can be read from a file', () => {
    expect(optionFromData(schema, 'seats', 3)).toBe(3)
    expect(() => optionFromData(schema, 'seats', '3')).toThrow('options.seats: expected a whole number')
    expect(() => optionFromData(schema, 'colour', {})).toThrow('options.colour: no such option')
  })

  it('that differ from what would be chosen anyway can be told apart', () => {
    expect(chosenOptions(schema, resolveOptions(schema, { deal: 'low', loud: true }))).toEqual({
      deal: 'low',
      loud: true,
    })
  })
})
