// npm run bench: makes ready, then measures. `npm run bench -- --help` says what can be chosen.
import { prepare } from './prepare.mjs'

await prepare()
const args = process.argv.slice(2)
const at = args.findIndex((arg) => arg === '--against' || arg.startsWith('--against='))
if (at < 0) {
  const { main } = await import('../bench/dist/index.js')
  process.exitCode = await main(args)
} else {
  const { against } = await import('./bench-against.mjs')
  const isJoined = args[at].includes('=')
  const commit = isJoined ? args[at].slice('--against='.length) : (args[at + 1] ?? '')
  process.exitCode = await against(commit, args.toSpliced(at, isJoined ? 1 : 2))
}
