import type { Moment } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import { type TableGame, throwsDice } from '../games/table-game.js'
import type { Quiet, TableState } from './table-state.js'

interface Asked {
  readonly moment: Moment
  /** Everybody at this screen who is asked at once. */
  readonly all: readonly Seat[]
  readonly stops: TableState['stops']
  readonly quiet: Quiet
  /** Whether the screen has to be handed over to this seat. */
  readonly isCurtained: boolean
  /** Whether what only leads to the viewer's own die needs no answer. */
  readonly rollsItself: boolean
}

/** Who at this screen is stopped by which response window. */
export class Windows {
  readonly #game: TableGame
  /** In which window "nobody" was said, so that the next person is not asked again. */
  #nobodyIn: string | null = null
  /** Who has said that they want to respond, and in which window. */
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

  /** Someone at this screen wants to respond: the others let the window pass until they are asked. */
  somebody(seat: Seat, moment: Moment): void {
    this.#wants = { seat, in: keyOf(moment) }
  }

  /**
   * What becomes of a question: it passes by itself, it is asked, or it waits because the one who came forward has found
   * nothing to answer.
   */
  decide(asked: Asked): 'pass' | 'ask' | 'excuse' {
    const { moment, all } = asked
    const inWindow = moment.choices.pass !== null
    if (this.#wants !== null) {
      const wanted = this.#wants
      const isOpen = inWindow && keyOf(moment) === wanted.in
      if (isOpen && !all.includes(wanted.seat)) return 'pass'
      this.#wants = null
      if (!isOpen) return 'excuse'
      this.#insistsIn = keyOf(moment)
    }
    return inWindow && this.#mayPass(asked) ? 'pass' : 'ask'
  }

  /** Whether a window may pass by itself: nothing to play, or nothing that this person wants to be asked about. */
  #mayPass({ moment, all, stops, quiet, isCurtained, rollsItself }: Asked): boolean {
    const { view, choices } = moment
    if (this.#nobodyIn === keyOf(moment)) return true
    if (this.#insistsIn === keyOf(moment)) return false
    if (isQuiet(quiet, isCurtained ? all : [], windowOf(moment))) return true
    // Whether "Anyone?" appears must not tell the others what someone holds: only the kind of window decides.
    const known = isCurtained ? { ...choices, actions: choices.pass === null ? [] : [choices.pass] } : choices
    const matters = this.#game.stop?.(view, known) ?? 'offer'
    const isLone = !isCurtained && choices.actions.length + choices.spaces.length === 1
    if (matters === 'ask') return isLone && rollsItself && throwsDice(this.#game, choices.pass!, view)
    if (isLone) return true
    if (stops === 'hold') return false
    return stops === 'never' || matters === 'quiet'
  }
}

/** Whether nobody of these wants to be asked by the question to all, or not in this kind of window. */
const isQuiet = ({ seats, kinds }: Quiet, all: readonly Seat[], kind: string): boolean =>
  kinds.includes(kind) || (all.length > 0 && all.every((seat) => seats.includes(seat)))

const topOf = ({ view: { frames } }: Moment) =>
  frames[frames.length - 1] as { readonly of?: string; readonly given?: number } | undefined

/** The kind of the window that is open. */
export const windowOf = (moment: Moment): string => topOf(moment)?.of ?? ''

/** Tells one opening of a window from the next. */
function keyOf(moment: Moment): string {
  const { frames, turn } = moment.view
  return `${turn} ${frames.length} ${windowOf(moment)} ${topOf(moment)?.given}`
}
