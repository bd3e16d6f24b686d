import dawnModule from '@shamble/game-dawn'
import zombiesModule from '@shamble/game-zombies'
import type { Plain } from '@shamble/kernel'
import { type GameModule, LANGUAGES, type Language, optionSpecs, resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import dawnPlan from '../games/dawn/setup.js'
import dawnTexts from '../games/dawn/text/index.js'
import zombiesPlan from '../games/zombies/setup.js'
import zombiesTexts from '../games/zombies/text/index.js'
import type { Texts } from '../text/sentences.js'
import en from '../text/setup.en.js'
import fr from '../text/setup.fr.js'
import tableEn from '../text/table.en.js'
import tableFr from '../text/table.fr.js'
import { groupsOf, newDraft, seatsOf } from './draft.js'
import type { SetupPlan } from './plan.js'
import { setsOf } from './sets.js'
import {
  baseWord,
  butWords,
  clause,
  optionLabel,
  rulesWord,
  setLabel,
  setWords,
  startWords,
  valueLabel,
  whoSentence,
} from './words.js'

const PLANS: Readonly<Record<string, SetupPlan>> = { dawn: dawnPlan, zombies: zombiesPlan }
const GAMES = [dawnModule, zombiesModule] as unknown as readonly GameModule[]
const catalogues = { en: { ...tableEn, ...en }, fr: { ...tableFr, ...fr } }
const TEXTS: Readonly<Record<string, Texts>> = { dawn: dawnTexts, zombies: zombiesTexts }
const CASES = GAMES.flatMap((module) => LANGUAGES.map((language) => [module.game.id, language, module] as const))
const speakerOf = (module: GameModule, language: Language) =>
  gameSpeaker(module, language, catalogues[language], TEXTS[module.game.id]?.[language] ?? {})

describe.each(CASES)('the words of a set-up: %s, %s', (id, language, module) => {
  const speak = speakerOf(module, language)
  const specs = Object.entries(optionSpecs(module.game.options))
  const plan = PLANS[id]!

  it('name every option, every value and every change', () => {
    for (const [name, spec] of specs) {
      expect(optionLabel(speak, name)).not.toBe(`option.${name}`)
      if (plan.decided.includes(name)) continue
      const values: readonly Plain[] = spec.type === 'choice' ? spec.values : spec.type === 'flag' ? [true, false] : []
      if (spec.type === 'choice')
        for (const value of spec.values) expect(speak(`setup.value.${name}.${value}`)).not.toContain('setup.')
      if (name === plan.lead) continue
      const usual = typeof spec.default === 'function' ? undefined : spec.default
      for (const value of values.length === 0 ? [7] : values.filter((one) => one !== usual))
        expect(clause(speak, spec, name, value), `${name} ${value}`).not.toContain(': ')
    }
  })

  it('name every mode, group and preset', () => {
    for (const mode of plan.modes) expect(speak(`setup.mode.${mode.id}`)).not.toContain('setup.')
    for (const group of groupsOf(module, plan)) {
      expect(speak(`setup.group.${group.id}`)).not.toContain('setup.')
      if (!group.asked) expect(speak(`setup.group.${group.id}.holds`)).not.toContain('setup.')
    }
    for (const set of setsOf(module, plan, [])) {
      expect(setLabel(speak, module, set)).not.toContain('setup.')
      expect(setWords(speak, module, plan, set)).toMatch(/\p{L}.*\.$/u)
    }
  })
})

describe('sentences about a table', () => {
  const [dawn, zombies] = GAMES as readonly [GameModule, GameModule]
  const speak = speakerOf(dawn, 'en')

  it('say who moves whom and what happens first', () => {
    const plan = PLANS['dawn']!
    const seats = seatsOf(dawn, newDraft(dawn, plan, ['Ada'], 'house'))
    const options = resolveOptions(dawn.game.options)
    expect(whoSentence(speak, plan, plan.modes[0]!, seats)).toBe(
      'Ada plays the four characters, the computer the zombies.',
    )
    expect(startWords(speak, plan, plan.modes[0]!, seats, options)).toBe('Start: the computer hides five units')
    expect(startWords(speak, plan, plan.modes[1]!, [{ by: 'person', name: '' }], options)).toBe(
      'Start: Player 1 places the four characters',
    )
  })

  it('say what a set of rules means, with its figures', () => {
    const plan = PLANS['zombies']
    const own = [{ name: 'Ours', options: { cardLimit: 'perRound' } }]
    const said = Object.fromEntries(
      setsOf(zombies, plan, own).map((set) => [set.id, setWords(speakerOf(zombies, 'en'), zombies, plan, set)]),
    )
    expect(said['short']).toMatch(/Town only.* 12 zombies.* 20 rounds/)
    expect(said['printed']).toContain('25 zombies')
    expect(said['own:Ours']).toMatch(/^Town and military base, but .+\.$/)
    const digest = setsOf(dawn, PLANS['dawn'], []).find(({ id }) => id === 'solitaire-digest')!
    expect(setWords(speak, dawn, PLANS['dawn'], digest)).toContain('12 rules differ')
  })

  it('name what comes with a game beside the usual, and what is someone’s own', () => {
    const spec = dawn.game.options.specs['counterSet']!
    const label = (value: Plain) => valueLabel(speak, spec, 'counterSet', value)
    expect([label('reconstructed'), label('gentle'), label({})]).toEqual([
      ...['Included', 'No value above 8', 'From a file'],
    ])
  })

  it('name the computer once in a race', () => {
    const seats = seatsOf(zombies, newDraft(zombies, PLANS['zombies'], ['Ada'], 'house'))
    expect(whoSentence(speakerOf(zombies, 'en'), zombiesPlan, null, seats)).toMatch(/^Ada and the computer race/)
  })

  it('tell a few changes, and count the rest', () => {
    expect(butWords(speak, ['a'])).toBe('a')
    expect(butWords(speak, ['a', 'b', 'c', 'd'])).toBe('a, b, c and d')
    expect(butWords(speak, ['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c and 3 more changes')
  })
})

it('a game that goes on from another one is not said to be as printed', () => {
  const speak = speakerOf(GAMES[0]!, 'en')
  const options = resolveOptions(GAMES[0]!.game.options)
  const goesOn = { lead: null, goesOn: true }
  expect(rulesWord(speak, goesOn, options)).toBe('The rules of the last game')
  expect(baseWord(speak, goesOn, options)).toBe('the rules of the last game')
  expect(rulesWord(speak, { lead: null }, options)).toBe('The printed rules')
})
