import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addressOf } from './proxies.js'

const asked = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

describe('where a request comes from', () => {
  it('is what our own proxies say, and nothing that was said before them', () => {
    expect(addressOf(asked('9.9.9.9', '1.1.1.1'), 0)).toBe('9.9.9.9')
    expect(addressOf(asked('9.9.9.9', '6.6.6.6, 1.1.1.1'), 1)).toBe('1.1.1.1')
    expect(addressOf(asked('9.9.9.9', '6.6.6.6, 1.1.1.1, 2.2.2.2'), 2)).toBe('1.1.1.1')
    expect(addressOf(asked('9.9.9.9'), 1)).toBe('9.9.9.9')
  })

  it('is one place for all addresses of one IPv6 line', () => {
    const place = (address: string): string => addressOf(asked(address), 0)
    for (const address of ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:0DB8:1:2::1', '2001:db8:1:2::'])
      expect(place(address)).toBe('2001:db8:1:2::/64')
    expect(place('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(place('2001:db8:1:3::1')).not.toBe(place('2001:db8:1:2::1'))
    expect(place('::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(place('::1')).toBe('0:0:0:0::/64')
    expect(place('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  })
})
