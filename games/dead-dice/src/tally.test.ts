import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { deadDice } from './game.js'
import { FRESH } from './position/fresh.js'
import type { DeadDice } from './state.js'
import { tally } from './tally.js'
import { stage } from './tests/stage.js'
import { values } from './values.js'

describe('the tally', () => {
  it('adds up what the game itself has counted', () => {
    const engine = new Engine(deadDice)
    for (let i = 0; i < 6; i++) {
      const anything = randomPolicy(engine, seededBelow('tally', i))
      const sums: Record<string, number> = {}
      let { state, events } = engine.start(resolveOptions(deadDice.options, { players: 2 }), seededChance('tally', i))
      for (;;) {
        for (const event of events) {
          const counted = tally.of(event)
          if (counted === null) continue
          const { name, amount } = typeof counted === 'string' ? { name: counted, amount: 1 } : counted
          expect(tally.names).toContain(name)
          sums[name] = (sums[name] ?? 0) + amount
        }
        if (state.outcome !== null) break
        const { seat } = state.questions[0]!
        const result = engine.apply(state, seat, anything(state, seat), seededChance('tally', i, state.seq))
        if (!result.ok) throw new Error(result.refusal.rule)
        ;({ state, events } = result)
      }
      const { master, deadTurn, livingTurn, survivors, group, ending } = state as DeadDice
      const living = survivors.filter(({ fate }) => fate === 'alive').length
      expect({ ...sums, bites: 0 }).toMatchObject({
        [ending!]: 1,
        deadTurns: deadTurn,
        menaceSpent: master.account.spent,
        ...(livingTurn > 0 ? { livingTurns: livingTurn } : {}),
        ...(living > 0 ? { survivors: living } : {}),
        ...(group.met > 0 ? { objectives: group.met } : {}),
        ...(master.account.refunded > 0 ? { menaceRefunded: master.account.refunded } : {}),
      })
    }
  })
})

describe('values for cases', () => {
  it('name what procedures remember', () => {
    const { state } = stage({ frames: [FRESH.turn, FRESH.test] })
    expect(values(state)).toMatchObject({ acting: 0, walked: 0, test: 'own', dice: 0, difficulty: 1 })
  })
})
