import { describe, expect, it } from 'vitest'
import { diskFaults } from './disk-faults.js'
import { killedServers } from './killed-servers.js'
import { powerCuts } from './power-cuts.js'
import { toldTooEarly } from './told-too-early.js'

// Each of them starts processes: they run one after another, and few.
describe('a server at which people play', () => {
  it('is killed, and has lost nothing; one that tells first is found out', async () => {
    const { tried, failures } = await killedServers(2, 'many')
    expect([tried, failures]).toEqual([2, []])
    expect((await killedServers(3, 'planted', 'tells first')).failures.length).toBeGreaterThan(0)
  })

  it.skipIf(process.platform !== 'linux')('loses its power, and nothing else; without syncs it would', async () => {
    const { tried, failures } = await powerCuts(12, 'many')
    // None where nothing can be compiled: that is said.
    expect([0, 12]).toContain(tried)
    expect(failures).toEqual([])
    const planted = await powerCuts(12, 'planted', 'synchronous normal')
    if (planted.tried > 0) expect(planted.failures.length).toBeGreaterThan(0)
  })

  it.skipIf(process.platform !== 'linux')('says nothing that its disk has not kept, and goes on', async () => {
    const { tried, failures } = await diskFaults(5, 'many')
    expect([0, 8]).toContain(tried)
    expect(failures).toEqual([])
    const planted = await diskFaults(2, 'planted', 'tells first')
    if (planted.tried > 0) expect(planted.failures.length).toBeGreaterThan(0)
  })

  it('tells nobody anything before it is kept; one that does is seen', async () => {
    const { tried, failures } = await toldTooEarly(300, 'many')
    expect(tried).toBeGreaterThanOrEqual(300)
    expect(failures).toEqual([])
    expect((await toldTooEarly(30, 'planted', 'tells first')).failures.length).toBeGreaterThan(0)
  })
})
