import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** 128 bits of SHA-256 in hex. Synchronous: a page on a plain-http address has no `crypto.subtle`. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** So many letters of SHA-256, six bits each: short enough to stand in every line of a record. */
export function shortDigest(text: string, letters: number): string {
  const bytes = sha256(utf8ToBytes(text))
  let written = ''
  for (let bit = 0; written.length < letters; bit += 6) {
    const at = bit >> 3
    const pair = (bytes[at]! << 8) | (bytes[at + 1] ?? 0)
    written += LETTERS[(pair >> (10 - (bit & 7))) & 63]
  }
  return written
}
