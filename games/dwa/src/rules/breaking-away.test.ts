import { describe, expect, it } from 'vitest'
import { wall } from '../scenario/draw.js'
import { type Given, type GivenHuman, type Match, tableWith, UNDECIDED } from '../tests/build.js'

const at = (x: number, y: number) => ({ at: [x, y] as const })
const RING = [at(625, 600), at(613, 622), at(587, 622), at(575, 600), at(587, 578), at(613, 578)]
const BREAK = { type: 'activate', human: 0, as: 'breakAway', ability: 'none' } as const

const fight = (zombies: Given['zombies'], human: Partial<GivenHuman> = {}, given: Given = {}): Match =>
  tableWith({
    humans: [{ ...at(600, 600), weapons: ['pistol'], ...human }, at(1180, 1180)],
    zombies: zombies!,
    ...given,
    scenario: { ...UNDECIDED, ...given.scenario },
  }).run()

const walk = (x: number, y: number) => ({ type: 'walk', path: [{ x, y }], halts: [], ability: 'none' }) as const

describe('breaking away', () => {
  it('[DWA-12.4.b] takes more than the enemies in contact', () => {
    const two = [at(625, 600), at(613, 622)]
    const held = fight(two).play(BREAK, [2])
    expect(held.told('held')[0]).toMatchObject({ dice: [2], data: { total: 2, need: 3 } })
    const free = fight(two).play(BREAK, [3])
    expect(free.kinds()).toContain('broke-away')
    expect(free.asked()).toEqual(['0 act'])
  })

  it('[DWA-12.4.c] a failure ends the activation', () => {
    const match = fight([at(625, 600)]).play(BREAK, [1])
    expect(match.asked()).toEqual(['0 activate'])
    expect(match.human().now.acted).toBe('done')
  })

  it('[DWA-12.4.c] a success means leaving contact first, and then anything', () => {
    const match = fight([at(625, 600)]).play(BREAK, [2])
    expect(match.refusal({ type: 'rest' }).rule).toBe('DWA-12.4.c')
    expect(match.refusal({ type: 'blow', target: -1, weapon: 0, ability: 'none' }).rule).toBe('DWA-12.4.c')
    match.play(walk(550, 600))
    expect(match.allows({ type: 'rest' })).toBe(true)
    expect(match.offered().map(({ type }) => type)).toContain('rest')
  })

  it('[R-46] prone enemies count too', () => {
    const match = fight([{ ...at(625, 600), posture: 'prone' }]).play(BREAK, [1])
    expect(match.kinds()).toContain('held')
  })

  it('[DWA-12.4.d] is impossible with six enemies in contact', () => {
    expect(fight(RING).refusal(BREAK).rule).toBe('DWA-12.4.d')
  })

  it('[DWA-12.4.a] needs a free way out', () => {
    const corner = { walls: [wall(587, 500, 587, 700), wall(500, 587, 700, 587), wall(500, 640, 700, 640)] }
    const match = fight([at(626, 613)], { at: [601, 613] }, { scenario: corner })
    expect(match.refusal(BREAK).rule).toBe('DWA-12.4.a')
  })

  it('[DWA-12.4.a] is for the figure that is in contact', () => {
    expect(fight([at(700, 600)]).refusal(BREAK).rule).not.toBe('')
    expect(fight([at(700, 600)]).allows(BREAK)).toBe(false)
  })

  it('[R-46] is not for a figure that lies on the ground', () => {
    expect(fight([at(625, 600)], { posture: 'prone' }).refusal(BREAK).rule).toBe('R-46')
  })

  it('[R-80.1] [R-46] what weighs on the other dice weighs on this one', () => {
    const humans = [
      { ...at(600, 600), weapons: ['pistol'] as const },
      { ...at(540, 600), flaws: ['mad'] as const },
    ]
    const match = tableWith({ humans: humans as never, zombies: [at(625, 600)], options: { advanced: true } }).run()
    match.play(BREAK, [2])
    expect(match.told('held')[0]!.data).toMatchObject({ total: 1, need: 2 })
  })

  it('[R-70.3] Inspiring gives a second try', () => {
    const humans = [at(600, 600), { ...at(500, 600), abilities: ['inspiring'] as const }]
    const match = tableWith({ humans: humans as never, zombies: [at(625, 600)], options: { advanced: true } }).run()
    match.play(BREAK, [1])
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'inspiring', by: 1 }, [2])
    expect(match.asked()).toEqual(['0 act'])
  })

  it('[DWA-12.4.c] a figure that walks into another fight may strike there', () => {
    const match = fight([at(625, 600), at(500, 600)])
      .play(BREAK, [2])
      .play(walk(550, 600))
    match.play(walk(526, 600))
    expect(match.allows({ type: 'blow', target: -2, weapon: 0, ability: 'none' })).toBe(true)
  })
})
