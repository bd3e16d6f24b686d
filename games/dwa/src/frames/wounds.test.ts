import { describe, expect, it } from 'vitest'
import { type GivenHuman, type Match, tableWith, UNDECIDED } from '../tests/build.js'
import { woundsFrame } from './wounds.js'

const at = (x: number, y: number) => ({ at: [x, y] as const })

const test = (people: readonly Partial<GivenHuman>[], dice: readonly number[], options = {}): Match =>
  tableWith({
    humans: people.map((human, i) => ({ ...at(100 + 100 * i, 600), ...human })),
    scenario: UNDECIDED,
    options,
    frame: woundsFrame(),
  }).run(dice)

const wounded = (wounds: number): Partial<GivenHuman> => ({ wounds })

describe('wound tests', () => {
  it('[DWA-12.5.b] [R-47] as many as the wounds holds, less does not', () => {
    expect(test([wounded(3), {}], [3]).human().whereabouts).toBe('table')
    const match = test([wounded(3), {}], [2])
    expect(match.human()).toMatchObject({ whereabouts: 'dead', diedIn: 1, wounds: 3 })
    expect(match.told('wounds-killed')[0]).toMatchObject({ dice: [2], data: { total: 2, wounds: 3 } })
  })

  it('[R-47] one wound never kills by itself, and the die is still thrown', () => {
    const match = test([wounded(1)], [1])
    expect(match.human().whereabouts).toBe('table')
    expect(match.told('wounds-held')[0]!.dice).toEqual([1])
  })

  it('[DWA-12.5.b] seven always kill', () => {
    expect(test([wounded(7), {}], [6]).human().whereabouts).toBe('dead')
  })

  it('[DICE-3] one after another in the order of creation; who is unhurt throws nothing', () => {
    const match = test([wounded(2), {}, wounded(4)], [2, 3])
    expect(match.state.humans.map(({ whereabouts }) => whereabouts)).toEqual(['table', 'table', 'dead'])
  })

  it('[DWA-12.5.a] wounds stay, whatever the test says', () => {
    expect(test([wounded(3)], [6]).human().wounds).toBe(3)
  })

  it('[DWA-12.5.c] with zombification the body stays and may rise, without it it stays for good', () => {
    expect(test([wounded(3), {}], [1]).human()).toMatchObject({ whereabouts: 'dead', stays: false, posture: 'prone' })
    expect(test([wounded(3), {}], [1], { zombification: false }).human().stays).toBe(true)
  })

  it('[R-70.22] Tough throws again, if a zombie gave one of the wounds', () => {
    const advanced = { advanced: true }
    const tough = { ...wounded(3), abilities: ['tough'] as const, bitten: true }
    const match = test([tough as never, {}], [2], advanced)
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'tough', by: 0 }, [3])
    expect(match.human().whereabouts).toBe('table')
    expect(test([{ ...tough, bitten: false } as never, {}], [2], advanced).human().whereabouts).toBe('dead')
  })

  it('[DWA-13.1.b] each death costs the team 2 morale', () => {
    const match = test([wounded(3), {}, {}], [1])
    expect(match.state.humans.map(({ morale }) => morale)).toEqual([10, 8, 8])
  })

  it('[DWA-14.4.a] two wounds and a 1: Dawson is eliminated', () => {
    expect(test([wounded(2), {}], [1]).human().whereabouts).toBe('dead')
  })
})
