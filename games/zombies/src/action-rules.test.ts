import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const at = (...lines: string[]) => TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled' })

/** The rule that is beside an answer which is offered now. */
function ruleOf(table: ReturnType<typeof at>, line: string): string {
  const [seat, action] = line.split(': ') as [string, string]
  expect(table.offered(seat)).toContain(action)
  return module.rule(module.notation.read(action)!, table.view(seat))
}

describe('the rule beside an answer follows the moment', () => {
  it('[ZMB-1.3.1.a] [ZMB-1.3.4.a] [ZMB-1.3.6.a] a pass asks for what comes next', () => {
    expect(ruleOf(at('turn 3 red turn-start', 'red hand fear'), 'red: pass')).toBe('ZMB-1.3.1.a')
    expect(ruleOf(at('turn 3 red pre-move', 'red hand fear'), 'red: pass')).toBe('ZMB-1.3.4.a')
    expect(ruleOf(at('turn 3 red pre-zombie', 'red hand fear'), 'red: pass')).toBe('ZMB-1.3.6.a')
  })

  it('[ZMB-W.h] another player only lets the moment pass', () => {
    const table = at('turn 3 red pre-move', 'red hand fear', 'blue hand fear').play('red: pass')
    expect(table.asked()).toEqual(['blue: pre-move'])
    expect(ruleOf(table, 'blue: pass')).toBe('ZMB-W.h')
  })

  it('[ZMB-1.3.7.a] "done" discards nothing', () => {
    expect(ruleOf(at('turn 3 red discard', 'red hand fear'), 'red: done')).toBe('ZMB-1.3.7.a')
  })

  it('[ZMB-1.3.5.b] [ZMB-card.where-did-everybody-go] a step is one of the move, or of the card that leads', () => {
    expect(ruleOf(at('turn 3 red stepped 3 of 5', 'red at 0.4'), 'red: step 0.5')).toBe('ZMB-1.3.5.b')
    const led = at('turn 3 red pre-move', 'red at 0.4 hand where-did-everybody-go', 'blue at 0.4')
    led.play('red: play where-did-everybody-go on blue')
    expect(ruleOf(led, 'red: step 0.5')).toBe('ZMB-card.where-did-everybody-go')
  })

  it('[ZMB-card.first-aid-kit] a price is paid under the card that pays it', () => {
    const table = at(
      'turn 3 red combat',
      'red at 0.4 lives 2 bullets 3 inplay first-aid-kit',
      'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #',
    )
    table.play('red: pass', { dice: [2] })
    expect(ruleOf(table, 'red: pay kit')).toBe('ZMB-card.first-aid-kit')
    expect(ruleOf(table, 'red: pay bullets')).toBe('ZMB-1.3.2.c')
  })
})
