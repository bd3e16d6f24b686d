import { address, writeAddress } from '../../../app/address.js'
import type { Tool } from '../../table-game.js'
import type { Part } from './part.js'

/** What stands in the bar for a game master: the table that all see, in a window of its own. */
export function masterTools({ words: { speak } }: Part): readonly Tool[] {
  const at = address.get()
  if (at.at !== 'table') return []
  const { match } = at
  return [
    {
      name: speak('gm.theirs'),
      short: speak('gm.theirs.short'),
      key: 'P',
      title: speak('gm.theirs.title'),
      run: () => void globalThis.open(writeAddress({ at: 'watch', match }), `shamble-${match}`),
    },
  ]
}
