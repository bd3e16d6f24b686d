import { type Chance, when } from '@shamble/kernel'
import { copyHorde, copyThing } from '../clone.js'
import { ADVERSARY_RANGES, type Adversary } from '../data/adversaries.js'
import { CHARACTERISTIC_RANGE } from '../data/characteristics.js'
import type { DeadDice, Foe, Scene, Survivor, Trap } from '../state.js'
import { knowsAll, type Looker } from './knowing.js'
import { guessStand, type SeenStand, seenStand } from './survivors.js'

/** [DD-8.23] Where a trap lies and who laid it all have seen; how well, only a game master knows. */
export interface SeenTrap extends Omit<Trap, 'successes'> {
  readonly successes: number | null
}

/** An adversary as people see one: who, with what, in what state. */
export interface SeenAdversary extends Pick<Adversary, 'id' | 'arm'> {
  readonly figures: Omit<Adversary, 'id' | 'arm'> | null
}

type FoeOpen = 'cell' | 'state' | 'dry' | 'engaged' | 'defenceless' | 'fleeing'
export interface SeenFoe extends Pick<Foe, FoeOpen> {
  readonly who: SeenAdversary
  readonly combativity: number | null
  readonly used: number[] | null
  readonly protectionSpent: boolean | null
  readonly infected: boolean | null
}

type SceneOpen =
  | 'kind'
  | 'place'
  | 'hordes'
  | 'obstacles'
  | 'hazards'
  | 'threats'
  | 'bodies'
  | 'lying'
  | 'companionsGone'
  | 'companionRounds'
  | 'helped'
  | 'round'
  | 'fighting'
  | 'shots'
  | 'artillery'
  | 'ammunitionBefore'
  | 'resolved'
  | 'lost'
  | 'hunted'
  | 'deaths'
  | 'cause'

export interface SeenScene extends Pick<Scene, SceneOpen> {
  readonly foes: SeenFoe[]
  readonly traps: SeenTrap[]
  readonly stands: SeenStand[]
  /** What only a game master knows of it; `null` for others. */
  readonly spent: number | null
  readonly groupTrait: string | null
  readonly groupTraitUsed: boolean | null
  readonly master: Scene['master'] | null
}

export function seenAdversary(who: Adversary, all: boolean): SeenAdversary {
  const { id, arm, ...figures } = who
  return { id, arm, figures: all ? figures : null }
}

function seenFoe(foe: Foe, all: boolean): SeenFoe {
  return {
    who: seenAdversary(foe.who, all),
    cell: foe.cell,
    state: foe.state,
    dry: foe.dry,
    engaged: foe.engaged.slice(),
    defenceless: foe.defenceless,
    fleeing: foe.fleeing,
    combativity: all ? foe.combativity : null,
    used: all ? foe.used.slice() : null,
    protectionSpent: all ? foe.protectionSpent : null,
    infected: all ? foe.infected : null,
  }
}

export function seenScene(s: DeadDice, of: Scene, viewer: Looker): SeenScene {
  const all = knowsAll(s, viewer)
  return {
    kind: of.kind,
    place: of.place,
    hordes: of.hordes.map(copyHorde),
    obstacles: of.obstacles.map((obstacle) => ({ ...obstacle, tried: obstacle.tried.slice() })),
    hazards: of.hazards.slice(),
    threats: of.threats.slice(),
    bodies: of.bodies.slice(),
    lying: of.lying.map(({ cell, thing }) => ({ cell, thing: copyThing(thing) })),
    companionsGone: of.companionsGone.slice(),
    companionRounds: of.companionRounds,
    helped: of.helped.slice(),
    round: of.round,
    fighting: of.fighting,
    shots: of.shots,
    artillery: of.artillery.slice(),
    ammunitionBefore: of.ammunitionBefore,
    resolved: of.resolved,
    lost: of.lost,
    hunted: of.hunted,
    deaths: { ...of.deaths },
    cause: of.cause,
    foes: of.foes.map((foe) => seenFoe(foe, all)),
    traps: of.traps.map(({ cell, maker, successes }) => ({
      cell,
      maker,
      successes: when('DD-8.23', all) ? successes : null,
    })),
    stands: of.stands.map((stand) => seenStand(s, stand, viewer)),
    spent: all ? of.spent : null,
    groupTrait: all ? of.groupTrait : null,
    groupTraitUsed: all ? of.groupTraitUsed : null,
    master: all ? { ...of.master } : null,
  }
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i)
const FIGURES = { least: 1, most: ADVERSARY_RANGES.violence.max } as const
const some = (chance: Chance): number => chance.draw(upTo(FIGURES.most).slice(FIGURES.least), 'DD-10.3', 'nobody')

/** [DD-10.3] Figures that an adversary of that kind might have. */
export const guessAdversary = ({ id, arm, figures }: SeenAdversary, chance: Chance): Adversary => ({
  id,
  ...(figures ?? { combativity: some(chance), reason: some(chance), violence: some(chance), traits: [] }),
  arm,
})

function guessFoe(seen: SeenFoe, chance: Chance): Foe {
  const who = guessAdversary(seen.who, chance)
  return {
    ...seen,
    who,
    engaged: seen.engaged.slice(),
    combativity: seen.combativity ?? (seen.state === 'fighting' ? guessCombativity(who, chance) : 0),
    used: seen.used?.slice() ?? [],
    protectionSpent: seen.protectionSpent ?? false,
    infected: seen.infected ?? false,
  }
}

const guessCombativity = ({ combativity }: Adversary, chance: Chance): number =>
  chance.draw(upTo(combativity).slice(1), 'DD-10.2', 'nobody')

/** [DD-8.23] A trap is as good as its maker's Brains can make it, or better with help. */
export const guessTrap = <T extends { readonly successes: number | null }>(
  trap: T,
  chance: Chance,
): T & { successes: number } => ({
  ...trap,
  successes: trap.successes ?? chance.draw(upTo(CHARACTERISTIC_RANGE.max), 'DD-8.23', 'nobody'),
})

interface Around extends Pick<DeadDice, 'variants'> {
  readonly survivors: readonly Survivor[]
}

export function guessScene(seen: SeenScene, around: Around, chance: Chance): Scene {
  return {
    ...seen,
    hordes: seen.hordes.map(copyHorde),
    obstacles: seen.obstacles.map((obstacle) => ({ ...obstacle, tried: obstacle.tried.slice() })),
    hazards: seen.hazards.slice(),
    threats: seen.threats.slice(),
    bodies: seen.bodies.slice(),
    lying: seen.lying.map(({ cell, thing }) => ({ cell, thing: copyThing(thing) })),
    companionsGone: seen.companionsGone.slice(),
    helped: seen.helped.slice(),
    artillery: seen.artillery.slice(),
    deaths: { ...seen.deaths },
    foes: seen.foes.map((foe) => guessFoe(foe, chance)),
    traps: seen.traps.map((trap) => guessTrap(trap, chance)),
    stands: seen.stands.map((stand) => guessStand(stand, around.survivors, around, chance)),
    spent: seen.spent ?? 0,
    groupTraitUsed: seen.groupTraitUsed ?? false,
    master: seen.master === null ? { added: false, noise: false, panic: false } : { ...seen.master },
  }
}
