import { seededChance } from '@shamble/chance'
import { BadInput } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const START = `roof stairwell
turn 1, ash, 3 points
ash 150 600, wounds 0, ammunition 6
reed 1650 600, wounds 0, ammunition 6`

function complaint(from: string, to: string): string {
  try {
    module.position.read(START.replace(from, to), resolveOptions(module.game.options), seededChance('position'))
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  throw new Error('the position is accepted')
}

describe('a position', () => {
  it('is written as people read it', () => {
    const table = TestTable.start(module)
    expect(module.position.write(table.state, 'full')).toBe(START)
    expect(module.position.write(table.state, 1)).toBe(START)
    table.play('ash: move 150 500').play('ash: aim')
    expect(module.position.write(table.state, 'full')).toBe(
      START.replace('3 points', '1 point').replace(
        '600, wounds 0, ammunition 6',
        '500, wounds 0, ammunition 6, aiming',
      ),
    )
    expect(module.position.write(table.play('reed: resign').state, 'full')).toBeNull()
  })

  it('is refused with the line and the reason', () => {
    expect(complaint('\nreed', ' reed')).toBe('position: expected four lines, found 3')
    expect(complaint('stairwell', 'chimneys')).toBe(
      'position, line 1: the options say roof "stairwell", the position "chimneys"',
    )
    expect(complaint('roof stairwell', 'on the roof')).toMatch('position, line 1: expected a line like')
    expect(complaint('turn 1', 'turn 2')).toBe('position, line 2: turn 2 is reed’s, not ash’s (RD-1.2)')
    expect(complaint('3 points', '4 points')).toBe('position, line 2: points must be from 1 to 3, found 4')
    expect(complaint('turn 1', 'turn 61')).toBe('position, line 2: turn must be from 1 to 60, found 61')
    expect(complaint('reed 1650', 'red 1650')).toMatch('position, line 4: expected a line like "reed 150 600, wounds 0')
    expect(complaint('wounds 0', 'wounds 2')).toBe('position, line 3: wounds must be from 0 to 1, found 2')
    expect(complaint('ammunition 6', 'ammunition 7')).toBe('position, line 3: ammunition must be from 0 to 6, found 7')
    expect(complaint('ash 150 600', 'ash 12 600')).toBe('position, line 3: ash cannot stand at 12 600 (edge)')
    expect(complaint('ash 150 600', 'ash 800 600')).toBe('position, line 3: ash cannot stand at 800 600 (wall)')
    expect(complaint('ash 150 600', 'ash 660 880')).toBe('position, line 3: ash cannot stand at 660 880 (crate)')
    expect(complaint('ash 150 600', 'ash 1626 600')).toMatch('position: the figures overlap')
    const empty = START.replaceAll('ammunition 6', 'ammunition 0')
    expect(complaint(START, empty)).toBe('position: the duel is over: nobody has a bullet left (RD-4.2)')
  })
})

describe('the notation', () => {
  it('reads what it writes, and nothing else', () => {
    const { read, write } = module.notation
    for (const written of ['move 1200 350', 'move -5 20000', 'shoot', 'aim', 'end']) {
      expect(write(read(written)!)).toBe(written)
    }
    expect(read('Shoot')).toEqual({ type: 'shoot' })
    for (const wrong of ['move', 'move 12', 'move 1.5 2', 'endTurn', 'toString', 'shoot reed']) {
      expect(read(wrong)).toBeNull()
    }
  })
})
