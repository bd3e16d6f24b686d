import deadDice from '@shamble/game-dead-dice/module'
import type { GameEvent } from '@shamble/kernel'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../../table/table-state.js'
import type { Words } from '../../table-game.js'
import texts from '../text/index.js'
import { storyOf, storyText } from './story.js'

const words: Words = { speak: gameSpeaker(deadDice, 'en', texts.en), language: 'en', seat: () => '' }
const line = (event: Partial<GameEvent> & Pick<GameEvent, 'kind'>): LogLine => ({
  seq: 1,
  turn: 1,
  event: { rule: 'DD-1.9', ...event } as GameEvent,
})

const LOG: readonly LogLine[] = [
  line({ kind: 'survivor-joins', data: { name: 'Tom' } }),
  line({ kind: 'dead-turn', data: { number: 1 } }),
  line({ kind: 'proposed', seat: 0, data: { topic: { word: 'topic.leg' } } }),
  line({ kind: 'proposed.moveOn', seat: 0 }),
  line({ kind: 'arrival', data: { place: 'the depot' } }),
  line({ kind: 'preparation', seat: 0, dice: [2, 5], data: { wish: 'food', difficulty: 1 } }),
  line({ kind: 'rested', data: { number: 1, respite: 2 } }),
  line({ kind: 'ending.out' }),
  line({ kind: 'epilogue.alive', data: { who: 'Tom', turn: 3 } }),
]

describe('the story of a game', () => {
  it('has a chapter for every turn and one for the end, and leaves out what nobody would tell', () => {
    const chapters = storyOf(LOG, ['Tom'], words, 'plain')
    expect(chapters.map(({ title }) => title)).toEqual(['Before', 'Dead turn 1', 'Living turn 1', 'Epilogue'])
    expect(chapters[1]!.lines).toEqual(['Dead turn 1 begins.', 'You arrive: the depot.'])
    expect(chapters[3]!.lines).toEqual(['The group got out.', 'Tom is alive.'])
  })

  it('adds the rolls where they are wanted', () => {
    const told = storyOf(LOG, ['Tom'], words, 'dice')[1]!.lines
    expect(told).toHaveLength(3)
    expect(told[2]).toContain('Dice: 2 5.')
  })

  it('is a text that ends with a line', () => {
    const text = storyText('Dead Dice', storyOf(LOG, ['Tom'], words, 'plain'))
    expect(text.startsWith('Dead Dice\n\n\nBEFORE\n\nTom joins the group.')).toBe(true)
    expect(text.endsWith('Tom is alive.\n')).toBe(true)
  })
})
