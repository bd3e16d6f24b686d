import { aboutOf, NO_ZOMBIE, type Space, type ZombiesView } from '@shamble/game-zombies/table'
import type { GameEvent } from '@shamble/kernel'

/** Zombies have no number of their own: the table gives them one, so that it can show which one moved. */
export interface ZombieNumbers {
  readonly ids: ReadonlyMap<Space, number>
  readonly next: number
}

export const NO_NUMBERS: ZombieNumbers = { ids: new Map(), next: 0 }

/** Who is where now: those whom the events moved keep their number, those who are new get one. */
export function numberZombies(before: ZombieNumbers, view: ZombiesView, news: readonly GameEvent[]): ZombieNumbers {
  const ids = new Map(before.ids)
  for (const event of news) {
    const moved = aboutOf(event, 'zombie-moved')
    if (moved === null) continue
    const { from, space: to } = moved
    const id = ids.get(from)
    if (id === undefined || ids.has(to)) continue
    ids.delete(from)
    ids.set(to, id)
  }
  for (const space of [...ids.keys()]) if ((view.zombie[space] ?? NO_ZOMBIE) === NO_ZOMBIE) ids.delete(space)
  let { next } = before
  view.zombie.forEach((kind, space) => {
    if (kind !== NO_ZOMBIE && !ids.has(space)) ids.set(space, next++)
  })
  return { ids, next }
}
