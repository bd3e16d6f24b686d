import { BadInput, type Plain, samePlain, type Viewer } from '@shamble/kernel'
import {
  CLOSED_FOR,
  type FromServer,
  fromServerSchema,
  MESSAGE_VERSION,
  MOST_BYTES,
  readNotice,
  readReply,
} from './messages.js'
import { faultOf, type HostPort, type HostRequest, type Moment, type Notice, type Replies, type Reply } from './port.js'
import { Receiver } from './wire.js'

export * from './messages.js'

/** What a port needs of a socket: a browser's, or another one that does the same. */
export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number }) => void) | null
  onerror: ((event: unknown) => void) | null
  send(data: string): void
  close(): void
}

/**
 * How the line to the server is: it is `lost` until it is there again. `old`: this page is older or newer than the
 * server, `refused`: the server wants nothing more from it.
 */
export const LINES = ['connecting', 'open', 'lost', 'old', 'refused'] as const
export type Line = (typeof LINES)[number]

export interface SocketSetting {
  readonly connect: () => SocketLike
  /** Who this is: 32 random bytes, known to nobody else. */
  readonly secret: string
  /** A name for an answer that no other has. */
  readonly newId: () => string
  /** Calls back after so many milliseconds; the returned function calls it off. */
  readonly after: (milliseconds: number, callback: () => void) => () => void
  readonly line?: (line: Line) => void
  /**
   * Sends what is too large for a message.
   * @returns the ticket under which it waits there; `null` where it is too large for that, too
   */
  readonly upload?: (text: string) => Promise<string | null>
}

export interface SocketPort extends HostPort {
  /** Tries at once to have the line again. */
  retry(): void
  /** The network is gone, although the line does not know it yet: it is given up, and tried again. */
  hangUp(): void
}

type MomentNotice = Extract<Notice, { readonly type: 'moment' }>

interface Waiting {
  readonly request: HostRequest
  readonly resolve: (reply: Reply) => void
  /** Asked to catch up with what was missed: nothing on another line. */
  readonly isOfThisLine: boolean
  isSent: boolean
}

/** How long until the line is tried again: longer each time, up to the last. */
const AGAIN_AFTER = [250, 500, 1_000, 2_000, 4_000, 8_000] as const

/** How long a line may be silent before it is asked for a sign of life, and again until it is given up. */
const SILENT_FOR = 15_000

/** Why a line is given up here: the code that a browser gives where it heard nothing. */
const GONE = 1006

/** Asked again on a new line: these only read, or say who they are. */
const REPEATABLE: ReadonlySet<string> = new Set<HostRequest['type']>([
  'list',
  'open',
  'look',
  'since',
  'proof',
  'export',
  // The same part twice is one part.
  'entropy',
  'log',
  'past',
  'position',
  'check',
  'room',
  'rules',
  'tables',
  'invited',
  'join',
  'follow',
  'ready',
  'watch',
  'answer',
])

const LOST = faultOf(new BadInput('line', 'the connection was lost: check whether this has happened, or try again'))

const TOO_LARGE = faultOf(new BadInput('request', 'this is too large for the server'))

const UNKNOWN = faultOf(new BadInput('line', 'the server sent an unknown message'))

/** A host behind a network. A line that breaks is made anew, and what was missed meanwhile is told. */
export function socketPort(setting: SocketSetting): SocketPort {
  const listeners = new Set<(notice: Notice) => void>()
  const waiting = new Map<number, Waiting>()
  /** The last that each viewer of each match was told. */
  const seen = new Map<string, Moment>()
  const watched = new Set<string>()
  /** Whose missed events are asked for on this line, with what was told to them meanwhile. */
  const catching = new Map<string, MomentNotice[]>()
  let receiver = new Receiver()
  let socket: SocketLike | null = null
  let line: Line = 'connecting'
  let last = 0
  let tries = 0
  let stopTrying: (() => void) | null = null
  let isClosed = false
  /** Whether nothing was heard since the line was looked after last. */
  let isSilent = false
  /** Whether all that was missed has been told on this line: what people ask for comes behind it. */
  let isCaughtUp = false
  let stopLooking = () => {}

  const say = (now: Line): void => {
    if (line === now) return
    line = now
    setting.line?.(now)
  }
  const keyOf = (match: string, viewer: Viewer): string => `${match} ${viewer}`

  const send = (id: number, asked: Waiting): void => {
    asked.isSent = true
    const text = JSON.stringify({ id, request: asked.request })
    if (new TextEncoder().encode(text).length <= MOST_BYTES || setting.upload === undefined) socket!.send(text)
    else void sendLarge(id, asked, setting.upload)
  }

  /** A request that is too large for the line goes another way, and the line says where it is. */
  const sendLarge = async (
    id: number,
    asked: Waiting,
    upload: (text: string) => Promise<string | null>,
  ): Promise<void> => {
    const by = socket
    const ticket = await upload(JSON.stringify(asked.request)).catch(() => 'lost' as const)
    // The line broke meanwhile: what waits was told of it there.
    if (by === null || socket !== by || !waiting.has(id)) return
    if (ticket !== null && ticket !== 'lost') return by.send(JSON.stringify({ id, ticket }))
    waiting.delete(id)
    asked.resolve({ ok: false, error: ticket === null ? TOO_LARGE : LOST })
  }

  const request = (asked: HostRequest, isOfThisLine = false): Promise<Reply> =>
    new Promise((resolve) => {
      if (isClosed || line === 'old' || line === 'refused') {
        resolve({ ok: false, error: LOST })
        return
      }
      const id = ++last
      // What is sent again on another line must be known as the same.
      const named = isAnswer(asked) && asked.id === undefined ? { ...asked, id: setting.newId() } : asked
      const one: Waiting = { request: named, resolve, isOfThisLine, isSent: false }
      waiting.set(id, one)
      if (line === 'open' && (isCaughtUp || isOfThisLine)) send(id, one)
    })

  const tell = (notice: Notice): void => {
    if (notice.type === 'moment') {
      const key = keyOf(notice.moment.match, notice.moment.viewer)
      const held = catching.get(key)
      // What was missed comes first.
      if (held !== undefined) {
        held.push(notice)
        return
      }
      seen.set(key, notice.moment)
    }
    if (notice.type === 'gone')
      for (const known of [seen, catching])
        for (const key of known.keys()) if (key.startsWith(`${notice.match} `)) known.delete(key)
    for (const listener of listeners) listener(notice)
  }

  const hear = (message: FromServer): void => {
    if (message.type === 'welcome') arrive()
    else if (message.type === 'notice') {
      const sent = readNotice(message.notice)
      if (sent !== null) tell(receiver.notice(sent))
    } else {
      const asked = waiting.get(message.id)
      if (asked === undefined) return
      waiting.delete(message.id)
      const sent = readReply(typeOf(asked.request), message.reply)
      if (sent === null) asked.resolve({ ok: false, error: UNKNOWN })
      else asked.resolve(heard(asked.request, sent))
    }
  }

  const heard = (asked: HostRequest, sent: Reply): Reply => {
    const reply = receiver.reply(asked, sent)
    if (!reply.ok) return reply
    if (typeOf(asked) === 'look') {
      const moment = reply.value as Moment
      const key = keyOf(moment.match, moment.viewer)
      // What happened before it is told in a notice: on a new line that is still to be asked for.
      if (!seen.has(key)) seen.set(key, moment)
    }
    if (asked.type === 'watch') {
      if (asked.on) watched.add(asked.match)
      else watched.delete(asked.match)
    }
    return reply
  }

  /** The line is there, perhaps again: what was missed is asked for, and then what waits is sent. */
  const arrive = (): void => {
    const arrived = socket
    tries = 0
    say('open')
    if (arrived !== null) lookAfter(arrived)
    for (const match of watched) void request({ type: 'watch', match, on: true }, true)
    const missed = [...seen.values()]
    for (const { match, viewer } of missed) catching.set(keyOf(match, viewer), [])
    const goOn = (): void => {
      if (socket !== arrived || isCaughtUp) return
      isCaughtUp = true
      for (const [id, asked] of waiting) if (!asked.isSent) send(id, asked)
    }
    if (missed.length === 0) goOn()
    else {
      const matches = [...new Set(missed.map(({ match }) => match))]
      void Promise.all(matches.map((match) => catchUp(match, missed, arrived))).then(goOn)
    }
  }

  const catchUp = async (match: string, missed: readonly Moment[], on: SocketLike | null): Promise<void> => {
    const room = await request({ type: 'room', match }, true)
    if (room.ok) tell({ type: 'room', room: room.value as Replies['room'] })
    // It was deleted meanwhile, or is no longer this person's.
    else if (socket === on && 'error' in room && room.error.where === 'match') return tell({ type: 'gone', match })
    for (const before of missed) {
      if (before.match !== match) continue
      const { viewer, seq } = before
      const seat = viewer === 'spectator' ? {} : { seat: viewer }
      const reply = await request({ type: 'since', match, seq, ...seat }, true)
      // On another line all of it is asked again.
      if (socket !== on) return
      const key = keyOf(match, viewer)
      const held = catching.get(key) ?? []
      catching.delete(key)
      const now = reply.ok ? (reply.value as Replies['since']) : null
      if (now !== null && seen.get(key) === before && !isSame(before, now.moment))
        tell({ type: 'moment', moment: now.moment, events: now.events ?? [], steps: [], more: false, caughtUp: true })
      // What was told meanwhile is part of that, unless it happened after it.
      for (const notice of held) if (now === null || notice.moment.seq > now.moment.seq) tell(notice)
    }
  }

  const connect = (): void => {
    stopTrying = null
    if (isClosed) return
    receiver = new Receiver()
    const opened = setting.connect()
    socket = opened
    opened.onopen = () => opened.send(JSON.stringify({ v: MESSAGE_VERSION, secret: setting.secret }))
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return
      isSilent = false
      const read = fromServerSchema.safeParse(parsed(data))
      if (read.success) hear(read.data)
    }
    // Whatever it is, the line closes after it.
    opened.onerror = () => {}
    opened.onclose = ({ code }) => {
      if (socket === opened) broke(code)
    }
  }

  const broke = (code: number): void => {
    socket = null
    stopLooking()
    isCaughtUp = false
    // What was told meanwhile is asked for again on the next line.
    catching.clear()
    for (const [id, asked] of waiting) {
      if (asked.isOfThisLine || (asked.isSent && !REPEATABLE.has(typeOf(asked.request)))) {
        waiting.delete(id)
        asked.resolve({ ok: false, error: LOST })
      }
      asked.isSent = false
    }
    if (isClosed) return
    if (code === CLOSED_FOR.version) over('old')
    else if (code === CLOSED_FOR.secret) over('refused')
    else {
      say('lost')
      const pause = AGAIN_AFTER[Math.min(tries++, AGAIN_AFTER.length - 1)]!
      stopTrying = setting.after(pause, connect)
    }
  }

  const hangUp = (): void => {
    const open = socket
    if (open === null || isClosed) return
    // What comes of it is nobody's any more; a line without a network takes minutes to close.
    broke(GONE)
    open.close()
  }

  /** A line that has been silent for a while is asked for a sign of life, and given up where there is none. */
  const lookAfter = (watched: SocketLike): void => {
    let isAsked = false
    const tick = (): void => {
      if (socket !== watched) return
      if (isSilent && isAsked) {
        hangUp()
        return
      }
      // There is no such match, and that is said at once.
      if (isSilent) void request({ type: 'room', match: '' }, true)
      isAsked = isSilent
      isSilent = true
      stopLooking = setting.after(SILENT_FOR, tick)
    }
    isSilent = false
    stopLooking = setting.after(SILENT_FOR, tick)
  }

  const over = (why: Line): void => {
    say(why)
    for (const { resolve } of waiting.values()) resolve({ ok: false, error: LOST })
    waiting.clear()
  }

  connect()
  return {
    request: (asked) => request(asked) as Promise<never>,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry() {
      if (stopTrying === null) return
      stopTrying()
      connect()
    },
    hangUp,
    close() {
      isClosed = true
      stopTrying?.()
      stopLooking()
      socket?.close()
      over('lost')
    },
  }
}

// Anything may have been asked.
const typeOf = (asked: unknown): string => String((asked as { readonly type?: unknown } | null)?.type)
const isAnswer = (asked: HostRequest): asked is Extract<HostRequest, { type: 'answer' }> => typeOf(asked) === 'answer'

const isSame = (
  { timeLeft: _before, passes: _passedBefore, clocks: _clocksBefore, ...before }: Moment,
  { timeLeft: _now, passes: _passedNow, clocks: _clocksNow, ...now }: Moment,
): boolean => samePlain(before as unknown as Plain, now as unknown as Plain)

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
