#!/usr/bin/env node
import { prepare } from '../../scripts/prepare.mjs'

await prepare()
const { main } = await import('../dist/index.js')
process.exitCode = await main(process.argv.slice(2))
