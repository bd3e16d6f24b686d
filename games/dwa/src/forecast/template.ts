import { type TriangleTemplate, zoneAt } from '@shamble/geometry'
import type { DwaAction } from '../actions.js'
import { figuresOf, sightOf } from '../board/measure.js'
import { isFirearm } from '../numbers/weapons.js'
import { explosionAt } from '../rules/explosions.js'
import { rowOf } from '../rules/loads.js'
import { muzzleOf } from '../rules/muzzle.js'
import { flameOf, triangleOf, underFlames, zoneOf } from '../rules/templates.js'
import type { Figure, Human, Table } from '../state.js'

/** A figure whose centre lies under a shotgun's template. */
export interface Under {
  readonly figure: Figure
  readonly zone: number
  /** How many of the rays to it are hidden, of how many. */
  readonly hidden: number
  readonly rays: number
  /** Left out, because more than half of it is hidden or too little of it lies under [DWA-11.2.7.1.a]. */
  readonly isOut: boolean
}

/** A figure whose base a template does not reach by so many millimetres. */
export interface Clear {
  readonly figure: Figure
  readonly clear: number
}

export interface TemplateForecast {
  readonly under: readonly Under[]
  readonly beside: readonly Clear[]
}

/** How near to a template a figure must stand to be told by how much it misses. */
const NEAR = 13

/** Who would be under each template of a shotgun, who is left out, and who stands just beside it; for tables. */
export function templateForecast(s: Table, human: Human, action: DwaAction): TemplateForecast {
  const weapon = action.type === 'blast' ? human.weapons[action.weapon] : undefined
  if (action.type !== 'blast' || weapon === undefined || !isFirearm(weapon.id)) return { under: [], beside: [] }
  const muzzle = muzzleOf(s, human)
  const under: Under[] = []
  const beside: Clear[] = []
  for (const { at } of action.blasts) {
    if (at.x === muzzle.x && at.y === muzzle.y) continue
    const template = triangleOf(s, muzzle, rowOf(s, weapon), at)
    for (const figure of figuresOf(s)) {
      if (figure === human) continue
      const zone = zoneAt(template, figure)
      const clear = clearOf(template, figure)
      if (zone === null) {
        if (clear < NEAR) beside.push({ figure, clear: Math.max(0, Math.floor(clear)) })
        continue
      }
      const { hidden, rays } = sightOf(muzzle.table, muzzle, figure)
      under.push({ figure, zone, hidden, rays, isOut: zoneOf(s, muzzle, template, figure) === null })
    }
  }
  const far = ({ figure }: { readonly figure: Figure }): number => Math.hypot(figure.x - muzzle.x, figure.y - muzzle.y)
  return {
    under: under.sort((one, other) => far(one) - far(other)),
    beside: beside.sort((one, other) => far(one) - far(other)),
  }
}

/** Everybody under flames, or under a grenade that comes down where it should. */
export function caughtBy(s: Table, human: Human, action: DwaAction): readonly Figure[] {
  switch (action.type) {
    case 'flame': {
      const muzzle = muzzleOf(s, human)
      if (action.at.x === muzzle.x && action.at.y === muzzle.y) return []
      return underFlames(s, muzzle, flameOf(s, muzzle, action.at), human)
    }
    case 'throw':
      return explosionAt(s, { ...action.at, level: action.level, what: action.grenade }).under
    case 'launch': {
      const weapon = human.weapons[action.weapon]
      return weapon === undefined ? [] : explosionAt(s, { ...action.at, level: action.level, what: weapon.load }).under
    }
    default:
      return []
  }
}

/** From the centre of a base to the nearest side of a triangle, for people to read. */
function clearOf({ shooter, towards, rise, run, zones }: TriangleTemplate, { x, y }: Figure): number {
  const length = Math.hypot(towards.x - shooter.x, towards.y - shooter.y)
  const [ux, uy] = [(towards.x - shooter.x) / length, (towards.y - shooter.y) / length]
  const along = (x - shooter.x) * ux + (y - shooter.y) * uy - shooter.diameter / 2
  const across = Math.abs(-(x - shooter.x) * uy + (y - shooter.y) * ux)
  const reach = zones[zones.length - 1]!
  const aside = across - (Math.max(0, Math.min(along, reach)) * rise) / run
  return Math.max(aside, along - reach, -along)
}
