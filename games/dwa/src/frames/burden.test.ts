import { describe, expect, it } from 'vitest'
import { low } from '../scenario/draw.js'
import { type GivenHuman, type GivenZombie, type Match, tableWith, UNDECIDED } from '../tests/build.js'
import { expectWritten } from '../tests/written.js'
import type { Acting } from './kinds.js'
import { woundsFrame } from './wounds.js'

const INSPIRING = { at: [300, 500], abilities: ['inspiring'], rank: 4, xp: 25 } as const satisfies GivenHuman
const PLAIN = { at: [300, 500] } as const satisfies GivenHuman
const AGAIN = { type: 'reroll', ability: 'inspiring', by: 1 } as const

/** The human is at 300, 300 on an open table; the other one is 175 mm away. */
const table = (other: GivenHuman, human: Partial<GivenHuman>, zombies: GivenZombie[] = [], more: GivenHuman[] = []) =>
  tableWith({
    scenario: UNDECIDED,
    humans: [{ at: [300, 300], ...human }, other, ...more],
    zombies,
    options: { advanced: true },
  }).run()
const act = (match: Match, dice: number[] = []) =>
  match.play({ type: 'activate', human: 0, as: 'act', ability: 'none' }, dice)
const begun = (other: GivenHuman, disorders: GivenHuman['disorders'] & {}, dice: number[]) =>
  tableWith({
    scenario: UNDECIDED,
    humans: [{ at: [300, 300], disorders }, other],
    options: { advanced: true },
    frame: woundsFrame(),
  }).run(dice)

const shoot = { type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 1, aimed: 0 }], ability: 'none' } as const
const walk = (x: number, halts: number[] = []) =>
  ({ type: 'walk', path: [{ x, y: 300 }], halts, ability: 'none' }) as const
const apLeft = ({ state }: Match) => (state.frames.at(-1) as Acting).ap

/** The neighbour's owner is asked, and what waits can be written down. */
function inspired(match: Match, dice: number[]): Match {
  expect(match.asked()).toEqual(['0 reroll'])
  expectWritten(match.state)
  match.play(AGAIN, dice)
  expect(match.human(1).now.abilities).toEqual(['inspiring'])
  return match
}
const declined = (match: Match, dice: number[] = []) => match.play({ type: 'pass' }, dice)

describe('at the start of a turn', () => {
  it('[R-70.3] [DWA-16.7.3.12] Desperate: the second die decides', () => {
    expect(begun(PLAIN, ['desperate'], [1]).human().whereabouts).toBe('dead')
    expect(inspired(begun(INSPIRING, ['desperate'], [1]), [2]).human().whereabouts).toBe('table')
    expect(inspired(begun(INSPIRING, ['desperate'], [1]), [1]).human()).toMatchObject({
      whereabouts: 'dead',
      stays: true,
    })
    expect(declined(begun(INSPIRING, ['desperate'], [1])).human().whereabouts).toBe('dead')
    expect(begun(INSPIRING, ['desperate'], [2]).asked()).toEqual(['0 activate'])
  })

  it('[R-70.3] [DWA-16.7.3.9] Schizophrenic: the second die decides', () => {
    expect(begun(PLAIN, ['schizophrenic'], [1]).human().now.acted).toBe('done')
    expect(inspired(begun(INSPIRING, ['schizophrenic'], [1]), [2]).human().now.acted).toBe('ready')
    expect(inspired(begun(INSPIRING, ['schizophrenic'], [1]), [1]).human().now.acted).toBe('done')
    expect(declined(begun(INSPIRING, ['schizophrenic'], [1])).human().now.acted).toBe('done')
    expect(begun(INSPIRING, ['schizophrenic'], [2]).asked()).toEqual(['0 activate'])
  })

  it('[R-70.3] [DICE-3] the next die waits for the second one, and nobody inspires twice', () => {
    const both = () => begun(INSPIRING, ['desperate', 'schizophrenic'], [1])
    const saved = inspired(both(), [2, 1])
    expect(saved.human()).toMatchObject({ whereabouts: 'table', now: { acted: 'done' } })
    // The dead throw no die.
    expect(inspired(both(), [1]).human()).toMatchObject({ whereabouts: 'dead', now: { acted: 'ready' } })
  })

  it('[R-70.3] both dice are told', () => {
    const match = begun(INSPIRING, ['desperate'], [1])
    expect(match.told('burden')).toMatchObject([{ dice: [1] }])
    expect(inspired(match, [4]).told('burden')).toMatchObject([{ dice: [4] }])
  })
})

describe('in an activation', () => {
  const acting = (other: GivenHuman, flaws: GivenHuman['flaws'] & {}, dice: number[], zombies: GivenZombie[] = []) =>
    act(table(other, { flaws }, zombies), dice)

  it('[R-70.3] [DWA-16.6.5] Indecisive: the second die decides', () => {
    expect(apLeft(acting(PLAIN, ['indecisive'], [1]))).toBe(2)
    expect(apLeft(inspired(acting(INSPIRING, ['indecisive'], [1]), [2]))).toBe(4)
    expect(apLeft(inspired(acting(INSPIRING, ['indecisive'], [1]), [1]))).toBe(2)
    expect(apLeft(declined(acting(INSPIRING, ['indecisive'], [1])))).toBe(2)
    expect(apLeft(acting(INSPIRING, ['indecisive'], [2]))).toBe(4)
  })

  it('[R-70.3] [DWA-16.6.12] Handicapped: the second die decides', () => {
    expect(apLeft(acting(PLAIN, ['handicapped'], [2]))).toBe(3)
    expect(apLeft(inspired(acting(INSPIRING, ['handicapped'], [2]), [3]))).toBe(4)
    expect(apLeft(inspired(acting(INSPIRING, ['handicapped'], [2]), [1]))).toBe(3)
    expect(apLeft(declined(acting(INSPIRING, ['handicapped'], [2])))).toBe(3)
    expect(apLeft(acting(INSPIRING, ['handicapped'], [3]))).toBe(4)
  })

  it('[R-70.3] [DWA-16.6.9] Coward: the second die decides', () => {
    const beside = (other: GivenHuman, die: number) => acting(other, ['coward'], [die], [{ at: [425, 300] }])
    expect(beside(PLAIN, 3).human().now.acted).toBe('done')
    expect(apLeft(inspired(beside(INSPIRING, 3), [4]))).toBe(4)
    expect(inspired(beside(INSPIRING, 3), [3]).human().now.acted).toBe('done')
    expect(declined(beside(INSPIRING, 3)).human().now.acted).toBe('done')
    expect(apLeft(beside(INSPIRING, 4))).toBe(4)
  })

  it('[R-70.3] [R-81.7] flaws throw in the order of their table, each with its second die', () => {
    expect(apLeft(acting(PLAIN, ['handicapped', 'indecisive'], [1, 2]))).toBe(2)
    expect(apLeft(inspired(acting(INSPIRING, ['handicapped', 'indecisive'], [1]), [2, 2]))).toBe(3)
    const second = declined(acting(INSPIRING, ['handicapped', 'indecisive'], [1]), [2])
    expect(apLeft(inspired(second, [6]))).toBe(2)
  })
})

describe('after the first step', () => {
  const walks = (other: GivenHuman, die: number, halts: number[] = []) =>
    act(table(other, { flaws: ['clumsy'] })).play(walk(400, halts), [die])

  it('[R-70.3] [DWA-16.6.2] Clumsy: the walker waits where the first step ends until the second die', () => {
    expect(walks(PLAIN, 2).human()).toMatchObject({ x: 350, posture: 'prone' })
    const asked = walks(INSPIRING, 2)
    expect(asked.human()).toMatchObject({ x: 350, posture: 'standing' })
    expect(inspired(asked, [3]).human()).toMatchObject({ x: 400, posture: 'standing' })
    expect(inspired(walks(INSPIRING, 2), [1]).human()).toMatchObject({ x: 350, posture: 'prone' })
    expect(declined(walks(INSPIRING, 2)).human()).toMatchObject({ x: 350, posture: 'prone' })
    expect(walks(INSPIRING, 3).human()).toMatchObject({ x: 400, posture: 'standing' })
  })

  it('[R-70.3] [R-80.3] a halt where the first step ends comes after the second die', () => {
    const halted = inspired(walks(INSPIRING, 2, [50]), [3])
    expect(halted.asked()).toEqual(['0 halt'])
    expect(halted.play({ type: 'goOn' }).human().x).toBe(400)
  })

  it('[R-70.3] [R-80.3] after a jump too', () => {
    const jumps = () =>
      act(
        tableWith({
          scenario: { ...UNDECIDED, low: [low(320, 250, 320, 350)] },
          humans: [{ at: [300, 300], flaws: ['clumsy'] }, INSPIRING],
          options: { advanced: true },
        }).run(),
      ).play({ type: 'jump', to: { x: 345, y: 300 }, ability: 'none' }, [2])
    expect(inspired(jumps(), [3]).human()).toMatchObject({ x: 345, posture: 'standing' })
    expect(inspired(jumps(), [2]).human()).toMatchObject({ x: 345, posture: 'prone' })
  })

  it('[R-80.3] [R-48] a stumble ends the walk even where a fall is a wound', () => {
    const match = act(
      tableWith({
        scenario: UNDECIDED,
        humans: [{ at: [300, 300], flaws: ['clumsy'] }],
        options: { advanced: true, humanHits: 'fallIsWound' },
      }).run(),
    ).play(walk(400), [2])
    expect(match.human()).toMatchObject({ x: 350, posture: 'standing', wounds: 1 })
  })
})

describe('before an attack', () => {
  const armed = { weapons: ['pistol', 'knife'] } as const satisfies Partial<GivenHuman>
  const aims = (other: GivenHuman, burden: Partial<GivenHuman>, more: GivenHuman[] = []) =>
    act(table(other, { ...armed, ...burden }, [{ at: [475, 300] }], more))

  it('[R-70.3] [DWA-16.6.8] Compassionate: the second die decides before the shot', () => {
    const soft = (other: GivenHuman) => aims(other, { flaws: ['compassionate'] })
    const lost = soft(PLAIN).play(shoot, [2])
    expect([apLeft(lost), lost.human().weapons[0]!.rounds]).toEqual([3, 12])
    const made = inspired(soft(INSPIRING).play(shoot, [2]), [3, 6])
    expect(made.state.zombies).toEqual([])
    expect([apLeft(made), made.human().weapons[0]!.rounds]).toEqual([3, 11])
    const failed = inspired(soft(INSPIRING).play(shoot, [2]), [2])
    expect([apLeft(failed), failed.human().weapons[0]!.rounds]).toEqual([3, 12])
    const kept = declined(soft(INSPIRING).play(shoot, [2]))
    expect([apLeft(kept), kept.human().weapons[0]!.rounds]).toEqual([3, 12])
  })

  it('[R-70.3] [DWA-16.7.3.2] Murderous Madness: the second die decides whom the shots go to', () => {
    // An ordinary figure is nearer than the zombie.
    const mad = (other: GivenHuman) => aims(other, { disorders: ['murderousMadness'] }, [{ at: [300, 400] }])
    expect(mad(PLAIN).play(shoot, [2, 6]).human(2).whereabouts).toBe('dead')
    const sane = inspired(mad(INSPIRING).play(shoot, [2]), [3, 6])
    expect([sane.state.zombies, sane.human(2).whereabouts]).toEqual([[], 'table'])
    expect(inspired(mad(INSPIRING).play(shoot, [2]), [1, 6]).human(2).whereabouts).toBe('dead')
    // Then the die of the shot may be thrown again.
    const shot = declined(mad(INSPIRING).play(shoot, [2]), [6])
    expect(shot.asked()).toEqual(['0 reroll'])
    expect(declined(shot).human(2).whereabouts).toBe('dead')
  })

  it('[R-70.3] [R-80.4] what is stopped throws no further die', () => {
    const both = () => aims(INSPIRING, { flaws: ['compassionate'], disorders: ['murderousMadness'] })
    expect(declined(both().play(shoot, [2])).asked()).toEqual(['0 act'])
    expect(inspired(both().play(shoot, [2]), [3, 3, 6]).state.zombies).toEqual([])
  })

  const touching = (other: GivenHuman) =>
    act(table(other, { ...armed, flaws: ['compassionate'] }, [{ at: [325, 300] }]))

  it('[R-70.3] [R-80.4] in contact too: fire and blows', () => {
    const fires = { type: 'fireClose', weapon: 0, targets: [-1], shots: 1, aimed: 0, sustained: false } as const
    const fired = () => touching(INSPIRING).play({ ...fires, ability: 'none' }, [2])
    expect(inspired(fired(), [3, 6]).state.zombies).toEqual([])
    expect(inspired(fired(), [2]).human().weapons[0]!.rounds).toBe(12)
    const struck = () => touching(INSPIRING).play({ type: 'blow', target: -1, weapon: 1, ability: 'none' }, [2])
    expect(inspired(struck(), [3, 6]).kinds()).toContain('blow-killed')
    const lost = inspired(struck(), [2])
    expect([lost.state.zombies.length, apLeft(lost)]).toEqual([1, 2])
  })

  it('[R-70.3] [R-80.4] a grenade is kept, or flies after the second die', () => {
    const throws = () => {
      const match = table(INSPIRING, { flaws: ['compassionate'] }, [{ at: [450, 300] }])
      match.human().pouch.grenades.fragmentation = 1
      act(match).play({ type: 'pin', grenade: 'fragmentation' })
      return match.play({ type: 'throw', grenade: 'fragmentation', at: { x: 450, y: 300 }, level: 0 }, [2])
    }
    expect(inspired(throws(), [2]).human().pouch.grenades.fragmentation).toBe(1)
    expect(inspired(throws(), [3, 6, 6]).human().pouch.grenades.fragmentation).toBe(0)
  })
})

it('[R-70.3] a neighbour whose ability is used up is not asked', () => {
  const spent = { ...INSPIRING, now: { abilities: ['inspiring'] } } as const satisfies GivenHuman
  expect(begun(spent, ['desperate'], [1]).human().whereabouts).toBe('dead')
})
