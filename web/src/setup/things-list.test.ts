import { BadInput, type OptionSpec, type Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { hasRoom, withoutThing, withThing } from './things-list.js'

/** At most two words. */
const spec: OptionSpec = {
  type: 'data',
  kind: 'word',
  several: true,
  default: null,
  read(value, where) {
    if (!Array.isArray(value) || value.length > 2) throw new BadInput(where, 'too many')
    return value as Plain
  },
}

describe('an option that takes several things', () => {
  it('takes one after another, and the last gives way where there is no more room', () => {
    expect(withThing(spec, null, 'a')).toEqual(['a'])
    expect(withThing(spec, ['a'], 'b')).toEqual(['a', 'b'])
    expect(withThing(spec, ['a', 'b'], 'c')).toEqual(['a', 'c'])
    expect([hasRoom(spec, ['a'], 'b'), hasRoom(spec, ['a', 'b'], 'c')]).toEqual([true, false])
  })

  it('is as supplied again once the last is gone', () => {
    expect(withoutThing(['a', 'b'], 0, null)).toEqual(['b'])
    expect(withoutThing(['a'], 0, null)).toBeNull()
  })

  it('one that takes a single thing has that', () => {
    expect(withThing({ type: 'data', default: null, read: () => null }, 'a', 'b')).toBe('b')
  })
})
