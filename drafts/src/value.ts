import type { BoardArea, BoardPoint, DraftShape, Plain } from '@shamble/kernel'
import { tidyWords } from '@shamble/module'

/** What a shape is filled with so far; `null` for what nobody has set. */
export type DraftValue = Plain

/** The way to a part of a value: `targets`, 1, `shots`. */
export type FieldPath = readonly (string | number)[]

type Members = { readonly [name: string]: DraftValue }

export const atOf = (path: FieldPath): string => path.join('.')

/** What a draft begins with: what the shape proposes, and nothing where it proposes nothing. */
export function blank(shape: DraftShape): DraftValue {
  switch (shape.kind) {
    case 'number':
      return shape.first ?? (shape.min === shape.max ? shape.min : null)
    case 'choice':
      return shape.first ?? (shape.of.length === 1 ? shape.of[0]! : null)
    case 'flag':
      return shape.first ?? false
    case 'pick':
      // Where all that there are must be picked, nothing is left to ask.
      if (shape.several !== undefined)
        return shape.from.length === shape.several.least ? shape.from.map(({ id }) => id) : []
      return shape.from.length === 1 ? shape.from[0]!.id : null
    case 'list':
      return Array.from({ length: shape.least }, () => blank(shape.of))
    case 'form':
      return Object.fromEntries(shape.fields.map((field) => [field.name, blank(field.shape)]))
    case 'path':
      return []
    case 'text':
      return shape.least === 0 ? '' : null
    default:
      return null
  }
}

/** The first part that is still to be set; `null` when everything is. */
export function missing(shape: DraftShape, value: DraftValue): FieldPath | null {
  switch (shape.kind) {
    case 'form':
      for (const { name, shape: of } of shape.fields) {
        const within = missing(of, (value as Members)[name]!)
        if (within !== null) return [name, ...within]
      }
      return null
    case 'list': {
      const items = value as readonly DraftValue[]
      for (const [i, item] of items.entries()) {
        const within = missing(shape.of, item)
        if (within !== null) return [i, ...within]
      }
      return items.length < shape.least ? [] : null
    }
    case 'path':
      return (value as readonly unknown[]).length === 0 ? [] : null
    case 'pick': {
      if (shape.several === undefined) return value === null ? [] : null
      return (value as readonly unknown[]).length < shape.several.least ? [] : null
    }
    case 'text':
      return value === null || [...(value as string)].length < shape.least ? [] : null
    default:
      return value === null ? [] : null
  }
}

/** The shape of one part: a leg of a path is a point. */
export function shapeAt(shape: DraftShape, path: FieldPath): DraftShape | null {
  const [first, ...rest] = path
  if (first === undefined) return shape
  if (shape.kind === 'form') {
    const field = shape.fields.find(({ name }) => name === first)
    return field === undefined ? null : shapeAt(field.shape, rest)
  }
  if (shape.kind === 'list' && typeof first === 'number') return shapeAt(shape.of, rest)
  if (shape.kind === 'path' && typeof first === 'number' && rest.length === 0) {
    const { area, base, snaps } = shape
    return { kind: 'point', area, base, snaps, from: null, reach: null }
  }
  return null
}

export function valueAt(value: DraftValue, path: FieldPath): DraftValue {
  let part: DraftValue | undefined = value
  for (const name of path) part = (part as Members | null | undefined)?.[name]
  return part ?? null
}

/** The same value with one part set; a number one past the end of a list adds to it. */
export function withPart(value: DraftValue, path: FieldPath, part: DraftValue): DraftValue {
  const [first, ...rest] = path
  if (first === undefined) return part
  if (Array.isArray(value)) {
    const items = value.slice() as DraftValue[]
    items[first as number] = withPart(items[first as number] ?? null, rest, part)
    return items
  }
  return { ...(value as Members), [first]: withPart((value as Members)[first] ?? null, rest, part) }
}

/** What may be set: numbers within their bounds, whole millimetres on the board, words without marks that nobody sees. */
export function tidied(shape: DraftShape, value: DraftValue): DraftValue {
  if (value === null) return null
  switch (shape.kind) {
    case 'number':
      return Math.min(shape.max, Math.max(shape.min, Math.round(value as number)))
    case 'angle':
      return ((Math.round(value as number) % 360) + 360) % 360
    case 'point':
      return inArea(shape.area, value as unknown as BoardPoint)
    case 'path':
      return (value as unknown as readonly BoardPoint[])
        .slice(0, shape.mostLegs)
        .map((point) => inArea(shape.area, point))
    case 'text':
      return tidyWords(value as string, shape.most)
    case 'pick': {
      if (shape.several === undefined) return value
      const picked = value as readonly (string | number)[]
      // In the order of the table: which was picked first says nothing.
      return shape.from
        .map(({ id }) => id)
        .filter((id) => picked.includes(id))
        .slice(0, shape.several.most)
    }
    default:
      return value
  }
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)))

function inArea(area: BoardArea, { x, y }: BoardPoint): DraftValue {
  return { x: between(area.x, x, area.x + area.width), y: between(area.y, y, area.y + area.depth) }
}
