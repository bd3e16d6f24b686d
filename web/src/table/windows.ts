import type { Moment } from '@shamble/host'
import type { Seat, Viewer } from '@shamble/kernel'
import type { TableGame } from '../games/table-game.js'
import type { TableState } from './table-state.js'

interface Asked {
  readonly seat: Seat
  readonly moment: Moment
  /** Everybody at this screen who is asked at once. */
  readonly all: readonly Seat[]
  readonly viewer: Viewer
  readonly stops: TableState['stops']
  /** Whether people at this screen must not see what others hold. */
  readonly isCurtained: boolean
}

/** Who at this screen is stopped by which response window. */
export class Windows {
  readonly #game: TableGame
  /** In which window "nobody" was said, so that the next person is not asked again. */
  #nobodyIn: string | null = null
  /** Who has said that he wants to respond, and in which window. */
  #wants: { readonly seat: Seat; readonly in: string } | null = null
  #insistsIn: string | null = null

  constructor(game: TableGame) {
    this.#game = game
  }

  /** What was said of windows is taken back with them. */
  takeBack(): void {
    this.#nobodyIn = null
    this.#wants = null
    this.#insistsIn = null
  }

  /** Nobody at this screen responds in the window of this moment. */
  nobody(moment: Moment): void {
    this.#nobodyIn = keyOf(moment)
  }

  /** Somebody at this screen wants to respond: the others let the window pass until he is asked. */
  somebody(seat: Seat, moment: Moment): void {
    this.#wants = { seat, in: keyOf(moment) }
  }

  /**
   * What becomes of a question: it passes by itself, it is asked, or it waits because whoever came forward has found
   * nothing to answer.
   */
  decide(asked: Asked): 'pass' | 'ask' | 'excuse' {
    const { seat, moment, all } = asked
    const inWindow = moment.choices.pass !== null
    if (this.#wants !== null) {
      const wanted = this.#wants
      const isOpen = inWindow && keyOf(moment) === wanted.in
      if (isOpen && !all.includes(wanted.seat)) return 'pass'
      this.#wants = null
      if (!isOpen) return 'excuse'
      this.#insistsIn = keyOf(moment)
    }
    return inWindow && this.#mayPass(seat, asked) ? 'pass' : 'ask'
  }

  /** Whether a window may pass by itself: nothing to play, or nothing that this person wants to be asked about. */
  #mayPass(seat: Seat, { moment, viewer, stops, isCurtained }: Asked): boolean {
    const { view, choices } = moment
    if (this.#nobodyIn === keyOf(moment)) return true
    if (this.#insistsIn === keyOf(moment)) return false
    // Whether "Anyone?" appears must not tell the others what somebody holds: only the kind of window decides.
    const isOthers = seat !== viewer && isCurtained
    const known = isOthers ? { ...choices, actions: choices.pass === null ? [] : [choices.pass] } : choices
    const matters = this.#game.stop?.(view, known) ?? 'offer'
    if (matters === 'ask') return false
    if (!isOthers && choices.actions.length + choices.spaces.length === 1) return true
    if (stops === 'hold') return false
    return stops === 'never' || matters === 'quiet'
  }
}

/** Tells one opening of a window from the next. */
function keyOf(moment: Moment): string {
  const { frames, turn } = moment.view
  const top = frames[frames.length - 1] as { of?: string; given?: number } | undefined
  return `${turn} ${frames.length} ${top?.of} ${top?.given}`
}
