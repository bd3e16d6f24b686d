import type { Disk, DiskFile } from '@shamble/cli/disk'
import { type FaultPoint, faultHere } from './fault-point.js'

/** A disk with something going wrong where a test says so. */
export function faultyDisk(disk: Disk, faults: FaultPoint): Disk {
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (faults.strike() !== null) throw faultHere()
    return work()
  }
  const faulty = (file: DiskFile): DiskFile => ({
    async write(bytes, offset, length, position) {
      const fault = faults.strike()
      if (fault === null) return file.write(bytes, offset, length, position)
      // A full disk takes what fits.
      if (fault === 'breaks') await file.write(bytes, offset, Math.floor(length / 2), position)
      throw faultHere()
    },
    truncate: (length) => guarded(() => file.truncate(length)),
    sync: () => guarded(() => file.sync()),
    stat: () => guarded(() => file.stat()),
    close: async () => {
      // Anyone who dies closes everything.
      await file.close()
      await guarded(async () => {})
    },
  })
  return {
    open: (path, how) => guarded(async () => faulty(await disk.open(path, how))),
    read: (path) => guarded(() => disk.read(path)),
    names: (folder) => guarded(() => disk.names(folder)),
    makeFolder: (path) => guarded(() => disk.makeFolder(path)),
    rename: (from, to) => guarded(() => disk.rename(from, to)),
    remove: (path) => guarded(() => disk.remove(path)),
  }
}
