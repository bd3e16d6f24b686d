import type { ZombiesView } from '@shamble/game-zombies/table'
import { NO_CHOICES } from '@shamble/host'
import { describe, expect, it } from 'vitest'
import type { Words } from '../table-game.js'
import { whole } from './whole.js'

const words = { speak: (key: string, { count }: { count: number }) => `${key} ${count}` } as unknown as Words
const pick = (space: number) => ({ type: 'pick', space })

/** A card that lets someone take so many, and the zombies that there are. */
function taken(left: number, ...actions: { type: string }[]) {
  const view = { frames: [{ kind: 'card', left }] } as unknown as ZombiesView
  return whole(view, { ...NO_CHOICES, asked: true, actions }, words)
}

describe('zombies that would all be taken anyway', () => {
  it('[ZMB-R.23] are taken at once where there are no more of them than may be', () => {
    const three = [pick(1), pick(4), pick(7)]
    expect(taken(3, ...three)).toEqual({ label: 'zombies.take.all 3', actions: three })
    expect(taken(5, ...three)?.actions).toEqual(three)
    expect(taken(2, pick(1), pick(4))?.label).toMatch(/^zombies.take.both/)
  })

  it('are chosen one by one where some stay', () => {
    expect(taken(2, pick(1), pick(4), pick(7))).toBeNull()
    expect(taken(1, pick(1))).toBeNull()
    expect(taken(5, pick(1), { type: 'auto' })).toBeNull()
  })
})
