import { describe, expect, it } from 'vitest'
import { checkPlain } from './plain-data.js'
import { list, listOf, text } from './shape.js'

const round: Record<string, unknown> = {}
round['itself'] = { again: round }

const complaint = (given: unknown): string => {
  try {
    checkPlain(given, 'request')
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('data from outside', () => {
  it('is taken where it is plain', () => {
    expect(complaint({ a: [1, 'x', true, null, { b: undefined }], c: Object.create(null) })).toBe('')
  })

  it('is refused with the path where it is anything else', () => {
    expect(complaint({ a: [1n] })).toBe('request.a[0]: 1n is not possible here')
    expect(complaint({ a: Number.NaN })).toBe('request.a: NaN is not possible here')
    expect(complaint({ a: () => 1 })).toBe('request.a: function is not possible here')
    expect(complaint(new Map())).toBe('request: an object is not possible here')
    expect(complaint(JSON.parse('{"a": {"__proto__": {"b": 1}}}'))).toBe('request.a.__proto__: unknown field')
  })

  it('is refused where it has no end, or stands for more than anybody can read', () => {
    expect(complaint(round)).toBe('request: nested deeper than 100 levels')
    let bomb: unknown = 'x'
    for (let level = 0; level < 30; level++) bomb = [bomb, bomb]
    expect(complaint(bomb)).toBe('request: more than 1000000 values')
    expect(complaint(new Array(2 ** 32 - 1))).toBe('request[0]: nothing is not possible here')
  })
})

describe('a list with holes', () => {
  it('has members there that nobody has written', () => {
    expect(() => listOf(text, 1, 3)(new Array(2), 'teams')).toThrow('teams[0]: expected text, found nothing')
    expect(() => list(text)(new Array(1), 'teams')).toThrow('teams[0]: expected text, found nothing')
  })
})
