import { Store } from './store.js'

/** Where in the page somebody is: kept behind the `#`, so that a reload and the back key work without a server. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'table'; readonly match: string }
  | { readonly at: 'replay'; readonly match: string; readonly seq: number | null }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null; readonly match: string | null }
  | { readonly at: 'guide'; readonly game: string }

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
      return { at, match: first }
    case 'replay':
      return { at, match: first, seq: second === undefined ? null : Number(second) || 0 }
    case 'rules':
      return { at, game: first, rule: second ?? null, match: asked.get('match') }
    default:
      return { at: 'home' }
  }
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
      return `#/table/${part(route.match)}`
    case 'replay':
      return `#/replay/${part(route.match)}${route.seq === null ? '' : `/${route.seq}`}`
    case 'rules': {
      const rule = route.rule === null ? '' : `/${part(route.rule)}`
      return `#/rules/${part(route.game)}${rule}${route.match === null ? '' : `?match=${part(route.match)}`}`
    }
  }
}

export const route = new Store<Route>(readRoute(globalThis.location?.hash ?? ''))

export function goTo(to: Route): void {
  globalThis.location.hash = writeRoute(to)
}

globalThis.addEventListener?.('hashchange', () => route.set(readRoute(globalThis.location.hash)))
