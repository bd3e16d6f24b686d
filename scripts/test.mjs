// npm test: makes ready, then every check that the project has. Nothing else is needed on a fresh clone.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePage } from './page.mjs'
import { prepare, root } from './prepare.mjs'

await prepare()
ensurePage()
const browser = ensureBrowser()

const bin = (name) => join(root, 'node_modules', '.bin', name)
const CHECKS = [
  ['types', bin('tsc'), ['-p', '.']],
  ['types of the page', bin('tsc'), ['-p', 'web']],
  ['style', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['layers', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--no-progress', '.']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['cases', process.execPath, [join(root, 'cli/bin/shamble.mjs'), 'check', 'cases']],
  ['tests', bin('vitest'), ['run', ...process.argv.slice(2)]],
  ...(browser === null ? [] : [['page', bin('vitest'), ['run', '--config', 'web/vitest.browser.ts']]]),
]

let failed = 0
for (const [name, command, args] of CHECKS) {
  const begun = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SHAMBLE_BROWSER: browser ?? '' },
  })
  if (status !== 0) failed++
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
}
if (browser === null)
  console.log('SKIPPED page: no Chromium was found and none may be installed here; set CHROME_PATH to one')
console.log(`${CHECKS.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
