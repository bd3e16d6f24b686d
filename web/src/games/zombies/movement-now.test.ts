import { movementOf, stepNumber } from '@shamble/game-zombies/table'
import { describe, expect, it } from 'vitest'
import { movementNow } from './movement-now.js'
import { askedKind } from './prompt.js'
import { randomGame } from './random-games.js'

const moments = [...randomGame('moved', { seats: 3, interruptMode: 'polled' }, 500)]

describe('the movement of this turn', () => {
  it('[ZMB-1.3.4.a] is not known before the roll, whatever the turn before has left', () => {
    const before = moments.filter(({ view }) => askedKind(view) === 'pre-move')
    expect(before.some(({ view }) => movementOf(view) !== null)).toBe(true)
    for (const { view } of before) expect(movementNow(view)).toBeNull()
  })

  it('is told while somebody walks', () => {
    const walking = moments.filter(({ view }) => askedKind(view) === 'step' && stepNumber(view) === 5)
    expect(walking.length).toBeGreaterThan(0)
    for (const { view } of walking) expect(movementNow(view)).not.toBeNull()
  })
})
