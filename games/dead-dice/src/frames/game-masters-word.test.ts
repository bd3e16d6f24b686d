import { describe, expect, it } from 'vitest'
import { EMPTY_CART } from '../rules/cart.js'
import { fightStage } from '../tests/fights.js'
import type { Given, Table } from '../tests/stage.js'

const MASTER = 2
const done = { type: 'done' } as const
const flee = { type: 'flee', helpers: [] } as const
const lay = { type: 'layTrap', helpers: [] } as const
const difficulty = (to: number) => ({ type: 'difficulty', difficulty: to }) as const

/** A fight with a person as game master, who lets the first round begin. */
const fight = (given: Given = {}): Table =>
  fightStage({
    options: { gameMaster: 'human' },
    survivors: [{}, {}],
    scene: { hordes: [{ size: 2, cell: 5 }] },
    ...given,
  })
    .run()
    .play({ type: 'wait' })

describe('a test whose difficulty the rules leave open', () => {
  it('[DD-15.21] waits for the word of the game master, 1 to 4, and the usual one is rolled at once', () => {
    const table = fight().play(flee)
    expect(table.asked).toBe('2: difficulty')
    expect(table.offered()).toEqual([1, 2, 3, 4].map(difficulty))
    for (const wrong of [0, 5])
      expect(table.refusal(difficulty(wrong))).toMatchObject({ rule: 'DD-15.21', key: 'difficulty' })
    table.play(difficulty(1), [1, 2])
    expect(table.kinds()).toContain('ruled.test')
    expect(table.state.scene!.stands[0]!.fleeing).toBe(true)
  })

  it('[DD-7.1] [DD-15.21] a harder one is rolled, or let be at no cost', () => {
    const hard = fight().play(flee).play(difficulty(2))
    expect(hard.asked).toBe('0: ruled')
    hard.play({ type: 'roll' }, [2, 1])
    expect(hard.asked).toBe('0: sacrifice')
    const better = fight().play(flee).play(difficulty(2)).play({ type: 'withdraw' })
    expect(better.asked).toBe('0: turn')
    expect(better.offered()).toContainEqual(flee)
    expect(better.state.scene!.stands[0]!.fleeing).toBe(false)
  })

  it('[DD-7.7] [DD-15.21] a survivor who helped still does when the test was let be', () => {
    const helped = fight({ survivors: [{ trust: [0, 1] }, {}] })
    helped.play({ type: 'letOthers' }).play({ type: 'help', whom: 0 }).play(done).play({ type: 'wait' })
    helped.play(flee).play(difficulty(3)).play({ type: 'withdraw' }).play(flee).play(difficulty(1), [1, 1, 2])
    expect(helped.state.scene!.stands[0]!.fleeing).toBe(true)
  })

  it('[DD-8.23] [DD-15.21] a trap that falls short of it kills nothing', () => {
    const short = fight().play(lay).play(difficulty(2)).play({ type: 'roll' }, [2, 1])
    expect(short.state.scene!.traps).toMatchObject([{ successes: 0 }])
    const good = fight().play(lay).play(difficulty(2)).play({ type: 'roll' }, [2, 2])
    expect(good.state.scene!.traps).toMatchObject([{ successes: 2 }])
  })

  it('[DD-15.19] [DD-15.21] nobody can decline to dodge', () => {
    const thrown = fight({
      survivors: [{ carries: ['molotov'] }, {}],
      scene: {
        hordes: [
          { size: 2, cell: 0 },
          { size: 2, cell: 5 },
        ],
      },
    }).play({ type: 'throw', on: 'horde', id: 1, helpers: [] }, [2, 1])
    expect(thrown.asked).toBe('2: difficulty')
    thrown.play(difficulty(2))
    expect(thrown.offered()).toEqual([{ type: 'roll' }])
    thrown.play({ type: 'roll' }, [2, 1])
    expect(thrown.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-15.21] with an automatic game master it is 1', () => {
    const table = fightStage({ survivors: [{}], scene: { hordes: [{ size: 2, cell: 5 }] } }).run()
    expect(table.play(flee, [1, 2]).state.scene!.stands[0]!.fleeing).toBe(true)
  })
})

describe('a living round', () => {
  it('[DD-5.15] [DD-15.37] begins when the game master has had a word, with Menace or without', () => {
    for (const menace of [0, 9]) {
      const table = fightStage({
        options: { gameMaster: 'human' },
        survivors: [{}, {}],
        master: { menace },
        scene: { hordes: [{ size: 2, cell: 5 }] },
      }).run()
      expect(table.asked).toBe('2: more')
      table.play({ type: 'wait' })
      expect(table.asked).toBe('0: turn')
      table.play(done).play({ type: 'wait' }).play(done, [], 1)
      expect(table.asked).toBe('2: more')
    }
  })

  it('[DD-5.15] stops between two turns for the game master, who need not step in', () => {
    const table = fight({ master: { menace: 9 }, survivors: [{}, {}] })
    table.play({ type: 'letOthers' })
    expect(table.asked).toBe('1: turn')
    table.play(done, [], 1)
    expect(table.asked).toBe('2: between')
    expect(table.engine.choices(table.state, MASTER).pass).toEqual({ type: 'wait' })
    table.play({ type: 'add', ...EMPTY_CART, zombies: 1 }, [4])
    expect(table.state.scene!.hordes).toHaveLength(2)
    expect(table.asked).toBe('2: between')
    table.play({ type: 'wait' })
    expect(table.asked).toBe('0: turn')
    expect(table.engine.choices(table.state, 0).pass).toBeNull()
    // Nobody is asked between the last turn and the dead.
    table.play(done)
    expect(table.asked).toBe('2: more')
    expect(table.engine.choices(table.state, MASTER).pass).toBeNull()
  })

  it('[DD-5.15] [DD-16.1] goes on without a word where the game master is automatic', () => {
    const table = fightStage({ survivors: [{}, {}], scene: { hordes: [{ size: 2, cell: 5 }] } }).run()
    table.play(done)
    expect(table.asked).toBe('1: turn')
  })

  it('[DD-5.15] [DD-8.21] elements and panic come first, one after the other', () => {
    const table = fightStage({
      options: { gameMaster: 'human' },
      survivors: [{}, {}],
      master: { menace: 9 },
      scene: { hordes: [{ size: 2, cell: 5 }] },
    }).run()
    table.play({ type: 'add', ...EMPTY_CART, zombies: 1 }, [4])
    expect(table.state.scene!.hordes).toHaveLength(2)
    table.play({ type: 'panic', seat: 0, difficulty: 1 })
    expect(table.asked).toBe('0: roll')
    table.play({ type: 'roll' }, [1, 1])
    expect(table.state.scene!.stands[0]!.panicked).toBe(true)
    expect(table.asked).toBe(`${MASTER}: more`)
    expect(table.state.master.menace).toBe(6)
  })
})
