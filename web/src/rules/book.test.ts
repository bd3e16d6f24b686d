import dawnModule from '@shamble/game-dawn'
import zombiesModule from '@shamble/game-zombies'
import { type GameModule, LANGUAGES } from '@shamble/module'
import { speaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import dawnTexts from '../games/dawn/text/index.js'
import zombiesTexts from '../games/zombies/text/index.js'
import en from '../text/rules.en.js'
import fr from '../text/rules.fr.js'
import { bookOf, pieces, related, sectionOf } from './book.js'
import { find, marked, plainWords } from './find.js'

const GAMES = [dawnModule, zombiesModule] as unknown as readonly GameModule[]
const speakers = {
  en: speaker('en', en, dawnTexts.en, zombiesTexts.en),
  fr: speaker('fr', fr, dawnTexts.fr, zombiesTexts.fr),
}
const [dawnGame, zombiesGame] = GAMES as readonly [GameModule, GameModule]
const dawn = bookOf('dawn', dawnGame.ledger, speakers.en)
const zombies = bookOf('zombies', zombiesGame.ledger, speakers.en)

describe('a ledger as a book', () => {
  it('knows the section of every id', () => {
    const ids = ['DAWN-6.7.c', 'DAWN-4.2A.a', 'DAWN-DIF.02', 'K01', 'ZMB-1.3.1.d', 'ZMB-card.fear', 'TABLE.3']
    expect(ids.map(sectionOf)).toEqual(['6.7', '4.2A', 'DIF', 'K', '1.3.1', 'card', 'TABLE'])
  })

  it('has the chapters of the rulebook, then the appendices, then the table', () => {
    expect(dawn.chapters.map(({ id }) => id).slice(0, 3)).toEqual(['1', '2', '3'])
    expect(dawn.chapters.at(-1)?.id).toBe('TABLE')
    expect(dawn.chapters.find(({ id }) => id === '6')?.sections.map(({ id }) => id)).toContain('6.7')
    expect(zombies.chapters.map(({ id }) => id)).toContain('1.3.2')
  })

  it.each(GAMES.flatMap((module) => LANGUAGES.map((language) => [module.game.id, language, module] as const)))(
    'names every chapter and section: %s, %s',
    (id, language, module) => {
      const book = bookOf(id, module.ledger, speakers[language])
      for (const chapter of book.chapters) {
        expect(chapter.title, chapter.id).not.toBe(chapter.id)
        for (const section of chapter.sections) expect(section.title, section.id).not.toBe(section.id)
      }
      expect(book.chapters.reduce((sum, { count }) => sum + count, 0)).toBe(book.entries.size)
    },
  )
})

describe('references in a rule', () => {
  it('are found with and without the prefix, to articles and to sections', () => {
    const found = pieces('See 6.4 and DAWN-DIF.06, also 7.4.b; 8 stays, and so does 99.9.', dawn)
    expect(found.filter((piece) => typeof piece !== 'string')).toEqual([
      { reference: '6.4', to: '6.4' },
      { reference: 'DAWN-DIF.06', to: 'DAWN-DIF.06' },
      { reference: '7.4.b', to: 'DAWN-7.4.b' },
    ])
    expect(found.map((piece) => (typeof piece === 'string' ? piece : piece.reference)).join('')).toBe(
      'See 6.4 and DAWN-DIF.06, also 7.4.b; 8 stays, and so does 99.9.',
    )
  })

  it('leave figures alone', () => {
    expect(pieces('Costs 3 of 4 MP, 1-4 stays.', dawn)).toEqual(['Costs 3 of 4 MP, 1-4 stays.'])
  })

  it('lead both ways', () => {
    const seen = related('DAWN-7.1.a', dawn, 'en').map(({ id }) => id)
    expect(seen).toContain('DAWN-DIF.06')
    expect(related('DAWN-DIF.06', dawn, 'en').map(({ id }) => id)).toContain('DAWN-7.1.a')
    expect(related('nothing', dawn, 'en')).toEqual([])
  })
})

describe('finding', () => {
  it('takes an id for what it is', () => {
    expect(find('6.7.c', dawn, 'en')[0]?.id).toBe('DAWN-6.7.c')
    expect(find('dif.02', dawn, 'en')[0]?.id).toBe('DAWN-DIF.02')
    expect(
      find('6.7', dawn, 'en')
        .slice(0, 3)
        .map(({ id }) => id),
    ).toEqual(['DAWN-6.7.a', 'DAWN-6.7.b', 'DAWN-6.7.c'])
  })

  it('wants every word, whatever its accents and case', () => {
    const book = bookOf('dawn', dawnGame.ledger, speakers.fr)
    expect(find('VITREE fermée', book, 'fr').length).toBeGreaterThan(0)
    expect(find('xyzzy', dawn, 'en')).toEqual([])
    expect(find('   ', dawn, 'en')).toEqual([])
    expect(plainWords('Dégât')).toBe('degat')
  })

  it('puts what is called so before what only speaks of it', () => {
    const first = find('panic', dawn, 'en')[0]!
    expect(dawn.home.get(first.id)?.title).toBe('Panic')
  })

  it('marks where the words stand', () => {
    expect(marked('Une porte vitrée', 'vitree')).toEqual([
      { text: 'Une porte ', hit: false },
      { text: 'vitrée', hit: true },
    ])
    expect(marked('abc', '')).toEqual([{ text: 'abc', hit: false }])
  })
})
