import { ask, type Procedure, pop, push, type Space, when } from '@shamble/kernel'
import type { ActionOf, DwaAction } from '../actions.js'
import { isEngaged } from '../board/measure.js'
import { nameOf } from '../events.js'
import { pickable } from '../orders/fire-fields.js'
import { no } from '../orders/refusals.js'
import { type Dwa, type Figure, type FigureId, figureById, type HumanId } from '../state.js'
import type { ShareFrame } from './kinds.js'

/** A frame whose hits are shared out: it finds in `shared` whom each of them went to, in their order. */
interface Sharing {
  readonly human: HumanId
  readonly hits: readonly { readonly result: 'fall' | 'elim' }[]
  shared: FigureId[]
}

/** Has the owner share out hits, or shares them out where it makes no difference how. */
export function askToShare(s: Dwa, f: Sharing, among: readonly FigureId[]): void {
  const hits = f.hits.map(({ result }) => result)
  const settled = settledShares(s, hits, among)
  if (settled === null) {
    const frame: ShareFrame = { kind: 'share', step: 0, human: f.human, hits, among: among.slice() }
    push(s, frame)
  } else f.shared = settled
}

/** Whom hits go to where there is nothing to decide: one target, or enough of the best for everybody. */
function settledShares(
  s: Dwa,
  hits: readonly ('fall' | 'elim')[],
  among: readonly FigureId[],
): (readonly FigureId[] & FigureId[]) | null {
  if (among.length === 1) return hits.map(() => among[0]!)
  // By which shot a figure in close combat is hit may matter.
  if (among.some((id) => isEngaged(s, figureById(s, id)!))) return null
  const elims = hits.filter((hit) => hit === 'elim').length
  const isSame = elims >= among.length || (elims === 0 && hits.length >= among.length)
  if (!isSame) return null
  let next = 0
  return hits.map((hit) => (elims > 0 && hit === 'fall' ? among[0]! : among[next++ % among.length]!))
}

/** Each fall and each elimination goes to a named target; of several on one figure the best counts. */
export const share: Procedure<Dwa, ShareFrame, DwaAction> = {
  run(s, f) {
    // A survivor of no team does not fire; a figure that fires has a player to decide for it.
    ask(s, s.humans[f.human]!.team, 'share')
  },

  offer(s, f, _seat, to) {
    to.space(shareSpace(s, f))
  },

  answer(s, _f, _seat, action) {
    if (action.type !== 'share') return
    pop(s)
    const below = s.frames[s.frames.length - 1] as unknown as Sharing
    below.shared = action.hits.slice()
  },
}

function whyNot(f: ShareFrame, { hits }: ActionOf<'share'>) {
  if (when('DWA-11.2.6.c', hits.length !== f.hits.length))
    return { ...no('DWA-11.2.6.c', 'share.all', { count: f.hits.length }), at: 'hits' }
  const stray = hits.findIndex((id) => !f.among.includes(id))
  return when('R-18', stray >= 0) ? { ...no('R-18', 'share.named'), at: `hits.${stray}` } : null
}

function shareSpace(s: Dwa, f: ShareFrame): Space<DwaAction> {
  const among = f.among.map((id) => figureById(s, id)!)
  return {
    kind: 'share',
    get shape() {
      const { length } = f.hits
      return {
        kind: 'form' as const,
        fields: [
          {
            name: 'hits',
            key: 'field.hits',
            shape: {
              kind: 'list' as const,
              least: length,
              most: length,
              of: { kind: 'pick' as const, from: among.map(pickable) },
            },
          },
        ],
      }
    },
    holds: (action) => action.type === 'share',
    check: (action) => whyNot(f, action as ActionOf<'share'>),
    about: (action) =>
      (action as ActionOf<'share'>).hits.flatMap((id, i) => {
        const figure: Figure | null = figureById(s, id)
        return figure === null || f.hits[i] === undefined
          ? []
          : [{ key: `share.${f.hits[i]}`, params: { whom: nameOf(figure) } }]
      }),
    sample: (below) => ({ type: 'share', hits: f.hits.map(() => f.among[below(f.among.length)]!) }),
  }
}
