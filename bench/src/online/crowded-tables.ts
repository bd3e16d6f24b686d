import { performance } from 'node:perf_hooks'
import { type Below, seededBelow } from '@shamble/chance'
import type { PlainChoices } from '@shamble/host'
import { median } from '../measure.js'
import { withFolder } from '../reliability/table.js'
import { ceiling, figure, floor, type Line } from '../report.js'
import type { OnlineEffort } from './efforts.js'
import { type ServerProcess, startShamble } from './processes.js'
import { begins, PersonLine } from './socket.js'
import { tableOf } from './tables.js'

const PEOPLE = 4
const ANSWERS_AIM = 3_000
const ANSWERS_BAR = 800
const BYTES_AIM = 4_000
const BYTES_BAR = 16_000

/** What a play of Zombies!!! by four people comes to. */
interface Played {
  readonly perSecond: number
  /** Microseconds of the server's processor for one answer. */
  readonly cost: number
  /** Bytes that one viewer was sent for one answer. */
  readonly bytes: readonly number[]
}

/** Answers a second of four people at every table, kept before all four are shown them. */
export async function crowdedAnswers(seed: string, effort: OnlineEffort): Promise<Line[]> {
  const { perSecond, cost } = await played(seed, effort)
  const title = `online: Zombies!!! answers, ${PEOPLE} people, ${effort.tables} tables, stored, all views sent`
  return [
    { ...floor(figure(title, perSecond, 'answers/s'), ANSWERS_BAR), aim: ANSWERS_AIM },
    figure(`${title}, processor time of the server`, cost, 'µs/answer'),
  ]
}

/** How much a viewer is sent for an answer: one that rolls and kills says more than a pass. */
export async function bytesSent(seed: string, effort: OnlineEffort): Promise<Line[]> {
  const { bytes } = await played(seed, effort)
  const title = 'online: bytes sent to a viewer per Zombies!!! answer, median'
  return [{ ...ceiling(figure(title, median(bytes), 'B'), BYTES_BAR), aim: BYTES_AIM }]
}

function played(seed: string, { tables, answers }: OnlineEffort): Promise<Played> {
  return withFolder(async (folder) => {
    const server = await startShamble(folder)
    try {
      const count = new Count(answers, server)
      const all: Table[] = []
      for (let i = 0; i < tables; i++) all.push(await Table.open(server.port, `${seed} ${i}`, count))
      for (const table of all) table.begin()
      await count.reached
      for (const table of all) table.close()
      return count
    } finally {
      await server.stop()
    }
  })
}

/** Answers of all tables, from when the compiler has settled. */
class Count implements Played {
  readonly bytes: number[] = []
  readonly reached: Promise<void>
  readonly #answers: number
  readonly #warm: number
  readonly #server: ServerProcess
  #resolve = (): void => {}
  #given = 0
  #from = 0
  #to = 0
  #used: Promise<number> | null = null
  cost = 0

  constructor(answers: number, server: ServerProcess) {
    this.#answers = answers
    this.#warm = answers
    this.#server = server
    this.reached = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  get perSecond(): number {
    return (1000 * this.#answers) / (this.#to - this.#from)
  }

  add(): void {
    this.#given++
    if (this.#given === this.#warm) {
      this.#from = performance.now()
      this.#used = this.#server.used()
    }
    if (this.#given === this.#warm + this.#answers) {
      this.#to = performance.now()
      void this.#end()
    }
  }

  async #end(): Promise<void> {
    this.cost = ((await this.#server.used()) - (await this.#used)!) / this.#answers
    this.#resolve()
  }

  heard(message: Buffer): void {
    if (this.#given >= this.#warm) this.bytes.push(message.length)
  }
}

const MOMENT = '{"type":"notice","notice":{"type":"moment"'
const ASKED = '"choices":{"asked":true'

interface Told {
  readonly notice: {
    readonly moment: { readonly seq: number; readonly choices: PlainChoices }
  }
}

/** Four people who take any answer that is listed. */
class Table {
  readonly #people: readonly PersonLine[]
  readonly #match: string
  readonly #below: Below
  readonly #count: Count
  /** The number of the moment that each has answered last. */
  readonly #answered: number[]

  private constructor(people: readonly PersonLine[], match: string, below: Below, count: Count) {
    this.#people = people
    this.#match = match
    this.#below = below
    this.#count = count
    this.#answered = people.map(() => -1)
  }

  static async open(port: number, name: string, count: Count): Promise<Table> {
    const people: PersonLine[] = []
    for (let seat = 0; seat < PEOPLE; seat++) people.push(await PersonLine.open(port, `${name} ${seat}`))
    const match = await tableOf(people, 'zombies', { seats: PEOPLE, graceMs: 0 })
    return new Table(people, match, seededBelow(name, 'choices'), count)
  }

  begin(): void {
    this.#people.forEach((line, seat) => {
      line.heard = (message) => {
        if (!begins(message, MOMENT)) return
        this.#count.heard(message)
        // Only those who are asked read what they were sent.
        if (message.includes(ASKED)) this.#answer(seat, (JSON.parse(message.toString()) as Told).notice.moment)
      }
      void line.request({ type: 'look', match: this.#match, seat }).then((reply) => {
        if (reply.ok && reply.value.choices.asked) this.#answer(seat, reply.value)
      })
    })
  }

  close(): void {
    for (const line of this.#people) line.close()
  }

  #answer(seat: number, { seq, choices }: Told['notice']['moment']): void {
    if (seq <= this.#answered[seat]! || choices.actions.length === 0) return
    this.#answered[seat] = seq
    const answer = choices.actions[this.#below(choices.actions.length)]!
    void this.#people[seat]!.request({ type: 'answer', match: this.#match, seat, seq, answer, id: `${seq}` }).then(
      (reply) => {
        if (reply.ok) this.#count.add()
      },
    )
  }
}
