import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, firstDifference, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { deadDice } from '../game.js'
import type { DeadDiceOptions } from '../options.js'
import type { DeadDice } from '../state.js'
import { viewDeadDice } from '../view.js'
import { position } from './index.js'

const engine = new Engine(deadDice)
const optionsWith = (given: Parameters<typeof resolveOptions>[1]): DeadDiceOptions =>
  resolveOptions(deadDice.options, given) as DeadDiceOptions

const read = (text: string, options: DeadDiceOptions): DeadDice =>
  position.read(text, options, seededChance('position'))

/** What a player sees, but for what no text carries: questions follow from the rest once the game runs on. */
const bare = (s: DeadDice, seat: number): object => ({ ...viewDeadDice(s, seat), seq: 0, answered: [], questions: [] })

describe('a position by seat', () => {
  it.each([
    ['the automatic game master', { players: 3 }],
    ['a human game master', { players: 2, gameMaster: 'human' }],
    ['Survival that nobody sees', { players: 2, survivalVisibility: 'private', menaceVisibility: 'visible' }],
  ])('reads as that seat sees it, with %s', (_with, given) => {
    const options = optionsWith(given)
    let told = 0
    for (let game = 0; game < 3; game++) {
      const below = seededBelow('by seat', game)
      const anything = randomPolicy(engine, below)
      let state = engine.start(options, seededChance('by seat', game)).state
      for (let answers = 0; state.outcome === null && answers < 400; answers++) {
        const { seat } = state.questions[0]!
        if (answers % 5 === 0)
          for (const looker of state.answered.keys()) {
            const text = position.write(state, looker)!
            const there = read(text, options)
            expect([text, firstDifference(bare(state, looker), bare(there, looker))]).toEqual([text, null])
            if (options.gameMaster === 'automatic' || looker < options.players) expect(text).not.toContain('acts=')
            told++
          }
        const result = engine.apply(state, seat, anything(state, seat), seededChance('by seat', game, state.seq))
        if (!result.ok) throw new Error(result.refusal.rule)
        state = result.state
      }
    }
    expect(told).toBeGreaterThan(50)
  })
})

describe('a position as people write it', () => {
  const TEXT = `
    turn 3 dead deadTurn=2 livingTurn=1
    scenario brainsOnSale
    survivor first Rick scores={"muscle":3,"mug":1} survival=2 hand=[4]
    survivor second Zoë turnsIn=2 survival=0
    thing 4 bat first wear=2
    reserves sufficient low sufficient empty
    objective provisions
    master menace=12 account={"spent":6}
    scene danger fighting=true round=1
    stand first cell=0
    stand second cell=1
    horde 3 size=5 cell=0 target=0 engaged=true
    frame deadTurn step=10 objective=0 tried=[0]
    frame scene step=4
    frame fight step=3
    frame turn step=1 seat=0 engaged=true`
  const options = optionsWith({ players: 2, agmTemper: 'fair' })

  it('takes for granted that things are new, survivors rested, and that Menace which is gone was spent', () => {
    const some = `
      turn 3 dead deadTurn=2 livingTurn=1
      survivor first Rick base=4 scores={"mug":1} hand=[1]
      survivor second Zoë base=4 scores={"mug":1} survival=3
      thing 1 fireAxe first
      thing 2 handgun first
      vehicle suv trailer=caravan
      master menace=7`
    const s = read(some, options)
    expect(s.survivors.map(({ survival }) => survival)).toEqual([4, 3])
    expect(s.survivors[0]!.things.map(({ wear }) => wear)).toEqual([3, 0])
    expect(s.group.vehicle).toEqual({ kind: 'suv', trailer: 'caravan', wear: 2 })
    expect(s.master.account).toEqual({ start: 18, refunded: 0, spent: 11 })
    expect(read(some.replace('menace=7', 'menace=20'), options).master.account.refunded).toBe(2)
    expect(read(position.write(s, 'full')!, options)).toEqual(s)
    s.group.vehicle!.wear = 0
    expect(read(position.write(s, 'full')!, options)).toEqual(s)
    expect(() => read(some.replace('caravan', 'boat'), options)).toThrow('caravan')
  })

  it('of a fight needs no frames: the players are about to act', () => {
    const fight = `
      turn 1 dead deadTurn=1
      survivor first Rick
      objective provisions
      scene danger fighting=true round=1
      stand first
      horde 1 size=2 cell=3`
    const frames = `
      frame deadTurn step=10 objective=0 tried=[0]
      frame scene step=4
      frame fight step=3`
    expect(read(fight, options)).toEqual(read(fight + frames, options))
    const home = read(fight.replace('objective provisions', ''), options)
    expect(home.frames[1]).toMatchObject({ kind: 'deadTurn', leg: 'home', objective: -1 })
  })

  it('is played on from there', () => {
    const s = read(TEXT, options)
    engine.settle(s, silently(seededChance('written')))
    expect(s.questions.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 turn'])
    expect(engine.choices(s, 0).actions).toContainEqual({ type: 'melee', on: 'horde', id: 3, helpers: [] })
    expect(s.survivors[1]).toMatchObject({ name: 'Zoë', survival: 0, turnsIn: 2 })
    expect([s.nextThing, s.nextHorde]).toEqual([5, 4])
  })

  it('tells one seat nothing of a bite that it does not know of', () => {
    const s = read(TEXT, options)
    expect(position.write(s, 'full')).toContain('turnsIn=2')
    expect(position.write(s, 1)).toContain('turnsIn=2')
    expect(position.write(s, 0)).not.toContain('turnsIn')
    expect(position.write(s, 0)).not.toContain('menace=')
  })

  it('knows the people of the book by name, with the figures that are printed', () => {
    const s = read(`${TEXT.replace(/frame[\s\S]*/, '')}\n foe clark cell=3\n foe krieg combativity=1`, options)
    expect(s.scene!.foes[0]).toMatchObject({
      combativity: 2,
      cell: 3,
      who: { reason: 1, violence: 2, arm: { bonus: 3, firearm: true } },
    })
    expect(s.scene!.foes[1]).toMatchObject({
      combativity: 1,
      who: { combativity: 3, traits: ['desperate', 'cannibal'] },
    })
    expect(position.write(s, 'full')).toContain('foe clark cell=3\nfoe krieg combativity=1\n')
  })

  it('begins the next turn where no procedure is under way', () => {
    const s = read(TEXT.replace(/frame[\s\S]*/, '').replace('dead deadTurn', 'living deadTurn'), options)
    engine.settle(s, silently(seededChance('written')))
    expect(s.deadTurn).toBe(3)
  })

  it.each([
    ['a die', 'line 3: unknown line "a"'],
    ['thing 5 spoon first', 'line 3: expected one of improvised'],
    ['survivor third Bo', 'line 3: expected one of first, second, found third'],
    ['survivor first Rick survival=many', 'line 3: survival: expected something like 3'],
    ['survivor first Rick fate=bored', 'line 3: expected one of alive'],
    ['survivor first Rick luck=3', 'line 3: luck: unknown field'],
    ['horde 3', 'line 3: unknown line "horde"'],
    ['thing 5 bat 2', 'line 3: unknown line "thing"'],
    ['thing 5 bat fallen.0', 'line 3: unknown line "thing"'],
    ['frame dance', 'line 3: no procedure is called "dance"'],
    ['frame decision proposal={"type":"dance"}', 'line 3: proposal'],
    ['frame negotiation with=west2', 'line 3: expected one of west, howard'],
    ['frame negotiation', 'line 3: expected one of west, howard'],
    ['frame harm cause={}', 'line 3: expected one of dead, living, story'],
    ['scenario moon', 'line 3: expected one of brainsOnSale'],
    ['reserves full', 'line 3: expected one of empty, low, sufficient, found full'],
  ])('is refused whole where it cannot be: %s', (line, fault) => {
    expect(() => read(`\nturn 1 dead\n${line}`, options)).toThrow(fault)
  })
})
