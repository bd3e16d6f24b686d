import dawn from '@shamble/game-dawn'
import { CLOSED, type DawnAction } from '@shamble/game-dawn/table'
import type { Params } from '@shamble/kernel'
import { LANGUAGES, type Language } from '@shamble/module'
import { catalogueGaps, gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import type { Lit, Route, Spot, Words } from '../table-game.js'
import { bar } from './bar.js'
import { guide } from './guide.js'
import { keyNote } from './key-note.js'
import { type Moment, randomMoments } from './moments.fixture.js'
import type { Part } from './part.js'
import { prompt } from './prompt.js'
import { factsOf } from './readout-facts.js'
import { routes } from './routes.js'
import { hasScene, scene } from './scene.js'
import { spotsOf } from './spots.js'
import en from './text/table.en.js'
import fr from './text/table.fr.js'
import { twin } from './twin.js'
import { spotName } from './words.js'

const own = { en, fr }

/** A speaker that will not let a key without a sentence pass. */
function strictWords(language: Language): Words {
  const speak = gameSpeaker(dawn, language, own[language])
  const strict = (key: string, params?: Params): string => {
    const said = speak(key, params)
    if (said === key || said.includes('{{')) throw new Error(`${language}: "${key}" says "${said}"`)
    return said
  }
  return { speak: strict, language, seat: (seat) => `seat ${seat}` }
}

function partOf({ view, choices, question }: Moment, words: Words, pointed: DawnAction | null): Part {
  const lit = new Map<Spot, Lit<DawnAction>>()
  for (const action of choices.actions) {
    const [spot] = spotsOf(action, view)
    if (spot !== undefined) lit.set(spot, { actions: [action], last: true })
  }
  const ways = new Map<Spot, Route<DawnAction>>(routes(view, choices).map((route) => [route.spot, route]))
  const nothing = (): void => {}
  return {
    view,
    news: [],
    questions: [question],
    choices,
    picked: [],
    lit,
    barred: new Map(),
    routes: ways,
    pointed,
    pointedSpot: null,
    words,
    numbers: true,
    point: nothing,
    pick: nothing,
    answer: nothing,
    look: nothing,
    openRule: nothing,
  }
}

describe.each(LANGUAGES)('the words of the table in %s', (language) => {
  it('exist for the twin, the question, the bar, the readout, the keys and every spot of random moments', () => {
    const words = strictWords(language)
    for (const moment of randomMoments(160, 'words')) {
      const { view, choices, question } = moment
      const part = partOf(moment, words, null)
      for (const { title, lines } of twin(part).sections) {
        expect(title).not.toBe('')
        for (const line of lines) expect(line.text).not.toMatch(/undefined|NaN/)
      }
      expect(prompt(view, question, words).ask).not.toBe('')
      expect(bar(view, words).phases.filter((phase) => phase.current).length).toBe(view.phase === 'setup' ? 0 : 1)
      expect(factsOf(part).title).not.toBe('')
      const some = choices.actions.filter((_, i) => i % Math.ceil(choices.actions.length / 12) === 0)
      for (const action of some) {
        keyNote(action, view, words)
        const { rows, title } = factsOf(partOf(moment, words, action))
        expect(title).not.toMatch(/undefined|NaN/)
        for (const row of rows) expect(`${row.value} ${row.words}`).not.toMatch(/undefined|NaN/)
        for (const spot of spotsOf(action, view)) expect(spotName(spot, view, words)).not.toMatch(/undefined|NaN/)
      }
    }
  })

  it('exist for every step of the guided turn', () => {
    const { speak } = strictWords(language)
    for (const { say } of [...guide.steps, { say: 'done' }]) expect(speak(`guide.dawn.${say}`)).not.toBe('')
  })

  it('exist for what is staged: what brings either side nearer to its goal', () => {
    const words = strictWords(language)
    const [{ view }] = [...randomMoments(1)] as [Moment]
    const data = { who: { word: 'character.fran' } }
    for (const kind of ['infected', 'killed', 'turned-super', 'super-eliminated', 'main-closed', 'rifle-taken']) {
      expect(hasScene({ kind, rule: 'X' })).toBe(true)
      expect(scene({ kind, rule: 'X', data }, view, words).title).not.toBe('')
    }
    const shut = { ...view, doors: view.doors.map(() => CLOSED) }
    const titles = [view, shut].map((seen) => scene({ kind: 'main-closed', rule: 'X', data }, seen, words).title)
    expect(titles).toEqual(['main-closed', 'last-door'].map((kind) => words.speak(`dawn.scene.${kind}`)))
    expect(hasScene({ kind: 'moved', rule: 'X' })).toBe(false)
  })
})

describe('the catalogues of the table', () => {
  it('hold the same keys and placeholders in both languages', () => {
    expect(catalogueGaps(own)).toEqual([])
  })
})
