import type { TestFrame } from '@shamble/game-dead-dice/table'
import { LANGUAGES } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { type Row, rowsOf } from './cart-rows.js'
import { heldIn, sumOf } from './in-hand.js'
import { masterKeys } from './keys.js'
import { askedFor, type Moment } from './moments.fixture.js'
import { masterPrompt } from './prompt.js'

const rowOf = ({ part }: Moment, id: Row['id']): Row => rowsOf(part, part.draft!).find((row) => row.id === id)!
const put = (moment: Moment, id: Row['id'], way = 0): void => rowOf(moment, id).ways[way]!.run()
const held = ({ part }: Moment): readonly string[] => heldIn(part, part.draft!).map(({ text }) => text)
const keys = ({ part }: Moment) => masterKeys(part)!

describe('the scene cart', () => {
  it('[DD-5.5] takes elements at the price of the list, in the order in which they are played', () => {
    const moment = askedFor('build')
    const { menace } = moment.part.view.master
    put(moment, 'zombies')
    put(moment, 'zombies')
    put(moment, 'noise')
    put(moment, 'threats', 2)
    expect(sumOf(moment.part.draft!)).toMatchObject({ price: 4, left: menace! - 4, refund: 2 })
    expect(held(moment)).toEqual([
      'Noise 1 to 2',
      'Threat to Provisions: Muscle, difficulty 1',
      '1 group on cell 5, 1d6, at least 2',
      '1 group on cell 5, 1d6, at least 2',
    ])
    expect(rowOf(moment, 'zombies').count).toBe(2)
  })

  it('puts each element back by itself, until nothing is in hand', () => {
    const moment = askedFor('build')
    for (const id of ['zombies', 'ambushes', 'obstacles', 'hazards', 'lowered', 'noise'] as const) put(moment, id)
    expect(held(moment)).toHaveLength(6)
    while (held(moment).length > 0) heldIn(moment.part, moment.part.draft!)[0]!.putBack()
    expect(moment.part.draft!.isBlank).toBe(true)
  })

  it('[DD-5.19] has a danger once: the second press takes it out', () => {
    const moment = askedFor('build')
    put(moment, 'hazards')
    expect(rowOf(moment, 'hazards').ways[0]).toMatchObject({ id: 'darkness', on: true, refusal: null })
    put(moment, 'hazards')
    expect(moment.part.draft!.isBlank).toBe(true)
  })

  it('[DD-4.8] [DD-5.14] bars a row where no way leads there, with the rule that says so', () => {
    const moment = askedFor('build', { specialZombies: false })
    expect(rowOf(moment, 'specials').refusal).toMatchObject({ key: 'special.off' })
    put(moment, 'noise')
    put(moment, 'noise')
    expect(rowOf(moment, 'noise').refusal).toMatchObject({ key: 'noise.most' })
    expect(rowOf(moment, 'zombies').refusal).toBeNull()
  })

  it('[DD-12.23] sets a Stalker upon someone who is there', () => {
    const moment = askedFor('build', { specialZombies: true })
    const at = rowOf(moment, 'specials').ways.findIndex(({ id }) => id === 'stalker')
    expect(rowOf(moment, 'specials').ways[at]!.refusal).toBeNull()
    put(moment, 'specials', at)
    expect(moment.part.draft!.isReady).toBe(true)
  })

  it('is played with one key, which says what it costs; nothing in hand lets the group pass', () => {
    const moment = askedFor('build')
    expect(keys(moment)[0]).toMatchObject({ id: 'draft', label: 'Let them pass: nothing happens here', note: '' })
    put(moment, 'zombies')
    const [play, back] = keys(moment)
    expect(play).toMatchObject({ label: 'Play it, now', main: true, note: expect.stringMatching(/^spend 1 of \d+$/) })
    play!.run()
    expect(moment.answered).toEqual([expect.objectContaining({ type: 'build', zombies: 1 })])
    back!.run()
    expect(moment.part.draft!.isBlank).toBe(true)
  })
})

describe('a question that only words answer', () => {
  it('[DD-5.1] has its key from the start, barred until something is written', () => {
    const moment = askedFor('place')
    // Without a scenario there is no place to draw.
    moment.part = { ...moment.part, choices: { ...moment.part.choices, actions: [] } }
    expect(keys(moment)).toEqual([expect.objectContaining({ id: 'draft', refusal: expect.anything() })])
    moment.part.compose!(moment.part.draft!.set(['words'], 'The pier'))
    keys(moment)[0]!.run()
    expect(moment.answered).toEqual([expect.objectContaining({ type: 'namePlace', words: 'The pier' })])
  })
})

describe('a sacrifice', () => {
  it.each(LANGUAGES)('[DD-7.14] is offered by name, with what is given up (%s)', (language) => {
    const { part } = askedFor('sacrifice', {}, language)
    const { ask } = masterPrompt(part.view, part.questions[0]!, part.words)!
    const test = part.view.frames.at(-1) as unknown as TestFrame
    expect(ask).toContain(part.view.survivors[test.test.leader]!.name)
    expect(ask).toContain(part.words.speak(`test.${test.test.what}`))
    expect(ask).not.toMatch(/gm\.|label\.|\{\{/)
  })
})

describe('a ruling', () => {
  it('[DD-15.21] is prepared: each difficulty is a key with its chance, and so is the word without dice', () => {
    const moment = askedFor('rule')
    const found = keys(moment)
    expect(found.map(({ main }) => main)).toEqual([true, false, false, false, false])
    const chances = found.slice(0, 3).map(({ note }) => Number.parseFloat(note))
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
    found[1]!.run()
    expect(moment.answered).toEqual([expect.objectContaining({ type: 'rule', difficulty: 2, trait: -1 })])
    expect(found.slice(3).map(({ id }) => id)).toEqual(['judge works', 'judge fails'])
  })

  it('[DD-15.21] may be any other: what is composed has the main key, with no trait unless one is named', () => {
    const moment = askedFor('rule')
    moment.part.compose!(moment.part.draft!.set(['difficulty'], 4))
    const [own] = keys(moment)
    expect(own).toMatchObject({ main: true, refusal: null })
    own!.run()
    expect(moment.answered).toEqual([expect.objectContaining({ difficulty: 4, trait: -1 })])
  })

  it.each(LANGUAGES)('names who waits and what for (%s)', (language) => {
    const { part } = askedFor('rule', {}, language)
    const { ask, left } = masterPrompt(part.view, part.questions[0]!, part.words)!
    expect(ask).toContain('…')
    expect(`${ask} ${left}`).not.toContain('gm.')
  })
})
