import type { Moment } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import { ask } from '../app/host.js'
import { fetchTable } from '../games/fetch.js'
import type { TableGame } from '../games/table-game.js'
import type { SavedTable } from './saved.js'

/** How far a saved match is, with what its table is drawn by. */
export interface Stood {
  readonly game: TableGame
  readonly moment: Moment
}

/** One after another: the host reads a whole record for each. */
let before: Promise<unknown> = Promise.resolve()

/**
 * How far a saved match is, as anyone who watches may see it, or this seat; `null` where it cannot be opened as it is.
 */
export function standOf(save: SavedTable, seat: Seat | null = null): Promise<Stood | null> {
  const next = before.then(async () => {
    const opened = await ask({ type: 'open', match: save.id, reading: true })
    if (!opened.ok) return null
    const look = await ask({ type: 'look', match: save.id, ...(seat === null ? {} : { seat }) })
    await ask({ type: 'close', match: save.id })
    return look.ok ? { game: await fetchTable(save.game, look.value.view), moment: look.value } : null
  })
  before = next.catch(() => null)
  return next
}
