import dawnModule from '@shamble/game-dawn'
import zombiesModule from '@shamble/game-zombies'
import { type GameModule, LANGUAGES, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { gameWords } from '../app/game-words.js'
import plan from '../games/dawn/setup.js'
import texts from '../games/dawn/text/index.js'
import { withTexts } from '../games/with-texts.js'
import zombiesPlan from '../games/zombies/setup.js'
import { sectionOf } from './book.js'
import { readingsIn } from './editions.js'
import { editionsOf, shownRules } from './shown.js'

const [dawn, zombies] = [dawnModule, zombiesModule] as unknown as readonly [GameModule, GameModule]
const words = gameWords('en', withTexts(dawn, texts).text)

describe('a difference of the editions', () => {
  it.each(LANGUAGES)('is read apart wherever the ledger holds one: %s', (language) => {
    const differences = dawn.ledger.filter(({ id }) => sectionOf(id) === 'DIF')
    expect(differences.length).toBeGreaterThan(20)
    for (const { id, [language]: text } of differences) {
      const readings = readingsIn(text, language)
      expect(readings, id).not.toBeNull()
      for (const said of [readings!.topic, readings!.of['1978'], readings!.of['digest'], readings!.settled])
        expect(said?.trim(), id).not.toBe('')
      for (const edition of editionsOf(dawn, plan)) expect(readings!.of[edition], id).toBeDefined()
    }
  })

  it('is left whole where it is written otherwise', () => {
    expect(readingsIn('Any other text.', 'en')).toBeNull()
  })
})

describe('the edition that is shown', () => {
  const table = resolveOptions(dawn.game.options, { mode: 'solitaire', edition: '1978', defensiveShots: 'fire-rate' })

  it('is that of the table, with the options of the table', () => {
    const shown = shownRules(dawn, plan, table, null, words)
    expect(shown.edition).toBe('1978')
    expect(shown.isTable).toBe(true)
    expect(shown.options).toBe(table)
    expect(shown.editions.map(({ name }) => name)).toEqual(['1978, this game', 'Digest'])
  })

  it('changes what the edition sets, and nothing else', () => {
    const shown = shownRules(dawn, plan, table, 'digest', words)
    expect(shown.isTable).toBe(false)
    expect(shown.editions[0]?.id).toBe('digest')
    expect(shown.options['panicDice']).toBe('weapon')
    expect(shown.options['mode']).toBe('solitaire')
    expect(shown.options['defensiveShots']).toBe('fire-rate')
  })

  it('is the first as printed where nobody comes from a table', () => {
    const shown = shownRules(zombies, zombiesPlan, null, null, words)
    expect(shown).toMatchObject({ edition: 'militaryBase', isTable: false })
    expect(shownRules(zombies, zombiesPlan, null, 'baseOnly', words).options['expansion']).toBe('baseOnly')
  })
})
