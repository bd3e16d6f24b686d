import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { turnOf } from './kinds.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

describe('the end of a turn', () => {
  const FIVE = 'hand fear, grenade, skateboard, fire-axe, molotov-cocktail'

  it('[ZMB-1.3.7.a] effects run out first, then the zone is cut to three', () => {
    const effects = 'effects in-the-zone, alternate-food-source red 1, govt-enhanced-zombies red 2'
    const table = at(['turn 5 red discard', `red ${FIVE} flags chainsaw`, 'blue hand fear', effects]).play('red: done')
    expect(table.asked()).toEqual(['red: cut'])
    expect(table.state).toMatchObject({ foodSource: -1, govtEnhanced: 0, govtEnhancedEnds: 1 })
    expect(turnOf(table.state)).toMatchObject({ chainsaw: [0, 0] })
    expect(table.state.hands[0]).toHaveLength(5)
    table.play('red: discard fear').play('red: discard grenade')
    // Once, not again when the turn is over.
    expect(table.state).toMatchObject({ turn: 6, govtEnhanced: 0, govtEnhancedEnds: 1 })
    expect(turnOf(table.state)).toMatchObject({ inTheZone: false })
    expect(table.asked()).toEqual(['blue: turn-start'])
  })

  it('[ZMB-card.hysterical-paralysis] a skipped turn runs them out too, without a question', () => {
    const effects = 'effects alternate-food-source red 1, all-the-marbles red'
    const table = at(['turn 5 red begins', 'red hand fear flags skip fear claustrophobia', 'blue hand fear', effects])
    expect(table.asked()).toEqual(['blue: turn-start'])
    expect(table.state).toMatchObject({ turn: 6, foodSource: -1, marbles: -1, fear: [0, 0], claustrophobia: [0, 0] })
  })
})
