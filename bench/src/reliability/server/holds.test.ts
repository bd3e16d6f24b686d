import type { MatchCard } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import type { ServerStore } from '@shamble/server'
import { knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { badFrames } from './bad-frames.js'
import { flippedFiles, flippedRows } from './flipped.js'
import { hostileLines } from './hostile-lines.js'
import { manyMatches } from './many-matches.js'
import { nodes } from './nodes.js'
import { pairedLines } from './paired-lines.js'
import { reconnects } from './reconnects.js'
import { repeatedAnswers } from './repeated-answers.js'
import { restoredBackups } from './restored-backups.js'
import { simulatedServers } from './simulation.js'
import { changed } from './trace.js'

/** Whose matches lack their last lines: more than anyone may still be waiting for. */
const forgetful = (store: ServerStore): ServerStore =>
  changed(store, {
    load: async (id) => {
      const { card, record } = await store.load(id)
      const lines = record.trimEnd().split('\n').slice(0, -5)
      return { card: { ...card, lines: lines.length }, record: `${lines.join('\n')}\n` }
    },
  })

describe('a database in which a bit is flipped', () => {
  it('serves nothing false, and all that is sound', async () => {
    const rows = await flippedRows(20, 'many')
    expect([rows.tried, rows.failures]).toEqual([20, []])
    const files = await flippedFiles(6, 'many')
    expect([files.tried, files.failures]).toEqual([6, []])
  })

  it('and that would serve it is found out', async () => {
    expect((await flippedRows(4, 'planted', forgetful)).failures.length).toBeGreaterThan(0)
    expect((await flippedFiles(2, 'planted', forgetful)).failures.length).toBeGreaterThan(0)
  })
})

describe('a backup that is taken while people play', () => {
  it('has all that was acknowledged; one that lacks a match is found out', async () => {
    const { tried, failures } = await restoredBackups(3, 'many')
    expect([tried, failures]).toEqual([3, []])
    const short = (store: ServerStore): ServerStore =>
      changed(store, {
        everything: async function* () {
          let isFirst = true
          for await (const kept of store.everything()) {
            if (!isFirst) yield kept
            isFirst = false
          }
        },
      })
    expect((await restoredBackups(2, 'planted', short)).failures.length).toBeGreaterThan(0)
  })
})

describe('lines to a server', () => {
  it('that are cut come back, and nothing was missed', async () => {
    const { tried, failures } = await reconnects(40, 'many')
    expect([tried, failures]).toEqual([40, []])
    expect((await reconnects(20, 'planted', 'events')).failures.length).toBeGreaterThan(0)
  })

  it('on which answers are sent again have each played once', async () => {
    const { tried, failures } = await repeatedAnswers(90, 'many')
    expect(tried).toBeGreaterThanOrEqual(90)
    expect(failures).toEqual([])
    const renamed = await repeatedAnswers(30, 'planted', (id, again) => `n${id} ${again}`)
    expect(renamed.failures.length).toBeGreaterThan(0)
  })

  it('look the same in two worlds that a viewer cannot tell apart', async () => {
    const small = knock as unknown as GameModule
    const { tried, failures } = await pairedLines(small, 60, 'many')
    expect([tried, failures]).toEqual([60, []])
    const { game } = small
    const view: typeof game.view = (s, viewer) => ({
      ...game.view(s, viewer),
      ...{ padding: ' '.repeat((s as unknown as { held: number[] }).held.reduce((a, b) => a + b)) },
    })
    const leaking = [{ ...small, game: { ...game, view } }]
    expect((await pairedLines(small, 30, 'planted', { games: leaking })).failures.length).toBeGreaterThan(0)
  })

  it('on which nonsense comes end alone: the server goes on and does not grow', async () => {
    const { tried, failures } = await badFrames(600, 'many')
    expect(tried).toBeGreaterThanOrEqual(600)
    expect(failures).toEqual([])
    expect((await badFrames(20, 'planted', 1)).failures).toContainEqual(expect.stringContaining('MB'))
  })

  it('that disturb leave others in peace, and are counted where they do not', async () => {
    // How long people wait is not for a test to judge.
    const { tried, failures } = await hostileLines(1, 'many', Number.POSITIVE_INFINITY, 10)
    expect(tried).toBeGreaterThan(0)
    expect(failures).toEqual([])
    expect((await hostileLines(0.2, 'planted', 0, 2)).failures).toContainEqual(expect.stringContaining('waited'))
  })

  it('leave nothing behind; what keeps each match is found out', async () => {
    const { tried, failures } = await manyMatches(30, 'many')
    expect([tried, failures]).toEqual([31, []])
    const kept: Partial<MatchCard>[] = []
    const keeping = (id: string): void =>
      void kept.push({ id: id + 'x'.repeat(10), name: JSON.stringify(Array(200_000).fill(id)) })
    expect((await manyMatches(15, 'planted', keeping)).failures).toContainEqual(expect.stringContaining('grown'))
  })
})

describe('a server in simulation', () => {
  it('holds, and a seed is one run', async () => {
    const { tried, failures } = await simulatedServers(15, 'many')
    expect([tried, failures]).toEqual([15, []])
    expect((await simulatedServers(1, 'planted', 'tells first')).failures).toContainEqual(
      expect.stringContaining('told'),
    )
    expect((await simulatedServers(1, 'planted', 'differs')).failures).toContainEqual(
      expect.stringContaining('same seed'),
    )
  })
})

describe('two servers on one database', () => {
  it('one of which is killed have lost nothing; what was lost is found out', async () => {
    const { tried, failures } = await nodes('node killed', 1, 'many')
    // None where there is no PostgreSQL: that is said.
    expect([0, 1]).toContain(tried)
    expect(failures.filter((failure) => !failure.includes('served again'))).toEqual([])
    const planted = await nodes('partition', 1, 'planted', forgetful)
    // What is missing is seen by a player who was told of it, or by the one whose answer it was.
    if (planted.tried > 0) expect(planted.failures).toContainEqual(expect.stringMatching(/are kept|was acknowledged/))
  })
})
