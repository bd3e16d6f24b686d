import { createHash } from 'node:crypto'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** A file of the page as it is sent. */
export interface PageFile {
  readonly bytes: Buffer
  readonly type: string
  readonly etag: string
  /** The same, compressed, where the build has made it. */
  readonly packed: Readonly<Partial<Record<Packing, Buffer>>>
}

export const PACKINGS = ['br', 'gzip'] as const
export type Packing = (typeof PACKINGS)[number]
const PACKED_ENDING: Readonly<Record<Packing, string>> = { br: '.br', gzip: '.gz' }

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

type Files = ReadonlyMap<string, PageFile>

/**
 * The built page, whole, in memory: what happens to its folder meanwhile hits nobody who is being served. A new build is
 * taken up when all of it is there. Files of the build before it are still to be had: a page that is open asks for its
 * own parts.
 */
export class PageFiles {
  readonly #folder: string
  #files: Files
  #before: Files = new Map()
  #build: string
  #reading: Promise<void> | null = null

  private constructor(folder: string, files: Files, build: string) {
    this.#folder = folder
    this.#files = files
    this.#build = build
  }

  /** @throws where the folder has no page */
  static async read(folder: string): Promise<PageFiles> {
    const build = await buildOf(folder)
    return new PageFiles(folder, await filesIn(folder), build)
  }

  get(path: string): PageFile | undefined {
    return this.#files.get(path) ?? this.#before.get(path)
  }

  /** Takes up a new build, if there is one and all of it can be read. */
  async refresh(): Promise<void> {
    this.#reading ??= this.#readAnew().finally(() => {
      this.#reading = null
    })
    await this.#reading
  }

  async #readAnew(): Promise<void> {
    try {
      const build = await buildOf(this.#folder)
      if (build === this.#build) return
      const files = await filesIn(this.#folder)
      // Swapped again while it was read: the next request finds it.
      if ((await buildOf(this.#folder)) !== build) return
      this.#before = this.#files
      this.#files = files
      this.#build = build
    } catch {
      // In the middle of a swap: what there was is served on.
    }
  }
}

/** Tells one build from the next. */
async function buildOf(folder: string): Promise<string> {
  const { ino, mtimeMs, size } = await lstat(join(folder, 'index.html'))
  return `${ino} ${mtimeMs} ${size}`
}

async function filesIn(folder: string): Promise<Files> {
  const found = new Map<string, Buffer>()
  const walk = async (path: string, name: string): Promise<void> => {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      const [full, named] = [join(path, entry.name), `${name}/${entry.name}`]
      // Neither what is hidden nor what lies elsewhere belongs to the page.
      if (entry.name.startsWith('.') || entry.isSymbolicLink()) continue
      if (entry.isDirectory()) await walk(full, named)
      else if (entry.isFile()) found.set(named, await readFile(full))
    }
  }
  await walk(folder, '')
  const files = new Map<string, PageFile>()
  for (const [name, bytes] of found) {
    const packed = Object.fromEntries(
      PACKINGS.flatMap((packing) => {
        const small = found.get(name + PACKED_ENDING[packing])
        return small === undefined ? [] : [[packing, small]]
      }),
    )
    files.set(name, { bytes, packed, type: TYPES[extname(name)] ?? 'application/octet-stream', etag: etagOf(bytes) })
  }
  return files
}

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
