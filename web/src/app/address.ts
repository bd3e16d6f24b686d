import { Watched } from './watched.js'

/** Where in the page someone is: kept behind the `#`, so that a reload and the back key work without a server. */
export type Address =
  | { readonly at: 'home' }
  /**
   * With `after`: of the match that goes on from that one. With `choose`: options that someone has chosen on the way.
   * With `online`: with friends who are elsewhere.
   */
  | {
      readonly at: 'setup'
      readonly game: string
      readonly online?: true
      readonly after?: string
      readonly choose?: Readonly<Record<string, string>>
    }
  /** With `seq`: at an earlier moment of it. */
  | { readonly at: 'table'; readonly match: string; readonly seq?: number }
  | { readonly at: 'replay'; readonly match: string; readonly seq: number | null }
  /** The table that all see, while the match is played in another window. */
  | { readonly at: 'watch'; readonly match: string }
  /** A replay that someone has sent as a link: the record itself, packed. */
  | { readonly at: 'shared'; readonly record: string }
  /** By an invitation to a table whose people are elsewhere. */
  | { readonly at: 'join'; readonly invitation: string }
  /** All games with people elsewhere; or, by a link, someone who comes with another device or back to a seat. */
  | { readonly at: 'online'; readonly by?: { readonly way: 'device' | 'seat'; readonly token: string } }
  /** A match that is over, and what was decided in it. */
  | { readonly at: 'analysis'; readonly match: string }
  /** What analyses say of the person who plays here, over time. */
  | { readonly at: 'person' }
  /** A study by its name or its key; without either, the list of them. */
  | { readonly at: 'lab'; readonly study: string | null }
  | RulesAddress
  | { readonly at: 'guide'; readonly game: string }
  | OwnAddress

export interface RulesAddress {
  readonly at: 'rules'
  readonly game: string
  readonly rule: string | null
  /** The match that someone comes from. */
  readonly match: string | null
  /** The line of its record that was followed: the number of the moment that it led to. */
  readonly seq?: number
  /** Where the way back leads, where that is neither the table nor home. */
  readonly from?: 'setup' | 'replay' | 'guide' | 'analysis'
  /** The match that the table that is being set up goes on from. */
  readonly after?: string
}

/** A screen of a game's own that belongs to no table: an editor, pages to print. */
export interface OwnAddress {
  readonly at: 'own'
  readonly game: string
  readonly screen: string
  /** The thing of the drawer that it is about. */
  readonly thing?: string
  /** The match that it is about. */
  readonly match?: string
}

export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [at, first, second] = path.split('/').map(decoded)
  const asked = new URLSearchParams(query)
  if (at === 'online') {
    const isLink = (first === 'device' || first === 'seat') && second !== undefined
    return isLink ? { at, by: { way: first, token: second } } : { at }
  }
  if (at === 'person') return { at }
  if (at === 'lab') return { at, study: first || null }
  if (first === undefined || first === '') return { at: 'home' }
  switch (at) {
    case 'setup':
      return {
        at,
        game: first,
        ...(asked.has('online') ? { online: true } : {}),
        ...matchBefore(asked),
        ...chosenIn(asked),
      }
    case 'guide':
      return { at, game: first }
    case 'own':
      return second === undefined || second === ''
        ? { at: 'home' }
        : { at, game: first, screen: second, ...aboutIn(asked) }
    case 'table':
      return { at, match: first, ...momentIn(asked) }
    case 'watch':
    case 'analysis':
      return { at, match: first }
    case 'shared':
      return { at, record: first }
    case 'join':
      return { at, invitation: first }
    case 'replay':
      return { at, match: first, seq: second === undefined ? null : (momentOf(second) ?? 0) }
    case 'rules':
      return {
        at,
        game: first,
        rule: second === undefined || second === '' ? null : second,
        match: asked.get('match'),
        ...momentIn(asked),
        ...originIn(asked),
        ...matchBefore(asked),
      }
    default:
      return { at: 'home' }
  }
}

/** What someone has typed may be no address at all: then it stands for itself, and nothing of that name is found. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The number of a moment, as someone has typed it. */
function momentOf(written: string): number | null {
  const seq = Number(written)
  return written !== '' && Number.isSafeInteger(seq) && seq >= 0 ? seq : null
}

function momentIn(asked: URLSearchParams): { seq?: number } {
  const seq = momentOf(asked.get('seq') ?? '')
  return seq === null ? {} : { seq }
}

function aboutIn(asked: URLSearchParams): Pick<OwnAddress, 'thing' | 'match'> {
  const [thing, match] = [asked.get('thing'), asked.get('match')]
  return { ...(thing ? { thing } : {}), ...(match ? { match } : {}) }
}

function originIn(asked: URLSearchParams): Pick<RulesAddress, 'from'> {
  const from = asked.get('from')
  return from === 'setup' || from === 'replay' || from === 'guide' || from === 'analysis' ? { from } : {}
}

function matchBefore(asked: URLSearchParams): { after?: string } {
  const after = asked.get('after')
  return after === null || after === '' ? {} : { after }
}

/** `choose=scenario:church`, as often as something was chosen. */
function chosenIn(asked: URLSearchParams): { choose?: Readonly<Record<string, string>> } {
  const pairs = asked.getAll('choose').map((pair) => [pair.split(':')[0]!, pair.slice(pair.indexOf(':') + 1)] as const)
  return pairs.length === 0 ? {} : { choose: Object.fromEntries(pairs) }
}

const choosing = (choose: Readonly<Record<string, string>> = {}): readonly (readonly ['choose', string])[] =>
  Object.entries(choose).map(([name, value]) => ['choose', `${name}:${value}`])

/** `?a=1&b=2` of what is there. */
function query(
  of: Readonly<Record<string, string | number | null | undefined>>,
  more: readonly (readonly [string, string])[] = [],
): string {
  const given = [...Object.entries(of), ...more].filter(([, value]) => value !== null && value !== undefined)
  return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('&')}`
}

export function writeAddress(address: Address): string {
  const part = encodeURIComponent
  switch (address.at) {
    case 'home':
      return '#/'
    case 'setup':
      return `#/setup/${part(address.game)}${query({ online: address.online && 'yes', after: address.after }, choosing(address.choose))}`
    case 'lab':
      return `#/lab/${part(address.study ?? '')}`
    case 'person':
      return '#/person'
    case 'guide':
      return `#/${address.at}/${part(address.game)}`
    case 'own':
      return `#/own/${part(address.game)}/${part(address.screen)}${query({ thing: address.thing, match: address.match })}`
    case 'table':
      return `#/table/${part(address.match)}${query({ seq: address.seq })}`
    case 'shared':
      return `#/shared/${part(address.record)}`
    case 'join':
      return `#/join/${part(address.invitation)}`
    case 'online':
      return address.by === undefined ? '#/online' : `#/online/${address.by.way}/${part(address.by.token)}`
    case 'watch':
    case 'analysis':
      return `#/${address.at}/${part(address.match)}`
    case 'replay':
      return `#/replay/${part(address.match)}${address.seq === null ? '' : `/${address.seq}`}`
    case 'rules': {
      const rule = address.rule === null ? '' : `/${part(address.rule)}`
      const { match, seq, from, after } = address
      return `#/rules/${part(address.game)}${rule}${query({ match, seq, from, after })}`
    }
  }
}

export const address = new Watched<Address>(readAddress(globalThis.location?.hash ?? ''))

export function goTo(to: Address): void {
  globalThis.location.hash = writeAddress(to)
}

globalThis.addEventListener?.('hashchange', () => address.set(readAddress(globalThis.location.hash)))
