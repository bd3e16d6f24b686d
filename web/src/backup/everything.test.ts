import { Host, MemoryStore } from '@shamble/host'
import { breathe, knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import type { Played } from '../history/history.js'
import { type Everything, gather, type Keeper, type KeptThing, restore } from './everything.js'

const PLAYED: Played = {
  match: 'a',
  game: 'knock',
  set: null,
  ended: 5,
  turns: 3,
  result: 'won',
  place: 1,
  people: ['Ada'],
  rivals: [],
}
const THING: KeptThing = { game: 'knock', kind: 'map', name: 'Mill', value: { rooms: [1, 2] } }

/** A browser that keeps everything as long as the test lasts. */
function browser(faulty = false) {
  const store = new MemoryStore()
  const port = new Host({ games: { ids: ['knock'], fetch: async () => knock as never }, store }).connect()
  const things: KeptThing[] = []
  const kept = {
    settings: {} as Record<string, unknown>,
    history: [] as readonly Played[],
    rules: {} as Everything['rules'],
  }
  const keeper: Keeper = {
    ask: (request) => port.request(request),
    async cards() {
      const list = await port.request({ type: 'list' })
      return list.ok ? list.value.cards : []
    },
    settings: () => kept.settings,
    history: () => kept.history,
    rules: () => kept.rules,
    things: async () => things,
    async keepThing(thing) {
      if (faulty) throw new Error('no room')
      if (things.some(({ name }) => name === thing.name)) return null
      things.push(thing)
      return async () => void things.splice(things.indexOf(thing), 1)
    },
    keepRest: (rest) => void Object.assign(kept, rest),
  }
  const create = async (): Promise<string> => {
    const made = await port.request({ type: 'create', game: 'knock', seed: 's' })
    if (!made.ok) throw new Error('no match')
    await port.request({ type: 'close', match: made.value.match })
    return made.value.match
  }
  return { keeper, things, kept, create, port }
}

async function full() {
  const here = browser()
  await here.create()
  await here.create()
  here.things.push(THING)
  Object.assign(here.kept, {
    settings: { theme: 'light' },
    history: [PLAYED],
    rules: { knock: [{ name: 'Ours', options: {} }] },
  })
  await breathe()
  return here
}

describe('everything in one file', () => {
  it('comes out in another browser as it was, and is not kept twice', async () => {
    const { file, left } = await gather((await full()).keeper, 7)
    expect(left).toBe(0)
    const there = browser()
    expect(await restore(file, there.keeper)).toEqual({ matches: 2, things: 1, results: 1 })
    expect(await there.keeper.cards()).toHaveLength(2)
    expect(there.things).toEqual([THING])
    expect(there.kept).toEqual({
      settings: { theme: 'light' },
      history: [PLAYED],
      rules: { knock: [{ name: 'Ours', options: {} }] },
    })
    expect(await restore(file, there.keeper)).toEqual({ matches: 0, things: 0, results: 0 })
    expect(await there.keeper.cards()).toHaveLength(2)
    const again = JSON.parse((await gather(there.keeper, 7)).file)
    expect({ ...again, matches: again.matches.length }).toEqual({ ...JSON.parse(file), matches: 2 })
  })

  it('is refused where it is none, and says where it is damaged', async () => {
    const { file } = await gather((await full()).keeper, 7)
    const there = browser()
    const whole = JSON.parse(file)
    const cases: readonly [string, object][] = [
      ['', { why: 'foreign' }],
      ['[]', { why: 'foreign' }],
      ['{"shamble":"match"}', { why: 'foreign' }],
      [file.slice(0, -20), { why: 'foreign' }],
      [JSON.stringify({ ...whole, version: 2 }), { why: 'newer' }],
      [JSON.stringify({ ...whole, things: [{ ...THING, kind: 3 }] }), { why: 'damaged', where: 'things.0.kind' }],
      [
        JSON.stringify({ ...whole, history: [{ ...PLAYED, turns: 'x' }] }),
        { why: 'damaged', where: 'history.0.turns' },
      ],
    ]
    for (const [text, refused] of cases) expect(await restore(text, there.keeper)).toEqual(refused)
    expect(await there.keeper.cards()).toEqual([])
    expect(there.kept.history).toEqual([])
  })

  it('leaves nothing behind where one of its matches cannot be read', async () => {
    const whole = JSON.parse((await gather((await full()).keeper, 7)).file)
    const there = browser()
    const cut = whole.matches[1].replace(/\n[^\n]+\n[^\n]*$/, '\n')
    const broken = JSON.stringify({ ...whole, matches: [whole.matches[0], `${cut}[garbage`] })
    expect(await restore(broken, there.keeper)).toMatchObject({ why: 'match', number: 2 })
    expect(await there.keeper.cards()).toEqual([])
    expect(there.things).toEqual([])
    expect(there.kept.settings).toEqual({})
  })

  it('leaves nothing behind where the browser has no room', async () => {
    const { file } = await gather((await full()).keeper, 7)
    const there = browser(true)
    expect(await restore(file, there.keeper)).toEqual({ why: 'unkept' })
    expect(await there.keeper.cards()).toEqual([])
    expect(there.kept.history).toEqual([])
  })
})
