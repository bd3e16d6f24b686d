import type { Modifier, Odds, OddsResult, Params } from '@shamble/kernel'
import type { Scores } from '../abilities/ability.js'
import type { DwaAction } from '../actions.js'
import { isEngaged } from '../board/measure.js'
import { nameOf } from '../events.js'
import { activationOf, type FireShot, type FireWay } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type GrenadeId, isFirearm } from '../numbers/weapons.js'
import { blastShots } from '../orders/blast.js'
import { burstShots } from '../orders/burst.js'
import { flameShots } from '../orders/flame.js'
import { shootShots } from '../orders/shoot.js'
import { sprayShots } from '../orders/spray.js'
import { burnsFirst } from '../rules/burning.js'
import { chosen } from '../rules/declaration.js'
import { type Blast, blastOf, explosionAt } from '../rules/explosions.js'
import {
  blastModifiers,
  type Fire,
  scoresOf,
  shotModifiers,
  sprayed,
  sprayModifiers,
  zoneResult,
} from '../rules/fire-dice.js'
import { type Result, resultOf } from '../rules/fire-effects.js'
import { AIM, personalModifiers, totalOf } from '../rules/fire-modifiers.js'
import { landingModifiers, strayDice } from '../rules/grenades.js'
import { jamsHow } from '../rules/jams.js'
import { rowOf } from '../rules/loads.js'
import { type Muzzle, muzzleOf } from '../rules/muzzle.js'
import { flameOf, triangleOf, underFlames, underTriangle } from '../rules/templates.js'
import { type Dwa, type Figure, type FigureId, figureById, type Human, isZombie } from '../state.js'
import type { DwaView } from '../view.js'
import { CERTAIN, type Fraction, fraction, minus, NEVER, not, plain, plus, times } from './fraction.js'

/** A die before it is thrown: what is added to it, and what each of its faces would do. */
export interface FacedDie {
  readonly modifiers: readonly Modifier[]
  /** For the natural faces 1 to 6. */
  readonly faces: readonly Result[]
}

/** The dice that are thrown at the same figures, shot by shot. */
export interface FacedDice {
  readonly targets: readonly FigureId[]
  readonly shots: readonly (readonly FacedDie[])[]
}

/** What every die of a declaration would do, face by face; nothing where an action is no shot or cannot be one. */
export function facesOf(view: DwaView, action: DwaAction): FacedDice[] {
  const declared = declaredBy(view, action)
  if (declared === null) return []
  const { fire, shots, human } = declared
  const s = view as unknown as Dwa
  const muzzle = muzzleOf(s, human)
  switch (fire.way) {
    case 'single':
      return byTarget(shots).map((same) => ({
        targets: same[0]!.targets,
        shots: same.map((shot) => diceAt(s, fire, shot, muzzle)),
      }))
    case 'burst':
      return [{ targets: shots[0]!.targets, shots: shots.map((shot) => diceAt(s, fire, shot, muzzle)) }]
    case 'spray':
      return shots.map((shot) => {
        const under = sprayed(s, human, shot, muzzle)
        const modifiers = sprayModifiers(s, fire, shot, muzzle, under)
        return {
          targets: under.map(({ id }) => id),
          shots: [repeated(shot.dice, faced(modifiers, scoresOf(s, fire, shot)))],
        }
      })
    case 'blast':
      return shots.flatMap((shot) => blastFaces(s, fire, shot, muzzle, human))
    case 'flame': {
      const modifiers = personalModifiers(s, human, 'flamethrower')
      const { elim } = scoresOf(s, fire, shots[0]!)
      return underFlames(s, muzzle, flameOf(s, muzzle, shots[0]!), human)
        .filter((figure) => burnsFirst(s, figure))
        .map(({ id }) => ({ targets: [id], shots: [[faced(modifiers, { fall: 0, elim })]] }))
    }
  }
}

function blastFaces(s: Dwa, fire: Fire, shot: FireShot, muzzle: Muzzle, human: Human): FacedDice[] {
  const row = rowOf(s, human.weapons[shot.weapon]!)
  const kind = row.mode === 'sawnOff' ? 'sawnOff' : 'shotgun'
  if (shot.x === muzzle.x && shot.y === muzzle.y) return []
  return underTriangle(s, muzzle, triangleOf(s, muzzle, row, shot), human).map(({ figure, zone }) => {
    const modifiers = blastModifiers(s, fire, shot, muzzle, figure)
    const faces = FACES.map((face) => zoneResult(s, kind, zone, totalOf(face, modifiers)))
    return { targets: [figure.id], shots: [repeated(shot.dice, { modifiers, faces })] }
  })
}

const FACES = [1, 2, 3, 4, 5, 6] as const

const faced = (modifiers: readonly Modifier[], scores: Scores, falls = false): FacedDie => ({
  modifiers,
  faces: FACES.map((face) => {
    const result = resultOf(totalOf(face, modifiers), scores)
    return falls && result === 'elim' ? 'fall' : result
  }),
})

const repeated = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item)

/** The dice of one shot at named targets, the aimed ones first. */
function diceAt(s: Dwa, fire: Fire, shot: FireShot, muzzle: Muzzle): FacedDie[] {
  const modifiers = shotModifiers(s, fire, shot, muzzle)
  const scores = scoresOf(s, fire, shot)
  return [
    ...repeated(shot.aimed, faced([...modifiers, AIM], scores, shot.falls)),
    ...repeated(shot.dice - shot.aimed, faced(modifiers, scores, shot.falls)),
  ]
}

function byTarget(shots: readonly FireShot[]): FireShot[][] {
  const groups: FireShot[][] = []
  for (const shot of shots) {
    const same = groups.find(([first]) => first!.targets[0] === shot.targets[0])
    if (same === undefined) groups.push([shot])
    else same.push(shot)
  }
  return groups
}

interface Declared {
  readonly fire: Fire
  readonly shots: readonly FireShot[]
  readonly human: Human
}

/** What an action declares, as far as its dice go; `null` where it declares no shots, or none that could be thrown. */
function declaredBy(view: DwaView, action: DwaAction): Declared | null {
  const acting = activationOf(view)
  if (acting === null) return null
  const s = view as unknown as Dwa
  const human = s.humans[acting.human]!
  const doer = { s, f: acting, human, engaged: false }
  const shots = shotsOf(doer, action)
  if (shots === null || shots.length === 0) return null
  const named = shots.flatMap(({ targets }) => targets)
  if (named.some((id) => figureById(s, id) === null)) return null
  const helps = action.type === 'spray' ? action.abilities : 'ability' in action ? [action.ability] : []
  const way = WAYS[action.type as keyof typeof WAYS]
  return { fire: { human: human.id, way, helps: chosen(helps).map(({ id }) => id) }, shots, human }
}

const WAYS = {
  shoot: 'single',
  burst: 'burst',
  blast: 'blast',
  spray: 'spray',
  flame: 'flame',
} as const satisfies Partial<Record<DwaAction['type'], FireWay>>

function shotsOf(doer: Parameters<typeof shootShots>[0], action: DwaAction): FireShot[] | null {
  if (!Object.hasOwn(WAYS, action.type)) return null
  const weapon = doer.human.weapons[(action as { weapon: number }).weapon]
  if (weapon === undefined || !isFirearm(weapon.id)) return null
  switch (action.type) {
    case 'shoot':
      return shootShots(doer, action)
    case 'burst':
      return burstShots(doer, action)
    case 'blast':
      return blastShots(doer, action)
    case 'spray':
      return sprayShots(doer, action)
    case 'flame':
      return flameShots(doer, action)
    default:
      return null
  }
}

/**
 * The exact chances of a declaration of fire: nothing, a fall at best, an elimination. Of several figures each has its
 * own, except where one batch of dice serves all of them.
 */
export function oddsOfFire(view: DwaView, action: DwaAction): Odds | null {
  if (action.type === 'throw' || action.type === 'launch') return oddsOfGrenade(view, action)
  const groups = facesOf(view, action)
  const declared = declaredBy(view, action)
  if (declared === null) return null
  const s = view as unknown as Dwa
  const results: OddsResult[] = []
  for (const group of groups) {
    const figures = group.targets.flatMap((id) => figureById(s, id) ?? [])
    const said = groups.length > 1 && figures.length === 1 ? { whom: nameOf(figures[0]!) } : undefined
    results.push(...chancesOf(group, figures, said))
    if (declared.fire.way === 'single' || declared.fire.way === 'burst')
      results.push(...friendChance(s, group, figures))
  }
  const jam = jamChance(s, declared, groups)
  if (jam !== null) results.push(jam)
  const [first] = groups[0]?.shots[0] ?? []
  return { rule: RULES[declared.fire.way], modifiers: first?.modifiers ?? [], results }
}

const RULES: Readonly<Record<FireWay, string>> = {
  single: 'DWA-11.1.i',
  burst: 'DWA-11.2.6.a',
  blast: 'DWA-11.2.7.1.b',
  spray: 'DWA-11.2.7.2.c',
  flame: 'DWA-11.2.7.4.b',
}

const share = ({ faces }: FacedDie, which: (face: Result) => boolean): Fraction =>
  fraction(faces.filter(which).length, 6)

const allOf = (dice: readonly FacedDie[], which: (face: Result) => boolean): Fraction =>
  dice.reduce((all, die) => times(all, share(die, which)), CERTAIN)

const isMiss = (face: Result): boolean => face === 'miss'
const isElim = (face: Result): boolean => face === 'elim'

/** Nothing at all, a fall and no more, an elimination; for several targets how many can be eliminated at least. */
function chancesOf({ shots }: FacedDice, figures: readonly Figure[], said: Params | undefined): OddsResult[] {
  const dice = shots.flat()
  const nothing = allOf(dice, isMiss)
  const noElim = allOf(dice, (face) => !isElim(face))
  const named = (key: string): Pick<OddsResult, 'key' | 'params'> =>
    said === undefined ? { key } : { key: `${key}.of`, params: said }
  const results: OddsResult[] = [
    { ...named('fire.miss'), ...plain(nothing) },
    { ...named('fire.fall'), ...plain(minus(noElim, nothing)) },
    { ...named('fire.elim'), ...plain(not(noElim)) },
  ]
  const counts = elimCounts(dice)
  for (let count = 2; count <= Math.min(figures.length, dice.length); count++) {
    const least = counts.slice(count).reduce(plus, NEVER)
    results.push({ key: 'fire.elims', ...plain(least), params: { count }, detail: true })
  }
  return results
}

/** The chance of exactly so many eliminations, by their number. */
function elimCounts(dice: readonly FacedDie[]): Fraction[] {
  let counts: Fraction[] = [CERTAIN]
  for (const die of dice) {
    const hit = share(die, isElim)
    const next = Array.from({ length: counts.length + 1 }, () => NEVER)
    for (const [n, chance] of counts.entries()) {
      next[n] = plus(next[n]!, times(chance, not(hit)))
      next[n + 1] = plus(next[n + 1]!, times(chance, hit))
    }
    counts = next
  }
  return counts
}

/** That a friend beside the only target is wounded: some shot hits nothing. */
function friendChance(s: Dwa, { shots }: FacedDice, figures: readonly Figure[]): OddsResult[] {
  const [target] = figures
  if (figures.length !== 1 || !isZombie(target!) || !isEngaged(s, target)) return []
  const everyShotHits = shots.reduce((all, dice) => times(all, not(allOf(dice, isMiss))), CERTAIN)
  const everyDieHits = shots.flat().reduce((all, die) => times(all, not(share(die, isMiss))), CERTAIN)
  const safe = s.options.meleeMiss === 'perDie' ? everyDieHits : everyShotHits
  return [{ key: 'fire.friend', ...plain(not(safe)), params: { whom: nameOf(target) } }]
}

/** [DWA-11.3.a] [DWA-11.3.e] That the weapon jams. */
function jamChance(s: Dwa, { human, shots }: Declared, groups: readonly FacedDice[]): OddsResult | null {
  const how = jamsHow(s, human.weapons[shots[0]!.weapon]!.id)
  if (how !== 'usual' && how !== 'machineGun') return null
  const dice = groups.reduce((sum, group) => sum + group.shots.flat().length, 0)
  let holds = CERTAIN
  const safe = fraction(36 - (numbersOf(s.options).scores.jamHolds - 1), 36)
  if (how === 'usual') for (let i = 0; i < dice; i++) holds = times(holds, safe)
  else for (const { dice: count } of shots) holds = times(holds, fewerOnes(s, count))
  return { key: 'fire.jam', ...plain(not(holds)), detail: true }
}

/** Fewer ones than jam a machine gun. */
function fewerOnes(s: Dwa, dice: number): Fraction {
  const ones = numbersOf(s.options).counts.machineGunOnes
  const die: FacedDie = { modifiers: [], faces: ['elim', 'miss', 'miss', 'miss', 'miss', 'miss'] }
  return elimCounts(repeated(dice, die)).slice(0, ones).reduce(plus, NEVER)
}

type Thrown = Extract<DwaAction, { type: 'throw' | 'launch' }>

/** Where a grenade comes down, and what it does to whoever is under it if it comes down on target. */
function oddsOfGrenade(view: DwaView, action: Thrown): Odds | null {
  const acting = activationOf(view)
  if (acting === null) return null
  const s = view as unknown as Dwa
  const human = s.humans[acting.human]!
  const what = whatIsThrown(human, action)
  if (what === null) return null
  const modifiers = landingModifiers(s, human, what, action.type === 'launch')
  const strays = FACES.map((face) => strayDice(s, totalOf(face, modifiers)))
  const landing = [...new Set(strays)].sort((one, other) => one - other)
  const results: OddsResult[] = landing.map((dice) => ({
    key: dice === 0 ? 'grenade.lands' : 'grenade.strays',
    ways: strays.filter((one) => one === dice).length,
    of: 6,
    ...(dice === 0 ? {} : { params: { dice } }),
  }))
  for (const { figure, blasts } of blastFacesOf(view, what, action)) {
    for (const blast of new Set(blasts))
      if (blast !== 'none')
        results.push({
          key: `grenade.${blast}`,
          ways: blasts.filter((one) => one === blast).length,
          of: 6,
          params: { whom: nameOf(figure) },
          detail: true,
        })
  }
  return { rule: 'DWA-11.2.7.3.d', modifiers, results }
}

function whatIsThrown(human: Human, action: Thrown): GrenadeId | null {
  if (action.type === 'throw') return action.grenade
  return human.weapons[action.weapon]?.load ?? null
}

/** What each face would do to everybody under a grenade that comes down where it was meant to. */
export function blastFacesOf(
  view: DwaView,
  what: GrenadeId,
  { at, level }: Pick<Thrown, 'at' | 'level'>,
): { readonly figure: Figure; readonly modifiers: readonly Modifier[]; readonly blasts: readonly Blast[] }[] {
  const { under, modifiers } = explosionAt(view, { ...at, level, what })
  return under.map((figure) => ({
    figure,
    modifiers,
    blasts: FACES.map((face) => blastOf(view, what, totalOf(face, modifiers))),
  }))
}
