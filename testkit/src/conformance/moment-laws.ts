import { type Below, RecordedChance, seededChance } from '@shamble/chance'
import {
  type Action,
  canonical,
  firstDifference,
  type Seat,
  type State,
  samePlain,
  silently,
  type ViewBase,
} from '@shamble/kernel'
import { DraftLaws } from './draft-laws.js'
import type { Inquiry } from './inquiry.js'
import type { SecrecyLaws } from './secrecy-laws.js'

const TRIED_PER_ANSWER = 6
/** How a view is made does not change from answer to answer. */
const LOOKS_FOR_PLANTED = 20
/** One moment in so many is written as a position and read back. */
const ONE_POSITION_IN = 3

/** The laws of a moment in which the game waits for an answer. */
export class MomentLaws {
  readonly #inquiry: Inquiry
  readonly #secrecy: SecrecyLaws
  readonly #drafts: DraftLaws
  /** Actions seen anywhere: what is legal at one moment is a good wrong answer at another. */
  readonly #pool: Action[] = []
  readonly #pooled = new Set<string>()

  constructor(inquiry: Inquiry, secrecy: SecrecyLaws) {
    this.#inquiry = inquiry
    this.#secrecy = secrecy
    this.#drafts = new DraftLaws(inquiry)
  }

  /** Everything that must hold while the game waits. */
  examineMoment(s: State, below: Below): void {
    const { game } = this.#inquiry.module
    for (const broken of game.invariants?.(s) ?? []) this.#inquiry.violate('invariants', broken)
    const there = JSON.parse(JSON.stringify(s)) as State
    if (!samePlain(there, s)) this.#inquiry.violate('plain-state', firstDifference(s, there) ?? '')
    const clone = game.clone(s)
    if (!samePlain(clone, s)) this.#inquiry.violate('whole-clone', firstDifference(s, clone) ?? '')
    const shared = sharedPath({ ...s, options: null }, { ...clone, options: null })
    if (shared !== null) this.#inquiry.violate('whole-clone', `${shared} is shared between a state and its clone`)
    for (const viewer of this.#inquiry.viewers(s)) {
      this.#secrecy.examineView(s, viewer)
      if (s.seq % LOOKS_FOR_PLANTED === 0) this.#secrecy.examineAllowList(s, viewer)
    }
    for (const seat of s.answered.keys()) this.#examineChoices(s, seat, below)
    if (s.seq % ONE_POSITION_IN === 0) this.#examinePosition(s)
  }

  #examineChoices(s: State, seat: Seat, below: Below): void {
    const { engine, run } = this.#inquiry
    const choices = engine.choices(s, seat)
    if (choices.asked && choices.actions.length + choices.spaces.length === 0) {
      this.#inquiry.violate('offered-accepted', `seat ${seat} is asked and has no answer`)
    }
    for (const action of choices.actions) this.#remember(action)
    for (const { kind } of choices.spaces)
      this.#inquiry.examineRule('texts', null, `space.${kind}`, `space.${kind}.order`, `space.${kind}.example`)
    this.#drafts.examineSpaces(s, seat, choices, below)
    const offered = [...choices.actions, ...choices.spaces.map((space) => space.sample(below))]
    for (const action of some(offered, TRIED_PER_ANSWER, below)) {
      const result = this.#inquiry.attempt(() => engine.apply(s, seat, action, seededChance(run.seed, s.seq)))
      if (result !== null && !result.ok) {
        this.#inquiry.violate(
          'offered-accepted',
          `${this.#inquiry.write(action)} by seat ${seat} is refused by ${result.refusal.rule}`,
        )
      }
      this.#examineNotation(action)
    }
    const legal = (action: Action) =>
      choices.actions.some((offer) => samePlain(offer, action)) ||
      choices.spaces.some((space) => space.holds(action) && space.check(action) === null)
    const nearMisses = choices.refused.map((near) => near.action)
    for (const near of nearMisses) {
      this.#remember(near)
      if (legal(near))
        this.#inquiry.violate('refused-with-reason', `${this.#inquiry.write(near)} is both offered and refused`)
    }
    const wrong = [...some(nearMisses, TRIED_PER_ANSWER, below), ...some(this.#pool, TRIED_PER_ANSWER, below)]
    for (const action of wrong) {
      if (legal(action)) continue
      const result = this.#inquiry.attempt(() => engine.apply(s, seat, action, seededChance(run.seed, s.seq)))
      if (result === null) continue
      if (result.ok)
        this.#inquiry.violate(
          'refused-with-reason',
          `${this.#inquiry.write(action)} by seat ${seat} is not offered and accepted`,
        )
      else
        this.#inquiry.examineRule(
          'refused-with-reason',
          result.refusal.rule,
          `refuse.${result.refusal.key ?? result.refusal.rule}`,
        )
    }
  }

  #remember(action: Action): void {
    const key = canonical(action)
    if (this.#pooled.has(key) || this.#pool.length >= 400) return
    this.#pooled.add(key)
    this.#pool.push(action)
  }

  #examineNotation(action: Action): void {
    const { notation } = this.#inquiry.module
    const written = notation.write(action)
    const read = notation.read(written)
    if (!samePlain(read, action)) this.#inquiry.violate('notation', `"${written}" is read back as ${canonical(read)}`)
  }

  #examinePosition(s: State): void {
    const { module, engine, run } = this.#inquiry
    const { position, game } = module
    const written = position.write(s, 'full')
    if (written === null) return
    const read = this.#inquiry.attempt(() => {
      const there = position.read(written, s.options, seededChance(run.seed, 'position'))
      engine.settle(there, silently(new RecordedChance([])))
      return there
    })
    if (read === null) return
    for (const viewer of this.#inquiry.viewers(s)) {
      const bare = (state: State) => {
        const view = (position.comparable?.(game.view(state, viewer)) ?? game.view(state, viewer)) as ViewBase
        return {
          ...view,
          seq: 0,
          answered: [],
          questions: view.questions.map((question) => ({ ...question, since: 0 })),
        }
      }
      const differs = firstDifference(bare(s), bare(read))
      if (differs !== null)
        this.#inquiry.violate('position', `written and read back, for ${viewer}: ${differs}\n${written}`)
    }
  }
}

/** The path of the first object that two values share, or `null`. */
function sharedPath(a: unknown, b: unknown, path = ''): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null
  if (a === b) return path || '(whole)'
  for (const key of Object.keys(a)) {
    const found = sharedPath(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      path ? `${path}.${key}` : key,
    )
    if (found !== null) return found
  }
  return null
}

function some<T>(items: readonly T[], most: number, below: Below): readonly T[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, () => items[below(items.length)]!)
}
