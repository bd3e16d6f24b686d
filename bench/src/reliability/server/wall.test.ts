import { PostgresPool } from '@shamble/server/parts'
import { expect, it } from 'vitest'
import { startPostgres } from '../../../../scripts/postgres.mjs'
import { Wall } from './wall.js'

const CONNECTIONS = 4
const postgres = await startPostgres()

it.skipIf(postgres === null)('a cut network is waited for once, however many connections it took', async () => {
  const wall = await Wall.before(postgres!.url())
  let asked = 0
  const pool = new PostgresPool(wall.url, () => void asked++, CONNECTIONS, 200)
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.ask('SELECT 1', [])))
    await wall.apart(0, 'lost')
    asked = 0
    expect((await pool.ask<{ one: number }>('SELECT 1 AS one', [])).rows).toEqual([{ one: 1 }])
    expect(asked).toBe(2)
  } finally {
    await pool.close()
    wall.close()
    await postgres!.stop()
  }
})
