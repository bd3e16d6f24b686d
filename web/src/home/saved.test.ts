import { describe, expect, it } from 'vitest'
import { wordsFor } from '../app/words.js'
import { ago, byTime, newest, people, type SavedTable, seriesByTime, tableName } from './saved.js'

const { speak } = wordsFor('en')
const card = (id: string, given: Partial<SavedTable> = {}): SavedTable => ({
  id,
  game: 'dawn',
  name: '',
  seats: [],
  realDice: false,
  seed: null,
  responseSeconds: 0,
  created: Date.UTC(2024, 4, 3, 12),
  saved: 0,
  turn: 1,
  over: false,
  after: null,
  copy: false,
  waiting: false,
  yours: true,
  asked: [],
  ...given,
})

describe('saved tables', () => {
  it('stand with the latest first', () => {
    const saves = [card('a', { saved: 1 }), card('b', { saved: 3 }), card('c', { saved: 2 })]
    expect(byTime(saves).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  it('stand together where they go on from each other, by the last of them', () => {
    const saves = [
      card('one', { saved: 1, over: true }),
      card('other', { saved: 4 }),
      card('two', { saved: 3, after: 'one' }),
      card('copy', { saved: 5, after: 'one', copy: true }),
    ]
    expect(seriesByTime(saves).map((series) => series.map(({ id }) => id))).toEqual([
      ['one', 'copy'],
      ['other'],
      ['one', 'two'],
    ])
  })

  it('are resumed where something is left to play, in the game that is asked for', () => {
    const saves = [
      card('old', { saved: 1 }),
      card('over', { saved: 9, over: true }),
      card('z', { saved: 5, game: 'zombies' }),
    ]
    expect(newest(saves)?.id).toBe('z')
    expect(newest(saves, 'dawn')?.id).toBe('old')
    expect(newest([card('over', { over: true })])).toBeNull()
  })

  it('are called by their name, or by their game, day and hour', () => {
    expect(tableName(card('a', { name: 'Sunday' }), speak, 'en')).toBe('Sunday')
    // The hour is that of the one who reads it.
    expect(tableName(card('a', { name: '  ' }), speak, 'en')).toMatch(/^Dawn of the Dead, May [34], \d+:\d\d [AP]M$/)
    expect(tableName(card('a'), wordsFor('fr').speak, 'fr')).toMatch(/^Dawn of the Dead, [34] mai, \d\d:\d\d$/)
  })

  it('are told apart when they began in the same minute, and in no other case', () => {
    const saves = [
      card('b'),
      card('a'),
      card('z', { game: 'zombies' }),
      card('later', { created: Date.UTC(2024, 4, 3, 12, 1) }),
    ]
    const names = saves.map((save) => tableName(save, speak, 'en', saves))
    expect(new Set(names).size).toBe(saves.length)
    expect(names[0]).toBe(`${names[1]} (2)`)
    expect(names.slice(2).join()).not.toContain('(')
  })

  it('name their people and their rivals', () => {
    const person = (name: string) => ({ by: 'person', name, owner: '' }) as const
    const bot = { by: 'bot', bot: 'house' } as const
    expect(people(card('a', { seats: [person('Ada'), bot, bot] }), speak)).toBe('Ada, Marcus, Wanda')
    expect(people(card('a', { seats: [person('Ada'), person('Bo')] }), speak)).toBe('Ada, Bo')
    expect(people(card('a', { seats: [bot, bot] }), speak)).toBe('computer players only')
  })

  it('tell how long ago they were saved, and the date of old ones', () => {
    const now = Date.UTC(2024, 5, 20, 12)
    expect(ago(now - 30_000, now, 'en')).toBeNull()
    expect(ago(now - 90_000, now, 'en')).toBe('1 minute ago')
    expect(ago(now - 3 * 3_600_000, now, 'en')).toBe('3 hours ago')
    expect(ago(now - 26 * 3_600_000, now, 'fr')).toBe('hier')
    expect(ago(now - 40 * 86_400_000, now, 'en')).toBe('May 11, 2024')
    expect(ago(now + 5_000, now, 'en')).toBeNull()
  })
})
