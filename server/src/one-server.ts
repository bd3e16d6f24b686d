import { BadInput } from '@shamble/kernel'
import Database from 'libsql'

/**
 * Holds a file of matches for this process, as long as it lives: two servers on one file would not know of each other's
 * people. Backups do not ask for it.
 * @throws BadInput where another server has it
 */
export function holdFile(file: string): () => void {
  const lock = new Database(`${file}.lock`)
  try {
    // The system lets go of it with the process, however that ends.
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!/locked|busy/i.test(`${(error as { code?: unknown }).code} ${(error as Error).message}`)) throw error
    throw new BadInput('data', 'another server uses {{file}}: stop that one, or name another file with --data', {
      file,
    })
  }
  return () => lock.close()
}
