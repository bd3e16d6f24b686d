import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs'
import { labWorker } from './commands/lab-worker.js'
import { main } from './index.js'
import { LabQueue, taskName } from './lab-queue.js'

const postgres: TestPostgres | null = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'shamble-queue-'))

function heard(): { out: (line: string) => void; err: (line: string) => void; colour: boolean; said: string[] } {
  const said: string[] = []
  return { out: (line) => said.push(line), err: (line) => said.push(line), colour: false, said }
}

describe.skipIf(postgres === null)('the queue of a study', () => {
  const url = postgres?.url() ?? ''
  let queue: LabQueue
  beforeAll(async () => {
    queue = await LabQueue.open(url, 3)
  })
  afterAll(async () => {
    await queue.close()
    await postgres!.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const lockedBy = async (worker: string | null, key: string): Promise<string | null> => {
    if (worker !== null)
      await queue.pool.query(
        `UPDATE shamble_lab._private_jobs SET locked_by = $1, locked_at = now() WHERE payload->>'key' = $2`,
        [worker, key],
      )
    await queue.giveBack()
    const { rows } = await queue.pool.query(
      `SELECT locked_by FROM shamble_lab._private_jobs WHERE payload->>'key' = $1`,
      [key],
    )
    return rows[0].locked_by
  }

  it('keeps a batch once, however often it comes in', async () => {
    const job = { key: 'once', arm: 1, batch: 2 }
    expect(await queue.has(job)).toBe(false)
    for (const worker of ['a', 'b']) await queue.keep(job, { written: '{}', worker })
    expect(await queue.has(job)).toBe(true)
    expect(await queue.keptBut('once', [])).toEqual([{ written: '{}', worker: 'a' }])
    expect(await queue.keptBut('once', ['1/2'])).toEqual([])
    expect(await queue.keptBut('other', [])).toEqual([])
  })

  it('gives a job back whose worker is gone, and leaves that of a worker that lives', async () => {
    await queue.add('batch 0 nothing 0', [{ key: 'jobs', arm: 0, batch: 0 }])
    expect(await lockedBy('pool-gone', 'jobs')).toBeNull()
    const letGo = queue.stayAlive('pool-here')
    await expect.poll(async () => lockedBy('pool-here', 'jobs')).toBe('pool-here')
    await letGo()
    await expect.poll(() => lockedBy(null, 'jobs')).toBeNull()
    await queue.drop([{ key: 'jobs', arm: 0, batch: 0 }])
  })

  it('is played by a worker, and comes to the figures of a run with threads', async () => {
    const study = join(folder, 'marks.yaml')
    writeFileSync(
      study,
      `{ id: marks, game: tic-tac-toe, question: { en: Who?, fr: Qui ? }, bots: random, seed: '7',
         sweep: { options: { turnLimit: [4, 0] } }, count: { winner: x }, said: { en: are won, fr: gagnent },
         stop: { points: 10, most: 30, look: 10, turns: 50 } }`,
    )
    await queue.add('batch 9.9.9 tic-tac-toe 8', [{ key: 'newer', arm: 0, batch: 0 }])
    const worker = heard()
    let stop: () => void = () => {}
    const playing = labWorker(
      url,
      { lang: 'en', game: ['tic-tac-toe'] },
      worker,
      new Promise<void>((resolve) => (stop = resolve)),
    )
    const [far, near] = [heard(), heard()]
    expect(await main(['lab', study, '--out', join(folder, 'far'), '--workers', url, '--json'], far)).toBe(0)
    stop()
    expect(await playing).toBe(0)
    expect(await main(['lab', study, '--out', join(folder, 'near'), '--json'], near)).toBe(0)
    expect(JSON.parse(far.said.at(-1)!)).toEqual(JSON.parse(near.said.at(-1)!))
    const lines = (name: string) =>
      readFileSync(join(folder, name, 'matches.jsonl'), 'utf8')
        .split('\n')
        .sort()
    expect(lines('far')).toEqual(lines('near'))
    // A worker of another version says so in a line, and leaves the batch where it is.
    expect(worker.said.filter((line) => line.includes('9.9.9'))).toEqual([
      expect.stringMatching(/tic-tac-toe with version 8 of the rules and Shamble 9\.9\.9/),
    ])
    expect(await queue.waiting()).toEqual(['batch 9.9.9 tic-tac-toe 8'])
    expect(taskName('tic-tac-toe', '8')).not.toBe('batch 9.9.9 tic-tac-toe 8')
  })

  it('says why it gave up, and refuses an address that is none', async () => {
    await queue.add('batch 0 nothing 0', [{ key: 'broken', arm: 0, batch: 0 }])
    expect(await queue.givenUp('broken')).toBeNull()
    await queue.pool.query(
      `UPDATE shamble_lab._private_jobs SET attempts = max_attempts, last_error = E'disk full\\n at' WHERE payload->>'key' = 'broken'`,
    )
    expect(await queue.givenUp('broken')).toBe('disk full')
    for (const address of ['http://x', 'postgres://nobody@127.0.0.1:1/none']) {
      const table = heard()
      expect(await main(['lab-worker', address], table)).toBe(2)
      expect(table.said).toEqual([expect.stringMatching(/^shamble: workers: /)])
    }
  })
})
