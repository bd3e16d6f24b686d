import type { Point } from '@shamble/geometry'
import type { DwaAction } from '../actions.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { SHOTGUNS } from '../numbers/templates.js'
import { isFirearm } from '../numbers/weapons.js'
import type { DwaOptions } from '../options.js'
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

/** A template as it is cut out of card, in millimetres. */
export type TemplateCard =
  | {
      readonly id: 'shotgun' | 'sawnOff' | 'flame'
      readonly kind: 'triangle'
      readonly length: number
      /** At the far end. */
      readonly width: number
      /** How far from the tip each zone ends. */
      readonly zones: readonly number[]
    }
  | { readonly id: 'spray' | 'blast' | 'base'; readonly kind: 'circle'; readonly diameter: number }

/** All templates of the rules, with the numbers of a match. */
export function templateCards(options: DwaOptions): readonly TemplateCard[] {
  const { weapons, distances } = numbersOf(options)
  const shotgun = (id: 'shotgun' | 'sawnOff', length: number): TemplateCard => {
    const { rise, run, zones } = SHOTGUNS[id]
    const ends = zones.map((_, i) => Math.round((length * (i + 1)) / zones.length))
    return { id, kind: 'triangle', length, width: (2 * length * rise) / run, zones: ends }
  }
  const { range } = weapons.flamethrower
  return [
    shotgun('shotgun', weapons.pumpShotgun.range),
    shotgun('sawnOff', weapons.sawnOff.range),
    // As wide at its end as its length of the options says.
    {
      id: 'flame',
      kind: 'triangle',
      length: range,
      width: (options.flameBaseMm * range) / options.flameLengthMm,
      zones: [range],
    },
    { id: 'spray', kind: 'circle', diameter: 2 * distances.spray },
    { id: 'blast', kind: 'circle', diameter: 2 * distances.blast },
    { id: 'base', kind: 'circle', diameter: options.baseMm },
  ]
}

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
          : [
              {
                kind: 'circle' as const,
                centre: { x: target.x, y: target.y },
                radius: numbersOf(s.options).distances.spray,
              },
            ]
      })
    case 'throw':
    case 'launch':
      return [{ kind: 'circle', centre: action.at, radius: numbersOf(s.options).distances.blast }]
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
