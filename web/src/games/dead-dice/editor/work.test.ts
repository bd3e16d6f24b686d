import deadDice from '@shamble/game-dead-dice/module'
import { FORMAT, type OwnScenario, readOwnScenario } from '@shamble/game-dead-dice/scenarios'
import type { Speak } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { gameWords } from '../../../app/game-words.js'
import { withTexts } from '../../with-texts.js'
import en from '../text/editor.en.js'
import fr from '../text/editor.fr.js'
import { baseCompanions, basePlaces, baseRoutes, baseStory } from './begin.js'
import { slotted } from './slots.js'
import { faultOf, fieldOf, freshId, optionsAlone, readFile, type Work, without, withPlaces, withWord } from './work.js'
import { workFaultWords } from './work-fault-words.js'
import { isWork } from './work-form.js'

const titled: Work = { format: FORMAT, title: 'The tunnel' }
const speakers = (['en', 'fr'] as const).map(
  (language) => gameWords(language, withTexts(deadDice, { en, fr }).text).speak,
)
const file = (value: unknown): File => new File([JSON.stringify(value)], 'tunnel.json')

describe('a scenario that is being written', () => {
  it('[DD-16.68] needs no more than a title', () => {
    expect(faultOf(titled)).toBeNull()
    expect(faultOf({ ...titled, title: '' })?.where).toBe('drawer.scenario.title')
  })

  it('[DD-4.10] names the field in which the first fault lies', () => {
    const start = { empty: 'shelter', low: 'shelter' } as const
    expect(fieldOf(faultOf({ ...titled, start })!)).toBe('start')
    expect(fieldOf(faultOf({ ...titled, title: '' })!)).toBe('title')
  })

  it('leaves a word out once nothing is written, and the words once there is none', () => {
    const told = withWord(withWord(titled, 'hook', 'It is dark.'), 'exit', 'Light.')
    expect(told.words).toEqual({ hook: 'It is dark.', exit: 'Light.' })
    expect(withWord(withWord(told, 'hook', ''), 'exit', '')).toEqual(titled)
    expect(without({ ...titled, kit: ['bat'] }, 'kit')).toEqual(titled)
  })

  it('is shown as it was kept where it has its form, playable or not, and nothing else is', () => {
    const place = { id: 'a', name: '', finds: [] }
    const begun = { ...titled, title: '', places: { dice: 0, places: [place] }, words: { hook: '' }, groupTrait: null }
    expect([titled, begun].every(isWork)).toBe(true)
    for (const change of [
      { format: 'shamble-dead-dice-scenario/2' },
      { title: 7 },
      { kit: 'bat' },
      { roster: [null] },
      { places: { dice: 9, places: [] } },
      { places: { dice: 0, places: [{ ...place, finds: null }] } },
      { story: {} },
      { words: { hook: 1 } },
      { companions: [{ name: 'x' }] },
    ])
      expect(isWork({ ...begun, ...change }), JSON.stringify(change)).toBe(false)
    for (const none of [null, 7, 'x', [], {}]) expect(isWork(none)).toBe(false)
  })

  it('[DD-15.65] brings its gear along where it has its own', () => {
    expect(optionsAlone(titled)).toEqual({ players: 1, ownScenario: titled })
    expect(optionsAlone({ ...titled, kit: [] })).toMatchObject({ startKit: 'scenario' })
  })

  it('gives what is added a short name of its own', () => {
    expect(freshId('place', [])).toBe('place1')
    expect(freshId('place', ['place1', 'place3'])).toBe('place4')
  })

  it('[DD-16.68] comes from a file and goes into one, and a broken one changes nothing', async () => {
    const whole: OwnScenario = { ...titled, kit: ['bat'], words: { hook: 'It is dark.' } }
    expect(await readFile(file(whole))).toEqual({ work: readOwnScenario(whole, 'drawer.scenario') })
    expect(await readFile(file({ ...whole, kit: ['laser'] }))).toMatchObject({ where: 'drawer.scenario.kit[0]' })
    expect(await readFile(new File(['{'], 'broken.json'))).toMatchObject({ where: expect.stringContaining('drawer') })
  })

  it('[DD-16.68] can be played with every part as it is given to begin with, in both languages', () => {
    for (const speak of speakers) {
      const parts = {
        companions: baseCompanions(speak),
        places: basePlaces(speak),
        story: baseStory(speak),
        routes: baseRoutes(speak),
      }
      expect(faultOf({ ...titled, ...parts })).toBeNull()
    }
  })

  it('says by the names of its fields what is wrong', () => {
    const [inEnglish, inFrench] = speakers as [Speak, Speak]
    const foe = { id: 'foe1', name: '', combativity: 2, reason: 1, violence: 1, traits: [], arm: null }
    const nameless = { ...titled, roster: [foe] }
    expect(workFaultWords(faultOf(nameless)!, nameless, inEnglish)).toBe(
      'Adversaries · number 1 · Name: Nothing is written here yet.',
    )
    const blank = { ...titled, title: '' }
    expect(workFaultWords(faultOf(blank)!, blank, inFrench)).toBe('Titre\u00a0: Rien n’est encore écrit ici.')
    const twice = { ...titled, start: { empty: 'shelter', low: 'shelter' } as const }
    expect(workFaultWords(faultOf(twice)!, twice, inEnglish)).toBe(
      'Reserves at the start: One reserve starts Empty and another Low (DD-4.10).',
    )
  })

  it('leads anywhere from a step whose place is taken out', () => {
    const [speak] = speakers as [Speak]
    const places = basePlaces(speak)
    const [first, second] = places.places as readonly [{ id: string }, { id: string }, ...unknown[]]
    const story = baseStory(speak).map((step, i) => ({ ...step, place: [first.id, second.id, null, null][i]! }))
    const one = { dice: 0, places: places.places.slice(1) } as const
    const changed = withPlaces({ ...titled, places, story }, one)
    expect(changed.story!.map(({ place }) => place)).toEqual([null, second.id, null, null])
    expect(faultOf(changed)).toBeNull()
    const own = { dice: 0, places: [{ id: 'own', name: 'own', finds: ['bat'] }] } as const
    const left = withPlaces(
      { ...titled, places: own, story: story.map((step) => ({ ...step, place: 'own' })) },
      undefined,
    )
    expect(faultOf(left)).toBeNull()
  })

  it('keeps what is typed in its field while the one before is blank, until the list says something else', () => {
    expect(slotted(['', 'Deaf'], ['Deaf'], 2, '')).toEqual(['', 'Deaf'])
    expect(slotted(['', 'Deaf'], ['Blind'], 2, '')).toEqual(['Blind', ''])
    expect(slotted([], ['Deaf'], 2, '')).toEqual(['Deaf', ''])
  })
})
