import type { DwaAction, DwaView, Human } from '@shamble/game-dwa/table'

/** The table with someone where an order would leave them: what is near there decides the next turn's tests. */
export function standingAt(view: DwaView, human: Human, action: DwaAction): DwaView {
  const end =
    action.type === 'walk' ? action.path.at(-1) : action.type === 'climb' || action.type === 'jump' ? action.to : null
  if (end == null) return view
  const moved = { ...human, x: end.x, y: end.y }
  return { ...view, humans: view.humans.map((other) => (other.id === human.id ? moved : other)) }
}
