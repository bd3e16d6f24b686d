import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { BadInput } from '@shamble/kernel'
import type { Output } from '../output.js'
import { PACKINGS, type Packing, type PageFile, PageFiles } from '../page-files.js'
import { ROOT } from '../root.js'

interface ServeOptions {
  readonly port?: number
  readonly host?: string
  /** The built page; another one in tests. */
  readonly page?: string
}

/** Nothing but this page may run, be loaded or be spoken to. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const

const USUAL_PORT = 4378

/** Serves the table in the browser until the process is ended. */
export async function serve(options: ServeOptions, output: Output): Promise<Server> {
  const page = options.page ?? join(ROOT, 'web', 'dist')
  if (!existsSync(join(page, 'index.html'))) throw new BadInput('page', 'it is not built yet; `npm start` does that')
  const port = options.port ?? portFrom(process.env['PORT'])
  const host = options.host ?? process.env['HOST'] ?? '127.0.0.1'
  const files = await PageFiles.read(page)
  const server = createServer((request, response) => {
    // A fault of one request is that request's alone.
    response.on('error', () => response.destroy())
    answer(files, request, response).catch((error: Error) => {
      output.err(`${request.method} ${JSON.stringify(request.url)}: ${error.message}`)
      if (response.headersSent) response.destroy()
      else say(response, 500, 'This could not be served.')
    })
  })
  server.on('clientError', (_error, socket) => void (socket.writable && socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
  await listen(server, port, host)
  output.out(addressOf(server, host))
  return server
}

async function answer(files: PageFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    say(response, 405, 'Only GET and HEAD are answered here.')
    return
  }
  const path = pathOf(request.url ?? '')
  // Whoever opens the page gets the newest; its parts belong to the page that asks for them.
  if (path === '/index.html' || (path !== null && files.get(path) === undefined)) await files.refresh()
  const file = path === null ? undefined : files.get(path)
  if (path === null || file === undefined) say(response, 404, 'There is nothing here.')
  else send(path, file, request, response)
}

/** The name of a file of the page; `null` where the address is none. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0]!)
    return path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return null
  }
}

function send(path: string, file: PageFile, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  // Built files carry a hash in their name; everything else is asked for again each time.
  const isFixed = path.includes('/assets/')
  response.setHeader('Cache-Control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('ETag', file.etag)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Accept-Ranges', 'bytes')
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', file.type)
  const { length } = file.bytes
  const range = rangeOf(request.headers.range, length)
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${length}`)
    response.writeHead(416).end()
    return
  }
  if (range !== null) {
    response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${length}`)
    whole(response, 206, file.bytes.subarray(range.first, range.last + 1), request.method)
    return
  }
  const packing = packingFor(request.headers['accept-encoding'], file)
  if (packing !== null) response.setHeader('Content-Encoding', packing)
  whole(response, 200, packing === null ? file.bytes : file.packed[packing]!, request.method)
}

function whole(response: ServerResponse, status: number, bytes: Buffer, method: string | undefined): void {
  response.writeHead(status, { 'Content-Length': bytes.length })
  response.end(method === 'HEAD' ? undefined : bytes)
}

/** The one range that is asked for; `null` where the whole file is meant, or nobody can tell what. */
function rangeOf(
  written: string | undefined,
  length: number,
): { first: number; last: number } | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(written?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return first > last ? 'unsatisfiable' : { first, last }
}

function packingFor(accepted: string | string[] | undefined, { packed }: PageFile): Packing | null {
  const names = String(accepted ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .flatMap(([name, quality]) => (/^q=0(\.0*)?$/.test(quality ?? '') ? [] : [name]))
  return PACKINGS.find((packing) => packed[packing] !== undefined && names.includes(packing)) ?? null
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${sentence}\n`)
}

function portFrom(written: string | undefined): number {
  if (written === undefined || written === '') return USUAL_PORT
  const port = Number(written)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new BadInput('PORT', `"${written}" is no port; expected a whole number from 0 to 65535`)
  return port
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `port ${port} on ${host} is taken; name another with --port or PORT`,
        EACCES: `port ${port} may not be used; name one above 1023 with --port or PORT`,
        EADDRNOTAVAIL: `this machine has no address ${host}`,
        ENOTFOUND: `this machine has no address ${host}`,
      }
      reject(new BadInput('serve', reasons[error.code ?? ''] ?? error.message))
    })
    server.listen(port, host, resolve)
  })
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `The table is laid: http://${shown}:${port}/`
}
