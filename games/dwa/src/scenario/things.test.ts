import { describe, expect, it } from 'vitest'
import { FULL } from '../teams/sheet.js'
import { FINDS, type Find } from './scenario.js'
import { thingOf } from './things.js'

const thing = (what: Find, more: object = {}) => thingOf({ id: 'it', what, at: [0, 0], ...more })

describe('things that a scenario puts down', () => {
  it('[R-104] are weapons with one load in them', () => {
    expect(thing('rifle')).toMatchObject({ kind: 'weapon', weapon: { id: 'rifle', rounds: 10, jammed: false } })
    expect(thing('throwing')).toMatchObject({ weapon: { rounds: 1 } })
    expect(thing('chainsaw')).toMatchObject({ weapon: { id: 'chainsaw', rounds: 1 } })
  })

  it('[R-75] are loads and grenades, so many of them', () => {
    expect(thing('bullets')).toEqual({ kind: 'bullets', rounds: FULL })
    expect(thing('belt')).toEqual({ kind: 'belt', rounds: FULL })
    expect(thing('cartridges', { count: 7 })).toEqual({ kind: 'cartridges', count: 7 })
    expect(thing('molotov', { count: 2 })).toEqual({ kind: 'grenade', grenade: 'molotov', count: 2 })
    expect(thing('arrows')).toEqual({ kind: 'arrows', count: 1 })
  })

  it('[DWA-16.2.h] are objects by their id, and keys by their vehicle', () => {
    expect(thing('radio')).toEqual({ kind: 'object', object: { what: 'radio', of: 'it', on: false } })
    expect(thing('story', { name: 'A box' })).toEqual({
      kind: 'object',
      object: { what: 'story', of: 'it', on: false },
    })
    expect(thing('keys', { fits: 'van' })).toEqual({ kind: 'object', object: { what: 'keys', of: 'van', on: false } })
  })

  it('are all that a file may name', () => {
    expect(new Set(FINDS.map((what) => thing(what).kind))).toEqual(
      new Set(['object', 'weapon', 'bullets', 'belt', 'cartridges', 'arrows', 'grenade']),
    )
    expect(FINDS.filter((what) => thing(what).kind === 'object')).toHaveLength(10)
  })
})
