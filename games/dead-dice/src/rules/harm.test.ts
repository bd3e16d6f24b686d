import { describe, expect, it } from 'vitest'
import { fightStage } from '../tests/fights.js'
import type { Given, GivenSurvivor, Table } from '../tests/stage.js'

const done = { type: 'done' } as const
/** One survivor without defence against so many zombies, and another survivor far away. */
const mauled = (survivor: GivenSurvivor, zombies: number, more: Given = {}, dice: number[] = []): Table => {
  const table = fightStage({
    survivors: [survivor, {}],
    ...more,
    scene: {
      hordes: [{ size: zombies, cell: 0, target: 0, engaged: true }],
      stands: [{ seat: 1, cell: 5 }],
      ...more.scene,
    },
  }).run()
  return table.play(done).play(done, dice, 1)
}
const zero = { survival: 0, fate: 'alive' }

describe('Survival among the dead', () => {
  it('[DD-1.4] at 0 infected, and only the owner and the game master learn of it', () => {
    const table = mauled({ base: 2 }, 2)
    expect(table.state.survivors[0]!).toMatchObject({ ...zero, turnsIn: 1, down: false })
    expect(table.events.filter(({ kind }) => kind === 'bitten').map(({ seenBy }) => seenBy)).toEqual([[0, 2]])
    expect(mauled({ base: 3 }, 2).state.survivors[0]!).toMatchObject({ survival: 1, turnsIn: 0 })
  })

  it('[DD-1.5] below 0 eaten at once', () => {
    expect(mauled({ base: 2 }, 3).state.survivors[0]!.fate).toBe('eaten')
  })

  it('[DD-15.23] [DD-15.24] at 0 the next loss in contact eats, unless what is in hand takes it', () => {
    expect(mauled({ survival: 0 }, 1).state.survivors[0]!.fate).toBe('eaten')
    expect(mauled({ survival: 0, carries: ['bat'] }, 1).state.survivors[0]!.fate).toBe('alive')
    expect(mauled({ survival: 0, turnsIn: 1, carries: ['bat'] }, 3).state.survivors[0]!.fate).toBe('eaten')
  })

  it('[DD-15.23] away from the dead nobody falls below 0 nor is infected', () => {
    const table = fightStage({
      survivors: [{ survival: 0, carries: ['molotov'] }, {}],
      scene: {
        hordes: [
          { size: 1, cell: 5 },
          { size: 1, cell: 3 },
        ],
        stands: [{ seat: 0, cell: 5 }],
      },
    }).run()
    table.play({ type: 'throw', on: 'horde', id: 1, helpers: [] }, [2, 2]).play({ type: 'roll' }, [1, 1])
    expect(table.state.survivors[0]!).toMatchObject({ ...zero, turnsIn: 0 })
  })

  it('[DD-3.15] [DD-15.25] full armour: out of action, not infected; it does not stop being eaten', () => {
    const table = mauled({ base: 2, carries: ['fullBody'] }, 2)
    expect(table.state.survivors[0]!).toMatchObject({ ...zero, down: true, turnsIn: 0 })
    expect(mauled({ base: 2, carries: ['fullBody'] }, 3).state.survivors[0]!.fate).toBe('eaten')
  })

  it('[DD-3.16] a vest stops no bite', () => {
    expect(mauled({ base: 2, carries: ['vest'] }, 2).state.survivors[0]!).toMatchObject({ turnsIn: 1, down: false })
  })

  it('[DD-15.25] a survivor out of action neither acts nor moves, and is defenceless', () => {
    const table = mauled({ base: 2, carries: ['fullBody'] }, 2)
    expect(table.asked).toBe('1: turn')
    table.play(done, [], 1)
    expect(table.state.survivors[0]!.fate).toBe('eaten')
  })
})

describe('variants of infection', () => {
  it('[DD-12.13] [DD-15.58] a double six makes a healthy carrier, anything else does not', () => {
    const options = { healthyCarriers: true }
    const carrier = mauled({ base: 2 }, 2, { options }, [6, 6])
    expect(carrier.state.survivors[0]!).toMatchObject({ ...zero, carrier: true, turnsIn: 0 })
    expect(carrier.events.filter(({ kind }) => kind === 'carrier').map(({ seenBy }) => seenBy)).toEqual([[0, 2]])
    const not = mauled({ base: 2 }, 2, { options }, [6, 5])
    expect(not.state.survivors[0]!).toMatchObject({ ...zero, carrier: false, turnsIn: 1 })
  })

  it('[DD-15.58] a carrier who was healed is never infected again, and rolls no more', () => {
    const table = mauled({ base: 2, carrier: true }, 2, { options: { healthyCarriers: true } })
    expect(table.state.survivors[0]!).toMatchObject({ ...zero, turnsIn: 0 })
  })

  it('[DD-12.13] who is infected already rolls no more after being healed', () => {
    const table = mauled({ base: 2, turnsIn: 1 }, 2, { options: { healthyCarriers: true } })
    expect(table.state.survivors[0]!).toMatchObject({ ...zero, carrier: false, turnsIn: 1 })
  })

  it.each([
    ['DD-12.17', 'divineCurse'],
    ['DD-12.36', 'withoutZombies'],
  ])('[%s] [DD-12.15] [DD-12.35] (invariant 20) at 0 seriously wounded, never infected (%s: %s)', (rule, variant) => {
    const table = mauled({ base: 2 }, 2, { options: { [variant]: true } })
    expect(table.state.survivors[0]!).toMatchObject({ ...zero, down: true, turnsIn: 0 })
    expect(table.events.filter(({ kind }) => kind === 'out-of-action').map((event) => event.rule)).toEqual([rule])
  })

  it('[DD-12.12] [DD-15.58] a fast infection leaves one own turn; then one zombie more stands there', () => {
    const table = mauled({ base: 2 }, 2, { options: { fastInfection: true } })
    expect(table.asked).toBe('0: turn')
    expect(table.state.survivors[0]!.fate).toBe('alive')
    // Failing costs what is not there, and there is nothing to give up for it.
    table.play({ type: 'disengage', helpers: [] }, [1, 1])
    expect(table.state.survivors[0]!.fate).toBe('eaten')
    const walks = mauled({ base: 2, carries: ['bat'] }, 4, { options: { fastInfection: true } })
    walks.play(done)
    expect(walks.state.survivors[0]!).toMatchObject({ fate: 'turned', walks: true })
    expect(walks.state.scene!.hordes.map(({ size, was }) => [size, was])).toEqual([
      [4, -1],
      [1, 0],
    ])
  })
})
