import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import en from '../text/editor.en.js'
import fr from '../text/editor.fr.js'
import printEn from '../text/print.en.js'
import printFr from '../text/print.fr.js'

describe('the editor and the pages to print', () => {
  it('say everything in English and in French', () => {
    expect(catalogueGaps({ en, fr })).toEqual([])
    expect(catalogueGaps({ en: printEn, fr: printFr })).toEqual([])
  })
})
