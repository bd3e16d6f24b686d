import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { BrokenInvariant } from '@shamble/kernel'

// Dice that can be checked: how secrets, commitments and rolls follow from each other. Every value here is 32 bytes in
// hex. docs/dice.md tells the same in words, for people who want to check by hand.

/**
 * Rolls come from two rows of secrets, each counted from 0: those of `open` rolls are shown as soon as they are rolled,
 * those of `closed` ones when the match is over. The count of open ones tells nothing of the others.
 */
export const STREAMS = ['open', 'closed'] as const
export type Stream = (typeof STREAMS)[number]

/** How many secrets one root covers. */
export const BATCH = 1_024

const HEX = /^[0-9a-f]{64}$/

export const isHex32 = (given: unknown): given is string => typeof given === 'string' && HEX.test(given)

const hashed = (...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(...parts))
const named = (name: string, hex: string): string => bytesToHex(hashed(utf8ToBytes(name), hexToBytes(hex)))

/** 32 random bytes: what all secrets of a match are made from, or what a player adds. */
export const newSecret = (): string => bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)))

/** What is said of the secret before anybody adds anything: it fixes every roll of the match. */
export const commitmentTo = (master: string, match: string): string => named(`shamble/dice/master/${match}`, master)

/** What a player says of a part before showing it. */
export const commitTo = (part: string): string => named('shamble/dice/part', part)

/** What one player has added, and for which seats. */
export interface Added {
  readonly seats: readonly number[]
  readonly reveal: string
}

/** What all players have added, as one value. */
export const entropyOf = (parts: readonly Added[]): string =>
  bytesToHex(
    sha256(utf8ToBytes(['shamble/dice/entropy', ...parts.map(({ seats, reveal }) => `${seats}:${reveal}`)].join('/'))),
  )

/** The secret of one roll. */
export function secretOf(master: string, stream: Stream, index: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(master), utf8ToBytes(`${stream}/${index}`)))
}

/** A leaf is hashed with a 0 before it, two nodes with a 1: none can be taken for the other. */
const leafOf = (secret: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(33)
  bytes.set(secret, 1)
  return sha256(bytes)
}
const nodeOf = (left: Uint8Array, right: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(65)
  bytes[0] = 1
  bytes.set(left, 1)
  bytes.set(right, 33)
  return sha256(bytes)
}

/** The tree over the secrets of one batch: its leaves first, its root last. */
export function treeOf(master: string, stream: Stream, batch: number): readonly Uint8Array[][] {
  const keyed = hmac.create(sha256, hexToBytes(master))
  const leaves = Array.from({ length: BATCH }, (_, i) =>
    leafOf(
      keyed
        .clone()
        .update(utf8ToBytes(`${stream}/${batch * BATCH + i}`))
        .digest(),
    ),
  )
  const levels = [leaves]
  for (let below = leaves; below.length > 1; ) {
    const level: Uint8Array[] = []
    for (let i = 0; i < below.length; i += 2) level.push(nodeOf(below[i]!, below[i + 1]!))
    levels.push(level)
    below = level
  }
  return levels
}

export const rootOf = (tree: readonly Uint8Array[][]): string => bytesToHex(tree.at(-1)![0]!)

/** What stands beside the way from a secret to the root, from below. */
export function pathIn(tree: readonly Uint8Array[][], index: number): string[] {
  return tree.slice(0, -1).map((level, height) => bytesToHex(level[((index % BATCH) >> height) ^ 1]!))
}

/** Where a secret and what stands beside its way lead to. */
export function rootFrom(secret: string, index: number, path: readonly string[]): string {
  let node = leafOf(hexToBytes(secret))
  path.forEach((beside, height) => {
    const other = hexToBytes(beside)
    node = ((index % BATCH) >> height) & 1 ? nodeOf(other, node) : nodeOf(node, other)
  })
  return bytesToHex(node)
}

/** Where rolls belong to: what players added, and which match. */
export interface RollContext {
  readonly entropy: string
  readonly match: string
}

/** The roll of that number: an integer from 0 to n - 1, each equally likely. */
export function rollOf(
  secret: string,
  { entropy, match }: RollContext,
  stream: Stream,
  index: number,
  n: number,
): number {
  if (!(n >= 1)) throw new BrokenInvariant(`chance is asked for one of ${n}`)
  const key = hexToBytes(secret)
  // The last run of values is shorter than n and would make the low ones likelier: it is thrown away.
  const most = 0x1_0000_0000 - (0x1_0000_0000 % n)
  for (let again = 0; ; again++) {
    const words = new DataView(hmac(sha256, key, utf8ToBytes(`${entropy}/${match}/${stream}/${index}/${again}`)).buffer)
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at)
      if (word < most) return word % n
    }
  }
}
