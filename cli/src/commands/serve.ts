import { join } from 'node:path'
import { type RunningServer, readEnvironment, serverLog, startServer } from '@shamble/server'
import { speaker } from '@shamble/text'
import { listGames, loadGame } from '../catalogue.js'
import { dataFrom } from '../data.js'
import { languageFor, type Output } from '../output.js'
import { rivalThreads } from '../rival-threads.js'
import { ROOT } from '../root.js'
import { cliText } from '../text/index.js'

interface ServeOptions {
  readonly port?: number
  readonly host?: string
  /** Whether it listens to the local network, too. */
  readonly lan?: boolean
  /** The database of the tables that people come to from elsewhere: a file, or the address of a PostgreSQL. */
  readonly data?: string
  /** The built page; another one in tests. */
  readonly page?: string
}

/** Serves the page and its tables until the process is ended. */
export async function serve(options: ServeOptions, output: Output): Promise<RunningServer> {
  const { logLevel, ...environment } = readEnvironment(process.env)
  const rivals = rivalThreads()
  const server = await startServer({
    ...environment,
    page: options.page ?? join(ROOT, 'web', 'dist'),
    games: { ids: listGames().map(({ id }) => id), fetch: loadGame },
    data: dataFrom(options.data),
    port: options.port ?? environment.port,
    host: options.host ?? (options.lan ? '0.0.0.0' : environment.host),
    log: serverLog(logLevel),
    ...(rivals.thinking === undefined ? {} : { thinking: rivals.thinking }),
  })
  const language = languageFor(undefined)
  const speak = speaker(language, cliText[language])
  for (const address of server.addresses.slice(options.lan ? 0 : -1)) output.out(speak('serve.laid', { address }))
  const close = async (): Promise<void> => {
    await server.close()
    await rivals.close()
  }
  return { ...server, close }
}

/** Lets a server end what it is at when the process is told to end; told twice, it ends at once. */
export function stopWithProcess(server: RunningServer): void {
  let isTold = false
  const stop = (): void => {
    if (isTold) process.exit(1)
    isTold = true
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
