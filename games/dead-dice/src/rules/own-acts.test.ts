import type { Frame } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { mayPanic } from '../frames/panic.js'
import { type Given, type GivenScene, stage, type Table } from '../tests/stage.js'
import { hearLoud, plunder } from './own-acts.js'
import { refusalOfPanic } from './panic.js'

const WAITING: Frame = { kind: 'decision', step: 0, topic: 'threat', proposal: null, proposed: [], agreed: [] } as Frame

type Moment = 'roundStart' | 'loud' | 'livingWon'
const MOMENTS = { roundStart: mayPanic, loud: hearLoud, livingWon: plunder }

/** What the automatic game master does at a moment. */
function acts(moment: Moment, left: number, scene: GivenScene, given: Given = {}, dice: readonly number[] = []): Table {
  const table = stage({ survivors: [{}, {}], frames: [WAITING], ...given, scene })
  table.state.master.plan.left = left
  const rolled = dice.slice()
  MOMENTS[moment](table.state, {
    chance: { dice: (n: number) => rolled.splice(0, n) } as never,
    emit: null,
    reveal: null,
    asks: 'everybody',
  })
  expect(rolled).toEqual([])
  return table
}

const done = ({ state }: Table): string[] => state.master.acts.map(({ what, price, why }) => `${what} ${price} ${why}`)

describe('panic', () => {
  const fight = (some: GivenScene): GivenScene => ({ fighting: true, round: 2, ...some })
  const crowd = (size: number): GivenScene => fight({ hordes: [{ size, cell: 0 }] })

  it('[DD-16.18] where three zombies for each survivor share their cells, or a survivor died', () => {
    expect(done(acts('roundStart', 2, crowd(5)))).toEqual([])
    expect(done(acts('roundStart', 2, crowd(6)))).toEqual(['panic 2 panic.crowd'])
    expect(done(acts('roundStart', 1, crowd(6)))).toEqual([])
    const death = fight({ deaths: { lastRound: 1, companions: 0, survivors: 0 } })
    expect(done(acts('roundStart', 2, death))).toEqual(['panic 2 panic.death'])
  })

  it('[DD-16.18] once in a scene', () => {
    const again = { ...crowd(6), master: { added: false, noise: false, panic: true } }
    expect(done(acts('roundStart', 9, again))).toEqual([])
  })

  it('[DD-16.18] the lowest Guts, never a survivor out of action; harder after deaths', () => {
    const panicked = (survivors: Given['survivors'], deaths: object) => {
      const { frames } = acts(
        'roundStart',
        9,
        fight({ deaths: { lastRound: 1, companions: 0, survivors: 0, ...deaths } }),
        {
          survivors: survivors!,
        },
      ).state
      const { seat, difficulty } = frames.at(-1) as unknown as { seat: number; difficulty: number }
      return [seat, difficulty]
    }
    expect(panicked([{}, { scores: { guts: 1 } }], {})).toEqual([1, 1])
    expect(panicked([{}, { scores: { guts: 1 }, down: true }], {})).toEqual([0, 1])
    expect(panicked([{}, {}], { companions: 1 })).toEqual([0, 2])
    expect(panicked([{}, {}], { survivors: 1, companions: 1 })).toEqual([0, 3])
  })

  it('[DD-8.21] [DD-15.37] a person may choose 1 to 3, in a fight, for 2 Menace', () => {
    const table = stage({ scene: { fighting: true, round: 1 }, master: { menace: 2 } })
    const refused = (seat: number, difficulty: number) => refusalOfPanic(table.state, seat, difficulty)
    expect(refused(0, 1)).toBeNull()
    expect(refused(0, 3)).toBeNull()
    expect(refused(0, 0)).toMatchObject({ rule: 'DD-8.21', at: 'difficulty' })
    expect(refused(0, 4)).toMatchObject({ rule: 'DD-8.21', at: 'difficulty' })
    expect(refused(7, 1)).toMatchObject({ rule: 'DD-8.21', at: 'seat' })
    table.state.master.menace = 1
    expect(refused(0, 1)).toMatchObject({ rule: 'DD-5.13' })
    table.state.master.menace = 2
    table.state.scene!.fighting = false
    expect(refused(0, 1)).toMatchObject({ rule: 'DD-15.37' })
  })
})

describe('additions', () => {
  it('[DD-4.8] [DD-16.17] Noise after something loud, where 2 are left, once, never above 3', () => {
    const table = acts('loud', 2, {})
    expect(done(table)).toEqual(['noise 1 noise'])
    expect(table.state.master.noise).toBe(2)
    expect(done(acts('loud', 1, {}))).toEqual([])
    expect(done(acts('loud', 9, {}, { master: { noise: 3 } }))).toEqual([])
    expect(done(acts('loud', 9, { master: { added: false, noise: true, panic: false } }))).toEqual([])
    expect(done(acts('loud', 9, { cause: 'players', kind: 'catastrophe' }))).toEqual([])
  })

  it('[DD-16.51] the living who win plunder the first reserve of the list that is not Empty', () => {
    const table = acts('livingWon', 2, {})
    expect(done(table)).toEqual(['lowerReserve 2 plunder'])
    expect(table.state.group.reserves.provisions).toBe('low')
    const next = acts('livingWon', 2, {}, { group: { reserves: { provisions: 'empty' } } })
    expect(next.state.group.reserves.survivors).toBe('low')
    expect(done(acts('livingWon', 1, {}))).toEqual([])
  })

  it('[DD-16.1] a person acts when a person likes', () => {
    expect(done(acts('loud', 9, {}, { options: { gameMaster: 'human' } }))).toEqual([])
  })
})
