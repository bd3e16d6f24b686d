import { describe, expect, it } from 'vitest'
import { partOf } from './parts.js'

const CHAPTERS = { street: ['scenario.street.'], desk: ['draft.cart.', 'space.build'] }

describe('a sentence of a game', () => {
  it.each([
    'event.walked',
    'refuse.tooFar',
    'scenario.house.hook',
    'place.Quill & Lantern Books',
    // Rooms of a map are named by themselves, and so is a thing of one word.
    'Living room',
    'Kitchen',
  ])('%s is said at the table', (key) => expect(partOf(key, CHAPTERS)).toBe('table'))

  it.each([
    'option.players',
    'preset.first-game',
    // What is wrong with a file.
    'there is no square {{id}}',
    '{{who}} has five abilities',
    '"{{word}}" is not part of a position',
  ])('%s is said around it', (key) => expect(partOf(key, CHAPTERS)).toBe('around'))

  it('hint.cover is said with advice', () => expect(partOf('hint.cover', CHAPTERS)).toBe('advice'))

  it('of a chapter is said where that is', () => {
    expect(partOf('scenario.street.hook', CHAPTERS)).toBe('street')
    expect(partOf('space.build', CHAPTERS)).toBe('desk')
  })
})
