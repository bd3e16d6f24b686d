import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

type Letters = 'hex' | 'base64url'

/** What Node has of its own, several times quicker; `undefined` elsewhere, and where it is too old. */
const native = (
  globalThis as {
    readonly process?: {
      getBuiltinModule?(
        name: 'node:crypto',
      ): { hash?(algorithm: string, text: string, as: Letters): string } | undefined
    }
  }
).process?.getBuiltinModule?.('node:crypto')?.hash

/** 128 bits of SHA-256 in hex. Synchronous: a page on a plain-http address has no `crypto.subtle`. */
export function digest(text: string): string {
  return (native?.('sha256', text, 'hex') ?? bytesToHex(sha256(utf8ToBytes(text)))).slice(0, 32)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Every twelve bits as two letters. */
const PAIRS = Array.from({ length: 4096 }, (_, bits) => LETTERS[bits >> 6]! + LETTERS[bits & 63]!)

/** This many letters of SHA-256, six bits each and a multiple of four: short enough for every line of a record. */
export function shortDigest(text: string, letters: number): string {
  return native?.('sha256', text, 'base64url').slice(0, letters) ?? shortDigestAnywhere(text, letters)
}

/** The same where there is nothing to help. */
export function shortDigestAnywhere(text: string, letters: number): string {
  const bytes = sha256(utf8ToBytes(text))
  let written = ''
  for (let at = 0; written.length < letters; at += 3) {
    const bits = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!
    written += PAIRS[bits >> 12]! + PAIRS[bits & 4095]!
  }
  return written
}
