import { BadInput, type Viewer } from '@shamble/kernel'
import type { RunningMatch } from './running-match.js'

/**
 * What one viewer may know of a match that still runs, as a file to read: the log as they see it, line by line, and
 * how things stand. No outcome of chance, no hash and nothing that others hold is in it.
 */
export function seatFile(running: RunningMatch, viewer: Viewer): string {
  const { match, module, card } = running
  if (match === null) throw new BadInput('match', 'the set-up still waits for dice')
  const { view, seats } = running.moment(viewer, card.owner)
  const { id: game, rulesVersion } = module.game
  const head = { shamble: 'seat', format: 1, game, rulesVersion, viewer, name: card.name, seats }
  return [head, ...match.logFor(viewer), { view }].map((line) => `${JSON.stringify(line)}\n`).join('')
}
