import type { Modifier } from '@shamble/kernel'
import type { Scores } from '../abilities/ability.js'
import type { DwaAction } from '../actions.js'
import { activationOf, type FireShot, type FireWay } from '../frames/kinds.js'
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
import { AIM, personalOnly, totalOf } from '../rules/fire-modifiers.js'
import type { Spot } from '../rules/grenades.js'
import { rowOf } from '../rules/loads.js'
import { type Muzzle, muzzleOf } from '../rules/muzzle.js'
import { flameOf, triangleOf, underFlames, underTriangle } from '../rules/templates.js'
import { type Dwa, type Figure, type FigureId, figureById, type Human } from '../state.js'
import type { DwaView } from '../view.js'

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
      const modifiers = personalOnly(s, human, 'flamethrower')
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

export const FACES = [1, 2, 3, 4, 5, 6] as const

const faced = (modifiers: readonly Modifier[], scores: Scores, falls = false): FacedDie => ({
  modifiers,
  faces: FACES.map((face) => {
    const result = resultOf(totalOf(face, modifiers), scores)
    return falls && result === 'elim' ? 'fall' : result
  }),
})

export const repeated = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item)

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

export interface Declared {
  readonly fire: Fire
  readonly shots: readonly FireShot[]
  readonly human: Human
}

/** What an action declares, as far as its dice go; `null` where it declares no shots, or none that could be thrown. */
export function declaredBy(view: DwaView, action: DwaAction): Declared | null {
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

/** What each face would do to everybody under a grenade that comes down where it was meant to. */
export function blastFacesOf(
  view: DwaView,
  what: GrenadeId,
  { at, level }: Spot,
): { readonly figure: Figure; readonly modifiers: readonly Modifier[]; readonly blasts: readonly Blast[] }[] {
  const { under, modifiers } = explosionAt(view, { ...at, level, what })
  return under.map((figure) => ({
    figure,
    modifiers,
    blasts: FACES.map((face) => blastOf(view, what, totalOf(face, modifiers))),
  }))
}
