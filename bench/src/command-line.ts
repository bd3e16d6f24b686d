import { parseArgs } from 'node:util'

export const USAGE = `npm run bench -- [--games a,b] [--quick] [--json] [--against <commit>]

  --games a,b  measure these games only
  --quick      less time for each figure: for a first look, not for comparing
  --json       one JSON array instead of a table
  --against c  measure commit c and this tree in turns, seven times each at full effort,
               and compare: ends with 1 when a figure is worse by more than a tenth

Ends with 1 when a bar is not met, with 2 when it was called wrongly.`

export interface CommandLine {
  /** Which games; `null` for all. */
  readonly games: readonly string[] | null
  readonly effort: 'full' | 'quick'
  readonly form: 'json' | 'table'
  readonly help: boolean
}

/** A call that means nothing. The message says why. */
export class BadUsage extends Error {}

/** @param known the ids of all games there are */
export function readCommandLine(args: readonly string[], known: readonly string[]): CommandLine {
  const { values } = parsed(args)
  const games = values.games?.split(',') ?? null
  for (const id of games ?? []) {
    if (!known.includes(id)) throw new BadUsage(`no game is called "${id}"; there are ${known.join(', ')}`)
  }
  return {
    games,
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
        quick: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new BadUsage((error as Error).message)
  }
}
