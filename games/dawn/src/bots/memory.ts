import type { GameEvent } from '@shamble/kernel'
import { aboutOf } from '../events.js'
import type { DawnView } from '../view.js'

/** So many human turns in a row may pass without a move before a character grows restless. */
const PATIENCE = 3

/** A memory as plain data. */
export interface Mind {
  readonly values: readonly (readonly [token: number, value: number])[]
  readonly still: number
  readonly hasMoved: boolean
  readonly idle: number
}

/**
 * Values that a bot has seen, by the public numbers of the units [DAWN-2.3.f]: remembered, never noted. And how long
 * the human side has been sitting still.
 */
export class Memory {
  #values = new Map<number, number>()
  #still = 0
  #hasMoved = false
  #idle = 0

  /** The human turns that went by in idleness, of the whole game: they are never made up for. */
  get idle(): number {
    return this.#idle
  }

  /** For a look that leaves no trace. */
  copy(): Memory {
    return Memory.from(this.mind)
  }

  get mind(): Mind {
    return { values: [...this.#values], still: this.#still, hasMoved: this.#hasMoved, idle: this.#idle }
  }

  static from(mind: Mind | null): Memory {
    const memory = new Memory()
    if (mind === null) return memory
    memory.#values = new Map(mind.values)
    memory.#still = mind.still
    memory.#hasMoved = mind.hasMoved
    memory.#idle = mind.idle
    return memory
  }

  /** Takes in what happened since it last looked. */
  watch(view: DawnView, events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.kind === 'activated') this.#hasMoved = true
      if (event.kind === 'turn-over') this.#endTurn()
      const { unit, value } = aboutOf(event)
      if (unit !== undefined && value !== undefined) this.#values.set(unit, value)
    }
    for (const { token, value } of view.units) if (value > 0) this.#values.set(token, value)
  }

  #endTurn(): void {
    this.#still = this.#hasMoved ? 0 : this.#still + 1
    this.#hasMoved = false
    if (this.#still > PATIENCE) this.#idle++
  }

  /** The view as this bot remembers it. */
  recall(view: DawnView): DawnView {
    const units = view.units.map((unit) =>
      unit.value === 0 && this.#values.has(unit.token) ? { ...unit, value: this.#values.get(unit.token)! } : unit,
    )
    return { ...view, units }
  }
}
