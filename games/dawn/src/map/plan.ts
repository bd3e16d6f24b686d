import { BadInput } from '@shamble/kernel'
import { int, list, oneOf, onlyFields, record, text, words } from '@shamble/module'

/** A mall as a file describes it: a unit grid of areas, with doors on the walls between them. */
export interface MallPlan {
  readonly name: string
  readonly cols: number
  readonly rows: number
  /** Letters are areas, `.` is hall, `#` is solid. Squares are numbered row by row, skipping what is solid. */
  readonly layout: readonly string[]
  readonly areas: Readonly<Record<string, { readonly kind: 'store'; readonly name: string }>>
  readonly doors: readonly DoorPlan[]
  readonly zombiePlacement: readonly string[]
  readonly characterPlacement: readonly string[]
  readonly rifleSquare: string
  readonly rifles: number
  readonly mainDoorSquares: Readonly<Record<MainDoorName, string>>
}

/** [DAWN-2.1.d] A side between two areas is a wall, and a wall may hold one of these. */
export const DOOR_KINDS = ['glass', 'solid', 'main'] as const
export type DoorKind = (typeof DOOR_KINDS)[number]

export const MAIN_DOOR_NAMES = ['North', 'East', 'South', 'West'] as const
export type MainDoorName = (typeof MAIN_DOOR_NAMES)[number]

export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]

export interface DoorPlan {
  readonly id: string
  readonly kind: DoorKind
  readonly name?: MainDoorName
  readonly a: string
  readonly b: string | null
  readonly sideOfA: Side
}

const NAME = words(0, 200)
const size = int(1, 60)
const squareId = (value: unknown, where: string): string => {
  const id = text(value, where)
  if (!/^\d{3}$/.test(id)) throw new BadInput(where, 'a square has three digits, found "{{id}}"', { id })
  return id
}

/** Reads a mall from outside; only its shape, whether it can be played is for `buildMall` to say. */
export function readPlan(value: unknown, where: string): MallPlan {
  const given = record(value, where)
  const known = [
    'name',
    'cols',
    'rows',
    'layout',
    'areas',
    'doors',
    'zombiePlacement',
    'characterPlacement',
    'rifleSquare',
    'rifles',
    'mainDoorSquares',
  ]
  onlyFields(given, known, where)
  const cols = size(given['cols'], `${where}.cols`)
  const rows = size(given['rows'], `${where}.rows`)
  const layout = list(text)(given['layout'], `${where}.layout`)
  if (layout.length !== rows)
    throw new BadInput(`${where}.layout`, 'expected {{rows}} rows, found {{found}}', { rows, found: layout.length })
  layout.forEach((row, r) => {
    if (row.length !== cols)
      throw new BadInput(`${where}.layout[${r}]`, 'expected {{cols}} cells, found {{found}}', {
        cols,
        found: row.length,
      })
  })
  const mains = record(given['mainDoorSquares'], `${where}.mainDoorSquares`)
  onlyFields(mains, MAIN_DOOR_NAMES, `${where}.mainDoorSquares`)
  return {
    name: NAME(given['name'], `${where}.name`),
    cols,
    rows,
    layout,
    areas: readAreas(given['areas'], `${where}.areas`),
    doors: list(readDoor)(given['doors'], `${where}.doors`),
    zombiePlacement: list(squareId)(given['zombiePlacement'], `${where}.zombiePlacement`),
    characterPlacement: list(squareId)(given['characterPlacement'], `${where}.characterPlacement`),
    rifleSquare: squareId(given['rifleSquare'], `${where}.rifleSquare`),
    rifles: int(2, 2)(given['rifles'], `${where}.rifles`),
    mainDoorSquares: Object.fromEntries(
      MAIN_DOOR_NAMES.map((name) => [name, squareId(mains[name], `${where}.mainDoorSquares.${name}`)]),
    ) as Record<MainDoorName, string>,
  }
}

function readAreas(value: unknown, where: string): MallPlan['areas'] {
  const areas: Record<string, { kind: 'store'; name: string }> = {}
  for (const [key, area] of Object.entries(record(value, where))) {
    if (!/^[A-Z]$/.test(key)) throw new BadInput(`${where}.${key}`, 'an area is one capital letter')
    const given = record(area, `${where}.${key}`)
    onlyFields(given, ['kind', 'name'], `${where}.${key}`)
    areas[key] = {
      kind: oneOf(['store'])(given['kind'], `${where}.${key}.kind`),
      name: NAME(given['name'], `${where}.${key}.name`),
    }
  }
  return areas
}

function readDoor(value: unknown, where: string): DoorPlan {
  const given = record(value, where)
  onlyFields(given, ['id', 'kind', 'name', 'a', 'b', 'sideOfA'], where)
  const kind = oneOf(DOOR_KINDS)(given['kind'], `${where}.kind`)
  const door = {
    id: text(given['id'], `${where}.id`),
    kind,
    a: squareId(given['a'], `${where}.a`),
    b: given['b'] === null ? null : squareId(given['b'], `${where}.b`),
    sideOfA: oneOf(SIDES)(given['sideOfA'], `${where}.sideOfA`),
  }
  return kind === 'main' ? { ...door, name: oneOf(MAIN_DOOR_NAMES)(given['name'], `${where}.name`) } : door
}
