import dawn from '@shamble/game-dawn'
import { Host, MemoryStore, systemClock } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { guide } from './guide.js'

describe('the guided first turn of Dawn', () => {
  it('can be played as it says: the shot hits, Fran gets her rifle, and the dead attack before the last word', async () => {
    const host = new Host({ games: [dawn as unknown as GameModule], store: new MemoryStore(), clock: systemClock })
    const port = host.connect('newcomer')
    const made = await port.request({
      type: 'create',
      game: 'dawn',
      options: guide.options,
      seed: guide.seed,
      seats: [...guide.seats],
      ...(guide.position === undefined ? {} : { position: guide.position }),
    })
    if (!made.ok) throw new Error(JSON.stringify(made))
    const { match } = made.value
    await port.request({ type: 'open', match })
    const followed: string[] = []
    for (const { say, want } of guide.steps) {
      const look = await port.request({ type: 'look', match, seat: 0 })
      if (!look.ok) throw new Error(JSON.stringify(look))
      const offered = look.value.choices.actions.map((action) => dawn.notation.write(action as never))
      const answer = want.find((text) => offered.includes(text))
      if (answer === undefined) continue
      const reply = await port.request({
        type: 'answer',
        match,
        seat: 0,
        seq: look.value.seq,
        answer: dawn.notation.read(answer),
      })
      expect(reply.ok, say).toBe(true)
      followed.push(say)
    }
    expect(followed).toEqual([
      'choose',
      'walk',
      'shoot',
      'again',
      'door',
      'finish',
      'next',
      'rifle',
      'end',
      'fight',
      'done',
    ])
    const log = await port.request({ type: 'log', match, seat: 0 })
    if (!log.ok) throw new Error(JSON.stringify(log))
    const kinds = log.value.entries.flatMap((entry) => entry.events.map((event) => event.kind))
    expect(kinds).toContain('eliminated')
    expect(kinds).toContain('rifle-taken')
  })
})
