// npm test: makes ready, then every check that the project has. Nothing else is needed on a fresh clone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePage } from './page.mjs'
import { ensurePostgres } from './postgres.mjs'
import { prepare, root } from './prepare.mjs'

await prepare()
ensurePage()
const browser = ensureBrowser()
ensurePostgres()

const folder = mkdtempSync(join(tmpdir(), 'shamble-test-'))
const bin = (name) => join(root, 'node_modules', '.bin', name)
const shamble = join(root, 'cli/bin/shamble.mjs')
/** A run of the test runner, which writes down how long each test took. */
const vitest = (name, ...args) => {
  const timed = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, `${name}.json`)}`]
  return [name, bin('vitest'), ['run', ...timed, ...args]]
}
/** The compiler that checks types, several times as quick; other tools need the one before it. */
const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
/** Each keeps one core busy: they run side by side, and what one of them prints is shown when it ends. */
const AT_ONCE = [
  ['types', process.execPath, [tsc, '-p', '.']],
  ['types of the page', process.execPath, [tsc, '-p', 'web']],
  ['style', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['layers', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--no-progress', '.']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['cases', process.execPath, [shamble, 'check', 'cases', '--failed']],
]
const IN_TURN = [
  vitest('tests', ...process.argv.slice(2)),
  // What the tests have left behind says which rules they exercised: none of any game may be missing.
  ['rules', process.execPath, [shamble, 'rules', '--coverage', '--from', join(folder, 'rules')]],
]
/** Pages wait now and then: everything else runs beside them, and leaves no core idle. */
const BESIDE = browser === null ? [] : [vitest('page', '--config', 'web/vitest.browser.ts')]

const begun = Date.now()
let failed = 0
const waiting = [...AT_ONCE]
const lane = async () => {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await run(check, 'pipe')
}
const rest = async () => {
  await Promise.all([lane(), lane()])
  for (const check of IN_TURN) await run(check, 'pipe')
}
await Promise.all([rest(), ...BESIDE.map((check) => run(check, 'inherit'))])
printSlowest(10)
rmSync(folder, { recursive: true, force: true })
if (browser === null)
  console.log('SKIPPED page: no Chromium was found and none may be installed here; set CHROME_PATH to one')
console.log(`all of it in ${Math.round((Date.now() - begun) / 1000)} s`)
console.log(`${AT_ONCE.length + IN_TURN.length + BESIDE.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function run([name, command, args], stdio) {
  const start = Date.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
    env: { ...process.env, SHAMBLE_BROWSER: browser ?? '', SHAMBLE_COVERAGE: join(folder, 'rules') },
  })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
  const [status] = await once(child, 'close')
  if (status !== 0) failed++
  process.stdout.write(Buffer.concat(printed))
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
}

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
