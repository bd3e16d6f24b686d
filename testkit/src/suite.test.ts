import { expect, it } from 'vitest'
import { type Knock, knock, knockGame } from './knock.js'
import { brokenInPlayout } from './suite.js'

const MOST = 5_000

it('a sound game breaks nothing', () => {
  expect(brokenInPlayout(knock, {}, 'sound', MOST)).toEqual([])
})

it('an invariant that is broken only in the middle of a game is found', () => {
  const invariants = (s: Knock): string[] => (s.outcome === null && s.seq % 5 === 3 ? ['three of five'] : [])
  const broken = { ...knock, game: { ...knockGame, invariants } }
  const found = Array.from({ length: 100 }, (_, i) => brokenInPlayout(broken, {}, `${i}`, MOST)).flat()
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((what) => /^answer \d*[38]: three of five$/.test(what))).toBe(true)
})

it('one that is broken at the end is found in every game', () => {
  const invariants = (s: Knock): string[] => (s.outcome === null ? [] : ['over'])
  const broken = { ...knock, game: { ...knockGame, invariants } }
  for (let i = 0; i < 20; i++) expect(brokenInPlayout(broken, {}, `${i}`, MOST)).toHaveLength(1)
})

it('a game that does not end is found', () => {
  expect(brokenInPlayout(knock, {}, 'short', 3)).toContain('it does not end')
})
