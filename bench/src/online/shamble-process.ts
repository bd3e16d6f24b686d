import { startServer } from '@shamble/server'
import { findGames, loadGame } from '../find-games.js'
import { NO_RATES } from '../reliability/server/driver.js'
import { beMeasured } from './measured.js'

// Our server in a process of its own, on a SQLite file, with nothing left out but the limits of rates. It says where it listens.

const [data, page] = process.argv.slice(2) as [string, string]
const games = findGames()
const server = await startServer({
  page,
  games: { ids: games.map(({ id }) => id), fetch: (id) => loadGame(games.find((game) => game.id === id)!) },
  data,
  port: 0,
  host: '127.0.0.1',
  origins: [],
  log: () => {},
  limits: NO_RATES,
})
console.log(`listens ${new URL(server.addresses.at(-1)!).port}`)
beMeasured()
