import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { ACT, activationFrame } from '../frames/activation.js'
import type { GrenadeId } from '../numbers/weapons.js'
import { emptyPouch } from '../rules/gear.js'
import { box, pane, room, wall } from '../scenario/draw.js'
import type { Scenario } from '../scenario/scenario.js'
import { acting, apOf } from '../tests/acting.js'
import { type GivenHuman, type GivenZombie, type Match, SHOOTER, tableWith, UNDECIDED } from '../tests/build.js'

const SPOT = { x: 420, y: 600 }
const at = (grenade: GrenadeId, where = SPOT, level = 0): ActionOf<'throw'> => ({
  type: 'throw',
  grenade,
  at: where,
  level,
})

const with_ = (
  grenade: GrenadeId,
  zombies: readonly GivenZombie[],
  options: Record<string, Plain> = {},
  human: Partial<GivenHuman> = {},
  more: readonly GivenHuman[] = [],
  scenario: Partial<Scenario> = {},
): Match => {
  const pouch = emptyPouch()
  pouch.grenades[grenade] = 2
  return acting({ humans: [{ at: SHOOTER, pouch, ...human }, ...more], zombies, options, scenario })
}
const pinned = (...given: Parameters<typeof with_>): Match => with_(...given).play({ type: 'pin', grenade: given[0] })

const ON_TARGET: GivenZombie = { at: [420, 600] }
const FAR: GivenZombie = { at: [1000, 200] }
const outcome = (match: Match, number = 1): string =>
  match.zombie(number) === undefined ? 'gone' : match.zombie(number).posture

it('[R-24] a figure upon whom zombies come with the pin out is not stuck with it', () => {
  const match = tableWith({
    scenario: UNDECIDED,
    humans: [{ at: [300, 600], pouch: { ...emptyPouch(), grenades: { ...emptyPouch().grenades, flash: 1 } } }],
    zombies: [{ at: [325, 600] }],
    frame: { ...activationFrame(0, 'act', 'none'), step: ACT, ap: 2, did: [], pinned: 'flash' } as never,
  }).run()
  expect(match.offered()).toEqual([{ type: 'rest' }])
  match.play({ type: 'rest' }, [1, 1, 1, 1])
  expect(match.human().pouch.grenades.flash).toBe(1)
})

describe('pin and throw', () => {
  it('[DWA-9.1.w] [DWA-9.1.x] [DWA-11.2.7.3.m] 1 AP for the pin, then 2 for the throw', () => {
    const match = pinned('fragmentation', [FAR])
    expect(apOf(match)).toBe(3)
    match.play(at('fragmentation'), [6])
    expect(apOf(match)).toBe(1)
    expect(match.human().pouch.grenades.fragmentation).toBe(1)
  })

  it('[DWA-11.2.7.3.m] not before its pin is out', () => {
    expect(with_('fragmentation', [FAR]).refusal(at('fragmentation')).rule).toBe('DWA-11.2.7.3.m')
  })

  it('[R-24] the pin only with the price of the throw in hand, and then it must be thrown', () => {
    const poor = with_('flash', [FAR]).play({ type: 'walk', path: [{ x: 300, y: 700 }], halts: [], ability: 'none' })
    expect(apOf(poor)).toBe(2)
    expect(poor.refusal({ type: 'pin', grenade: 'flash' })).toMatchObject({ rule: 'R-24', key: 'pin.price' })
    const match = pinned('flash', [FAR])
    expect(match.refusal({ type: 'rest' }).rule).toBe('R-24')
    expect(match.refusal({ type: 'pin', grenade: 'flash' })).toMatchObject({ rule: 'R-24', key: 'pin.already' })
    // 5 cm leave 2 points for the throw, 10 cm do not.
    const walk = (x: number) => ({ type: 'walk', path: [{ x, y: 600 }], halts: [], ability: 'none' }) as const
    expect(match.allows(walk(250))).toBe(true)
    expect(match.refusal(walk(249)).rule).toBe('R-24')
  })

  it('[R-24] nobody walks into a fight with the pin out', () => {
    const near = pinned('flash', [{ at: [340, 600] }])
    const walk = { type: 'walk', path: [{ x: 314, y: 600 }], halts: [], ability: 'none' } as const
    expect(near.refusal(walk)).toMatchObject({ rule: 'R-24', key: 'walk.pinned' })
    expect(near.allows({ ...walk, path: [{ x: 312, y: 600 }] })).toBe(true)
  })

  it('[R-24] [DWA-9.1.x] a Molotov cocktail has no pin and costs 2', () => {
    const match = with_('molotov', [FAR])
    expect(match.refusal({ type: 'pin', grenade: 'molotov' }).rule).toBe('R-24')
    expect(apOf(match.play(at('molotov'), [6]))).toBe(2)
  })

  it('[DWA-9.1.z] frightened, pin and throw are out of reach, a Molotov cocktail is not', () => {
    const afraid = { now: { frightened: true } }
    expect(with_('flash', [FAR], {}, afraid).refusal({ type: 'pin', grenade: 'flash' }).rule).toBe('R-24')
    expect(with_('molotov', [FAR], {}, afraid).allows(at('molotov'))).toBe(true)
  })

  it('[DWA-11.1.k] [DWA-11.2.7.3.b] [GEO-6] up to 15 cm from the edge of the base, and used once', () => {
    const match = with_('molotov', [FAR])
    expect(match.allows(at('molotov', { x: 462, y: 600 }))).toBe(true)
    expect(match.refusal(at('molotov', { x: 463, y: 600 })).rule).toBe('DWA-11.2.7.3.b')
    expect(with_('flash', [FAR]).refusal(at('molotov')).rule).toBe('DWA-11.1.k')
  })

  it('[DWA-11.2.7.3.c] at a point or a figure in sight', () => {
    const walls = { walls: [wall(380, 500, 380, 605)] }
    const match = with_('molotov', [{ at: [420, 606] }], {}, {}, [], walls)
    expect(match.refusal(at('molotov')).rule).toBe('DWA-11.2.7.3.c')
    // The point is hidden, but a figure stands there of whom enough can be seen.
    expect(match.allows(at('molotov', { x: 420, y: 606 }))).toBe(true)
    expect(with_('molotov', [FAR], {}, {}, [], walls).allows(at('molotov', { x: 420, y: 606 }))).toBe(false)
  })

  it('[R-82] a plain window lets grenades through, a barricaded one does not', () => {
    const window = (barricaded: boolean) =>
      with_('molotov', [FAR], {}, {}, [], {
        walls: [wall(380, 500, 380, 700)],
        openings: [{ ...pane(380, 580, 380, 620), barricaded }],
      }).allows(at('molotov'))
    expect([window(false), window(true)]).toEqual([true, false])
  })

  it('[R-26] not at a spot off the table', () => {
    const match = with_('molotov', [FAR], {}, { at: [100, 600] })
    expect(match.refusal(at('molotov', { x: -1, y: 600 }))).toMatchObject({ key: 'grenade.offTable' })
  })

  it('[R-88] not among people only', () => {
    const friend = { at: [420, 600] as const }
    expect(with_('molotov', [FAR], {}, {}, [friend]).refusal(at('molotov')).rule).toBe('R-88')
    expect(with_('molotov', [{ at: [440, 615] }], {}, {}, [friend]).allows(at('molotov'))).toBe(true)
    const other = with_('molotov', [FAR], { pvp: true }, {}, [{ ...friend, team: 1 }])
    expect(other.allows(at('molotov'))).toBe(true)
  })
})

describe('the landing die', () => {
  const exploded = (match: Match) => match.told('exploded')[0]?.about

  it('[DWA-11.2.7.3.d] 6 is on target', () => {
    expect(exploded(pinned('flash', [FAR]).play(at('flash'), [6]))).toMatchObject({ x: 420, y: 600 })
  })

  it('[DWA-11.2.7.3.d] [GEO-12] [DICE-6] 3 to 5 stray by 2D6 cm, 1 and 2 by 3D6', () => {
    // 5 is east, 10 south.
    expect(exploded(pinned('flash', [FAR]).play(at('flash'), [5, 3, 4, 5]))).toMatchObject({ x: 490, y: 600 })
    expect(exploded(pinned('flash', [FAR]).play(at('flash'), [3, 1, 1, 10]))).toMatchObject({ x: 420, y: 620 })
    expect(exploded(pinned('flash', [FAR]).play(at('flash'), [2, 1, 2, 3, 20]))).toMatchObject({ x: 420, y: 540 })
  })

  it('[R-25] moved and civilian count on the landing die, and only there', () => {
    const match = with_('molotov', [{ at: [420, 600] }], {}, { now: { moved: 1 } }).play(
      at('molotov'),
      [6, 1, 1, 20, 2],
    )
    const [strays] = match.told('grenade-strays')
    expect(strays!.modifiers).toEqual([{ rule: 'DWA-11.2.4.a', value: -1 }])
    expect(strays!.data).toMatchObject({ strays: 2 })
    expect(match.told('blast-die.fire')[0]!.modifiers).toEqual([])
  })

  it('[DWA-16.1.2.c] [R-65] a civilian has -1 with grenades, not with a Molotov cocktail', () => {
    const civilian = { archetype: 'civilian' } as const
    const strays = pinned('flash', [FAR], { advanced: true }, civilian).play(at('flash'), [6, 1, 1, 20])
    expect(strays.told('grenade-strays')[0]!.modifiers).toEqual([{ rule: 'DWA-16.1.2.c', value: -1 }])
    expect(
      with_('molotov', [FAR], { advanced: true }, civilian).play(at('molotov'), [6]).told('grenade-lands'),
    ).toHaveLength(1)
  })

  it('[R-26] a high wall stops it on the near side', () => {
    const scenario = { walls: [wall(450, 500, 450, 700)] }
    const match = pinned('flash', [FAR], {}, {}, [], scenario).play(at('flash'), [5, 6, 6, 5])
    expect(exploded(match)).toMatchObject({ x: 449, y: 600 })
  })

  it('[R-26] off the table it does nothing', () => {
    const match = pinned('fragmentation', [FAR], {}, { at: [100, 600] })
    match.play(at('fragmentation', { x: 20, y: 600 }), [3, 2, 3, 15])
    expect(match.told('grenade-lost')).toHaveLength(1)
    expect(exploded(match)).toBeUndefined()
  })

  it('[R-26] beyond the edge of a roof it falls', () => {
    const scenario = { roofs: [{ outline: box(200, 500, 240, 200), height: 60 }] }
    const match = pinned('fragmentation', [FAR], {}, { level: 60 }, [], scenario)
    match.play(at('fragmentation', SPOT, 60), [5, 2, 2, 5])
    expect(exploded(match)).toMatchObject({ x: 460, level: 0 })
  })

  it('[GEO-14] only on a height that there is', () => {
    const scenario = { roofs: [{ outline: box(200, 500, 240, 200), height: 60 }] }
    const match = with_('molotov', [FAR], {}, { level: 60 }, [], scenario)
    expect(match.refusal(at('molotov', SPOT, 30))).toMatchObject({ key: 'grenade.level', at: 'level' })
    expect(match.allows(at('molotov', SPOT, 60))).toBe(true)
  })
})

describe('under the circle', () => {
  it('[DWA-11.2.7.3.a] [DWA-11.2.7.3.e] [GEO-11] 4 cm around its centre; fragmentation falls on 2, eliminates on 5', () => {
    const rolled = (die: number) => outcome(pinned('fragmentation', [ON_TARGET]).play(at('fragmentation'), [6, die]))
    expect([1, 2, 4, 5].map(rolled)).toEqual(['standing', 'prone', 'prone', 'gone'])
    const edge = (x: number) =>
      pinned('fragmentation', [{ at: [x, 600] }]).play(at('fragmentation'), x === 460 ? [6, 2] : [6])
    expect(outcome(edge(460))).toBe('prone')
    expect(outcome(edge(461))).toBe('standing')
  })

  it('[DICE-5] the nearest rolls first, people before zombies at equal distances', () => {
    const match = pinned('fragmentation', [{ at: [395, 600] }, { at: [420, 632] }], {}, {}, [{ at: [445, 600] }])
    match.play(at('fragmentation'), [6, 1, 2, 5])
    expect(
      match.events.filter(({ kind }) => kind.startsWith('blast-die')).map(({ about }) => about!['figure']),
    ).toEqual([1, -1, -2])
    expect([match.human(1).posture, outcome(match, 1), outcome(match, 2)]).toEqual(['standing', 'prone', 'gone'])
  })

  it('[R-11] by option half the area must be under it', () => {
    const options = { templateTest: 'area' }
    expect(
      pinned('fragmentation', [{ at: [460, 600] }], options)
        .play(at('fragmentation'), [6])
        .zombie(),
    ).toBeDefined()
    expect(outcome(pinned('fragmentation', [{ at: [459, 600] }], options).play(at('fragmentation'), [6, 5]))).toBe(
      'gone',
    )
  })

  const inRoom = (more: object): Partial<Scenario> => ({ rooms: [room('hall', 'hall', box(200, 400, 400, 400), more)] })

  it('[DWA-11.2.7.3.f] fragmentation in a confined place adds 1', () => {
    const rolled = (confined: boolean) =>
      pinned('fragmentation', [ON_TARGET], {}, {}, [], inRoom({ confined, explored: true })).play(
        at('fragmentation'),
        [6, 4],
      )
    expect(outcome(rolled(true))).toBe('gone')
    expect(outcome(rolled(false))).toBe('prone')
  })

  it('[DWA-11.2.7.3.j] [DWA-11.2.7.3.l] flash outdoors has -1: stunned on 4 and 5, down on 6', () => {
    const rolled = (die: number) => {
      const { posture, stunned } = pinned('flash', [ON_TARGET]).play(at('flash'), [6, die]).zombie()
      return [posture, stunned]
    }
    expect([3, 4, 5, 6].map(rolled)).toEqual([
      ['standing', false],
      ['standing', true],
      ['standing', true],
      ['prone', false],
    ])
  })

  it('[DWA-11.2.7.3.k] in an ordinary room everybody is affected, with +1', () => {
    const zombies = [{ at: [560, 760] as const }, { at: [700, 600] as const }]
    const match = pinned('flash', zombies, {}, {}, [], inRoom({ explored: true })).play(at('flash'), [6, 1, 2])
    // The thrower is in it too, and the nearest rolls first.
    expect(match.told('blast-die.stun').map(({ about }) => about!['figure'])).toEqual([-1])
    expect(match.told('blast-die.none').map(({ about }) => about!['figure'])).toEqual([0])
  })

  it('[DWA-11.2.7.3.k] in a large room the circle is used as it is', () => {
    const match = pinned('flash', [ON_TARGET, FAR], {}, {}, [], inRoom({ explored: true, standard: false }))
    match.play(at('flash'), [6, 3])
    expect(match.zombie().stunned).toBe(true)
    expect(match.told('blast-die.stun')[0]!.modifiers).toEqual([])
  })

  it('[R-28] a stunned human loses the next activation', () => {
    const match = pinned('flash', [ON_TARGET], {}, {}, [{ at: [420, 632] }]).play(at('flash'), [6, 1, 4])
    expect(match.human(1).stunned).toBe(true)
    match.play({ type: 'rest' }).play({ type: 'activate', human: 1, as: 'act', ability: 'none' })
    expect(match.human(1)).toMatchObject({ stunned: false, now: { acted: 'done' } })
    expect(match.told('was-stunned')).toHaveLength(1)
  })
})

describe('fire', () => {
  it('[DWA-11.2.7.3.g] [R-29] everybody under it burns, 5 and 6 are eliminated at once', () => {
    const rolled = (die: number) => with_('molotov', [ON_TARGET]).play(at('molotov'), [6, die])
    expect(rolled(5).zombie()).toBeUndefined()
    expect(rolled(4).zombie().burning).toEqual({ since: 1, kind: 'molotov', by: 0 })
  })

  it('[R-29] by option only a 5 or a 6 sets fire to anybody', () => {
    const rolled = (die: number) =>
      with_('molotov', [ON_TARGET], { incendiaryIgnites: 'on5or6' }).play(at('molotov'), [6, die]).zombie().burning
    expect(rolled(4)).toBeNull()
    expect(rolled(5)).not.toBeNull()
  })

  it('[DWA-11.2.7.3.i] [R-31] people roll too, and the figure that burns takes a wound at once', () => {
    const match = (die: number) =>
      with_('molotov', [{ at: [440, 630] }], {}, {}, [{ at: [420, 600] }])
        .play(at('molotov'), [6, die, 6])
        .human(1)
    expect(match(4)).toMatchObject({ wounds: 1, burning: { kind: 'molotov' } })
    expect(match(5).whereabouts).toBe('dead')
  })

  it('[R-93] kills go to the figure that threw it', () => {
    expect(with_('molotov', [ON_TARGET]).play(at('molotov'), [6, 6]).human()).toMatchObject({ kills: 1, closeKills: 0 })
  })
})

describe('noise and mishaps', () => {
  it('[R-56] [R-102] grenades are heard, Molotov cocktails are not', () => {
    expect(pinned('flash', [FAR]).play(at('flash'), [6]).human().now.noisy).toBe(true)
    expect(with_('molotov', [FAR]).play(at('molotov'), [6]).human().now.noisy).toBe(false)
  })

  it('[DWA-11.3.c] [R-102] after a natural 1 another 1 explodes in the hand, a Molotov cocktail too', () => {
    const jams = { jams: true }
    const grenade = pinned('fragmentation', [FAR], jams).play(at('fragmentation'), [1, 1, 3])
    expect(grenade.told('exploded')[0]!.about).toMatchObject({ x: 300, y: 600 })
    expect(grenade.human().posture).toBe('prone')
    const molotov = with_('molotov', [FAR], jams).play(at('molotov'), [1, 1, 2])
    expect(molotov.human().burning).not.toBeNull()
  })

  it('[DWA-11.3.c] [DICE-6] any other second die leaves a plain 1, and without the option none is thrown', () => {
    const strayed = pinned('flash', [FAR], { jams: true }).play(at('flash'), [1, 2, 1, 1, 1, 20])
    expect(strayed.told('exploded')[0]!.about).toMatchObject({ x: 420, y: 570 })
    expect(pinned('flash', [FAR]).play(at('flash'), [1, 1, 1, 1, 20]).told('exploded')).toHaveLength(1)
  })

  it('grenades aim at a spot: the same one may be hit again', () => {
    const match = with_('molotov', [ON_TARGET]).play(at('molotov'), [6, 1])
    expect(match.human().now.shotAt).toEqual([])
    expect(match.allows(at('molotov'))).toBe(true)
  })
})
