import { parseArgs } from 'node:util'
import { ONLINE_NAMES, type OnlineRow } from './online/rows.js'

export const USAGE = `npm run bench -- [--games a,b] [--online a,b] [--quick] [--json] [--against <commit>]

  --games a,b  measure these games only
  --online a,b measure these figures of the server only: answers, delay, four-people, bytes, memory, start;
               with --games, those and these
  --quick      less time for each figure: for a first look, not for comparing
  --json       one JSON array instead of a table
  --against c  measure commit c and this tree in turns, seven times each at full effort,
               and compare: ends with 1 when a figure is worse by more than a tenth

Ends with 1 when a bar is not met, with 2 when it was called wrongly.`

export interface CommandLine {
  /** Which games; `null` for all. */
  readonly games: readonly string[] | null
  /** Which figures of the server; `null` for all. */
  readonly online: readonly OnlineRow[] | null
  readonly effort: 'full' | 'quick'
  readonly form: 'json' | 'table'
  readonly help: boolean
}

/** A call that means nothing. The message says why. */
export class BadUsage extends Error {}

/**
 * What is chosen of one kind leaves the other out.
 * @param known the ids of all games there are
 */
export function readCommandLine(args: readonly string[], known: readonly string[]): CommandLine {
  const { values } = parsed(args)
  const isChosen = values.games !== undefined || values.online !== undefined
  const chosen = (given: string | undefined): string[] | null => given?.split(',') ?? (isChosen ? [] : null)
  const games = chosen(values.games)
  const online = chosen(values.online)
  for (const id of games ?? []) {
    if (!known.includes(id)) throw new BadUsage(`no game is called "${id}"; there are ${known.join(', ')}`)
  }
  for (const name of online ?? []) {
    if (!(ONLINE_NAMES as readonly string[]).includes(name))
      throw new BadUsage(`nothing of the server is called "${name}"; there are ${ONLINE_NAMES.join(', ')}`)
  }
  return {
    games,
    online: online as readonly OnlineRow[] | null,
    effort: values.quick ? 'quick' : 'full',
    form: values.json ? 'json' : 'table',
    help: values.help ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        games: { type: 'string' },
        online: { type: 'string' },
        quick: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new BadUsage((error as Error).message)
  }
}
