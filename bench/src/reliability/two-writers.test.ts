import { type MatchCard, type MatchStore, writtenElsewhere } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { linesIn } from '@shamble/record'
import { knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { twoWriters } from './two-writers.js'

const small = knock as unknown as GameModule

describe('two writers', () => {
  it('of one match: one writes it at a time', async () => {
    const { tried, failures } = await twoWriters(small, 20, 'many')
    expect([tried, failures]).toEqual([20, []])
  })

  it('that both write are counted', async () => {
    // Appends to whatever is there, and gives everybody the match.
    const careless = (store: MatchStore): MatchStore => ({
      list: () => store.list(),
      find: (what) => store.find(what),
      load: (id) => store.load(id),
      create: (card, record) => store.create(card, record),
      update: (card) => fitting(store, card, 0, (fit) => store.update(fit)),
      append: (card, lines) => fitting(store, card, lines.length, (fit) => store.append(fit, lines)),
      remove: (id) => store.remove(id),
    })
    const { failures } = await twoWriters(small, 8, 'planted', careless)
    expect(failures.some((failure) => failure.includes('two terminals'))).toBe(true)
    expect(failures.some((failure) => failure.includes('two tabs'))).toBe(true)
  })
})

/** Makes a card fit the record that is there, as a store that looks at nothing would take it. */
async function fitting(
  store: MatchStore,
  card: MatchCard,
  more: number,
  write: (fit: MatchCard) => Promise<void>,
): Promise<void> {
  for (;;) {
    const lines = linesIn((await store.load(card.id)).record) + more
    try {
      return await write({ ...card, lines })
    } catch (error) {
      if ((error as Error).message !== writtenElsewhere().message) throw error
    }
  }
}
