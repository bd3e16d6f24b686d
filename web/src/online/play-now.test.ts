import dawn from '@shamble/game-dawn'
import deadDice from '@shamble/game-dead-dice'
import dwa from '@shamble/game-dwa'
import zombies from '@shamble/game-zombies'
import type { GameModule } from '@shamble/module'
import { expect, it } from 'vitest'
import dawnPlan from '../games/dawn/setup.js'
import deadDicePlan from '../games/dead-dice/setup.js'
import dwaPlan from '../games/dwa/setup.js'
import zombiesPlan from '../games/zombies/setup.js'
import { openRequest } from './play-now.js'

it.each([
  ['dawn', dawn, dawnPlan],
  ['zombies', zombies, zombiesPlan],
  ['dwa', dwa, dwaPlan],
  ['dead-dice', deadDice, deadDicePlan],
])('%s opens with one free place for another player, and is listed', (_id, module, plan) => {
  const { seats, terms, options } = openRequest(module as unknown as GameModule, plan, 'Ann', 'house')
  expect(seats![0]).toEqual({ by: 'person', name: 'Ann' })
  expect(seats!.filter(({ by }) => by === 'open')).toHaveLength(1)
  // Who comes from elsewhere is waited for by a clock, where the rules have one.
  expect(options).not.toHaveProperty('interruptMode')
  expect(terms).toMatchObject({ open: true, proven: true })
})
