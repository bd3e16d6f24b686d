import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import type { NightAction } from './actions.js'
import module from './index.js'
import { throws, waysToReach } from './pool.js'

function committed(ana: string, ruling: string, corridor = ', zombies 1') {
  return TestTable.at(
    module,
    `hour 3, room 2${corridor}
     gm: menace 2
     ana: ${ana}
     ben: nurse, survival 3
     asked: commit ana ${ruling}`,
  )
}

describe('dice', () => {
  it('[NS-5.1] two dice, the even ones count, and the difficulty must be reached', () => {
    const one = () => committed('nurse, survival 3', 'fight 1 setback paid 0')
    expect(one().play('ana: roll', { dice: [1, 5] }).events[0]).toMatchObject({
      kind: 'failed',
      data: { successes: 0 },
    })
    expect(one().play('ana: roll', { dice: [3, 6] }).events[0]).toMatchObject({
      kind: 'succeeded',
      rule: 'NS-5.1',
      dice: [3, 6],
      modifiers: [],
      data: { successes: 1, difficulty: 1 },
    })
    const two = () => committed('nurse, survival 3', 'fight 2 setback paid 1')
    expect(two().play('ana: roll', { dice: [3, 6] }).events[0]!.kind).toBe('failed')
    expect(two().play('ana: roll', { dice: [2, 4] }).events[0]!.kind).toBe('succeeded')
  })

  it('[NS-5.2] a favoured attempt is rolled with two dice more', () => {
    const table = committed('guard, survival 3', 'fight 4 setback paid 3')
    table.play('ana: roll', { dice: [2, 4, 6, 2] })
    expect(table.events[0]).toMatchObject({ kind: 'succeeded', modifiers: [{ rule: 'NS-5.2', value: 2 }] })
    const porter = committed('porter, survival 3', 'fight 2 setback paid 1').play('ana: roll', { dice: [2, 2] })
    expect(porter.events[0]!.modifiers).toEqual([])
  })

  it('[NS-5.3] a survivor with Survival 1 rolls one die less, with Survival 2 not', () => {
    const weak = committed('nurse, survival 1', 'fight 1 setback paid 0').play('ana: roll', { dice: [2] })
    expect(weak.events[0]).toMatchObject({ modifiers: [{ rule: 'NS-5.3', value: -1 }] })
    const weakGuard = committed('guard, survival 1', 'fight 3 setback paid 2').play('ana: roll', { dice: [2, 2, 2] })
    expect(weakGuard.events[0]!.modifiers).toEqual([
      { rule: 'NS-5.2', value: 2 },
      { rule: 'NS-5.3', value: -1 },
    ])
    const hurt = committed('nurse, survival 2', 'fight 1 setback paid 0').play('ana: roll', { dice: [1, 2] })
    expect(hurt.events[0]!.modifiers).toEqual([])
  })

  it('[NS-5.1] the odds count every throw', () => {
    for (let n = 1; n <= 4; n++) {
      for (let need = 1; need <= n; need++) {
        let ways = 0
        for (let thrown = 0; thrown < throws(n); thrown++) {
          let even = 0
          for (let rest = thrown, die = 0; die < n; die++, rest = Math.floor(rest / 6)) even += rest % 2
          if (even >= need) ways++
        }
        expect(waysToReach(need, n), `${need} of ${n}`).toBe(ways)
      }
    }
  })

  it('[NS-5.1] the odds are shown before the roll, to everybody, with each modifier', () => {
    const table = committed('guard, survival 1', 'fight 2 wound paid 2')
    for (const word of ['gm', 'ana', 'ben', 'spectator']) {
      expect(module.game.odds!(table.view(word), { type: 'roll' })).toEqual({
        rule: 'NS-5.1',
        need: 2,
        modifiers: [
          { rule: 'NS-5.2', value: 2 },
          { rule: 'NS-5.3', value: -1 },
        ],
        results: [
          { key: 'success', ways: 108, of: 216 },
          { key: 'failure', ways: 108, of: 216 },
        ],
      })
      expect(module.game.odds!(table.view(word), { type: 'withdraw' })).toBeNull()
    }
    table.play('ana: roll', { dice: [2, 2, 2] })
    // Ben weighs a proposal at its usual difficulty, then the game master a ruling.
    const search: NightAction = { type: 'propose', attempt: 'search' }
    expect(module.game.odds!(table.view('ben'), search)).toMatchObject({
      need: 1,
      results: [{ ways: 1215, of: 1296 }, {}],
    })
    table.play('ben: propose search')
    const hard: NightAction = { type: 'rule', difficulty: 3, consequence: 'setback' }
    expect(module.game.odds!(table.view('gm'), hard)).toMatchObject({ need: 3, results: [{ ways: 405, of: 1296 }, {}] })
  })
})
