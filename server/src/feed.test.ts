import { Host, MemoryStore } from '@shamble/host'
import { knock, ok, person } from '@shamble/testkit'
import { expect, it } from 'vitest'
import { feedOf, readFeed } from './feed.js'

it('a feed tells what waits for its person, and nothing of others', async () => {
  const store = new MemoryStore()
  const [ann, bo, eve] = ['a', 'b', 'e'].map((name) => name.repeat(43)) as [string, string, string]
  const host = new Host({ games: [knock], store, quietAfter: 1e6, report() {} })
  const [anns, bos] = [host.connect(ann), host.connect(bo)]
  const seats = [{ ...person, name: 'Ann' }, { by: 'open' as const }]
  const { match } = await ok(anns, { type: 'create', game: 'knock', name: '<Tea & cake>', seats })
  const games = { ids: ['knock'], fetch: async () => knock }
  const read = (who: string, language: 'en' | 'fr' = 'en'): Promise<string> =>
    feedOf(store, games, { person: who, language }, 'https://x/')
  expect(await read(ann)).not.toContain('<entry>')
  const { invitation } = await ok(anns, { type: 'room', match })
  await ok(bos, { type: 'join', invitation: invitation!.code, name: 'Bo' })
  await ok(bos, { type: 'ready', match, on: true })
  await ok(anns, { type: 'start', match })
  await host.idle()
  const anna = await read(ann, 'fr')
  expect(anna).toContain(`<link href="https://x/#/table/${match}"/>`)
  expect(anna).toContain('&lt;Tea &amp; cake&gt; (')
  expect(anna).toContain('C’est à vous de jouer.')
  for (const who of [bo, eve]) expect(await read(who)).not.toContain('<entry>')
  await ok(anns, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
  await host.idle()
  expect(await read(ann)).not.toContain('<entry>')
  expect(await read(bo)).toContain('<entry>')
  await host.close()
})

it('only a whole name is a feed', () => {
  const name = 'x'.repeat(43)
  expect(readFeed(`/feed/${name}`)).toEqual({ person: name, language: 'en' })
  expect(readFeed(`/feed/${name}?lang=fr`)).toEqual({ person: name, language: 'fr' })
  for (const url of ['/feed', '/feed/', `/feed/${name}x`, `/feed/${name}/`, `/feed/${name}?lang=de/../`])
    expect(readFeed(url), url).toBeNull()
})
