import { ScriptedChance } from '@shamble/chance'
import { eventFor, type GameEvent, silently } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type GivenScene, type GivenSurvivor, stage } from '../tests/stage.js'
import { isInfected, loseSurvival } from './harm.js'
import { recover } from './recovery.js'

const NEAR: GivenScene = { hordes: [{ cell: 0 }] }
const FAR: GivenScene = { hordes: [{ cell: 2 }] }

/** A survivor with 2 Survival loses so much to the dead. */
function losing(amount: number, scene: GivenScene, given: GivenSurvivor = {}) {
  const { state } = stage({ survivors: [{ base: 2, ...given }, {}], scene })
  const events: GameEvent[] = []
  const play = { ...silently(new ScriptedChance({})), emit: (event: GameEvent) => void events.push(event) }
  loseSurvival(state, 0, amount, { from: 'dead', rule: 'DD-8.30' }, play)
  return { survivor: state.survivors[0]!, events }
}

describe('the teeth of the dead', () => {
  it('[DD-1.4] infect a survivor whose Survival reaches 0 in contact, who can still escape', () => {
    const one = losing(1, NEAR).survivor
    expect([one.survival, isInfected(one)]).toEqual([1, false])
    const { survivor, events } = losing(2, NEAR)
    expect([survivor.survival, survivor.fate, isInfected(survivor)]).toEqual([0, 'alive', true])
    const bitten = events.find(({ kind }) => kind === 'bitten')!
    expect([eventFor(bitten, 0), eventFor(bitten, 1)]).toEqual([bitten, null])
  })

  it('[DD-1.5] (invariant 2) eat a survivor whose Survival falls below 0 in contact', () => {
    const { survivor } = losing(3, NEAR)
    expect([survivor.survival, survivor.fate, isInfected(survivor)]).toEqual([0, 'eaten', false])
    expect(losing(1, NEAR, { survival: 0 }).survivor.fate).toBe('eaten')
  })

  it('[DD-1.4] [DD-1.5] [DD-15.23] do neither from afar', () => {
    for (const amount of [2, 3]) {
      const { survivor } = losing(amount, FAR)
      expect([survivor.survival, survivor.fate, isInfected(survivor)]).toEqual([0, 'alive', false])
    }
  })
})

describe('base Survival', () => {
  it('[DD-1.3] is what rest restores, and never more', () => {
    const { survivor } = losing(1, NEAR)
    recover(survivor)
    expect([survivor.survival, survivor.base]).toEqual([2, 2])
    recover(survivor)
    expect(survivor.survival).toBe(2)
  })
})
