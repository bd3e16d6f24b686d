import { join } from 'node:path'
import type { MatchCard, Reply } from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { faultSentence } from '@shamble/text'
import { FileStore } from './file-store.js'
import { ROOT } from './root.js'

/** Where matches are kept: in the named folder, in `SHAMBLE_HOME`, or beside the program. */
export function savedMatches(folder: string | undefined): FileStore {
  return new FileStore(folder ?? join(process.env['SHAMBLE_HOME'] ?? join(ROOT, '.shamble'), 'matches'))
}

/** A match as people name it: the first letters of its id are enough where no other begins so. */
export const isNamed = ({ id }: Pick<MatchCard, 'id'>, wanted: string): boolean =>
  wanted !== '' && id.startsWith(wanted)

/** What a host replies with, or its complaint in the reader's language. */
export function value<T>(reply: Reply<T>, speak: Speak): T {
  if (reply.ok) return reply.value
  if ('error' in reply)
    throw new BadInput(reply.error.where === 'store' ? '' : reply.error.where, faultSentence(reply.error, speak))
  throw new BadInput('', `refused by ${reply.refusal.rule}`)
}
