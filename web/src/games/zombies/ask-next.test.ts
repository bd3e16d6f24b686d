import { TITLES, type ZombiesAction } from '@shamble/game-zombies/table'
import { LANGUAGES } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { prompt } from './prompt.js'
import { randomGame, strictWords } from './random-games.js'
import { atCard, spots } from './spots.js'

const GAMES = [
  ['m1', { seats: 3, interruptMode: 'polled' }],
  ['m2', { seats: 4, interruptMode: 'polled', cardCopies: 'twoEach' }],
] as const

/** Cards whose target is named as they are played. */
const AIMED = TITLES.filter(
  ({ id, redirect }) =>
    redirect !== 'none' || ['what-is-that-smell', 'your-shoes-untied', 'breakthrough', 'dynamite'].includes(id),
)

describe.each(LANGUAGES)('the question in %s', (language) => {
  it('follows what has been picked, and asks for what is missing', () => {
    const { words, missing } = strictWords(language)
    const followed = new Set<string>()
    for (const [seed, options] of GAMES) {
      for (const { view, choices, seat } of randomGame(seed, options, 700)) {
        const question = view.questions.find((asked) => asked.seat === seat) ?? null
        const plain = prompt(view, question, words).ask
        const tried = new Set<string>()
        for (const action of choices.actions as readonly ZombiesAction[]) {
          const path = spots(action, view)
          const picked = action.type === 'place' ? path : path.slice(0, -1)
          if (picked.length === 0 || tried.has(picked.join())) continue
          tried.add(picked.join())
          followed.add(action.type)
          const asked = prompt(view, question, words, picked)
          expect(asked.ask, picked.join()).not.toBe(plain)
          expect(asked.note).not.toBe('')
        }
      }
    }
    expect([...missing]).toEqual([])
    for (const type of ['play', 'toss', 'place', 'zombie']) expect(followed).toContain(type)
  })

  it('asks of every card that has one for its target', () => {
    const { words, missing } = strictWords(language)
    const [{ view, seat } = { view: null, seat: 0 }] = [...randomGame('cards', { seats: 2 }, 1)]
    const question = view!.questions.find((asked) => asked.seat === seat) ?? null
    const asks = AIMED.map((title) => prompt(view!, question, words, [atCard(TITLES.indexOf(title))]).ask)
    expect(new Set(asks).size).toBe(AIMED.length)
    expect([...missing]).toEqual([])
  })
})
