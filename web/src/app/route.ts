import { Store } from './store.js'

/** Where in the page somebody is: kept behind the `#`, so that a reload and the back key work without a server. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'setup'; readonly game: string }
  /** With `seq`: at an earlier moment of it. */
  | { readonly at: 'table'; readonly match: string; readonly seq?: number }
  | { readonly at: 'replay'; readonly match: string; readonly seq: number | null }
  | RulesRoute
  | { readonly at: 'guide'; readonly game: string }

export interface RulesRoute {
  readonly at: 'rules'
  readonly game: string
  readonly rule: string | null
  /** The match that somebody comes from. */
  readonly match: string | null
  /** The line of its record that was followed: the number of the moment that it led to. */
  readonly seq?: number
  /** Where the way back leads, where that is neither the table nor home. */
  readonly from?: 'setup' | 'replay' | 'guide'
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [at, first, second] = path.split('/').map(decodeURIComponent)
  const asked = new URLSearchParams(query)
  if (first === undefined || first === '') return { at: 'home' }
  switch (at) {
    case 'setup':
    case 'guide':
      return { at, game: first }
    case 'table':
      return { at, match: first, ...momentIn(asked) }
    case 'replay':
      return { at, match: first, seq: second === undefined ? null : Number(second) || 0 }
    case 'rules':
      return {
        at,
        game: first,
        rule: second === undefined || second === '' ? null : second,
        match: asked.get('match'),
        ...momentIn(asked),
        ...originIn(asked),
      }
    default:
      return { at: 'home' }
  }
}

function momentIn(asked: URLSearchParams): { seq?: number } {
  const seq = Number(asked.get('seq') ?? Number.NaN)
  return Number.isInteger(seq) && seq >= 0 ? { seq } : {}
}

function originIn(asked: URLSearchParams): Pick<RulesRoute, 'from'> {
  const from = asked.get('from')
  return from === 'setup' || from === 'replay' || from === 'guide' ? { from } : {}
}

/** `?a=1&b=2` of what is there. */
function query(of: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(of).filter(([, value]) => value !== null && value !== undefined)
  return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('&')}`
}

export function writeRoute(route: Route): string {
  const part = encodeURIComponent
  switch (route.at) {
    case 'home':
      return '#/'
    case 'setup':
    case 'guide':
      return `#/${route.at}/${part(route.game)}`
    case 'table':
      return `#/table/${part(route.match)}${query({ seq: route.seq })}`
    case 'replay':
      return `#/replay/${part(route.match)}${route.seq === null ? '' : `/${route.seq}`}`
    case 'rules': {
      const rule = route.rule === null ? '' : `/${part(route.rule)}`
      const { match, seq, from } = route
      return `#/rules/${part(route.game)}${rule}${query({ match, seq, from })}`
    }
  }
}

export const route = new Store<Route>(readRoute(globalThis.location?.hash ?? ''))

export function goTo(to: Route): void {
  globalThis.location.hash = writeRoute(to)
}

globalThis.addEventListener?.('hashchange', () => route.set(readRoute(globalThis.location.hash)))
