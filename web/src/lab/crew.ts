import { BadInput } from '@shamble/kernel'
import type { Batch, BatchTask, Study, StudyFile } from '@shamble/lab'
import type { FromLab, ToLab } from './messages.js'

/** Threads that play for the lab: one is left to the page. */
export const HANDS = Math.max(1, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1))

/** The workers of the lab. They begin with the first question and end with the screen. */
export class Crew {
  readonly #hands: Hand[] = []

  /** @throws BadInput where the study is none of its game */
  async open(file: StudyFile): Promise<Study> {
    const reply = await this.#hand(0).ask({ ask: 'open', file })
    if (reply.got !== 'study') throw faultOf(reply)
    return reply.study
  }

  async play(file: StudyFile, task: BatchTask): Promise<Batch> {
    const idle = this.#hands.findIndex(({ busy }) => busy === 0)
    const at = idle >= 0 ? idle : this.#hands.length < HANDS ? this.#hands.length : 0
    const reply = await this.#hand(at).ask({ ask: 'play', file, task })
    if (reply.got !== 'batch') throw faultOf(reply)
    return reply.batch
  }

  close(): void {
    for (const hand of this.#hands.splice(0)) hand.close()
  }

  #hand(at: number): Hand {
    this.#hands[at] ??= new Hand()
    return this.#hands[at]
  }
}

function faultOf(reply: FromLab): Error {
  if (reply.got === 'fault') return new BadInput(reply.where, reply.said.key, reply.said.params)
  return new Error(reply.got === 'broken' ? reply.reason : 'the lab answered something else')
}

type Question = { [K in ToLab['ask']]: Omit<Extract<ToLab, { ask: K }>, 'id'> }[ToLab['ask']]

class Hand {
  readonly #worker = new Worker(new URL('../port/worker.ts', import.meta.url), { type: 'module', name: 'lab' })
  readonly #waiting = new Map<number, { resolve(reply: FromLab): void; reject(error: Error): void }>()
  #next = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromLab>) => {
      this.#waiting.get(data.id)?.resolve(data)
      this.#waiting.delete(data.id)
    }
    this.#worker.onerror = ({ message }) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(message))
      this.#waiting.clear()
    }
  }

  get busy(): number {
    return this.#waiting.size
  }

  ask(question: Question): Promise<FromLab> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, ...question })
    })
  }

  close(): void {
    this.#worker.terminate()
  }
}
