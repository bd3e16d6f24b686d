import { type Analysis, analysisOf, type Findings } from '@shamble/analysis'
import type { Reason, Seat } from '@shamble/kernel'
import { Watched } from '../app/watched.js'
import type { FromAnalysis, ToAnalysis } from './messages.js'

/** Something that looks at a share of a match: a worker, or a stand-in. */
export interface Looker {
  onmessage: ((event: { readonly data: FromAnalysis }) => void) | null
  onerror: ((event: { readonly message: string }) => void) | null
  postMessage(message: ToAnalysis): void
  terminate(): void
}

export interface Looked {
  readonly analysis: Analysis | null
  readonly isRunning: boolean
  readonly fault: Reason | null
  /** Where the defect is ours. */
  readonly trouble: string | null
}

/** Which match, and whose decisions are looked at most closely. */
interface Asked extends Pick<ToAnalysis, 'game' | 'record'> {
  readonly persons: readonly Seat[]
}

/** An analysis at the screen: it runs, is stopped, and is kept when it is whole. */
export class AnalysisSession {
  readonly state: Watched<Looked>
  readonly #asked: Asked
  readonly #hire: () => Looker
  readonly #lookers: number
  readonly #keep: (analysis: Analysis) => void
  #hired: readonly Looker[] = []

  /** @param lookers how many look side by side, each at a share of the match */
  constructor(
    asked: Asked,
    kept: Analysis | null,
    { hire, lookers, keep }: { hire(): Looker; readonly lookers: number; keep(analysis: Analysis): void },
  ) {
    this.#asked = asked
    this.#hire = hire
    this.#lookers = lookers
    this.#keep = keep
    this.state = new Watched<Looked>({ analysis: kept, isRunning: false, fault: null, trouble: null })
  }

  /** From the beginning, where it is not whole already. */
  start(): void {
    if (this.#hired.length > 0 || this.state.get().analysis?.done === 1) return
    const found: Findings[] = []
    let left = this.#lookers
    this.state.patch({ isRunning: true, fault: null, trouble: null })
    this.#hired = Array.from({ length: this.#lookers }, (_, which) => {
      const looker = this.#hire()
      looker.onmessage = ({ data }) => {
        if (data.got === 'soFar' || data.got === 'whole') {
          found[which] = data.found
          const analysis = analysisOf(found.filter((one) => one !== undefined))
          this.state.patch({ analysis })
          if (data.got === 'soFar') return
          looker.terminate()
          left--
          if (left > 0) return
          this.#end()
          this.#keep(analysis)
          return
        }
        this.#end()
        this.state.patch(data.got === 'fault' ? { fault: data.said } : { trouble: data.reason })
      }
      looker.onerror = ({ message }) => {
        this.#end()
        this.state.patch({ trouble: message })
      }
      const { game, record, persons } = this.#asked
      looker.postMessage({ game, record, wanted: { share: { which, of: this.#lookers }, persons } })
      return looker
    })
  }

  /** What is known so far stays on the screen. */
  stop(): void {
    this.#end()
  }

  #end(): void {
    for (const looker of this.#hired) looker.terminate()
    this.#hired = []
    this.state.patch({ isRunning: false })
  }
}
