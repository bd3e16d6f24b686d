import type { ListedCard, SeatClock } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import type { Language, Speak } from '@shamble/module'
import { useEffect, useRef, useState } from 'react'
import { matchWords } from '../app/game-words.js'
import type { Words } from '../games/table-game.js'
import { isYourTurn } from '../home/saved.js'
import { type Stood, standOf } from '../home/stand.js'
import { leftOf, useSeconds } from './clocks.js'
import { port } from './port.js'

/** What a match asks of the person who looks: as a sentence, and in the words of the button that leads there. */
export interface Awaits {
  readonly ask: string
  readonly move: string
}

/** `null` where it asks nothing of this person now. */
export function awaitsOf({ game, moment }: Stood, language: Language, speak: Speak): Awaits | null {
  const { view, viewer, seats, choices, proposal, outcome } = moment
  if (outcome !== null || viewer === 'spectator') return null
  if (proposal?.waitsFor.includes(viewer))
    return { ask: speak(`lobby.asks.${proposal.kind}`), move: speak('lobby.consent') }
  const question = moment.questions.find(({ seat }) => seat === viewer)
  if (question === undefined || !choices.asked) return null
  const plain = matchWords(language, game.module, seats, game.module.game.seats(view.options), game.seatNames?.(view))
  const words = game.wording?.(plain, view.options) ?? plain
  const { ask } = game.prompt(view, question, words)
  const [only, ...others] = choices.actions
  if (choices.pass !== null) return { ask, move: speak('lobby.respond') }
  const isOnly = only !== undefined && others.length === 0 && choices.spaces.length === 0
  return { ask, move: isOnly ? game.module.label(only, view, words.speak) : speak('lobby.move') }
}

/** The clock that matters in a list: one's own where it runs, else that of whoever has the least time left. */
export function clockIn({ moment }: Pick<Stood, 'moment'>): SeatClock | null {
  const running = (moment.clocks ?? []).filter(({ runs }) => runs)
  const own = running.find(({ seat }) => seat === moment.viewer)
  return own ?? running.sort((a, b) => a.left - b.left)[0] ?? null
}

/**
 * The place from which a listed match is looked at; `null` for that of anyone who watches. Whoever plays several places
 * here is asked behind a curtain: what one of them may do is not for a list.
 */
export function placeIn(card: Pick<ListedCard, 'seats'>): Seat | null {
  const own = card.seats.flatMap((plan, seat) => (plan.by === 'person' && !plan.elsewhere ? [seat] : []))
  return own.length === 1 ? own[0]! : null
}

/** Whether more is to be known of a match than its card says. */
const isLookedAt = (card: ListedCard): boolean =>
  !card.over && !card.waiting && (isYourTurn(card) || (card.terms?.pace ?? null) !== null)

interface Looked {
  readonly stood: Stood
  readonly at: number
}

/** What a list shows of a running match besides its card. */
export interface Awaited {
  readonly stood: Stood | null
  readonly awaits: Awaits | null
  /** Milliseconds of the clock that matters. */
  readonly left: number | null
}

/** What a match waits for and how long it does, as long as it is listed. */
export function useAwaited(card: ListedCard, { speak, language }: Pick<Words, 'speak' | 'language'>): Awaited {
  const [looked, setLooked] = useState<Looked | null>(null)
  const latest = useRef(card)
  latest.current = card
  const { id, turn, saved, asked } = card
  const wanted = isLookedAt(card)
  // A list is read again and again: what has not moved since is not opened again.
  useEffect(() => {
    if (!wanted) return setLooked(null)
    let isGone = false
    void standOf(latest.current, placeIn(latest.current)).then(
      (stood) => isGone || setLooked(stood && { stood, at: performance.now() }),
      () => {},
    )
    const stop = port().listen((notice) => {
      if (notice.type !== 'moment' || notice.moment.match !== id) return
      const { moment } = notice
      setLooked((before) =>
        before?.stood.moment.viewer === moment.viewer
          ? { stood: { ...before.stood, moment }, at: performance.now() }
          : before,
      )
    })
    return () => {
      isGone = true
      stop()
    }
  }, [wanted, id, turn, saved, asked.join()])
  const clock = looked === null ? null : clockIn(looked.stood)
  const now = useSeconds(clock !== null)
  if (looked === null) return { stood: null, awaits: null, left: null }
  const { stood, at } = looked
  return { stood, awaits: awaitsOf(stood, language, speak), left: clock === null ? null : leftOf(clock, at, now) }
}
