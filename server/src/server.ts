import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { type GameSource, Host, type Thinking } from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import type { FastifyInstance } from 'fastify'
import { answering } from './answering.js'
import type { Limits } from './limits.js'
import { Lines } from './lines.js'
import type { Log } from './log.js'
import { Metrics } from './metrics.js'
import { holdFile } from './one-server.js'
import { PageFiles } from './page-files.js'
import { type Retention, sweep, USUAL_RETENTION } from './retention.js'
import type { MetricsShown } from './settings.js'
import { isPostgres, openStore, type ServerStore } from './stores.js'
import { Uploads } from './uploads.js'

export interface ServerSetting {
  /** The built page. */
  readonly page: string
  readonly games: GameSource
  /** The database: a file, or the address of a PostgreSQL. */
  readonly data: string
  readonly port: number
  readonly host: string
  /** Where people reach it, when that is not where it listens. */
  readonly address?: string | null
  /** Pages at these addresses may speak to it, besides those that it serves itself. */
  readonly origins: readonly string[]
  /** How many proxies are in front of it; none when absent. */
  readonly proxies?: number
  /** For how many days matches are kept; the usual ones when absent. */
  readonly keep?: Retention
  /** Who is shown its numbers; this machine when absent. */
  readonly metrics?: MetricsShown
  /** Where rivals think that look ahead: in this thread when absent. */
  readonly thinking?: Thinking
  /** What differs from the usual limits. */
  readonly limits?: Partial<Limits>
  /** Where matches are kept, opened already, instead of `data`; it is closed with the server. */
  readonly store?: ServerStore
  /** Told of what happens, a line each; no secret is in it. */
  readonly log: Log
}

export interface RunningServer {
  /** Where it can be reached, the best one to pass on last. */
  readonly addresses: readonly string[]
  /** Takes nothing new, keeps what is under way, and lets go of everything. */
  close(): Promise<void>
}

/** How long a match stays open that nobody looks at, in milliseconds. */
const QUIET_AFTER = 120_000
/** How long a server that is to stop waits for what is under way. */
const DRAINS_FOR = 5_000
/** How often it looks for matches that nobody comes to, and when first. */
const SWEEPS_EVERY = 3_600_000
const SWEEPS_FIRST = 60_000

/** Serves the page, and tables for people elsewhere, on one port. */
export async function startServer(setting: ServerSetting): Promise<RunningServer> {
  const { log } = setting
  if (!existsSync(join(setting.page, 'index.html'))) throw new BadInput('page', 'not built yet: run `npm start`')
  let addresses: readonly string[] = []
  const files = await PageFiles.read(setting.page, () => markOf(addresses))
  const store = setting.store ?? (await openStore(setting.data))
  const letGo = isFile(setting.data) ? await holding(setting.data, store) : () => {}
  const metrics = new Metrics()
  const host = new Host({
    games: setting.games,
    store,
    timeLimits: 'kept',
    ...(setting.thinking === undefined ? {} : { thinking: setting.thinking }),
    quietAfter: QUIET_AFTER,
    // So a page knows by its name that a match is played here and not in its browser.
    prefix: 'o',
    report: ({ match, error }) => {
      metrics.defect()
      log('defect', { level: 'error', error, ...(match === null ? {} : { match }) })
    },
    storeFailed: ({ match, error }) =>
      log('store failed', { level: 'error', error, ...(match === null ? {} : { match }) }),
  })
  const origins = new Set<string>()
  const uploads = new Uploads()
  const proxies = setting.proxies ?? 0
  const lines = new Lines({
    host,
    store,
    origins: () => origins,
    uploads,
    metrics,
    proxies,
    limits: setting.limits ?? {},
  })
  metrics.watch('shamble_lines', 'Lines to tables that are open.', () => lines.count)
  metrics.watch('shamble_matches_open', 'Matches that are open in memory.', () => host.open)
  let isStopping = false
  const app = answering({
    files,
    store,
    lines,
    uploads,
    metrics,
    shown: setting.metrics ?? 'local',
    origins: () => origins,
    isStopping: () => isStopping,
    games: setting.games,
    address: () => addresses.at(-1) ?? '',
    log,
  })
  app.server.on('upgrade', (request, socket, head) => lines.upgrade(request, socket, head))
  try {
    await listen(app, setting.port, setting.host)
  } catch (error) {
    lines.close()
    await host.close()
    await store.close()
    letGo()
    throw error
  }
  const stopSweeping = sweeping(store, host, setting.keep ?? USUAL_RETENTION, metrics, log)
  addresses = addressesOf(app, setting.host)
  if (setting.address) addresses = [...addresses, setting.address]
  for (const address of addresses) origins.add(new URL(address).origin)
  for (const origin of setting.origins) origins.add(origin)
  log('the server has started', { level: 'info' })
  return {
    addresses,
    async close() {
      isStopping = true
      stopSweeping()
      await lines.drain(DRAINS_FOR)
      lines.close()
      await host.close()
      await app.close()
      await store.close()
      letGo()
      log('the server has stopped', { level: 'info' })
    },
  }
}

const isFile = (data: string): boolean => !isPostgres(data) && data !== ':memory:'

async function holding(file: string, store: ServerStore): Promise<() => void> {
  try {
    return holdFile(file)
  } catch (error) {
    await store.close()
    throw error
  }
}

function sweeping(store: ServerStore, host: Host, keep: Retention, metrics: Metrics, log: Log): () => void {
  let timer: NodeJS.Timeout
  const later = (milliseconds: number): void => {
    timer = setTimeout(() => {
      sweep(store, host, keep, Date.now())
        .then((count) => {
          metrics.removed(count)
          if (count > 0) log('matches were removed that nobody had come to', { level: 'info', count })
        })
        .catch((error) => log('old matches could not be removed', { error }))
        .finally(() => later(SWEEPS_EVERY))
    }, milliseconds)
    timer.unref()
  }
  later(SWEEPS_FIRST)
  return () => clearTimeout(timer)
}

/** Tells the page that there are tables here, and the address that others reach it by. */
const markOf = (addresses: readonly string[]): string =>
  `<meta name="shamble-tables" content="${addresses.at(-1)?.replace(/\/$/, '') ?? ''}">`

async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: 'port {{port}} on {{host}} is taken; name another with --port or PORT',
      EACCES: 'port {{port}} may not be used; name one above 1023 with --port or PORT',
      EADDRNOTAVAIL: 'this machine has no address {{host}}',
      ENOTFOUND: 'this machine has no address {{host}}',
      ERR_SOCKET_BAD_PORT: '"{{port}}" is not possible; expected a whole number from 0 to 65535',
    }
    const { code, message } = error as NodeJS.ErrnoException
    throw new BadInput('serve', reasons[code ?? ''] ?? message, { port, host })
  }
}

/** Where people reach it: on this machine, and on the networks that it is part of where it listens to them. */
function addressesOf(app: FastifyInstance, host: string): string[] {
  const { port } = app.server.address() as AddressInfo
  const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`
  if (host !== '0.0.0.0' && host !== '::') return host === '127.0.0.1' ? [at('localhost'), at(host)] : [at(host)]
  const outside = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.flatMap(({ family, internal, address }) => (internal || family !== 'IPv4' ? [] : [at(address)])),
  )
  return [at('localhost'), at('127.0.0.1'), ...outside]
}
