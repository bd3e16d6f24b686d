import { type DawnAction, type DawnView, KILLED, tooFar, trailOf } from '@shamble/game-dawn/table'
import type { Refusal } from '@shamble/kernel'
import type { Spot } from '../table-game.js'
import { readSpot } from './spots.js'

/** Why nothing can be picked there: the way is too long, or what the rules say to whatever may have been meant. */
export function whyNot(
  spots: readonly Spot[],
  view: DawnView,
  ask: (action: DawnAction) => Refusal | null,
): Refusal | null {
  const last = readSpot(spots[spots.length - 1] ?? '')
  if (last === null) return null
  // Anyone who points at a unit wants to shoot at it, however far it is to walk.
  const isPlace = last.kind === 's' && spots.length === 1 && !view.units.some(({ square }) => square === last.index)
  const far = isPlace ? tooFar(view, last.index) : null
  if (far === 'behind') return { rule: 'DAWN-5.4.a', key: 'dawn.behind' }
  if (far !== null) return { rule: 'DAWN-5.1.a', params: { ...far } }
  for (const action of meant(spots, view)) {
    const refusal = ask(action)
    if (refusal !== null) return refusal
  }
  return null
}

function meant(spots: readonly Spot[], view: DawnView): DawnAction[] {
  const first = readSpot(spots[0]!)!
  const last = readSpot(spots[spots.length - 1]!)!
  const { index } = last
  if (spots.length > 1) {
    if (last.kind === 'd') return [{ type: 'break', from: first.index, door: index }]
    if (first.kind === 'p') return [{ type: 'super', who: first.index, path: [index], lift: -1, drop: -1 }]
    return [{ type: 'move', from: first.index, path: [index] }]
  }
  if (last.kind === 'p') return [{ type: 'activate', who: [index] }]
  if (last.kind === 'd') return [{ type: 'open', door: index }]
  if (last.kind === 'm') return trailOf(view).active.map((who): DawnAction => ({ type: 'main', door: index, who }))
  return meantAt(index, view)
}

/** What someone may want with a square: the one who is there, or the place itself. */
function meantAt(square: number, view: DawnView): DawnAction[] {
  const unit = view.units.some((other) => other.square === square)
  const people = view.at.flatMap((at, who) => (at === square && view.status[who] !== KILLED ? [who] : []))
  return [
    ...(unit && trailOf(view).active.length > 0
      ? [{ type: 'shoot' as const, at: square, who: trailOf(view).active }]
      : []),
    ...(unit ? [{ type: 'move' as const, from: square, path: [] }] : []),
    ...people.map((who): DawnAction => ({ type: 'activate', who: [who] })),
    { type: 'walk', to: square },
    { type: 'hide', square },
    { type: 'appear', square },
    { type: 'berserk', square },
    { type: 'attack', square },
  ]
}
