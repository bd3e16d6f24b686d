import { describe, expect, it } from 'vitest'
import { activationFrame } from './frames/activation.js'
import { brokenInvariants } from './invariants.js'
import { type GivenHuman, type GivenZombie, tableWith } from './tests/build.js'

const broken = (rounds: number, jammed: boolean, weapon: 'revolver' | 'pistol' | 'throwing'): string[] => {
  const { state } = tableWith({ humans: [{ at: [300, 300], weapons: [weapon] }] })
  Object.assign(state.humans[0]!.weapons[0]!, { rounds, jammed })
  return brokenInvariants(state)
}

const human = (given: Partial<GivenHuman>, options: Record<string, string | boolean> = {}): string[] =>
  brokenInvariants(tableWith({ options, humans: [{ at: [300, 300], ...given }] }).state)

const zombies = (...given: readonly GivenZombie[]): string[] => brokenInvariants(tableWith({ zombies: given }).state)

describe('one state shows', () => {
  it('[GEO-2] bases that overlap, stand in a wall or leave the table', () => {
    expect(zombies({ at: [300, 300] }, { at: [325, 300] })).toEqual([])
    expect(zombies({ at: [300, 300] }, { at: [324, 300] })).toHaveLength(2)
    expect(zombies({ at: [13, 300] })).toEqual([])
    expect(zombies({ at: [12, 300] })).toEqual(['1, GEO-2: zombie 1 stands in a forbidden place (edge)'])
  })

  it('[DWA-11.1.e] rounds that are not between none and the magazine', () => {
    expect(broken(0, false, 'pistol')).toEqual([])
    expect(broken(12, true, 'pistol')).toEqual([])
    expect(broken(13, false, 'pistol')).toEqual(['5, DWA-11.1.e: Dawson has 13 rounds in a pistol'])
    expect(broken(-1, false, 'pistol')).toHaveLength(1)
    expect(broken(7, false, 'throwing')).toEqual([])
  })

  it('[DWA-11.3.b] a jammed revolver', () => {
    expect(broken(6, false, 'revolver')).toEqual([])
    expect(broken(6, true, 'revolver')).toEqual(['19, DWA-11.3.b: Dawson has a jammed revolver'])
  })

  it('[DWA-11.2.3.d] a zombie that takes cover', () => {
    expect(zombies({ at: [300, 300], posture: 'prone' })).toEqual([])
    expect(zombies({ at: [300, 300], posture: 'cover' })).toEqual(['DWA-11.2.3.d: zombie 1 takes cover'])
  })

  it('[DWA-11.2.7.4.b] a zombie that flames have not burnt by its third turn', () => {
    const burning = (turn: number, kind: 'flame' | 'molotov') => {
      const { state } = tableWith({ zombies: [{ at: [300, 300], burning: { since: 1, kind, by: 0 } }] })
      state.turn = turn
      return brokenInvariants(state)
    }
    expect(burning(2, 'flame')).toEqual([])
    expect(burning(3, 'flame')).toEqual(['23, DWA-11.2.7.4.b: zombie 1 still burns'])
    expect(burning(9, 'molotov')).toEqual([])
  })

  it('[DWA-9.c] more points than an activation has received', () => {
    const acting = (ap: number, spent: number) =>
      brokenInvariants(
        tableWith({
          humans: [{ at: [300, 300] }],
          frame: { ...activationFrame(0, 'act', 'none'), step: 2, ap, spent } as never,
        }).state,
      )
    expect(acting(1, 3)).toEqual([])
    expect(acting(2, 3)).toEqual(['2, DWA-9.c: Dawson has 2 points after 3 of 4'])
    expect(acting(-1, 3)).toHaveLength(1)
  })

  it('[DWA-10.a] a walk beyond what points allow, half as far when frightened', () => {
    expect(human({ now: { walked: 200 } })).toEqual([])
    expect(human({ now: { walked: 201 } })).toHaveLength(1)
    const scared = { frightened: true, tested: true, nearZombie: true }
    expect(human({ now: { walked: 100, ...scared } })).toEqual([])
    expect(human({ now: { walked: 101, ...scared } })).toEqual(['4, DWA-10.a: Dawson has walked 101 of 100 mm'])
    expect(human({ now: { walked: 250, abilities: ['fast'] }, abilities: ['fast'], rank: 4 })).toEqual([])
  })

  it('[DWA-13.a] [DWA-13.b] fear without a test of this turn, and a test without a zombie', () => {
    expect(human({ now: { frightened: true } })).toEqual([
      '13, DWA-13.b: Dawson is frightened without a test of this turn',
    ])
    expect(human({ now: { tested: true } })).toHaveLength(1)
    expect(human({ now: { nearZombie: true } })).toHaveLength(1)
    expect(human({ now: { nearZombie: true, tested: true } })).toEqual([])
  })

  it('[DWA-16.5.a] [DWA-16.5.b] [DWA-16.6.b] too many abilities or flaws, or one above its level', () => {
    const five = ['cool', 'acrobat', 'lucky', 'handguns', 'shotguns'] as const
    expect(human({ abilities: five })).toEqual([])
    expect(human({ abilities: [...five, 'arrows'] })).toEqual(['20, DWA-16.5.a: Dawson has 6 abilities'])
    expect(human({ abilities: ['hero'], rank: 5 })).toEqual([])
    expect(human({ abilities: ['hero'], rank: 4 })).toEqual(['20, DWA-16.5.b: Dawson has hero at level 4'])
    expect(human({ flaws: ['clumsy', 'mad', 'idiot'] })).toEqual(['20, DWA-16.6.b: Dawson has 3 flaws'])
  })

  it('[DWA-16.5.1.b] two abilities in one turn, unless they may serve together', () => {
    expect(human({ now: { abilities: ['cool', 'lucky'] } })).toHaveLength(1)
    expect(human({ now: { abilities: ['humanTripod', 'gunner'] } })).toEqual([])
    expect(human({ now: { abilities: ['cool', 'lucky'] } }, { abilityLimit: 'none' })).toEqual([])
  })

  it('[DWA-16.7.1.b] six points of trauma after a campaign game', () => {
    const after = (trauma: number) => {
      const { state } = tableWith({ options: { campaign: true }, humans: [{ at: [300, 300], trauma }] })
      state.ending = 'turns'
      state.outcome = { winners: [], reason: 'turns', rule: 'R-83' }
      return brokenInvariants(state)
    }
    expect(after(5)).toEqual([])
    expect(after(6)).toEqual(['22, DWA-16.7.1.b: Dawson ends with 6 points of trauma'])
  })

  it('[R-77.6] [DWA-16.3.c] a wreck that runs, and two at one wheel', () => {
    const car = (change: object, drives: readonly boolean[]) => {
      const { state } = tableWith({
        scenario: { vehicles: [{ id: 'car', kind: 'car', at: [600, 600], heading: 90 }] },
        humans: drives.map((at) => ({ at: [600, 600] as const, whereabouts: 'vehicle', vehicle: 0, drives: at })),
      })
      Object.assign(state.vehicles[0]!, change)
      return brokenInvariants(state)
    }
    expect(car({ wrecked: true }, [true, false])).toEqual([])
    expect(car({ wrecked: true, speed: 50 }, [])).toEqual(['25, R-77.6: wreck 0 moves or runs'])
    expect(car({}, [true, true])).toEqual(['25, DWA-16.3.c: vehicle 0 has two drivers'])
    expect(
      car(
        {},
        Array.from({ length: 6 }, () => false),
      ),
    ).toEqual(['R-109: vehicle 0 is overfull'])
  })
})
