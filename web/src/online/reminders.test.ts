import type { Room } from '@shamble/host'
import { expect, it } from 'vitest'
import { lastReminded, lateSeats, remindedAt } from './reminders.js'

const person = (yours: boolean, ready: boolean, owner = false) => ({ by: 'person', yours, ready, owner, name: '' })

/** Bo's waiting room at Ann's table: what was said there, and whether Bo is ready. */
const room = (talk: readonly object[], ready = false, waiting = true): Room =>
  ({ waiting, talk, seats: [person(false, false, true), person(true, ready), person(false, false)] }) as unknown as Room

const asks = { at: 1_000, seat: 0, yours: false, words: { phrase: 'ready' } }
const all = (): boolean => true

it('those are late who are not ready; the host is ready by starting', () => {
  expect(lateSeats(room([]))).toEqual([1, 2])
  expect(lateSeats(room([], true))).toEqual([2])
})

it('a reminder reaches a player who is not ready, as long as it is news', () => {
  expect(remindedAt(room([asks]), all, 2_000)).toBe(1_000)
  expect(remindedAt(room([asks, { ...asks, at: 1_500, words: 'no hurry' }]), all, 2_000)).toBe(1_000)
  expect(remindedAt(room([asks]), all, 1_000_000)).toBeNull()
})

it('nobody is reminded who is ready, plays already, has muted the other, or has asked', () => {
  expect(remindedAt(room([asks], true), all, 2_000)).toBeNull()
  expect(remindedAt(room([asks], false, false), all, 2_000)).toBeNull()
  expect(remindedAt(room([asks]), (seat) => seat !== 0, 2_000)).toBeNull()
  expect(remindedAt(room([{ ...asks, yours: true }]), all, 2_000)).toBeNull()
  expect(remindedAt(room([{ ...asks, words: { phrase: 'hello' } }]), all, 2_000)).toBeNull()
})

it('who has asked waits before asking again', () => {
  const own = { ...asks, yours: true }
  expect(lastReminded(room([own]), 2_000)).toBe(1_000)
  expect(lastReminded(room([own]), 100_000)).toBeNull()
  expect(lastReminded(room([asks]), 2_000)).toBeNull()
})
