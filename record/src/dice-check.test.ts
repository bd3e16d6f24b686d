import { randomPolicy } from '@shamble/bots'
import { commitTo, ScriptedChance, seededBelow, systemChance } from '@shamble/chance'
import zombiesModule from '@shamble/game-zombies'
import { Engine } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { knockGame } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { firstLink, hashOfDice, hashOfEntry, nextLink } from './chain.js'
import { checkDice } from './dice-check.js'
import type { DiceLine, EntryDice } from './dice-lines.js'
import { checkOpenDice } from './dice-open.js'
import { commitmentsOf } from './dice-proof.js'
import { Match } from './match.js'
import { type EntryBody, type MatchHeader, type RecordLine, readRecord, writeLine } from './record.js'
import { fileOf } from './series.js'
import { finish } from './steps.js'

const [master, reveal] = ['ab'.repeat(32), 'cd'.repeat(32)]
const HELD = {
  master,
  line: { ...commitmentsOf(master, 'o1'), parts: [{ seats: [0], commit: commitTo(reveal), reveal }] },
}
const zombies = new Engine((zombiesModule as unknown as GameModule).game)
const knock = new Engine(knockGame) as unknown as Engine

const none = () => new ScriptedChance()
const check = (engine: Engine, written: string) => checkDice(engine, written)

function begun(engine: Engine, given: Record<string, unknown> = {}): Match {
  const options = resolveOptions(engine.game.options, given)
  // What is scripted is nothing: to ask it would fail.
  return Match.create(engine, { options, salt: 's' }, none(), HELD)
}

/** Random play to the end. */
function playedOn(match: Match): Match {
  const policy = randomPolicy(match.engine, seededBelow('play'))
  while (match.state.outcome === null) {
    const { seat } = match.state.questions[0]!
    expect(match.answer(seat, policy(match.state, seat), none()).ok).toBe(true)
  }
  return match
}

const whole = playedOn(begun(zombies, { turnLimit: 4 }))
const file = fileOf([whole.text()])

/** The same file with something else in it, and a chain that holds again. */
function forged(change: {
  dice?: (line: DiceLine) => DiceLine
  entry?: (body: EntryBody, i: number) => EntryBody
}): string {
  const { header, lines } = finish(readRecord(file)) as { header: MatchHeader; lines: RecordLine[] }
  let link = firstLink(header)
  const written = lines.map((one, i) => {
    let own = one
    if (one.kind === 'dice') {
      const dice = (change.dice ?? ((line) => line))(one.dice)
      own = { ...one, dice, hash: hashOfDice(link.hash, dice) }
    } else if (one.kind === 'entry') {
      const body = (change.entry ?? ((same) => same))(one.body, i)
      own = { ...one, body, hash: hashOfEntry(link.hash, body) }
    } else if (one.kind === 'snapshot') return null
    if (own.kind !== 'closing') link = nextLink(link, own)
    return own
  })
  const kept = written.filter((line) => line !== null && line.kind !== 'closing') as RecordLine[]
  return fileOf([`${[JSON.stringify(header), ...kept.map(writeLine)].join('\n')}\n`])
}

const withDice = (body: EntryBody, dice: (part: EntryDice) => EntryDice): EntryBody =>
  body[6] === undefined ? body : [body[0], body[1], body[2], body[3], body[4], body[5] ?? null, dice(body[6])]

describe('a match whose dice can be checked', () => {
  it('says of every roll and draw which secret it used, and is found to be right', () => {
    const found = check(zombies, file)
    expect(found).toMatchObject({ match: 'o1', before: 0, commitment: HELD.line.commitment })
    expect(found.open).toBeGreaterThan(5)
    expect(found.closed).toBeGreaterThan(5)
    expect(check(zombies, forged({}))).toEqual(found)
  })

  it('is opened and continued as any other, with the next secrets', () => {
    const first = begun(zombies, { turnLimit: 4 })
    const policy = randomPolicy(zombies, seededBelow('play'))
    for (let i = 0; i < 40; i++) {
      const { seat } = first.state.questions[0]!
      first.answer(seat, policy(first.state, seat), none())
    }
    const again = Match.read(zombies, first.text())
    again.prove(master)
    expect(again.proof?.opened(0, 9)).toEqual(first.proof?.opened(0, 9))
    expect(again.text()).toBe(first.text())
    check(zombies, fileOf([playedOn(again).text()]))
  })

  it('is worked out alike by another node', () => {
    const [one, other] = [begun(knock), begun(knock)]
    const prepared = one.prepare(0, { type: 'roll' }, none())
    if (!prepared.ok) throw new Error('refused')
    const again = other.prepareAgain(prepared.lines)
    other.accept(again!.prepared)
    one.accept(prepared)
    expect(other.text()).toBe(one.text())
    expect(other.proof!.opened(0, 1)).toEqual(one.proof!.opened(0, 1))
  })

  it('opens dice while it runs, each with its way to a root that was known before', () => {
    const match = begun(knock)
    match.answer(0, { type: 'roll' }, none())
    const open = match.proof!.opened(0, 50)
    expect(open.dice.map(({ sides, face }) => [sides, face])).toEqual([
      [6, (match.state as unknown as { score: number[] }).score[0]],
    ])
    checkOpenDice(open)
    const [die] = open.dice
    const other = (changed: object) => ({ ...open, dice: [{ ...die!, ...changed }] })
    expect(() => checkOpenDice(other({ face: (die!.face % 6) + 1 }))).toThrow('is not what its secret leads to')
    expect(() => checkOpenDice(other({ secret: reveal }))).toThrow('is not the one that was committed to')
    expect(() => checkOpenDice(other({ index: 1 }))).toThrow('is not the one that was committed to')
    expect(() => checkOpenDice({ ...open, roots: [reveal] })).toThrow('a root has changed')
  })

  it('opens no secret that a hidden roll used, and counts none of them', () => {
    const match = begun(knock, { whispers: true })
    const before = match.proof!.opened(0, 50)
    expect(match.answer(1, { type: 'omen' }, none()).ok).toBe(true)
    expect(match.proof!.opened(0, 50)).toEqual(before)
    match.answer(0, { type: 'roll' }, none())
    const plain = begun(knock, { whispers: true })
    plain.answer(0, { type: 'roll' }, none())
    expect(match.proof!.opened(0, 50)).toEqual(plain.proof!.opened(0, 50))
  })

  it('uses no secret again after a step back', () => {
    const match = begun(knock)
    match.answer(0, { type: 'walk' }, none())
    expect(match.undo(0, 0, []).ok).toBe(true)
    match.answer(0, { type: 'roll' }, none())
    expect(match.proof!.opened(0, 50).count).toBe(1)
  })

  it('is left by a fork, which is held to what it commits to anew', () => {
    const fork = whole.fork(5, 'fork')
    expect(fork.proof).toBeNull()
    const other = 'ef'.repeat(32)
    fork.hold({ master: other, line: { ...commitmentsOf(other, 'o2'), parts: [] } })
    const found = check(zombies, fileOf([playedOn(fork).text()]))
    expect(found).toMatchObject({ match: 'o2', parts: [] })
    expect(found.before).toBeGreaterThan(0)
  })

  it('is no longer held to anything where someone else plays on', () => {
    const running = begun(zombies, { turnLimit: 3 })
    const elsewhere = Match.read(zombies, running.text())
    const policy = randomPolicy(zombies, seededBelow('play'))
    while (elsewhere.state.outcome === null) {
      const { seat } = elsewhere.state.questions[0]!
      elsewhere.answer(seat, policy(elsewhere.state, seat), systemChance())
    }
    expect(() => check(zombies, fileOf([elsewhere.text()]))).toThrow('the secrets of these dice are not open')
  })
})

describe('a check of dice finds', () => {
  const finds = (written: string, sentence: string): void => expect(() => check(zombies, written)).toThrow(sentence)

  it('a match without such dice, and one that is not over', () => {
    const options = resolveOptions(zombies.game.options, {})
    const plain = Match.create(zombies, { options, salt: 's' }, systemChance())
    finds(fileOf([plain.text()]), 'without dice that can be checked')
    finds(fileOf([begun(zombies).text()]), 'are opened when the game is over')
  })

  it('another secret than was committed to', () => {
    finds(
      forged({ entry: (body) => withDice(body, (part) => (part.master ? { ...part, master: reveal } : part)) }),
      'is not the one that was committed to',
    )
    finds(forged({ dice: (line) => ({ ...line, commitment: reveal }) }), 'is not the one that was committed to')
  })

  it('a part that a player did not commit to, or that was left off', () => {
    const other = (part: object) => forged({ dice: (line) => ({ ...line, parts: [{ ...line.parts[0]!, ...part }] }) })
    finds(other({ reveal: master }), 'player 1 has shown something other')
    finds(other({ reveal: master, commit: commitTo(master) }), 'but the secrets lead to')
    finds(forged({ dice: (line) => ({ ...line, parts: [] }) }), 'but the secrets lead to')
    finds(other({ seats: [1] }), 'but the secrets lead to')
    finds(
      forged({ dice: (line) => ({ ...line, parts: [line.parts[0]!, line.parts[0]!] }) }),
      'player 1 has added to the dice twice',
    )
  })

  it('another match, another root, a root that is missing', () => {
    finds(forged({ dice: (line) => ({ ...line, match: 'o2' }) }), 'is not the one that was committed to')
    finds(
      forged({ dice: (line) => ({ ...line, roots: { ...line.roots, closed: [line.roots.closed[0]!, reveal] } }) }),
      'root 2 does not belong to the secrets',
    )
    finds(
      forged({ dice: (line) => ({ ...line, roots: { ...line.roots, open: line.roots.open.slice(1) } }) }),
      'a root over the next secrets is missing',
    )
  })

  it('secrets that were counted otherwise than they were used', () => {
    const rolled = (part: EntryDice): boolean => part.open.length > 0
    finds(forged({ entry: (body) => withDice(body, (part) => (rolled(part) ? { ...part, open: [] } : part)) }), 'line')
    finds(
      forged({ entry: (body) => withDice(body, (part) => ({ ...part, closed: part.closed + 1 })) }),
      'other secrets for these dice',
    )
    finds(
      forged({ entry: (body) => (body[6] === undefined ? body : [body[0], body[1], body[2], body[3], body[4]]) }),
      'are not open',
    )
  })

  it('another face', () => {
    const at = finish(readRecord(file)).lines.findIndex(
      (line) => 'body' in line && Array.isArray(line.body[3][0]) && line.body[3][0].length === 1,
    )
    const other = (body: EntryBody, i: number): EntryBody => {
      if (i !== at) return body
      const [face] = body[3][0] as number[]
      const outcomes = [[(face! % 6) + 1], ...body[3].slice(1)]
      return [body[0], body[1], body[2], outcomes, body[4], body[5] ?? null, body[6]!]
    }
    // The states in between are left off.
    finds(forged({ entry: other }), `line ${at + 1}: the file says`)
    finds(forged({ entry: other }), 'but the secrets lead to')
  })
})
