import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { interfaceText } from './index.js'
import { lateText } from './late.js'

describe('the interface', () => {
  it('says everything in English and in French', () => {
    expect(catalogueGaps(interfaceText)).toEqual([])
    expect(catalogueGaps(lateText)).toEqual([])
  })

  it('leaves no file out', () => {
    const files = import.meta.glob<{ default: Record<string, string> }>('./*.en.ts', { eager: true })
    const keys = Object.values(files).flatMap((file) => Object.keys(file.default))
    expect(keys.filter((key) => !(key in interfaceText.en) && !(key in lateText.en))).toEqual([])
  })

  it('says nothing twice', () => {
    expect(Object.keys(interfaceText.en).filter((key) => Object.hasOwn(lateText.en, key))).toEqual([])
  })
})
