import { PostgresPool } from '@shamble/server/parts'
import { afterAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../../../scripts/postgres.mjs'
import { Wall } from './wall.js'

const CONNECTIONS = 4
const postgres = await startPostgres()
afterAll(() => postgres?.stop())

describe.skipIf(postgres === null)('a cut network is waited for once', () => {
  let asked = 0
  const withPool = async (work: (pool: PostgresPool, wall: Wall) => Promise<void>): Promise<void> => {
    const wall = await Wall.before(postgres!.url())
    const pool = new PostgresPool(wall.url, () => void asked++, CONNECTIONS, 600)
    try {
      await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.ask('SELECT 1', [])))
      asked = 0
      await work(pool, wall)
    } finally {
      await pool.close()
      wall.close()
    }
  }

  it('however many connections it took', () =>
    withPool(async (pool, wall) => {
      await wall.apart(0, 'lost')
      expect((await pool.ask<{ one: number }>('SELECT 1 AS one', [])).rows).toEqual([{ one: 1 }])
      expect(asked).toBe(2)
    }))

  it('when others had their replies after the question and before the cut', () =>
    withPool(async (pool, wall) => {
      const holder = await new PostgresPool(postgres!.url(), () => {}, 1).connect()
      await holder.query('SELECT pg_advisory_lock(1)')
      const waiting = pool.ask<{ one: number }>('SELECT 1 AS one FROM pg_advisory_xact_lock_shared(1)', [])
      await Promise.all(Array.from({ length: CONNECTIONS - 1 }, () => pool.ask('SELECT 1', [])))
      await wall.apart(0, 'lost')
      await holder.end()
      expect((await waiting).rows).toEqual([{ one: 1 }])
      expect(asked).toBe(CONNECTIONS + 1)
    }))
})
