import { expect, it } from 'vitest'
import type { OnlineEffort } from './efforts.js'
import { ONLINE_ROWS, type OnlineRow } from './rows.js'

const SMALL: OnlineEffort = { rounds: 1, matches: 4, seconds: 0.1, tables: 1, answers: 20, open: 2, kept: 20 }

const measured = (row: OnlineRow): ReturnType<(typeof ONLINE_ROWS)[OnlineRow]> => ONLINE_ROWS[row]('test', SMALL)

it('answers are counted at both servers, and ours are held against theirs', async () => {
  for (const row of ['answers', 'delay'] as const) {
    const [theirs, ours] = await measured(row)
    expect(theirs!.value).toBeGreaterThan(0)
    expect(ours!.value / theirs!.value).toBe(ours!.ratio)
    expect(ours).toMatchObject({ vs: 'boardgame.io', met: expect.any(Boolean), aim: expect.any(Number) })
  }
})

it('four people at a table are counted, and what each of them is sent', async () => {
  const [answers] = await measured('four-people')
  expect(answers).toMatchObject({ unit: 'answers/s', bar: 800 })
  expect(answers!.value).toBeGreaterThan(0)
  const [bytes] = await measured('bytes')
  // A view is never so small, nor so large as all four together.
  expect(bytes!.value).toBeGreaterThan(500)
  expect(bytes).toMatchObject({ unit: 'B', met: true })
})

it('what matches weigh, open and put down, has its bars', async () => {
  // So few weigh less than what the collector leaves lying about.
  const lines = await measured('memory')
  expect(lines.map(({ unit, bar }) => [unit, bar])).toEqual([
    ['MB', 4],
    ['MB', 16],
    ['kB', 8],
  ])
  for (const { value } of lines) expect(value).not.toBeNaN()
})

it('a server starts with matches that it has kept', async () => {
  const [line] = await measured('start')
  expect(line).toMatchObject({ unit: 's', bar: 5, aim: 1 })
  expect(line!.value).toBeGreaterThan(0)
})
