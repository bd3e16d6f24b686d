import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { interfaceText } from './index.js'

describe('the interface', () => {
  it('says everything in English and in French', () => {
    expect(catalogueGaps(interfaceText)).toEqual([])
  })
})
