import { describe, expect, it } from 'vitest'
import { deviceToken, readDeviceToken, seal, unseal } from './sealed.js'

const SECRET = 'AbC-_0123456789abcdefghijklmnopqrstuvwxyzAB'.slice(0, 42).concat('A')

describe('a secret that is handed to another device', () => {
  it('is read with its key, and with no other', () => {
    const { sealed, key } = seal(SECRET)
    expect(unseal(sealed, key)).toBe(SECRET)
    expect(sealed).toMatch(/^[\w-]{43}$/)
    expect(unseal(sealed, seal(SECRET).key)).not.toBe(SECRET)
  })

  it('is nothing where the link is cut', () => {
    const { sealed, key } = seal(SECRET)
    expect(unseal(sealed, key.slice(0, 20))).toBeNull()
    expect(unseal(sealed, '%%%')).toBeNull()
  })
})

describe('what a link for another device holds', () => {
  it('is read again whole, the name as it was typed', () => {
    for (const name of ['', 'Ada', 'a ~ b~', 'Zoé / é']) {
      const link = { token: 'abc', key: 'K-_9', name }
      expect(readDeviceToken(deviceToken(link))).toEqual(link)
    }
    expect(readDeviceToken('abc')).toEqual({ token: 'abc', key: '', name: '' })
  })
})
