import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MatchCard, type MatchStore, noSuchMatch } from '@shamble/host'

/** Matches as files: `<id>.match` is the record, `<id>.json` the card beside it. */
export class FileStore implements MatchStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  recordFile(id: string): string {
    return join(this.#folder, `${id}.match`)
  }

  async list(): Promise<MatchCard[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const cards = await Promise.all(
      names.filter((name) => name.endsWith('.json')).map((name) => this.#card(name.slice(0, -5))),
    )
    return cards.filter((card) => card !== null).sort((a, b) => b.saved - a.saved)
  }

  async load(id: string): Promise<{ card: MatchCard; record: string }> {
    const card = /^[0-9a-f]+$/.test(id) ? await this.#card(id) : null
    if (card === null) throw noSuchMatch(id)
    return { card, record: await readFile(this.recordFile(id), 'utf8') }
  }

  async create(card: MatchCard, record: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await writeWhole(this.recordFile(card.id), record)
    await this.update(card)
  }

  async append(card: MatchCard, lines: readonly string[]): Promise<void> {
    await appendFile(this.recordFile(card.id), lines.map((line) => `${line}\n`).join(''))
    await this.update(card)
  }

  async update(card: MatchCard): Promise<void> {
    await writeWhole(join(this.#folder, `${card.id}.json`), JSON.stringify(card))
  }

  async remove(id: string): Promise<void> {
    await this.load(id)
    await rm(this.recordFile(id), { force: true })
    await rm(join(this.#folder, `${id}.json`), { force: true })
  }

  async #card(id: string): Promise<MatchCard | null> {
    try {
      return JSON.parse(await readFile(join(this.#folder, `${id}.json`), 'utf8')) as MatchCard
    } catch {
      // A card that cannot be read hides its match from the list; the record itself can still be opened as a file.
      return null
    }
  }
}

/** Never leaves half a file behind. */
async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
