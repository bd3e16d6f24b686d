import { seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { knock, knockGame } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { Match } from './match.js'
import { fileOf, handedOn, readSeries, sequelOptions, splitRecords } from './series.js'

const module = knock as unknown as GameModule
const engine = new Engine(module.game)

/** A match that is over, after another. */
function match(before: Match | null, options: Record<string, number | boolean | string> = {}, copy = false): Match {
  const chosen = before === null ? resolveOptions(knockGame.options, options) : after(before, options)
  const following = before === null ? {} : { after: { hash: before.hash, copy } }
  const played = Match.create(
    engine,
    { options: chosen, salt: `salt ${before?.hash}`, ...following },
    seededChance('s'),
  )
  played.answer(1, { type: 'resign' }, seededChance('s'))
  return played
}

const after = (before: Match, given: Record<string, unknown>) =>
  sequelOptions(module, handedOn(module, before.state), given, null)

const text = (...matches: readonly Match[]): string => fileOf(matches.map((one) => one.text()))

describe('a series', () => {
  it('is read match by match, each going on from the end of the one before', () => {
    const one = match(null, { seats: 3 })
    const two = match(one, { deal: 'low' })
    const three = match(two)
    expect(three.state.options).toMatchObject({ seats: 3, loud: true, deal: 'all' })
    const { matches, damage } = readSeries(module, engine, text(one, two, three))
    expect(matches.map(({ hash }) => hash)).toEqual([one.hash, two.hash, three.hash])
    expect(damage).toBeNull()
    const [, , last] = splitRecords(text(one, two, three))
    expect(last).toBe(three.text())
    // Only the last says that nothing is missing behind it.
    expect(splitRecords(text(one, two, three))[0]).toBe(one.text().replace(/\{"closed":\d+\}\n$/, ''))
  })

  it('of one match is read as that match is', () => {
    const one = match(null)
    expect(readSeries(module, engine, one.text()).matches[0]!.text()).toBe(one.text())
    expect(() => readSeries(module, engine, '')).toThrow('the file is empty')
    expect(() => readSeries(module, engine, 'nothing')).toThrow('line 1: not JSON')
  })

  it('is refused where options were not handed on like that, and the header tells another story', () => {
    const one = match(null, { seats: 3 })
    const options = resolveOptions(knockGame.options, { seats: 3, loud: false })
    const forged = Match.create(
      engine,
      { options, salt: 's', after: { hash: one.hash, copy: false } },
      seededChance('s'),
    )
    expect(() => readSeries(module, engine, text(one, forged))).toThrow(
      'match 2: line 1: options.loud: carried over from the previous game, and cannot be changed',
    )
  })

  it('is refused where a match goes on from one that is not over', () => {
    const one = match(null)
    const running = Match.create(engine, { options: one.state.options, salt: 's' }, seededChance('s'))
    const next = Match.create(
      engine,
      { options: one.state.options, salt: 's', after: { hash: running.hash, copy: false } },
      seededChance('s'),
    )
    expect(() => readSeries(module, engine, text(running, next))).toThrow('match 2: line 1.after')
    expect(() => handedOn(module, running.state)).toThrow('this game is not over yet')
    expect(() => handedOn({ ...module, sequel: () => null }, one.state)).toThrow('no other game can follow')
    const { sequel: _none, ...alone } = module
    expect(() => handedOn(alone, one.state)).toThrow('no other game can follow')
  })

  it('every byte of which counts: whatever is changed is found, and where', () => {
    const one = match(null)
    const whole = text(one, match(one))
    let found = 0
    for (let at = 0; at < whole.length; at += 7) {
      const changed = whole.slice(0, at) + (whole[at] === '0' ? '1' : '0') + whole.slice(at + 1)
      try {
        readSeries(module, engine, changed)
      } catch (error) {
        expect((error as Error).message).toMatch(/^(match [12]: )?(line \d+|options\.)/)
        found++
      }
    }
    expect(found).toBe(Math.ceil(whole.length / 7))
  })

  it('is recovered up to the damage, and what was left off is said', () => {
    const one = match(null)
    const two = match(one)
    const three = match(two)
    // In the line of the answer.
    const cut = text(one, two).slice(0, text(one, two).lastIndexOf('"resign"'))
    const half = readSeries(module, engine, cut, { damaged: 'recover' })
    expect(half.matches).toHaveLength(2)
    expect(half.damage?.where).toMatch(/^match 2: line \d+$/)
    expect(readSeries(module, engine, `${cut}\n${three.text()}`, { damaged: 'recover' }).matches).toHaveLength(2)
    expect(readSeries(module, engine, text(one, three), { damaged: 'recover' })).toMatchObject({
      damage: { where: 'match 2: line 1.after' },
      matches: { length: 1 },
    })
    const alone = readSeries(module, engine, three.text(), { damaged: 'recover' })
    expect([alone.matches.length, alone.damage?.where]).toEqual([1, 'line 1.after'])
  })

  it('goes on under new rules from how a match ended, and is still whole', () => {
    const one = match(null)
    const newer = { ...module, game: { ...module.game, rulesVersion: '3', continues: { '2': (s: unknown) => s } } }
    const renewed = new Engine(newer.game as typeof module.game)
    expect(() => readSeries(newer as GameModule, renewed, one.text())).toThrow('line 1.rulesVersion')
    const taken = Match.read(renewed, one.text(), { otherRules: 'continue' })
    expect(taken.state.outcome).toEqual(one.state.outcome)
    expect([taken.endedAt(one.hash), taken.endedAt(taken.hash), taken.endedAt('other')]).toEqual([true, true, false])
    const next = match(one)
    const both = readSeries(newer as GameModule, renewed, text(one, next), { otherRules: 'continue' })
    expect(both.matches).toHaveLength(2)
  })

  it('a fork of a later match is a copy in its series', () => {
    const one = match(null)
    const fork = match(one).fork(0, 'other salt')
    expect(fork.header.after).toEqual({ hash: one.hash, copy: true })
    expect(readSeries(module, engine, text(one, fork)).matches).toHaveLength(2)
  })
})
