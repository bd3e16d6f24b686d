import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

describe('how it ended', () => {
  it('[DAWN-DIF.03] Fran and one other are two, and the table does not say three', () => {
    const digest = { franClause: 'counts-double' }
    const table = TestTable.at(
      module,
      `turn 3 free\npeter 063 stunned\nroger 195\nsteve 195\nfran - killed\nzombies 063=5 002`,
      digest,
      { dice: [1] },
    )
    table.play('zombie: done', { dice: [2, 3] })
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'fran-double', rule: 'DAWN-DIF.03' })
    expect(table.events.at(-1)!.kind).toBe('ended.fran-double')
    for (const language of ['en', 'fr'] as const)
      for (const key of ['event.ended.fran-double', 'reason.fran-double'])
        expect(module.text[language][key]).not.toMatch(/three|trois/i)
  })
})
