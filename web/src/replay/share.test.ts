import { expect, it } from 'vitest'
import { packRecord, unpackRecord } from './share.js'

const RECORD = `${JSON.stringify({ name: 'Zoë’s match', seed: 'a' })}\n`.repeat(200)

it('a record goes into letters that need no escape in an address, and comes out as it was', async () => {
  const letters = await packRecord(RECORD)
  expect(letters).toMatch(/^[\w-]+$/)
  expect(encodeURIComponent(letters)).toBe(letters)
  expect(letters.length).toBeLessThan(RECORD.length / 10)
  expect(await unpackRecord(letters)).toBe(RECORD)
})

it('letters that are no record are refused', async () => {
  const letters = await packRecord(RECORD)
  expect(await unpackRecord('!')).toBeNull()
  expect(await unpackRecord('abcd')).toBeNull()
  expect(await unpackRecord(letters.slice(0, -4))).toBeNull()
})

it('a small link that would become a huge text is refused', async () => {
  expect(await unpackRecord(await packRecord(' '.repeat(20_000_001)))).toBeNull()
})
