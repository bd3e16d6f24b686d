import zombies from '@shamble/game-zombies'
import type { ZombiesView } from '@shamble/game-zombies/table'
import { LANGUAGES } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { bar } from './bar.js'
import { happening } from './happening.js'
import { prompt } from './prompt.js'
import { partOf, randomGame, strictWords } from './random-games.js'
import { twin } from './twin.js'

describe.each(LANGUAGES)('while nobody is asked, in %s', (language) => {
  it('says what is going on, to anyone who is on turn and to the others', () => {
    const { words, missing } = strictWords(language)
    const said = new Set<string>()
    for (const { state } of randomGame('goes on', { seats: 3, interruptMode: 'polled' }, 600)) {
      for (const viewer of [0, 1, 2]) {
        const view = { ...zombies.game.view(state, viewer), questions: [] }
        said.add(happening(view, words))
        expect(prompt(view, null, words).who).not.toBe('')
      }
    }
    expect([...missing]).toEqual([])
    expect(said.size).toBeGreaterThan(20)
  })
})

it('a zombie that a walk has met is fought while its die rolls, not walked past', () => {
  const { words } = strictWords('en')
  const position =
    'turn 3 red move 2 of 2\nred at 0.3\nblue at 0.4\ntile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
  const table = TestTable.at(zombies, position, { seats: 2, interruptMode: 'polled' })
  const before = table.view('blue') as ZombiesView
  const window = { kind: 'window', of: 'combat', by: 0, about: {}, passed: [], given: 0, verdict: 'stands' }
  const view = { ...before, frames: [...before.frames, window] } as unknown as ZombiesView
  expect(happening(view, words)).toMatch(/fights on Town Square/)
})

describe('a match whose rounds are counted', () => {
  it('says which one it is on a narrow screen and in the text twin', () => {
    const { words } = strictWords('en')
    const [first] = [...randomGame('rounds', { seats: 2, maxRounds: 20 }, 1)]
    expect(bar(first!.view, words).now.what).toMatch(/ · round 1 of 20$/)
    expect(twin(partOf(first!, words)).lead).toContain('This is round 1 of 20.')
    const late = { ...first!, view: { ...first!.view, turn: 40 } }
    expect(twin(partOf(late, words)).lead).toContain('round 20 of 20, the last')
  })
})
