import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Where a request comes from. Each proxy adds the address that it was asked from to the end of a list: only what our own
 * have added is believed.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const direct = socket.remoteAddress ?? ''
  return placeOf(proxies === 0 ? direct : (said.at(-proxies) ?? said[0] ?? direct))
}

/** An IPv6 line has 2⁶⁴ addresses of its own: they count as one. What is written as IPv6 and is none counts as what it is. */
function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.split('%', 1)[0]!.split('::')
  const groups = head === '' ? [] : head.split(':')
  const left = tail === undefined || tail === '' ? 0 : tail.split(':').length
  while (tail !== undefined && groups.length + left < 8) groups.push('0')
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Whether it comes from this very machine, and from behind no proxy. */
export const isLocal = ({ headers, socket }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] === undefined && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
