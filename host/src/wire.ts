import { type GameEvent, type Options, type Plain, samePlain, type ViewBase } from '@shamble/kernel'
import { type Change, changed, changeOf } from './change.js'
import type { HostRequest, Moment, Notice, Replies, Reply, ShownStep } from './port.js'

// How a host's words cross to another thread or machine. Tables read whole moments and whole steps; on the way the
// options of a match go once, and of the steps only what differs from the one after them.

type MomentNotice = Extract<Notice, { type: 'moment' }>

/** A moment whose options are left out where the other end knows them. */
export type SentMoment = Omit<Moment, 'view'> & {
  readonly view: Omit<ViewBase, 'options'> & { options?: Options | undefined }
}

interface SentStep {
  readonly events: readonly GameEvent[]
  readonly passage?: string
  /** From the view of the step after it, or of the moment, back to this one; `null` where nothing differs. */
  readonly back: Change | null
}

export type SentNotice =
  | Exclude<Notice, MomentNotice>
  | (Omit<MomentNotice, 'moment' | 'steps'> & { readonly moment: SentMoment; readonly steps: readonly SentStep[] })

/** A reply whose moment, where it is one, is a `SentMoment`. */
export type SentReply = Reply

/** The host's end of a line. */
export class Sender {
  readonly #told = new Map<string, Options>()

  notice(notice: Notice): SentNotice {
    if (notice.type !== 'moment') return notice
    const { moment, steps } = notice
    // The steps have all the events.
    const events = steps.length > 0 ? [] : notice.events
    return { ...notice, events, moment: this.#moment(moment), steps: backFrom(moment.view, steps) }
  }

  reply(request: HostRequest, reply: Reply): SentReply {
    if (isOfMoment(request, reply)) return { ok: true, value: this.#moment(reply.value as Moment) }
    const missed = missedIn(request, reply) as Replies['since'] | null
    if (missed === null) return reply
    return { ok: true, value: { ...missed, moment: this.#moment(missed.moment) } }
  }

  #moment(moment: Moment): SentMoment {
    const { options } = moment.view
    const told = this.#told.get(moment.match)
    // Named as none instead of left out: a copy without it would be a hash table.
    if (told !== undefined && (told === options || samePlain(told, options)))
      return { ...moment, view: { ...moment.view, options: undefined } }
    this.#told.set(moment.match, options)
    return moment
  }
}

/** The table's end of the same line. What has come before in the same form stays the same thing: nobody need look at it again. */
export class Receiver {
  readonly #told = new Map<string, Options>()
  readonly #seats = new Map<string, Moment['seats']>()

  notice(sent: SentNotice): Notice {
    if (sent.type !== 'moment') return sent
    const moment = this.#moment(sent.moment)
    const steps = wholeSteps(moment.view, sent.steps)
    return { ...sent, moment, steps, events: steps.length > 0 ? steps.flatMap(({ events }) => events) : sent.events }
  }

  reply(request: HostRequest, reply: SentReply): Reply {
    if (isOfMoment(request, reply)) return { ok: true, value: this.#moment(reply.value as SentMoment) }
    const missed = missedIn(request, reply) as { readonly moment: SentMoment } | null
    if (missed === null) return reply
    return { ok: true, value: { ...missed, moment: this.#moment(missed.moment) } }
  }

  #moment(sent: SentMoment): Moment {
    const options = sent.view.options ?? this.#told.get(sent.match)!
    this.#told.set(sent.match, options)
    const known = this.#seats.get(sent.match)
    const seats = known !== undefined && samePlain(known, sent.seats) ? known : sent.seats
    this.#seats.set(sent.match, seats)
    return { ...sent, seats, view: { ...sent.view, options } }
  }
}

// Only the reply tells whether the request was one: anything may have been asked.
const isOfMoment = (request: HostRequest, reply: Reply): reply is Extract<Reply, { ok: true }> =>
  reply.ok && (request.type === 'look' || request.type === 'past')

const missedIn = (request: HostRequest, reply: Reply): unknown =>
  reply.ok && request.type === 'since' ? reply.value : null

function backFrom(last: ViewBase, steps: readonly ShownStep[]): SentStep[] {
  return steps.map(({ view, events, passage }, i) => {
    const after = steps[i + 1]?.view ?? last
    const back = changeOf(after as unknown as Plain, view as unknown as Plain)
    return passage === undefined ? { events, back } : { events, passage, back }
  })
}

function wholeSteps(last: ViewBase, sent: readonly SentStep[]): ShownStep[] {
  let view = last
  return sent
    .toReversed()
    .map(({ back, ...told }) => {
      if (back !== null) view = changed(view as unknown as Plain, back) as unknown as ViewBase
      return { ...told, view }
    })
    .reverse()
}
