import { describe, expect, it } from 'vitest'
import { wall } from '../scenario/draw.js'
import { type Given, type GivenHuman, tableWith } from '../tests/build.js'
import { fearFrame } from './fear.js'

const fear = (given: Given) => tableWith({ ...given, frame: fearFrame() })
/** A human at 300, 300 with a zombie exactly so many millimetres away. */
const alone = (human: Partial<GivenHuman> = {}, mm = 50, options: Given['options'] = {}) =>
  fear({ humans: [{ at: [300, 300], ...human }], zombies: [{ at: [325 + mm, 300] }], options })

describe('fear tests', () => {
  it.each([
    [3, 6, 'brave'],
    [4, 6, 'frightened'],
  ])('[DWA-13.a] [DWA-13.b] with 10 - 1 for a zombie, %i and %i leave the human %s', (first, second, kind) => {
    const match = alone().run([first, second])
    expect(match.told(kind)[0]).toMatchObject({ dice: [first, second], data: { need: 9 } })
    expect(match.human().now.frightened).toBe(kind === 'frightened')
  })

  it('[DWA-13.c] a zombie 100 mm away frightens, one 101 mm away does not', () => {
    expect(alone({}, 100).run([1, 1]).human().now.tested).toBe(true)
    expect(alone({}, 101).run().human().now.tested).toBe(false)
  })

  it('[DWA-13.a] friends near add a point each, zombies and wounds take one', () => {
    const match = fear({
      humans: [{ at: [300, 300], wounds: 2, morale: 8 }, { at: [300, 425] }, { at: [426, 300] }],
      zombies: [{ at: [300, 250] }, { at: [270, 240] }],
    })
    match.run([2, 3])
    // 8 + 1 friend (the other is 1 mm too far) - 2 zombies - 2 wounds.
    expect(match.told('brave')[0]!.data).toMatchObject({ total: 5, need: 5 })
  })

  it('[DWA-13.d] nothing succeeds or fails by itself: a value of 1 always fails, of 12 always passes', () => {
    expect(alone({ morale: 2 }).run([1, 1]).human().now.frightened).toBe(true)
    expect(alone({ morale: 13 }).run([6, 6]).human().now.frightened).toBe(false)
  })

  it('[R-52] zombies behind a wall, lying or stunned frighten too, unless the option wants sight', () => {
    const behind = (options: Given['options'] = {}) =>
      fear({
        humans: [{ at: [300, 300] }],
        zombies: [{ at: [380, 300], posture: 'prone', stunned: true }],
        scenario: { walls: [wall(340, 200, 340, 400)] },
        options,
      })
    expect(behind().run([1, 1]).human().now.tested).toBe(true)
    expect(behind({ fearNeedsLos: true }).run().human().now.tested).toBe(false)
  })

  it('[DWA-13.e] the worked example: morale 6, one zombie and one friend, a 5 passes; two zombies, an 8 fails', () => {
    const match = fear({
      humans: [
        { at: [300, 300], morale: 6, name: 'Lawless' },
        { at: [360, 300], morale: 6, name: 'Dawson' },
      ],
      zombies: [{ at: [235, 380] }, { at: [430, 300] }, { at: [430, 340] }],
    })
    match.run()
    match.play({ type: 'fear', human: 0, ability: 'none' }, [2, 3, 4, 4])
    expect(match.told('brave')[0]!.data).toMatchObject({ who: 'Lawless', total: 5, need: 6 })
    expect(match.told('frightened')[0]!.data).toMatchObject({ who: 'Dawson', total: 8, need: 5 })
  })

  it('[DWA-16.1.2.a] [DWA-16.1.2.b] [DWA-16.1.2.c] the military take one off the dice, civilians add one', () => {
    const as = (archetype: 'military' | 'law' | 'civilian') =>
      alone({ archetype, morale: 8 }, 50, { advanced: true })
        .run([3, 4])
        .told(archetype === 'civilian' ? 'frightened' : 'brave')[0]?.data
    expect(as('military')).toMatchObject({ total: 6, need: 7 })
    expect(as('law')).toMatchObject({ total: 7, need: 7 })
    expect(as('civilian')).toMatchObject({ total: 8, need: 7 })
  })

  it('[DWA-16.7.1.a] a failed test is a point of trauma, where psychology is in force', () => {
    expect(alone({}, 50, { advanced: true }).run([6, 6]).human().trauma).toBe(1)
    expect(alone({}, 50, { advanced: true, psychology: false }).run([6, 6]).human().trauma).toBe(0)
  })

  it('[DWA-16.5.2.a] Cool adds a point to the value of one test', () => {
    const match = alone({ abilities: ['cool'], morale: 8 }, 50, { advanced: true }).run()
    expect(match.offered('fear')).toHaveLength(2)
    match.play({ type: 'fear', human: 0, ability: 'cool' }, [4, 4])
    expect(match.told('brave')[0]!.data).toMatchObject({ total: 8, need: 8 })
    expect(match.human().now.abilities).toEqual(['cool'])
  })

  it('[DWA-16.5.2.f] Fearless takes two off the dice', () => {
    const match = alone({ abilities: ['fearless'], morale: 8 }, 50, { advanced: true }).run()
    match.play({ type: 'fear', human: 0, ability: 'fearless' }, [4, 5])
    expect(match.told('brave')[0]!.data).toMatchObject({ total: 7, need: 7 })
  })

  it('[DWA-16.5.2.d] [R-70.6] Nerves of Steel ignores the first test of a game and no later one', () => {
    const match = alone({ abilities: ['nervesOfSteel'] }, 50, { advanced: true, psychology: true }).run()
    match.play({ type: 'fear', human: 0, ability: 'nervesOfSteel' })
    expect(match.kinds()).toContain('fear-ignored')
    expect(match.human()).toMatchObject({ trauma: 0, now: { frightened: false, tested: true } })
    const later = alone({ abilities: ['nervesOfSteel'], fearTests: 1 }, 50, { advanced: true }).run([1, 1])
    expect(later.kinds()).toContain('brave')
  })

  it('[DWA-16.5.2.j] [R-70.7] Motivating serves every test of the turn within 10 cm of its owner, not theirs', () => {
    const match = fear({
      humans: [
        { at: [300, 300], morale: 7 },
        { at: [300, 340], morale: 7 },
        { at: [340, 340], abilities: ['motivating'] },
      ],
      zombies: [{ at: [300, 260] }],
      options: { advanced: true },
    }).run()
    match.play({ type: 'fear', human: 0, ability: 'motivating' }, [4, 5])
    // 7 + 2 friends + 1 - 1.
    expect(match.told('brave')[0]!.data).toMatchObject({ need: 9 })
    match.play({ type: 'fear', human: 1, ability: 'none' }, [4, 5, 5, 6])
    // The owner’s own test: 10 + 2 - 1.
    expect(match.told('brave').map(({ data }) => data!['need'])).toEqual([9, 11])
  })

  it('[DWA-16.5.2.k] [R-70.3] Inspiring has a roll made again by a figure within 20 cm, and the second stands', () => {
    const near = (mm: number) =>
      fear({
        humans: [{ at: [300, 300] }, { at: [300, 325 + mm], abilities: ['inspiring'] }],
        zombies: [{ at: [350, 300] }],
        options: { advanced: true },
      })
    const match = near(200).run([6, 6])
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'inspiring', by: 1 }, [1, 2])
    expect(match.told('brave')[0]!.dice).toEqual([1, 2])
    expect(match.human(1).now.abilities).toEqual(['inspiring'])
    expect(near(201).run([6, 6]).human().now.frightened).toBe(true)
  })
})

describe('morale', () => {
  const dying = (team: number, options: Given['options'] = {}) => {
    const match = tableWith({
      humans: [
        { at: [300, 300], wounds: 7, team },
        { at: [600, 600] },
        { at: [900, 900] },
        { at: [900, 300], team: 1 },
      ],
      zombies: [{ at: [100, 1100] }],
      options,
      frame: { kind: 'wounds', step: 0, left: [], human: -1, die: 0, again: false } as never,
    })
    return match.run([6])
  }

  it('[DWA-13.1.a] [DWA-13.1.b] a member who dies costs the team two, and nobody else anything', () => {
    const match = dying(0)
    expect(match.state.humans.map(({ morale }) => morale)).toEqual([10, 8, 8, 10])
  })

  it('[DWA-13.1.d] [R-53] a survivor of no team costs everybody two; other teams only by option', () => {
    expect(dying(-1).state.humans.map(({ morale }) => morale)).toEqual([10, 8, 8, 8])
    expect(
      dying(1)
        .state.humans.slice(1, 3)
        .map(({ morale }) => morale),
    ).toEqual([10, 10])
    expect(
      dying(1, { nonteamDeaths: 'all' })
        .state.humans.slice(1, 3)
        .map(({ morale }) => morale),
    ).toEqual([8, 8])
  })

  it('[DWA-13.2.a] [DWA-13.2.b] [R-54] the last of a team regains 10 and loses no more', () => {
    const last = (options: Given['options'] = {}, rank = 1) =>
      tableWith({
        humans: [
          { at: [300, 300], wounds: 7 },
          { at: [600, 600], morale: 4, rank },
        ],
        zombies: [{ at: [100, 1100] }],
        options,
        frame: { kind: 'wounds', step: 0, left: [], human: -1, die: 0, again: false } as never,
      }).run([6])
    expect(last().human(1)).toMatchObject({ morale: 10, lastMan: true })
    expect(last({ lastManValue: 'start' }, 3).human(1)).toMatchObject({ morale: 12 })
    const alone = tableWith({
      humans: [
        { at: [300, 300], wounds: 7, team: -1 },
        { at: [600, 600], morale: 4, lastMan: true },
      ],
      zombies: [{ at: [100, 1100] }],
      frame: { kind: 'wounds', step: 0, left: [], human: -1, die: 0, again: false } as never,
    }).run([6])
    expect(alone.human(1).morale).toBe(4)
  })

  it('[R-94] [R-54] members who left the table alive are not lost', () => {
    const match = tableWith({
      humans: [
        { at: [300, 300], wounds: 7 },
        { at: [600, 600], morale: 4 },
        { at: [600, 600], whereabouts: 'left' },
      ],
      zombies: [{ at: [100, 1100] }],
      frame: { kind: 'wounds', step: 0, left: [], human: -1, die: 0, again: false } as never,
    }).run([6])
    expect(match.human(1)).toMatchObject({ morale: 2, lastMan: false })
  })
})
