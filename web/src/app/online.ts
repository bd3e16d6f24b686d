import type { HostRequest } from '@shamble/host'

/**
 * The address under which others reach the tables of the server that this page comes from; `null` where it comes from
 * none.
 */
export const tablesAt: string | null =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="shamble-tables"]')?.content ?? null

/** Whether a match is played at that server, and not in this browser: its name says so. */
export const isOnline = (match: string): boolean => match.startsWith('o')

/** Whether a request is for that server. */
export const isForServer = (request: HostRequest): boolean =>
  'match' in request
    ? isOnline(request.match)
    : (request.type === 'import' && request.online !== undefined) ||
      (request.type === 'create' &&
        (isOnline(request.after ?? '') || (request.seats?.some(({ by }) => by === 'open') ?? false)))

/** From now on this browser is someone else to the server: with the secret of another device, or a new one. */
export function becomePerson(secret: string | null): void {
  if (secret === null) globalThis.localStorage?.removeItem(PERSON)
  else globalThis.localStorage?.setItem(PERSON, secret)
}

const PERSON = 'shamble.person'

/** 32 bytes, as the server reads them. */
const IS_SECRET = /^[\w-]{43}$/

/**
 * Who this browser is to the server: a secret that nobody else knows, made when it is needed first. One that no server
 * takes was damaged, and leads nowhere any longer.
 */
export function secret(): string {
  const known = globalThis.localStorage?.getItem(PERSON) ?? ''
  if (IS_SECRET.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
  globalThis.localStorage?.setItem(PERSON, made)
  return made
}

/** Whether this browser has played there before. */
export const hasPlayed = (): boolean => tablesAt !== null && (globalThis.localStorage?.getItem(PERSON) ?? null) !== null
