import { displacement, squaredDistance } from '@shamble/geometry'
import { describe, expect, it } from 'vitest'
import { inContact } from '../board/measure.js'
import { emptyPouch } from '../rules/gear.js'
import { groundOf } from '../rules/ground.js'
import { chargeOf } from '../rules/zombie-moves.js'
import { box, door, low, pane, wall } from '../scenario/draw.js'
import { type Given, type Match, tableWith } from '../tests/build.js'
import { zombiesFrame } from './zombies.js'

const phase = (given: Given, dice: readonly number[] = []): Match =>
  tableWith({ frame: zombiesFrame(), ...given }).run(dice)

const still = { charge: false }
const point = (x: number, y: number) => ({ x, y })
const at = (x: number, y: number) => ({ at: [x, y] as const })

describe('the order of the phase', () => {
  it('[DWA-8.3.a] [R-03] all move before any attacks: both count for the gang', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [at(660, 600), at(540, 600)] }, [5, 5])
    expect(match.kinds()).toEqual(['zombie-came.smell', 'zombie-came.smell', 'zombie-hit', 'zombie-hit', 'wounded'])
    expect(match.human().wounds).toBe(2)
  })

  it('[R-03] one by one each moves and attacks before the next', () => {
    const options = { zombieActivation: 'oneByOne' }
    const match = phase({ humans: [at(600, 600)], zombies: [at(660, 600), at(540, 600)], options }, [5, 5])
    // The first is alone when it attacks.
    expect(match.kinds()).toEqual(['zombie-came.smell', 'zombie-missed', 'zombie-came.smell', 'zombie-hit', 'wounded'])
    expect(match.human().wounds).toBe(1)
  })

  it('[R-61] [DICE-7] the nearest to its target moves first, then the lower number', () => {
    const zombies = [at(900, 600), at(600, 800), at(600, 400)]
    const match = phase({ humans: [at(600, 600)], zombies, options: still })
    const order = match.events.map(({ about }) => about!['figure'])
    expect(order).toEqual([-2, -3, -1])
  })

  it('[DWA-15.1.6.b] [DWA-15.1.6.c] those on the ground stand up and do nothing else', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [{ ...at(650, 600), posture: 'prone' }] })
    expect(match.zombie()).toMatchObject({ posture: 'standing', x: 650 })
    expect(match.kinds()).toEqual(['zombies-got-up'])
  })

  it('[DWA-15.1.6.e] a figure that got up does not charge, though a human is near', () => {
    phase({ humans: [at(600, 600)], zombies: [{ ...at(640, 600), posture: 'prone' }] }, [])
  })

  it('[DWA-15.1.6.d] in contact it has its free attack, and only that', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [{ ...at(625, 600), posture: 'prone' }] }, [6])
    expect(match.human().wounds).toBe(1)
  })

  it('[R-28] a stunned zombie skips the phase and has then come to', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [{ ...at(625, 600), stunned: true, posture: 'prone' }] })
    expect(match.zombie()).toMatchObject({ stunned: false, posture: 'prone' })
    expect(match.kinds()).toEqual(['zombies-came-to'])
  })
})

describe('senses', () => {
  const screen = [wall(700, 500, 700, 700)]

  it('[DWA-15.1.3.c] it smells a human 20 cm away through a wall', () => {
    const match = phase({
      humans: [at(600, 600)],
      zombies: [at(825, 600)],
      scenario: { walls: screen },
      options: still,
    })
    expect(match.kinds()).toEqual(['zombie-came.smell'])
  })

  it('[DWA-15.1.3.c] [DWA-15.1.3.4.a] and not a millimetre farther: it wanders', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [at(826, 600)], scenario: { walls: screen } }, [5])
    expect(match.kinds()).toEqual(['zombie-wandered'])
    expect(match.zombie()).toMatchObject({ x: 926, y: 600, wanders: 90 })
  })

  it('[DWA-15.1.3.d] it sees 40 cm with a line of sight', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [at(1025, 600)], options: still })
    expect(match.kinds()).toEqual(['zombie-came.sight'])
    expect(match.zombie()).toMatchObject({ x: 925, y: 600, facing: 270 })
  })

  it('[DWA-15.1.3.d] not farther, and not through a wall', () => {
    expect(phase({ humans: [at(600, 600)], zombies: [at(1026, 600)] }, [5]).kinds()).toEqual(['zombie-wandered'])
    const match = phase({ humans: [at(600, 600)], zombies: [at(1000, 600)], scenario: { walls: screen } }, [5])
    expect(match.kinds()).toEqual(['zombie-wandered'])
  })

  it('[DWA-15.1.3.e] [R-56] it hears the figure that was noisy at any distance', () => {
    const match = phase({ humans: [{ ...at(100, 600), now: { noisy: true } }], zombies: [at(1100, 600)] })
    expect(match.kinds()).toEqual(['zombie-came.hearing'])
    expect(match.zombie().x).toBe(1000)
  })

  it('[DWA-15.1.3.b] [DWA-15.1.3.2.a] smell comes before sight, sight before hearing, however near', () => {
    const seen = at(600, 900)
    const smelled = at(820, 600)
    const zombies = [at(600, 600)]
    const match = phase({ humans: [seen, smelled], zombies, options: still })
    expect(match.events[0]!.about).toMatchObject({ sense: 'smell', prey: 1 })
    const heard = { ...at(600, 1100), now: { noisy: true } }
    const other = phase({ humans: [heard, at(1000, 600)], zombies, options: still })
    expect(other.events[0]!.about).toMatchObject({ sense: 'sight', prey: 1 })
  })

  it('[DWA-15.1.3.2.a] of those it smells it goes for the nearest; [R-61] of equals for the first', () => {
    const nearer = phase({ humans: [at(600, 750), at(740, 600)], zombies: [at(600, 600)], options: still })
    expect(nearer.events[0]!.about).toMatchObject({ prey: 1 })
    const equal = phase({ humans: [at(600, 750), at(750, 600)], zombies: [at(600, 600)], options: still })
    expect(equal.events[0]!.about).toMatchObject({ prey: 0 })
  })

  it('[DWA-2.b] the player of the dead settles which of two it goes for', () => {
    const humans = [at(600, 750), at(750, 600)]
    const match = phase({ humans, zombies: [at(600, 600)], options: { ...still, zombieSeat: true } })
    expect(match.asked()).toEqual(['1 prey'])
    expect(match.offered()).toEqual([
      { type: 'prey', zombie: -1, human: 0 },
      { type: 'prey', zombie: -1, human: 1 },
    ])
    match.play({ type: 'prey', zombie: -1, human: 1 })
    expect(match.zombie()).toMatchObject({ x: 700, y: 600 })
  })

  it('[DWA-2.b] nobody is asked where the rules decide', () => {
    const humans = [at(600, 751), at(750, 600)]
    const match = phase({ humans, zombies: [at(600, 600)], options: { ...still, zombieSeat: true } })
    expect(match.zombie()).toMatchObject({ x: 700, y: 600 })
  })
})

describe('a radio that plays', () => {
  const radio = { what: 'radio', of: '', on: true } as const

  it('[R-56] [R-89] makes heard the figure that carries it', () => {
    const pouch = { ...emptyPouch(), objects: [{ ...radio }] }
    const match = phase({ humans: [{ ...at(100, 600), pouch }], zombies: [at(1100, 600)] })
    expect(match.kinds()).toEqual(['zombie-came.hearing'])
  })

  const lying = (x: number, humans: Given['humans']) => {
    const match = tableWith({ humans: humans!, zombies: [at(600, 1100)], frame: zombiesFrame(), options: still })
    match.state.lying.push({ id: 0, x, y: 600, level: 0, thing: { kind: 'object', object: { ...radio } } })
    return match.run()
  }

  it('[R-89] brings the dead to the figure that is within 10 cm of it', () => {
    const match = lying(225, [at(100, 600), at(1100, 600)])
    expect(match.events[0]!.about).toMatchObject({ sense: 'hearing', prey: 0 })
  })

  it('[R-89] or to itself where nobody is', () => {
    const match = lying(600, [at(100, 100)])
    expect(match.events[0]!.about).toMatchObject({ sense: 'hearing', prey: -1 })
    expect(match.zombie()).toMatchObject({ x: 600, y: 1000 })
  })
})

describe('the call', () => {
  const humans = [at(600, 600)]
  // The second one perceives nobody by itself.
  const zombies = [at(800, 600), at(1150, 600)]

  it('[DWA-15.1.3.f] [R-57] brings zombies that perceive nobody', () => {
    const match = phase({ humans, zombies, options: { ...still, moan: true } })
    expect(match.kinds()).toEqual(['zombie-came.smell', 'zombie-came.moan'])
    expect(match.zombie(2).x).toBe(1050)
  })

  it('[DWA-15.1.3.f] is an option: without it they wander', () => {
    expect(phase({ humans, zombies, options: still }, [20]).kinds()).toEqual(['zombie-came.smell', 'zombie-wandered'])
  })

  it('[R-57] reaches no farther than the option says', () => {
    const heard = phase({ humans, zombies, options: { ...still, moan: true, moanRange: 33 } })
    expect(heard.kinds()[1]).toBe('zombie-came.moan')
    const unheard = phase({ humans, zombies, options: { ...still, moan: true, moanRange: 32 } }, [20])
    expect(unheard.kinds()[1]).toBe('zombie-wandered')
  })

  it('[R-57] takes over the sense of the caller: one seen by another comes before one heard', () => {
    const two = [at(600, 600), { ...at(1150, 100), now: { noisy: true } }]
    const crowd = [at(950, 600), at(1150, 700)]
    const called = phase({ humans: two, zombies: crowd, options: { ...still, moan: true } })
    expect(called.events[1]!.about).toMatchObject({ figure: -2, sense: 'moan', prey: 0 })
    const alone = phase({ humans: two, zombies: crowd, options: still })
    expect(alone.events[1]!.about).toMatchObject({ figure: -2, sense: 'hearing', prey: 1 })
  })
})

describe('walking', () => {
  it('[DWA-15.1.2.a] [DWA-15.1.3.a] two action points are 10 cm', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [at(800, 600)], options: still })
    expect(match.events[0]!.way).toEqual({ piece: -1, points: [point(800, 600), point(700, 600)] })
  })

  it('[R-61] the shortest way leads around a wall; by option they go straight', () => {
    const scenario = { walls: [wall(700, 560, 700, 900)] }
    const around = phase({ humans: [at(600, 600)], zombies: [at(760, 600)], scenario, options: still })
    expect(around.zombie().y).toBeLessThan(560)
    const straight = phase({
      humans: [at(600, 600)],
      zombies: [at(760, 600)],
      scenario,
      options: { ...still, zombiePathing: 'straight' },
    })
    expect(straight.zombie()).toMatchObject({ x: 713, y: 600 })
  })

  it('[R-61] [DWA-9.1.b] crossing a low piece costs a point: 5 cm in all, or up to it', () => {
    const near = { low: [low(730, 500, 730, 700)] }
    const match = phase({ humans: [at(600, 600)], zombies: [at(750, 600)], scenario: near, options: still })
    expect(match.zombie().x).toBe(700)
    const far = { low: [low(690, 500, 690, 700)] }
    const before = phase({ humans: [at(600, 600)], zombies: [at(750, 600)], scenario: far, options: still })
    expect(before.zombie().x).toBe(691)
  })

  it('[DWA-9.1.h] difficult ground costs it a point a step, by option', () => {
    const scenario = { difficult: [box(500, 500, 400, 200)] }
    const slow = { ...still, complexMovement: true }
    const match = phase({ humans: [at(600, 600)], zombies: [at(800, 600)], scenario, options: slow })
    expect(match.zombie().x).toBe(750)
    expect(phase({ humans: [at(600, 600)], zombies: [at(800, 600)], scenario, options: still }).zombie().x).toBe(700)
  })

  it('[DWA-10.f] on a roof it goes no farther than the edge', () => {
    const scenario = { blocks: [{ outline: box(500, 500, 200, 200), top: 60, flat: true }] }
    const roof = { ...at(650, 600), level: 60 }
    const match = phase({ humans: [at(790, 600)], zombies: [roof], scenario })
    expect(match.zombie()).toMatchObject({ x: 700, y: 600, level: 60 })
    const above = phase({ humans: [{ ...at(550, 600), level: 60 }], zombies: [roof], scenario }, [1])
    expect(inContact(above.state, above.zombie(), above.human())).toBe(true)
  })

  it('[R-108] survivors of no team are prey like everybody', () => {
    const match = phase({ humans: [at(100, 100), { ...at(600, 600), team: -1 }], zombies: [at(660, 600)] }, [6])
    expect(match.human(1).wounds).toBe(1)
  })

  it('[DWA-10.d] contact with any human ends its move', () => {
    const match = phase({ humans: [at(600, 600), at(700, 626)], zombies: [at(790, 600)], options: still }, [1])
    const { state } = match
    expect(inContact(state, match.zombie(), match.human(1))).toBe(true)
    expect(match.zombie().x).toBeGreaterThan(690)
  })

  it('[DWA-15.1.3.a] [GEO-3] a figure that is 10 cm away or nearer is reached, from wherever', () => {
    for (const [angle, mm] of [
      [7, 125],
      [23, 124],
      [38, 90],
      [52, 41],
      [111, 60],
      [148, 48],
      [213, 124],
      [302, 48],
    ] as const) {
      const { x, y } = displacement(angle, mm)
      if (x * x + y * y > 125 * 125) continue
      const match = phase({ humans: [at(600, 600)], zombies: [at(600 + x, 600 + y)], options: still }, [1])
      expect(inContact(match.state, match.zombie(), match.human())).toBe(true)
      expect(match.events[0]!.data!['length']).toBeLessThanOrEqual(10)
    }
  })

  it('[R-44] a zombie that makes contact faces that human', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [{ ...at(600, 700), facing: 180 }], options: still }, [1])
    expect(match.zombie().facing).toBe(0)
  })

  const ring = [at(625, 600), at(613, 622), at(587, 622), at(575, 600), at(587, 578), at(613, 578)]

  it('[DWA-15.1.3.4.b] where a figure is surrounded it goes for the next', () => {
    const humans = [at(600, 600), at(900, 600)]
    const zombies = [...ring, at(700, 600)]
    const match = phase(
      { humans, zombies, options: still },
      Array.from({ length: 12 }, () => 1),
    )
    expect(match.told('zombie-came.smell')[0]!.about).toMatchObject({ figure: -7, prey: 1 })
  })

  it('[DWA-15.1.3.4.c] with nobody else to go for it closes in all the same', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [...ring, at(740, 600)], options: still }, ones(12))
    expect(match.zombie(7)).toMatchObject({ x: 650, y: 600 })
  })

  it('[DWA-15.1.3.4.c] it comes as near as it can to a figure on a roof', () => {
    const scenario = { blocks: [{ outline: box(500, 500, 200, 200), top: 60, flat: true }] }
    const match = phase({ humans: [{ ...at(600, 600), level: 60 }], zombies: [at(760, 600)], scenario })
    expect(match.zombie()).toMatchObject({ x: 713, y: 600 })
  })
})

const ones = (n: number): number[] => Array.from({ length: n }, () => 1)

describe('wandering', () => {
  const humans = [at(100, 100)]

  it('[DWA-15.1.3.4.a] [GEO-12] a twenty-sided die says where, and it walks 10 cm that way', () => {
    const match = phase({ humans, zombies: [at(900, 900)] }, [20])
    expect(match.zombie()).toMatchObject({ x: 900, y: 800, wanders: 0 })
    expect(phase({ humans, zombies: [at(900, 900)] }, [1]).zombie()).toMatchObject({ x: 931, y: 805, wanders: 18 })
  })

  it('[R-60] keeps its direction without a die; by option it draws a new one', () => {
    const zombies = [{ ...at(900, 900), wanders: 270 }]
    expect(phase({ humans, zombies }).zombie()).toMatchObject({ x: 800, y: 900, wanders: 270 })
    const redrawn = phase({ humans, zombies, options: { wander: 'redraw' } }, [10])
    expect(redrawn.zombie()).toMatchObject({ x: 900, y: 1000, wanders: 180 })
  })

  it('[R-60] draws again after it was blocked', () => {
    const scenario = { walls: [wall(850, 800, 850, 1000)] }
    const match = phase({ humans, zombies: [{ ...at(900, 900), wanders: 270 }], scenario })
    expect(match.zombie()).toMatchObject({ x: 863, y: 900, wanders: -1 })
  })

  it('[R-60] forgets it when it perceives a human', () => {
    const match = phase({ humans, zombies: [{ ...at(300, 100), wanders: 90 }], options: still })
    expect(match.zombie()).toMatchObject({ x: 200, wanders: -1 })
  })

  it('[R-60] leaves the table without a kill', () => {
    const match = phase({ humans, zombies: [{ ...at(1120, 900), wanders: 90 }, at(400, 100)], options: still })
    expect(match.state.zombies.map(({ id }) => id)).toEqual([-2])
    expect(match.state.destroyed).toBe(0)
    expect(match.told('zombie-left').length).toBe(1)
  })

  it('[R-60] stays as long as its base does', () => {
    const match = phase({ humans, zombies: [{ ...at(1087, 900), wanders: 90 }] })
    expect(match.zombie().x).toBe(1187)
  })
})

describe('charging', () => {
  const charge = (x: number, dice: readonly number[], given: Given = {}) =>
    phase({ humans: [at(600, 600)], zombies: [at(x, 600)], ...given }, dice)

  it('[DWA-15.1.4.a] within 5 cm after its move a 5 brings it into contact, a 4 does not', () => {
    const match = charge(775, [5, 1])
    expect(inContact(match.state, match.zombie(), match.human())).toBe(true)
    expect(match.zombie().facing).toBe(270)
    expect(charge(775, [4]).zombie().x).toBe(675)
  })

  it('[DWA-15.1.4.a] a millimetre farther there is no die', () => {
    expect(charge(776, []).zombie().x).toBe(676)
  })

  it('[DWA-15.1.4.a] is an option', () => {
    expect(charge(775, [], { options: still }).zombie().x).toBe(675)
  })

  it('[R-62] not through a wall', () => {
    const scenario = { walls: [wall(640, 300, 640, 900)] }
    const match = charge(660, [], { scenario })
    expect(inContact(match.state, match.zombie(), match.human())).toBe(false)
  })

  it('[R-62] not where no place beside the human is free', () => {
    const ring = [at(625, 600), at(613, 622), at(587, 622), at(575, 600), at(587, 578), at(613, 578)]
    charge(660, ones(12), { zombies: [...ring, at(660, 600)] })
  })

  it('[R-62] a place in contact is at most 5 cm away, from wherever', () => {
    for (let angle = 0; angle < 360; angle += 11) {
      const { x, y } = displacement(angle, 74)
      const zombie = { at: [600 + x, 600 + y], wanders: 0 } as const
      const { state } = tableWith({ humans: [at(600, 600)], zombies: [zombie] })
      const { to } = chargeOf(groundOf(state), state.zombies[0]!)!
      expect(squaredDistance(state.zombies[0]!, to)).toBeLessThanOrEqual(50 * 50)
      expect(inContact(state, { ...state.zombies[0]!, ...to }, state.humans[0]!)).toBe(true)
    }
  })
})

describe('attacks', () => {
  const fight = (zombies: Given['zombies'], dice: readonly number[], given: Given = {}) =>
    phase({ humans: [at(600, 600)], zombies: zombies!, options: still, ...given }, dice)

  it('[DWA-15.1.5.a] one that has just come attacks once, [DWA-15.1.5.c] and wounds on a 6', () => {
    expect(fight([at(700, 600)], [6]).human().wounds).toBe(1)
    expect(fight([at(700, 600)], [5]).human().wounds).toBe(0)
  })

  it('[DWA-15.1.5.b] [R-64] one in contact when the phase begins attacks twice', () => {
    const match = fight([at(625, 600)], [6, 6])
    expect(match.human()).toMatchObject({ wounds: 2, bitten: true })
    expect(match.told('zombie-hit')[0]).toMatchObject({ dice: [6, 6], rule: 'DWA-15.1.5.b' })
  })

  it('[DWA-15.1.5.c] a hand weapon is worth 1', () => {
    expect(fight([{ ...at(700, 600), armed: true }], [5]).human().wounds).toBe(1)
    expect(fight([{ ...at(700, 600), armed: true }], [4]).human().wounds).toBe(0)
  })

  it('[R-63] each other zombie on the same human is worth 1, and those on another figure are not', () => {
    const zombies = [at(625, 600), at(575, 600), at(600, 625)]
    expect(fight(zombies, [4, 1, 3, 1, 1, 1]).human().wounds).toBe(1)
    const humans = [at(600, 600), at(675, 600)]
    // The third touches the second human alone.
    const match = fight([at(575, 600), at(625, 600), at(700, 600)], [5, 4, 5, 1, 5, 1], { humans })
    expect(match.state.humans.map(({ wounds }) => wounds)).toEqual([2, 0])
  })

  it('[R-63] a needed score of 1 always succeeds, and the dice are still thrown', () => {
    const ring = [at(625, 600), at(613, 622), at(587, 622), at(575, 600), at(587, 578), at(613, 578)]
    expect(fight(ring, ones(12)).human().wounds).toBe(12)
  })

  it('[DWA-15.1.5.d] [DWA-12.5.a] every success is a wound', () => {
    const match = fight([at(625, 600), at(575, 600)], [5, 5, 5, 4])
    expect(match.human().wounds).toBe(3)
    expect(match.told('wounded')[0]!.data).toMatchObject({ count: 3, wounds: 3 })
  })

  it('[R-64] [DICE-7] human by human in the order of creation, attackers by their numbers', () => {
    const humans = [at(600, 600), at(800, 600)]
    const match = fight([at(825, 600), at(625, 600), at(575, 600)], [1, 2, 3, 4, 5, 5], { humans })
    expect(match.events.map(({ about, dice }) => [about!['figure'], dice]).slice(0, 3)).toEqual([
      [-2, [1, 2]],
      [-3, [3, 4]],
      [-1, [5, 5]],
    ])
  })

  it('[R-61] one that touches two humans attacks the first; [DWA-2.b] a player of the dead chooses', () => {
    const humans = [at(600, 600), at(650, 600)]
    expect(fight([at(625, 600)], [6, 1], { humans }).state.humans.map(({ wounds }) => wounds)).toEqual([1, 0])
    const match = fight([at(625, 600)], [], { humans, options: { ...still, zombieSeat: true } })
    expect(match.asked()).toEqual(['1 victim'])
    match.play({ type: 'prey', zombie: -1, human: 1 }, [6, 1])
    expect(match.state.humans.map(({ wounds }) => wounds)).toEqual([0, 1])
  })

  it('[R-70.10] Lucky Star throws every success again, once it is known', () => {
    const humans = [{ ...at(600, 600), abilities: ['luckyStar' as const] }]
    const options = { ...still, advanced: true }
    const match = fight([at(625, 600), at(575, 600)], [5, 4, 5, 5], { humans, options })
    expect(match.asked()).toEqual(['0 luckyStar'])
    match.play({ type: 'reroll', ability: 'luckyStar', by: 0 }, [4, 5, 4])
    expect(match.human().wounds).toBe(1)
    expect(match.human().now.abilities).toEqual(['luckyStar'])
  })

  it('[R-70.10] Lucky Star is not asked for without a success, and may be kept', () => {
    const humans = [{ ...at(600, 600), abilities: ['luckyStar' as const] }]
    const options = { ...still, advanced: true }
    expect(fight([at(625, 600)], [5, 5], { humans, options }).human().wounds).toBe(0)
    const kept = fight([at(625, 600)], [6, 5], { humans, options }).play({ type: 'pass' })
    expect(kept.human()).toMatchObject({ wounds: 1, now: { abilities: [] } })
  })
})

describe('doors and windows', () => {
  // A house with a door to the east and a window to the west.
  const house = {
    walls: [wall(500, 500, 700, 500), wall(700, 500, 700, 700), wall(700, 700, 500, 700), wall(500, 700, 500, 500)],
    openings: [door(700, 575, 700, 625), pane(500, 580, 500, 620)],
  }
  const humans = [at(600, 600)]
  const siege = (zombies: Given['zombies'], dice: readonly number[] = [], given: Given = {}) =>
    phase({ humans, zombies: zombies!, scenario: house, options: still, ...given }, dice)
  const crowd = [at(714, 600), at(714, 626), at(714, 574), at(737, 613)]

  const nextTurn = (match: Match, dice: readonly number[]): Match => {
    match.state.turn++
    match.state.questions = []
    match.state.frames.push(zombiesFrame())
    return match.run(dice)
  }

  it('[R-61] a zombie that only something shut keeps from its prey goes to the nearest of it', () => {
    const match = siege([at(790, 600)])
    expect(match.zombie().x).toBe(714)
    expect(siege([at(410, 600)]).zombie().x).toBe(486)
  })

  it('[R-61] [DWA-15.1.3.3.a] alone it waits there', () => {
    const match = siege([at(714, 600)])
    expect(match.kinds()).toEqual(['waits-at-opening'])
    expect(match.state.openings[0]!.work).toBe(0)
  })

  it('[R-59] a figure that walked there in this phase does not work yet', () => {
    const match = siege([at(714, 600), at(760, 626)])
    expect(match.kinds()).toEqual(['zombie-came.smell', 'waits-at-opening'])
  })

  it('[DWA-15.1.3.3.a] [DWA-15.1.3.3.b] [DWA-15.1.3.3.e] two need a turn of work, then throw a die each', () => {
    const match = siege(crowd.slice(0, 2))
    expect(match.kinds()).toEqual(['works-on-opening'])
    nextTurn(match, [1, 6])
    expect(match.told('broke-in')[0]).toMatchObject({ dice: [1, 6] })
    expect(match.state.openings[0]).toMatchObject({ state: 'broken', work: 0, failed: 0 })
  })

  it('[DWA-15.1.3.3.c] without a 6 it holds, [DWA-15.1.3.3.d] and the next attempt has one more die', () => {
    const match = siege(crowd.slice(0, 2))
    nextTurn(match, [5, 5])
    expect(match.state.openings[0]).toMatchObject({ state: 'closed', failed: 1 })
    nextTurn(match, [1, 2, 6])
    expect(match.state.openings[0]!.state).toBe('broken')
  })

  it('[DWA-15.1.3.3.e] with a third zombie there are four', () => {
    const match = siege(crowd.slice(0, 2))
    nextTurn(match, [5, 5])
    match.state.zombies.push({ ...match.zombie(1), id: -9, x: 714, y: 574 })
    nextTurn(match, [1, 1, 1, 1])
    expect(match.told('break-in-failed')[0]!.dice).toEqual([1, 1, 1, 1])
  })

  it('[DWA-15.1.3.3.b] [DWA-15.1.3.3.e] four throw their dice at once', () => {
    const match = siege(crowd, [1, 2, 3, 4])
    expect(match.told('break-in-failed')[0]!.dice).toEqual([1, 2, 3, 4])
  })

  it('[R-59] three do not', () => {
    expect(siege(crowd.slice(0, 3)).kinds()).toEqual(['works-on-opening'])
  })

  it('[R-59] a turn without at least two loses the work', () => {
    const match = siege(crowd.slice(0, 2))
    match.state.zombies.pop()
    nextTurn(match, [])
    expect(match.state.openings[0]).toMatchObject({ work: 0, failed: 0 })
    match.state.zombies.push({ ...match.zombie(1), id: -9, x: 714, y: 626 })
    nextTurn(match, [])
    expect(match.state.openings[0]!.work).toBe(1)
  })

  it('[R-82] a barricaded window is broken like any other', () => {
    const scenario = { ...house, openings: [{ ...pane(500, 580, 500, 620), barricaded: true }] }
    const zombies = [at(486, 600), at(486, 626), at(486, 574), at(463, 613)]
    const match = siege(zombies, [6, 1, 1, 1], { scenario })
    expect(match.state.openings[0]).toMatchObject({ state: 'broken', barricaded: false })
  })

  it('[R-61] behind two rooms it begins with the first door on the way', () => {
    const scenario = {
      walls: [...house.walls, wall(600, 500, 600, 700)],
      openings: [door(700, 575, 700, 625), door(600, 575, 600, 625)],
    }
    const match = siege([at(760, 600)], [], { scenario, humans: [at(550, 600)] })
    expect(match.zombie()).toMatchObject({ x: 714, y: 600 })
  })

  it('an open door is walked through', () => {
    const scenario = { ...house, openings: [door(700, 575, 700, 625, 'open')] }
    const match = siege([at(750, 600)], [], { scenario })
    expect(match.zombie().x).toBe(650)
  })

  it('[R-61] going straight it works on what is shut in its way', () => {
    const straight = { options: { ...still, zombiePathing: 'straight' } }
    expect(siege([at(790, 600)], [], straight).zombie().x).toBe(713)
    expect(siege([at(713, 600)], [], straight).kinds()).toEqual(['waits-at-opening'])
  })
})

describe('people in vehicles', () => {
  const scenario = { vehicles: [{ id: 'car', kind: 'car', at: [600, 600], heading: 90 }] } as const
  const inCar = { ...at(600, 600), whereabouts: 'vehicle', vehicle: 0 } as const

  it('[R-77.8] are perceived, and the dead come to the vehicle', () => {
    const match = phase({ humans: [inCar], zombies: [at(600, 720)], scenario })
    expect(match.kinds()).toEqual(['zombie-came.smell'])
    expect(match.zombie().y).toBeLessThanOrEqual(639)
    expect(match.human().wounds).toBe(0)
  })

  it('[R-77.8] are attacked only when a window is broken', () => {
    const zombies = [at(600, 638), at(600, 562), at(574, 638), at(574, 562)]
    const match = phase({ humans: [inCar], zombies, scenario, options: still }, [1, 1, 1, 6, ...ones(4)])
    // Their points went into the window; the free attacks are left.
    expect(match.kinds().slice(0, 2)).toEqual(['broke-in', 'zombie-missed'])
    expect(match.state.vehicles[0]!.window.state).toBe('broken')
  })

  it('[R-77.8] behind a broken window are attacked by those who touch the vehicle', () => {
    const match = tableWith({ humans: [inCar], zombies: [at(600, 638)], scenario, frame: zombiesFrame() })
    match.state.vehicles[0]!.window.state = 'broken'
    match.run([6, 6])
    expect(match.human().wounds).toBe(2)
  })
})

describe('armed zombies', () => {
  const armed = { ...at(600, 400), gun: 'pistol' as const }

  it('[DWA-12.7.e] [R-51] on a 6 a human takes a wound, without any modifier', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [armed], options: still }, [6])
    expect(match.human().wounds).toBe(1)
    expect(match.told('armed-zombie-hit')[0]).toMatchObject({ dice: [6] })
    expect(phase({ humans: [at(600, 600)], zombies: [armed], options: still }, [5]).human().wounds).toBe(0)
  })

  it('[DWA-12.7.e] it shoots the nearest figure, and a zombie falls', () => {
    const match = phase({ humans: [at(600, 600)], zombies: [armed, at(640, 400)], options: still }, [6])
    expect(match.zombie(2).posture).toBe('prone')
    expect(match.human().wounds).toBe(0)
  })

  it('[R-51] needs range and a line of sight', () => {
    phase({ humans: [{ ...at(600, 1100), now: { noisy: true } }], zombies: [{ ...armed, at: [600, 700] }] }, [])
    const scenario = { walls: [wall(0, 500, 1200, 500)] }
    phase({ humans: [at(600, 600)], zombies: [armed], scenario }, [])
  })

  it('[R-51] [DWA-15.1.6.c] does not fire when it got up out of contact, or is stunned', () => {
    phase({ humans: [at(600, 600)], zombies: [{ ...armed, posture: 'prone' }] }, [])
    phase({ humans: [at(600, 600)], zombies: [{ ...armed, stunned: true }] }, [])
    const contact = { ...armed, posture: 'prone', at: [600, 575] } as const
    expect(phase({ humans: [at(600, 600)], zombies: [contact] }, [1, 6]).human().wounds).toBe(1)
  })

  it('[R-36] a flamethrower that is hit may explode', () => {
    const humans = [{ ...at(600, 600), weapons: ['flamethrower' as const] }]
    const held = phase({ humans, zombies: [armed], options: still }, [6, 3])
    expect(held.human()).toMatchObject({ wounds: 1, burning: null })
    // It burns from now on, which is one wound more.
    const burst = phase({ humans, zombies: [armed], options: still }, [6, 2])
    expect(burst.human()).toMatchObject({ wounds: 2, weapons: [] })
    expect(burst.human().burning).not.toBe(null)
  })

  it('[R-51] a firearm adds nothing to its blows', () => {
    expect(phase({ humans: [at(600, 600)], zombies: [{ ...armed, at: [600, 575] }] }, [5, 5, 1]).human().wounds).toBe(0)
  })
})
