import type { HostPort, Notice, Room } from '@shamble/host'
import { describe, expect, it } from 'vitest'
import { bot, type HostUnderTest, look, ok, person } from './host-table.js'

const OPEN = { by: 'open' } as const

/** A table of Ann's, with an open seat, and the ports of everybody who may come. */
async function club(make: () => Promise<HostUnderTest>, seats: readonly object[] = [person, OPEN]) {
  const host = await make()
  const ann = host.connect('ann')
  const { match } = await ok(ann, {
    type: 'create',
    game: 'knock',
    options: { seats: seats.length },
    seats: seats as never,
  })
  const { invitation } = await ok(ann, { type: 'room', match })
  return { host, ann, match, code: invitation!.code, watch: invitation!.watch }
}

const heard = (port: HostPort): Notice[] => {
  const notices: Notice[] = []
  port.listen((notice) => void notices.push(notice))
  return notices
}

const lastRoom = (notices: readonly Notice[]): Room | undefined =>
  notices.findLast((notice) => notice.type === 'room')?.room

const refused = async (port: HostPort, request: Parameters<HostPort['request']>[0]): Promise<string> => {
  const reply = await port.request(request)
  if (reply.ok) return 'ok'
  return 'error' in reply ? reply.error.reason : reply.refusal.rule
}

/** What every host keeps whose tables people come to from elsewhere. */
export function roomContract(make: () => Promise<HostUnderTest>): void {
  describe('people who come from elsewhere:', () => {
    it('a table waits for them: nobody sees or does anything before the start', async () => {
      const { host, ann, match, code } = await club(make)
      const bo = host.connect('bo')
      expect(await refused(bo, { type: 'room', match })).toContain('there is no saved game')
      expect(
        await ok(bo, { type: 'invited', invitation: ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}` }),
      ).toEqual({
        match,
        game: 'knock',
        name: '',
        waiting: true,
        host: 'P',
        open: 1,
        seats: 2,
        as: 'player',
      })
      for (const port of [ann]) {
        expect(await refused(port, { type: 'look', match, seat: 0 })).toContain('you cannot ask for this')
        expect(await refused(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })).toContain(
          'you cannot ask for this',
        )
      }
      expect(await refused(ann, { type: 'start', match })).toContain('a place is still free')
      const told = heard(ann)
      expect(await ok(bo, { type: 'join', invitation: code, name: 'Bo' })).toEqual({ match, seat: 1 })
      await host.wait()
      expect(lastRoom(told)!.seats[1]).toMatchObject({ by: 'person', name: 'Bo', ready: false, here: true })
      expect(await refused(ann, { type: 'start', match })).toContain('not all players are ready')
      await ok(bo, { type: 'ready', match, on: true })
      const boHears = heard(bo)
      await ok(ann, { type: 'start', match })
      await host.wait()
      expect(boHears.find(({ type }) => type === 'moment')).toMatchObject({ moment: { viewer: 1 } })
      const moment = await look(bo, match, 1)
      expect(moment.seats).toEqual([
        { by: 'person', name: 'P', elsewhere: true },
        { by: 'person', name: 'Bo' },
      ])
      expect(await refused(bo, { type: 'look', match, seat: 0 })).toContain('is not this table')
      expect(await refused(bo, { type: 'hint', match, seat: 1 })).toContain('you cannot ask for this')
    })

    it('an invitation is for one table, until it is made anew or the match starts', async () => {
      const { host, ann, match, code, watch } = await club(make)
      const bo = host.connect('bo')
      const not = 'this invitation is not valid'
      for (const invitation of ['AAAAAAAA', '', match, 'x'.repeat(64)])
        expect(await refused(bo, { type: 'join', invitation, name: 'Bo' })).toContain(not)
      expect(await refused(bo, { type: 'join', invitation: watch, name: 'Bo' })).toContain('only for watching')
      await ok(ann, { type: 'renew', match })
      expect(await refused(bo, { type: 'join', invitation: code, name: 'Bo' })).toContain(not)
      const { invitation } = await ok(ann, { type: 'room', match })
      await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
      expect(
        await refused(host.connect('cleo'), { type: 'join', invitation: invitation!.code, name: 'Cleo' }),
      ).toContain('no place is free')
      await ok(bo, { type: 'ready', match, on: true })
      await ok(ann, { type: 'start', match })
      const late = host.connect('dex')
      expect(await refused(late, { type: 'invited', invitation: invitation!.code })).toContain(not)
      expect(await ok(late, { type: 'follow', invitation: invitation!.watch })).toEqual({ match })
      expect((await ok(late, { type: 'look', match })).viewer).toBe('spectator')
      expect(await refused(late, { type: 'look', match, seat: 1 })).toContain('is not this table')
      expect((await ok(late, { type: 'room', match })).invitation).toBeNull()
      // Anyone who sits there already may follow the same link again.
      expect(await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })).toEqual({ match, seat: 1 })
    })

    it('of two who want the last seat one gets it; a name is words', async () => {
      const { host, code } = await club(make)
      const [bo, cleo] = [host.connect('bo'), host.connect('cleo')]
      expect(await refused(bo, { type: 'join', invitation: code, name: 'B\u202eo' })).toContain('control and direction')
      expect(await refused(bo, { type: 'join', invitation: code, name: 'B'.repeat(10_000) })).toContain('expected')
      const replies = await Promise.all(
        [bo, cleo].map((port) => port.request({ type: 'join', invitation: code, name: 'X', seat: 1 })),
      )
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
      expect(JSON.stringify(replies.find(({ ok }) => !ok))).toContain('this place is taken')
    })

    it('before the start people take another place that is free, and are asked again whether they are ready', async () => {
      const { host, ann, match, code } = await club(make, [person, OPEN, OPEN])
      const bo = host.connect('bo')
      const join = { type: 'join', invitation: code } as const
      await ok(bo, { ...join, name: 'Bo' })
      await ok(bo, { type: 'ready', match, on: true })
      expect(await ok(ann, { ...join, name: 'Ann', seat: 2 })).toEqual({ match, seat: 2 })
      // Nobody is put out of their place.
      expect(await ok(bo, { ...join, name: 'Bo', seat: 2 })).toEqual({ match, seat: 1 })
      expect(await ok(bo, { ...join, name: 'Bo', seat: 0 })).toEqual({ match, seat: 0 })
      expect((await ok(ann, { type: 'room', match })).seats).toMatchObject([
        { by: 'person', name: 'Bo', ready: false },
        { by: 'open' },
        { by: 'person', name: 'Ann', owner: true },
      ])
    })

    it('before the start people leave and are sent away, and the owner lets bots play', async () => {
      const { host, ann, match, code } = await club(make, [person, OPEN, OPEN])
      const [bo, cleo] = [host.connect('bo'), host.connect('cleo')]
      await ok(bo, { type: 'join', invitation: code, name: 'Bo', seat: 2 })
      await ok(cleo, { type: 'join', invitation: code, name: 'Cleo' })
      await ok(cleo, { type: 'leave', match })
      expect(await refused(cleo, { type: 'room', match })).toContain('there is no saved game')
      expect(await refused(bo, { type: 'remove', match, seat: 0 })).toContain('you cannot ask for this')
      expect(await refused(ann, { type: 'remove', match, seat: 0 })).toContain('nobody to remove')
      const told = heard(bo)
      await ok(ann, { type: 'remove', match, seat: 2 })
      await host.wait()
      expect(told.at(-1)).toEqual({ type: 'gone', match })
      expect(await refused(ann, { type: 'sit', match, seat: 1, plan: person })).toContain('you cannot ask for this')
      await ok(ann, { type: 'sit', match, seat: 1, plan: bot('random') })
      await ok(ann, { type: 'sit', match, seat: 2, plan: bot('random') })
      await ok(ann, { type: 'sit', match, seat: 2, plan: OPEN })
      await ok(ann, { type: 'sit', match, seat: 2, plan: bot('random') })
      await host.advance(0)
      expect((await ok(ann, { type: 'list' })).cards[0]).toMatchObject({ waiting: true, turn: 0 })
      await ok(ann, { type: 'start', match })
      await host.advance(0)
      expect((await look(ann, match, 0)).seats[2]).toEqual(bot('random'))
    })

    it('a bot plays for a person who leaves a running match, and gives the seat back', async () => {
      const { host, ann, match, code } = await begun(make)
      const bo = host.connect('bo')
      await ok(bo, { type: 'leave', match })
      expect((await ok(ann, { type: 'room', match })).seats[1]).toMatchObject({ by: 'bot', of: 'Bo', yours: false })
      expect((await ok(bo, { type: 'room', match })).seats[1]).toMatchObject({ by: 'bot', of: 'Bo', yours: true })
      expect(await refused(ann, { type: 'sit', match, seat: 1, plan: person })).toContain('is not this table')
      expect(await refused(ann, { type: 'fork', match, seq: 0 })).toContain('you cannot ask for this')
      expect(await refused(host.connect('cleo'), { type: 'join', invitation: code, name: 'C' })).toContain('not valid')
      await ok(bo, { type: 'sit', match, seat: 1, plan: { by: 'person', name: 'Bo' } })
      expect((await look(bo, match, 1)).viewer).toBe(1)
    })

    it('a match goes on from another when all have agreed: the same people in the same seats', async () => {
      const { host, ann, match, code } = await club(make)
      const bo = host.connect('bo')
      await ok(bo, { type: 'join', invitation: code, name: 'Bo' })
      await ok(bo, { type: 'ready', match, on: true })
      await ok(ann, { type: 'start', match })
      const create = { type: 'create', game: 'knock', after: match } as const
      expect(await refused(bo, create)).toContain('not over yet')
      await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'resign' } })
      const eve = host.connect('eve')
      expect(await refused(eve, create)).toContain('there is no saved game')
      const { invitation } = await ok(ann, { type: 'room', match })
      await ok(eve, { type: 'follow', invitation: invitation!.watch })
      expect(await ok(eve, { type: 'sequel', match })).toEqual({ handed: null, next: null })
      expect((await ok(bo, { type: 'sequel', match })).handed).not.toBeNull()
      const [annHears, eveHears] = [heard(ann), heard(eve)]
      const { match: next } = await ok(bo, create)
      await host.wait()
      expect(lastRoom(annHears)).toMatchObject({ match: next, waiting: true, yours: false })
      expect((await ok(ann, { type: 'sequel', match })).next).toBe(next)
      expect((await ok(bo, { type: 'room', match: next })).seats).toMatchObject([
        { by: 'person', name: 'P', ready: false },
        { by: 'person', name: 'Bo', ready: false, yours: true },
      ])
      // Those who looked on are led there, and begin nothing themselves.
      expect(await ok(eve, { type: 'sequel', match })).toEqual({ handed: null, next })
      expect(lastRoom(eveHears)).toMatchObject({ match: next, waiting: true })
      expect(await refused(eve, { ...create, copy: true })).toContain('there is no saved game')
      expect(await refused(ann, create)).toContain('another game already follows')
      expect(await refused(bo, { ...create, seed: 'x', copy: true })).toContain('a seed can be chosen only')
      expect(await refused(bo, { type: 'start', match: next })).toContain('not all players are ready')
      await ok(ann, { type: 'ready', match: next, on: true })
      await ok(bo, { type: 'start', match: next })
      expect((await look(ann, next, 0)).viewer).toBe(0)
      expect(await refused(ann, { type: 'look', match: next, seat: 1 })).toContain('is not this table')
    })

    it('one person sits at several devices at once, and is here until the last one goes', async () => {
      const { host, ann, match } = await begun(make)
      const [phone, laptop] = [host.connect('bo'), host.connect('bo')]
      const [onPhone, onLaptop, told] = [heard(phone), heard(laptop), heard(ann)]
      await host.wait()
      await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
      await host.wait()
      for (const notices of [onPhone, onLaptop])
        expect(notices.find(({ type }) => type === 'moment')).toMatchObject({ moment: { viewer: 1, seq: 1 } })
      phone.close()
      await host.wait()
      expect(lastRoom(told)!.seats[1]).toMatchObject({ here: true })
      laptop.close()
      await host.wait()
      expect(lastRoom(told)!.seats[1]).toMatchObject({ here: false })
    })

    it('an answer that is sent twice is played once, after a restart too; a stale one is refused', async () => {
      const { host, ann, match } = await begun(make)
      const answer = { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' }, id: 'one' } as const
      const replies = await Promise.all([ann.request(answer), ann.request(answer), ann.request(answer)])
      expect(replies).toEqual(replies.map(() => ({ ok: true, value: { seq: 1 } })))
      const later = await host.restart()
      const again = later.connect('ann')
      await ok(again, { type: 'open', match })
      expect(await again.request(answer)).toEqual({ ok: true, value: { seq: 1 } })
      expect((await look(again, match, 0)).seq).toBe(1)
      // Another name is another answer; what it was meant for has passed.
      const { choices } = await look(again, match, 0)
      expect(choices.asked).toBe(true)
      await ok(again, { ...answer, seq: 1, id: 'two' })
      expect((await look(again, match, 0)).seq).toBe(2)
    })

    it('a table that was cut off learns what it missed', async () => {
      const { host, ann, match } = await begun(make)
      const bo = host.connect('bo')
      await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
      const { seq } = await look(bo, match, 1)
      expect(await ok(bo, { type: 'since', match, seat: 1, seq })).toMatchObject({ moment: { seq }, events: [] })
      const missed = await ok(bo, { type: 'since', match, seat: 1, seq: 0 })
      expect(missed.moment).toEqual(await look(bo, match, 1))
      const { entries } = await ok(bo, { type: 'log', match, seat: 1 })
      expect(missed.events).toEqual(entries.filter(({ after }) => after > 0).flatMap(({ events }) => events))
      expect(missed.events!.length).toBeGreaterThan(0)
      expect((await ok(bo, { type: 'since', match, seat: 1, seq: 99 })).events).toBeNull()
      expect(await refused(bo, { type: 'since', match, seat: 0, seq: 0 })).toContain('is not this table')
    })

    it('lists to each whose turn it is, and no invitation', async () => {
      const { host, ann, match, code } = await begun(make)
      const card = async (who: string) => (await ok(host.connect(who), { type: 'list' })).cards[0]!
      expect(await card('bo')).toMatchObject({ id: match, asked: [0], waiting: false })
      expect((await card('bo')).seats[0]).toMatchObject({ elsewhere: true })
      expect((await card('ann')).seats[0]).not.toHaveProperty('elsewhere')
      expect(JSON.stringify(await card('bo'))).not.toMatch(new RegExp(`${code}|"ann"|"bo"|given|invitation`))
      expect(await refused(ann, { type: 'delete', match })).toContain('other players are still in this game')
      await ok(ann, { type: 'end', match, seat: 0 })
      await ok(host.connect('bo'), { type: 'consent', match, seat: 1, agree: true })
      await ok(ann, { type: 'delete', match })
      expect((await ok(host.connect('bo'), { type: 'list' })).cards).toEqual([])
    })
  })
}

/** A match of Ann's and Bo's that has started. */
async function begun(make: () => Promise<HostUnderTest>) {
  const table = await club(make)
  const { host, ann, match, code } = table
  const bo = host.connect('bo')
  await ok(bo, { type: 'join', invitation: code, name: 'Bo' })
  await ok(bo, { type: 'ready', match, on: true })
  await ok(ann, { type: 'start', match })
  bo.close()
  await host.wait()
  return table
}
