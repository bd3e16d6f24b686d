import type { OddsResult, Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import type { WeaponId } from '../numbers/weapons.js'
import { emptyPouch } from '../rules/gear.js'
import { acting } from '../tests/acting.js'
import { eastBy, type GivenHuman, type GivenZombie, type Match, SHOOTER } from '../tests/build.js'
import { viewDwa } from '../view.js'
import { facesOf } from './faces.js'
import { oddsOfFire } from './fire.js'
import { fraction, plain, times } from './fraction.js'

const facing = (
  weapon: WeaponId,
  zombies: readonly GivenZombie[],
  options: Record<string, Plain> = {},
  human: Partial<GivenHuman> = {},
  more: readonly GivenHuman[] = [],
): Match => acting({ humans: [{ at: SHOOTER, weapons: [weapon], ...human }, ...more], zombies, options })

const oddsOf = (match: Match, action: DwaAction) => oddsOfFire(viewDwa(match.state, 0), action)
const facesIn = (match: Match, action: DwaAction) => facesOf(viewDwa(match.state, 0), action)
const shown = (results: readonly OddsResult[]): string[] => results.map(({ key, ways, of }) => `${key} ${ways}/${of}`)
const shoot = (shots: number, aimed = 0): DwaAction => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target: -1, shots, aimed }],
  ability: 'none',
})
const burst = (others: number[] = [], aimed = false): DwaAction => ({
  type: 'burst',
  weapon: 0,
  main: -1,
  others,
  aimed,
  sustained: false,
  ability: 'none',
})

/** Every fall of so many dice, played out. */
function playedOut(match: Match, action: DwaAction, dice: number): Record<string, number> {
  const counts: Record<string, number> = { miss: 0, fall: 0, elim: 0 }
  const { state } = match
  for (let i = 0; i < 6 ** dice; i++) {
    const rolled = Array.from({ length: dice }, (_, at) => 1 + (Math.floor(i / 6 ** at) % 6))
    match.state = state
    match.play(action, rolled)
    const zombie = match.zombie()
    const result = zombie === undefined ? 'elim' : zombie.posture === 'prone' ? 'fall' : 'miss'
    counts[result]!++
  }
  match.state = state
  return counts
}

describe('chances of shots', () => {
  it('[DWA-11.1.i] one shot: three faces miss, two fall, one eliminates', () => {
    const odds = oddsOf(facing('pistol', [{ at: eastBy(150) }]), shoot(1))!
    expect(shown(odds.results)).toEqual(['fire.miss 1/2', 'fire.fall 1/3', 'fire.elim 1/6'])
    expect(odds).toMatchObject({ rule: 'DWA-11.1.i', modifiers: [] })
  })

  it('[DWA-11.2.2.a] are those of every fall of the dice, modifiers and aim included', () => {
    const match = facing('pistol', [{ at: eastBy(90) }], {}, { now: { moved: 1 } })
    for (const [action, dice] of [
      [shoot(1), 1],
      [shoot(2), 2],
      [shoot(2, 1), 2],
    ] as const) {
      const counts = playedOut(match, action, dice)
      const odds = oddsOf(match, action)!
      for (const { key, ways, of } of odds.results) expect(ways / of).toBeCloseTo(counts[key.slice(5)]! / 6 ** dice, 12)
    }
    expect(oddsOf(match, shoot(1))!.modifiers).toEqual([
      { rule: 'DWA-11.2.1.a', value: 1 },
      { rule: 'DWA-11.2.4.a', value: -1 },
    ])
  })

  it('[R-70.24] [R-70.26] follow the abilities that serve', () => {
    const match = facing('rifle', [{ at: eastBy(150) }], { advanced: true }, { abilities: ['sniper', 'doubleTap'] })
    const action = (ability: 'sniper' | 'doubleTap', shots: number): DwaAction =>
      ({ ...(shoot(shots) as object), ability }) as DwaAction
    expect(shown(oddsOf(match, action('sniper', 1))!.results)).toContain('fire.elim 5/6')
    const tapped = action('doubleTap', 2)
    const counts = playedOut(match, tapped, 2)
    const [miss, fall, elim] = oddsOf(match, tapped)!.results
    expect([miss, fall, elim].map((one) => (one!.ways / one!.of) * 36)).toEqual([
      counts['miss'],
      counts['fall'],
      counts['elim'],
    ])
  })

  it('[DWA-11.2.5.b] [R-39] say how likely a friend is hit', () => {
    const match = facing('pistol', [{ at: [475, 600] }], {}, {}, [{ at: [475, 626] }])
    // Only a 6 hits: two shots both do once in 36.
    expect(shown(oddsOf(match, shoot(1))!.results)).toContain('fire.friend 5/6')
    expect(shown(oddsOf(match, shoot(2))!.results)).toContain('fire.friend 35/36')
  })

  it('[DWA-11.3.a] say how likely a weapon jams', () => {
    expect(shown(oddsOf(facing('pistol', [{ at: eastBy(150) }], { jams: true }), shoot(1))!.results)).toContain(
      'fire.jam 1/18',
    )
    expect(shown(oddsOf(facing('revolver', [{ at: eastBy(150) }], { jams: true }), shoot(1))!.results)).toHaveLength(3)
  })

  it('several targets have chances of their own, by name', () => {
    const match = facing('pistol', [{ at: eastBy(150) }, { at: [300, 700] }])
    const targets = [
      { target: -1, shots: 1, aimed: 0 },
      { target: -2, shots: 1, aimed: 0 },
    ]
    const { results } = oddsOf(match, { type: 'shoot', weapon: 0, targets, ability: 'none' })!
    expect(results).toHaveLength(6)
    expect(results[5]).toMatchObject({ key: 'fire.elim.of', ways: 1, of: 3, params: { whom: 'Zombie 2' } })
  })

  it('are none for what is no shot, or at nobody', () => {
    const match = facing('pistol', [{ at: eastBy(150) }])
    expect(oddsOf(match, { type: 'rest' })).toBeNull()
    expect(oddsOf(match, { type: 'shoot', weapon: 7, targets: [], ability: 'none' })).toBeNull()
    expect(
      oddsOf(match, { type: 'shoot', weapon: 0, targets: [{ target: -9, shots: 1, aimed: 0 }], ability: 'none' }),
    ).toBeNull()
  })
})

describe('chances of many dice', () => {
  it('[DWA-11.2.6.a] one burst at one target, face by face', () => {
    const match = facing('submachineGun', [{ at: eastBy(150) }])
    // Three faces miss, one falls, two eliminate, five times.
    expect(shown(oddsOf(match, burst())!.results)).toEqual([
      'fire.miss 1/32',
      'fire.fall 781/7776',
      'fire.elim 211/243',
    ])
    expect(facesIn(match, burst())[0]!.shots[0]).toHaveLength(5)
  })

  it('[DWA-11.2.2.b] the aimed die has faces of its own', () => {
    const [aimed, other] = facesIn(facing('submachineGun', [{ at: eastBy(150) }]), burst([], true))[0]!.shots[0]!
    expect(aimed!.faces).toEqual(['miss', 'miss', 'fall', 'elim', 'elim', 'elim'])
    expect(other!.faces).toEqual(['miss', 'miss', 'miss', 'fall', 'elim', 'elim'])
  })

  it('[DWA-11.2.6.c] with several targets how many can be eliminated', () => {
    const match = facing('submachineGun', [{ at: eastBy(150) }, { at: eastBy(180) }])
    expect(shown(oddsOf(match, burst([-2]))!.results)).toContain('fire.elims 131/243')
  })

  it('[DWA-11.2.7.2.c] [DWA-11.3.e] a machine gun: ten dice', () => {
    const match = facing('machineGun', [{ at: eastBy(150) }], { jams: true })
    const { results, rule } = oddsOf(match, { type: 'spray', weapon: 0, targets: [-1], abilities: [] })!
    expect(rule).toBe('DWA-11.2.7.2.c')
    expect(shown(results)).toContain('fire.miss 1/1024')
    const jam = results.find(({ key }) => key === 'fire.jam')!
    // Three or more ones of ten.
    expect(jam.ways / jam.of).toBeCloseTo(0.2247732, 6)
  })

  it('[DWA-11.2.7.1.b] a shotgun: everybody under it, friends too', () => {
    const match = facing('pumpShotgun', [{ at: [372, 600] }, { at: [442, 600] }], {}, {}, [{ at: [410, 600] }])
    const action: DwaAction = {
      type: 'blast',
      weapon: 0,
      blasts: [{ target: -1, at: { x: 500, y: 600 }, shots: 1 }],
      ability: 'none',
    }
    expect(facesIn(match, action).map(({ targets }) => targets[0])).toEqual([-1, 1, -2])
    expect(facesIn(match, action)[2]!.shots[0]![0]!.faces).toEqual(['miss', 'miss', 'fall', 'fall', 'fall', 'fall'])
    expect(oddsOf(match, action)!.results).toHaveLength(9)
  })

  it('[DWA-11.2.7.4.b] flames: the figure that throws a first die', () => {
    const match = facing('flamethrower', [{ at: [400, 600] }])
    expect(shown(oddsOf(match, { type: 'flame', weapon: 0, at: { x: 400, y: 600 } })!.results)).toContain(
      'fire.elim 1/3',
    )
  })

  it('[DWA-11.2.7.3.d] a grenade: where it lands, and what it does there', () => {
    const pouch = emptyPouch()
    pouch.grenades.molotov = 1
    const match = facing('pistol', [{ at: [420, 600] }], {}, { pouch })
    const action: DwaAction = { type: 'throw', grenade: 'molotov', at: { x: 420, y: 600 }, level: 0 }
    expect(shown(oddsOf(match, action)!.results)).toEqual([
      'grenade.lands 1/6',
      'grenade.strays 3/6',
      'grenade.strays 2/6',
      'grenade.fire 4/6',
      'grenade.elim 2/6',
    ])
  })

  it('[DWA-11.2.7.3.d] [DWA-7.2.b] what a pip of its scatter is worth, in the units of the table', () => {
    const strays = (units: string) => {
      const pouch = emptyPouch()
      pouch.grenades.molotov = 1
      const match = facing('pistol', [{ at: [420, 600] }], { units }, { pouch })
      const action: DwaAction = { type: 'throw', grenade: 'molotov', at: { x: 420, y: 600 }, level: 0 }
      return oddsOf(match, action)!.results.find(({ key }) => key === 'grenade.strays')!.params
    }
    expect(strays('cm')).toEqual({ dice: 2, far: 1, unit: { word: 'unit.cm' } })
    expect(strays('inches')).toEqual({ dice: 2, far: 0.4, unit: { word: 'unit.inches' } })
  })
})

describe('fractions', () => {
  it('stay exact, and are rounded only beyond what numbers hold', () => {
    expect(plain(times(fraction(2, 6), fraction(3, 4)))).toEqual({ ways: 1, of: 4 })
    let tiny = fraction(1, 1)
    for (let i = 0; i < 30; i++) tiny = times(tiny, fraction(5, 6))
    const { ways, of } = plain(tiny)
    expect(of).toBe(10 ** 12)
    expect(ways / of).toBeCloseTo((5 / 6) ** 30, 11)
  })
})
