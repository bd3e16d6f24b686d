import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs'
import { BadInput } from '@shamble/kernel'
import { checkSize, LARGEST_FILE, parseJson } from '@shamble/module'

/**
 * The text of a file that someone named; a sentence instead of a stack trace when it cannot be read. What is larger
 * than anything of ours is not read to its end, which it may not have.
 */
export function readText(path: string, most = LARGEST_FILE): string {
  try {
    return readUpTo(path, most)
  } catch (error) {
    if (error instanceof BadInput) throw error
    const code = (error as NodeJS.ErrnoException).code
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'this is a folder' : (error as Error).message
    throw new BadInput(path, why)
  }
}

function readUpTo(path: string, most: number): string {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    checkSize(size, path, most)
    const pieces: Buffer[] = []
    for (let bytes = 0; ; ) {
      const piece = Buffer.allocUnsafe(Math.max(size - bytes, 0) + 65_536)
      const length = readSync(file, piece)
      if (length === 0) return Buffer.concat(pieces).toString('utf8')
      pieces.push(piece.subarray(0, length))
      bytes += length
      checkSize(bytes, path, most)
    }
  } finally {
    closeSync(file)
  }
}

/** Writes a file that is not there yet: nothing of anybody's is written over. */
export function writeNewFile(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new BadInput(path, isThere ? 'this file exists already' : (error as Error).message)
  }
}

/** Runs something about a file; what is wrong inside it is told with the file's name. */
export function inFile<T>(path: string, use: () => T): T {
  try {
    return use()
  } catch (error) {
    throw error instanceof BadInput && !error.where.startsWith(path) ? error.within(path) : error
  }
}

/** What a file of JSON holds. */
export function readJson(path: string): unknown {
  return inFile(path, () => parseJson(readText(path), ''))
}
