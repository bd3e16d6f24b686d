import { systemToken } from '@shamble/chance'
import type { HostPort, HostRequest, Notice, Reply } from '@shamble/host'

// A second window shows what anybody may see who stands at the table. The tab that holds the match passes it a
// spectator's moments; the window answers nothing, claims nothing and has no host of its own.

type FromWatcher =
  | { readonly type: 'who' }
  | { readonly type: 'ask'; readonly id: string; readonly request: HostRequest }
type FromHolder =
  | { readonly type: 'here'; readonly game: string }
  | { readonly type: 'gone' }
  | { readonly type: 'reply'; readonly id: string; readonly reply: Reply }
  | { readonly type: 'notice'; readonly notice: Notice }

/** As much of a `BroadcastChannel` as is used; a test hands over something simpler. */
export interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => unknown) | null
  close(): void
}

export const watchChannel = (match: string): Channel => new BroadcastChannel(`shamble.watch.${match}`)

/** Looking is all that a window may do, and never as a seat. */
function isLook(request: HostRequest, match: string): boolean {
  if (request.type !== 'look' && request.type !== 'log' && request.type !== 'past') return false
  return request.match === match && request.seat === undefined
}

/** Shows a match to all windows that watch it, until the returned function is called. */
export function showToWatchers(channel: Channel, port: HostPort, match: string, game: string): () => void {
  const tell = (message: FromHolder): void => channel.postMessage(message)
  let isWatched = false
  // Nothing is made for a window that is not there.
  const wake = (): void => {
    if (!isWatched) void port.request({ type: 'watch', match, on: true })
    isWatched = true
  }
  const stop = port.listen((notice) => {
    if (notice.type === 'moment' && notice.moment.match === match && notice.moment.viewer === 'spectator')
      tell({ type: 'notice', notice })
  })
  channel.onmessage = ({ data }) => {
    const message = data as FromWatcher
    if (message.type === 'who') {
      wake()
      tell({ type: 'here', game })
    }
    if (message.type !== 'ask' || !isLook(message.request, match)) return
    wake()
    const { id, request } = message
    void port.request(request).then((reply) => tell({ type: 'reply', id, reply }))
  }
  tell({ type: 'here', game })
  return () => {
    stop()
    if (isWatched) void port.request({ type: 'watch', match, on: false })
    tell({ type: 'gone' })
    channel.close()
  }
}

interface Watcher {
  /** Somewhere else the match is on the table: of this game. Told again where it is opened anew. */
  here(game: string): void
  /** Nobody holds it any longer. */
  gone(): void
}

const ONLY_SHOWN = 'you cannot play here: this game is open for reading only'

/** The port of a window that watches: looks go to anyone who holds the match, everything else is refused here. */
export function watchingPort(channel: Channel, match: string, watcher: Watcher): HostPort {
  const own = systemToken()
  const waiting = new Map<string, (reply: Reply) => void>()
  const listeners = new Set<(notice: Notice) => void>()
  let asked = 0
  const tell = (message: FromWatcher): void => channel.postMessage(message)
  channel.onmessage = ({ data }) => {
    const message = data as FromHolder
    if (message.type === 'here') watcher.here(message.game)
    else if (message.type === 'gone') watcher.gone()
    else if (message.type === 'notice') for (const listener of listeners) listener(message.notice)
    else if (message.type === 'reply') {
      waiting.get(message.id)?.(message.reply)
      waiting.delete(message.id)
    }
  }
  tell({ type: 'who' })
  return {
    request: (request: HostRequest) =>
      new Promise<Reply>((resolve) => {
        if (!isLook(request, match)) {
          const said = { key: ONLY_SHOWN, params: {} }
          resolve({ ok: false, error: { where: 'match', reason: ONLY_SHOWN, said } })
          return
        }
        const id = `${own} ${++asked}`
        waiting.set(id, resolve)
        tell({ type: 'ask', id, request })
      }) as Promise<never>,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => channel.close(),
  }
}
