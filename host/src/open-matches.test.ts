import { knock, ok, person } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { Host } from './host.js'
import type { MatchKeeper } from './match-keeper.js'
import { type OpenMatch, OpenMatches } from './open-matches.js'
import { type Listed, type MatchCard, MemoryStore } from './store.js'

const seated = (...owners: readonly string[]): MatchCard['seats'] =>
  owners.map((owner) => ({ by: 'person', name: owner, owner }))
const card = (id: string, given: Partial<MatchCard> = {}): MatchCard =>
  ({ id, owner: 'ann', guests: [], seats: seated('ann'), ...given }) as MatchCard

/** A match whose card can be changed as its keeper changes it. */
function open(matches: OpenMatches, id: string, given: Partial<MatchCard> = {}) {
  const keeper = { card: card(id, given) }
  const one = { keeper, match: keeper } as unknown as OpenMatch
  matches.set(id, one)
  const change = (next: Partial<MatchCard>): void => {
    const before = keeper.card
    keeper.card = { ...before, ...next }
    matches.follow(keeper as MatchKeeper, before)
  }
  return { change }
}

describe('open matches', () => {
  it('are known by those whom they concern, as these come and go', () => {
    const matches = new OpenMatches()
    const of = (who: string): string[] => matches.of(who).map((match) => (match as { card: MatchCard }).card.id)
    const first = open(matches, 'first')
    open(matches, 'second', { owner: 'bo', seats: seated('bo') })
    expect([of('ann'), of('bo'), of('cy')]).toEqual([['first'], ['second'], []])
    first.change({ seats: seated('ann', 'bo') })
    first.change({ guests: [{ guest: 'cy', as: 'watcher' }] })
    expect([of('bo'), of('cy')]).toEqual([['second', 'first'], ['first']])
    first.change({
      seats: [...seated('ann'), { by: 'bot', bot: 'house', of: { owner: 'bo', name: 'Bo', why: 'away' } }],
    })
    expect(of('bo'), 'a place that the computer keeps').toEqual(['second', 'first'])
    first.change({ seats: seated('ann'), guests: [], spare: [{ token: 'word', person: 'bo' }] })
    expect([of('bo'), of('cy')], 'a lost browser').toEqual([['second', 'first'], []])
    first.change({ spare: [] })
    expect(of('bo')).toEqual(['second'])
    matches.delete('first')
    first.change({ guests: [{ guest: 'bo', as: 'watcher' }] })
    expect([of('ann'), of('bo'), matches.size]).toEqual([[], ['second'], 1])
  })
})

describe('a host with many matches', () => {
  it('asks its store for those of a person or of a series, never for all', async () => {
    const kept = new MemoryStore()
    const host = new Host({
      games: [knock],
      quietAfter: 10_000,
      store: {
        list: async (which?: Listed) => {
          if (which === undefined) throw new Error('all matches were asked for')
          return (await kept.list()).filter((one) =>
            'person' in which ? one.owner === which.person : one.after === which.after,
          )
        },
        find: (what) => kept.find(what),
        load: (id) => kept.load(id),
        create: (one, record) => kept.create(one, record),
        append: (one, lines) => kept.append(one, lines),
        update: (one) => kept.update(one),
        remove: (id) => kept.remove(id),
      },
    })
    const [ann, bo] = [host.connect('ann'), host.connect('bo')]
    const begin = async (after?: string): Promise<string> => {
      const goingOn = after === undefined ? {} : { after }
      return (await ok(ann, { type: 'create', game: 'knock', seats: [person, person], ...goingOn })).match
    }
    const first = await begin()
    await ok(ann, { type: 'answer', match: first, seat: 0, seq: 0, answer: { type: 'resign' } })
    const second = await begin(first)
    await ok(ann, { type: 'answer', match: second, seat: 0, seq: 0, answer: { type: 'resign' } })
    const third = await begin(second)
    const other = await begin()
    expect((await ok(bo, { type: 'list' })).cards).toEqual([])
    expect((await ok(ann, { type: 'list' })).cards).toHaveLength(4)
    await ok(ann, { type: 'delete', match: second })
    expect((await kept.list()).map(({ id }) => id)).toEqual([other])
    expect((await ann.request({ type: 'look', match: third, seat: 0 })).ok).toBe(false)
    await ok(ann, { type: 'forget' })
    expect(await kept.list()).toEqual([])
  })
})
