import type { Point } from '@shamble/geometry'
import type { DwaAction } from '../actions.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { isFirearm } from '../numbers/weapons.js'
import type { Human, Table } from '../state.js'
import { muzzleOf } from './muzzle.js'

/** The outline of a template as a table draws it: a triangle with its zones, or a circle. In millimetres, not exact. */
export type TemplateDrawn =
  | {
      readonly kind: 'triangle'
      readonly apex: Point
      readonly corners: readonly [Point, Point]
      readonly zones: readonly (readonly [Point, Point])[]
    }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }

/** [GEO-11] */
const MACHINE_GUN = 50
const GRENADE = 40

/** What an answer would lay on the table. */
export function templateOutline(s: Table, human: Human, action: DwaAction): TemplateDrawn[] {
  switch (action.type) {
    case 'blast':
      return action.blasts.flatMap(({ at }) => triangle(s, human, action.weapon, at))
    case 'flame':
      return triangle(s, human, action.weapon, action.at)
    case 'spray':
      return action.targets.flatMap((id) => {
        const target = id < 0 ? s.zombies.find((zombie) => zombie.id === id) : s.humans[id]
        return target === undefined
          ? []
          : [{ kind: 'circle' as const, centre: { x: target.x, y: target.y }, radius: MACHINE_GUN }]
      })
    case 'throw':
    case 'launch':
      return [{ kind: 'circle', centre: action.at, radius: GRENADE }]
    default:
      return []
  }
}

function triangle(s: Table, human: Human, weapon: number, towards: Point): TemplateDrawn[] {
  const id = human.weapons[weapon]?.id
  if (id === undefined || !isFirearm(id)) return []
  const from = muzzleOf(s, human)
  const length = Math.hypot(towards.x - from.x, towards.y - from.y)
  if (length === 0) return []
  const [ux, uy] = [(towards.x - from.x) / length, (towards.y - from.y) / length]
  const { mode, range } = numbersOf(s.options).weapons[id]
  // [GEO-10] The sawn-off spreads three times as wide; a flamethrower as its options say.
  const slope = mode === 'flame' ? s.options.flameBaseMm / (2 * range) : mode === 'sawnOff' ? 1 / 2 : 1 / 6
  const at = (along: number, across: number): Point => ({
    x: from.x + ux * (s.options.baseMm / 2 + along) - uy * across,
    y: from.y + uy * (s.options.baseMm / 2 + along) + ux * across,
  })
  const line = (along: number): readonly [Point, Point] => [at(along, -along * slope), at(along, along * slope)]
  const zones: (readonly [Point, Point])[] = []
  if (mode !== 'flame')
    for (
      let along = range / (mode === 'sawnOff' ? 2 : 3);
      along < range - 1;
      along += range / (mode === 'sawnOff' ? 2 : 3)
    )
      zones.push(line(along))
  return [{ kind: 'triangle', apex: at(0, 0), corners: line(range), zones }]
}
