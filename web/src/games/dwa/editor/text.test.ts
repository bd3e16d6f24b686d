import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import en from '../text/editor.en.js'
import fr from '../text/editor.fr.js'

describe('the editor', () => {
  it('says everything in English and in French', () => {
    expect(catalogueGaps({ en, fr })).toEqual([])
  })
})
