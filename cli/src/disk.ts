import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'

export interface DiskFile {
  write(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesWritten: number }>
  truncate(length: number): Promise<void>
  sync(): Promise<void>
  stat(): Promise<{ size: number }>
  close(): Promise<void>
}

/** What a file store asks of a disk: that of this machine, or one that fails where a test says so. */
export interface Disk {
  open(path: string, how: 'r' | 'r+' | 'w' | 'wx'): Promise<DiskFile>
  read(path: string): Promise<Uint8Array>
  names(folder: string): Promise<string[]>
  makeFolder(path: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
}

export const systemDisk: Disk = {
  open,
  read: (path) => readFile(path),
  names: (folder) => readdir(folder),
  makeFolder: async (path) => void (await mkdir(path, { recursive: true })),
  rename,
  remove: (path) => rm(path, { force: true }),
}

/** Writes all of it, however little a disk takes at a time. */
export async function writeAll(file: DiskFile, text: string, from: number): Promise<number> {
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, from + done)
    if (bytesWritten === 0) throw Object.assign(new Error('the disk takes no more'), { code: 'ENOSPC' })
    done += bytesWritten
  }
  return bytes.length
}

/** A new file, whole and synced; the one who fails leaves none behind. */
export async function writeNew(disk: Disk, path: string, text: string, how: 'w' | 'wx'): Promise<void> {
  const file = await disk.open(path, how)
  try {
    await writeAll(file, text, 0)
    await file.sync()
  } catch (error) {
    await file.close().catch(() => {})
    await disk.remove(path).catch(() => {})
    throw error
  }
  // What is synced stays, whatever closing says.
  await file.close().catch(() => {})
}

/** Some systems do not let a folder be synced: there a new name is as safe as they make it. */
const UNSYNCABLE: readonly unknown[] = ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP']

/** Makes names that were given or taken away in a folder last. */
export async function syncFolder(disk: Disk, folder: string): Promise<void> {
  try {
    const file = await disk.open(folder, 'r')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!UNSYNCABLE.includes((error as NodeJS.ErrnoException).code)) throw error
  }
}
