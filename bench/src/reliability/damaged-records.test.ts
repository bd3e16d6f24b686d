import type { GameModule } from '@shamble/module'
import { readSeries } from '@shamble/record'
import { knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { damagedRecords } from './damaged-records.js'

const small = knock as unknown as GameModule

describe('damaged records', () => {
  it('of a small game are found in every place', async () => {
    expect((await damagedRecords(small, 150, 'many')).failures).toEqual([])
  })

  it('that a reader overlooks are counted', async () => {
    const careless: typeof readSeries = (module, engine, written, how) =>
      readSeries(module, engine, written, { ...how, end: 'known' })
    expect((await damagedRecords(small, 40, 'planted', careless)).failures).toContainEqual(
      expect.stringMatching(/a cut at a line end \(\d+\): it was not noticed$/),
    )
    // Recovers an entry less than there is.
    const timid: typeof readSeries = (module, engine, written, how) => {
      const { matches, damage } = readSeries(module, engine, written, how)
      return { matches: matches.map((match) => match.fork(Math.max(0, match.state.seq - 1), 'salt')), damage }
    }
    expect((await damagedRecords(small, 40, 'planted', timid)).failures.length).toBeGreaterThan(0)
  })
})
