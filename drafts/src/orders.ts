import type { BoardPoint, DraftShape, FormField, PlainSpace, Reason, Snap } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { type Check, Draft } from './draft.js'
import { towards, WIND_NAMES, type Wind } from './measure.js'
import { OrderWords, reasonWords } from './order-words.js'
import { blank, type DraftValue, type FieldPath, tidied } from './value.js'

/** What came of a typed order: a draft, or what could not be understood. */
export type Ordered = { readonly draft: Draft } | { readonly fault: Reason }

/**
 * An order as people type it, in their language: `walk 10 cm north-east`, `walk to 120 340`, `rule 3 wound`,
 * `patrol 10 cm north then 5 cm east, targets walker 2 shots`. Fields come in the order of the form, or after their
 * names; what is left out stays as the shape proposes it. `null` where no space is meant at all.
 */
export function readOrder(typed: string, spaces: readonly PlainSpace[], check: Check, speak: Speak): Ordered | null {
  for (const space of spaces) {
    const words = new OrderWords(typed, speak)
    if (!words.says(`space.${space.kind}.order`) && !words.phrase(space.kind)) continue
    const value = readShape(space.shape, words)
    if (value === null || !words.isDone)
      return { fault: { key: words.isDone ? 'order.more' : 'order.unknown', params: { text: words.rest } } }
    const draft = new Draft(space, check, value)
    const lacking = draft.missing
    if (lacking !== null)
      return { fault: { key: 'order.missing', params: { field: fieldName(space, lacking, speak) } } }
    return { draft }
  }
  return null
}

/** What people call a part of a draft: the nearest field that has a name. */
export function fieldName(space: PlainSpace, path: FieldPath, speak: Speak): string {
  let shape: DraftShape = space.shape
  let key = `space.${space.kind}`
  for (const name of path) {
    if (shape.kind === 'form') {
      const field: FormField | undefined = shape.fields.find((other) => other.name === name)
      if (field === undefined) break
      key = field.key
      shape = field.shape
    } else if (shape.kind === 'list') shape = shape.of
  }
  return speak(key)
}

function readShape(shape: DraftShape, words: OrderWords): DraftValue {
  switch (shape.kind) {
    case 'point':
      return readPlace(shape.from, shape.snaps, words)
    case 'path':
      return readPath(shape.from, shape.snaps, words)
    case 'angle':
      return readAngle(words)
    case 'number': {
      const count = words.number()
      return count === null ? null : tidied(shape, count)
    }
    case 'choice':
      return (
        shape.of.find((value) => words.phrase(words.speak(`${shape.words}.${value}`)) || words.phrase(value)) ?? null
      )
    case 'flag':
      return words.says('order.yes') ? true : words.says('order.no') ? false : null
    case 'pick':
      return shape.several === undefined ? readThing(shape.from, words) : readThings(shape.from, words)
    case 'text': {
      const typed = words.text()
      return typed === null ? null : tidied(shape, typed)
    }
    case 'list':
      return readList(shape.of, words)
    case 'form':
      return readForm(shape.fields, words)
  }
}

/** `10 cm north-east` from somewhere, `to 120 340`, or `to` a place with a name. */
function readPlace(from: BoardPoint | null, snaps: readonly Snap[], words: OrderWords): DraftValue {
  const way = words.attempt(() => {
    const length = words.length()
    if (length === null || from === null) return null
    const wind = readWind(words)
    return wind === null ? null : { ...towards(from, wind, length) }
  })
  if (way !== null) return way
  return words.attempt(() => {
    // A name may begin with the very word that leads to a place: "towards Reed".
    const named = () => snaps.find((known) => words.phrase(reasonWords(known, words.speak, 'snap.'))) ?? about()
    // A place beside something may be called by that.
    const about = () => snaps.find(({ params }) => typeof params?.['whom'] === 'string' && words.phrase(params['whom']))
    const snap = named() ?? (words.says('order.to') ? named() : undefined)
    if (snap !== undefined) return { x: snap.x, y: snap.y }
    const x = words.number()
    words.comma()
    const y = words.number()
    return x === null || y === null || !Number.isInteger(x) || !Number.isInteger(y) ? null : { x, y }
  })
}

function readPath(start: BoardPoint, snaps: readonly Snap[], words: OrderWords): DraftValue {
  const legs: BoardPoint[] = []
  do {
    const leg = words.attempt(() => readPlace(legs.at(-1) ?? start, snaps, words))
    if (leg === null) return legs.length === 0 ? null : (legs as unknown as DraftValue)
    legs.push(leg as unknown as BoardPoint)
  } while (words.says('order.then'))
  return legs as unknown as DraftValue
}

function readAngle(words: OrderWords): DraftValue {
  const wind = readWind(words)
  if (wind !== null) return WIND_NAMES.indexOf(wind) * 45
  const degrees = words.number()
  if (degrees !== null) words.says('order.degrees')
  return degrees === null ? null : ((Math.round(degrees) % 360) + 360) % 360
}

/** The longer name first: north-east begins with north. */
function readWind(words: OrderWords): Wind | null {
  const winds = [...WIND_NAMES].sort((a, b) => b.length - a.length)
  return winds.find((wind) => words.says(`order.wind.${wind}`)) ?? null
}

type Things = Extract<DraftShape, { kind: 'pick' }>['from']

function readThing(things: Things, words: OrderWords): DraftValue {
  return (
    things.find(({ id, say }) => words.phrase(words.speak(say.key, say.params)) || words.phrase(String(id)))?.id ?? null
  )
}

function readThings(things: Things, words: OrderWords): DraftValue {
  const found: (string | number)[] = []
  do {
    const thing = words.attempt(() => readThing(things, words))
    if (thing === null) break
    found.push(thing as string | number)
  } while (words.attempt(() => (words.comma() || words.says('order.and') ? true : null)))
  return found
}

function readList(of: DraftShape, words: OrderWords): DraftValue {
  const items: DraftValue[] = []
  do {
    const item = words.attempt(() => readShape(of, words))
    if (item === null) break
    items.push(item)
  } while (words.attempt(() => (words.comma() || words.says('order.and') ? true : null)))
  return items
}

function readForm(fields: readonly FormField[], words: OrderWords): DraftValue {
  const value: Record<string, DraftValue> = {}
  const open = new Set(fields)
  const take = (field: FormField): boolean => {
    const read = words.attempt(() => readShape(field.shape, words))
    if (read === null) return false
    value[field.name] = read
    open.delete(field)
    return true
  }
  const goesOn = (): true | null => {
    if (open.size < fields.length) words.comma()
    for (const field of open) {
      const isNamed = words.attempt(() => {
        if (!names(field, words)) return null
        if (take(field)) return true
        // A flag is set by its name alone.
        if (field.shape.kind !== 'flag') return null
        value[field.name] = true
        open.delete(field)
        return true
      })
      if (isNamed) return true
    }
    // Words that anything would fit are only taken after the name of their field, or last.
    const readable = [...open].filter((field) => field.shape.kind !== 'text' || open.size === 1)
    return !words.isDone && readable.some(take) ? true : null
  }
  while (words.attempt(goesOn));
  if (Object.keys(value).length === 0) return null
  for (const { name, shape } of open)
    value[name] = (shape.kind === 'point' ? placeOfPicked(fields, value) : null) ?? blank(shape)
  return value
}

/** Anyone who names a target and no place means the place of that target. */
function placeOfPicked(fields: readonly FormField[], value: Readonly<Record<string, DraftValue>>): DraftValue {
  for (const { name, shape } of fields) {
    const at = shape.kind === 'pick' ? shape.from.find(({ id }) => id === value[name])?.at : undefined
    if (at !== undefined) return { x: at.x, y: at.y }
  }
  return null
}

/** Whether the name of a field is here. */
function names(field: FormField, words: OrderWords): boolean {
  return words.phrase(words.speak(field.key)) || words.phrase(field.name)
}
