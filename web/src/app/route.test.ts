import { describe, expect, it } from 'vitest'
import { type Route, readRoute, writeRoute } from './route.js'

const ROUTES: readonly Route[] = [
  { at: 'home' },
  { at: 'setup', game: 'dawn' },
  { at: 'guide', game: 'zombies' },
  { at: 'table', match: 'a/b' },
  { at: 'replay', match: 'm1', seq: null },
  { at: 'replay', match: 'm1', seq: 12 },
  { at: 'rules', game: 'dawn', rule: null, match: null },
  { at: 'rules', game: 'dawn', rule: 'DAWN-6.7.c', match: 'm1' },
]

describe('addresses', () => {
  it('are read as they are written', () => {
    for (const route of ROUTES) expect(readRoute(writeRoute(route))).toEqual(route)
  })

  it('lead home when they lead nowhere', () => {
    for (const hash of ['', '#', '#/nowhere/x', '#/table', '#/table/']) expect(readRoute(hash)).toEqual({ at: 'home' })
  })
})
