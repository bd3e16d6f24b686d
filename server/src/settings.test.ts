import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { serverLog } from './log.js'
import { readEnvironment } from './settings.js'

describe('the environment of a server', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toEqual({
      port: 4378,
      host: '127.0.0.1',
      address: null,
      origins: [],
      proxies: 0,
      keep: { finished: 90, idle: 30 },
      logLevel: 'warn',
      metrics: 'local',
    })
  })

  it('says all of it, or what is wrong by its name', () => {
    const given = {
      ...{ PORT: '0', HOST: '::', SHAMBLE_ADDRESS: 'https://play.example.org', SHAMBLE_PROXIES: '1' },
      ...{ SHAMBLE_ORIGINS: 'http://a:8080, https://b', SHAMBLE_KEEP_FINISHED: '0', SHAMBLE_KEEP_IDLE: '7' },
      ...{ SHAMBLE_LOG: 'info', SHAMBLE_METRICS: 'off' },
    }
    expect(readEnvironment(given)).toEqual({
      port: 0,
      host: '::',
      address: 'https://play.example.org/',
      origins: ['http://a:8080', 'https://b'],
      proxies: 1,
      keep: { finished: 0, idle: 7 },
      logLevel: 'info',
      metrics: 'off',
    })
    const wrong = {
      ...{ PORT: '65536', SHAMBLE_ADDRESS: 'play.example.org', SHAMBLE_ORIGINS: 'https://b/path', SHAMBLE_LOG: 'loud' },
      ...{ SHAMBLE_PROXIES: '-1', SHAMBLE_KEEP_FINISHED: '1.5', SHAMBLE_KEEP_IDLE: 'x', SHAMBLE_METRICS: 'some' },
    }
    for (const [name, value] of Object.entries(wrong))
      expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name}: "${value}" is not possible`))
    const page = readFileSync(new URL('../../docs/server.md', import.meta.url), 'utf8')
    for (const name of ['DATABASE_URL', 'SHAMBLE_HOME', 'HOST', ...Object.keys(wrong)])
      expect(page).toContain(`\`${name}\``)
  })
})

describe('the log of a server', () => {
  it('is lines of JSON in which no secret stands', () => {
    const lines: string[] = []
    const log = serverLog('info', (line) => void lines.push(line))
    log('started', { level: 'info' })
    log('not shown', { level: 'debug' })
    log('lost', { error: new Error('no way to postgresql://ann:hush@db/x'), match: 'o1' })
    const odd = { secret: 'hush', card: { invitation: { code: 'hush' } } } as object
    log('odd', odd)
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['started', 'lost', 'odd'])
    expect(JSON.parse(lines[1]!)).toMatchObject({ level: 'warn', match: 'o1' })
    expect(lines.join('')).not.toContain('hush')
  })
})
