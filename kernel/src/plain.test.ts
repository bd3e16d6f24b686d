import { parseJson } from '@shamble/module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, copyPlain, firstDifference, samePlain } from './plain.js'

const seed = Number(process.env['SHAMBLE_SEED']) || 20_260

describe(`plain data (seed ${seed})`, () => {
  const values = fc.jsonValue({ maxDepth: 4 })

  it('has one canonical text, whatever the order of its keys', () => {
    expect(canonical({ b: 1, a: [2, { d: null, c: 'x' }] })).toBe('{"a":[2,{"c":"x","d":null}],"b":1}')
    fc.assert(
      fc.property(values, (value) => samePlain(JSON.parse(canonical(value)), JSON.parse(JSON.stringify(value)))),
      { seed },
    )
  })

  it('is equal exactly when its canonical texts are', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const [left, right] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))]
        return samePlain(left, right) === (canonical(left) === canonical(right))
      }),
      { seed },
    )
  })

  it('is copied whole and apart', () => {
    const value = { list: [1, { deep: true }] }
    const copy = copyPlain(value)
    expect(copy).toEqual(value)
    expect(copy.list).not.toBe(value.list)
  })

  it('tells where it differs', () => {
    expect(firstDifference({ a: [1, 2] }, { a: [1, 2] })).toBeNull()
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 against 3')
    expect(firstDifference({ a: 1 }, {})).toBe('a: 1 against absent')
  })
})

describe('JSON from outside', () => {
  it('is refused in one line when it is none', () => {
    expect(() => parseJson('{"a":', 'save')).toThrow(/^save: not JSON: [^\n]+$/)
  })

  it('is refused when it nests deeper than anything of ours, and brackets in text do not count', () => {
    expect(() => parseJson('['.repeat(10_000), 'save')).toThrow('save: nested deeper than 100 levels at character 100')
    expect(parseJson(JSON.stringify('['.repeat(10_000)), 'save')).toHaveLength(10_000)
    expect(parseJson(JSON.stringify('"\\['), 'save')).toBe('"\\[')
  })
})
