import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Below } from '@shamble/chance'
import { SqliteStore } from '@shamble/server/parts'
import { type Told, toldIn } from './trace.js'

const ROOT = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))

/** Makes the library that comes between a process and its disk; `null` where nothing can be compiled. */
export function diskLibrary(folder: string): string | null {
  const library = join(folder, 'disk.so')
  const source = join(ROOT, 'bench/src/reliability/server/disk.c')
  if (process.platform !== 'linux' || !existsSync(source)) return null
  const made = spawnSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl', '-lpthread'])
  return made.status === 0 ? library : null
}

/** The ways in which a disk fails, as the library numbers them. */
export const DISK_FAULTS = { full: 1, 'bad write': 2, 'bad sync': 3, 'slow sync': 4, 'half a write': 5 } as const
export type DiskFault = keyof typeof DISK_FAULTS

/** A new database, and what its files hold: that they are there at all is taken for granted. */
export async function newDatabase(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  mkdirSync(folder)
  await new SqliteStore(join(folder, 'tables.db')).close()
  // The index of a log is made anew after a cut.
  const names = readdirSync(folder).filter((name) => !name.endsWith('-shm'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
}

/** What a process is started with so that its writes to a folder are watched. */
export class WatchedDisk {
  readonly environment: Readonly<Record<string, string>>
  readonly #log: string
  readonly #control: string

  /** @param folder where everything that it writes is */
  constructor(library: string, folder: string) {
    const beside = `${folder}-watched`
    mkdirSync(beside, { recursive: true })
    this.#log = join(beside, 'log')
    this.#control = join(beside, 'fault')
    writeFileSync(this.#control, Buffer.alloc(20))
    this.environment = {
      LD_PRELOAD: library,
      SHAMBLE_DISK_FOLDER: folder,
      SHAMBLE_DISK_LOG: this.#log,
      SHAMBLE_DISK_FAULT: this.#control,
    }
  }

  /** From now on, after so many more writes or syncs, so many of them fail. */
  arm(fault: DiskFault, after: number, times: number): void {
    const control = openSync(this.#control, 'r+')
    const bytes = Buffer.alloc(20)
    for (const [i, value] of [0, after, DISK_FAULTS[fault], times].entries()) bytes.writeInt32LE(value, 4 * i)
    writeSync(control, bytes, 0, 20, 0)
    // Last, when everything else is there.
    bytes.writeInt32LE(1, 0)
    writeSync(control, bytes, 0, 4, 0)
    closeSync(control)
  }

  /** Nothing fails any longer. How often something has since it was armed. */
  disarm(): number {
    const control = openSync(this.#control, 'r+')
    writeSync(control, Buffer.alloc(4), 0, 4, 0)
    const bytes = Buffer.alloc(20)
    readSync(control, bytes, 0, 20, 0)
    closeSync(control)
    return bytes.readInt32LE(16)
  }

  read(): DiskLog {
    return new DiskLog(readFileSync(this.#log))
  }
}

const HEAD = 24

interface Entry {
  readonly op: string
  readonly file: number
  readonly fd: number
  readonly offset: number
  readonly data: Buffer
}

/** What a process has written, synced and sent, in this order. */
export class DiskLog {
  readonly entries: readonly Entry[]

  constructor(bytes: Buffer) {
    const entries: Entry[] = []
    for (let at = 0; at + HEAD <= bytes.length; ) {
      const length = bytes.readUInt32LE(at + 16)
      const data = bytes.subarray(at + HEAD, at + HEAD + length)
      // A process that was killed may not have written its last word.
      if (data.length < length) break
      const [op, file] = [String.fromCharCode(bytes[at]!), bytes[at + 1]!]
      entries.push({ op, file, fd: bytes.readUInt32LE(at + 4), offset: Number(bytes.readBigUInt64LE(at + 8)), data })
      at += HEAD + length
    }
    this.entries = entries
  }
}

/** What becomes of what was written and not synced when the power goes. */
export const SURVIVES = ['nothing', 'something', 'everything'] as const
export type Survives = (typeof SURVIVES)[number]

/** Disks lose and keep such pieces. */
const SECTOR = 512

/** Follows a log, and knows at each moment what is on the disk for sure and what people were told. */
export class PowerCut {
  readonly #below: Below
  readonly #files = new Map<number, { readonly name: string; content: Buffer; pending: Entry[] }>()
  readonly #base: ReadonlyMap<string, Buffer>
  readonly #streams = new Map<number, Stream>()
  readonly told = new Map<string, Told>()

  /** @param base what the files held before, by their names */
  constructor(below: Below, base: ReadonlyMap<string, Buffer>) {
    this.#below = below
    this.#base = base
  }

  follow(entry: Entry): void {
    const { op, data, fd } = entry
    if (op === 'P') {
      const stream = this.#streams.get(fd) ?? new Stream()
      this.#streams.set(fd, stream)
      for (const told of stream.take(data)) {
        const known = this.told.get(told.match)
        if (known === undefined || known.seq < told.seq) this.told.set(told.match, told)
      }
      return
    }
    if (op === 'N') {
      const name = basename(String(data))
      this.#files.set(entry.file, { name, content: this.#base.get(name) ?? Buffer.alloc(0), pending: [] })
      return
    }
    const file = this.#files.get(entry.file)
    if (file === undefined) return
    if (op === 'S') file.content = file.pending.reduce(written, file.content)
    if (op === 'X') file.content = file.pending.filter(() => this.#below(2) === 0).reduce(written, file.content)
    if (op === 'S' || op === 'X') file.pending = []
    else file.pending.push(entry)
  }

  /** The files as they are found after a cut at this moment. */
  cut(survives: Survives): Map<string, Buffer> {
    const found = new Map(this.#base)
    for (const { name, content, pending } of this.#files.values()) {
      const left = pending.flatMap((entry) =>
        survives === 'everything' ? [entry] : survives === 'nothing' ? [] : this.#parts(entry),
      )
      found.set(name, left.reduce(written, content))
    }
    return found
  }

  #parts(entry: Entry): Entry[] {
    const fate = this.#below(3)
    if (fate === 0) return []
    if (fate === 1 || entry.op !== 'W') return [entry]
    const parts: Entry[] = []
    for (let at = 0; at < entry.data.length; at += SECTOR)
      if (this.#below(2) === 0)
        parts.push({ ...entry, offset: entry.offset + at, data: entry.data.subarray(at, at + SECTOR) })
    return parts
  }
}

function written(content: Buffer, { op, offset, data }: Entry): Buffer {
  if (op === 'T') return offset <= content.length ? content.subarray(0, offset) : grown(content, offset)
  const next = grown(content, Math.max(content.length, offset + data.length))
  data.copy(next, offset)
  return next
}

function grown(content: Buffer, length: number): Buffer {
  const next = Buffer.alloc(length)
  content.copy(next)
  return next
}

/** What is sent on one line: messages one after another, after a greeting. */
class Stream {
  #rest: Buffer = Buffer.alloc(0)
  #match = ''
  /** What is sent elsewhere, to the one who started it, is nobody's line. */
  #isLine = false

  take(data: Buffer): Told[] {
    if (data.subarray(0, 5).equals(Buffer.from('HTTP/'))) {
      // A new line where another was.
      this.#rest = Buffer.alloc(0)
      this.#isLine = true
      return []
    }
    if (!this.#isLine) return []
    this.#rest = Buffer.concat([this.#rest, data])
    const all: Told[] = []
    for (let frame = frameIn(this.#rest); frame !== null; frame = frameIn(this.#rest)) {
      this.#rest = this.#rest.subarray(frame.end)
      if (frame.kind !== 1) continue
      const told = toldIn(frame.text, this.#match)
      if (told !== null) {
        this.#match = told.match
        all.push(told)
      }
    }
    return all
  }
}

function frameIn(bytes: Buffer): { readonly kind: number; readonly text: string; readonly end: number } | null {
  if (bytes.length < 2) return null
  const short = bytes[1]! & 0x7f
  const from = short === 126 ? 4 : short === 127 ? 10 : 2
  if (bytes.length < from) return null
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  const end = from + length
  return bytes.length < end ? null : { kind: bytes[0]! & 0x0f, text: String(bytes.subarray(from, end)), end }
}
