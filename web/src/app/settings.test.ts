import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.js'

describe('settings', () => {
  it('fall back to their defaults when what was kept is broken', () => {
    for (const kept of [null, '{"pace":', '7', '{"pace":9}', '{"language":"xx"}'])
      expect(readSettings(kept)).toMatchObject({ pace: 2, theme: 'dark', sound: false })
  })

  it('that are none do not cost those that are', () => {
    const kept = { theme: 'sepia', pace: '2', names: ['Ada'], sound: true }
    expect(readSettings(JSON.stringify(kept))).toMatchObject({ theme: 'dark', pace: 2, names: ['Ada'], sound: true })
    expect(readSettings('{"__proto__": {"twin": true}, "language": "fr"}')).toMatchObject({
      twin: false,
      language: 'fr',
    })
    for (const names of [[1], 'Ada', ['x'.repeat(10_000)], new Array(1000).fill('x')])
      expect(readSettings(JSON.stringify({ names, theme: 'light' }))).toMatchObject({ names: [], theme: 'light' })
  })

  it('keep what is valid and fill in what is new', () => {
    expect(readSettings('{"theme":"light","names":["Ada"],"gone":1}')).toMatchObject({
      theme: 'light',
      names: ['Ada'],
      pace: 2,
    })
  })
})
