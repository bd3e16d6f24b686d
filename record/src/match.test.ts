import { randomPolicy } from '@shamble/bots'
import { ScriptedChance, seededBelow, seededChance, UniformChance } from '@shamble/chance'
import zombiesModule from '@shamble/game-zombies'
import { BadInput, BrokenInvariant, type Chance, Engine, RecordingChance, type Seat } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { knock, knockGame } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { firstLink, hashOfEntry, hashOfSnapshot, nextLink } from './chain.js'
import { Match } from './match.js'
import { type MatchHeader, type RecordLine, readRecord, writeLine } from './record.js'
import { finish } from './steps.js'

const engine = new Engine(knockGame)
const options = resolveOptions(knockGame.options)
const zombies = new Engine((zombiesModule as unknown as GameModule).game)
const reread = (text: string, how = {}) => Match.read(zombies, text, how)

/** Ann holds 5, Bob 7. */
function begin(): Match<ReturnType<typeof knockGame.clone>, never, never, never> {
  return Match.create(engine, { options, salt: 'salt' }, new ScriptedChance({ draws: [5, 7] })) as never
}

function played(): ReturnType<typeof begin> {
  const match = begin()
  match.answer(0, { type: 'walk' }, none())
  match.answer(0, { type: 'roll' }, new ScriptedChance({ dice: [4] }))
  match.answer(1, { type: 'knock' }, none())
  return match
}

const none = (): Chance => new ScriptedChance()
const read = (text: string, how = {}) => Match.read(engine, text, how)

describe('a record', () => {
  it('is read back to the same state, hash and log, also in the middle of a window', () => {
    const match = played()
    const again = read(match.text())
    expect(again.state).toEqual(match.state)
    expect(again.hash).toBe(match.hash)
    expect(again.log).toEqual(match.log)
    expect(again.text()).toBe(match.text())
  })

  it('goes on after reading as if nothing had happened', () => {
    const [match, again] = [played(), read(played().text())]
    for (const one of [match, again]) one.answer(0, { type: 'pass' }, none())
    expect(again.hash).toBe(match.hash)
    expect(again.state.score).toEqual([4, 7])
  })

  it('keeps what was drawn and rolled, not where in a bag it lay', () => {
    expect(played().text()).toContain('[{"item":5},{"item":7}]')
    expect(played().text()).toContain('[[4]]')
  })

  it('finds any single changed byte', () => {
    const text = played().text()
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === '1' ? '2' : '1'
      const changed = text.slice(0, at) + other + text.slice(at + 1)
      expect(() => read(changed), `byte ${at}: ${text.slice(at - 10, at + 10)}`).toThrow(BadInput)
    }
  })

  it('refuses a cut-off file with one line, and opens it up to its last whole entry on request', () => {
    const text = played().text()
    const cut = text.slice(0, text.length - 20)
    expect(() => read(cut)).toThrow(/^line \d+: the file is cut off in the middle of a move$/)
    const recovered = read(cut, { damaged: 'recover' })
    expect(recovered.state.seq).toBe(2)
    expect(recovered.damage?.message).toMatch(/cut off/)
    expect(() => read(recovered.text())).not.toThrow()
  })

  it('can be cut anywhere: recovery gives a sound beginning or a clear refusal', () => {
    const text = played().text()
    for (let end = 0; end < text.length; end += 7) {
      try {
        expect(read(text.slice(0, end), { damaged: 'recover' }).state.seq).toBeLessThanOrEqual(3)
      } catch (error) {
        expect(error).toBeInstanceOf(BadInput)
      }
    }
  })

  it('of another game or of nothing at all is refused', () => {
    expect(() => read('')).toThrow('the file is empty')
    expect(() => read('{"half":')).toThrow(/^line 1: not JSON/)
    expect(() => read(played().text().replaceAll('"game":"knock"', '"game":"chess"'))).toThrow(
      'a game of "chess", not of "knock"',
    )
    expect(() => read(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).toThrow(/nested deeper than/)
  })

  it('made by other rules is refused, and goes on from its last snapshot with consent', () => {
    const older = { ...knockGame, rulesVersion: '1' }
    const match = Match.create(new Engine(older), { options, salt: 's' }, new ScriptedChance({ draws: [5, 7] }))
    match.answer(0, { type: 'roll' }, new ScriptedChance({ dice: [4] }))
    match.snapshot()
    expect(() => read(match.text())).toThrow(
      'the game was played with rules 1, and the rules here are 2; it can continue from its last snapshot',
    )
    const continued = read(match.text(), { otherRules: 'continue' })
    expect(continued.state.score).toEqual([4, 0])
    continued.answer(1, { type: 'roll' }, new ScriptedChance({ dice: [6] }))
    const again = read(continued.text())
    expect(again.state.score).toEqual([4, 6])
    expect(again.hash).toBe(continued.hash)
  })

  it('made by rules that nobody can take up is refused even with consent', () => {
    const match = Match.create(
      new Engine({ ...knockGame, rulesVersion: '0' }),
      { options, salt: 's' },
      new ScriptedChance({ draws: [5, 7] }),
    )
    expect(() => read(match.text(), { otherRules: 'continue' })).toThrow(
      'rules 2 cannot continue a game played with rules 0',
    )
  })

  it('is salted: the same match under another salt has other hashes', () => {
    const other = Match.create(engine, { options, salt: 'pepper' }, new ScriptedChance({ draws: [5, 7] }))
    expect(other.hash).not.toBe(begin().hash)
  })

  it('stays readable over a long match with snapshots in between', () => {
    let n = 0
    const chance = new UniformChance((sides) => n++ % sides)
    const match = begin()
    for (let i = 0; i < 60 && match.state.outcome === null; i++) {
      const seat = match.state.questions[0]!.seat
      match.answer(seat, { type: i % 3 === 0 && match.state.walked < 3 ? 'walk' : 'roll' }, new RecordingChance(chance))
    }
    expect(match.text().match(/"snapshot"/g)!.length).toBeGreaterThan(0)
    expect(read(match.text()).hash).toBe(match.hash)
  })
})

describe('undo', () => {
  it('[TABLE.9] steps back to before the asker’s last answer, and the record keeps both', () => {
    const match = begin()
    match.answer(0, { type: 'walk' }, none())
    match.answer(0, { type: 'walk' }, none())
    const request = match.undoable(0)
    expect(request).toEqual({ to: 1, needs: [] })
    expect(match.undo(0, 1, []).ok).toBe(true)
    expect(match.state.walked).toBe(1)
    expect(match.state.seq).toBe(3)
    expect(match.text()).toContain('"type":"undo"')
    const again = read(match.text())
    expect(again.state).toEqual(match.state)
    // And once more, from the moment that was restored.
    expect(match.undo(0, 0, []).ok).toBe(true)
    expect(match.state.walked).toBe(0)
  })

  it('[TABLE.9] never goes back past a die, a draw or something shown', () => {
    const match = begin()
    match.answer(0, { type: 'walk' }, none())
    match.answer(0, { type: 'show' }, none())
    expect(match.undoable(0)).toEqual({ rule: 'TABLE.9' })
    match.answer(0, { type: 'walk' }, none())
    expect(match.undoable(0)).toEqual({ to: 2, needs: [] })
    match.answer(0, { type: 'roll' }, new ScriptedChance({ dice: [2] }))
    expect(match.undoable(0)).toEqual({ rule: 'TABLE.9' })
    expect(match.undo(0, 2, [])).toEqual({ ok: false, refusal: { rule: 'TABLE.9' } })
  })

  it('[TABLE.10] needs the consent of the one who has acted since', () => {
    const match = begin()
    match.answer(0, { type: 'walk' }, none())
    match.answer(1, { type: 'jeer' }, none())
    expect(match.undoable(0)).toEqual({ to: 0, needs: [1] })
    expect(match.undo(0, 0, [])).toEqual({ ok: false, refusal: { rule: 'TABLE.10' } })
    expect(match.undo(0, 0, [1]).ok).toBe(true)
    expect(match.state.jeers).toBe(0)
    expect(read(match.text()).hash).toBe(match.hash)
  })

  it('makes answers that were sent before it stale', () => {
    const match = begin()
    match.answer(0, { type: 'walk' }, none())
    match.undo(0, 0, [])
    expect(match.answer(0, { type: 'walk' }, none(), 1)).toEqual({ ok: false, refusal: { rule: 'TABLE.3' } })
    expect(match.answer(0, { type: 'walk' }, none(), 2).ok).toBe(true)
  })
})

describe('a fork', () => {
  it('shares the past and goes on with chance of its own', () => {
    const match = played()
    const fork = match.fork(1, 'other')
    expect(fork.state.seq).toBe(1)
    expect(fork.state.walked).toBe(1)
    fork.answer(0, { type: 'roll' }, new ScriptedChance({ dice: [6] }))
    expect(fork.state.score).toEqual([6, 0])
    expect(match.state.score).toEqual([4, 0])
    expect(read(fork.text()).hash).toBe(fork.hash)
  })

  it('can start from any moment of a match with undone steps', () => {
    const match = begin()
    match.answer(0, { type: 'walk' }, none())
    match.undo(0, 0, [])
    match.answer(0, { type: 'walk' }, none())
    for (let seq = 0; seq <= match.state.seq; seq++) expect(match.fork(seq, 'x').state.seq).toBe(seq)
  })
})

describe('a match from a position', () => {
  it('is recorded from there', () => {
    const state = engine.game.clone(played().state)
    const match = Match.from(engine, state, { salt: 'p' })
    match.answer(0, { type: 'pass' }, none())
    expect(read(match.text()).hash).toBe(match.hash)
  })
})

describe('the log', () => {
  it('tells each seat only what it may know, and everything when the match is over', () => {
    const match = begin()
    const dealt = (viewer: 0 | 1 | 'spectator') =>
      match.logFor(viewer).flatMap((entry) => entry.events.map((event) => event.secret?.data))
    expect(dealt(0)).toEqual([{ number: 5 }, undefined])
    expect(dealt('spectator')).toEqual([undefined, undefined])
    match.answer(1, { type: 'resign' }, none())
    expect(dealt('spectator')[0]).toEqual({ number: 5 })
    expect(knock.game.view(match.state, 'spectator').held).toEqual([0, 0])
  })
})

describe('a prepared answer', () => {
  it('changes nothing before it is accepted, and brings the lines that a store appends', () => {
    const match = begin()
    const before = match.text()
    const prepared = match.prepare(0, { type: 'walk' }, none())
    expect(prepared.ok && prepared.lines).toHaveLength(1)
    expect(match.text()).toBe(before)
    expect(match.state.seq).toBe(0)
    if (prepared.ok) match.accept(prepared)
    expect(match.text()).toBe(`${before}${prepared.ok && prepared.lines[0]}\n`)
    expect(match.state.seq).toBe(1)
  })

  it('can be dropped: the next one is prepared for the same moment', () => {
    const match = begin()
    match.prepare(0, { type: 'walk' }, none())
    match.answer(0, { type: 'roll' }, new ScriptedChance({ dice: [4] }))
    expect(match.state.walked).toBe(0)
    expect(read(match.text()).hash).toBe(match.hash)
  })

  it('is not accepted twice, nor after another', () => {
    const match = begin()
    const [first, second] = [match.prepare(0, { type: 'walk' }, none()), match.prepare(0, { type: 'walk' }, none())]
    if (!first.ok || !second.ok) throw new Error('a legal answer is refused')
    match.accept(first)
    expect(() => match.accept(first)).toThrow(BrokenInvariant)
    expect(() => match.accept(second)).toThrow(BrokenInvariant)
    expect(match.state.walked).toBe(1)
  })
})

describe('a long match', () => {
  const long = longMatch(900)

  it('writes a state now and then, at most one in 150 answers', () => {
    const states = long.text().match(/"snapshot"/g)!.length
    expect(states).toBeGreaterThan(2)
    expect(states - 1).toBeLessThanOrEqual(long.state.seq / 150)
  })

  it('opened from its last state is the same match, and tells the same log', () => {
    const again = reread(long.text(), { verify: 'later' })
    expect(again.state).toEqual(long.state)
    expect(again.hash).toBe(long.hash)
    expect(again.logged).toBe(long.logged)
    expect(again.logSince(again.logged - 3)).toEqual(long.log.slice(-3))
    expect(again.log).toEqual(long.log)
    for (const seq of [0, 1, 299, 300, 301, 500, 77, 78, long.state.seq]) {
      expect(again.at(seq)?.seq ?? null).toBe(long.at(seq)?.seq ?? null)
      expect(again.at(seq)).toEqual(long.at(seq))
    }
  })

  it('shows no state that was taken back', () => {
    const match = longMatch(300)
    let seat = answerOn(match)
    while ('rule' in match.undoable(seat)) seat = answerOn(match)
    const undone = match.state.seq
    expect(match.undo(seat, undone - 1, []).ok).toBe(true)
    expect(match.at(undone)).toBeNull()
    expect(match.at(undone + 1)).toEqual(match.state)
    expect(reread(match.text(), { verify: 'later' }).log).toEqual(match.log)
  })
})

describe('verification', () => {
  const long = longMatch(900)

  it('goes through a sound past and finds nothing', () => {
    const match = reread(long.text(), { verify: 'later' })
    expect(finish(match.verification())).toBeNull()
    expect(match.broken).toBeNull()
  })

  it('finds an answer that leads elsewhere, names its line, keeps what was answered meanwhile and takes no more', () => {
    const forged = forge(long.text(), 40)
    expect(() => reread(forged)).toThrow(/^line 41: the position is not the one that the file describes$/)
    const match = reread(forged, { verify: 'later' })
    answerOn(match)
    const kept = match.text()
    expect(finish(match.verification())?.message).toMatch(/^line 41: the position is not/)
    expect(match.text()).toBe(kept)
    expect(() => answerOn(match)).toThrow(/^line 41/)
  })

  it('recovers exactly what comes before the first line that does not agree', () => {
    const lines = long.text().split('\n')
    const changed = lines.with(60, lines[60]!.replace(/"type":"\w+"/, '"type":"show"')).join('\n')
    expect(reread(changed, { damaged: 'recover' }).text()).toBe(`${lines.slice(0, 60).join('\n')}\n`)
    const forged = forge(long.text(), 60)
    const recovered = reread(forged, { damaged: 'recover' })
    expect(recovered.text()).toBe(`${forged.split('\n').slice(0, 60).join('\n')}\n`)
    expect(recovered.damage?.where).toBe('line 61')
  })
})

/** A random match of a real game, broken off after so many answers. */
function longMatch(answers: number): Match {
  const chance = seededChance('long')
  const policy = randomPolicy(zombies, seededBelow('long'))
  const options = resolveOptions(zombies.game.options, { seats: 2, interruptMode: 'polled' })
  const match = Match.create(zombies, { options, salt: 'long' }, chance)
  while (match.state.seq < answers) answerOn(match, policy, chance)
  return match
}

function answerOn(match: Match, policy = randomPolicy(zombies, seededBelow('on')), chance = seededChance('on')): Seat {
  const { seat } = match.state.questions[0]!
  expect(match.answer(seat, policy(match.state, seat), chance).ok).toBe(true)
  return seat
}

/** The record with another outcome of chance in one line, and a chain that holds again. */
function forge(text: string, line: number): string {
  const { header, lines } = finish(readRecord(text)) as { header: MatchHeader; lines: RecordLine[] }
  let link = firstLink(header)
  const forged = lines.map((one, i) => {
    const own: RecordLine =
      one.kind === 'entry' && i === line - 1
        ? { ...one, body: [one.body[0], one.body[1], one.body[2], one.body[3], 'AAAAAAAAAAAA'] }
        : one
    if (own.kind === 'closing' || own.kind === 'dice') return writeLine(own)
    const hash = own.kind === 'entry' ? hashOfEntry(link.hash, own.body) : hashOfSnapshot(link.hash, own.snapshot)
    const linked = { ...own, hash }
    link = nextLink(link, linked)
    return writeLine(linked)
  })
  return `${[JSON.stringify(header), ...forged].join('\n')}\n`
}
