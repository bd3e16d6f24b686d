import type { HostRequest, Notice } from '@shamble/host'
import { describe, expect, it } from 'vitest'
import { behindContract } from './behind-contract.js'
import { commitContract } from './commit-contract.js'
import { diceContract } from './dice-contract.js'
import { bot, type HostUnderTest, look, ok, person, table, watcher } from './host-table.js'
import { numbersContract } from './numbers-contract.js'
import { proofContract } from './proof-contract.js'
import { readingContract } from './reading-contract.js'
import { roomContract } from './room-contract.js'
import { seriesContract } from './series-contract.js'

/** What every host does for its tables. Each implementation of the port passes it unchanged. */
export function hostContract(name: string, make: () => Promise<HostUnderTest>): void {
  describe(`${name} keeps the host contract:`, () => {
    it('a match is created, looked at and answered; everybody concerned is told', async () => {
      const { port, match, notices } = await table(make)
      const seen = await look(port, match, 0)
      expect(seen.choices.asked).toBe(true)
      expect(seen.choices.actions).toContainEqual({ type: 'walk' })
      await ok(port, { type: 'answer', match, seat: 0, seq: seen.seq, answer: { type: 'walk' } })
      const told = notices.filter((notice) => notice.type === 'moment').at(-1)
      expect(told?.events.map((event) => event.kind)).toEqual(['walked'])
      expect(told?.moment.seq).toBe(1)
      expect((await ok(port, { type: 'log', match, seat: 0 })).entries.map((entry) => entry.seq)).toEqual([0, 0])
    })

    it('an illegal answer is refused with its rule and changes nothing', async () => {
      const { port, match } = await table(make)
      const reply = await port.request({ type: 'answer', match, seat: 0, seq: 0, answer: { type: 'block' } })
      expect(reply).toEqual({ ok: false, refusal: { rule: 'TABLE.6' } })
      expect((await look(port, match, 0)).seq).toBe(0)
    })

    it('what is no request at all gets one clear error', async () => {
      const { port, match } = await table(make)
      const wrong = async (request: unknown) => {
        const reply = await port.request(request as HostRequest)
        return !reply.ok && 'error' in reply ? reply.error : reply
      }
      expect(await wrong({ type: 'dance' })).toMatchObject({ where: expect.stringContaining('request') })
      expect(await wrong(null)).toMatchObject({ where: 'request' })
      expect(await wrong({ type: 'answer', match, seat: -1, seq: 0, answer: {} })).toMatchObject({
        where: 'request.seat',
      })
      expect(await wrong({ type: 'answer', match, seat: 0, seq: 0, answer: { type: 'fly' } })).toMatchObject({
        where: 'answer.type',
      })
      expect(
        await wrong({ type: 'answer', match: 'nowhere', seat: 0, seq: 0, answer: { type: 'walk' } }),
      ).toMatchObject({ where: 'match' })
      expect(await wrong({ type: 'create', game: 'chess' })).toMatchObject({ where: 'game' })
      expect(await wrong({ type: 'create', game: 'knock', options: { seats: 9 } })).toMatchObject({
        where: 'options.seats',
      })
      expect(await wrong({ type: 'create', game: 'knock', seats: [person] })).toMatchObject({ where: 'seats' })
      const marked = 'A\u202eB'
      expect(await wrong({ type: 'create', game: 'knock', name: marked })).toMatchObject({ where: 'request.name' })
      expect(
        await wrong({ type: 'create', game: 'knock', seats: [person, { by: 'person', name: marked }] }),
      ).toMatchObject({ where: 'seats[1].name', reason: 'control and direction marks are not possible here' })
      expect(await wrong({ type: 'rename', match, name: 'x'.repeat(201) })).toMatchObject({ where: 'request.name' })
      expect(await wrong({ type: 'create', game: 'knock', seats: [person, bot('hal')] })).toMatchObject({
        where: 'seats[1].bot',
      })
      expect((await ok(port, { type: 'list' })).cards).toHaveLength(1)
    })

    it('a table sees and answers only for its own seats', async () => {
      const { host, port, match } = await table(make)
      const stranger = await watcher(host, port, match)
      const notices: Notice[] = []
      stranger.listen((notice) => notices.push(notice))
      for (const type of ['look', 'log', 'undo', 'end', 'hint'] as const) {
        expect(await stranger.request({ type, match, seat: 0 })).toMatchObject({
          ok: false,
          error: { where: expect.stringMatching(/^request/) },
        })
      }
      const reply = await stranger.request({ type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
      expect(reply).toMatchObject({ ok: false, error: { where: 'request' } })
      const public_ = await ok(stranger, { type: 'look', match })
      expect((public_.view as unknown as { held: number[] }).held).toEqual([0, 0])
      expect(JSON.stringify(public_)).not.toMatch(/hash|salt/)
    })

    it('what was is shown again, as each seat knew it; everything once it is over', async () => {
      const { port, match } = await table(make, { seats: [person, person] })
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
      const now = await look(port, match, 0)
      const { entries } = await ok(port, { type: 'log', match, seat: 0 })
      const start = await ok(port, { type: 'past', match, seat: 0, seq: entries[0]!.after })
      expect(start.choices).toEqual({ asked: false, pass: null, actions: [], refused: [], spaces: [] })
      expect(start.viewer).toBe(0)
      const last = await ok(port, { type: 'past', match, seat: 0, seq: entries[entries.length - 1]!.after })
      expect([last.seq, last.view]).toEqual([now.seq, now.view])
      expect(await port.request({ type: 'past', match, seat: 0, seq: 999 })).toMatchObject({
        ok: false,
        error: { where: 'request.seq' },
      })
      expect(now.seats).toEqual([person, person])
    })

    it('a stranger is shown nothing of a seat before the match is over', async () => {
      const { host, port, match } = await table(make, { seats: [person, person] })
      const stranger = await watcher(host, port, match)
      // The fixture has no text of its positions: that is an answer too.
      expect(await ok(port, { type: 'position', match, seat: 0 })).toEqual({ text: null })
      expect((await ok(stranger, { type: 'position', match })).text).toBeNull()
      expect(await stranger.request({ type: 'past', match, seat: 0, seq: 0 })).toMatchObject({ ok: false })
      await ok(port, { type: 'answer', match, seat: 1, seq: 0, answer: { type: 'resign' } })
      expect(await stranger.request({ type: 'past', match, seat: 0, seq: 0 })).toMatchObject({ ok: true })
    })

    it('what follows from an answer is told step by step, and the steps tell all of it', async () => {
      const { host, port, match } = await table(make, { seats: [person, bot('random')], seed: 'beats' })
      const told: Extract<Notice, { type: 'moment' }>[] = []
      port.listen((notice) => void (notice.type === 'moment' && told.push(notice)))
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
      await host.advance(0)
      const stepwise = told.filter(({ steps }) => steps.length > 0)
      expect(stepwise.length).toBeGreaterThan(0)
      for (const { steps, events, moment } of stepwise) {
        expect(steps.flatMap((step) => step.events)).toEqual(events)
        expect(steps[steps.length - 1]!.view).toEqual(moment.view)
      }
    })

    it('bots answer by themselves, and a bot takes over a seat and gives it back', async () => {
      const { host, port, match } = await table(make, { seats: [person, bot('random')], seed: 'bots' })
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
      await host.advance(0)
      let seen = await look(port, match, 0)
      expect(seen.seq).toBeGreaterThan(1)
      if (seen.outcome === null && seen.choices.asked) {
        await ok(port, { type: 'sit', match, seat: 0, plan: bot('random') })
        await host.advance(0)
        expect((await ok(port, { type: 'look', match })).outcome).not.toBeNull()
      }
      const other = await table(make, { seats: [person, bot('random')] })
      await ok(other.port, { type: 'sit', match: other.match, seat: 1, plan: person })
      seen = await look(other.port, other.match, 1)
      expect(seen.viewer).toBe(1)
    })

    it('several answers that were one gesture are taken back as one', async () => {
      const { port, match } = await table(make, { seats: [person, person] })
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
      await ok(port, { type: 'answer', match, seat: 0, seq: 1, answer: { type: 'walk' } })
      expect(await port.request({ type: 'undo', match, seat: 0, to: 9 })).toMatchObject({
        ok: false,
        refusal: { rule: 'TABLE.9' },
      })
      await ok(port, { type: 'undo', match, seat: 0, to: 0 })
      expect((await look(port, match, 0)).view).toMatchObject({ walked: 0 })
    })

    it('a person may step back; the one who has acted since must agree', async () => {
      const { port, match } = await table(make, { seats: [person, person] })
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
      await ok(port, { type: 'answer', match, seat: 1, seq: 1, answer: { type: 'jeer' } })
      expect((await ok(port, { type: 'undo', match, seat: 0 })).waitsFor).toEqual([1])
      expect((await look(port, match, 1)).proposal).toEqual({ kind: 'undo', by: 0, waitsFor: [1] })
      await ok(port, { type: 'consent', match, seat: 1, agree: false })
      expect((await look(port, match, 0)).proposal).toBeNull()
      await ok(port, { type: 'undo', match, seat: 0 })
      await ok(port, { type: 'consent', match, seat: 1, agree: true })
      expect((await look(port, match, 0)).view).toMatchObject({ walked: 0, jeers: 0 })
      expect(await port.request({ type: 'undo', match, seat: 0 })).toMatchObject({
        ok: false,
        refusal: { rule: 'TABLE.9' },
      })
      expect(await port.request({ type: 'consent', match, seat: 1, agree: true })).toMatchObject({
        ok: false,
        error: { where: 'consent' },
      })
    })

    it('a match ends by resignation, or when all persons agree', async () => {
      const first = await table(make, { seats: [person, person] })
      await ok(first.port, { type: 'answer', match: first.match, seat: 1, seq: 0, answer: { type: 'resign' } })
      expect((await look(first.port, first.match, 0)).outcome?.winners).toEqual([0])
      const second = await table(make, { seats: [person, person] })
      expect((await ok(second.port, { type: 'end', match: second.match, seat: 1 })).waitsFor).toEqual([0])
      await ok(second.port, { type: 'consent', match: second.match, seat: 0, agree: true })
      expect((await look(second.port, second.match, 0)).outcome?.reason).toBe('agreed')
    })

    it('a clock answers timed questions, and only those', async () => {
      const { host, port, match } = await table(make, { seats: [person, person], responseSeconds: 5 })
      await host.advance(60_000)
      expect((await look(port, match, 0)).seq).toBe(0)
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'knock' } })
      await host.advance(4_900)
      expect((await look(port, match, 1)).choices.asked).toBe(true)
      await host.advance(200)
      const after = await look(port, match, 1)
      expect(after.view.frames).toHaveLength(1)
      expect((await ok(port, { type: 'export', match })).record).toContain('{"type":"expire"}')
    })

    it('people may type in the dice that they rolled', async () => {
      const { port, match, notices } = await table(make, { seats: [person, person], realDice: true })
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
      expect((await look(port, match, 0)).dice).toEqual({ n: 1, sides: 6, why: 'KNOCK-1.2', by: 'all', typed: [] })
      expect(notices.some((notice) => notice.type === 'dice')).toBe(true)
      expect(await port.request({ type: 'dice', match, dice: [7] })).toMatchObject({
        ok: false,
        error: { where: 'dice' },
      })
      expect(await port.request({ type: 'dice', match, dice: [1, 1] })).toMatchObject({
        ok: false,
        error: { where: 'dice' },
      })
      // Nothing has been rolled yet: the one about to roll may still step back, and nobody else may.
      expect((await look(port, match, 1)).undo).toEqual({ refusal: { rule: 'TABLE.9' } })
      expect(await port.request({ type: 'undo', match, seat: 1 })).toMatchObject({ ok: false })
      expect(await port.request({ type: 'retype', match })).toMatchObject({ ok: false, error: { where: 'dice' } })
      expect((await look(port, match, 0)).undo).toEqual({ needs: [] })
      await ok(port, { type: 'undo', match, seat: 0 })
      expect(await look(port, match, 0)).toMatchObject({ seq: 0, dice: null })
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
      await ok(port, { type: 'dice', match, dice: [6] })
      const seen = await look(port, match, 0)
      expect(seen.view).toMatchObject({ score: [6, 0] })
      expect(seen.dice).toBeNull()
    })

    it('everything is saved after every answer and resumes after a restart', async () => {
      const { host, port, match } = await table(make, { seats: [person, person] })
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'knock' } })
      await host.advance(0)
      const again = await host.restart()
      const anew = again.connect()
      const { cards } = await ok(anew, { type: 'list' })
      expect(cards.map((card) => [card.id, card.over])).toEqual([[match, false]])
      await ok(anew, { type: 'open', match })
      expect((await look(anew, match, 1)).choices.actions).toEqual([{ type: 'pass' }, { type: 'block' }])
      await ok(anew, { type: 'answer', match, seat: 1, seq: 1, answer: { type: 'block' } })
      await again.advance(0)
      const third = (await again.restart()).connect()
      await ok(third, { type: 'open', match })
      expect((await look(third, match, 1)).seq).toBe(2)
    })

    it('a match is renamed, closed, exported, imported, recovered, forked and deleted', async () => {
      const { port, match } = await table(make, { seats: [person, person] })
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
      await ok(port, { type: 'rename', match, name: 'Friday' })
      await ok(port, { type: 'close', match })
      await ok(port, { type: 'rename', match, name: 'Friday night' })
      expect((await ok(port, { type: 'list' })).cards[0]?.name).toBe('Friday night')
      const { record } = await ok(port, { type: 'export', match })
      const copy = await ok(port, { type: 'import', record })
      expect((await look(port, copy.match, 0)).view).toMatchObject({ walked: 1 })
      const cut = record.slice(0, record.lastIndexOf('"walk"'))
      expect(await port.request({ type: 'import', record: cut })).toMatchObject({
        ok: false,
        error: { reason: expect.stringContaining('cut off') },
      })
      const recovered = await ok(port, { type: 'import', record: cut, recover: true })
      expect(recovered.damage?.reason).toContain('cut off')
      expect((await look(port, recovered.match, 0)).view).toMatchObject({ walked: 0 })
      const fork = await ok(port, { type: 'fork', match: copy.match, seq: 0 })
      expect((await look(port, fork.match, 0)).seq).toBe(0)
      expect(await port.request({ type: 'fork', match: copy.match, seq: 99 })).toMatchObject({
        ok: false,
        error: { where: 'request.seq' },
      })
      await ok(port, { type: 'delete', match })
      expect(await port.request({ type: 'open', match })).toMatchObject({ ok: false, error: { where: 'match' } })
    })

    it('a fixed seed gives the same match', async () => {
      const records = await Promise.all(
        [1, 2].map(async () => {
          const { host, port, match } = await table(make, { seats: [bot('random'), bot('random')], seed: 'twice' })
          await host.advance(0)
          const { entries } = await ok(port, { type: 'log', match })
          return entries.flatMap((entry) => entry.events)
        }),
      )
      expect(records[0]).toEqual(records[1])
      expect(records[0]!.length).toBeGreaterThan(2)
    })

    it('a hint is what the house would do', async () => {
      const { port, match } = await table(make)
      expect(await ok(port, { type: 'hint', match, seat: 0 })).toEqual({ action: { type: 'roll' }, reason: null })
    })

    it('an answer is checked without being given, for anyone who sits there alone', async () => {
      const { host, port, match, notices } = await table(make)
      const check = (seat: number, type: string, seq = 0) =>
        ok(port, { type: 'check', match, seat, seq, answer: { type } })
      const told = notices.length
      expect(await check(0, 'walk')).toEqual({ refusal: null, odds: null, about: [] })
      expect(await check(0, 'block')).toMatchObject({ refusal: { rule: 'TABLE.6' } })
      expect(await check(1, 'walk')).toMatchObject({ refusal: { rule: 'TABLE.2' } })
      expect(await check(0, 'roll')).toMatchObject({ refusal: null, odds: { rule: 'KNOCK-1.2', need: 4 } })
      expect(await check(0, 'resign')).toMatchObject({ refusal: null })
      expect(await check(1, 'expire')).toMatchObject({ refusal: { rule: 'TABLE.4' } })
      const malformed = await port.request({ type: 'check', match, seat: 0, seq: 0, answer: { type: 'fly' } })
      expect(malformed).toMatchObject({ ok: false, error: { where: 'answer.type' } })
      const request = { type: 'check', match, seat: 0, seq: 0, answer: { type: 'walk' } } as const
      const stranger = await host.connect('somebody else').request(request)
      expect(stranger).toMatchObject({ ok: false, error: { where: 'match' } })
      // Nothing has happened, and nothing is in the record.
      expect(notices).toHaveLength(told)
      expect((await look(port, match, 0)).seq).toBe(0)
      expect((await ok(port, { type: 'log', match, seat: 0 })).entries).toHaveLength(1)
      await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
      expect(await check(0, 'walk')).toMatchObject({ refusal: { rule: 'TABLE.3' } })
      expect(await check(0, 'walk', 1)).toMatchObject({ refusal: null })
    })

    commitContract(make)
    diceContract(make)
    behindContract(make)
    numbersContract(make)
    readingContract(make)
    seriesContract(make)
    proofContract(make)
    roomContract(make)
  })
}
