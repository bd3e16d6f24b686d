import type { Action, BoardPoint, DraftShape, Odds, PlainSpace, Reason, Refusal } from '@shamble/kernel'
import { composed, filled } from './compose.js'
import { type Handle, handles, pickPlaces } from './handles.js'
import { atAngle, snapped } from './measure.js'
import { atOf, blank, type DraftValue, type FieldPath, missing, shapeAt, tidied, valueAt, withPart } from './value.js'

/** What the rules say to an answer before it is given. */
export interface Checked {
  readonly refusal: Refusal | null
  readonly odds: Odds | null
  /** The space's own facts: what it costs, what it leads to. */
  readonly about: readonly Reason[]
}
/** @param seen the moment on which it was decided; the one that is checked when absent */
export type Check = (action: Action, seen?: number) => Checked

/** An answer on its way: what is set so far, which part the keys move, and what the rules say to it. Never changed. */
export class Draft {
  readonly space: PlainSpace
  readonly value: DraftValue
  /** The part that keys move and that reasons are shown beside. */
  readonly focus: FieldPath
  /** What the rules say to any answer to this question. */
  readonly check: Check
  #checked: Checked | null | undefined

  constructor(space: PlainSpace, check: Check, value: DraftValue = blank(space.shape), focus?: FieldPath) {
    this.space = space
    this.value = value
    this.check = check
    this.focus = focus ?? missing(space.shape, value) ?? []
  }

  /** A draft of an action that someone proposes or has typed; `null` where this space does not hold it. */
  static of(space: PlainSpace, check: Check, action: Action): Draft | null {
    const value = filled(space, action)
    return value === null ? null : new Draft(space, check, value)
  }

  get action(): Action | null {
    return composed(this.space, this.value)
  }

  /** The first part that is still to be set. */
  get missing(): FieldPath | null {
    return missing(this.space.shape, this.value)
  }

  /** What the rules say; `null` while something is missing. */
  get checked(): Checked | null {
    if (this.#checked === undefined) {
      const { action } = this
      this.#checked = action === null ? null : this.check(action)
    }
    return this.#checked
  }

  get isReady(): boolean {
    return this.checked?.refusal === null
  }

  /** Whether nothing has been set yet. */
  get isBlank(): boolean {
    return JSON.stringify(this.value) === JSON.stringify(blank(this.space.shape))
  }

  at(path: FieldPath): DraftValue {
    return valueAt(this.value, path)
  }

  shapeAt(path: FieldPath): DraftShape | null {
    return shapeAt(this.space.shape, path)
  }

  focusOn(path: FieldPath): Draft {
    return atOf(path) === atOf(this.focus) ? this : new Draft(this.space, this.check, this.value, path)
  }

  set(path: FieldPath, part: DraftValue): Draft {
    const shape = this.shapeAt(path)
    if (shape === null) return this
    return new Draft(this.space, this.check, withPart(this.value, path, tidied(shape, part)), path)
  }

  cleared(): Draft {
    return this.elsewhere(this.space)
  }

  /** A fresh draft of another kind of answer to the same question. */
  elsewhere(space: PlainSpace): Draft {
    return new Draft(space, this.check)
  }

  /** The same question with this answer proposed; `null` where it is not of this space. */
  proposing(action: Action): Draft | null {
    return Draft.of(this.space, this.check, action)
  }

  // ---- Hands and keys

  get handles(): readonly Handle[] {
    return handles(this.space.shape, this.value)
  }

  handle(path: FieldPath): Handle | null {
    const at = atOf(path)
    return this.handles.find((handle) => atOf(handle.path) === at) ?? null
  }

  /** The handle that keys move: that of the part in focus, or the first that is not set. */
  get held(): Handle | null {
    const own = this.handle(this.focus)
    if (own !== null) return own
    const all = this.handles
    return all.find(({ isSet }) => !isSet) ?? all.at(-1) ?? null
  }

  /** A hand has taken a handle here. `slack` is how far a named place draws it, in millimetres. */
  drag(handle: Handle, hand: BoardPoint, slack: number): Draft {
    if (handle.kind === 'angle') return this.set(handle.path, degrees(handle.from!, hand))
    return this.set(handle.path, { ...snapped(handle, hand, slack).point })
  }

  /** Moves what a handle sets by so much: millimetres of a place, degrees of a direction. */
  nudge(handle: Handle, dx: number, dy: number): Draft {
    if (handle.kind === 'angle') return this.set(handle.path, ((this.at(handle.path) ?? 0) as number) + dx + dy)
    return this.set(handle.path, { x: handle.at.x + dx, y: handle.at.y + dy })
  }

  // ---- Lists and legs

  /** One more of a list, or nothing where it is full. */
  add(path: FieldPath): Draft {
    const shape = this.shapeAt(path)
    const items = this.at(path)
    if (shape?.kind !== 'list' || !Array.isArray(items) || items.length >= shape.most) return this
    const next = new Draft(this.space, this.check, withPart(this.value, path, [...items, blank(shape.of)]))
    const within = missing(shape.of, blank(shape.of)) ?? []
    return next.focusOn([...path, items.length, ...within])
  }

  /** Without one of a list; of a path, without this leg and those behind it. */
  remove(path: FieldPath, i: number): Draft {
    const shape = this.shapeAt(path)
    const items = this.at(path)
    if (!Array.isArray(items) || (shape?.kind !== 'list' && shape?.kind !== 'path')) return this
    const left = shape.kind === 'path' ? items.slice(0, i) : items.filter((_, other) => other !== i)
    return new Draft(this.space, this.check, withPart(this.value, path, left as DraftValue), path)
  }

  // ---- What may be chosen

  /** Names a thing, or takes its name back where it is named already. */
  pick(path: FieldPath, id: string | number): Draft {
    const now = this.at(path)
    if (!Array.isArray(now)) return this.set(path, now === id ? null : id)
    return this.set(path, now.includes(id) ? now.filter((other) => other !== id) : [...now, id])
  }

  /** A click on a thing of the board: the part that may name it, the one in focus first, then one that has none yet. */
  pickPlace(id: string | number): Draft {
    const fields = pickPlaces(this.space.shape, this.value).filter(({ thing }) => thing.id === id)
    const chosen =
      fields.find(({ isPicked }) => isPicked) ??
      fields.find(({ path }) => atOf(path) === atOf(this.focus)) ??
      fields.find(({ path }) => this.at(path) === null) ??
      fields[0]
    return chosen === undefined ? this : this.pick(chosen.path, id)
  }

  /** Why the rules would refuse one of the values of a part, the rest being as it is; `null` where they would not. */
  whyNot(path: FieldPath, value: DraftValue): Refusal | null {
    const { action } = this.set(path, value)
    if (action === null) return null
    const { refusal } = this.check(action)
    if (refusal === null) return null
    // A fault elsewhere says nothing about this part.
    const isElsewhere = refusal.at !== undefined && !atOf(path).startsWith(refusal.at)
    return isElsewhere ? null : refusal
  }
}

function degrees(from: BoardPoint, hand: BoardPoint): number {
  return Math.round((Math.atan2(hand.x - from.x, from.y - hand.y) * 180) / Math.PI)
}

/** For drawing: the rim of an angle's wedge, left and right of its direction. */
export function wedge({ from, reach, spread, at }: Handle): readonly BoardPoint[] {
  if (from === null || reach === null) return []
  const middle = degrees(from, at)
  return [from, atAngle(from, middle - spread / 2, reach), atAngle(from, middle + spread / 2, reach)]
}
