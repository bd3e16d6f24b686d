/** What may be in a state, an action or a record: it survives JSON unchanged. */
export type Scalar = string | number | boolean | null
export type Plain = Scalar | readonly Plain[] | { readonly [key: string]: Plain | undefined }

/** Structural equality of plain data; the order of keys does not matter, a key set to `undefined` counts as absent. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!samePlain(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key in left) if (!samePlain(left[key], right[key])) return false
  for (const key in right) if (right[key] !== undefined && left[key] === undefined) return false
  return true
}

/** JSON with sorted keys: two equal values always give the same text, however they were built. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const record = value as Record<string, unknown>
  const parts: string[] = []
  for (const key of Object.keys(record).sort()) {
    const member = record[key]
    if (member !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(member)}`)
  }
  return `{${parts.join(',')}}`
}

/** A deep copy of plain data. For cold paths only: games write their own clones. */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(copyPlain) as T
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyPlain((value as Record<string, unknown>)[key])
  return copy as T
}

/** The first place where two plain values differ, as a path and both sides; `null` when they are equal. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (samePlain(a, b)) return null
  const bothObjects = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null
  if (!bothObjects || Array.isArray(a) !== Array.isArray(b)) {
    return `${path || '(whole)'}: ${brief(a)} against ${brief(b)}`
  }
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], path ? `${path}.${key}` : key)
    if (found) return found
  }
  return `${path}: differs`
}

function brief(value: unknown): string {
  const text = value === undefined ? 'absent' : canonical(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
