import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  BATCH,
  commitmentTo,
  commitTo,
  contextOf,
  entropyOf,
  ProvenChance,
  pathIn,
  rollOf,
  rootFrom,
  rootOf,
  secretOf,
  treeOf,
} from './index.js'

const master = `${'00'.repeat(31)}2a`
const parts = [
  { seats: [0, 2], reveal: '11'.repeat(32) },
  { seats: [1], reveal: '22'.repeat(32) },
]
const context = contextOf('o1', parts)

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex')
const sha = (...given: (string | Buffer)[]): string =>
  createHash('sha256')
    .update(Buffer.concat(given.map((one) => Buffer.from(one as string))))
    .digest('hex')
const mac = (key: string, text: string): Buffer => createHmac('sha256', bytes(key)).update(text).digest()

describe('dice that can be checked', () => {
  it('are made as docs/dice.md says, by any other program as well', () => {
    expect(commitmentTo(master, 'o1')).toBe(sha('shamble/dice/master/o1', bytes(master)))
    expect(commitTo('11'.repeat(32))).toBe(sha('shamble/dice/part', bytes('11'.repeat(32))))
    expect(entropyOf(parts)).toBe(sha(`shamble/dice/entropy/0,2:${'11'.repeat(32)}/1:${'22'.repeat(32)}`))
    const secret = secretOf(master, 'open', 7)
    expect(secret).toBe(mac(master, 'open/7').toString('hex'))
    const words = mac(secret, `${context.entropy}/o1/open/7/0`)
    expect(rollOf(secret, context, 'open', 7, 6)).toBe(words.readUInt32BE(0) % 6)
  })

  it('never change', () => {
    expect(commitmentTo(master, 'o1')).toMatchInlineSnapshot(
      `"99756b5b26616733cbfa2f57cb14c9c8b1759288efbdca6d2ea5a001c0cfbddd"`,
    )
    expect(rootOf(treeOf(master, 'open', 0))).toMatchInlineSnapshot(
      `"77c46aa23e4f22c598ddecfff9e6bcbaa95fdfb29204de2da1ab7b8d4717b0dd"`,
    )
    const faces = Array.from({ length: 12 }, (_, i) => 1 + rollOf(secretOf(master, 'open', i), context, 'open', i, 6))
    expect(faces.join(' ')).toMatchInlineSnapshot(`"4 5 6 2 5 6 5 1 2 6 2 6"`)
  })

  it('takes the next word where the first would make low faces likelier', () => {
    // Of 2³¹ + 1 faces nearly every second word is thrown away.
    const n = 2 ** 31 + 1
    const rolls = Array.from({ length: 64 }, (_, i) => {
      const secret = secretOf(master, 'closed', i)
      const words = [0, 1, 2].flatMap((again) => {
        const block = mac(secret, `${context.entropy}/o1/closed/${i}/${again}`)
        return [0, 4, 8, 12, 16, 20, 24, 28].map((at) => block.readUInt32BE(at))
      })
      return { roll: rollOf(secret, context, 'closed', i, n), words, fits: words.find((word) => word < n) }
    })
    for (const { roll, fits } of rolls) expect(roll).toBe(fits)
    expect(rolls.some(({ roll, words }) => roll !== words[0])).toBe(true)
  })

  it('lead to their root from every place of a batch, and from no other', () => {
    const tree = treeOf(master, 'open', 1)
    for (const place of [0, 1, 511, 512, 1023]) {
      const index = BATCH + place
      const path = pathIn(tree, index)
      expect(path).toHaveLength(10)
      expect(rootFrom(secretOf(master, 'open', index), index, path)).toBe(rootOf(tree))
      expect(rootFrom(secretOf(master, 'open', index), index ^ 1, path)).not.toBe(rootOf(tree))
      expect(rootFrom(secretOf(master, 'closed', index), index, path)).not.toBe(rootOf(tree))
    }
  })

  it('opens dice that everybody sees, and nothing else', () => {
    const source = { master, context, used: { open: 0, closed: 0 } }
    const roll = (opening: 'dice' | 'nothing') => {
      const chance = new ProvenChance(source, opening)
      const face = chance.die(6, 'a')
      chance.dice(2, 20, 'b', [0])
      chance.draw(['x', 'y'], 'c', 'all')
      chance.tie([1, 2], 'd')
      return { face, use: { open: [...chance.use.open], closed: chance.use.closed } }
    }
    expect(roll('dice')).toEqual({ face: expect.any(Number), use: { open: [6], closed: 4 } })
    expect(roll('nothing').use).toEqual({ open: [], closed: 5 })
  })

  it('draws the same from a bag, in whatever order it lies', () => {
    const draw = (bag: readonly number[]): number =>
      new ProvenChance({ master, context, used: { open: 0, closed: 3 } }, 'dice').draw(bag, 'x', 'all')
    expect(draw([5, 1, 30, 2])).toBe(draw([30, 2, 1, 5]))
  })
})
