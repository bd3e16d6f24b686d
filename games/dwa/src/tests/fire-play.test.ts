import { seededBelow, seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { dwa } from '../game.js'
import { FIREARMS, type WeaponId } from '../numbers/weapons.js'
import { oddsOf } from '../odds/index.js'
import { emptyPouch } from '../rules/gear.js'
import { box, low, room, wall } from '../scenario/draw.js'
import { viewDwa } from '../view.js'
import { type GivenHuman, tableWith, UNDECIDED } from './build.js'

/** Two weapons each, all of the table among them, and grenades of every kind. */
const armed = (weapon: WeaponId, i: number): GivenHuman => ({
  at: [100 + 130 * (i % 8), 500 + 120 * Math.floor(i / 8)],
  team: i % 2,
  rank: 5,
  archetype: (['military', 'law', 'civilian'] as const)[i % 3]!,
  weapons: [weapon, 'revolver'],
  pouch: {
    ...emptyPouch(),
    bullets: [-1, 3, 5],
    belts: [-1],
    cartridges: 4,
    arrows: 3,
    grenades: { fragmentation: 1, flash: 1, incendiary: 1, molotov: 1 },
  },
  abilities: (
    [
      ['doubleTap'],
      ['killer'],
      ['eagleEye'],
      ['humanTripod', 'gunner'],
      ['rapidFire'],
      ['inspiring'],
      ['sniper'],
    ] as const
  )[i % 7]!.slice(),
})

const SETTINGS = [
  {},
  { advanced: true, jams: true, pvp: true, humanBurning: 'woundAndRoll', templateTest: 'area', autoMode: 'choice' },
  {
    advanced: true,
    meleeMiss: 'perDie',
    humanHits: 'fallIsWound',
    autoArea: 'radius',
    figuresGiveCover: true,
    measure: 'centre',
  },
] as const

it('every weapon is fired by chance, and whatever is offered is legal and has sound odds', () => {
  const engine = new Engine(dwa)
  const uses: Record<string, number> = {}
  for (const [game, options] of [...SETTINGS, ...SETTINGS].entries()) {
    const below = seededBelow(`volley ${game}`)
    const { state } = tableWith({
      options,
      humans: FIREARMS.map(armed),
      zombies: Array.from({ length: 24 }, (_, i) => ({ at: [90 + 46 * i, 250 + 47 * (i % 5)] as const })),
      scenario: {
        ...UNDECIDED,
        turnLimit: 4,
        walls: [wall(300, 460, 420, 460), wall(665, 200, 665, 420)],
        low: [low(500, 470, 640, 470)],
        rooms: [room('hall', 'hall', box(900, 100, 250, 300), { explored: true, confined: true })],
      },
    })
    engine.settle(state, { chance: seededChance('start'), emit: null, reveal: null, asks: 'everybody' })
    let s = state
    for (let n = 0; n < 200 && s.outcome === null; n++) {
      const { seat } = s.questions[0]!
      const { actions, spaces } = engine.choices(s, seat)
      // Mostly shots, and the kind that was seen least: people who only walk about prove little here.
      const shooting = spaces.filter(({ kind }) => kind !== 'walk')
      shooting.sort((one, other) => (uses[one.kind] ?? 0) - (uses[other.kind] ?? 0))
      const pool = shooting.length > 0 ? shooting.slice(0, 1) : spaces
      const space = pool.length > 0 && (actions.length === 0 || below(5) > 0) ? pool[below(pool.length)]! : null
      if (space !== null) uses[space.kind] = (uses[space.kind] ?? 0) + 1
      const action = space?.sample(below) ?? actions[below(actions.length)]!
      const odds = oddsOf(viewDwa(s, seat), action)
      for (const { ways, of } of odds?.results ?? [])
        expect(ways >= 0 && ways <= of && Number.isSafeInteger(of)).toBe(true)
      const result = engine.apply(s, seat, action, seededChance(`${game} ${n}`))
      if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.refusal)}`)
      expect(dwa.invariants!(result.state)).toEqual([])
      s = result.state
    }
  }
  expect(Object.keys(uses)).toEqual(
    expect.arrayContaining(['shoot', 'burst', 'blast', 'spray', 'flame', 'launch', 'throw', 'share']),
  )
})
