import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { TITLES } from './cards/index.js'
import module from './index.js'
import { tally } from './tally.js'

const OPTIONS = { seats: 2, interruptMode: 'polled' }
const at = (text: string) => TestTable.at(module, text, OPTIONS)
const counted = (table: { events: readonly Parameters<typeof tally.of>[0][] }) =>
  table.events.flatMap((event) => tally.of(event) ?? [])

describe('the tally', () => {
  it('names all 42 titles', () => {
    expect(tally.names).toEqual(TITLES.map(({ id }) => id))
    expect(new Set(tally.names).size).toBe(42)
  })

  it('counts a card in whatever form it is announced, once', () => {
    const people = (card: string) => `turn 2 red pre-move\nred at 1.1 hand ${card}, brain-cramp\nblue hand fear`
    const store = 'tile 1 toy_store 0 -1 turn 0 : z . . / . . . / . . #'
    const played = (card: string, line: string) => counted(at(`${people(card)}\n${store}`).play(`red: play ${line}`))
    expect(played('claustrophobia', 'claustrophobia on blue')).toEqual(['claustrophobia'])
    expect(played('slight-miscalculation', 'slight-miscalculation on 1')).toEqual(['slight-miscalculation'])
    expect(played('dynamite', 'dynamite at 1.0')).toEqual(['dynamite'])
    expect(played('much-needed-rest', 'much-needed-rest')).toEqual(['much-needed-rest'])
  })

  it('counts an answer, and nothing for passing', () => {
    const table = at('turn 2 red turn-start\nred hand fear\nblue hand you-lookin-at-me')
    table.play('red: play fear on blue')
    expect(counted(table)).toEqual(['fear'])
    expect(counted(table.play('blue: play you-lookin-at-me'))).toEqual(['you-lookin-at-me'])
  })

  it('[ZMB-1.3.3.h] counts a kept card when it is laid down, not when it is used', () => {
    const store = 'tile 1 toy_store 0 -1 turn 0'
    const table = at(`turn 2 red pre-move\nred at 1.1 hand all-the-marbles, fear\n${store}`)
    expect(counted(table.play('red: play all-the-marbles'))).toEqual(['all-the-marbles'])
    expect(counted(table.play('red: use all-the-marbles', { dice: [3] }))).toEqual([])
  })
})
