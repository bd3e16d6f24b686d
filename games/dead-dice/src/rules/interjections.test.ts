import type { Frame } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { fightFrame } from '../frames/fight.js'
import { trustFrame } from '../frames/trust.js'
import { turnFrame } from '../frames/turn.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { viewDeadDice } from '../view.js'
import { EMPTY_CART } from './cart.js'

const DECIDING = (topic: string): Frame =>
  ({ kind: 'decision', step: 0, topic, proposal: null, proposed: [], agreed: [] }) as Frame
const MASTER = 2
const COMPANION = { id: 1, name: 'Carl', role: null, talent: [], alive: true, onRaid: false }

/** A table with a person as game master, while the group decides. */
const table = (given: Given = {}, topic = 'threat'): Table =>
  stage({ options: { gameMaster: 'human' }, survivors: [{}, {}], frames: [DECIDING(topic)], ...given }).run()

const spaces = (of: Table, seat: number): string[] => of.engine.choices(of.state, seat).spaces.map(({ kind }) => kind)

describe('words', () => {
  it('[DD-1.16] players speak as their survivors, asked or not, and the question stays', () => {
    const talk = table()
    expect(talk.asked).toBe('0: threat')
    for (const seat of [0, 1]) {
      talk.play({ type: 'say', words: ' Who is there? ' }, [], seat)
      expect(talk.events).toMatchObject([{ kind: 'said', seat, data: { words: 'Who is there?' } }])
      expect(talk.events[0]!.seenBy).toBeUndefined()
      expect(talk.asked).toBe('0: threat')
    }
    expect(talk.refusal({ type: 'say', words: '  ' }, 0)).toMatchObject({ rule: 'DD-1.16', at: 'words' })
  })

  it('[DD-15.26] what is told in secret while several are asked changes nothing for them, not even their order', () => {
    const vote = stage({
      options: { gameMaster: 'human' },
      survivors: [{}, {}, {}],
      frames: [DECIDING('threat'), trustFrame(1, [0, 2])],
    }).run()
    const asked = (): unknown =>
      [0, 1, 'spectator' as const].map((viewer) => viewDeadDice(vote.state, viewer).questions)
    const before = asked()
    for (const seat of [2, 0, 1]) {
      const others = vote.play({ type: 'confide', words: 'I was bitten' }, [], seat).state.questions
      expect(others.map((question) => question.seat)).toEqual([1, 0, 2])
      if (seat === 2) expect(asked()).toEqual(before)
    }
  })

  it('[DD-16.61] the game master tells', () => {
    const told = table().play({ type: 'say', words: 'The lights go out.' }, [], MASTER)
    expect(told.kinds()).toEqual(['narrated'])
  })

  it('[DD-4.2] notes are the game master’s own', () => {
    const noted = table().play({ type: 'note', words: 'Howard did it' }, [], MASTER)
    expect(noted.events).toEqual([])
    expect(noted.state.master.notes).toEqual(['Howard did it'])
    expect(noted.refusal({ type: 'forget', note: 1 }, MASTER)).toMatchObject({ rule: 'DD-4.2', at: 'note' })
    expect(noted.play({ type: 'forget', note: 0 }, [], MASTER).state.master.notes).toEqual([])
    expect(noted.refusal({ type: 'note', words: 'x' }, 1)).toMatchObject({ rule: 'DD-4.2' })
  })

  it('[DD-4.2] the exit and the twist are shown once', () => {
    const shown = table().play({ type: 'reveal', what: 'exit' }, [], MASTER)
    expect(shown.state.master).toMatchObject({ exitShown: true, twistShown: false })
    expect(shown.refusal({ type: 'reveal', what: 'exit' }, MASTER)).toMatchObject({ rule: 'DD-4.2', at: 'what' })
    shown.play({ type: 'reveal', what: 'twist' }, [], MASTER)
    expect(shown.state.master.twistShown).toBe(true)
  })

  it('[DD-16.2] a table is rolled behind the screen', () => {
    const rolled = table().play({ type: 'rollTable', table: 'die' }, [], MASTER, [4])
    expect(rolled.events).toMatchObject([{ kind: 'table-rolled', seenBy: [MASTER], data: { drawn: 4 } }])
    expect(rolled.refusal({ type: 'rollTable', table: 'place' }, MASTER)).toMatchObject({ rule: 'DD-16.2' })
  })

  it('[DD-2.4] [DD-15.32] a companion joins when the story brings one, but not while Survivors is Empty', () => {
    const bo = { type: 'companion', name: ' Bo ', talent: ['melee'] } as const
    const joined = table().play(bo, [], MASTER)
    expect(joined.state.group.companions).toMatchObject([{ name: 'Bo', talent: ['melee'], onRaid: false }])
    expect(joined.asked).toBe('0: threat')
    expect(joined.refusal(bo, MASTER).key).toBe('companion.sameName')
    expect(joined.refusal(bo, 1).rule).toBe('DD-2.4')
    const empty = { reserves: { survivors: 'empty', ammunition: 'empty', provisions: 'empty' } } as const
    expect(table({ group: empty }).refusal(bo, MASTER).rule).toBe('DD-15.32')
    const many = Array.from({ length: 20 }, (_, i) => ({ ...COMPANION, id: i + 1, name: `${i}` }))
    expect(table({ group: { companions: many } }).refusal(bo, MASTER).rule).toBe('DD-2.4')
    expect(spaces(table({ group: { companions: many.slice(1) } }), MASTER)).toContain('companion')
  })

  it('[DD-16.1] nobody interrupts the automatic game master', () => {
    const alone = stage({ survivors: [{}, {}], frames: [DECIDING('threat')] }).run()
    expect(spaces(alone, 0)).toEqual([])
    expect(spaces(alone, 1)).toEqual([])
    expect(alone.refusal({ type: 'say', words: 'x' }, 1)).toMatchObject({ rule: 'DD-16.1' })
  })
})

describe('elements that are added', () => {
  const fight = (given: Given = {}): Table => table({ scene: { fighting: true, round: 1 }, ...given })
  const zombies: DeadDiceAction = { type: 'add', ...EMPTY_CART, zombies: 1 }

  it('[DD-5.15] in mid-fight, at the price of the list, and the question stays', () => {
    const more = fight().play(zombies, [3], MASTER)
    expect(more.state.scene!.hordes.map(({ size }) => size)).toEqual([3])
    expect(more.state.master.menace).toBe(17)
    expect(more.asked).toBe('0: threat')
  })

  it('[DD-15.75] a threat is settled at once, and costs nobody an action', () => {
    const threats = [{ reserve: 'provisions', by: 'brains', difficulty: 1 }] as const
    const threatened = fight().play({ type: 'add', ...EMPTY_CART, threats }, [], MASTER)
    expect(threatened.state.frames.at(-1)!.kind).toBe('decision')
    expect(threatened.state.frames.at(-2)!.kind).toBe('threats')
    threatened.play({ type: 'lead', seat: 0 }).play({ type: 'agree' }, [2, 1])
    expect(threatened.asked).toBe('0: threat')
    expect(threatened.state.scene!.stands.every(({ acted }) => !acted)).toBe(true)
  })

  it('[DD-5.15] not without a scene, not by players, and nothing is no addition', () => {
    expect(table().refusal(zombies, MASTER)).toMatchObject({ rule: 'DD-5.15' })
    expect(fight().refusal(zombies, 1)).toMatchObject({ rule: 'DD-5.5' })
    expect(fight().refusal({ type: 'add', ...EMPTY_CART }, MASTER)).toMatchObject({ rule: 'DD-5.15' })
    const spent = fight({ master: { menace: 1 } })
    expect(spent.refusal({ type: 'add', ...EMPTY_CART, zombies: 2 }, MASTER)).toMatchObject({ rule: 'DD-5.5' })
    expect(spaces(table({ scene: {} }, 'obstacle'), MASTER)).toContain('add')
  })
})

describe('panic by a person', () => {
  const fighting = (): Table =>
    stage({
      options: { gameMaster: 'human' },
      survivors: [{}, {}],
      scene: { fighting: true, round: 1, hordes: [{ size: 2 }] },
      frames: [DECIDING('threat'), { ...fightFrame(), step: 3 }, turnFrame(0)],
    }).run()
  const panics = (of: Table): number =>
    of.engine.choices(of.state, MASTER).actions.filter(({ type }) => type === 'panic').length

  it('[DD-15.37] between two turns, for each survivor, difficulty 1 to 3', () => {
    const fight = fighting()
    expect(fight.asked).toBe('0: turn')
    expect(panics(fight)).toBe(6)
    expect(fight.refusal({ type: 'panic', seat: 0, difficulty: 4 }, MASTER)).toMatchObject({ rule: 'DD-8.21' })
    expect(panics(fight.play({ type: 'walk', cell: 1 }))).toBe(0)
  })

  it('[DD-8.21] [DD-15.37] takes the next action, not the move', () => {
    const fight = fighting().play({ type: 'panic', seat: 0, difficulty: 1 }, [], MASTER)
    expect(fight.state.master.menace).toBe(16)
    expect(fight.asked).toBe('0: roll')
    fight.play({ type: 'roll' }, [1, 1])
    expect(fight.asked).toBe('0: turn')
    const types = new Set(fight.offered(0).map(({ type }) => type))
    expect(types.has('walk')).toBe(true)
    expect(types.has('flee')).toBe(false)
    expect(fight.state.scene!.stands[0]).toMatchObject({ panicked: true, defenceless: true })
  })

  it('[DD-7.1] [DD-8.5] something that no rule foresees takes the action of a turn', () => {
    const fight = fighting().play({ type: 'attempt', words: 'Kick the shelf over', by: 'muscle' }, [], 0)
    expect(fight.asked).toBe('2: rule')
    fight.play({ type: 'judge', how: 'works' })
    expect(fight.asked).toBe('0: turn')
    expect(fight.refusal({ type: 'attempt', words: 'And again', by: 'muscle' }, 0)).toMatchObject({ rule: 'DD-8.5' })
  })
})

describe('a carrier', () => {
  it('[DD-15.86] may have passed the infection on, by a person’s word alone', () => {
    const carriers = table({
      options: { gameMaster: 'human', healthyCarriers: true },
      survivors: [{ carrier: true, turnsIn: 1 }, {}],
    })
    expect(carriers.refusal({ type: 'contagion', seat: 0 }, MASTER)).toMatchObject({ rule: 'DD-15.86' })
    carriers.play({ type: 'contagion', seat: 1 }, [6, 5], MASTER)
    expect(carriers.state.survivors[1]!.turnsIn).toBe(1)
    expect(carriers.events.every(({ seenBy }) => seenBy !== undefined)).toBe(true)
    expect(table().refusal({ type: 'contagion', seat: 1 }, MASTER)).toMatchObject({ rule: 'DD-15.86' })
  })
})

describe('the dark side in the game master’s hands', () => {
  it('[DD-15.87] [DD-6.3] no tension scene is forced', () => {
    const living = table({ phase: 'living' })
    expect(living.refusal({ type: 'tension' }, MASTER)).toMatchObject({ rule: 'DD-15.87' })
    expect(living.refusal({ type: 'add', ...EMPTY_CART, zombies: 1 }, MASTER)).toMatchObject({ rule: 'DD-6.3' })
  })
})

describe('what no rule foresees', () => {
  const swing: DeadDiceAction = { type: 'attempt', words: 'Swing across on the cable', by: 'finesse' }

  it('[DD-7.1] [DD-15.21] is ruled on by a person, announced, and tested', () => {
    const trying = table({ survivors: [{ traits: [{ name: 'Acrobat', tags: ['athletics'] }] }, {}] }).play(swing, [], 1)
    expect(trying.asked).toBe('2: rule')
    // One key: what an automatic game master would say.
    expect(trying.offered()[0]).toEqual({ type: 'rule', by: 'finesse', difficulty: 1, trait: -1, companions: [] })
    const ruling = { type: 'rule', by: 'muscle', difficulty: 2, trait: -1, companions: [] } as const
    for (const difficulty of [0, 5])
      expect(trying.refusal({ ...ruling, difficulty })).toMatchObject({ rule: 'DD-15.21', at: 'difficulty' })
    expect(trying.refusal({ ...ruling, trait: 0 })).toMatchObject({ rule: 'DD-7.3', at: 'trait' })
    expect(trying.refusal({ ...ruling, companions: [1] })).toMatchObject({ rule: 'DD-7.4', at: 'companions.0' })
    trying.play(ruling)
    expect(trying.asked).toBe('1: ruled')
    trying.play({ type: 'roll' }, [2, 4])
    expect(trying.kinds()).toContain('attempt.works')
    expect(trying.asked).toBe('0: threat')
  })

  it('[DD-7.3] [DD-7.4] a trait and companions that fit add their dice', () => {
    const trying = table({
      survivors: [{}, { traits: [{ name: 'Acrobat', tags: ['athletics', 'courage'] }] }],
      group: { companions: [{ id: 4, name: 'Dale', role: null, talent: [], alive: true, onRaid: true }] },
    }).play(swing, [], 1)
    // Finesse 2, the trait 2, Dale 1.
    trying.play({ type: 'rule', by: 'finesse', difficulty: 4, trait: 0, companions: [4] })
    trying.play({ type: 'roll' }, [2, 2, 2, 2, 1])
    expect(trying.kinds()).toContain('attempt.works')
  })

  it('[DD-7.1] may need no dice, and may be left alone', () => {
    for (const how of ['works', 'fails'] as const)
      expect(table().play(swing, [], 1).play({ type: 'judge', how }).kinds()).toEqual([`attempt.${how}`])
    const usual = { type: 'rule', by: 'finesse', difficulty: 1, trait: -1, companions: [] } as const
    const left = table().play(swing, [], 1).play(usual).play({ type: 'withdraw' })
    expect(left.kinds()).toEqual(['attempt.withdrawn'])
  })

  it('[DD-7.1] not in the middle of a fight: there it takes a turn', () => {
    expect(table({ scene: { fighting: true } }).refusal(swing, 1)).toMatchObject({ rule: 'DD-7.1' })
  })
})
