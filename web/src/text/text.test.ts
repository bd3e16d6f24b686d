import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { interfaceText } from './index.js'
import { screenText } from './screens.js'

describe('the interface', () => {
  it('says everything in English and in French', () => {
    expect(catalogueGaps(interfaceText)).toEqual([])
    expect(catalogueGaps(screenText)).toEqual([])
  })

  it('leaves no file out', () => {
    const files = import.meta.glob<{ default: Record<string, string> }>('./*.en.ts', { eager: true })
    const keys = Object.values(files).flatMap((file) => Object.keys(file.default))
    expect(keys.filter((key) => !(key in interfaceText.en) && !(key in screenText.en))).toEqual([])
  })

  it('says nothing twice', () => {
    expect(Object.keys(interfaceText.en).filter((key) => Object.hasOwn(screenText.en, key))).toEqual([])
  })
})
