import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { readCases, runCase } from '@shamble/casebook'
import { BadInput, type RuleId } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { findGame } from './catalogue.js'
import { inFile, readText } from './files.js'
import { ROOT } from './root.js'

export interface Coverage {
  readonly game: string
  readonly total: number
  readonly implemented: number
  readonly tested: number
  readonly missing: readonly RuleId[]
}

/** What one test cited in its name, and what the engine consulted while it ran. */
export interface TestTrace {
  readonly test: string
  readonly consulted: readonly RuleId[]
}

/**
 * Counts what tests and cases really exercised: a behaviour counts when something that cites it ran and the engine
 * consulted it meanwhile, a table when a test that cites it ran; editorial entries need only their text.
 * @param tests what a run of the tests has left behind; without it those of this game are run
 */
export function measureCoverage(module: GameModule, tests?: readonly TestTrace[]): Coverage {
  const { id, folder } = findGame(module.game.id)
  const { ledger } = module
  const inCode = idsInCode(
    join(folder, 'src'),
    ledger.map((entry) => entry.id),
  )
  const traces = [...(tests ?? runTests(folder)), ...caseTraces(module, join(ROOT, 'cases'))]
  const behaviour = new Set(
    traces.flatMap(({ test, consulted }) => idsIn(test).filter((rule) => consulted.includes(rule))),
  )
  const data = new Set(traces.flatMap(({ test }) => idsIn(test)))
  const isTested = (rule: RuleId, kind: string) =>
    kind === 'editorial' || (kind === 'data' ? data : behaviour).has(rule)
  const isImplemented = (rule: RuleId, kind: string) => kind === 'editorial' || inCode.has(rule)
  const missing = ledger.filter((entry) => !isTested(entry.id, entry.class) || !isImplemented(entry.id, entry.class))
  return {
    game: id,
    total: ledger.length,
    implemented: ledger.filter((entry) => isImplemented(entry.id, entry.class)).length,
    tested: ledger.filter((entry) => isTested(entry.id, entry.class)).length,
    missing: missing.map((entry) => entry.id),
  }
}

/** Ids in square brackets: `[DAWN-5.4.b] leaving costs the value`. */
function idsIn(name: string): RuleId[] {
  return [...name.matchAll(/\[([^\]\s]+)\]/g)].map((match) => match[1]!)
}

/** What a run of the tests with `SHAMBLE_COVERAGE` has written into that folder. */
export function readTraces(folder: string): TestTrace[] {
  if (!existsSync(folder)) throw new BadInput(folder, 'there is no such folder')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readText(join(folder, name), Number.POSITIVE_INFINITY).trim().split('\n'))
    .map((line) => JSON.parse(line) as TestTrace)
}

function runTests(folder: string): TestTrace[] {
  const traced = mkdtempSync(join(tmpdir(), 'shamble-coverage-'))
  try {
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    if (!existsSync(vitest)) throw new BadInput('coverage', 'the test runner is not installed; run npm test once')
    // The laws of the kernel name no rule of a game.
    const args = ['run', relative(ROOT, folder), '--exclude', '**/conformance.test.ts']
    const run = spawnSync(process.execPath, [vitest, ...args], {
      cwd: ROOT,
      env: { ...process.env, SHAMBLE_COVERAGE: traced, NODE_ENV: 'test' },
      encoding: 'utf8',
    })
    if (run.status !== 0) throw new BadInput('coverage', `the tests of this game fail:\n${run.stdout.slice(-2000)}`)
    return readTraces(traced)
  } finally {
    rmSync(traced, { recursive: true, force: true })
  }
}

function caseTraces(module: GameModule, folder: string): TestTrace[] {
  const own = join(folder, module.game.id)
  if (!existsSync(own)) return []
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name))
  return files.flatMap((name) => {
    const file = join(own, name)
    return readCases(readText(file), file).flatMap((one) => {
      if (one instanceof BadInput) throw one
      if (one.game !== module.game.id) return []
      const report = inFile(file, () => runCase(module, one))
      if (report.failures.length > 0) return []
      return [{ test: one.rules.map((rule) => `[${rule}]`).join(' '), consulted: [...report.consulted] }]
    })
  })
}

/** Ids that are in the game's code. Its ledger and its texts do not count: they only describe. */
function idsInCode(folder: string, ids: readonly RuleId[]): Set<RuleId> {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(\.test|ledger|text)\.ts$|(^|\/)(text|ledger)\//.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const words = new Set(code.match(/[A-Za-z0-9][A-Za-z0-9.-]*[A-Za-z0-9]/g))
  return new Set(ids.filter((id) => words.has(id)))
}
