import { type Disk, systemDisk } from '@shamble/cli/disk'
import type { GameModule } from '@shamble/module'
import { knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { storeFaults } from './store-faults.js'

const small = knock as unknown as GameModule

describe('store faults', () => {
  it('at points that nobody has chosen cost nothing that was acknowledged', async () => {
    const { tried, failures } = await storeFaults(small, 30, 'many')
    expect([tried, failures]).toEqual([30, []])
  })

  it('that lose what was acknowledged, or keep what was not, are counted', async () => {
    // Says that it has written what it has not.
    const forgetful: Disk = {
      ...systemDisk,
      open: async (path, how) => {
        const file = await systemDisk.open(path, how)
        if (how !== 'r+') return file
        return { ...bound(file), write: async (_bytes, _offset, length) => ({ bytesWritten: length }) }
      },
    }
    expect((await storeFaults(small, 6, 'planted', forgetful)).failures.length).toBeGreaterThan(0)
    // Cannot take back what was written by half.
    const sticky: Disk = {
      ...systemDisk,
      open: async (path, how) => ({ ...bound(await systemDisk.open(path, how)), truncate: async () => {} }),
    }
    expect((await storeFaults(small, 60, 'planted', sticky)).failures.length).toBeGreaterThan(0)
  })
})

type OpenFile = Awaited<ReturnType<Disk['open']>>

const bound = (file: OpenFile): OpenFile => ({
  write: (...how) => file.write(...how),
  truncate: (length) => file.truncate(length),
  sync: () => file.sync(),
  stat: () => file.stat(),
  close: () => file.close(),
})
