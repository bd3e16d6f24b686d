import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { asText, type Kept, type MatchCard, type MatchStore, readCard } from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import type { ServerStore } from './stores.js'

// A backup is one packed file of lines, the same for every store: a head, then for each match its card and the lines of
// its record, then an end that says how many there are and what all of it hashes to.

const VERSION = 1

export interface BackedUp {
  readonly saved: number
  /** Matches whose cards or lines cannot be read: they are not in the file. */
  readonly damaged: number
}

/** Writes everything that a store keeps into a file, as it was at one moment; matches are played meanwhile. */
export async function backup(store: ServerStore, file: string): Promise<BackedUp> {
  let [count, damaged] = [0, 0]
  async function* text(): AsyncGenerator<string> {
    const hash = createHash('sha256')
    const hashed = (part: string): string => {
      hash.update(part)
      return part
    }
    yield hashed(`${JSON.stringify({ shamble: 'backup', version: VERSION })}\n`)
    for await (const { card, record } of store.everything(() => void damaged++)) {
      count++
      // Not as many as the card tells of: where one is lost that match is damaged, and no other.
      yield hashed(`${JSON.stringify({ card, lines: record.split('\n').length - 1 })}\n${record}`)
    }
    yield `${JSON.stringify({ end: count, sha256: hash.digest('hex') })}\n`
  }
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(text()), createGzip(), createWriteStream(part, { mode: 0o600 }))
    const written = await open(part, 'r+')
    await written.sync()
    await written.close()
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error instanceof BadInput ? error : new BadInput(file, whyNot(error))
  }
  return { saved: count, damaged }
}

export interface Restored {
  readonly added: number
  /** Those that were there already, and are as they were. */
  readonly known: number
  /** Those that are there and cannot be read: they are left as they are. */
  readonly damaged: number
}

/**
 * Adds to a store what a backup has and it has not; matches are played meanwhile.
 * @throws BadInput where the file is not whole: then nothing was added
 */
export async function restore(store: MatchStore, file: string): Promise<Restored> {
  // Once to see that it is whole, and then again: nothing of a file that was cut off is taken.
  for await (const _ of matchesIn(file));
  const restored = { added: 0, known: 0, damaged: 0 }
  for await (const kept of matchesIn(file)) restored[await restoreOne(store, kept)]++
  return restored
}

async function restoreOne(store: MatchStore, { card, record }: Kept): Promise<keyof Restored> {
  try {
    if ((await store.find({ id: card.id })) !== null) return 'known'
  } catch (error) {
    if (error instanceof BadInput) return 'damaged'
    throw error
  }
  await store.create(card, record)
  return 'added'
}

async function* matchesIn(file: string): AsyncGenerator<Kept> {
  const hash = createHash('sha256')
  const unpacked = createGunzip()
  const source = createReadStream(file)
  source.on('error', (error) => unpacked.destroy(error))
  const read = linesOf(source.pipe(unpacked))
  const next = async (): Promise<string> => {
    const { done, value } = await read.next()
    if (done) throw new BadInput(file, 'the end of this backup is missing')
    return value
  }
  try {
    const head = await next()
    const { shamble, version } = parsed(file, head) as { shamble?: unknown; version?: unknown }
    if (shamble !== 'backup') throw new BadInput(file, 'this is no backup of Shamble')
    if (version !== VERSION)
      throw new BadInput(file, 'this backup has version {{version}}, and this Shamble knows {{known}}', {
        version: Number(version),
        known: VERSION,
      })
    hash.update(`${head}\n`)
    for (let count = 0; ; count++) {
      const line = await next()
      const said = parsed(file, line) as { card?: unknown; lines?: unknown; end?: unknown; sha256?: unknown }
      if (said.end !== undefined) {
        if (said.end !== count || said.sha256 !== hash.digest('hex')) throw new BadInput(file, 'this backup is damaged')
        return
      }
      hash.update(`${line}\n`)
      const card: MatchCard | null = readCard(said.card)
      if (card === null || !Number.isSafeInteger(said.lines)) throw new BadInput(file, 'this backup is damaged')
      const record: string[] = []
      while (record.length < (said.lines as number)) record.push(await next())
      hash.update(asText(record))
      yield { card, record: asText(record) }
    }
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(file, whyNot(error))
  } finally {
    source.destroy()
  }
}

/** Lines end where they were ended, and at no other sign that may be in one. */
async function* linesOf(input: Readable): AsyncGenerator<string, undefined> {
  let rest = ''
  for await (const chunk of input.setEncoding('utf8')) {
    const parts = `${rest}${chunk}`.split('\n')
    rest = parts.pop()!
    yield* parts
  }
}

function parsed(file: string, line: string): object {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // What follows says it.
  }
  throw new BadInput(file, 'this is no backup of Shamble')
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  EACCES: 'this may not be read or written',
  EISDIR: 'this is a folder',
  Z_DATA_ERROR: 'this is no backup of Shamble, or it is damaged',
  Z_BUF_ERROR: 'the end of this backup is missing',
}

function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}
