import { systemBelow, systemToken } from '@shamble/chance'
import type { Invitation } from './store.js'

/** No letter or figure that looks like another one. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

export function newInvitation(): Invitation {
  const code = Array.from({ length: LENGTH }, () => LETTERS[systemBelow(LETTERS.length)]).join('')
  return { code, watch: systemToken() }
}

/** An invitation as someone has typed it: in small letters, with blanks. */
export function readInvitation(typed: string): string {
  const letters = typed.replace(/[\s-]/g, '')
  return letters.length === LENGTH ? letters.toUpperCase() : letters
}
