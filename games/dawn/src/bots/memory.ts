import type { GameEvent } from '@shamble/kernel'
import { aboutOf } from '../events.js'
import type { DawnView } from '../view.js'

/** Values that a bot has seen, by the public numbers of the units [DAWN-2.3.f]: remembered, never noted. */
export class Memory {
  #values = new Map<number, number>()

  /** For a look that leaves no trace. */
  copy(): Memory {
    const copy = new Memory()
    copy.#values = new Map(this.#values)
    return copy
  }

  /** Takes in what happened since it last looked. */
  watch(view: DawnView, events: readonly GameEvent[]): void {
    for (const event of events) {
      const { unit, value } = aboutOf(event)
      if (unit !== undefined && value !== undefined) this.#values.set(unit, value)
    }
    for (const { token, value } of view.units) if (value > 0) this.#values.set(token, value)
  }

  /** The view as this bot remembers it. */
  recall(view: DawnView): DawnView {
    const units = view.units.map((unit) =>
      unit.value === 0 && this.#values.has(unit.token) ? { ...unit, value: this.#values.get(unit.token)! } : unit,
    )
    return { ...view, units }
  }
}
