import { join } from 'node:path'
import { seededBelow } from '@shamble/chance'
import { SqliteStore } from '@shamble/server/parts'
import { findGames, loadGame } from '../../find-games.js'
import { heapUsed } from '../../heap.js'
import { Probe } from '../probe.js'
import { asked, withFolder } from '../table.js'
import { begun } from './driver.js'
import { BareLine, Doorway } from './lines-here.js'

/** A match is put down so many milliseconds after the last has left it. */
const QUIET = 20
const AT_ONCE = 4
/** The heap may grow by so much for each match, and by this altogether: machine code and the like. */
const EACH = (1024 * 1024) / 1_000
const ROOM = 2_500_000

/**
 * Plays many matches in one server, each by two people who come and go: none fails, and the heap is as large after the
 * last as it was after the first fifth.
 * @param played told of each match; a test keeps something there
 */
export async function manyMatches(
  count: number,
  seed: string,
  played: (match: string) => void = () => {},
): Promise<Probe> {
  const probe = new Probe()
  const module = await loadGame(findGames().find(({ id }) => id === 'tic-tac-toe')!)
  const below = seededBelow(seed, 'matches')
  const doorway = await Doorway.open()
  await withFolder(async (folder) => {
    const store = new SqliteStore(join(folder, 'tables.db'))
    const { host, close } = doorway.lead({ games: [module], store, quietAfter: QUIET })
    const warm = Math.ceil(count / 5)
    let [next, done, before] = [0, 0, 0]
    const one = async (i: number): Promise<string | null> => {
      const [ann, bo] = await Promise.all(['ann', 'bo'].map((name) => BareLine.open(doorway.port, `${name} ${i}`)))
      const people = [ann!, bo!] as const
      const match = await begun(...people, 'tic-tac-toe')
      for (;;) {
        const [turn, other] = await Promise.all(people.map((port, seat) => asked(port, { type: 'look', match, seat })))
        if (turn!.outcome !== null) break
        const seat = turn!.choices.asked ? 0 : 1
        const { choices, seq } = seat === 0 ? turn! : other!
        const answer = choices.actions[below(choices.actions.length)]!
        await asked(people[seat], { type: 'answer', match, seat, seq, answer })
      }
      for (const line of people) line.close()
      played(match)
      return null
    }
    const lane = async (): Promise<void> => {
      for (let i = next++; i < count; i = next++) {
        await probe.try(`match ${i}`, () => one(i))
        if (++done === warm) {
          await quiet(host)
          before = heapUsed()
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    await quiet(host)
    const grown = heapUsed() - before
    await probe.try(`the heap after ${count} matches`, () =>
      grown > ROOM + EACH * (count - warm) ? `it has grown by ${(grown / 1e6).toFixed(1)} MB` : null,
    )
    await close()
    await store.close()
  })
  doorway.close()
  return probe
}

/** Waits until all matches are put down that are over. */
async function quiet(host: { readonly open: number }): Promise<void> {
  for (let tries = 0; host.open > AT_ONCE && tries < 500; tries++)
    await new Promise((resolve) => setTimeout(resolve, QUIET))
}
