import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'
import { connectFourGame } from '../baselines/boardgame-io.js'
import { beMeasured } from './measured.js'

// The server of boardgame.io with connect four, in a process of its own and in memory. It says where it listens.

interface BoardgameIoServer {
  Server(given: { games: readonly unknown[]; origins: readonly string[] }): {
    run(given: { port: number }): Promise<{ readonly appServer: Server }>
  }
}

process.env['NODE_ENV'] = 'production'
const { Server: serverOf } = createRequire(import.meta.url)('boardgame.io/server') as BoardgameIoServer
const { appServer } = await serverOf({ games: [connectFourGame()], origins: [] }).run({ port: 0 })
console.log(`listens ${(appServer.address() as AddressInfo).port}`)
beMeasured()
