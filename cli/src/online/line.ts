import { systemToken } from '@shamble/chance'
import { type Line, type SocketLike, type SocketPort, socketPort } from '@shamble/host/socket'
import { BadInput } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { WebSocket } from 'ws'
import type { Link } from './link.js'

/** The line of a terminal to a server. */
export interface OpenLine {
  readonly port: SocketPort
  /** Hears how the line is from now on. */
  follow(listener: (line: Line) => void): void
}

/**
 * Opens a line; once it is there, one that breaks is made anew.
 * @throws BadInput where no server answers there, or one of another version
 */
export async function lineTo({ page }: Link, token: string, speak: Speak): Promise<OpenLine> {
  const url = new URL('port', page)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  let listener: (line: Line) => void = () => {}
  let isFirst = true
  let port: SocketPort | null = null
  const first = await new Promise<Line>((resolve) => {
    port = socketPort({
      connect: () => new WebSocket(url) as unknown as SocketLike,
      secret: token,
      newId: systemToken,
      after: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds)
        return () => clearTimeout(timer)
      },
      line: (line) => {
        if (isFirst) resolve(line)
        else listener(line)
        isFirst = false
      },
    })
  })
  const opened = port as unknown as SocketPort
  if (first !== 'open') {
    opened.close()
    throw new BadInput('', speak(first === 'lost' ? 'online.noServer' : 'online.otherVersion', { address: page.href }))
  }
  return {
    port: {
      ...opened,
      close() {
        listener = () => {}
        opened.close()
      },
    },
    follow: (given) => {
      listener = given
    },
  }
}
