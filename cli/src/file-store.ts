import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  asText,
  type Claim,
  checkSequel,
  isSought,
  type Kept,
  keptAlready,
  type MatchCard,
  type MatchStore,
  noSuchMatch,
  readCard,
  type Sought,
  writtenElsewhere,
} from '@shamble/host'
import { linesIn } from '@shamble/record'
import { type Disk, syncFolder, systemDisk, writeAll, writeNew } from './disk.js'
import { claimMatch } from './match-lock.js'

/** How far a record is known to be whole. */
interface Extent {
  readonly bytes: number
  readonly lines: number
  /** How long its file is; `null` when something that could not be undone may follow the whole lines. */
  readonly size: number | null
  /** What the last line lacks: someone's editor has taken its end off. */
  readonly missing: '' | '\n'
}

/**
 * Matches as files: `<id>.match` is the record, `<id>.json` the card beside it.
 *
 * A line counts when it is synced and the card that tells of it has its name. Until then everything is undone where
 * something fails: the record is cut back to what was known of it, and nothing is written behind a torn line. Where the
 * process itself was stopped, a whole line more than the card tells of is kept, and half a line is not.
 */
export class FileStore implements MatchStore {
  readonly #folder: string
  readonly #disk: Disk
  readonly #extents = new Map<string, Extent>()

  constructor(folder: string, disk: Disk = systemDisk) {
    this.#folder = folder
    this.#disk = disk
  }

  /** @throws BadInput where this is no id: what comes from outside never names a path */
  recordFile(id: string): string {
    return join(this.#folder, `${checked(id)}.match`)
  }

  #cardFile(id: string): string {
    return join(this.#folder, `${checked(id)}.json`)
  }

  async list(): Promise<MatchCard[]> {
    const names = await this.#disk.names(this.#folder).catch(() => [])
    const ids = names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : [])).filter(isId)
    const cards = await Promise.all(ids.map((id) => this.#card(id)))
    return cards.filter((card) => card !== null).sort((a, b) => b.saved - a.saved)
  }

  async find(what: Sought): Promise<MatchCard | null> {
    return (await this.list()).find((card) => isSought(card, what)) ?? null
  }

  async load(id: string): Promise<Kept> {
    const card = isId(id) ? await this.#card(id) : null
    if (card === null) throw noSuchMatch(id)
    const text = textOf(await this.#disk.read(this.recordFile(id)))
    const known = this.#extents.get(id)
    // What could not be undone did not happen all the same.
    const extent = known?.size === null ? known : extentOf(text)
    // What the card tells of was whole once: then the torn line is damage, and the one who reads the record says so.
    if (extent.lines < card.lines) return { card, record: text }
    this.#extents.set(id, extent)
    return { card, record: Buffer.from(text).subarray(0, extent.bytes).toString() + extent.missing }
  }

  async create(card: MatchCard, record: string): Promise<void> {
    if (card.after === null || card.copy) return this.#create(card, record)
    await this.#disk.makeFolder(this.#folder)
    // Two processes that want to go on from the same match: the second one sees what the first has made.
    const claim = await claimMatch(this.#folder, `next-${checked(card.after)}`)
    try {
      checkSequel(card, await this.list())
      await this.#create(card, record)
    } finally {
      await claim.release()
    }
  }

  async #create(card: MatchCard, record: string): Promise<void> {
    const file = this.recordFile(card.id)
    await this.#disk.makeFolder(this.#folder)
    await writeNew(this.#disk, file, record, 'wx').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? keptAlready(card.id) : error
    })
    try {
      await this.#disk.rename(await this.#newCard(card), this.#cardFile(card.id))
      await syncFolder(this.#disk, this.#folder)
    } catch (error) {
      // The card first: what has none is no match.
      for (const path of [this.#cardFile(card.id), file]) await this.#disk.remove(path).catch(() => {})
      throw error
    }
    this.#extents.set(card.id, extentOf(record))
  }

  async append(card: MatchCard, lines: readonly string[]): Promise<void> {
    const extent = await this.#extent(card.id)
    if (extent.lines !== card.lines - lines.length) throw writtenElsewhere()
    // Whatever a card needs of the disk it has before the record is touched.
    const newCard = await this.#newCard(card)
    const file = await this.#disk.open(this.recordFile(card.id), 'r+')
    try {
      if (extent.size === null) await this.#cut(card.id, extent, file)
      else if ((await file.stat()).size !== extent.size) throw writtenElsewhere()
      let bytes = extent.bytes
      try {
        bytes += await writeAll(file, extent.missing + asText(lines), extent.bytes)
        await file.sync()
        await this.#disk.rename(newCard, this.#cardFile(card.id))
      } catch (error) {
        this.#extents.set(card.id, { ...extent, size: null })
        await this.#cut(card.id, extent, file).catch(() => {})
        throw error
      }
      this.#extents.set(card.id, { bytes, lines: card.lines, size: bytes, missing: '' })
    } finally {
      await file.close().catch(() => {})
    }
  }

  async update(card: MatchCard): Promise<void> {
    if ((await this.#extent(card.id)).lines !== card.lines) throw writtenElsewhere()
    await this.#disk.rename(await this.#newCard(card), this.#cardFile(card.id))
  }

  async remove(id: string): Promise<void> {
    if (!isId(id) || (await this.#card(id)) === null) throw noSuchMatch(id)
    this.#extents.delete(id)
    // The card first: what has none is no match.
    await this.#disk.remove(this.#cardFile(id))
    await this.#disk.remove(this.recordFile(id))
    await syncFolder(this.#disk, this.#folder)
  }

  async claim(id: string): Promise<Claim> {
    await this.#disk.makeFolder(this.#folder)
    return claimMatch(this.#folder, checked(id))
  }

  async #extent(id: string): Promise<Extent> {
    const known = this.#extents.get(id)
    if (known !== undefined) return known
    await this.load(id)
    const extent = this.#extents.get(id)
    if (extent === undefined) throw writtenElsewhere()
    return extent
  }

  async #cut(id: string, extent: Extent, file: Awaited<ReturnType<Disk['open']>>): Promise<void> {
    await file.truncate(extent.bytes)
    await file.sync()
    this.#extents.set(id, { ...extent, size: extent.bytes })
  }

  /** A card that has no name yet, whole and synced. */
  async #newCard(card: MatchCard): Promise<string> {
    const path = `${this.#cardFile(card.id)}.new`
    await writeNew(this.#disk, path, JSON.stringify(card), 'w')
    return path
  }

  async #card(id: string): Promise<MatchCard | null> {
    try {
      const card = readCard(JSON.parse(textOf(await this.#disk.read(this.#cardFile(id)))))
      return card?.id === id ? card : null
    } catch {
      // A card that cannot be read hides its match from the list; the record itself can still be opened as a file.
      return null
    }
  }
}

/** The card of a record that is in a store; `null` where there is none. */
export function cardBeside(record: string): MatchCard | null {
  try {
    const card = readCard(JSON.parse(readFileSync(record.replace(/\.match$/, '.json'), 'utf8')))
    return card?.id === basename(record, '.match') ? card : null
  } catch {
    return null
  }
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8')

const isId = (id: string): boolean => /^[0-9a-f]{1,64}$/.test(id)

function checked(id: string): string {
  if (!isId(id)) throw noSuchMatch(id)
  return id
}

function extentOf(text: string): Extent {
  const end = text.lastIndexOf('\n') + 1
  const [whole, tail] = [text.slice(0, end), text.slice(end)]
  const lines = linesIn(whole)
  const bytes = Buffer.byteLength(whole)
  const size = Buffer.byteLength(text)
  if (tail === '') return { bytes, lines, size, missing: '' }
  if (isWhole(tail)) return { bytes: size, lines: lines + 1, size, missing: '\n' }
  return { bytes, lines, size: null, missing: '' }
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}
