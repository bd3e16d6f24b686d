import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Results } from './results.js'

describe('rows of many runs', () => {
  it('add up for one commit, and the same tries count once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-results-'))
    const results = new Results(join(folder, 'sub', 'results'))
    expect(results.sum('a')).toEqual([])
    const row = { name: 'killed', tried: 10, failed: 1, seconds: 1.1, commit: 'a', seed: 's', from: 0 }
    results.add(row)
    results.add({ ...row, failed: 0 })
    results.add({ ...row, from: 10, seconds: 2.2 })
    results.add({ ...row, commit: 'b' })
    results.add({ ...row, name: 'other' })
    expect(results.sum('a')).toEqual([
      { name: 'killed', tried: 20, failed: 1, seconds: 3.3 },
      { name: 'other', tried: 10, failed: 1, seconds: 1.1 },
    ])
    rmSync(folder, { recursive: true })
  })
})
