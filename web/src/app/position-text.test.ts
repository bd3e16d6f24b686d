import dawn from '@shamble/game-dawn'
import { type GameModule, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { readTable, tableOf, withTable } from './position-text.js'

describe('a copied position', () => {
  it('brings the options that differ, and opens without them too', () => {
    const module = dawn as unknown as GameModule
    const options = resolveOptions(module.game.options, { mode: 'solitaire' })
    const text = withTable(module, options, 'turn 1 human\n')
    expect(readTable(text)).toEqual({ options: { mode: 'solitaire' }, position: text })
    expect(text.split('\n')[1]).toBe('turn 1 human')
    expect(tableOf(`\r\n${text}`)).toBe('dawn')
    expect(tableOf('turn 1 human')).toBeNull()
    expect(readTable('turn 1 human\n')).toEqual({ options: {}, position: 'turn 1 human\n' })
    expect(readTable('// shamble dawn {broken}\nturn 1')).toMatchObject({ options: {} })
  })
})
