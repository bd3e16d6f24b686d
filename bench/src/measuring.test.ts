import { whoSeesWhom } from '@shamble/geometry'
import { describe, expect, it } from 'vitest'
import { sightLoop } from './baselines/sight-loop.js'
import { measuring } from './measuring.js'
import { street } from './street.js'

describe('the street', () => {
  it('has 60 walls and as many figures as asked for', () => {
    const { walls, figures } = street('test', 40)
    expect([walls.length, figures.length]).toEqual([60, 40])
  })

  it('is seen alike by the quick and by the plain way', () => {
    const { walls, figures } = street('test', 40)
    const stopped = new Uint16Array(40 * 40)
    whoSeesWhom(figures, walls, stopped)
    expect([...stopped]).toEqual(sightLoop(figures, walls))
  })
})

it('measuring is measured, and who sees whom against the plain loop', () => {
  const lines = measuring('test', { rounds: 1, milliseconds: 1 })
  expect(lines.map(({ unit }) => unit)).toEqual(['ms', 'ms', 'ms', 'ms'])
  expect(lines.every(({ value }) => value > 0)).toBe(true)
  expect(lines[0]!.ratio).toBeGreaterThan(1)
})
