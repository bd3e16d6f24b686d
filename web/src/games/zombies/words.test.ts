import zombies from '@shamble/game-zombies'
import { TITLES, type ZombiesAction } from '@shamble/game-zombies/table'
import { LANGUAGES } from '@shamble/module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Board } from './Board.js'
import { bar } from './bar.js'
import { cardGist, cardMoment } from './cards.js'
import { Drawn } from './Drawn.js'
import { Hand } from './Hand.js'
import { keyNote } from './key-note.js'
import { prompt } from './prompt.js'
import { Readout } from './Readout.js'
import { partOf, randomGame, strictWords } from './random-games.js'
import { Scoreboard } from './Scoreboard.js'
import { stop } from './stop.js'
import { twin } from './twin.js'

const GAMES = [
  ['w1', { seats: 3, interruptMode: 'polled' }],
  ['w2', { seats: 2, interruptMode: 'timed', expansion: 'baseOnly' }],
  ['w3', { seats: 6, interruptMode: 'polled', cardCopies: 'twoEach', winZombies: 40 }],
] as const

describe.each(LANGUAGES)('the table in %s', (language) => {
  it('has words for every question, key and line of the text twin', () => {
    const { words, missing } = strictWords(language)
    let i = 0
    for (const [seed, options] of GAMES) {
      for (const moment of randomGame(seed, options, 400)) {
        const { view, choices, seat, state } = moment
        const question = view.questions.find((asked) => asked.seat === seat) ?? null
        expect(prompt(view, question, words).ask).not.toBe('')
        bar(view, words)
        const keyed = new Set<string>()
        for (const action of choices.actions as readonly ZombiesAction[]) {
          if (keyed.has(action.type)) continue
          keyed.add(action.type)
          keyNote(action, view, words)
        }
        expect(['ask', 'offer', 'quiet']).toContain(stop(view, choices))
        const other = zombies.game.view(state, (seat + 1) % view.words.length)
        prompt(other, other.questions[0] ?? null, words)
        prompt(zombies.game.view(state, 'spectator'), null, words)
        if (i++ % 5 === 0) expect(twin(partOf(moment, words)).sections.length).toBeGreaterThan(2)
      }
    }
    expect([...missing]).toEqual([])
  })

  it('draws every part of it, without a style of its own in the drawing', () => {
    const { words, missing } = strictWords(language)
    let i = 0
    for (const [seed, options] of GAMES) {
      for (const moment of randomGame(`${seed} drawn`, options, 500)) {
        if (i++ % 23 !== 0) continue
        const part = partOf(moment, words)
        for (const Part of [Board, Hand, Scoreboard, Readout, Drawn]) {
          const drawn = renderToStaticMarkup(createElement(Part, part))
          expect(drawn).not.toContain('NaN')
          expect(drawn).not.toContain('undefined')
          // Only React's own style, of a piece that moves and of the zoom.
          expect(drawn.replace(/style="(transform:translate\([^"]*\)|--k:1)"/g, '')).not.toContain('style=')
        }
      }
    }
    expect([...missing]).toEqual([])
  })

  it('says of every card what it does and when', () => {
    const { words, missing } = strictWords(language)
    const [first] = [...randomGame('cards', { seats: 2 }, 1)]
    for (const card of TITLES.keys()) {
      expect(cardGist(card, words).length).toBeLessThan(96)
      expect(cardMoment(card, first!.view, words).when).not.toBe('')
    }
    expect([...missing]).toEqual([])
  })
})
