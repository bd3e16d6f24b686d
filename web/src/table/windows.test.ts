import type { Moment } from '@shamble/host'
import { describe, expect, it } from 'vitest'
import type { TableGame } from '../games/table-game.js'
import { Windows } from './windows.js'

const pass = { type: 'pass' }
const moment = {
  view: { turn: 3, frames: [{ kind: 'window', of: 'announce', given: 0 }] },
  choices: { asked: true, pass, actions: [pass, { type: 'play' }], refused: [], spaces: [] },
} as unknown as Moment
const asked = (kinds: readonly string[], isCurtained = false, seats: readonly number[] = []) =>
  ({ moment, all: [0], stops: 'hold', quiet: { seats, kinds }, isCurtained, rollsItself: false }) as const
const decide = (given: ReturnType<typeof asked>): string => new Windows({} as TableGame).decide(given)

describe('a window', () => {
  it('passes by itself for someone who never wants to be asked about this', () => {
    expect(decide(asked([]))).toBe('ask')
    expect(decide(asked(['tile-drawn']))).toBe('ask')
    expect(decide(asked(['announce']))).toBe('pass')
  })

  it('leaves people out only where one screen is shared', () => {
    expect(decide(asked([], true, [0]))).toBe('pass')
    expect(decide(asked([], false, [0]))).toBe('ask')
  })
})
