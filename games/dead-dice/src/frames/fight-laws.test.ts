import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, Offers, type Plain, silently } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { ADVERSARIES } from '../data/adversaries.js'
import { attackDice } from '../data/difficulty.js'
import { ITEMS } from '../data/equipment.js'
import { HAZARDS } from '../data/menace.js'
import { SPECIALS } from '../data/specials.js'
import { WEAPON_TABLE, type WeaponId } from '../data/weapons.js'
import { isWeapon } from '../rules/carrying.js'
import { companionNumber, isCompanion, reachOf } from '../rules/ladder.js'
import type { DeadDice, Scene } from '../state.js'
import { fightStage, foe, obstacle } from '../tests/fights.js'
import { type GivenSurvivor, tested } from '../tests/stage.js'

const VARIANTS: readonly Readonly<Record<string, Plain>>[] = [
  {},
  { enraged: true, specialZombies: true },
  { fastInfection: true, healthyCarriers: true },
  { divineCurse: true },
  { swords: true },
  { heavyWeapons: true, engagementReach: 'band' },
  { withoutZombies: true, arrivalAttack: true, moveAfterAttack: true, doubleKill: 'forced' },
  { gameMaster: 'human', risingDead: true, risingDeadAttack: 'nextDeadRound' },
]

/** A fight with a bit of everything, a different one for each seed. */
function someFight(seed: number): DeadDice {
  const below = seededBelow(seed, 'fight')
  const some = <T>(of: readonly T[], most: number): T[] =>
    Array.from({ length: below(most + 1) }, () => of[below(of.length)]!)
  const survivors = Array.from({ length: 1 + below(4) }, (): GivenSurvivor => {
    const base = 1 + below(4)
    return {
      base,
      scores: { muscle: 1 + below(3), finesse: 1 + below(3), guts: 1 + below(3) },
      carries: ['backpack', ...some(ITEMS, 4)],
      trust: [0, below(3), 0, below(3)],
    }
  })
  const options = VARIANTS[seed % VARIANTS.length]!
  const special = options['specialZombies'] === true
  const table = fightStage({
    options,
    survivors: survivors.map((one) => ({ ...one, trust: one.trust!.slice(0, survivors.length) })),
    group: {
      vehicle: below(3) === 0 ? { kind: 'suv', trailer: null, wear: 1 + below(2) } : null,
      companions: [
        { id: 1, name: 'Andrea', role: null, talent: ['shooting'], alive: true, onRaid: true },
        { id: 2, name: 'Axel', role: null, talent: ['melee', 'athletics'], alive: true, onRaid: true },
      ],
      traps: below(3) === 0 ? [{ successes: 2, maker: 0 }] : [],
    },
    master: { menace: 10 },
    scene: {
      spent: 6,
      hordes: Array.from({ length: below(4) }, () => ({
        size: 1 + below(6),
        cell: below(2) === 0 ? 2 : 5,
        ...(special && below(2) === 0 ? { size: 1, special: SPECIALS[below(SPECIALS.length)]! } : {}),
      })),
      foes: below(3) === 0 ? some(ADVERSARIES, 3).map(({ id }) => foe(id, { cell: 2 + below(4) })) : [],
      obstacles: below(2) === 0 ? [obstacle({ difficulty: 1 + below(2) })] : [],
      hazards: below(3) === 0 ? [HAZARDS[below(HAZARDS.length)]!] : [],
    },
  })
  const s = table.state
  if (s.scene!.hordes.length > 0 && s.scene!.hordes[0]!.special === 'stalker')
    Object.assign(s.scene!.hordes[0]!, { target: companionNumber(1), engaged: true })
  return s
}

/** Plays at random to the end of the fight, looking at every moment. */
function playOut(seed: number, look: (s: DeadDice, spent: number) => void): { decisions: number } {
  const engine = new Engine(tested)
  const below = seededBelow(seed, 'answers')
  const watch = { decisions: 0 }
  const play = silently(seededChance(seed, 'dice'))
  const s = someFight(seed)
  const offers = new Offers<DeadDiceAction>('legal-only')
  engine.settle(s, play)
  while (s.questions[0]!.kind !== 'rest') {
    const { seat } = s.questions[0]!
    engine.offerTo(s, seat, offers)
    if (offers.count === 0) throw new Error(`seed ${seed}: ${s.questions[0]!.kind} has no answer`)
    const action = offers.action(below(offers.count))
    // What is offered is accepted: asked now and then, because it means to work all offers out once more.
    if (watch.decisions % 8 === 0) expect(engine.refusal(s, seat, action)).toBeNull()
    const spent = s.master.account.spent
    engine.step(s, seat, action, play)
    look(s, spent)
    watch.decisions++
    if (watch.decisions > 3000) throw new Error(`seed ${seed}: the fight never ends`)
  }
  return watch
}

const SEEDS = Array.from({ length: 96 }, (_, i) => i)

/** Invariants 11, 13, 14, 15, 18, 22, 24 as far as a moment shows them. */
function broken(s: DeadDice, spent: number): string[] {
  const scene = s.scene!
  return [
    ...scene.hordes.flatMap((horde) => brokenHorde(s, scene, horde)),
    ...s.survivors.flatMap(({ survival, base, fate, things }, seat) => [
      ...(survival > base ? [`${seat} has more Survival than the base`] : []),
      ...(survival < 0 && fate === 'alive' ? [`${seat} lives below 0`] : []),
      ...(things.some((thing) => isWeapon(thing.item) && isWorn(thing.item, thing.wear))
        ? [`${seat} has a worn arm`]
        : []),
    ]),
    ...(s.group.vehicle !== null && s.group.vehicle.wear < 0 ? ['a vehicle below 0'] : []),
    ...scene.foes.flatMap(({ used }) => (new Set(used).size < used.length ? ['a trait used twice'] : [])),
    ...(s.master.account.spent - spent > 2 ? ['Menace spent in a fight'] : []),
  ]
}

const isWorn = (item: WeaponId, wear: number): boolean => WEAPON_TABLE[item].wear > 0 && wear <= 0

function brokenHorde(
  s: DeadDice,
  scene: Scene,
  { id, size, engaged, target, cell }: Scene['hordes'][number],
): string[] {
  if (size <= 0) return [`group ${id} is empty`]
  if (!engaged || target === null || isCompanion(target)) return []
  const at = target < 0 ? scene.foes[-1 - target]!.cell : scene.stands.find(({ seat }) => seat === target)!.cell
  return Math.abs(at - cell) > reachOf(s).engagesAt ? [`group ${id} holds a survivor elsewhere`] : []
}

describe('random fights', () => {
  it('(invariants 11, 13, 15, 18, 22, 24) keep their laws and come to an end', () => {
    let decisions = 0
    const faults: string[] = []
    for (const seed of SEEDS)
      decisions += playOut(seed, (s, spent) => {
        for (const fault of broken(s, spent)) faults.push(`seed ${seed}: ${fault}`)
      }).decisions
    expect(faults).toEqual([])
    expect(decisions).toBeGreaterThan(SEEDS.length)
  })

  it('(invariant 12) the dead roll a die for each pair that has begun', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(attackDice)).toEqual([1, 1, 2, 2, 3, 3, 4])
  })
})
