// npm test: makes ready, then every check that the project has. Nothing else is needed on a fresh clone.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare()

const bin = (name) => join(root, 'node_modules', '.bin', name)
const CHECKS = [
  ['types', bin('tsc'), ['-p', '.']],
  ['style', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['layers', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--no-progress', '.']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['cases', process.execPath, [join(root, 'cli/bin/shamble.mjs'), 'check', 'cases']],
  ['tests', bin('vitest'), ['run', ...process.argv.slice(2)]],
]

let failed = 0
for (const [name, command, args] of CHECKS) {
  const begun = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) failed++
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
}
console.log(`${CHECKS.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
