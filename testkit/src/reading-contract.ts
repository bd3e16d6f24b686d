import { seededChance } from '@shamble/chance'
import type { HostPort, HostRequest } from '@shamble/host'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { fileOf, Match } from '@shamble/record'
import { speaker } from '@shamble/text'
import { expect, it } from 'vitest'
import { bot, type HostUnderTest, look, ok, person, table } from './host-table.js'
import { knockGame } from './knock.js'

/** Anyone who only looks changes nothing; and what is looked at behind the play may turn out to be forged. */
export function readingContract(make: () => Promise<HostUnderTest>): void {
  it('a match that is open for reading is shown, and neither bots nor clocks nor people act in it', async () => {
    const { host, port, match } = await table(make, { seats: [person, bot('house')], responseSeconds: 5 })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
    const other = await host.restart()
    const reader = other.connect()
    await ok(reader, { type: 'open', match, reading: true })
    const { writes } = host.store
    const before = await look(reader, match, 0)
    await other.advance(60_000)
    expect(await look(reader, match, 0)).toEqual(before)
    expect((await ok(reader, { type: 'log', match, seat: 0 })).entries).toHaveLength(2)
    expect((await ok(reader, { type: 'past', match, seat: 0, seq: 0 })).seq).toBe(0)
    const acts: readonly HostRequest[] = [
      { type: 'answer', match, seat: 0, seq: 1, answer: { type: 'jeer' } },
      { type: 'dice', match, dice: [1] },
      { type: 'retype', match },
      { type: 'undo', match, seat: 0 },
      { type: 'end', match, seat: 0 },
      { type: 'consent', match, seat: 0, agree: true },
      { type: 'sit', match, seat: 1, plan: person },
    ]
    for (const act of acts) expect(await sentences(reader, act)).toEqual(READING)
    expect(host.store.writes).toBe(writes)
  })

  it('the one who plays a match goes on while others read it, and they see more when they open it again', async () => {
    const { host, port, match, notices } = await table(make, { seats: [person, bot('house')], seed: 'beside' })
    const other = await host.restart()
    const reader = other.connect()
    await ok(reader, { type: 'open', match, reading: true })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
    await other.advance(60_000)
    await host.advance(60_000)
    const played = await look(port, match, 0)
    expect(played.seq).toBeGreaterThan(1)
    expect(notices.map(({ type }) => type)).not.toContain('trouble')
    expect((await look(reader, match, 0)).seq).toBe(0)
    await ok(reader, { type: 'open', match, reading: true })
    expect((await look(reader, match, 0)).view).toEqual(played.view)
    // The table that plays it may read it as well, and plays on.
    await ok(port, { type: 'open', match, reading: true })
    await ok(port, { type: 'answer', match, seat: 0, seq: played.seq, answer: { type: 'walk' } })
  })

  it('a match that was read is taken up where it stands', async () => {
    const { host, port, match } = await table(make, { seats: [person, bot('house')] })
    const other = await host.restart()
    const reader = other.connect()
    await ok(reader, { type: 'open', match, reading: true })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
    await ok(port, { type: 'close', match })
    const opened = [ok(reader, { type: 'open', match }), ok(reader, { type: 'open', match, reading: true })]
    await Promise.all(opened)
    expect((await look(reader, match, 0)).seq).toBe(1)
    await other.advance(0)
    const seen = await look(reader, match, 0)
    expect(seen.seq).toBeGreaterThan(1)
    await ok(reader, { type: 'rename', match, name: 'Friday' })
    // Left and entered again in one breath, it is open.
    await Promise.all([ok(reader, { type: 'close', match }), ok(reader, { type: 'open', match })])
    expect((await look(reader, match, 0)).view).toEqual(seen.view)
  })

  it('a forged record plays until it is found out; then the table is told the line, and nothing more is taken', async () => {
    const { host, port, match: sound } = await table(make, { seats: [person, person] })
    const { card } = await host.store.load(sound)
    const match = 'forged'
    const record = forgedRecord()
    await host.store.create({ ...card, id: match, lines: record.trimEnd().split('\n').length }, record)
    const told: unknown[] = []
    port.listen((notice) => void (notice.type === 'trouble' && told.push([notice.match, notice.fault.where])))
    await ok(port, { type: 'open', match, reading: true })
    await ok(port, { type: 'open', match })
    await ok(port, { type: 'answer', match, seat: 0, seq: 2, answer: { type: 'walk' } })
    expect(told).toEqual([])
    await host.advance(0)
    expect(told).toEqual([[match, 'line 5']])
    const more = { type: 'answer', match, seat: 0, seq: 3, answer: { type: 'roll' } } as const
    expect(await sentences(port, more)).toEqual({
      where: 'line 5',
      en: 'the position is not the one that the file describes',
      fr: 'la position n’est pas celle que le fichier indique',
    })
    expect(await sentences(port, { type: 'undo', match, seat: 0 })).toMatchObject({ where: 'line 5' })
    // What was answered meanwhile is seen, and kept.
    expect(await look(port, match, 0)).toMatchObject({ seq: 3, view: { walked: 3 } })
    const kept = await host.store.load(match)
    expect(kept.record.startsWith(record)).toBe(true)
    expect(kept.record.slice(record.length).match(/"walk"/g)).toHaveLength(1)
    expect((await ok(port, { type: 'export', match })).record).toBe(fileOf([kept.record]))
    expect((await look(port, sound, 0)).seq).toBe(0)
  })
}

const READING = {
  where: 'match',
  en: 'you cannot play here: this game is open for reading only',
  fr: 'vous ne pouvez pas jouer ici : cette partie est ouverte en lecture seule',
}

/** What someone is told whose request is not carried out. */
async function sentences(port: HostPort, request: HostRequest): Promise<unknown> {
  const reply = await port.request(request)
  if (reply.ok || !('error' in reply)) return reply
  const { where, said } = reply.error
  const inWords = (language: 'en' | 'fr') => speaker(language)(said?.key ?? '', said?.params)
  return { where, en: inWords('en'), fr: inWords('fr') }
}

/** A chain that holds, and a score at its fifth line that no answer leads to; a snapshot has it as well. */
function forgedRecord(): string {
  const chance = seededChance('forged')
  const match = Match.create(new Engine(knockGame), { options: resolveOptions(knockGame.options), salt: 'x' }, chance)
  match.answer(0, { type: 'walk' }, chance)
  match.state.score[0]! += 3
  match.answer(0, { type: 'walk' }, chance)
  match.snapshot()
  return match.text()
}
