import type { DwaAction } from '@shamble/game-dwa/table'
import { describe, expect, it } from 'vitest'
import { bundled, isBundle, whoseIs } from './bundles.js'

const give = (to: number, thing: number): DwaAction => ({ type: 'give', to, thing })
const door: DwaAction = { type: 'door', opening: 0 }

describe('things that change hands', () => {
  it('are listed one by one while they are few', () => {
    const few = [give(1, 0), give(1, 1), door]
    expect(bundled(few)).toEqual(few)
  })

  it('share a key with the one who gets them, or had them, where they are many', () => {
    const drop: DwaAction = { type: 'drop', thing: 0 }
    const many = [door, ...[0, 1, 2].flatMap((thing) => [give(1, thing), give(2, thing)]), drop]
    expect(bundled(many)).toEqual([door, { bundle: 'give 1', count: 3 }, { bundle: 'give 2', count: 3 }, drop])
  })

  it('are told from other lists by their menu', () => {
    expect([isBundle('give 12'), isBundle('drop -1'), isBundle('things'), isBundle(null)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([whoseIs('take 3'), whoseIs('drop -1')]).toEqual([3, null])
  })
})
