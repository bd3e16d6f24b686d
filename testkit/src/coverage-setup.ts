// Runs before every test file: notes which rules the engine consulted while each test ran.
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { listenToRules } from '@shamble/kernel'
import { afterEach, beforeEach } from 'vitest'

const folder = process.env['SHAMBLE_COVERAGE']

if (folder !== undefined) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}-${process.env['VITEST_POOL_ID'] ?? '0'}.jsonl`)
  let consulted = new Set<string>()
  let stop = () => {}

  beforeEach(({ task }) => {
    consulted = new Set()
    // A test that names no rule proves none: nobody listens to its thousands of games.
    stop = task.name.includes('[') ? listenToRules((rule) => consulted.add(rule)) : () => {}
  })

  afterEach((context) => {
    stop()
    const { task } = context
    if (consulted.size === 0 && !task.name.includes('[')) return
    if (task.result?.state === 'fail') return
    appendFileSync(file, `${JSON.stringify({ test: task.name, consulted: [...consulted] })}\n`)
  })
}
