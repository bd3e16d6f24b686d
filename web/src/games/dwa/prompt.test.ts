import type { DwaView } from '@shamble/game-dwa/table'
import { expect, it } from 'vitest'
import { partAt, whileActing, yardWithCar } from './begun.fixture.js'
import { prompt } from './prompt.js'

const { view, words } = partAt(whileActing('human Mara 0 400,300', 'human Jun 0 500,500'), yardWithCar)

it('a question about something that is picked names it, and begins with a capital', () => {
  const lying = [{ id: 4, x: 310, y: 310, thing: { kind: 'bullets', rounds: 6 } }] as DwaView['lying']
  const ask = (spot: string): string =>
    prompt({ ...view, lying }, { seat: 0, kind: 'act', timed: false, since: 0 }, words, [spot]).ask
  expect(ask('v:0')).toBe('Car: what do you do?')
  expect(ask('l:4')).toBe('Magazine of bullets (6 rounds): what do you do?')
})
