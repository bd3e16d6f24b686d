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
    const after: Record<string, Plain | undefined> = { ...(before as Members) }
    for (const name of change.gone ?? []) delete after[name]
    for (const [name, member] of Object.entries(change.members)) after[name] = changed(after[name] ?? null, member)
    return after
  }
  if ('at' in change) return (before as readonly Plain[]).toSpliced(change.at, change.cut, ...change.put)
  const after = [...(before as readonly Plain[])]
  for (const [index, item] of change.items) after[index] = changed(after[index]!, item)
  return after
}

function changeOfMembers(before: Members, after: Members): Change | null {
  const members: Record<string, Change> = {}
  let isSame = true
  for (const name in after) {
    const member = after[name]
    if (member === undefined) continue
    const old = before[name]
    const change = old === undefined ? { to: member } : changeOf(old, member)
    if (change === null) continue
    members[name] = change
    isSame = false
  }
  const gone = Object.keys(before).filter((name) => before[name] !== undefined && after[name] === undefined)
  if (gone.length > 0) return { members, gone }
  return isSame ? null : { members }
}

/** Item by item where the length is the same; otherwise all that lies between what both begin and end with. */
function changeOfList(before: readonly Plain[], after: readonly Plain[]): Change | null {
  if (before.length === after.length) {
    const items: [number, Change][] = []
    for (let i = 0; i < after.length; i++) {
      const change = changeOf(before[i]!, after[i]!)
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

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value)
const isMembers = (value: Plain): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
