import { BadInput } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { verifyBehind } from './verifying.js'

/** A clock on which every look takes a millisecond, and whose timers a test sets off. */
function slowClock() {
  const timers: (() => void)[] = []
  let time = 0
  const clock = {
    now: () => time++,
    after: (_milliseconds: number, callback: () => void) => {
      timers.push(callback)
      return () => void timers.splice(timers.indexOf(callback), 1)
    },
  }
  return { clock, timers }
}

const failed = (error: unknown): void => {
  throw error
}

function* past(steps: number, damage: BadInput | null): Generator<void, BadInput | null> {
  for (let i = 0; i < steps; i++) yield
  return damage
}

it('a match is verified a little at a time, and damage is told once, at the end', () => {
  const { clock, timers } = slowClock()
  const damage = new BadInput('line 7', 'the position is not the one that the file describes')
  const found: BadInput[] = []
  verifyBehind({ verification: () => past(100, damage) }, clock, { found: (one) => void found.push(one), failed })
  let turns = 0
  for (; timers.length > 0; turns++) {
    expect(found).toEqual([])
    timers.shift()!()
  }
  expect(turns).toBeGreaterThan(4)
  expect(found).toEqual([damage])
})

it('a sound past is nobody’s business, and a match that is closed is left alone', () => {
  const { clock, timers } = slowClock()
  const found: BadInput[] = []
  verifyBehind({ verification: () => past(3, null) }, clock, { found: (one) => void found.push(one), failed })
  timers.shift()!()
  expect([timers.length, found]).toEqual([0, []])
  const stop = verifyBehind({ verification: () => past(100, null) }, clock, {
    found: (one) => void found.push(one),
    failed,
  })
  timers.shift()!()
  expect(timers).toHaveLength(1)
  stop()
  expect(timers).toHaveLength(0)
})

it('a defect on the way is told, and goes no further', () => {
  const { clock, timers } = slowClock()
  const failures: unknown[] = []
  const broken = function* (): Generator<void, null> {
    yield
    throw new TypeError('no more')
  }
  verifyBehind({ verification: broken }, clock, { found: failed, failed: (error) => void failures.push(error) })
  timers.shift()!()
  expect([timers.length, failures]).toEqual([0, [new TypeError('no more')]])
})
