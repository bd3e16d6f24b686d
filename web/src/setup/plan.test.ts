import dawn from '@shamble/game-dawn'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import brawl from '../../../examples/graveyard-brawl/src/index.js'
import nightShift from '../../../examples/night-shift/src/index.js'
import { groupsOf } from './draft.js'
import { usualPlan } from './plan.js'

const plan = (module: unknown) => usualPlan(module as GameModule)

describe('the plan that follows from the options', () => {
  it('lets people choose how many sit down where one option counts exactly that', () => {
    expect(plan(brawl).seats).toEqual({ option: 'seats', from: 2, to: 4 })
    expect(plan(brawl).decided).toEqual(['seats'])
    // One seat more than survivors: the option stays a row of its own.
    expect(plan(nightShift).seats).toBeNull()
  })

  it('names the rule of every option, and puts all of them into one open group', () => {
    expect(plan(brawl).rules).toEqual({ seats: ['GB-1.1'], lives: ['GB-1.1'], turnLimit: ['TABLE.5'] })
    expect(groupsOf(brawl as unknown as GameModule, plan(brawl))).toEqual([
      { id: 'all', asked: true, options: ['lives', 'turnLimit'] },
    ])
    expect(plan(dawn).modes).toEqual([])
  })
})
