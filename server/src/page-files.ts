import { createHash } from 'node:crypto'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

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

const HOME = '/index.html'

type Files = ReadonlyMap<string, PageFile>

/**
 * The built page, whole, in memory: what happens to its folder meanwhile hits nobody who is being served. A new build is
 * taken up when all of it is there. Files of the build before it are still to be had: a page that is open asks for its
 * own parts.
 */
export class PageFiles {
  readonly #folder: string
  readonly #mark: () => string
  #files: Files
  #before: Files = new Map()
  readonly #markedFiles = new WeakMap<PageFile, PageFile>()
  #build: string
  #reading: Promise<void> | null = null

  private constructor(folder: string, mark: () => string, files: Files, build: string) {
    this.#folder = folder
    this.#mark = mark
    this.#files = files
    this.#build = build
  }

  /**
   * @param mark what the head of the page gets besides, asked when someone wants it first
   * @throws where the folder has no page
   */
  static async read(folder: string, mark: () => string): Promise<PageFiles> {
    const build = await buildOf(folder)
    return new PageFiles(folder, mark, await filesIn(folder), build)
  }

  get(path: string): PageFile | undefined {
    const file = this.#files.get(path) ?? this.#before.get(path)
    return file !== undefined && path === HOME ? this.#marked(file) : file
  }

  /** The page itself, told who serves it. */
  #marked(file: PageFile): PageFile {
    const known = this.#markedFiles.get(file)
    if (known !== undefined) return known
    const bytes = Buffer.from(file.bytes.toString('utf8').replace('</head>', `${this.#mark()}</head>`))
    const packed = {
      ...(file.packed.br === undefined ? {} : { br: brotliCompressSync(bytes) }),
      ...(file.packed.gzip === undefined ? {} : { gzip: gzipSync(bytes) }),
    }
    const marked = { ...file, bytes, packed, etag: etagOf(bytes) }
    this.#markedFiles.set(file, marked)
    return marked
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
      // Neither what is hidden nor what is elsewhere belongs to the page.
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
