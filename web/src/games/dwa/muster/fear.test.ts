import { describe, expect, it } from 'vitest'
import { atMost, calmChance } from './fear.js'
import { mustering } from './moments.fixture.js'

describe('the chance to stay calm', () => {
  it('[DWA-13.a] [DWA-16.1.2.a] [DWA-16.1.2.c] with morale 10, one friend and two zombies is 33, 30 and 26 of 36', () => {
    const { view } = mustering()
    const ways = (['military', 'law', 'civilian'] as const).map((archetype) => calmChance(view, archetype, 10) * 36)
    expect(ways.map(Math.round)).toEqual([33, 30, 26])
  })

  it('is nothing below 2 and certain from 12 on', () => {
    expect([atMost(1), atMost(2), atMost(12), atMost(20)]).toEqual([0, 1 / 36, 1, 1])
  })
})
