import { type Moment, NO_CHOICES } from '@shamble/host'
import { describe, expect, it } from 'vitest'
import { wordsFor } from '../app/words.js'
import type { TableGame } from '../games/table-game.js'
import type { Stood } from '../home/stand.js'
import { onlineText } from '../text/online.js'
import { awaitsOf, clockIn, placeIn } from './awaits.js'

const { speak } = wordsFor('en', onlineText.en)

const game = {
  module: {
    game: { id: 'knock', seats: () => ['first', 'second'] },
    text: { en: {}, fr: {} },
    label: ({ type }: { type: string }) => `Do: ${type}`,
  },
  prompt: () => ({ who: '', left: '', ask: 'Fight or run?', note: '' }),
} as unknown as TableGame

const asked = { ...NO_CHOICES, asked: true }

const stood = (given: Partial<Moment> = {}): Stood => ({
  game,
  moment: {
    viewer: 0,
    view: { options: {} },
    seats: [
      { by: 'person', name: 'Ada' },
      { by: 'person', name: 'Bo' },
    ],
    questions: [{ seat: 0, kind: 'turn', since: 1 }],
    choices: { ...asked, actions: [{ type: 'fight' }, { type: 'run' }] },
    outcome: null,
    proposal: null,
    ...given,
  } as unknown as Moment,
})

describe('what a listed match asks', () => {
  it('is the question of the table; the button names the one thing to do, or a move', () => {
    expect(awaitsOf(stood(), 'en', speak)).toEqual({ ask: 'Fight or run?', move: 'Make your move' })
    const forced = stood({ choices: { ...asked, actions: [{ type: 'fight' }] } })
    expect(awaitsOf(forced, 'en', speak)?.move).toBe('Do: fight')
  })

  it('is to respond where one may also pass, and to agree where others wait for that', () => {
    const pass = { type: 'pass' }
    const inWindow = stood({ choices: { ...asked, pass, actions: [pass] } })
    expect(awaitsOf(inWindow, 'en', speak)?.move).toBe('Respond')
    const proposed = stood({ proposal: { kind: 'end', by: 1, waitsFor: [0] } as never })
    expect(awaitsOf(proposed, 'en', speak)).toEqual({
      ask: 'A player asks to end the game.',
      move: 'Say yes or no',
    })
  })

  it('is nothing of those who are not asked, who watch, or when it is over', () => {
    expect(awaitsOf(stood({ viewer: 1 }), 'en', speak)).toBeNull()
    expect(awaitsOf(stood({ viewer: 'spectator' }), 'en', speak)).toBeNull()
    expect(awaitsOf(stood({ outcome: {} as never }), 'en', speak)).toBeNull()
  })
})

it('a match is looked at from one’s own place, unless several are played here', () => {
  const [own, other] = [
    { by: 'person', name: '' },
    { by: 'person', name: '', elsewhere: true },
  ] as const
  expect(placeIn({ seats: [other, own] })).toBe(1)
  expect(placeIn({ seats: [own, other, own] })).toBeNull()
  expect(placeIn({ seats: [other, { by: 'bot', bot: 'house' }] })).toBeNull()
})

describe('the time that a list shows', () => {
  const clock = (seat: number, left: number, runs = true) => ({ seat, left, runs })

  it('is one’s own where that runs, else the least of those that do', () => {
    expect(clockIn(stood({ clocks: [clock(1, 5), clock(0, 9)] }))).toMatchObject({ seat: 0 })
    expect(clockIn(stood({ clocks: [clock(0, 9, false), clock(1, 7), clock(2, 5)] }))).toMatchObject({ seat: 2 })
    expect(clockIn(stood({ clocks: [clock(0, 9, false)] }))).toBeNull()
    expect(clockIn(stood())).toBeNull()
  })
})
