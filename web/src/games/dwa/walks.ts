import type { DwaAction } from '@shamble/game-dwa/table'
import type { Reason, Snap } from '@shamble/kernel'
import { lengthWords } from './lengths.js'
import type { Part } from './part.js'
import type { DrawnWalk } from './walk-art.js'

/** The walk that is being drawn, or that comes before what is; `null` where nobody walks. */
export function walkOf(part: Part, action: DwaAction | null): DrawnWalk | null {
  const { plan, draft, words, view } = part
  const first = (plan?.actions[0] ?? action) as DwaAction | null
  if (first === null) return null
  if (first.type !== 'walk') return leapOf(part, first)
  const checked = (plan?.from ?? (draft?.action === first ? draft : null))?.checked ?? draft?.check(first) ?? null
  const price = checked?.about.find(({ key }) => key === 'walk')
  const { speak } = words
  const length = Number(price?.params?.['length'] ?? 0)
  const said = speak('dwa.walked', {
    length: lengthWords(length, view, words),
    cost: Number(price?.params?.['cost'] ?? 0),
  })
  const end = first.path.at(-1)
  const snap = snapsOf(plan?.from ?? draft)?.find(({ x, y }) => x === end?.x && y === end.y)
  const note = snap === undefined ? '' : speak(`snap.${snap.key}`, snap.params)
  return { path: first.path, halts: first.halts, said, note, isOnFoot: true, isRefused: checked?.refusal != null }
}

/** To another place at once: up or down, over something, out of a vehicle, out of reach. */
function leapOf({ draft, words }: Part, action: DwaAction): DrawnWalk | null {
  const to = goalOf(action)
  if (to === null) return null
  const checked = draft?.space.kind === action.type ? draft.checked : null
  const [price] = checked?.about ?? []
  const said = price === undefined ? '' : words.speak(`draft.${price.key}`, price.params)
  return { path: [to], halts: [], said, note: '', isOnFoot: false, isRefused: checked?.refusal != null }
}

function goalOf(action: DwaAction): { readonly x: number; readonly y: number } | null {
  switch (action.type) {
    case 'climb':
    case 'jump':
      return action.to
    case 'alight':
    case 'dodge':
      return action
    default:
      return null
  }
}

function snapsOf(draft: Part['draft']): readonly Snap[] | null {
  const shape = draft?.shapeAt(['path'])
  return shape?.kind === 'path' ? shape.snaps : null
}

/** What else there is to say of a walk: what it crosses, what it touches. */
export const notesOf = (about: readonly Reason[]): readonly Reason[] => about.filter(({ key }) => key !== 'walk')
