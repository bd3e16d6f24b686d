import { addToDice, type HostPort, type Notice, partsInMemory, type Room, type RoomSeat } from '@shamble/host'
import type { Line } from '@shamble/host/socket'
import type { Seat } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { faultSentence } from '@shamble/text'
import type { Output } from '../output.js'

/** What people may type at an online table besides what every table knows, in either language. */
const COMMANDS = {
  ready: 'ready',
  prêt: 'ready',
  pret: 'ready',
  start: 'start',
  commencer: 'start',
  chat: 'chat',
  players: 'players',
  joueurs: 'players',
  agree: 'agree',
  accepter: 'agree',
  decline: 'decline',
  refuser: 'decline',
  leave: 'leave',
  partir: 'leave',
  back: 'back',
  revenir: 'back',
} as const
type RoomCommand = (typeof COMMANDS)[keyof typeof COMMANDS]

export interface RoomSetting {
  readonly port: HostPort
  readonly match: string
  readonly output: Output
  readonly speak: Speak
}

/** The people around an online table, as a terminal tells of them: who has come or gone, and what was said. */
export class OnlineRoom {
  readonly #setting: RoomSetting
  #room: Room | null = null
  #isGone = false
  /** What this terminal adds to the dice. */
  readonly #parts = partsInMemory()
  /** What is to be told, between two lines that someone types. */
  readonly #news: string[] = []
  #happened = false
  #wake: () => void = () => {}

  constructor(setting: RoomSetting) {
    this.#setting = setting
  }

  get room(): Room | null {
    return this.#room
  }

  /** Whether this person no longer has any business at the table. */
  get isGone(): boolean {
    return this.#isGone
  }

  /** The place of the person who types; `null` for one who watches. */
  get own(): Seat | null {
    const seat = this.#room?.seats.findIndex((one) => one.by !== 'open' && one.yours) ?? -1
    return seat < 0 ? null : seat
  }

  /** Whether the computer plays in that place now. */
  get isAway(): boolean {
    return this.own !== null && this.#room?.seats[this.own]?.by === 'bot'
  }

  /** Looks who is there, and hears what changes until the returned function is called. */
  async attend(): Promise<() => void> {
    const { port, match } = this.#setting
    const stop = port.listen((notice) => this.#hear(notice))
    const reply = await port.request({ type: 'room', match })
    if (reply.ok && this.#room === null) {
      this.#room = reply.value
      void addToDice(port, reply.value, this.#parts)
    }
    return stop
  }

  /** How the line is. */
  line(line: Line): void {
    if (line !== 'connecting') this.#news.push(this.#setting.speak(`online.line.${line}`))
    if (line === 'old' || line === 'refused') this.#isGone = true
    this.#stir()
  }

  /** Resolves when something has happened since it was asked last. */
  async happens(): Promise<void> {
    if (!this.#happened)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    this.#happened = false
  }

  /** Writes what has happened around the table. */
  tellNews(): void {
    for (const line of this.#news.splice(0)) this.#setting.output.out(line)
  }

  tellPlayers(): void {
    const { output, speak } = this.#setting
    for (const [seat, one] of (this.#room?.seats ?? []).entries())
      output.out(`  ${seat + 1}  ${this.#name(seat)}${factsOf(one, this.#room!.waiting, speak)}`)
    if (this.#room !== null && this.#room.watching > 0)
      output.out(`  ${speak('online.watching', { count: this.#room.watching })}`)
  }

  /** Whether it was a command of an online table; `'left'` when people leave. */
  async obey(typed: string): Promise<'done' | 'left' | null> {
    const [word = '', ...rest] = typed.trim().split(/\s+/)
    const key = word.toLowerCase()
    const command = Object.hasOwn(COMMANDS, key) ? COMMANDS[key as keyof typeof COMMANDS] : null
    return command === null ? null : this.#carryOut(command, rest.join(' '))
  }

  async #carryOut(command: RoomCommand, rest: string): Promise<'done' | 'left'> {
    const { match } = this.#setting
    const seat = this.own
    if (command === 'players') this.tellPlayers()
    else if (command === 'ready') await this.#ask({ type: 'ready', match, on: true })
    else if (command === 'start') await this.#ask({ type: 'start', match })
    else if (command === 'chat') await this.#ask({ type: 'say', match, words: rest })
    else if (command === 'leave') return (await this.#ask({ type: 'leave', match })) ? 'left' : 'done'
    else if (seat === null) this.#setting.output.out(this.#setting.speak('online.onlyPlayers'))
    else if (command === 'back')
      await this.#ask({ type: 'sit', match, seat, plan: { by: 'person', name: this.#name(seat) } })
    else await this.#ask({ type: 'consent', match, seat, agree: command === 'agree' })
    return 'done'
  }

  async #ask(request: Parameters<HostPort['request']>[0]): Promise<boolean> {
    const { port, output, speak } = this.#setting
    const reply = await port.request(request)
    if (!reply.ok && 'error' in reply)
      output.out(speak('online.notDone', { reason: faultSentence(reply.error, speak) }))
    return reply.ok
  }

  #hear(notice: Notice): void {
    const { match, speak } = this.#setting
    if (notice.type === 'room' && notice.room.match === match) {
      const before = this.#room
      this.#room = notice.room
      void addToDice(this.#setting.port, notice.room, this.#parts)
      if (before !== null) this.#compare(before, notice.room)
    } else if (notice.type === 'gone' && notice.match === match) {
      this.#isGone = true
      this.#news.push(speak('online.gone'))
    }
    this.#stir()
  }

  #stir(): void {
    this.#happened = true
    this.#wake()
  }

  /** Tells who has come, gone or got ready, and what was said. */
  #compare(before: Room, now: Room): void {
    const { speak } = this.#setting
    now.seats.forEach((seat, i) => {
      const was = before.seats[i]
      const say = (key: string, name: string): void => void this.#news.push(speak(key, { name }))
      if (seat.by === 'person' && !seat.yours) {
        if (was?.by !== 'person') say(now.waiting ? 'online.sat' : 'online.returned', this.#name(i))
        else if (was.here !== seat.here) say(seat.here ? 'online.here' : 'online.away', this.#name(i))
        else if (now.waiting && seat.ready && !was.ready) say('online.isReady', this.#name(i))
      } else if (seat.by === 'bot' && was?.by === 'person') {
        if (seat.yours) say('online.computerForYou', '')
        else say('online.computerFor', was.name)
      } else if (seat.by === 'open' && was?.by === 'person') say('online.gotUp', was.name)
    })
    const last = before.talk.at(-1)?.at ?? 0
    for (const line of now.talk)
      if (line.at > last && !line.yours)
        this.#news.push(speak('online.said', { name: this.#name(line.seat), words: wordsOf(line.words, speak) }))
    if (before.waiting && !now.waiting) this.#news.push(speak('online.started'))
  }

  #name(seat: Seat): string {
    const { speak } = this.#setting
    const one = this.#room?.seats[seat]
    const name = one?.by === 'person' ? one.name : one?.by === 'bot' ? one.of : speak('online.free')
    if (one?.by === 'bot' && name === null) return speak('online.computer')
    return name || speak('online.unnamed', { number: seat + 1 })
  }
}

const wordsOf = (words: Room['talk'][number]['words'], speak: Speak): string =>
  typeof words === 'string' ? words : speak(`online.phrase.${words.phrase}`)

function factsOf(seat: RoomSeat, waiting: boolean, speak: Speak): string {
  if (seat.by === 'open') return ''
  if (seat.by === 'bot') return seat.of === null ? '' : ` (${speak('online.fact.bot')})`
  const facts = [
    ...(seat.yours ? ['you'] : []),
    ...(seat.owner ? ['host'] : []),
    ...(seat.here ? [] : ['away']),
    ...(waiting && seat.ready ? ['ready'] : []),
  ]
  return facts.length === 0 ? '' : ` (${facts.map((fact) => speak(`online.fact.${fact}`)).join(', ')})`
}
