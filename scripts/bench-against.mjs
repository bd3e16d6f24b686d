// npm run bench -- --against <commit>: measures that commit and this tree in turns, so that whatever else the machine
// does meanwhile falls on both alike, and compares the medians.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const ROUNDS = 7
/** By how much a figure may be worse. */
const TOLERANCE = 0.1
const MORE_IS_BETTER = ['games/s', 'decisions/s', 'answers/s']
const LESS_IS_BETTER = ['µs', 'ms', 's', 'MB', 'kB', 'B']

/** What it returns is the exit code: 0, 1 when a figure is worse, 2 when nothing could be compared. */
export async function against(commit, args) {
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).status !== 0) {
    console.error(`--against: there is no commit "${commit}"`)
    return 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'shamble-bench-'))
  const tree = join(folder, 'tree')
  try {
    if (git('worktree', 'add', '--detach', tree, commit).status !== 0) {
      console.error(`--against: ${commit} cannot be laid out in ${folder}`)
      return 2
    }
    const [then, now] = [[], []]
    for (let round = 1; round <= ROUNDS; round++) {
      console.error(`round ${round} of ${ROUNDS}`)
      then.push(measured(tree, args))
      now.push(measured(root, args))
    }
    const rows = compared(then, now)
    console.log(args.includes('--json') ? JSON.stringify(rows, null, 2) : table(rows))
    return rows.some(({ worse }) => worse) ? 1 : 0
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

function measured(tree, args) {
  // At full effort: in quick rounds a figure says more about the compiler at work than about the code.
  const own = args.filter((arg) => arg !== '--json' && arg !== '--quick')
  const { stdout, status } = spawnSync(process.execPath, ['scripts/bench.mjs', '--json', ...own], {
    cwd: tree,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  })
  if (status === 2) process.exit(2)
  return new Map(JSON.parse(stdout.slice(stdout.indexOf('['))).map((line) => [line.name, line]))
}

/** Figures that both have, in the order of this tree. */
function compared(then, now) {
  return [...now[0].values()].flatMap(({ name, unit }) => {
    const isMore = MORE_IS_BETTER.includes(unit)
    if (!isMore && !LESS_IS_BETTER.includes(unit)) return []
    if (!then.every((run) => run.has(name)) || !now.every((run) => run.has(name))) return []
    const [before, after] = [then, now].map((runs) => median(runs.map((run) => run.get(name).value)))
    const change = isMore ? after / before - 1 : before / after - 1
    return [{ name, unit, before, after, change, worse: change < -TOLERANCE }]
  })
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

function table(rows) {
  const short = (value) => (Math.abs(value) < 100 ? String(Number(value.toPrecision(3))) : Math.round(value))
  const cells = rows.map(({ name, unit, before, after, change, worse }) => [
    name,
    `${short(before)}`,
    `${short(after)}`,
    unit,
    `${change >= 0 ? '+' : '−'}${Math.abs(Math.round(100 * change))}%`,
    worse ? 'WORSE' : '',
  ])
  const all = [['figure', 'then', 'now', 'unit', 'better by', ''], ...cells]
  const widths = all[0].map((_, i) => Math.max(...all.map((row) => row[i].length)))
  return all
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
