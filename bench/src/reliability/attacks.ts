import type { GameModule } from '@shamble/module'
import { knock } from '@shamble/testkit/attacks'
import { findGames, loadGame } from '../find-games.js'
import { whyNotGolden } from '../golden/check.js'
import { goldenRecords } from '../golden/records.js'
import { accessMatrix } from './access-matrix.js'
import { badInput } from './bad-input.js'
import { corruptStorage } from './corrupt-storage.js'
import { damagedRecords } from './damaged-records.js'
import { flatHeap } from './flat-heap.js'
import { forgedFiles } from './forged-files.js'
import { killed } from './killed.js'
import { killedBrowsers } from './killed-browsers.js'
import { killedWorkers } from './killed-workers.js'
import { pairedWorlds } from './paired-worlds.js'
import { Probe } from './probe.js'
import { badFrames } from './server/bad-frames.js'
import { diskFaults } from './server/disk-faults.js'
import { flippedFiles, flippedRows } from './server/flipped.js'
import { hostileLines } from './server/hostile-lines.js'
import { killedServers } from './server/killed-servers.js'
import { manyMatches } from './server/many-matches.js'
import { NODE_FAULTS, nodes } from './server/nodes.js'
import { pairedLines } from './server/paired-lines.js'
import { powerCuts } from './server/power-cuts.js'
import { reconnects } from './server/reconnects.js'
import { repeatedAnswers } from './server/repeated-answers.js'
import { restoredBackups } from './server/restored-backups.js'
import { simulatedServers } from './server/simulation.js'
import { toldTooEarly } from './server/told-too-early.js'
import { storeFaults } from './store-faults.js'
import { tamperedDice } from './tampered-dice.js'
import { twoWriters } from './two-writers.js'

/** One kind of attack. */
export interface Attack {
  readonly name: string
  /** How often it is tried: on all four games together, or on each of them. */
  readonly count: number
  readonly per: 'all' | 'game'
  /** About how long it takes on two idle cores, on all games. */
  readonly minutes: number
  run(module: GameModule, count: number, seed: string): Promise<Probe>
  /** Where worlds are paired: only one pair, by its number. */
  one?(module: GameModule, seed: string, pair: number): Promise<Probe>
}

/** Attacks on each game. */
export const ATTACKS: readonly Attack[] = [
  { name: 'golden records', count: 200, per: 'game', minutes: 2, run: golden },
  { name: 'damaged records', count: 5_000, per: 'all', minutes: 10, run: damagedRecords },
  { name: 'forged files', count: 1_000, per: 'all', minutes: 1, run: forgedFiles },
  { name: 'store faults', count: 500, per: 'all', minutes: 5, run: storeFaults },
  { name: 'two writers', count: 200, per: 'all', minutes: 1, run: twoWriters },
  { name: 'killed', count: 1_000, per: 'all', minutes: 10, run: killed },
  {
    ...{ name: 'paired worlds', count: 20_000, per: 'game', minutes: 8, run: pairedWorlds },
    one: (module, seed, pair) => pairedWorlds(module, Number.POSITIVE_INFINITY, seed, { pair }),
  },
  { name: 'tampered dice', count: 11_000, per: 'all', minutes: 15, run: tamperedDice },
  {
    ...{ name: 'paired lines', count: 100_000, per: 'game', minutes: 60, run: pairedLines },
    one: (module, seed, pair) => pairedLines(module, Number.POSITIVE_INFINITY, seed, { pair }),
  },
  { name: 'bad input', count: 50_000, per: 'all', minutes: 5, run: badInput },
  { name: 'corrupt storage', count: 100, per: 'all', minutes: 3, run: corruptStorage },
  { name: 'killed browsers', count: 200, per: 'all', minutes: 8, run: killedBrowsers },
  { name: 'many games', count: 2_000, per: 'all', minutes: 5, run: flatHeap },
]

/** An attack that is the same whatever is played. */
interface PlainAttack {
  readonly name: string
  readonly count: number
  readonly minutes: number
  run(count: number, seed: string): Promise<Probe>
}

/** The game of which a match takes least. */
const ticTacToe = (): Promise<GameModule> => loadGame(findGames().find(({ id }) => id === 'tic-tac-toe')!)

export const ATTACKS_ON_THE_HOST: readonly PlainAttack[] = [
  { name: 'access matrix', count: 1, minutes: 1, run: () => accessMatrix(knock as unknown as GameModule) },
  {
    ...{ name: 'killed workers', count: 100, minutes: 5 },
    run: async (count, seed) => killedWorkers(await ticTacToe(), count, seed),
  },
]

/** Attacks on a server that people elsewhere play at. */
export const ATTACKS_ON_THE_SERVER: readonly PlainAttack[] = [
  { name: 'killed servers', count: 1_000, minutes: 25, run: killedServers },
  { name: 'power cuts', count: 5_000, minutes: 10, run: powerCuts },
  { name: 'told too early', count: 100_000, minutes: 2, run: toldTooEarly },
  { name: 'simulated servers', count: 10_000, minutes: 12, run: simulatedServers },
  ...NODE_FAULTS.map((fault) => ({
    ...{ name: `nodes, ${fault}`, count: 200, minutes: 12 },
    run: (count: number, seed: string) => nodes(fault, count, seed),
  })),
  { name: 'disk faults', count: 500, minutes: 5, run: diskFaults },
  { name: 'flipped rows', count: 10_000, minutes: 10, run: flippedRows },
  { name: 'flipped files', count: 1_000, minutes: 4, run: flippedFiles },
  { name: 'reconnects', count: 10_000, minutes: 4, run: reconnects },
  { name: 'repeated answers', count: 100_000, minutes: 3, run: repeatedAnswers },
  { name: 'bad frames', count: 1_000_000, minutes: 15, run: badFrames },
  // Seconds; what is tried are the answers of people meanwhile.
  { name: 'hostile lines', count: 600, minutes: 11, run: hostileLines },
  { name: 'many matches', count: 10_000, minutes: 6, run: manyMatches },
  { name: 'restored backups', count: 100, minutes: 1, run: restoredBackups },
]

async function golden(module: GameModule, count: number): Promise<Probe> {
  const probe = new Probe()
  for (const record of goldenRecords(module.game.id).slice(0, count))
    await probe.try(record.name, () => whyNotGolden(module, record, 'all'))
  return probe
}
