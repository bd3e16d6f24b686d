import { describe, expect, it } from 'vitest'
import { byName, freshName, isThing, MemoryThings, nameOfFile, sameThing, type Thing } from './things.js'

const thing = (name: string, value: Thing['value'] = null): Thing => ({
  id: `id of ${name}`,
  game: 'rooftop-duel',
  kind: 'roof',
  name,
  saved: 0,
  value,
})

describe('things of a drawer', () => {
  it('are called as people wish, with a number where the name is taken', () => {
    const things = [thing('Attic'), thing('Attic 2')]
    expect(freshName('Attic', things)).toBe('Attic 3')
    expect(freshName('Cellar', things)).toBe('Cellar')
  })

  it('from a file are called like the file', () => {
    expect(['my roof.json', 'roof', '.json', 'a.b.json'].map(nameOfFile)).toEqual(['my roof', 'roof', '.json', 'a.b'])
  })

  it('are found by their value, whatever the order of its fields', () => {
    const things = [thing('one', { width: 1, depth: 2 }), thing('other', { width: 2, depth: 2 })]
    expect(sameThing(things, { depth: 2, width: 1 })?.name).toBe('one')
    expect(sameThing(things, { depth: 3, width: 1 })).toBeUndefined()
  })

  it('stand in the order of their names', () => {
    expect(byName([thing('b'), thing('a')]).map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('are told from what is none', () => {
    expect(isThing(thing('one'))).toBe(true)
    for (const none of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { ...thing('one'), name: 7 },
      { ...thing('one'), value: undefined },
    ])
      expect(isThing(none)).toBe(false)
  })

  it('last as long as the page where the browser keeps nothing', async () => {
    const store = new MemoryThings()
    await store.put(thing('one'))
    await store.put({ ...thing('one'), name: 'renamed' })
    expect((await store.list()).map(({ name }) => name)).toEqual(['renamed'])
    await store.remove('id of one')
    expect(await store.list()).toEqual([])
  })
})
