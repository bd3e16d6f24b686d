import { describe, expect, it } from 'vitest'
import { checkSize, LARGEST_FILE, LARGEST_RECORD, parseJson } from './json.js'

describe('files from outside', () => {
  it('are refused where they are larger than anything of ours, before anybody reads them', () => {
    checkSize(LARGEST_FILE, 'map.json')
    expect(() => checkSize(LARGEST_FILE + 1, 'map.json')).toThrow(
      'map.json: too large: 1000001 bytes; at most 1000000 are possible',
    )
    checkSize(LARGEST_RECORD, 'a.match', LARGEST_RECORD)
  })

  it('are refused with one line where they are half a file, or nest too deep', () => {
    expect(() => parseJson('{"a": [1,', 'map.json')).toThrow(/^map\.json: not JSON: [^\n]*$/)
    expect(() => parseJson('['.repeat(101), 'map.json')).toThrow('map.json: nested deeper than 100 levels')
    expect(parseJson('['.repeat(100) + ']'.repeat(100), '')).toHaveLength(1)
  })
})
