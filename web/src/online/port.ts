import { systemToken } from '@shamble/chance'
import type { Room } from '@shamble/host'
import { type Line, type SocketLike, type SocketPort, socketPort } from '@shamble/host/socket'
import { secret } from '../app/online.js'
import { Watched } from '../app/watched.js'
import { watchTurns } from './turn.js'

/** How the line to the server is. */
export const lineState = new Watched<Line>('connecting')

let opened: SocketPort | null = null

/** Adds to the dice of a match that is about to start, wherever in the page the person is. */
export function addTo(room: Room): void {
  if (room.dice !== null && room.dice.asks !== null)
    void import('../proof/own-parts.js').then(({ ownParts, addToDice }) => addToDice(port(), room, ownParts))
}

/** The tables of the server that this page comes from. */
export function port(): SocketPort {
  if (opened === null) {
    const url = new URL('port', document.baseURI.split('#')[0])
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    opened = socketPort({
      connect: () => new WebSocket(url) as SocketLike,
      secret: secret(),
      newId: systemToken,
      after: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds)
        return () => clearTimeout(timer)
      },
      line: (line) => lineState.set(line),
      upload: async (text) => {
        const address = new URL('requests', document.baseURI.split('#')[0])
        const headers = { Authorization: `Bearer ${secret()}`, 'Content-Type': 'application/json' }
        const reply = await fetch(address, { method: 'POST', headers, body: text })
        if (reply.status === 413) return null
        if (!reply.ok) throw new Error(`the server answered with ${reply.status}`)
        return ((await reply.json()) as { readonly ticket: string }).ticket
      },
    })
    watchTurns(opened)
    opened.listen((notice) => {
      if (notice.type === 'room') addTo(notice.room)
    })
    globalThis.addEventListener('offline', () => opened?.hangUp())
    // Someone who is back at the network does not wait for the next try.
    globalThis.addEventListener('online', () => opened?.retry())
  }
  return opened
}
