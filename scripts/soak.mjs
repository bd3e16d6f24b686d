// npm run soak [-- factor]: the conformance suite with many more games and a fresh seed, which it prints.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare()
const factor = process.argv[2] ?? '10'
const seed = process.env.SHAMBLE_SEED ?? randomBytes(4).toString('hex')
console.log(`soak: ${factor} times the games, SHAMBLE_SEED=${seed}`)
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '-t', 'keeps the laws', '--testTimeout=0'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SHAMBLE_SOAK: factor, SHAMBLE_SEED: seed },
  },
)
process.exitCode = status ?? 1
