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

interface TestTrace {
  readonly test: string
  readonly consulted: readonly RuleId[]
}

/**
 * Runs the game's tests and cases and counts what they really exercised:
 * a behaviour counts when something that cites it ran and the engine consulted it meanwhile,
 * a table when a test that cites it ran; editorial entries need only their text.
 */
export function measureCoverage(module: GameModule): Coverage {
  const { id, folder } = findGame(module.game.id)
  const cited = citedInSource(
    join(folder, 'src'),
    module.ledger.map((entry) => entry.id),
  )
  const traces = [...testTraces(folder), ...caseTraces(module, join(ROOT, 'cases'))]
  const behaviour = new Set(
    traces.flatMap(({ test, consulted }) => idsIn(test).filter((rule) => consulted.includes(rule))),
  )
  const data = new Set(traces.flatMap(({ test }) => idsIn(test)))
  const isTested = (rule: RuleId, kind: string) =>
    kind === 'editorial' || (kind === 'data' ? data : behaviour).has(rule)
  const isImplemented = (rule: RuleId, kind: string) => kind === 'editorial' || cited.has(rule)
  const { ledger } = module
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

function testTraces(folder: string): TestTrace[] {
  const traced = mkdtempSync(join(tmpdir(), 'shamble-coverage-'))
  try {
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    if (!existsSync(vitest)) throw new BadInput('coverage', 'the test runner is not installed; run npm test once')
    const run = spawnSync(process.execPath, [vitest, 'run', relative(ROOT, folder)], {
      cwd: ROOT,
      env: { ...process.env, SHAMBLE_COVERAGE: traced, NODE_ENV: 'test' },
      encoding: 'utf8',
    })
    if (run.status !== 0) throw new BadInput('coverage', `the tests of this game fail:\n${run.stdout.slice(-2000)}`)
    return readdirSync(traced).flatMap((name) =>
      readFileSync(join(traced, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as TestTrace),
    )
  } finally {
    rmSync(traced, { recursive: true, force: true })
  }
}

function caseTraces(module: GameModule, folder: string): TestTrace[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name))
  return files.flatMap((name) => {
    const file = join(folder, name)
    return readCases(readText(file), file).flatMap((one) => {
      if (one.game !== module.game.id) return []
      const report = inFile(file, () => runCase(module, one))
      if (report.failures.length > 0) return []
      return [{ test: one.rules.map((rule) => `[${rule}]`).join(' '), consulted: [...report.consulted] }]
    })
  })
}

/** Ids that stand in the game's code. Its ledger and its texts do not count: they only describe. */
function citedInSource(folder: string, ids: readonly RuleId[]): Set<RuleId> {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(\.test|ledger|text)\.ts$|(^|\/)(text|ledger)\//.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const words = new Set(code.match(/[A-Za-z0-9][A-Za-z0-9.-]*[A-Za-z0-9]/g))
  return new Set(ids.filter((id) => words.has(id)))
}
