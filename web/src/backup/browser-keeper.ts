import { ask, isPractice } from '../app/host.js'
import { readSettings, settings } from '../app/settings.js'
import { discardThing, drawer, keepThing, lookIntoDrawer } from '../drawer/drawer.js'
import { GAMES } from '../games/registry.js'
import { history, keepPlayed } from '../history/history.js'
import { keepOwnRules, ownRules } from '../setup/own-rules.js'
import type { Keeper } from './everything.js'

/** Everything as this browser keeps it. */
export const browserKeeper: Keeper = {
  ask,
  async cards() {
    const list = await ask({ type: 'list' })
    return list.ok ? list.value.cards.filter(({ name }) => !isPractice(name)) : []
  },
  settings: settings.get,
  history: history.get,
  rules: () =>
    Object.fromEntries(
      GAMES.flatMap(({ id }) => {
        const own = ownRules(id).map(({ name, options }) => ({ name, options: { ...options } }))
        return own.length === 0 ? [] : [[id, own]]
      }),
    ),
  things: lookIntoDrawer,
  async keepThing(thing) {
    const before = new Set((drawer.get() ?? (await lookIntoDrawer())).map(({ id }) => id))
    const kept = await keepThing(thing)
    return before.has(kept.id) ? null : () => discardThing(kept)
  },
  keepRest(rest) {
    keepPlayed(rest.history)
    for (const [game, own] of Object.entries(rest.rules)) {
      const named = new Set(ownRules(game).map(({ name }) => name))
      keepOwnRules(game, [...ownRules(game), ...own.filter(({ name }) => !named.has(name))] as never)
    }
    // A setting that no longer exists falls back to its default.
    settings.set(readSettings(JSON.stringify(rest.settings)))
  },
}
