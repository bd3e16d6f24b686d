import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.js'

describe('settings', () => {
  it('fall back to their defaults when what was kept is broken', () => {
    for (const kept of [null, '{"pace":', '7', '{"pace":9}', '{"language":"xx"}'])
      expect(readSettings(kept)).toMatchObject({ pace: 2, theme: 'dark', sound: false })
  })

  it('keep what is valid and fill in what is new', () => {
    expect(readSettings('{"theme":"light","names":["Ada"],"gone":1}')).toMatchObject({
      theme: 'light',
      names: ['Ada'],
      pace: 2,
    })
  })
})
