import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

describe('CLAUSTROPHOBIA', () => {
  const crossing = 'tile cross_t 1 0 turn 0'
  const hospital = 'tile hospital 0 -1 turn 0'
  const police = 'tile police_station 1 -1 turn 0'

  it('[ZMB-card.claustrophobia] a passage into another building is no way out, however short', () => {
    const tiles = [hospital, crossing, police, 'joins 1.0-3.4']
    const table = at(['turn 5 red move 5', 'red at 1.0', ...tiles, 'effects shut'])
    expect(table.offered('red').sort()).toEqual(['step 1.1', 'step 1.3'])
    expect(table.refusal('red: step 3.4')).toEqual({
      rule: 'ZMB-card.claustrophobia',
      key: 'ZMB-card.claustrophobia.in',
    })
    expect(table.refusal('red: stop').rule).toBe('ZMB-card.claustrophobia')
  })

  it('[ZMB-card.claustrophobia] a passage to a road is one', () => {
    const tiles = [hospital, crossing, police, 'joins 1.0-0.4']
    const table = at(['turn 5 red move 5', 'red at 1.0', ...tiles, 'effects shut'])
    expect(table.offered('red')).toEqual(['step 0.4'])
    expect(table.refusal('red: step 1.1')).toEqual({ rule: 'ZMB-card.claustrophobia' })
  })
})
