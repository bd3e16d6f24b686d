import { ScriptedChance, seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { knockGame } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { stateDigest } from './chain.js'
import { Match } from './match.js'
import { Numbers } from './numbers.js'
import { type EntryBody, type MatchHeader, type RecordLine, readRecord, writeLine } from './record.js'
import { chained } from './record-lines.js'
import { finish } from './steps.js'

const engine = new Engine(knockGame)
const options = resolveOptions(knockGame.options, { seats: 3, whispers: true })
const begin = () => Match.create(engine, { options, salt: 's' }, seededChance('numbers'))

const NOTE = { type: 'note', text: 'bob bluffs' }
const OMEN = { type: 'omen' }
const WALK = { type: 'walk' }
const ANN = 0
const BOB = 1
const CAT = 2

/** Gives answers, the dice among them as scripted; each must be taken. */
function play(
  match: ReturnType<typeof begin>,
  ...answers: readonly [seat: number, answer: object, ...dice: number[]][]
) {
  for (const [seat, answer, ...dice] of answers)
    expect(match.answer(seat, answer, new ScriptedChance({ dice }))).toMatchObject({ ok: true })
  return match
}

describe('the number of a viewer', () => {
  it('counts what they may know of', () => {
    const numbers = new Numbers(2)
    numbers.note(2, [0])
    numbers.note(3, [0])
    numbers.note(6, [1])
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((seq) => numbers.of(1, seq))).toEqual([0, 1, 2, 2, 2, 3, 4, 5, 6])
    expect([0, 1, 2, 3, 4, 5, 6].map((number) => numbers.lastOf(1, number))).toEqual([0, 1, 4, 5, 6, 7, 8])
    expect([5, 6, 7].map((seq) => numbers.of(0, seq))).toEqual([5, 6, 6])
    expect([2, 7].map((seq) => numbers.of('spectator', seq))).toEqual([2, 4])
  })

  it('does not move when someone else writes a note or rolls in secret', () => {
    const match = play(begin(), [ANN, WALK])
    const others = () => [ANN, CAT, 'spectator' as const].map((viewer) => [match.view(viewer), match.logFor(viewer)])
    const before = others()
    play(match, [BOB, NOTE], [BOB, OMEN, 5])
    expect(others()).toEqual(before)
    expect([match.state.seq, match.numberOf(BOB), match.numberOf(ANN)]).toEqual([3, 3, 1])
    expect(match.logFor(BOB).map(({ seq, after }) => [seq, after])).toEqual([
      [0, 0],
      [0, 1],
      [1, 2],
      [2, 3],
    ])
    expect(() => match.seqOf(ANN, 2)).toThrow('seq: this match has not come to 2')
  })

  it('leads to the position in which a match was taken up, no matter who has answered in secret since', () => {
    const taken = () => Match.from(engine, begin().state, { salt: 's' })
    const shown = (match: ReturnType<typeof begin>) =>
      [match.numberOf(ANN) - 1, match.numberOf(ANN)].map((number) =>
        number < 0 ? null : match.view(ANN, match.at(match.seqOf(ANN, number))!),
      )
    const [open, secret] = [taken(), play(taken(), [BOB, NOTE])]
    expect(shown(secret)).toEqual(shown(open))
    play(open, [ANN, WALK])
    play(secret, [ANN, WALK])
    expect(shown(secret)).toEqual(shown(open))
    expect(shown(open)[0]).toMatchObject({ seq: 0, walked: 0 })
  })

  it('does not move with a pass as long as the window is open', () => {
    const match = play(begin(), [ANN, { type: 'knock' }], [BOB, { type: 'pass' }])
    expect([ANN, BOB, CAT].map((viewer) => match.numberOf(viewer))).toEqual([1, 2, 1])
    play(match, [CAT, { type: 'pass' }])
    expect([ANN, BOB, CAT].map((viewer) => match.numberOf(viewer))).toEqual([2, 3, 2])
  })

  it('is the record’s when the match is over, and everything opens', () => {
    const match = play(begin(), [BOB, NOTE], [ANN, WALK], [CAT, { type: 'resign' }])
    expect(match.numberOf(ANN)).toBe(3)
    expect(match.logFor(ANN).map(({ after }) => after)).toEqual([0, 1, 2, 3])
  })

  it('is found again in the record, also where that is opened from a snapshot', () => {
    const match = play(begin(), [BOB, NOTE], [ANN, WALK])
    match.snapshot()
    play(match, [CAT, NOTE], [ANN, WALK])
    for (const verify of ['now', 'later'] as const) {
      const again = Match.read(engine, match.text(), { verify })
      for (const viewer of [ANN, BOB, CAT, 'spectator'] as const) expect(again.view(viewer)).toEqual(match.view(viewer))
    }
    expect(match.text().match(/,\[1\],"[^"]+"\]\n/g)).toHaveLength(1)
  })
})

describe('a step back', () => {
  it('past someone’s secret answer needs no consent, and the answer stands', () => {
    const match = play(begin(), [ANN, WALK])
    const undo = match.undoable(ANN)
    play(match, [BOB, NOTE], [CAT, OMEN, 4])
    expect(match.undoable(ANN)).toEqual(undo)
    match.undo(ANN, 0, [])
    expect(match.state).toMatchObject({ walked: 0, notes: ['', 'bob bluffs', ''], omens: [0, 0, 4] })
    expect(match.logFor(BOB).flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual([
      'dealt',
      'dealt',
      'dealt',
      'table.undone',
      'noted',
    ])
    // The secret die cannot be rolled again, and what was given again is not taken back.
    for (const seat of [BOB, CAT]) expect(match.undoable(seat)).toEqual({ rule: 'TABLE.9' })
    const again = Match.read(engine, match.text())
    expect([again.state, again.log]).toEqual([match.state, match.log])
  })

  it('of a secret answer is a secret', () => {
    const match = play(begin(), [ANN, WALK])
    const seen = () => [match.view(ANN), match.logFor(ANN), match.undoable(ANN)]
    const before = seen()
    play(match, [BOB, NOTE])
    match.undo(BOB, 1, [])
    expect(seen()).toEqual(before)
    expect(match.state.notes).toEqual(['', '', ''])
    expect(match.logFor(BOB).at(-1)?.events).toEqual([
      { kind: 'table.undone', rule: 'TABLE.9', seat: BOB, seenBy: [BOB] },
    ])
    expect(match.logFor(CAT).at(-1)?.events[0]?.kind).toBe('walked')
    expect(Match.read(engine, match.text()).state).toEqual(match.state)
  })

  it('does not go past the viewer’s own secret die, whatever others do', () => {
    const match = play(begin(), [ANN, WALK], [ANN, OMEN, 2])
    expect(match.undoable(ANN)).toEqual({ rule: 'TABLE.9' })
    expect(match.undo(ANN, 0, [])).toMatchObject({ ok: false })
  })

  it('past an open window needs the consent of all others: who has passed is not told', () => {
    const match = play(begin(), [ANN, { type: 'knock' }], [BOB, { type: 'pass' }])
    const before = play(begin(), [ANN, { type: 'knock' }])
    expect(before.undoable(ANN)).toEqual({ to: 0, needs: [BOB, CAT] })
    expect(match.undoable(ANN)).toEqual(before.undoable(ANN))
    match.undo(ANN, 0, [BOB, CAT])
    expect(match.state.frames).toHaveLength(1)
  })

  it('in a record of before there were secret answers is read as everybody’s', () => {
    const match = play(begin(), [ANN, { type: 'knock' }], [BOB, { type: 'pass' }])
    const { header, lines } = finish(readRecord(match.text())) as { header: MatchHeader; lines: RecordLine[] }
    // So it was written: six parts a line, and after a step back everybody's answers counted as given.
    const state = { ...match.at(1)!, seq: 3, answered: [2, 2, 2] }
    const undo: EntryBody = [2, BOB, { type: 'undo', to: 1, agreed: [] }, [], stateDigest(state)]
    const old = [
      ...lines.map((line) => (line.kind === 'entry' ? { ...line, body: line.body.slice(0, 5) as never } : line)),
      { kind: 'entry' as const, body: undo, hash: '' },
    ]
    const text = [JSON.stringify(header), ...chained(header, old).map(writeLine), ''].join('\n')
    const again = Match.read(engine, text)
    expect(again.state).toEqual(state)
    expect(again.numberOf(CAT)).toBe(3)
  })
})
