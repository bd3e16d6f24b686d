import { readFileSync, statSync } from 'node:fs'
import { BadInput } from '@shamble/kernel'
import { checkSize, parseJson } from '@shamble/module'

/** The text of a file that somebody named; a sentence instead of a stack trace when it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'this is a folder' : (error as Error).message
    throw new BadInput(path, why)
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

/** What a file of JSON holds; one that is too large is not even read. */
export function readJson(path: string): unknown {
  return inFile(path, () => {
    checkSize(statSync(path, { throwIfNoEntry: false })?.size ?? 0, '')
    return parseJson(readText(path), '')
  })
}
