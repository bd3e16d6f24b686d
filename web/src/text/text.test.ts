import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { analysisText } from './analysis.js'
import { aroundHomeText } from './around-home.js'
import { interfaceText } from './index.js'
import { labText } from './lab.js'
import { onlineText } from './online.js'
import { personText } from './person.js'
import { proofText } from './proof.js'
import { screenText } from './screens.js'
import { settingsText } from './settings.js'

describe('the interface', () => {
  it('says everything in English and in French', () => {
    expect(catalogueGaps(interfaceText)).toEqual([])
    expect(catalogueGaps(screenText)).toEqual([])
    expect(catalogueGaps(labText)).toEqual([])
    expect(catalogueGaps(analysisText)).toEqual([])
    expect(catalogueGaps(personText)).toEqual([])
    expect(catalogueGaps(onlineText)).toEqual([])
    expect(catalogueGaps(settingsText)).toEqual([])
    expect(catalogueGaps(proofText)).toEqual([])
    expect(catalogueGaps(aroundHomeText)).toEqual([])
  })

  it('leaves no file out', () => {
    const files = import.meta.glob<{ default: Record<string, string> }>('./*.en.ts', { eager: true })
    const keys = Object.values(files).flatMap((file) => Object.keys(file.default))
    const catalogues = [
      interfaceText,
      screenText,
      aroundHomeText,
      analysisText,
      personText,
      labText,
      onlineText,
      settingsText,
      proofText,
    ]
    expect(keys.filter((key) => !catalogues.some((texts) => key in texts.en))).toEqual([])
  })

  it('says nothing twice', () => {
    const keys = [
      interfaceText,
      screenText,
      aroundHomeText,
      analysisText,
      personText,
      labText,
      settingsText,
      proofText,
    ].flatMap(({ en }) => Object.keys(en))
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  it('keeps French signs on the line of their word, and spaces away from English ones, in every game too', () => {
    const all = import.meta.glob<{ default: Record<string, string> }>('../**/text/*.{en,fr}.ts', { eager: true })
    const loose = Object.entries(all).flatMap(([file, { default: said }]) => {
      const wrong = file.endsWith('.fr.ts') ? /\S [:;!?%»]|« / : /\S [:;!?%](?!\S)/
      // What people type is no sentence.
      return Object.entries(said).filter(([key, words]) => !/\.(order|example)$/.test(key) && wrong.test(words))
    })
    expect(loose).toEqual([])
  })
})
