import { type Action, type DraftShape, type Plain, type PlainSpace, samePlain } from '@shamble/kernel'
import { type DraftValue, missing } from './value.js'

/** The action that a filled shape stands for; `null` while something is missing. */
export function composed({ kind, shape }: PlainSpace, value: DraftValue): Action | null {
  if (missing(shape, value) !== null) return null
  const trimmed = trim(shape, value)
  if (shape.kind === 'form' || shape.kind === 'point') return { type: kind, ...(trimmed as object) }
  return { type: kind, [shape.kind]: trimmed } as Action
}

/** Words are sent without the blanks around them; while they are typed those stay. */
function trim(shape: DraftShape, value: DraftValue): DraftValue {
  if (shape.kind === 'text') return (value as string).trim()
  if (shape.kind === 'list') return (value as readonly DraftValue[]).map((item) => trim(shape.of, item))
  if (shape.kind !== 'form') return value
  const members = value as { readonly [name: string]: DraftValue }
  return Object.fromEntries(shape.fields.map((field) => [field.name, trim(field.shape, members[field.name]!)]))
}

/** The value with which a shape gives this action; `null` where it cannot. */
export function filled(space: PlainSpace, action: Action): DraftValue {
  const { kind, shape } = space
  const { type, ...members } = action as Action & { readonly [name: string]: Plain }
  if (type !== kind) return null
  const value = shape.kind === 'form' || shape.kind === 'point' ? members : (members[shape.kind] ?? null)
  if (value === null || !fits(shape, value)) return null
  return samePlain(composed(space, value), action) ? value : null
}

/** Whether a value has the form that a shape asks for. Bounds are no matter of form: the rules refuse what is too much. */
function fits(shape: DraftShape, value: Plain | undefined): value is DraftValue {
  switch (shape.kind) {
    case 'form':
      return isRecord(value) && shape.fields.every((field) => fits(field.shape, value[field.name]))
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(shape.of, item))
    case 'path':
      return Array.isArray(value) && value.every(isPoint)
    case 'point':
      return isPoint(value)
    case 'pick':
      if (shape.several === undefined) return typeof value === 'string' || typeof value === 'number'
      return Array.isArray(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
    case 'text':
      return typeof value === 'string'
    default:
      return Number.isInteger(value)
  }
}

const isRecord = (value: Plain | undefined): value is { readonly [name: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPoint = (value: Plain | undefined): boolean =>
  isRecord(value) && Number.isInteger(value['x']) && Number.isInteger(value['y'])
