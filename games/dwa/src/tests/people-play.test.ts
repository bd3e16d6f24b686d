import { seededBelow, seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { ABILITY_IDS, type AbilityId } from '../abilities/ids.js'
import { DISORDER_IDS, type DisorderId } from '../disorders/ids.js'
import { FLAW_IDS, type FlawId } from '../flaws/ids.js'
import { dwa } from '../game.js'
import { brokenInvariants } from '../invariants.js'
import { Watch } from '../invariants-between.js'
import { notation } from '../notation.js'
import { FIREARMS, MELEE_IDS, type WeaponId } from '../numbers/weapons.js'
import { emptyPouch } from '../rules/gear.js'
import { around, box, door, low, room } from '../scenario/draw.js'
import type { Dwa } from '../state.js'
import { type GivenHuman, type GivenZombie, tableWith, UNDECIDED } from './build.js'
import { expectWritten } from './written.js'

const SEED = process.env['SHAMBLE_SEED'] ?? 'people'
const GAMES = 5
const ANSWERS = 150

/** So many different ones of a list. */
function some<T>(list: readonly T[], count: number, below: (n: number) => number): T[] {
  const left = list.slice()
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]!)
}

/** Six people with five abilities, two flaws and two disorders each, whatever they are, and something to fight with. */
const peopleFor = (below: (n: number) => number): GivenHuman[] =>
  Array.from({ length: 6 }, (_, i) => ({
    at: [330 + 90 * (i % 3), 400 + 100 * Math.floor(i / 3)] as const,
    team: i % 2,
    gender: i % 3 === 0 ? ('woman' as const) : ('man' as const),
    archetype: (['military', 'law', 'civilian'] as const)[i % 3]!,
    rank: 5,
    xp: 36,
    wounds: below(3),
    abilities: some<AbilityId>(ABILITY_IDS, 5, below),
    flaws: some<FlawId>(FLAW_IDS, 2, below),
    disorders: some<DisorderId>(DISORDER_IDS, 2, below),
    weapons: [...some<WeaponId>(FIREARMS, 1, below), ...some<WeaponId>(MELEE_IDS, 1, below)],
    pouch: { ...emptyPouch(), bullets: [-1], cartridges: 2, arrows: 2, belts: [-1] },
  }))

const zombiesFor = (below: (n: number) => number): GivenZombie[] =>
  Array.from({ length: 9 }, (_, i) => ({ at: [300 + 60 * i, 560 + below(3) * 40] as const, armed: below(2) === 0 }))

it(`people with every ability, flaw and disorder keep to the rules (seed ${SEED})`, () => {
  const engine = new Engine(dwa)
  const used = new Set<string>()
  const asked = new Map<string, number>()
  for (let game = 0; game < GAMES; game++) {
    const below = seededBelow(SEED, game)
    const { state } = tableWith({
      options: { advanced: true, jams: true, abilityLimit: (['strict', 'perAbility', 'none'] as const)[game % 3]! },
      humans: peopleFor(below),
      zombies: zombiesFor(below),
      scenario: {
        ...UNDECIDED,
        walls: around(box(100, 100, 200, 200)),
        rooms: [room('store', 'store', box(100, 100, 200, 200))],
        openings: [door(300, 180, 300, 220)],
        low: [low(320, 370, 520, 370)],
        vehicles: [{ id: 'car', kind: 'car', at: [700, 300], heading: 90, keys: true }],
      },
    })
    engine.settle(state, { chance: seededChance(SEED, game), emit: null, reveal: null, asks: 'everybody' })
    const watch = new Watch()
    let s: Dwa = state
    for (let n = 0; n < ANSWERS && s.outcome === null && s.questions.length > 0; n++) {
      const { seat, kind } = s.questions[0]!
      asked.set(kind, (asked.get(kind) ?? 0) + 1)
      if (asked.get(kind)! <= 5) expectWritten(s)
      const { actions, spaces } = engine.choices(s, seat)
      // Rather with an ability than without, and rather something than nothing.
      const able = actions.filter((action) => 'ability' in action && action.ability !== 'none')
      const pool =
        able.length > 0 && below(2) === 0 ? able : actions.filter(({ type }) => type !== 'endPhase' || n % 9 === 0)
      const at = below(Math.max(1, pool.length + 2 * spaces.length))
      const action = pool[at] ?? spaces[(at - pool.length) % Math.max(1, spaces.length)]?.sample(below) ?? actions[0]!
      expect(notation.read(notation.write(action))).toEqual(action)
      const result = engine.apply(s, seat, action, seededChance(SEED, game, n))
      if (!result.ok) throw new Error(`game ${game}, ${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`)
      watch.see({ before: s, action, after: result.state as Dwa, events: result.events })
      for (const { kind: told, about } of result.events) if (told === 'ability') used.add(`${about!['ability']}`)
      s = result.state as Dwa
      expect([...watch.broken, ...brokenInvariants(s)]).toEqual([])
    }
  }
  expect(used.size).toBeGreaterThan(8)
  expect(asked.size).toBeGreaterThan(5)
})
