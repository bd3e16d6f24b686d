import type { GameEvent } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import { expect, it } from 'vitest'
import type { Words } from '../table-game.js'
import { replay } from './race.js'

const words: Words = { speak: (key) => key, language: 'en', seat: String }
const told = (...events: Partial<GameEvent>[]) => {
  const entry = { after: 1, turn: 1, events: events.map((event) => ({ rule: 'DWA-9.a', ...event })) }
  const { title, dice } = replay.retell([entry as unknown as LogEntry], 0, null, words)
  return [title, ...dice]
}

it('the headline of a move is what matters most in it', () => {
  const wanders = { kind: 'zombie-wandered', dice: [8] }
  expect(told({ kind: 'left' }, wanders, { kind: 'result.minor' })).toEqual(['event.result.minor'])
  expect(told({ kind: 'rests' }, wanders)).toEqual(['event.rests'])
  expect(told(wanders, { kind: 'zombie-came.smell' })).toEqual(['event.zombie-wandered', 8])
})

it('a roll goes before what is only told, with its dice, and nothing has the dice of something else', () => {
  expect(told({ kind: 'fires' }, { kind: 'shot-elim', dice: [6] })).toEqual(['event.shot-elim', 6])
  expect(told({ kind: 'wounds-killed', dice: [1] }, { kind: 'died' })).toEqual(['event.died'])
})
