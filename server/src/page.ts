import type { IncomingMessage, ServerResponse } from 'node:http'
import { PACKINGS, type Packing, type PageFile, type PageFiles } from './page-files.js'

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
  // Markup and addresses of scripts pass the one policy of the page, which lets nothing through that could run.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** Answers a request for a file of the page. */
export async function answerFile(files: PageFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    say(response, 405, 'Only GET and HEAD are answered here.')
    return
  }
  const path = pathOf(request.url ?? '')
  // Anyone who opens the page gets the newest; its parts belong to the page that asks for them.
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

/** One sentence for anyone who asked for something else. */
export function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${sentence}\n`)
}
