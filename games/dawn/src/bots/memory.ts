import type { GameEvent } from '@shamble/kernel'
import type { DawnView } from '../view.js'

/** Values that a bot has seen, by the public numbers of the units [DAWN-2.3.f]: remembered, never noted. */
export class Memory {
  #values = new Map<number, number>()
  #tokens = new Map<string, number>()

  /** For a look that leaves no trace. */
  copy(): Memory {
    const copy = new Memory()
    copy.#values = new Map(this.#values)
    copy.#tokens = new Map(this.#tokens)
    return copy
  }

  /** Takes in what happened since it last looked. */
  watch(view: DawnView, events: readonly GameEvent[]): void {
    const seen = new Map<string, number>()
    const tokens = new Map(this.#tokens)
    for (const event of events) {
      const square = event.data?.['square'] as string | undefined
      const value = (event.data?.['value'] ?? event.secret?.data['value']) as number | undefined
      if (event.kind === 'reacted' || event.kind === 'moved') {
        const from = event.data!['from'] as string
        const to = (event.data!['path'] as string).slice(-3)
        const token = tokens.get(from)
        tokens.delete(from)
        if (token !== undefined) tokens.set(to, token)
        const known = seen.get(from)
        seen.delete(from)
        if (known !== undefined) seen.set(to, known)
      } else if (event.kind === 'eliminated') {
        seen.delete(square!)
        tokens.delete(square!)
      } else if (value !== undefined && square !== undefined) {
        const token = tokens.get(square)
        if (token !== undefined) this.#values.set(token, value)
        seen.set(square, value)
      }
    }
    this.#tokens = new Map()
    for (const unit of view.units) {
      const name = String(unit.square + 1).padStart(3, '0')
      this.#tokens.set(name, unit.token)
      if (unit.value > 0) this.#values.set(unit.token, unit.value)
      else if (!this.#values.has(unit.token) && seen.has(name)) this.#values.set(unit.token, seen.get(name)!)
    }
  }

  /** The view as this bot remembers it. */
  recall(view: DawnView): DawnView {
    const units = view.units.map((unit) =>
      unit.value === 0 && this.#values.has(unit.token) ? { ...unit, value: this.#values.get(unit.token)! } : unit,
    )
    return { ...view, units }
  }
}
