import type { Draft } from '@shamble/drafts'
import { whyNot } from '@shamble/host'
import { type Action, type Plain, type Refusal, samePlain } from '@shamble/kernel'
import { Watched } from '../app/watched.js'
import type { Spot, TableGame } from '../games/table-game.js'
import { isOnWay } from './picks.js'
import { EMPTY, type TableState } from './table-state.js'

/** How people come to an answer: they point at spots and pick them, one after another. */
export abstract class Picking {
  readonly state = new Watched<TableState>(EMPTY)
  protected readonly game: TableGame

  constructor(game: TableGame) {
    this.game = game
  }

  abstract answer(action: Action): Promise<void>
  /** Several answers in a row. */
  abstract walk(actions: readonly Action[]): void

  point(spot: Spot | null): void {
    this.state.patch({ pointed: spot })
  }

  /** Looks at an answer of the prompt: hover or focus of its key. */
  look(action: Action | null): void {
    this.state.patch({ looked: action })
  }

  pick(spot: Spot, by: 'mouse' | 'touch' | 'key'): void {
    const { picked, armed, view } = this.state.get()
    if (view === null) return
    const route = picked.length === 0 ? this.routes().find((found) => found.spot === spot) : undefined
    const matching = this.matching([...picked, spot])
    if (picked.includes(spot)) {
      this.turn()
      return
    }
    if (matching.length === 0 && route === undefined) {
      this.#refusePick([...picked, spot])
      return
    }
    const whole = matching.filter((action) => this.game.spots(action, view).length === picked.length + 1)
    const only = matching.length === 1 && whole.length === 1 ? whole[0]! : null
    const isAnswer = only !== null || matching.length === 0
    if (isAnswer && by === 'touch' && armed !== spot)
      this.state.patch({ armed: spot, pointed: spot, chosen: only, refusal: null })
    else if (only !== null) void this.answer(only)
    else if (matching.length === 0) this.walk(route!.actions)
    else
      this.state.patch({
        picked: [...picked, spot],
        pointed: spot,
        armed: null,
        chosen: whole.length > 1 ? whole[0]! : null,
        refusal: null,
      })
  }

  /** The answer that is being composed has changed. Nothing is sent. */
  compose(draft: Draft): void {
    this.state.patch({ draft, refusal: null })
  }

  /** Opens a list of answers, or shuts it. */
  openMenu(menu: string | null): void {
    this.state.patch({ menu, refusal: null, looked: null })
  }

  /** Steps back in what is being picked, listed or composed. */
  unpick(): void {
    const { picked, draft, menu } = this.state.get()
    if (menu !== null) {
      this.openMenu(null)
      return
    }
    if (picked.length === 0 && draft !== null) this.compose(draft.cleared())
    this.state.patch({ picked: picked.slice(0, -1), chosen: null, armed: null, pointed: null, refusal: null })
  }

  /** Of several answers at the same spot, the next: a tile turned by a quarter. */
  turn(): void {
    const { picked, chosen } = this.state.get()
    const ways = this.matching(picked)
    const index = ways.findIndex((action) => samePlain(action as unknown as Plain, chosen as unknown as Plain))
    this.state.patch({ chosen: ways[(index + 1) % ways.length] ?? null })
  }

  /** Answers that begin with these spots. */
  matching(spots: readonly Spot[]): Action[] {
    const { view, choices } = this.state.get()
    if (view === null) return []
    return choices.actions.filter((action) => isOnWay(this.game, action, view, spots))
  }

  routes() {
    const { view, choices } = this.state.get()
    return view === null || !choices.asked ? [] : (this.game.routes?.(view, choices) ?? [])
  }

  #refusePick(spots: readonly Spot[]): void {
    const { view, choices, viewer, past } = this.state.get()
    if (view === null || viewer === 'spectator' || past !== null || !choices.asked) return
    const near = choices.refused.find(({ action }) => isOnWay(this.game, action, view, spots))
    const ask = (action: Action): Refusal | null => {
      const refusal = whyNot(this.game.module, view, viewer, action)
      // That something is no answer now says less than nothing to whoever wants to know why.
      return refusal === null || refusal.rule.startsWith('TABLE.') ? null : refusal
    }
    const refusal = near?.refusal ?? this.game.whyNot?.(spots, view, ask) ?? { rule: 'TABLE.6' }
    this.state.patch({ refusal, armed: null })
  }
}
