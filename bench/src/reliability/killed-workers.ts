import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { seededBelow } from '@shamble/chance'
import {
  type Batch,
  batchesIn,
  keyOf,
  openStudy,
  playBatch,
  Run,
  readStudyFile,
  type Study,
  wholeLines,
} from '@shamble/lab'
import type { GameModule } from '@shamble/module'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { Probe } from './probe.js'
import { withFolder } from './table.js'

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
/** What is killed: processes of the command as it was built. */
const COMMAND = `import { main } from ${JSON.stringify(pathToFileURL(join(ROOT, 'cli/dist/index.js')).href)}
process.exitCode = await main(process.argv.slice(1))`

/** After at most so many batches, and so many milliseconds more, one of the processes is killed. */
const BATCHES = 4
const MILLISECONDS = 60
/** How many kills one study has to bear. */
const KILLS = 20

/**
 * Kills the workers of a study and its coordinator, at moments that nobody has chosen: what a worker has said is played
 * is counted, once, and the figures are those of a run that nobody has disturbed.
 */
export async function killedWorkers(module: GameModule, count: number, seed: string): Promise<Probe> {
  const probe = new Probe()
  const postgres = await startPostgres()
  if (postgres === null) throw new Error('there is no PostgreSQL here')
  const below = seededBelow(seed, 'killed workers')
  try {
    for (let done = 0; done < count; done += KILLS) {
      const kills = Math.min(KILLS, count - done)
      const study = studyOf(module, `${seed} ${done}`, 4 + 2 * kills)
      const wrong = await withFolder((folder) => disturbed(module, study, folder, postgres.url(), kills, below))
      for (let i = 0; i < kills; i++)
        await probe.try(`study ${done / KILLS}, kill ${i + 1}`, () => (i === kills - 1 ? wrong : null))
    }
  } finally {
    await postgres.stop()
  }
  return probe
}

function studyOf(module: GameModule, seed: string, batches: number): Study {
  const look = 50
  const file = {
    id: 'killed',
    game: module.game.id,
    question: { en: 'Who wins?', fr: 'Qui gagne ?' },
    bots: 'random',
    sweep: { options: { turnLimit: [0, 6] } },
    count: { winner: module.game.seats({} as never)[0]! },
    said: { en: 'are won', fr: 'sont gagnées' },
    stop: { points: 0.1, most: look * batches, look, turns: 50 },
    seed,
  }
  return openStudy(readStudyFile(file), module)
}

async function disturbed(
  module: GameModule,
  study: Study,
  folder: string,
  url: string,
  kills: number,
  below: (n: number) => number,
): Promise<string | null> {
  const written = join(folder, 'study.json')
  writeFileSync(written, JSON.stringify({ ...study.file, rules: undefined }))
  const out = join(folder, 'out')
  const said = new Set<string>()
  let [left, until, isOver] = [kills, below(BATCHES), false]
  const running: ChildProcess[] = []
  const ended: Promise<void>[] = []
  const start = (who: number): void => {
    const args =
      who === 0
        ? ['lab', written, '--out', out, '--workers', url]
        : ['lab-worker', url, '--threads', '1', '--game', study.file.game]
    const child = spawn(process.execPath, ['--input-type=module', '-e', COMMAND, '--', ...args, '--lang', 'en'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    running[who] = child
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const [, arm, batch] = /: value (\d+), batch (\d+)$/.exec(line) ?? []
      if (arm === undefined) return
      said.add(`${arm}/${batch}`)
      if (--until >= 0 || left <= 0) return
      left--
      until = below(BATCHES)
      const next = below(running.length)
      setTimeout(() => running[next]!.kill('SIGKILL'), below(MILLISECONDS))
    })
    ended.push(
      new Promise((resolve) =>
        child.on('exit', (code) => {
          resolve()
          if (who === 0 && code === 0) {
            isOver = true
            for (const worker of running.slice(1)) worker.kill('SIGKILL')
          } else if (!isOver) start(who)
        }),
      ),
    )
  }
  for (const who of [0, 1, 2]) start(who)
  for (let i = 0; i < ended.length; i++) await ended[i]
  if (left > 0) return `only ${kills - left} kills before it was over`
  return whyNotCounted(module, study, readFileSync(join(out, 'matches.jsonl'), 'utf8'), said)
}

/** What is wrong with the matches that a run has kept; `null` where they are those of a run that nobody disturbed. */
export function whyNotCounted(
  module: GameModule,
  study: Study,
  lines: string,
  said: ReadonlySet<string>,
): string | null {
  const run = new Run(study)
  const kept = batchesIn(wholeLines(lines), study, keyOf(study))
  for (const batch of kept) if (!run.take(batch)) return `${nameOf(batch)} is kept twice`
  if (!run.isOver) return 'it is not over'
  const names = new Set(kept.map(nameOf))
  for (const name of said) if (!names.has(name)) return `${name} was played and is lost`
  const calm = new Run(study)
  for (let [task] = calm.wanted(1, () => false); task !== undefined; [task] = calm.wanted(1, () => false))
    calm.take(playBatch(module, study, task))
  const figures = ({ standings }: Run): string => JSON.stringify(standings.map(({ now, counted }) => [now, counted]))
  return figures(run) === figures(calm) ? null : 'the figures are others'
}

const nameOf = ({ arm, batch }: Batch): string => `${arm}/${batch}`
