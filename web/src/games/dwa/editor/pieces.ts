import type { Scenario, Spot } from '@shamble/game-dwa/scenarios'

/** Lists of a scenario whose members have a place on the table, the lowest first as they are drawn and touched. */
export const LISTS = [
  'difficult',
  'deployment',
  'objectives',
  'roofs',
  'rooms',
  'blocks',
  'low',
  'walls',
  'openings',
  'vehicles',
  'objects',
  'neutrals',
  'zombies',
] as const
export type List = (typeof LISTS)[number]

/** One piece of a scenario, by its list and its number there. */
export interface Ref {
  readonly list: List
  readonly index: number
}

export const pathOf = ({ list, index }: Ref): string => `${list}[${index}]`

export const isSame = (one: Ref | null, other: Ref | null): boolean =>
  one?.list === other?.list && one?.index === other?.index

/** The piece that a path leads to or into, as `openings[3].from`; `null` where it leads elsewhere. */
export function refOf(path: string): Ref | null {
  const [, list, index] = /^(\w+)\[(\d+)\]/.exec(path) ?? []
  return (LISTS as readonly (string | undefined)[]).includes(list) ? { list: list as List, index: Number(index) } : null
}

/** Where a piece is: an outline, a line, or a spot that may be turned. */
export type Shape =
  | { readonly kind: 'area'; readonly outline: readonly Spot[] }
  | { readonly kind: 'line'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'spot'; readonly at: Spot; readonly turn: number | null }

type Members = readonly Readonly<Record<string, unknown>>[]

/** The member of a list as plain data. */
export const memberOf = (scenario: Scenario, { list, index }: Ref): unknown =>
  (scenario[list] as unknown as Members)[index]

/** `null` where the piece has no place: most objectives have none, and some pieces are gone. */
export function shapeOf(scenario: Scenario, ref: Ref): Shape | null {
  const piece = memberOf(scenario, ref)
  if (piece === undefined) return null
  if (ref.list === 'difficult') return { kind: 'area', outline: piece as readonly Spot[] }
  const { outline, from, to, at, heading, facing } = piece as Partial<{
    outline: readonly Spot[]
    from: Spot
    to: Spot
    at: Spot
    heading: number
    facing: number
  }>
  if (outline !== undefined) return { kind: 'area', outline }
  if (from !== undefined && to !== undefined) return { kind: 'line', from, to }
  if (at === undefined) return null
  const turn = ref.list === 'vehicles' ? heading! : ref.list === 'zombies' ? (facing ?? 0) : null
  return { kind: 'spot', at, turn }
}

export const pointsOf = (shape: Shape): readonly Spot[] =>
  shape.kind === 'area' ? shape.outline : shape.kind === 'line' ? [shape.from, shape.to] : [shape.at]

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}

export function boundsOf(points: readonly Spot[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y }
}

export function middleOf(points: readonly Spot[]): Spot {
  const { x, y, width, depth } = boundsOf(points)
  return [x + width / 2, y + depth / 2]
}

/** The scenario with one member changed, or with one more where its number is the next. */
export function withMember(scenario: Scenario, { list, index }: Ref, member: unknown): Scenario {
  const members = scenario[list] as unknown as readonly unknown[]
  const next = index >= members.length ? [...members, member] : members.map((old, i) => (i === index ? member : old))
  return { ...scenario, [list]: next }
}

export function withShape(scenario: Scenario, ref: Ref, shape: Shape): Scenario {
  const piece = memberOf(scenario, ref)
  if (ref.list === 'difficult') return withMember(scenario, ref, pointsOf(shape))
  const { kind: _kind, turn, ...places } = shape as Shape & { readonly turn?: number | null }
  const turned = turn == null ? {} : ref.list === 'vehicles' ? { heading: turn } : turn === 0 ? {} : { facing: turn }
  return withMember(scenario, ref, { ...(piece as object), ...places, ...turned })
}

/** The scenario with one more piece; it is the last of its list. */
export function added(scenario: Scenario, list: List, member: unknown): { scenario: Scenario; ref: Ref } {
  const ref = { list, index: scenario[list].length }
  return { scenario: withMember(scenario, ref, member), ref }
}

/** The scenario without a piece. Objectives that count openings keep to the same ones. */
export function without(scenario: Scenario, { list, index }: Ref): Scenario {
  const rest = (scenario[list] as readonly unknown[]).filter((_, i) => i !== index)
  const next = { ...scenario, [list]: rest } as Scenario
  if (list !== 'openings') return next
  const objectives = next.objectives.map((objective) => {
    if (objective.kind !== 'hold') return objective
    const kept = objective.openings.filter((i) => i !== index).map((i) => (i > index ? i - 1 : i))
    return kept.length === 0 ? objective : { ...objective, openings: kept }
  })
  return { ...next, objectives }
}

/** Every piece with a place, in the order in which the keyboard goes through them. */
export function refsOf(scenario: Scenario): Ref[] {
  return LISTS.flatMap((list) => [...scenario[list].keys()].map((index) => ({ list, index }))).filter(
    (ref) => shapeOf(scenario, ref) !== null,
  )
}

/** An id that nothing of the list has: the wished one, or that with a number. */
export function freshId(wished: string, members: readonly { readonly id: string }[]): string {
  const taken = new Set(members.map(({ id }) => id))
  for (let number = 1; ; number++) {
    const id = number === 1 ? wished : `${wished}${number}`
    if (!taken.has(id)) return id
  }
}
