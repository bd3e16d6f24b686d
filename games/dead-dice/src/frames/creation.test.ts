import { seededBelow, seededChance } from '@shamble/chance'
import { eventFor, type Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type DeadDiceAction, readAction } from '../actions.js'
import type { Tag } from '../data/tags.js'
import { deadDice } from '../game.js'
import { BUILDS } from '../rules/random-sheets.js'
import { type Sheet, whyNotSheet } from '../rules/sheets.js'
import { REST, RESTING } from '../tests/rest.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { creationFrame } from './creation.js'
import type { CreationFrame } from './kinds-people.js'

type SheetAnswer = Extract<DeadDiceAction, { type: 'sheet' }>

const COP = { name: 'cop', tags: ['shooting', 'intimidation'] as Tag[] }
const NURSE = { name: 'Nurse on nights', tags: ['medicine', 'endurance'] as Tag[] }

/** 1+1+1+1+1+1 of 6 points. */
const ALICE: SheetAnswer = {
  type: 'sheet',
  name: 'Alice',
  brains: 2,
  finesse: 2,
  muscle: 2,
  guts: 2,
  mug: 2,
  survival: 2,
  traits: [NURSE],
  darkSide: 'I left them behind.',
}

function creating(options: Record<string, Plain> = {}, players = 2, more: Given = {}): Table {
  const survivors = Array.from({ length: players }, () => ({ base: 1, trust: new Array<number>(players).fill(0) }))
  return stage({ options, survivors, phase: 'creation', frames: [REST, creationFrame()], ...more })
}

const alone = (options: Record<string, Plain> = {}): Table => creating(options, 1).run()
const why = (sheet: Partial<SheetAnswer>) => {
  const { rule, key, at } = alone().refusal({ ...ALICE, ...sheet })
  return [rule, key, at]
}

describe('making survivors', () => {
  it('[DD-1.9] [DD-1.12] asks all players at the same time, then writes the sheets down', () => {
    const table = creating().run()
    expect(table.asked).toBe('0: sheet, 1: sheet')
    table.play(ALICE, [], 1)
    expect(table.asked).toBe('0: sheet')
    table.play({ type: 'readySheet', who: 'Rick' }, [], 0)
    expect(table.asked).toBe('0: trust, 1: trust')
    const [rick, alice] = table.state.survivors
    expect(rick).toMatchObject({ name: 'Rick', base: 3, survival: 3, darkSide: 'missingSon', trust: [0, 0] })
    expect(rick!.scores).toEqual({ brains: 1, finesse: 2, muscle: 2, guts: 2, mug: 2 })
    expect(alice).toMatchObject({ name: 'Alice', base: 2, survival: 2, traits: [NURSE], trust: [0, 0] })
    expect(table.events.filter(({ kind }) => kind === 'survivor-joins').map(({ data }) => data!['name'])).toEqual([
      'Rick',
      'Alice',
    ])
  })

  it('[DD-1.9] shows nobody a sheet before all are done', () => {
    const table = creating({ gameMaster: 'human' }).run().play(ALICE, [], 1)
    const seen = (viewer: number) => JSON.stringify(deadDice.frames.creation.veil!(table.state, top(table), viewer))
    expect(seen(1)).toContain('Alice')
    expect(seen(2)).toContain('Alice')
    expect(seen(0)).not.toContain('Alice')
    expect(seen(0)).not.toContain('left them behind')
    expect(table.events).toEqual([])
  })

  it('[DD-1.9] can be guessed by those who do not see it', () => {
    const { state } = creating({ gameMaster: 'human' }).run().play(ALICE, [], 1)
    for (const viewer of [0, 1, 2]) {
      const view = deadDice.view(state, viewer)
      const guess = deadDice.guess(view, seededChance('sheets'))
      expect(deadDice.view(guess, viewer)).toEqual(view)
      const [, sheet] = (guess.frames.at(-1)! as CreationFrame).sheets
      expect(whyNotSheet(sheet as Sheet)).toBeNull()
    }
  })

  it('[DD-1.1] [DD-1.2] keeps characteristics from 1 to 3 and Survival from 1 to 4', () => {
    for (const by of ['brains', 'finesse', 'muscle', 'guts', 'mug'] as const) {
      expect(why({ [by]: 0 })).toEqual(['DD-1.1', 'sheet.characteristic', by])
      expect(why({ [by]: 4 })).toEqual(['DD-1.1', 'sheet.characteristic', by])
    }
    expect(why({ survival: 0 })).toEqual(['DD-1.11', 'sheet.survival', 'survival'])
    expect(why({ survival: 5 })).toEqual(['DD-1.11', 'sheet.survival', 'survival'])
    const four = alone().play({ ...ALICE, survival: 4, brains: 1, finesse: 1 })
    expect(four.state.survivors[0]).toMatchObject({ base: 4, survival: 4 })
    const three = alone().play({ ...ALICE, brains: 3, guts: 3, mug: 1, muscle: 1 })
    expect(three.state.survivors[0]!.scores.brains).toBe(3)
  })

  it('[DD-1.11] wants exactly six points, two of them for a second trait', () => {
    expect(why({ brains: 3 })).toEqual(['DD-1.11', 'sheet.points', undefined])
    expect(why({ brains: 1 })).toEqual(['DD-1.11', 'sheet.points', undefined])
    expect(why({ traits: [NURSE, COP] })).toEqual(['DD-1.11', 'sheet.points', undefined])
    const second = alone().play({ ...ALICE, traits: [NURSE, COP], mug: 1, survival: 1 })
    expect(second.state.survivors[0]!.traits).toEqual([NURSE, COP])
    expect(alone().refusal({ ...ALICE, brains: 3 }).params).toEqual({ spent: 7, points: 6 })
  })

  it('[DD-1.11] counts the points while the sheet grows', () => {
    const [own, listed] = alone().engine.choices(alone().state, 0).spaces
    expect(own!.about!({ ...ALICE, brains: 3, traits: [] })).toEqual([
      { key: 'sheet.points', params: { spent: 7, left: -1 } },
    ])
    const picked = { ...LISTED, second: 'cop' } as const
    expect(listed!.about!(picked)).toEqual([{ key: 'sheet.points', params: { spent: 8, left: -2 } }])
    expect(own!.shape.kind).toBe('form')
  })

  it('[DD-1.6] [DD-1.10] wants one trait or two, each with a name', () => {
    expect(why({ traits: [] })).toEqual(['DD-1.10', 'sheet.noTrait', 'traits'])
    expect(why({ traits: [NURSE, COP, COP] })).toEqual(['DD-1.6', 'sheet.traits', 'traits'])
    expect(why({ traits: [{ ...NURSE, name: ' ' }] })).toEqual(['DD-1.6', 'sheet.traitName', 'traits.0.name'])
  })

  it('[DD-16.23] wants two or three different tags on a trait', () => {
    const tags = (...tags: Tag[]) => why({ traits: [{ name: 'Cook', tags }] })
    expect(tags('survival')).toEqual(['DD-16.23', 'sheet.tags', 'traits.0.tags'])
    expect(tags('survival', 'crafting', 'melee', 'courage')).toEqual(['DD-16.23', 'sheet.tags', 'traits.0.tags'])
    expect(tags('survival', 'survival')).toEqual(['DD-16.23', 'sheet.tagTwice', 'traits.0.tags.1'])
    const three = { name: 'Cook', tags: ['survival', 'crafting', 'melee'] as Tag[] }
    expect(alone().play({ ...ALICE, traits: [three] }).state.survivors[0]!.traits).toEqual([three])
  })

  it('[DD-1.7] [DD-1.12] wants a dark side, and keeps it from the others', () => {
    expect(why({ darkSide: '' })).toEqual(['DD-1.12', 'sheet.darkSide', 'darkSide'])
    expect(why({ darkSide: '   ' })).toEqual(['DD-1.12', 'sheet.darkSide', 'darkSide'])
    const table = creating().run().play(ALICE, [], 0).play(LISTED, [], 1)
    expect(table.state.survivors[1]).toMatchObject({ darkSide: 'murder', exposed: false })
    expect(JSON.stringify(table.events)).not.toMatch(/murder|left them behind/)
  })

  it('[DD-1.9] wants a name that people can read', () => {
    expect(why({ name: '   ' })).toEqual(['DD-1.9', 'sheet.name', 'name'])
    expect(alone().play({ ...ALICE, name: '  Bo ' }).state.survivors[0]!.name).toBe('Bo')
    const read = (name: string) => () => readAction({ ...ALICE, name }, 'answer')
    expect(read('')).toThrow('answer.name')
    expect(read('x'.repeat(10_000))).toThrow('answer.name: expected 1 to 40 characters, found 10000')
    expect(read('Bo\u0007')).toThrow('answer.name: control and direction marks')
    expect(read('x'.repeat(40))).not.toThrow()
  })

  it('[DD-1.15] offers the ready-made survivors, and traits and dark sides from lists', () => {
    expect(alone().offered()).toEqual([
      { type: 'readySheet', who: 'Rick' },
      { type: 'readySheet', who: 'Zoë' },
      { type: 'randomSheet' },
    ])
    const zoe = alone().play({ type: 'readySheet', who: 'Zoë' }).state.survivors[0]!
    expect(zoe.traits.map(({ name }) => name)).toEqual(['tenacious', 'sureShot'])
    const listed = alone().play(LISTED).state.survivors[0]!
    expect(listed.traits).toEqual([{ name: 'nurse', tags: ['medicine', 'endurance'] }])
    const twice = alone().refusal({ ...LISTED, second: 'nurse' })
    expect([twice.rule, twice.key]).toEqual(['DD-1.6', 'sheet.traitTwice'])
  })

  it('[DD-1.11] makes a survivor by chance', () => {
    const build = BUILDS.findIndex(({ scores, traits }) => traits === 2 && scores.survival === 4 && scores.mug === 2)
    const table = alone().play({ type: 'randomSheet' }, [], 0, [build, 'idealist', 'Vera', 'sureShot', 'murder'])
    const { name, traits, base, darkSide } = table.state.survivors[0]!
    expect([name, base, darkSide]).toEqual(['Vera', 4, 'murder'])
    expect(traits.map((trait) => trait.name)).toEqual(['idealist', 'sureShot'])
  })

  it('[DD-1.11] (invariants 1 and 3) samples nothing but legal sheets', () => {
    const table = alone()
    for (const space of table.engine.choices(table.state, 0).spaces)
      for (let i = 0; i < 300; i++) {
        const action = space.sample(seededBelow(`sheet ${i}`))
        expect(space.check(action)).toBeNull()
        expect(readAction(action, 'sample')).toEqual(action)
      }
    for (const { scores, traits } of BUILDS) {
      const sheet = { ...ALICE, ...scores, traits: traits === 1 ? [NURSE] : [NURSE, COP] }
      expect(whyNotSheet(sheet)).toBeNull()
    }
  })
})

const LISTED = {
  type: 'listedSheet',
  name: 'Bo',
  brains: 2,
  finesse: 2,
  muscle: 2,
  guts: 2,
  mug: 2,
  survival: 2,
  trait: 'nurse',
  second: 'none',
  darkSide: 'murder',
} as const satisfies DeadDiceAction

const top = (table: Table) => table.state.frames.at(-1)! as never

describe('a human game master', () => {
  const reviewed = () => creating({ gameMaster: 'human' }).run().play(ALICE, [], 0).play(LISTED, [], 1)

  it('[DD-1.6] reads all sheets and may send one back with words', () => {
    const table = reviewed()
    expect(table.asked).toBe('2: review')
    table.play({ type: 'sendBack', seat: 0, words: 'Too wide.' })
    expect(table.asked).toBe('0: sheet')
    const [event] = table.events
    expect(event).toMatchObject({ kind: 'sheet-returned', data: { words: 'Too wide.' } })
    expect(eventFor(event!, 1)).toBeNull()
    expect(JSON.stringify(deadDice.frames.creation.veil!(table.state, top(table), 1))).not.toContain('Too wide')
    table.play({ ...ALICE, traits: [COP] })
    expect(table.asked).toBe('2: review')
    table.play({ type: 'approve' })
    expect(table.state.survivors.map(({ traits }) => traits[0]!.name)).toEqual(['cop', 'nurse'])
  })

  it('[DD-1.6] sends back what was handed in, with a reason', () => {
    const table = reviewed()
    const refused = (seat: number, words: string) => table.refusal({ type: 'sendBack', seat, words }).key
    expect(refused(2, 'No.')).toBe('sendBack.nobody')
    expect(refused(1, ' ')).toBe('sendBack.words')
  })

  it('[DD-16.53] is not asked where there is none: words are taken as written', () => {
    expect(creating().run().play(ALICE, [], 0).play(LISTED, [], 1).asked).toBe('0: trust, 1: trust')
  })

  it('[DD-1.14] [DD-2.3] [DD-2.4] names companions, as many as wanted, with a talent or without', () => {
    const table = reviewed().play({ type: 'approve' })
    table.play({ type: 'trustNobody' }, [], 0).play({ type: 'trustNobody' }, [], 1)
    expect(table.asked).toBe('2: prepare')
    table.play({ type: 'companion', name: 'Carl', talent: [] })
    table.play({ type: 'companion', name: 'Dale', talent: ['driving', 'mechanics'] })
    table.play({ type: 'companion', name: 'Axel', talent: ['crafting'] })
    const refused = (name: string, ...talent: Tag[]) => {
      const { rule, key } = table.refusal({ type: 'companion', name, talent })
      return [rule, key]
    }
    expect(refused('Carl')).toEqual(['DD-2.3', 'companion.sameName'])
    expect(refused(' ')).toEqual(['DD-2.3', 'companion.name'])
    expect(refused('Bo', 'melee', 'shooting', 'courage')).toEqual(['DD-16.23', 'companion.talent'])
    expect(refused('Bo', 'melee', 'melee')).toEqual(['DD-16.23', 'sheet.tagTwice'])
    expect(table.state.group.companions.map(({ name, talent }) => [name, talent])).toEqual([
      ['Carl', []],
      ['Dale', ['driving', 'mechanics']],
      ['Axel', ['crafting']],
    ])
    expect(table.play({ type: 'begin' }).asked).toBe(RESTING)
  })

  it('[DD-15.65] changes what a survivor starts with, within the lines', () => {
    const table = reviewed().play({ type: 'approve' })
    table.play({ type: 'trustNobody' }, [], 0).play({ type: 'trustNobody' }, [], 1)
    table.play({ type: 'equip', seat: 1, items: ['handgun', 'vest', 'bat'] })
    expect(table.state.survivors[1]).toMatchObject({ bag: false, armour: 'vest' })
    expect(table.state.survivors[1]!.things.map(({ item }) => item)).toEqual(['handgun', 'bat'])
    const heavy = table.refusal({ type: 'equip', seat: 1, items: ['handgun', 'bat', 'medicine'] })
    expect([heavy.rule, heavy.at]).toEqual(['DD-3.17', 'items'])
    expect(table.refusal({ type: 'equip', seat: 7, items: [] }).key).toBe('equip.nobody')
  })
})

describe('relations and companions', () => {
  const made = (options: Record<string, Plain> = {}, players = 2) => {
    const table = creating(options, players).run()
    for (let seat = 0; seat < players; seat++) table.play({ type: 'readySheet', who: 'Rick' }, [], seat)
    return table
  }

  it('[DD-1.8] [DD-1.13] (invariant 4) each may raise Trust in one other by 1, secretly, or not', () => {
    const table = made({}, 3)
    expect(table.asked).toBe('0: trust, 1: trust, 2: trust')
    table.play({ type: 'trust', seat: 2 }, [], 0)
    expect(eventFor(table.events[0]!, 0)).not.toBeNull()
    expect(eventFor(table.events[0]!, 2)).toBeNull()
    expect(table.refusal({ type: 'trust', seat: 1 }, 1).rule).toBe('DD-1.13')
    expect(table.refusal({ type: 'trust', seat: 5 }, 1).key).toBe('trust.nobody')
    table.play({ type: 'trustNobody' }, [], 1).play({ type: 'trust', seat: 0 }, [], 2)
    expect(table.state.survivors.map(({ trust }) => trust)).toEqual([
      [0, 0, 1],
      [0, 0, 0],
      [1, 0, 0],
    ])
  })

  it('[DD-1.16] a survivor alone has no relations', () => {
    expect(alone().play(ALICE).asked).toBe(RESTING)
  })

  it('[DD-2.4] [DD-16.38] [DD-16.55] one companion for each player comes along, in the order of the row', () => {
    const table = made({}, 2)
    table.play({ type: 'trustNobody' }, [], 0).play({ type: 'trustNobody' }, [], 1)
    expect(table.asked).toBe(RESTING)
    expect(table.state.group.companions.map(({ name, talent }) => [name, talent])).toEqual([
      ['Andrea', ['shooting']],
      ['Dale', ['driving']],
    ])
  })

  it('[DD-16.55] passengers are drawn, and none comes twice', () => {
    const drawn = (...draws: number[]) =>
      made({ agmScenario: 'plane' }).play({ type: 'trustNobody' }, [], 0).play({ type: 'trustNobody' }, [], 1, draws)
    expect(() => drawn(4, 4)).toThrow('4 is not among what can be drawn')
    const table = drawn(4, 5)
    expect(table.state.group.companions.map(({ name }) => name)).toEqual(['Ricardo Rowe', 'Monique Sanchez'])
  })

  it('[DD-16.55] names of Tokyo are drawn, the family name first', () => {
    const table = alone({ agmScenario: 'neoTokyo' })
    table.play(ALICE, [], 0, ['Takeda', 'Karin'])
    expect(table.state.group.companions).toMatchObject([
      { name: 'Takeda Karin', role: 'droneHunter', talent: ['shooting'] },
    ])
  })

  it('[DD-12.9] [DD-15.72] alone in the world nobody comes along', () => {
    expect(alone({ aloneInTheWorld: true }).play(ALICE).state.group.companions).toEqual([])
    const table = creating({ gameMaster: 'human', aloneInTheWorld: true }, 1)
      .run()
      .play(ALICE)
      .play({ type: 'approve' })
    expect(table.refusal({ type: 'companion', name: 'Carl', talent: [] }).rule).toBe('DD-15.72')
  })
})

describe('gear at the start', () => {
  const first = (options: Record<string, Plain>) => alone(options).play(ALICE).state.survivors[0]!

  it('[DD-15.65] is a backpack and an improvised weapon in hand, nothing, or what the scenario says', () => {
    const usual = first({})
    expect([usual.bag, usual.things.map(({ item }) => item), usual.hand]).toEqual([
      true,
      ['improvised'],
      [usual.things[0]!.id],
    ])
    expect(first({ startKit: 'none' })).toMatchObject({ bag: false, things: [], hand: [] })
    expect(first({ startKit: 'scenario' }).things.map(({ item }) => item)).toEqual(['improvised'])
    const own = { format: 'shamble-dead-dice-scenario/1', title: 'Mine', kit: ['handgun', 'bat', 'backpack'] }
    const mine = first({ startKit: 'scenario', ownScenario: own, agmScenario: 'random' })
    expect([mine.bag, mine.things.map(({ item }) => item)]).toEqual([true, ['handgun', 'bat']])
  })

  it('[DD-16.46] is old in the Swords variant', () => {
    const own = { format: 'shamble-dead-dice-scenario/1', title: 'Old', kit: ['handgun'], variants: ['swords'] }
    const old = first({ startKit: 'scenario', ownScenario: own, agmScenario: 'random' })
    expect(old.things.map(({ item }) => item)).toEqual(['crossbow'])
  })

  it('[DD-12.25] Special forces have 5 more Survival, base and maximum, and nothing else', () => {
    expect(first({ specialForces: true })).toMatchObject({ base: 7, survival: 7 })
    expect(first({})).toMatchObject({ base: 2, survival: 2 })
    expect(first({ specialForces: true }).scores).toEqual(first({}).scores)
  })
})
