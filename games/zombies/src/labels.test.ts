import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { zombies } from './game.js'
import module from './index.js'

const speak = gameSpeaker(module, 'en')
const at = (...lines: string[]) => TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled' })
const passing = (table: ReturnType<typeof at>): string =>
  module.label({ type: 'pass' }, zombies.view(table.state, 0), speak)

describe('letting a window pass', () => {
  it('asks for the die that comes next', () => {
    expect(passing(at('turn 3 red pre-move', 'red hand fear'))).toBe('roll for movement')
    expect(passing(at('turn 3 red pre-zombie', 'red hand fear'))).toBe('roll for the zombies')
  })

  it('[ZMB-1.3.4.b] speaks of no roll where the keys took its place', () => {
    const table = at('turn 3 red pre-move', 'red hand the-keys-are-still-in-it inplay all-the-marbles')
    table.play('red: play the-keys-are-still-in-it')
    expect(passing(table)).toBe('go on without a card')
  })
})
