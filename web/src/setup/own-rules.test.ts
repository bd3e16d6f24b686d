import { describe, expect, it } from 'vitest'
import { readOwnRules } from './own-rules.js'

describe('rules that people named', () => {
  it('are read as they were kept', () => {
    const kept = [{ name: 'Sundays', options: { memoryAid: true } }]
    expect(readOwnRules(JSON.stringify(kept))).toEqual(kept)
  })

  it('are none where what was kept is broken, and only the broken ones are left out', () => {
    for (const kept of [null, '', '{', '7', '{"name":"x"}']) expect(readOwnRules(kept)).toEqual([])
    expect(readOwnRules('[null,{"name":1},{"name":"a","options":{}}]')).toEqual([{ name: 'a', options: {} }])
  })
})
