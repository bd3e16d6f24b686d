#!/usr/bin/env node
import { prepare } from '../../scripts/prepare.mjs'

// A reader such as `head` closes the pipe when it has seen enough: then there is no more to say.
process.stdout.on('error', (fault) => {
  if (fault.code !== 'EPIPE') throw fault
  process.exit()
})
await prepare()
const { main } = await import('../dist/index.js')
process.exitCode = await main(process.argv.slice(2))
