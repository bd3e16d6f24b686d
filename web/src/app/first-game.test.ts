import dawn from '@shamble/game-dawn'
import deadDice from '@shamble/game-dead-dice'
import dwa from '@shamble/game-dwa'
import zombies from '@shamble/game-zombies'
import { Host, MemoryStore } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { expect, it } from 'vitest'
import dawnPlan from '../games/dawn/setup.js'
import deadDicePlan from '../games/dead-dice/setup.js'
import dwaPlan from '../games/dwa/setup.js'
import zombiesPlan from '../games/zombies/setup.js'
import { beginFirst, firstRequest } from './first-game.js'

const ALL = [
  [dawn, dawnPlan],
  [zombies, zombiesPlan],
  [dwa, dwaPlan],
  [deadDice, deadDicePlan],
] as const

it.each(ALL.map(([module, plan]) => [module.game.id, module, plan] as const))(
  'a first game of %s begins at once, and the person is asked first',
  async (_id, module, plan) => {
    const port = new Host({ games: [module as unknown as GameModule], store: new MemoryStore() }).connect()
    let drawn = 0
    const first = { module: module as never, plan, names: [], bot: 'house', seed: () => `seed ${++drawn}` }
    const reply = await beginFirst(first, (request) => port.request(request))
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    const look = await port.request({ type: 'look', match: reply.value.match, seat: 0 })
    expect(look.ok && look.value.questions[0]?.seat).toBe(0)
    expect(look.ok && look.value.seats[0]?.by).toBe('person')
    // What was drawn in vain does not stand among the saved games.
    const list = await port.request({ type: 'list' })
    expect(list.ok && list.value.cards).toHaveLength(1)
    port.close()
  },
)

it('lots are drawn again until the person begins, however long that takes', async () => {
  let looked = 0
  const deleted: string[] = []
  const ask = (async (request: { type: string; seed?: string; match?: string }) => {
    if (request.type === 'create') return { ok: true, value: { match: request.seed } }
    if (request.type === 'delete') deleted.push(request.match!)
    if (request.type === 'look') looked++
    return { ok: true, value: { questions: [{ seat: looked > 40 ? 0 : -1 }] } }
  }) as Parameters<typeof beginFirst>[1]
  let drawn = 0
  const first = { module: zombies as never, plan: zombiesPlan, names: [], bot: 'house', seed: () => `${++drawn}` }
  expect(await beginFirst(first, ask)).toEqual({ ok: true, value: { match: '41' } })
  expect(deleted).toHaveLength(40)
})

it('a first game of Dawn is one that people win, by the person alone', () => {
  const request = firstRequest({ module: dawn as never, plan: dawnPlan, names: ['Ada'], bot: 'house' })
  expect(request.options).toMatchObject({ mode: 'solitaire', ...dawn.game.options.presets['first-game'] })
  expect(request.seats).toEqual([{ by: 'person', name: 'Ada' }])
})

it('rules that are good to begin with are taken where a game has some', () => {
  const request = firstRequest({ module: zombies as never, plan: zombiesPlan, names: ['Ada'], bot: 'house' })
  expect(request.options).toMatchObject({ winZombies: 12, expansion: 'baseOnly' })
  expect(request.seats?.map((seat) => (seat.by === 'person' ? seat.name : seat.by))).toEqual([
    ...['Ada', 'bot', 'bot', 'bot'],
  ])
})
