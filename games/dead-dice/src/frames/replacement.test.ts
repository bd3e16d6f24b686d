import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { REST } from '../tests/rest.js'
import { type GivenSurvivor, stage, type Table } from '../tests/stage.js'
import { startReplacements } from './replacement.js'

const companion = (id: number, name: string) => ({ id, name, role: null, talent: [], alive: true, onRaid: false })
const DEAD: GivenSurvivor = { fate: 'eaten', trust: [2, 0] }
const LIVING: GivenSurvivor = { trust: [0, 2] }

const CARL: Extract<DeadDiceAction, { type: 'promoted' }> = {
  type: 'promoted',
  brains: 2,
  finesse: 2,
  muscle: 2,
  guts: 2,
  mug: 2,
  survival: 2,
  traits: [{ name: 'Quiet', tags: ['stealth', 'courage'] }],
  darkSide: 'murder',
}

function starting(options: Record<string, Plain>, survivors = [LIVING, DEAD], names = ['Carl']): Table {
  const companions = names.map((name, i) => companion(i + 1, name))
  const table = stage({ options, survivors, group: { companions }, frames: [REST] })
  startReplacements(table.state)
  return table.run()
}

const PROMOTE = { replacementSurvivors: 'promoteCompanion' }

describe('players whose survivor is dead', () => {
  it('[DD-15.71] watch, unless the option lets them take over a companion', () => {
    expect(starting({}).asked).toBe('0: roll')
    expect(starting(PROMOTE).asked).toBe('1: promote')
    expect(starting(PROMOTE, [LIVING, LIVING]).asked).toBe('0: roll')
    expect(starting(PROMOTE, [LIVING, DEAD], []).asked).toBe('0: roll')
  })

  it('[DD-15.71] [DD-1.12] build the companion as a new survivor whom nobody trusts yet', () => {
    const table = starting(PROMOTE)
    expect(table.refusal({ type: 'promote', companion: 9 }).rule).toBe('DD-15.71')
    table.play({ type: 'promote', companion: 1 })
    expect(table.asked).toBe('1: promoted')
    expect(table.refusal({ ...CARL, mug: 3 })).toMatchObject({ rule: 'DD-1.11', params: { spent: 7 } })
    table.play(CARL)
    const [other, carl] = table.state.survivors
    expect(carl).toMatchObject({ name: 'Carl', fate: 'alive', base: 2, survival: 2, bag: true, trust: [0, 0] })
    expect(other!.trust).toEqual([0, 0])
    expect(table.state.group.companions).toEqual([])
    expect(table.state.fallen).toMatchObject([{ seat: 1, survivor: { fate: 'eaten' } }])
    expect([table.asked, table.state.master.menace]).toEqual(['0: roll', 18])
  })

  it('[DD-15.71] [DD-12.25] may watch, or leave the sheet to chance, and Special forces train newcomers too', () => {
    expect(starting(PROMOTE).play({ type: 'watch' }).state.survivors[1]!.fate).toBe('eaten')
    const table = starting({ ...PROMOTE, specialForces: true }).play({ type: 'promote', companion: 1 })
    table.play({ type: 'randomSheet' }, [], 1, [0, 'cop', 'Vera', 'murder'])
    expect(table.state.survivors[1]!.name).toBe('Carl')
    expect(table.state.survivors[1]!.base).toBeGreaterThanOrEqual(6)
  })

  it('[DD-15.71] choose one after the other, as long as there are companions', () => {
    const dead = [DEAD, DEAD, LIVING].map((given) => ({ ...given, trust: [0, 0, 0] }))
    const table = starting(PROMOTE, dead)
    table.play({ type: 'promote', companion: 1 }).play(CARL)
    expect(table.state.survivors.map(({ fate }) => fate)).toEqual(['alive', 'eaten', 'alive'])
    const two = starting(PROMOTE, dead, ['Carl', 'Dale'])
    two.play({ type: 'promote', companion: 2 }).play(CARL)
    expect(two.asked).toBe('1: promote')
    expect(two.offered()).toEqual([{ type: 'watch' }, { type: 'promote', companion: 1 }])
  })
})
