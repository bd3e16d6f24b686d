import { Draft } from '@shamble/drafts'
import { checker, foreseeBehind, plainSpaces, whyNot } from '@shamble/host'
import { type Action, type Plain, type Refusal, samePlain } from '@shamble/kernel'
import { Watched } from '../app/watched.js'
import type { Spot, TableGame, TablePart } from '../games/table-game.js'
import { isOnWay } from './picks.js'
import { inOrder, standsBack } from './stands-back.js'
import { EMPTY, type TableState } from './table-state.js'

/** How people come to an answer: they point at spots and pick them, one after another. */
export abstract class Picking {
  readonly state = new Watched<TableState>(EMPTY)
  protected readonly game: TableGame

  constructor(game: TableGame) {
    this.game = game
  }

  abstract answer(action: Action): Promise<void>
  /** Whether a guided turn goes on with this answer; with every one where there is none. */
  abstract wants(action: Action): boolean
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
    // What leads nowhere in a guided turn is not even picked: its frame stays where it is.
    const leads = matching.length > 0 ? matching.some((action) => this.wants(action)) : this.wants(route!.actions[0]!)
    if (!leads) {
      this.wait()
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
        chosen: this.#firstOf(whole, view),
        refusal: null,
      })
  }

  /** Of several answers at one place the one that is looked at first; `null` where there is one, or none to look at. */
  #firstOf(whole: readonly Action[], view: TablePart['view']): Action | null {
    const able = inOrder(this.game, whole, view).filter((action) => !standsBack(this.game, action, view))
    return whole.length < 2 ? null : (able.find((action) => this.wants(action)) ?? able[0] ?? null)
  }

  /** A guided turn waits for something else. */
  wait(): void {
    this.state.patch({ refusal: { rule: 'TABLE.6', key: 'guide.wait' }, picked: [], chosen: null, armed: null })
  }

  /** The answer that is being composed has changed. Nothing is sent. */
  compose(changed: Draft): void {
    const { draft, plan, view } = this.state.get()
    const follows = draft === null || view === null ? undefined : this.game.follows
    const next = follows?.(changed, draft!, plan?.view ?? view!) ?? changed
    this.state.patch({ draft: next, refusal: null })
  }

  /** Begins an answer of this kind, or goes on with one that is proposed. */
  beginDraft(kind: string, proposed?: Action): void {
    const { draft, plan, choices, view, viewer } = this.state.get()
    const space = (plan?.choices ?? choices).spaces.find((other) => other.kind === kind)
    if (space === undefined || view === null || viewer === 'spectator') return
    const check = draft?.check ?? checker(this.game.module, view, viewer)
    const next = proposed === undefined ? new Draft(space, check) : Draft.of(space, check, proposed)
    if (next !== null) this.state.patch({ draft: next, menu: kind, refusal: null, looked: null })
  }

  /** Settles what is composed, and composes what comes behind it. Nothing is sent; what cannot be foreseen is not planned. */
  planOn(kind: string): void {
    const { draft, view, viewer, plan } = this.state.get()
    const action = draft?.action ?? null
    if (draft === null || action === null || view === null || viewer === 'spectator') return
    const { module } = this.game
    const foreseen = foreseeBehind(module, plan?.view ?? view, viewer, action)
    const spaces = foreseen === null ? [] : plainSpaces(foreseen.choices)
    const space = spaces.find((other) => other.kind === kind)
    if (foreseen === null || space === undefined) {
      this.state.patch({ refusal: { rule: 'TABLE.6', key: 'table.nothingBehind' } })
      return
    }
    const choices = { asked: true, pass: null, actions: foreseen.choices.actions, refused: [], spaces }
    this.state.patch({
      plan: { actions: [...(plan?.actions ?? []), action], view: foreseen.view, choices, from: draft, before: plan },
      draft: new Draft(space, checker(module, foreseen.view, viewer)),
      menu: kind,
      refusal: null,
    })
  }

  /** Sends what is composed, with everything that it was planned behind. */
  send(): void {
    const { draft, plan } = this.state.get()
    const action = draft?.action ?? null
    if (action === null || !draft!.isReady) return
    if (plan === null) void this.answer(action)
    else this.walk([...plan.actions, action])
  }

  /** Opens a list of answers, or shuts it. */
  openMenu(menu: string | null): void {
    this.state.patch({ menu, refusal: null, looked: null })
  }

  /** Takes a tool of the game's own in hand, or lays it away. */
  useTool(tool: string | null): void {
    this.state.patch({ tool })
  }

  /** Steps back in what is being picked, listed, planned or composed. */
  unpick(): void {
    const { picked, draft, plan, tool, menu } = this.state.get()
    const untouched = { chosen: null, armed: null, pointed: null, refusal: null }
    if (tool !== null) this.useTool(null)
    else if (picked.length > 0) this.state.patch({ ...untouched, picked: picked.slice(0, -1) })
    else if (plan !== null)
      this.state.patch({ ...untouched, plan: plan.before, draft: plan.from, menu: plan.from.space.kind })
    // A list is shut and leaves alone what is being composed beside it.
    else if (menu !== null && menu !== draft?.space.kind) this.openMenu(null)
    else this.state.patch({ ...untouched, menu: null, draft: draft?.cleared() ?? null })
  }

  /** Of several answers at the same spot, the next: a tile turned by a quarter. */
  turn(): void {
    const { picked, chosen } = this.state.get()
    const ways = this.matching(picked).filter((action) => this.wants(action))
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
      // That something is no answer now says less than nothing to anyone who wants to know why.
      return refusal === null || refusal.rule.startsWith('TABLE.') ? null : refusal
    }
    const refusal = near?.refusal ?? this.game.whyNot?.(spots, view, ask) ?? { rule: 'TABLE.6' }
    this.state.patch({ refusal, armed: null })
  }
}
