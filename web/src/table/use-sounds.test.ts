import { type Moment, NO_CHOICES } from '@shamble/host'
import type { GameEvent } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { EMPTY, type TableState } from './table-state.js'
import { soundOf } from './use-sounds.js'

const told = (kind: string): GameEvent => ({ kind, rule: 'X' })
const ROLL: GameEvent = { ...told('rolled'), dice: [3] }
const at = (turn: number, winners: number[] | null = null): Moment =>
  ({ view: { turn }, outcome: winners === null ? null : { winners } }) as unknown as Moment
const state = (more: Partial<TableState>): TableState => ({ ...EMPTY, viewer: 0, moment: at(1), ...more })
const game = { sound: ({ kind }: GameEvent) => (kind === 'shot' ? 'shot' : kind === 'hurt' ? 'hurt' : null) } as const
const staged = (cue: 'ready' | 'roll' | 'landed'): Partial<TableState> => ({
  staging: { cue, roll: ROLL, before: at(1).view, answer: null, odds: null },
})

it('a die is heard when it leaves the hand, and once', () => {
  expect(soundOf(state({}), state(staged('ready')), game)).toBeNull()
  expect(soundOf(state(staged('ready')), state(staged('roll')), game)).toBe('dice')
  expect(soundOf(state(staged('roll')), state(staged('landed')), game)).toBeNull()
})

it('of several things at once the gravest is heard, else a step', () => {
  const news = (...kinds: string[]): TableState => state({ moment: at(1), news: kinds.map(told) })
  expect(soundOf(state({}), news('moved', 'hurt', 'shot'), game)).toBe('hurt')
  expect(soundOf(state({}), news('moved'), game)).toBe('step')
})

it('the viewer’s own turn is heard when others have had theirs', () => {
  const asked = { choices: { ...NO_CHOICES, asked: true } }
  expect(soundOf(state({}), state({ ...asked, moment: at(2) }), game)).toBe('turn')
  const same = at(1)
  expect(soundOf(state({ moment: same }), state({ ...asked, moment: same }), game)).toBeNull()
})

it('the end sounds otherwise to those who have won', () => {
  expect(soundOf(state({}), state({ isOver: true, moment: at(1, [0]) }), game)).toBe('win')
  expect(soundOf(state({}), state({ isOver: true, moment: at(1, [1]) }), game)).toBe('lose')
})
