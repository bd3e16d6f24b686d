import { type Plain, samePlain } from '@shamble/kernel'

type Members = { readonly [key: string]: Plain | undefined }

/** What makes one plain value another. What it does not name stays as it is. */
export type Change =
  | { readonly to: Plain }
  | { readonly members: Readonly<Record<string, Change>>; readonly gone?: readonly string[] }
  /** Of a list that keeps its length. */
  | { readonly items: readonly (readonly [index: number, change: Change])[] }
  | { readonly at: number; readonly cut: number; readonly put: readonly Plain[] }

/** `null` where both are the same. */
export function changeOf(before: Plain, after: Plain): Change | null {
  if (before === after) return null
  if (isList(before) && isList(after)) return changeOfList(before, after)
  if (!isMembers(before) || !isMembers(after)) return { to: after }
  return changeOfMembers(before, after)
}

/** The value after the change. It shares with the one before whatever is the same in both. */
export function changed(before: Plain, change: Change): Plain {
  if ('to' in change) return change.to
  if ('members' in change) {
    const { members, gone = [] } = change
    const kept = Object.entries(before as Members).filter(([name]) => !gone.includes(name))
    const set = Object.entries(members).map(([name, member]) => [name, changed(own(before as Members, name)!, member)])
    return Object.fromEntries([...kept, ...set])
  }
  if ('at' in change) return (before as readonly Plain[]).toSpliced(change.at, change.cut, ...change.put)
  const after = [...(before as readonly Plain[])]
  for (const [index, item] of change.items) after[index] = changed(after[index]!, item)
  return after
}

function changeOfMembers(before: Members, after: Members): Change | null {
  const set: [string, Change][] = []
  let shared = 0
  for (const name in after) {
    const member = after[name]
    if (member === undefined) continue
    const old = own(before, name)
    if (old !== undefined) shared++
    if (old === member) continue
    const change = old === undefined ? { to: member } : changeOf(old, member)
    if (change !== null) set.push([name, change])
  }
  const gone = goneFrom(before, after, shared)
  if (gone.length > 0) return { members: Object.fromEntries(set), gone }
  return set.length > 0 ? { members: Object.fromEntries(set) } : null
}

/** @param shared how many members both have: mostly all */
function goneFrom(before: Members, after: Members, shared: number): string[] {
  let count = 0
  for (const name in before) if (before[name] !== undefined) count++
  if (count === shared) return []
  return Object.keys(before).filter((name) => before[name] !== undefined && own(after, name) === undefined)
}

/** Item by item where the length is the same; otherwise all that is between what both begin and end with. */
function changeOfList(before: readonly Plain[], after: readonly Plain[]): Change | null {
  if (before.length === after.length) {
    const items: [number, Change][] = []
    for (let i = 0; i < after.length; i++) {
      const change = before[i] === after[i] ? null : changeOf(before[i]!, after[i]!)
      if (change !== null) items.push([i, change])
    }
    return items.length === 0 ? null : { items }
  }
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && samePlain(before[start], after[start])) start++
  let end = 0
  while (end < most - start && samePlain(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  return { at: start, cut: before.length - start - end, put: after.slice(start, after.length - end) }
}

// A member may be called as something that every object has.
const own = (members: Members, name: string): Plain | undefined =>
  Object.hasOwn(members, name) ? members[name] : undefined
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value)
const isMembers = (value: Plain): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
