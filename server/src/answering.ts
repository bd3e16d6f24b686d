import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GameSource } from '@shamble/host'
import { helloSchema, MESSAGE_VERSION } from '@shamble/host/socket'
import Fastify, { type FastifyInstance } from 'fastify'
import { FEED_PATH, feedOf, readFeed } from './feed.js'
import { hashed, type Lines, PORT_PATH } from './lines.js'
import type { Log } from './log.js'
import type { Metrics } from './metrics.js'
import { answerFile, say } from './page.js'
import type { PageFiles } from './page-files.js'
import { isLocal } from './proxies.js'
import type { MetricsShown } from './settings.js'
import type { ServerStore } from './stores.js'
import type { Uploads } from './uploads.js'

/** Where requests are sent that are too large for a line. */
export const UPLOAD_PATH = '/requests'

export interface Answering {
  readonly files: PageFiles
  readonly store: ServerStore
  readonly lines: Lines
  readonly uploads: Uploads
  readonly metrics: Metrics
  readonly shown: MetricsShown
  readonly origins: () => ReadonlySet<string>
  readonly isStopping: () => boolean
  readonly games: GameSource
  /** Where people reach the page. */
  readonly address: () => string
  readonly log: Log
}

/** What is answered over HTTP: the page, how the server is, and requests that are too large for a line. */
export function answering(given: Answering): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: 1024,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    // What is no address of anything is answered like what is not there.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      say(reply.raw, 404, 'There is nothing here.')
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const response = reply.raw
    // Everything is answered here, as it comes from the line: no route of the framework sees what is asked.
    reply.hijack()
    response.on('error', () => response.destroy())
    try {
      await answer(given, raw, response)
    } catch (error) {
      given.log('a request over HTTP could not be answered', { error })
      if (response.headersSent) response.destroy()
      else say(response, 500, 'This could not be served.')
    }
  })
  return app
}

async function answer(given: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url } = request
  if (method === 'GET' && url === '/healthz') say(response, 200, 'The server is running.')
  else if (method === 'GET' && url === '/readyz') await ready(given, response)
  else if (method === 'GET' && url === '/metrics' && isShown(given.shown, request))
    await numbers(given.metrics, response)
  else if (url === PORT_PATH) say(response, 426, 'Tables speak here over a WebSocket.')
  else if (method === 'POST' && url === UPLOAD_PATH) await upload(given, request, response)
  else if (url?.startsWith(FEED_PATH)) await feed(given, request, response)
  else await answerFile(given.files, request, response)
}

/** A person's feed; or, for a request with the secret, where it is. */
async function feed(given: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '', headers } = request
  if (!given.lines.address(request).bucket.take(Date.now())) return say(response, 429, 'That is too much at once.')
  if (method === 'POST' && url === FEED_PATH) {
    const secret = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1]
    if (headers.origin !== undefined && !given.origins().has(headers.origin))
      return say(response, 403, 'This page may not ask here.')
    if (!helloSchema.safeParse({ v: MESSAGE_VERSION, secret }).success)
      return say(response, 401, 'Say who you are first.')
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify({ path: `${FEED_PATH.slice(1)}/${hashed(secret!)}` }))
    return
  }
  const asked = method === 'GET' ? readFeed(url) : null
  if (asked === null) return say(response, 404, 'There is nothing here.')
  const text = await feedOf(given.store, given.games, asked, given.address())
  response.writeHead(200, {
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(text)
}

const isShown = (shown: MetricsShown, request: IncomingMessage): boolean =>
  shown === 'all' || (shown === 'local' && isLocal(request))

async function ready({ store, isStopping }: Answering, response: ServerResponse): Promise<void> {
  if (isStopping()) return say(response, 503, 'The server is stopping.')
  try {
    await store.check()
    say(response, 200, 'Tables can be played.')
  } catch {
    say(response, 503, 'The database cannot be read.')
  }
}

async function numbers(metrics: Metrics, response: ServerResponse): Promise<void> {
  const text = await metrics.text()
  response.writeHead(200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' })
  response.end(text)
}

/** Takes a request that is too large for a line, and says under which ticket the line may ask for it. */
async function upload(given: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { origin, authorization } = request.headers
  const secret = /^Bearer (.*)$/.exec(authorization ?? '')?.[1]
  // Whatever is still to come is not read.
  const refuse = (status: number, sentence: string): void => {
    response.setHeader('Connection', 'close')
    say(response, status, sentence)
  }
  if (origin !== undefined && !given.origins().has(origin)) return refuse(403, 'This page may not ask here.')
  if (!helloSchema.safeParse({ v: MESSAGE_VERSION, secret }).success) return refuse(401, 'Say who you are first.')
  const from = given.lines.address(request)
  if (!from.bucket.take(Date.now())) return refuse(429, 'That is too much at once.')
  const { uploads } = given
  const upload = uploads.begin(hashed(secret!), from)
  if (upload === null) return refuse(429, 'That is too much at once.')
  try {
    const body = await uploads.read(upload, request)
    const said = body === null ? TOO_LARGE : whatIsWrong(body)
    if (body === null || said !== null) {
      uploads.letGo(upload)
      return refuse(...(said ?? TOO_LARGE))
    }
    response.writeHead(201, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify({ ticket: uploads.keep(upload, body) }))
  } catch {
    // It was broken off: nobody waits for a reply.
    uploads.letGo(upload)
    response.destroy()
  }
}

const TOO_LARGE = [413, 'This is too large.'] as const

function whatIsWrong(body: Buffer): readonly [status: number, sentence: string] | null {
  let read: unknown
  try {
    read = JSON.parse(String(body))
  } catch {
    return [400, 'This is no request.']
  }
  return LARGE.includes((read as { readonly type?: unknown } | null)?.type) ? null : TOO_LARGE
}

/** Nothing else is ever so large: files that people bring along, and matches. */
const LARGE: readonly unknown[] = ['create', 'import']
