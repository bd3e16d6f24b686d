import { seededChance } from '@shamble/chance'
import dawn from '@shamble/game-dawn'
import { mallOfView } from '@shamble/game-dawn/table'
import { resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { CELL } from './geometry.js'
import { names } from './place-signs.js'

const EMPTY = 'peter 109\nroger 109\nsteve 109\nfran 109\nzombies 110'

/** Where each name is: its row and column on the board. */
function rows(people: string, language: 'en' | 'fr' = 'en'): ReadonlyMap<string, number> {
  const options = resolveOptions(dawn.game.options, { mode: 'solitaire' })
  const view = dawn.game.view(dawn.position.read(`turn 3 human\n${people}`, options, seededChance('signs')), 0)
  const drawn = names(view, mallOfView(view), gameSpeaker(dawn, language))
  return new Map(
    [...drawn.matchAll(/ y="([\d.]+)"[^>]*>([^<]+)</g)].map(([, y, name]) => [name!, Math.floor(Number(y) / CELL)]),
  )
}

describe('the names of the stores', () => {
  it('stand in their own places while nobody is in the way, units or not', () => {
    const home = rows(EMPTY)
    expect(home.get('Velvet Chair Furniture')).toBe(0)
    expect(rows(EMPTY.replace('zombies 110', 'zombies 006 007 110')).get('Velvet Chair Furniture')).toBe(0)
  })

  it('give way to people and come back', () => {
    const there = rows(EMPTY.replace('peter 109', 'peter 007'))
    expect(there.get('Velvet Chair Furniture')).not.toBe(0)
    expect(there.get('Security Office')).toBe(rows(EMPTY).get('Security Office'))
  })

  it('are those of the reader’s language', () => {
    expect([...rows(EMPTY, 'fr').keys()]).toContain('Aile technique')
  })
})
