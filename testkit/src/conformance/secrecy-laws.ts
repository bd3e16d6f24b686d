import { seededChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  type Choices,
  copyPlain,
  firstDifference,
  type Plain,
  type Seat,
  type State,
  samePlain,
  seenAsked,
  seenEvents,
  type Viewer,
  type WindowFrame,
} from '@shamble/kernel'
import type { Inquiry } from './inquiry.js'
import type { Law } from './violation.js'
import type { WitnessedDraw, WitnessedRoll } from './witnessed-chance.js'

const TRIED_PER_VIEW = 6
const ALTERNATIVES = 3
const PLANTED = 'a secret that was planted'

/** The laws of secrecy: nobody is shown, told or offered anything that depends on what they cannot know. */
export class SecrecyLaws {
  readonly #inquiry: Inquiry
  /** Whether any guess has differed from the truth. */
  #varied = false

  constructor(inquiry: Inquiry) {
    this.#inquiry = inquiry
  }

  /** What a viewer sees, may answer and reckons must be the same in every world that they think possible. */
  examineView(s: State, viewer: Viewer): void {
    const { module, engine, run, where } = this.#inquiry
    const { game } = module
    const view = game.view(s, viewer)
    if (!samePlain(JSON.parse(JSON.stringify(view)), view))
      this.#inquiry.violate('plain-state', `the view of ${viewer} is not plain data`)
    const asked = [...new Set(view.questions.map(({ seat }) => seat))]
    if (!samePlain(seenAsked(game, s, viewer), asked))
      this.#inquiry.violate('view-of-guess', `the view of ${viewer} hides a question that no veil hides`)
    const guess = game.guess(copyPlain(view), seededChance(run.seed, where, viewer))
    if (!samePlain(unnumbered(guess), unnumbered(s))) this.#varied = true
    const again = game.view(guess, viewer)
    const differs = firstDifference(view, again)
    if (differs !== null) this.#inquiry.violate('view-of-guess', `viewer ${viewer}: ${differs}`)
    if (viewer === 'spectator') return
    const [mine, guessed] = [engine.choices(s, viewer), engine.choices(guess, viewer)]
    const choice = firstDifference(plainChoices(mine), plainChoices(guessed))
    if (choice !== null)
      this.#inquiry.violate('no-leak', `the choices of seat ${viewer} depend on what it cannot know: ${choice}`)
    if (game.odds === undefined) return
    for (const action of mine.actions.slice(0, TRIED_PER_VIEW)) {
      const [odds, other] = [game.odds(view, action), game.odds(again, action)]
      if (!samePlain(odds, other))
        this.#inquiry.violate('no-leak', `the odds of ${this.#inquiry.write(action)} differ for the same view`)
      if (odds !== null)
        this.#inquiry.examineRule('texts', odds.rule, ...odds.results.map((result) => `odds.${result.key}`))
    }
  }

  /** A view names what it shows: a field that nobody has thought of yet stays hidden. */
  examineAllowList(s: State, viewer: Viewer): void {
    const planted = { ...s, [PLANTED]: PLANTED }
    if (JSON.stringify(this.#inquiry.module.game.view(planted, viewer)).includes(PLANTED))
      this.#inquiry.violate('allow-list', `the view of ${viewer} shows a field of the state that it does not name`)
  }

  /** The same answer in another world that a viewer thinks possible must look the same to them. */
  examineOtherWorlds(before: State, seat: Seat, action: Action, result: Applied<State>): void {
    const { module, run, where } = this.#inquiry
    const { game } = module
    for (const viewer of this.#inquiry.viewers(before)) {
      const guess = game.guess(game.view(before, viewer), seededChance(run.seed, where, 'other', String(viewer)))
      const other = this.#inquiry.otherWorld(guess, seat, action, result)
      if (other === null || wasShown(result, viewer) || result.state.outcome !== null) continue
      const told = firstDifference(seenEvents(result.events, viewer), seenEvents(other.events, viewer))
      if (told !== null)
        this.#inquiry.violate(
          'no-leak',
          `what ${viewer} is told of ${this.#inquiry.write(action)} gives something away: ${told}`,
        )
      const seen = firstDifference(game.view(result.state, viewer), game.view(other.state, viewer))
      if (seen !== null) {
        const law: Law = viewer === seat && result.outcomes.length === 0 ? 'undo-shows-nothing' : 'no-leak'
        this.#inquiry.violate(
          law,
          `${this.#inquiry.write(action)} shows ${viewer} something without saying so: ${seen}`,
        )
      }
    }
  }

  /** Letting a window pass must look to the others as if nothing had been said yet. */
  examinePass(before: State, seat: Seat, action: Action, after: State): void {
    const frame = before.frames[before.frames.length - 1]
    const top = after.frames[after.frames.length - 1]
    // Another window of the next step may stand where this one stood.
    const below = samePlain(after.frames.slice(0, -1), before.frames.slice(0, -1))
    const same = (top as WindowFrame | undefined)?.of === (frame as WindowFrame | undefined)?.of
    const stillOpen = below && same && top?.kind === frame?.kind && top?.step === frame?.step
    if (frame?.kind !== 'window' || !stillOpen || after.outcome !== null) return
    if (!samePlain(this.#inquiry.engine.procedure(frame).expire?.(before, frame, seat), action)) return
    const { game } = this.#inquiry.module
    for (const viewer of this.#inquiry.viewers(before)) {
      // Anyone who is asked next in turn learns that it is their turn; nobody else learns anything.
      if (viewer === seat || after.questions.some((question) => question.seat === viewer)) continue
      const differs = firstDifference({ ...game.view(before, viewer), seq: 0 }, { ...game.view(after, viewer), seq: 0 })
      if (differs !== null)
        this.#inquiry.violate('silent-pass', `the pass of seat ${seat} shows in the view of ${viewer}: ${differs}`)
    }
  }

  /**
   * Answers that several seats give at once stay secret until all have: while the same question waits for others,
   * another answer that leaves a viewer's view the same must be told to them in the same words.
   */
  examineAlternatives(before: State, seat: Seat, action: Action, result: Applied<State>): void {
    const { module, engine } = this.#inquiry
    const { game } = module
    if (!game.secrets(before.options) || !stillWaits(before, result.state)) return
    const alternatives = engine.choices(before, seat).actions.filter((other) => !samePlain(other, action))
    for (const alternative of alternatives.slice(0, ALTERNATIVES)) {
      const other = this.#inquiry.otherWorld(before, seat, alternative, result)
      if (other === null || !stillWaits(before, other.state)) continue
      for (const viewer of this.#inquiry.viewers(before)) {
        // Anyone who was shown the answer may be told of it.
        if (viewer === seat || wasShown(result, viewer) || wasShown(other, viewer)) continue
        if (!samePlain(game.view(result.state, viewer), game.view(other.state, viewer))) continue
        const told = firstDifference(seenEvents(result.events, viewer), seenEvents(other.events, viewer))
        if (told === null) continue
        const pair = `${this.#inquiry.write(action)} and ${this.#inquiry.write(alternative)}`
        this.#inquiry.violate('no-leak', `${viewer} sees no difference between ${pair} but is told one: ${told}`)
      }
    }
  }

  /** Who is not to see what was drawn must see no difference had something else been drawn. */
  examineDraws(
    before: State,
    seat: Seat,
    action: Action,
    result: Applied<State>,
    draws: readonly WitnessedDraw[],
  ): void {
    if (result.state.outcome !== null) return
    const { game } = this.#inquiry.module
    for (const draw of draws) {
      const drawn = (result.outcomes[draw.at] as { item: Plain }).item
      const instead = draw.bag.find((item) => !samePlain(item, drawn))
      if (draw.seenBy === 'all' || instead === undefined) continue
      const outcomes = result.outcomes.map((outcome, i) => (i === draw.at ? { item: instead } : outcome))
      const other = this.#inquiry.otherWorld(before, seat, action, { ...result, outcomes })
      if (other === null || other.state.outcome !== null) continue
      for (const viewer of this.#inquiry.viewers(before)) {
        const mayKnow = draw.seenBy !== 'nobody' && draw.seenBy.includes(viewer as Seat)
        if (mayKnow || wasShown(result, viewer)) continue
        const differs =
          firstDifference(game.view(result.state, viewer), game.view(other.state, viewer)) ??
          firstDifference(seenEvents(result.events, viewer), seenEvents(other.events, viewer))
        if (differs !== null)
          this.#inquiry.violate('unseen-draws', `${draw.why}: ${viewer} can tell what was drawn: ${differs}`)
      }
    }
  }

  /**
   * A viewer who may not see dice must not be able to infer them: some other throw looks the same. Not every throw must,
   * since what follows from secret dice is often for all to see.
   */
  examineDice(
    before: State,
    seat: Seat,
    action: Action,
    result: Applied<State>,
    rolls: readonly WitnessedRoll[],
  ): void {
    if (result.state.outcome !== null) return
    for (const roll of rolls) {
      const others = this.#otherThrows(before, seat, action, result, roll)
      for (const viewer of this.#inquiry.viewers(before)) {
        const mayKnow = roll.seenBy !== 'nobody' && roll.seenBy.includes(viewer as Seat)
        if (mayKnow || wasShown(result, viewer) || others.some((other) => this.#looksAlike(result, other, viewer)))
          continue
        const thrown = JSON.stringify(result.outcomes[roll.at])
        this.#inquiry.violate('unseen-dice', `${roll.why}: ${viewer} can tell that ${thrown} was rolled`)
      }
    }
  }

  /** What would have come of each throw that differs in one die. */
  #otherThrows(
    before: State,
    seat: Seat,
    action: Action,
    result: Applied<State>,
    { at, sides }: WitnessedRoll,
  ): Applied<State>[] {
    const thrown = result.outcomes[at] as readonly number[]
    return thrown.flatMap((die, i) =>
      Array.from({ length: sides }, (_, face) => face + 1).flatMap((face) => {
        if (face === die) return []
        const outcomes = result.outcomes.map((outcome, n) => (n === at ? thrown.with(i, face) : outcome))
        return this.#inquiry.otherWorld(before, seat, action, { ...result, outcomes }) ?? []
      }),
    )
  }

  #looksAlike(one: Applied<State>, other: Applied<State>, viewer: Viewer): boolean {
    const { game } = this.#inquiry.module
    return (
      samePlain(seenEvents(one.events, viewer), seenEvents(other.events, viewer)) &&
      samePlain(game.view(one.state, viewer), game.view(other.state, viewer))
    )
  }

  /** A guess that is always the truth would make the other laws of secrecy hold of anything. */
  examineVariety(): void {
    if (this.#inquiry.module.game.secrets(this.#inquiry.options()) && !this.#varied)
      this.#inquiry.violate(
        'secrets-vary',
        'no guess ever differed from the truth: a view tells too much, or a guess varies nothing',
      )
  }
}

/** A state without what only counts answers: nobody knows when others have given theirs. */
function unnumbered(s: State): State {
  return { ...s, answered: [], questions: s.questions.map((question) => ({ ...question, since: 0 })) }
}

function wasShown({ revealed }: Applied<State>, viewer: Viewer): boolean {
  return revealed === 'all' || revealed.includes(viewer as Seat)
}

/** Whether the procedure that asked several seats still waits for some of them. */
function stillWaits(before: State, after: State): boolean {
  const [asking, now] = [before.frames[before.frames.length - 1], after.frames[after.frames.length - 1]]
  const same = before.frames.length === after.frames.length && asking?.kind === now?.kind && asking?.step === now?.step
  return same && after.outcome === null && after.questions.length > 0 && before.questions.length > 1
}

/** Choices without the functions of their spaces. */
function plainChoices<Action>(choices: Choices<Action>): unknown {
  const spaces = choices.spaces.map(({ kind, shape }) => ({ kind, shape }))
  return { asked: choices.asked, actions: choices.actions, refused: choices.refused, spaces }
}
