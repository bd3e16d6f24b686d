import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@shamble/kernel'
import type { BatchTask } from '@shamble/lab'
import { Logger, makeWorkerUtils, type WorkerUtils } from 'graphile-worker'
import { Client, Pool } from 'pg'
import { ROOT } from './root.js'

// Batches of studies that workers on several machines play: jobs in PostgreSQL, and beside them what came of each.

/** Where the queue and the batches are, away from everything else in the database. */
export const SCHEMA = 'shamble_lab'
/** What a coordinator hears when a batch has been kept. */
const CHANNEL = 'shamble_lab_batch'
/** The first number of the advisory locks that say that a worker lives. */
const ALIVE = 4378
/** The same for the lock of the process that makes the tables. */
const MAKING = 4379
/** How often a batch is tried that fails: a database may be full for a minute. */
const ATTEMPTS = 5

const RELEASE = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string }).version

/** The name of the jobs of one game. Workers of other rules or of another release have other names and get none of them. */
export const taskName = (game: string, rules: string): string => `batch ${RELEASE} ${game} ${rules}`

/** What is in a job: the key is the whole study. */
export interface BatchJob extends BatchTask {
  readonly key: string
}

/** What is kept of a batch: the line that a folder would have. */
export interface KeptBatch {
  readonly written: string
  readonly worker: string
}

/** The queue speaks to nobody: what people should know is said by those who use it. */
export const quiet = new Logger(() => () => {})

/** Jobs and batches in one PostgreSQL. */
export class LabQueue {
  readonly pool: Pool
  readonly #url: string
  readonly #utils: WorkerUtils

  private constructor(url: string, pool: Pool, utils: WorkerUtils) {
    this.#url = url
    this.pool = pool
    this.#utils = utils
  }

  /** @throws BadInput where there is no such database */
  static async open(url: string, connections: number): Promise<LabQueue> {
    if (!/^postgres(ql)?:\/\//.test(url))
      throw new BadInput('workers', 'expected the address of a PostgreSQL: postgres://…')
    const pool = new Pool({ connectionString: url, max: connections, application_name: 'shamble lab' })
    // A connection that breaks while nobody uses it is made anew by the pool.
    pool.on('error', () => {})
    pool.on('connect', (client) => void client.on('error', () => {}))
    try {
      const utils = await makeTables(pool)
      return new LabQueue(url, pool, utils)
    } catch (error) {
      await pool.end()
      throw asInput(error)
    }
  }

  /** Puts batches into the queue; one that is there already is not there twice. */
  async add(task: string, jobs: readonly BatchJob[]): Promise<void> {
    for (const job of jobs)
      await this.#utils.addJob(task, job, {
        jobKey: jobName(job),
        // Those that a value needs first are played first.
        priority: job.batch,
        maxAttempts: ATTEMPTS,
      })
  }

  /** Takes batches out of the queue that nobody needs any longer. What a worker plays at the moment comes to its end. */
  async drop(jobs: readonly BatchJob[]): Promise<void> {
    for (const job of jobs) await this.pool.query(`SELECT FROM ${SCHEMA}.remove_job($1)`, [jobName(job)])
  }

  /** Keeps a batch once, however often it was played. */
  async keep({ key, arm, batch }: BatchJob, { written, worker }: KeptBatch): Promise<void> {
    await this.pool.query(
      `WITH kept AS (
         INSERT INTO ${SCHEMA}.batches (study, arm, batch, written, worker) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING RETURNING study)
       SELECT pg_notify('${CHANNEL}', study) FROM kept`,
      [studyName(key), arm, batch, written, worker],
    )
  }

  async has({ key, arm, batch }: BatchJob): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `SELECT FROM ${SCHEMA}.batches WHERE study = $1 AND arm = $2 AND batch = $3`,
      [studyName(key), arm, batch],
    )
    return rowCount !== 0
  }

  /** The batches of a study that are kept, but those that are known (`value/number`). */
  async keptBut(key: string, known: readonly string[]): Promise<readonly KeptBatch[]> {
    const { rows } = await this.pool.query<KeptBatch>(
      `SELECT written, worker FROM ${SCHEMA}.batches
       WHERE study = $1 AND arm || '/' || batch <> ALL ($2) ORDER BY batch, arm`,
      [studyName(key), known],
    )
    return rows
  }

  /** Gives jobs back to the queue whose worker is gone. A worker lives as long as it holds its lock. */
  async giveBack(): Promise<void> {
    const { rows } = await this.pool.query<{ readonly worker: string; readonly gone: boolean }>(
      `SELECT worker, pg_try_advisory_xact_lock(${ALIVE}, hashtext(worker)) AS gone
       FROM (SELECT DISTINCT locked_by AS worker FROM ${SCHEMA}.jobs WHERE locked_by IS NOT NULL) AS busy`,
    )
    const gone = rows.flatMap(({ worker, gone }) => (gone ? [worker] : []))
    if (gone.length > 0) await this.#utils.forceUnlockWorkers(gone)
  }

  /** Why a batch of the study failed as often as it may; `null` where none has. */
  async givenUp(key: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ readonly last_error: string }>(
      `SELECT last_error FROM ${SCHEMA}.jobs
       WHERE starts_with(key, $1) AND attempts >= max_attempts AND locked_by IS NULL AND last_error IS NOT NULL LIMIT 1`,
      [studyName(key)],
    )
    return rows[0]?.last_error.split('\n')[0] ?? null
  }

  /** The names of jobs that wait, so that a worker can say which it does not play. */
  async waiting(): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ readonly name: string }>(
      `SELECT DISTINCT task_identifier AS name FROM ${SCHEMA}.jobs WHERE task_identifier LIKE 'batch %'`,
    )
    return rows.map(({ name }) => name)
  }

  /** A connection of its own that hears when a batch of the study has been kept. */
  async listen(key: string, heard: () => void): Promise<Client> {
    const client = new Client({ connectionString: this.#url, keepAlive: true })
    client.on('error', heard)
    client.on('notification', ({ payload }) => {
      if (payload === studyName(key)) heard()
    })
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    return client
  }

  /**
   * Says that a worker lives, for as long as this process does: the lock goes with the connection.
   * @returns what lets go of it
   */
  stayAlive(worker: string): () => Promise<void> {
    let [isOver, held]: [boolean, Client | null] = [false, null]
    const hold = async (): Promise<void> => {
      const client = new Client({ connectionString: this.#url, keepAlive: true })
      held = client
      client.on('error', () => {})
      client.on('end', () => {
        if (!isOver) setTimeout(() => void hold().catch(() => {}), 1_000).unref()
      })
      await client.connect()
      // A machine that has gone without a word is missed within a minute.
      await client.query('SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3')
      await client.query(`SELECT pg_advisory_lock(${ALIVE}, hashtext($1))`, [worker])
    }
    void hold().catch(() => {})
    return async () => {
      isOver = true
      await held?.end().catch(() => {})
    }
  }

  async close(): Promise<void> {
    await this.#utils.release()
    await this.pool.end()
  }
}

/** One at a time: several workers may start at once on an empty database. */
async function makeTables(pool: Pool): Promise<WorkerUtils> {
  const client = await pool.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(${MAKING}, 0)`)
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`)
    const utils = await makeWorkerUtils({ pgPool: pool as never, schema: SCHEMA, logger: quiet })
    await utils.migrate()
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${SCHEMA}.batches (
         study text NOT NULL, arm int NOT NULL, batch int NOT NULL, written text NOT NULL, worker text NOT NULL,
         PRIMARY KEY (study, arm, batch))`,
    )
    await client.query(`SELECT pg_advisory_unlock(${MAKING}, 0)`)
    return utils
  } finally {
    client.release(true)
  }
}

const studyName = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32)
const jobName = ({ key, arm, batch }: BatchJob): string => `${studyName(key)}/${arm}/${batch}`

/** What a database complains of, in one sentence without its address. */
export function asInput(error: unknown): BadInput {
  if (error instanceof BadInput) return error
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  const detail = (message || String(code ?? error)).split('\n')[0]!
  return new BadInput('workers', 'the database does not answer as it should: {{detail}}', { detail })
}
