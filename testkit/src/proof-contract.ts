import { addToDice, type HostPort, type Notice, partsInMemory, type Terms } from '@shamble/host'
import { Engine } from '@shamble/kernel'
import { checkDice, checkOpenDice } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import { type HostUnderTest, look, ok, person } from './host-table.js'
import { knockGame } from './knock.js'

const TERMS: Terms = { open: false, pace: null, away: 'wait', hints: false, proven: true }

/** A table that adds to the dice by itself, as a page does. */
function adding(port: HostPort) {
  const kept = partsInMemory()
  const told: Notice[] = []
  port.listen((notice) => {
    told.push(notice)
    if (notice.type !== 'room') return
    void addToDice(port, notice.room, kept)
  })
  return { kept, told }
}

/** Ann's table with dice that can be checked; Bo sits at it and is ready. */
async function table(make: () => Promise<HostUnderTest>) {
  const host = await make()
  const [ann, bo] = [host.connect('ann'), host.connect('bo')]
  const { match } = await ok(ann, {
    type: 'create',
    game: 'knock',
    options: { seats: 2, whispers: true },
    seats: [person, { by: 'open' }],
    terms: TERMS,
  })
  const { invitation } = await ok(ann, { type: 'room', match })
  await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
  await ok(bo, { type: 'ready', match, on: true })
  return { host, ann, bo, match }
}

/** Until the match has started, or so many things were told. */
async function until(host: HostUnderTest, isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await isDone()); tries++) await host.wait()
}

/** What every host keeps whose dice can be checked. */
export function proofContract(make: () => Promise<HostUnderTest>): void {
  describe('dice that can be checked:', () => {
    it('all players add to them before anything is set up; the file is enough to check them', async () => {
      const { host, ann, bo, match } = await table(make)
      const [atAnn, atBo] = [adding(ann), adding(bo)]
      await ok(ann, { type: 'start', match })
      await until(host, async () => !(await ok(ann, { type: 'room', match })).waiting)
      const { seq } = await look(ann, match, 0)
      await ok(ann, { type: 'answer', match, seat: 0, seq, answer: { type: 'roll' } })
      const open = (await ok(bo, { type: 'proof', match, from: 0 }))!
      checkOpenDice(open)
      expect(open.dice).toHaveLength(1)
      // Bo rolls in secret: what is open stays as it is.
      await ok(bo, { type: 'answer', match, seat: 1, seq: (await look(bo, match, 1)).seq, answer: { type: 'omen' } })
      expect(await ok(ann, { type: 'proof', match, from: 0 })).toEqual(open)
      await ok(ann, { type: 'end', match, seat: 0 })
      await ok(bo, { type: 'consent', match, seat: 1, agree: true })
      const { record } = await ok(bo, { type: 'export', match })
      const found = checkDice(new Engine(knockGame), record)
      expect(found).toMatchObject({ match, open: 1, before: 0, commitment: open.line.commitment })
      expect(found.parts.map(({ seats, reveal }) => [seats, reveal])).toEqual([
        [[0], atAnn.kept.get(match)!.part],
        [[1], atBo.kept.get(match)!.part],
      ])
      const [, master] = /"master":"(\w+)"/.exec(record)!
      expect(JSON.stringify([atAnn.told, atBo.told])).not.toContain(master)
    })

    it('a player who does not add to them stops the start; the next one is without them', async () => {
      const { host, ann, bo, match } = await table(make)
      const { told } = adding(ann)
      await ok(ann, { type: 'start', match })
      await until(host, async () => told.some((notice) => notice.type === 'room' && notice.room.dice?.parts[0]?.commit))
      const first = (await ok(bo, { type: 'room', match })).dice!
      expect(first).toMatchObject({ asks: 'commit', parts: [{ seats: [0], reveal: null }, { commit: null }] })
      await host.advance(20_000)
      await host.wait()
      expect(await ok(ann, { type: 'room', match })).toMatchObject({ waiting: true, dice: null, silent: [1] })
      await ok(ann, { type: 'start', match })
      await until(host, async () => !(await ok(ann, { type: 'room', match })).waiting)
      const { line } = (await ok(ann, { type: 'proof', match, from: 0 }))!
      expect(line.parts.map(({ seats }) => seats)).toEqual([[0]])
      expect(line.commitment).not.toBe(first.commitment)
    })

    it('takes what was committed to, in its turn, and nothing else', async () => {
      const { ann, bo, match } = await table(make)
      const refused = async (given: object): Promise<string> => {
        const reply = await bo.request({ type: 'entropy', match, ...given })
        return reply.ok ? 'taken' : 'error' in reply ? reply.error.reason : reply.refusal.rule
      }
      const [one, other] = ['1'.repeat(64), '2'.repeat(64)]
      expect(await refused({ commit: one })).toContain('cannot add to the dice')
      await ok(ann, { type: 'start', match })
      expect(await refused({ reveal: one })).toContain('cannot add to the dice')
      expect(await refused({ commit: one })).toBe('taken')
      expect(await refused({ commit: one })).toBe('taken')
      expect(await refused({ commit: other })).toContain('cannot add to the dice')
      await ok(ann, { type: 'entropy', match, commit: other })
      expect(await refused({ reveal: one })).toContain('not what was committed to')
      // Who sits down, gets up or is no longer ready ends what was begun.
      await ok(bo, { type: 'ready', match, on: false })
      expect((await ok(bo, { type: 'room', match })).dice).toBeNull()
    })
  })
}
