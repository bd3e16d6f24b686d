// npm test: makes ready, then every check that the project has. Nothing else is needed on a fresh clone.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePage } from './page.mjs'
import { prepare, root } from './prepare.mjs'

await prepare()
ensurePage()
const browser = ensureBrowser()

const folder = mkdtempSync(join(tmpdir(), 'shamble-test-'))
const bin = (name) => join(root, 'node_modules', '.bin', name)
const shamble = join(root, 'cli/bin/shamble.mjs')
/** A run of the test runner, which writes down how long each test took. */
const vitest = (name, ...args) => {
  const timed = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, `${name}.json`)}`]
  return [name, bin('vitest'), ['run', ...timed, ...args]]
}
const CHECKS = [
  ['types', bin('tsc'), ['-p', '.']],
  ['types of the page', bin('tsc'), ['-p', 'web']],
  ['style', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['layers', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--no-progress', '.']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['cases', process.execPath, [shamble, 'check', 'cases', '--failed']],
  vitest('tests', ...process.argv.slice(2)),
  // What the tests have left behind says which rules they exercised: none of any game may be missing.
  ['rules', process.execPath, [shamble, 'rules', '--coverage', '--from', join(folder, 'rules')]],
  ...(browser === null ? [] : [vitest('page', '--config', 'web/vitest.browser.ts')]),
]

const begun = Date.now()
let failed = 0
for (const [name, command, args] of CHECKS) {
  const start = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SHAMBLE_BROWSER: browser ?? '', SHAMBLE_COVERAGE: join(folder, 'rules') },
  })
  if (status !== 0) failed++
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
}
printSlowest(10)
rmSync(folder, { recursive: true, force: true })
if (browser === null)
  console.log('SKIPPED page: no Chromium was found and none may be installed here; set CHROME_PATH to one')
console.log(`all of it in ${Math.round((Date.now() - begun) / 1000)} s`)
console.log(`${CHECKS.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Where the time goes: the tests that took longest, of all files. */
function printSlowest(most) {
  const tests = ['tests', 'page'].flatMap((name) => {
    try {
      return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')).testResults
    } catch {
      // The run did not come to its end, and has said so.
      return []
    }
  })
  const timed = tests.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ file: name.slice(root.length + 1), fullName, duration })),
  )
  console.log(`the slowest ${most} tests:`)
  for (const { file, fullName, duration } of timed.sort((a, b) => (b.duration ?? 0) - (a.duration ?? 0)).slice(0, most))
    console.log(`${((duration ?? 0) / 1000).toFixed(1).padStart(6)} s  ${file}: ${fullName}`)
}
