import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { BadInput } from '@shamble/kernel'
import sirv from 'sirv'
import type { Output } from '../output.js'
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
  const files = sirv(page, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
      // Built files carry a hash in their name; everything else is asked for again each time.
      const fixed = path.includes('/assets/')
      response.setHeader('Cache-Control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
      response.end('There is nothing here.\n')
    })
  })
  await listen(server, port, host)
  output.out(addressOf(server, host))
  return server
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
