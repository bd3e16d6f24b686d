import type { DwaAction } from '@shamble/game-dwa/table'

/** Things that change hands, to or from someone: one key for each of them where there are many. */
export type Bundle = `${'give' | 'take' | 'drop'} ${number}`

/** More orders of a list than that are bundled. */
const MOST_LISTED = 6

/** Where an order belongs: with the one who gets the thing, or had it. */
export function bundleOf(action: DwaAction): Bundle | null {
  switch (action.type) {
    case 'give':
      return `give ${action.to}`
    case 'take':
      return `take ${action.body}`
    case 'drop':
      return 'drop -1'
    default:
      return null
  }
}

export const isBundle = (menu: string | null | undefined): menu is Bundle => /^(give|take|drop) -?\d+$/.test(menu ?? '')

/** Whose hands a bundle is about; `null` for nobody's. */
export const whoseIs = (bundle: Bundle): number | null => {
  const id = Number(bundle.split(' ')[1])
  return id < 0 ? null : id
}

/** Orders that are one key together, and how many they are. */
export interface Bundled {
  readonly bundle: Bundle
  readonly count: number
}

/** The orders of a list one by one where they are few, else what belongs together as one. */
export function bundled(actions: readonly DwaAction[]): (DwaAction | Bundled)[] {
  if (actions.length <= MOST_LISTED) return [...actions]
  const counts = new Map<Bundle, number>()
  for (const action of actions) {
    const bundle = bundleOf(action)
    if (bundle !== null) counts.set(bundle, (counts.get(bundle) ?? 0) + 1)
  }
  const found: (DwaAction | Bundled)[] = []
  for (const action of actions) {
    const bundle = bundleOf(action)
    const count = bundle === null ? 1 : counts.get(bundle)!
    if (bundle === null || count === 1) found.push(action)
    else if (!found.some((one) => 'bundle' in one && one.bundle === bundle)) found.push({ bundle, count })
  }
  return found
}
