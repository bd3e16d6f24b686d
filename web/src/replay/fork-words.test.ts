import { describe, expect, it } from 'vitest'
import { gameWords } from '../app/game-words.js'
import { forkWords } from './fork-words.js'

const words = gameWords('en', { en: {}, fr: {} }, { 'seat.a': 'Ada', 'seat.b': 'Bo', 'seat.c': 'Cleo' }, [
  'a',
  'b',
  'c',
])
const person = { by: 'person', name: '' } as const
const house = { by: 'bot', bot: 'house' } as const

describe('playing on from a moment', () => {
  it('says who plays whom', () => {
    const start = 'A new game from this move:'
    expect(forkWords([person, house, house], words)).toEqual({
      who: 'A new game from this move. Your place: Ada; the computer plays the others.',
      as: 'as Ada',
    })
    expect(forkWords([person, person, house], words).who).toBe(
      `${start} Ada, Bo keep their places, the computer plays the others.`,
    )
    expect(forkWords([person, person, person], words).who).toBe(`${start} Ada, Bo, Cleo keep their places.`)
    expect(forkWords([person], words)).toEqual({
      who: 'A new game from this move. Your place: Ada.',
      as: '',
    })
    expect(forkWords([house, { by: 'bot', bot: 'random' }, house], words).who).toBe(
      `${start} the computer and a random player play every place, and you may take one.`,
    )
  })
})
