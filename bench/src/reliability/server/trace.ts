import type { Nodes } from '@shamble/host'
import type { ServerStore } from '@shamble/server'

/** What crosses a line to a table tells of these answers. */
export interface Told {
  readonly match: string
  /** So many answers were given in it. */
  readonly seq: number
}

interface Message {
  readonly type?: string
  readonly notice?: { readonly type?: string; readonly moment?: Told }
  readonly reply?: { readonly ok?: boolean; readonly value?: Partial<Told> & { readonly moment?: Told } }
}

/**
 * What a message from the server tells of a match; `null` where it tells nothing that must have been kept.
 * @param known the match that was spoken of last on the same line: an answer is acknowledged without its name
 */
export function toldIn(text: string, known = ''): Told | null {
  const { notice, reply } = JSON.parse(text) as Message
  const told = notice?.moment ?? reply?.value?.moment ?? reply?.value
  if (typeof told?.match === 'string') return { match: told.match, seq: told.seq ?? 0 }
  return known !== '' && typeof told?.seq === 'number' ? { match: known, seq: told.seq } : null
}

/** How many answers the lines of a record hold. */
export const answersIn = (lines: readonly string[]): number =>
  lines.filter((line) => line.startsWith('[') && !line.startsWith('[0,-1,')).length

/** The same thing, of which something is done otherwise. */
export const changed = <T extends object>(thing: T, change: Partial<T>): T =>
  new Proxy(thing, {
    get: (target, name) => {
      const own: unknown = change[name as keyof T] ?? Reflect.get(target, name)
      return typeof own === 'function' ? own.bind(target) : own
    },
  })

/** Watches store and sockets of one process: nothing may be told that the store has not yet said it keeps. */
export class Trace {
  readonly #kept = new Map<string, number>()
  /** Messages that told something. */
  frames = 0
  early: (what: string) => void = () => {}

  store(store: ServerStore): ServerStore {
    const keep = (id: string, count: number): void => {
      this.#kept.set(id, (this.#kept.get(id) ?? 0) + count)
    }
    const watched: Partial<ServerStore> = {
      create: async (card, record) => {
        await store.create(card, record)
        keep(card.id, answersIn(record.split('\n')))
      },
      append: async (card, lines, fence) => {
        await store.append(card, lines, fence)
        keep(card.id, answersIn(lines))
      },
      load: async (id) => {
        const kept = await store.load(id)
        this.#kept.set(id, answersIn(kept.record.split('\n')))
        return kept
      },
    }
    const { nodes } = store
    // What another server has written is kept as well.
    const since: Nodes['since'] = async (id, from) => {
      const learned = await nodes!.since(id, from)
      if (learned !== null) keep(id, answersIn(learned.lines))
      return learned
    }
    const others = nodes && changed(nodes, { since })
    return changed(store, others === undefined ? watched : { ...watched, nodes: others })
  }

  /** @param prototype that of the sockets */
  sockets(prototype: { send: (...given: never[]) => void }): void {
    const { send } = prototype
    const { told } = this
    prototype.send = function (this: unknown, ...given: never[]) {
      told(String(given[0]))
      return send.apply(this, given)
    }
  }

  readonly told = (text: string): void => {
    const told = toldIn(text)
    if (told === null) return
    this.frames++
    const kept = this.#kept.get(told.match)
    if (kept === undefined || kept < told.seq) this.early(`${told.match} ${told.seq} before ${kept ?? 'anything'}`)
  }
}
