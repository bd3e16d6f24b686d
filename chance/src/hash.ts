import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** 128 bits of SHA-256 in hex. Synchronous: a page on a plain-http address has no `crypto.subtle`. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32)
}
