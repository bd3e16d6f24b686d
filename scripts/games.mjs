// The one way to find games: a folder of games/ or examples/ is one when its package.json says so. Nothing is imported.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const KINDS = { games: 'game', examples: 'example' }

/** Every game below the root, by kind, then by the place that it names, then by folder: its id, its folder, and its entries as files of the source. */
export function findGames(root) {
  return Object.entries(KINDS).flatMap(([parent, kind]) => {
    const within = join(root, parent)
    if (!existsSync(within)) return []
    return readdirSync(within)
      .sort()
      .flatMap((name) => {
        const folder = join(within, name)
        const file = join(folder, 'package.json')
        if (!existsSync(file)) return []
        const { shamble, exports } = JSON.parse(readFileSync(file, 'utf8'))
        if (shamble?.game === undefined) return []
        const entry = (path) => {
          const source = exports?.[path]?.['shamble-source']
          return source === undefined ? null : join(folder, source)
        }
        const whole = entry('.') ?? join(folder, 'src', 'index.ts')
        // A package that keeps its bots apart has an entry without them; one that is large, an entry for tables alone.
        const module = entry('./module') ?? whole
        const place = shamble.place ?? Number.POSITIVE_INFINITY
        return [{ id: shamble.game, place, kind, folder, entry: whole, module, play: entry('./play') ?? module }]
      })
      .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))
  })
}
