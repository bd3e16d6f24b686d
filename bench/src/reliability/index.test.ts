import { describe, expect, it } from 'vitest'
import { main } from './index.js'

async function run(...args: string[]): Promise<{ code: number; printed: string }> {
  const printed: string[] = []
  const code = await main(args, (text) => void printed.push(text))
  return { code, printed: printed.join('\n') }
}

const GAMES = ['dawn', 'dead-dice', 'dwa', 'zombies']

describe('npm run reliability', () => {
  it.each([
    ['damaged records', 500, 3],
    ['forged files', 500, 1],
    ['store faults', 60, 3],
    ['two writers', 25, 2],
    ['paired worlds', 1_000, 20],
    ['bad input', 1_000, 14],
    ['many games', 250, 3],
  ])('prints a row of each game, as data too: %s', async (name, part, tried) => {
    const { code, printed } = await run('--json', '--part', String(part), '--only', name)
    const rows = JSON.parse(printed) as Record<string, unknown>[]
    expect(rows.map((row) => row['name'])).toEqual(GAMES.map((id) => `${id}: ${name}`))
    for (const row of rows) expect(row).toMatchObject({ tried, failed: 0, seconds: expect.any(Number) })
    expect(code).toBe(0)
  })

  it('runs one row of one game, and prints it', async () => {
    const { code, printed } = await run('--part', '1000', '--only', 'zombies: two writers')
    expect(printed).toMatch(/^zombies: two writers +1 tried +0 failed +[\d.]+ s$/)
    expect(code).toBe(0)
  })

  it('says how it is used', async () => {
    for (const args of [['--what'], ['--part', '0'], ['--only', 'nothing']])
      expect(await run(...args)).toMatchObject({ code: 2, printed: expect.stringContaining('npm run reliability') })
  })
})
