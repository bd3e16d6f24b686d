import type { Kept, MatchCard, MatchStore } from '@shamble/host'
import { linesIn } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import { FAULTS, type FaultPoint } from './fault-point.js'

export interface StoreUnderTest {
  /** The same storage for someone who comes anew: another process, a reload. */
  open(): Promise<MatchStore>
  /** Where it can fail; nowhere when `null`. */
  readonly faults: FaultPoint | null
}

const card = (lines: number, given: Partial<MatchCard> = {}): MatchCard => ({
  id: 'c0ffee',
  owner: 'here',
  guests: [],
  game: 'knock',
  name: 'Friday',
  seats: [
    { by: 'person', name: 'Ann', owner: 'here' },
    { by: 'bot', bot: 'house' },
  ],
  realDice: false,
  seed: null,
  responseSeconds: 0,
  created: 1,
  saved: 2,
  turn: lines,
  over: false,
  lines,
  // Room for cards that are written while no line is.
  revision: lines * 10,
  after: null,
  copy: false,
  waiting: false,
  invitation: null,
  asked: [],
  given: [],
  proposal: null,
  ...given,
})
const HEADER = '{"shamble":"match","name":"Ä"}'
const ID = card(0).id
const record = (lines: number): string =>
  [HEADER, ...Array.from({ length: lines - 1 }, (_, i) => `[${i},"é"]`)].map((line) => `${line}\n`).join('')
const kept = (lines: number) => ({ card: card(lines), record: record(lines) })
const grow = (store: MatchStore, from: number, by = 1): Promise<void> =>
  store.append(
    card(from + by),
    record(from + by)
      .trimEnd()
      .split('\n')
      .slice(from),
  )

/** What every place keeps where matches are kept. */
export function storeContract(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`${name} keeps the store contract:`, () => {
    it('what is kept is there for anyone who comes anew', async () => {
      const { open } = await make()
      const store = await open()
      expect(await store.list()).toEqual([])
      await store.create(card(2), record(2))
      await grow(store, 2)
      await grow(store, 3, 3)
      expect(await (await open()).load(ID)).toEqual(kept(6))
      expect(await (await open()).list()).toEqual([card(6)])
      expect(await (await open()).find({ id: ID })).toEqual(card(6))
      expect(await (await open()).find({ id: 'beef' })).toBeNull()
      await store.update(card(6, { name: 'Saturday', revision: 61 }))
      expect((await (await open()).load(ID)).card.name).toBe('Saturday')
      await store.remove(ID)
      expect(await (await open()).list()).toEqual([])
      await expect((await open()).load(ID)).rejects.toThrow('there is no saved game')
    })

    it('an invitation leads to its match, as long as it is the last one', async () => {
      const { open } = await make()
      const store = await open()
      const invited = (code: string, revision = 20) =>
        card(2, { owner: 'ann', invitation: { code, watch: `w${code}` }, revision })
      await store.create(invited('K7QM4XHP'), record(2))
      for (const invitation of ['K7QM4XHP', 'wK7QM4XHP'])
        expect(await (await open()).find({ invitation })).toEqual(invited('K7QM4XHP'))
      await store.update(invited('ABCDEFGH', 21))
      expect(await store.find({ invitation: 'K7QM4XHP' })).toBeNull()
      expect((await store.find({ invitation: 'ABCDEFGH' }))?.id).toBe(ID)
      expect((await store.list({ person: 'ann' })).map(({ id }) => id)).toEqual([ID])
      await store.remove(ID)
      expect(await store.find({ invitation: 'ABCDEFGH' })).toBeNull()
    })

    it('what is not there is neither read nor written', async () => {
      const store = await (await make()).open()
      await store.create(card(2), record(2))
      for (const id of ['beef', '../c0ffee', 'c0ffee/..', '..', '', 'c0ffee.json', '__proto__']) {
        await expect(store.load(id)).rejects.toThrow('there is no saved game')
        await expect(store.append(card(3, { id }), ['[]'])).rejects.toThrow('there is no saved game')
        await expect(store.update(card(2, { id }))).rejects.toThrow('there is no saved game')
        await expect(store.remove(id)).rejects.toThrow('there is no saved game')
      }
      await expect(store.create(card(1), record(1))).rejects.toThrow('already')
      expect(await store.load(ID)).toEqual(kept(2))
    })

    it('of two writers that know a record equally well only one goes on with it', async () => {
      const { open } = await make()
      const [one, other] = [await open(), await open()]
      await one.create(card(2), record(2))
      expect(await other.load(ID)).toEqual(kept(2))
      await grow(one, 2)
      await expect(other.append(card(3, { name: 'mine' }), ['["mine"]'])).rejects.toThrow('continued elsewhere')
      await expect(one.append(card(2), ['[]'])).rejects.toThrow('continued elsewhere')
      await expect(one.append(card(9), ['[]'])).rejects.toThrow('continued elsewhere')
      await grow(one, 3)
      expect(await (await open()).load(ID)).toEqual(kept(4))
    })

    it('a match goes on from another once, and any number of times as a copy', async () => {
      const { open } = await make()
      const [one, other] = [await open(), await open()]
      await one.create(card(2), record(2))
      const next = (id: string, copy: boolean) => card(2, { id, after: ID, copy })
      await one.create(next('abba', false), record(2))
      for (const store of [one, other])
        await expect(store.create(next('beef', false), record(2))).rejects.toThrow('can only be a copy')
      await other.create(next('beef', true), record(2))
      await other.create(next('cafe', true), record(2))
      expect((await (await open()).list()).map(({ id }) => id).sort()).toEqual(['abba', 'beef', ID, 'cafe'])
      expect((await (await open()).load('beef')).card).toEqual(next('beef', true))
      const after = (await (await open()).list({ after: ID })).filter(({ after }) => after === ID)
      expect(after.map(({ id }) => id).sort()).toEqual(['abba', 'beef', 'cafe'])
      expect((await one.list({ after: 'abba' })).filter(({ after }) => after === 'abba')).toEqual([])
      await one.remove('abba')
      await other.create(next('dead', false), record(2))
    })

    const write: Readonly<Record<string, (store: MatchStore) => Promise<void>>> = {
      create: (store) => store.create(card(3), record(3)),
      'create a sequel': (store) => store.create(card(3, { id: 'abba', after: ID }), record(3)),
      append: (store) => grow(store, 2),
      'append several lines': (store) => grow(store, 2, 40),
      update: (store) => store.update(card(2, { name: 'Saturday', revision: 21 })),
      remove: (store) => store.remove(ID),
    }
    const cases = Object.keys(write).flatMap((what) => FAULTS.map((kind) => [what, kind] as const))
    it.each(cases)('%s, while the storage %s anywhere: it happened, or it did not', async (what, kind) => {
      let struck = 0
      const wanted = await whole(what)
      for (let point = 0; ; point++) {
        const { open, faults } = await make()
        if (faults === null) return
        const store = await open()
        if (what !== 'create') await store.create(card(2), record(2))
        const before = await seen(store)
        faults.arm(kind, point)
        const isDone = await write[what]!(store).then(
          () => true,
          () => false,
        )
        faults.disarm()
        const here = `${kind} at ${point}`
        const after = await seen(await open())
        if (isDone) expect(after, here).toEqual(wanted)
        // Anyone who was stopped in the middle learns of the outcome when they come again.
        else if (kind === 'dies') expect([before, wanted].map(stopped), here).toContainEqual(stopped(after))
        else if (what === 'remove') expect([before, wanted], here).toContainEqual(after)
        else expect(after, here).toEqual(before)
        await goesOn(open, store, kind === 'dies', here)
        if (!faults.hasStruck) break
        struck++
      }
      expect(struck).toBeGreaterThan(0)
    })

    /** What is there afterwards where nothing goes wrong. */
    async function whole(what: string): Promise<Seen> {
      const { open } = await make()
      const store = await open()
      if (what !== 'create') await store.create(card(2), record(2))
      await write[what]!(store)
      return seen(await open())
    }

    /** Whatever has happened: the next lines are added behind what is there, once, and record and card agree. */
    async function goesOn(
      open: StoreUnderTest['open'],
      same: MatchStore,
      isStopped: boolean,
      here: string,
    ): Promise<void> {
      const store = isStopped ? await open() : same
      const there = await store.load(ID).catch(() => null)
      if (there === null) {
        expect(await store.list(), here).toEqual([])
        await store.create(card(3, { id: 'abba' }), record(3))
        return
      }
      const lines = linesIn(there.record)
      expect(there.record, here).toBe(record(lines))
      await grow(store, lines)
      expect(await (await open()).load(ID), here).toEqual(kept(lines + 1))
    }
  })
}

type Seen = { readonly length: number; readonly found: Kept | null }

/** All that a store tells. */
async function seen(store: MatchStore): Promise<Seen> {
  const found = await store.load(ID).catch(() => null)
  return { length: (await store.list()).length, found }
}

/** The same where the card could not be written in time: it tells of no more than the record has. */
function stopped({ length, found }: Seen): unknown {
  if (found === null) return { length, found }
  const { lines, turn: _turn, revision: _revision, ...rest } = found.card
  expect(lines).toBeLessThanOrEqual(linesIn(found.record))
  return { length, record: found.record, card: rest }
}
