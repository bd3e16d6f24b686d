import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a server counts while it runs. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Counter({
    name: 'shamble_requests_total',
    help: 'Requests of tables, by kind and result.',
    labelNames: ['type', 'result'] as const,
    registers: [this.#registry],
  })
  readonly #seconds = new Histogram({
    name: 'shamble_request_seconds',
    help: 'Time from a request of a table to its reply.',
    labelNames: ['type'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.#registry],
  })
  readonly #closed = new Counter({
    name: 'shamble_lines_closed_total',
    help: 'Lines that ended, by the code that they ended with.',
    labelNames: ['code'] as const,
    registers: [this.#registry],
  })
  readonly #refused = new Counter({
    name: 'shamble_lines_refused_total',
    help: 'Lines that were not given, by the status that was answered.',
    labelNames: ['status'] as const,
    registers: [this.#registry],
  })
  readonly #defects = new Counter({
    name: 'shamble_defects_total',
    help: 'Defects: each has stopped one match or one request.',
    registers: [this.#registry],
  })
  readonly #removed = new Counter({
    name: 'shamble_matches_removed_total',
    help: 'Matches that were removed because nobody had come to them for too long.',
    registers: [this.#registry],
  })
  #isComplete = false

  /** @param type of the request, one that there is */
  asked(type: string, result: 'ok' | 'refused' | 'error', milliseconds: number): void {
    this.#requests.inc({ type, result })
    this.#seconds.observe({ type }, milliseconds / 1000)
  }

  lineClosed(code: number): void {
    this.#closed.inc({ code: String(code) })
  }

  lineRefused(status: string): void {
    this.#refused.inc({ status: status.slice(0, 3) })
  }

  defect(): void {
    this.#defects.inc()
  }

  removed(count: number): void {
    this.#removed.inc(count)
  }

  /** Something that is looked up when someone asks. */
  watch(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(value())
      },
    })
  }

  get type(): string {
    return this.#registry.contentType
  }

  /** All of it as text; the process is looked at from the first time on that someone asks. */
  text(): Promise<string> {
    if (!this.#isComplete) collectDefaultMetrics({ register: this.#registry })
    this.#isComplete = true
    return this.#registry.metrics()
  }
}
