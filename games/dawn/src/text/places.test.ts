import { resolveOptions } from '@shamble/module'
import { catalogueGaps, gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { componentsOf, type DawnOptions } from '../options.js'
import { areaName, placeName, places } from './places.js'

const { mall } = componentsOf(resolveOptions(module.game.options, {}) as unknown as DawnOptions)

describe('the places of the mall', () => {
  it('have a name each in both languages', () => {
    expect(catalogueGaps(places)).toEqual([])
    const named = Object.values(mall.plan.areas).map(({ name }) => `place.${name}`)
    expect(Object.keys(places.en).sort()).toEqual([...named, 'place.hall'].sort())
  })

  it('are called by them', () => {
    const [en, fr] = [gameSpeaker(module, 'en'), gameSpeaker(module, 'fr')]
    expect([areaName(mall, 'B', en), areaName(mall, 'B', fr)]).toEqual(['Maintenance Wing', 'Aile technique'])
    expect([placeName(mall, 176, fr), placeName(mall, 108, fr)]).toEqual(['Sports Edwin', 'le hall'])
  })

  it('keep the name of their file where nobody has given them another', () => {
    const other = { ...mall, plan: { ...mall.plan, areas: { B: { kind: 'store' as const, name: 'Chez Moi' } } } }
    expect(areaName(other, 'B', gameSpeaker(module, 'fr'))).toBe('Chez Moi')
  })
})
