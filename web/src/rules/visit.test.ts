import dawnModule from '@shamble/game-dawn'
import { Host, MemoryStore } from '@shamble/host'
import type { Plain } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { LogEntry } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import { type Ask, actionFor, eventFor, loadVisit, seatFor, tellsOfAnswer } from './visit.js'

const dawn = dawnModule as unknown as GameModule

const POSITION = `turn 22 human
peter 109
roger 064
steve 161
fran 177
zombies 149! 111 113 116
rifles 2
doors #14 closed`

/** A match in which Peter has just shot through a closed glass door. */
async function shot(mode: string, people: readonly string[]): Promise<{ ask: Ask; match: string; seq: number }> {
  const port = new Host({ games: [dawn], store: new MemoryStore() }).connect()
  const ask: Ask = (request) => port.request(request)
  const made = await ask({
    type: 'create',
    game: 'dawn',
    name: '',
    options: { mode },
    seed: 'visit',
    position: POSITION,
    seats: people.map((name) => ({ by: 'person' as const, name })),
  })
  if (!made.ok) throw new Error(JSON.stringify(made))
  const { match } = made.value
  for (const wished of ['activate peter', 'shoot 149 peter']) {
    const look = await ask({ type: 'look', match, seat: 0 })
    if (!look.ok) throw new Error(JSON.stringify(look))
    const answer = look.value.choices.actions.find((action) => dawn.notation.write(action) === wished)
    await ask({ type: 'answer', match, seat: 0, seq: look.value.seq, answer: answer as unknown as Plain })
  }
  const log = await ask({ type: 'log', match, seat: 0 })
  if (!log.ok) throw new Error(JSON.stringify(log))
  return { ask, match, seq: log.value.entries.at(-1)!.after }
}

describe('the moment that brought someone to the rules', () => {
  it('is how things stood before the answer of the line', async () => {
    const { ask, match, seq } = await shot('solitaire', [''])
    const visit = await loadVisit(ask, dawn, match, seq, 'DAWN-6.7.c')
    expect(visit?.line?.event.kind).toBe('door-shot')
    expect(visit?.line?.entry.answer).toMatchObject({ type: 'shoot', at: 148 })
    expect(visit?.moment.seq).toBe(seq - 1)
    expect(visit?.now.seq).toBe(seq)
  })

  it('is the table as it is where no line was followed', async () => {
    const { ask, match } = await shot('solitaire', [''])
    const visit = await loadVisit(ask, dawn, match, null, 'DAWN-6.7.c')
    expect(visit?.line).toBeNull()
    expect(visit?.moment).toBe(visit?.now)
    // The door is broken by now: another shot that something is subtracted from stands for the section.
    expect(actionFor({ module: dawn }, visit!.moment, 'DAWN-6.7.c')?.type).toBe('shoot')
    expect(actionFor({ module: dawn }, visit!.moment, 'DAWN-5.0.c')?.type).toBe('walk')
    expect(actionFor({ module: dawn }, visit!.moment, null)).toBeNull()
  })

  it('shows nobody another’s secrets at a shared screen', async () => {
    const { ask, match, seq } = await shot('two-player', ['A', 'B'])
    const visit = await loadVisit(ask, dawn, match, seq, 'DAWN-6.7.c')
    expect(visit?.moment.viewer).toBe('spectator')
    expect(visit?.line?.entry.answer).toBeNull()
    const alone = await shot('solitaire', [''])
    const own = await loadVisit(alone.ask, dawn, alone.match, null, null)
    expect(seatFor(own!.now, dawn)).toBe(0)
  })

  it('is nothing where there is no such match', async () => {
    const { ask } = await shot('solitaire', [''])
    expect(await loadVisit(ask, dawn, 'nowhere', 3, null)).toBeNull()
  })
})

describe('the event of a line', () => {
  const entry = (...events: LogEntry['events'][number][]): LogEntry => ({
    seq: 1,
    after: 2,
    turn: 1,
    seat: 0,
    answer: null,
    events,
  })
  const declared = { kind: 'declared', rule: 'DAWN-6.0.a' }
  const rolled = { kind: 'hit', rule: 'DAWN-6.0.b', dice: [3], modifiers: [{ rule: 'DAWN-6.7.b', value: -2 }] }
  const last = { kind: 'walked', rule: 'DAWN-5.0.c' }

  it('is the one that the rule was read from', () => {
    expect(eventFor(entry(declared, rolled, last), 'DAWN-6.0.a')).toBe(declared)
    expect(eventFor(entry(declared, rolled, last), 'DAWN-6.7.b')).toBe(rolled)
    expect(eventFor(entry(declared, rolled, last), 'DAWN-5.0.a')).toBe(last)
    expect(eventFor(entry(declared, rolled, last), 'DAWN-9.0.a')).toBe(rolled)
    expect(eventFor(entry(declared, rolled, last), 'DAWN-6.9.a')).toBe(rolled)
    expect(eventFor(entry(last), null)).toBe(last)
    expect(eventFor(entry(), null)).toBeNull()
  })

  it('tells of the answer itself as long as no other chapter has begun', () => {
    const all = entry(declared, rolled, last)
    expect(tellsOfAnswer(all, rolled)).toBe(true)
    expect(tellsOfAnswer(all, last)).toBe(false)
  })
})
