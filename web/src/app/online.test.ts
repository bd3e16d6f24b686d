import { afterEach, expect, it, vi } from 'vitest'
import { becomePerson, secret } from './online.js'

afterEach(() => vi.unstubAllGlobals())

it('a browser stays who it is, and is someone new only where its secret was damaged', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  const first = secret()
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(secret()).toBe(first)
  becomePerson('cut off')
  const second = secret()
  expect(second).toMatch(/^[\w-]{43}$/)
  expect(second).not.toBe(first)
  expect(secret()).toBe(second)
})
