import { TITLES, type ZombiesAction } from '@shamble/game-zombies/table'
import { type ReactNode, useState } from 'react'
import { looking } from '../../board/looking.js'
import { SpotButton } from '../../board/SpotButton.js'
import { Rule } from '../../table/Rule.js'
import { cardGist, cardMoment, cardName } from './cards.js'
import { hyphenated } from './hyphenated.js'
import { pawnInline } from './seats.js'
import { atCard, atKept, atSeat } from './spots.js'
import './foot.css'
import './hand.css'
import './hand-narrow.css'
import type { Part } from './part.js'

/** The hand as cards, what lies in front of one, and on a narrow screen how everybody stands. */
export function Hand(part: Part): ReactNode {
  const { view, words } = part
  const seat = view.viewer
  const played = seat !== 'spectator' && view.played[seat]! > 0
  // Of two copies of a card only the one that was touched wears the frame.
  const [touched, setTouched] = useState('')
  return (
    <div className="col zmb-hand">
      <div className="caps">
        <span>{words.speak(seat === 'spectator' ? 'zombies.hands' : 'zombies.hand')}</span>
        <Kept part={part} />
        {seat === 'spectator' || view.outcome !== null ? null : (
          <span>{words.speak(played ? 'zombies.hand.played' : 'zombies.hand.unplayed')}</span>
        )}
      </div>
      {seat === 'spectator' || view.hand.length === 0 ? (
        <p className="zmb-empty">
          {words.speak(seat === 'spectator' ? 'zombies.hand.watching' : 'zombies.hand.empty')}
        </p>
      ) : (
        <ul className="hand" data-crowded={view.hand.length > 4 ? 'more' : view.hand.length > 3 ? 'four' : undefined}>
          {numbered(view.hand).map(({ card, key }, _, all) => (
            <HandCard
              key={key}
              part={part}
              card={card}
              isMeant={key === (all.find((one) => one.card === card && one.key === touched)?.key ?? `${card} 0`)}
              touch={() => setTouched(key)}
            />
          ))}
        </ul>
      )}
      <Foot part={part} />
    </div>
  )
}

/** The same card may be there twice. */
function numbered(cards: readonly number[]): { card: number; key: string }[] {
  return cards.map((card, i) => ({
    card,
    key: `${card} ${cards.slice(0, i).filter((other) => other === card).length}`,
  }))
}

/** How much of a card its title takes: one or two lines, three, or more. */
function lengthOf(card: number, words: Part['words']): 'short' | 'middle' | 'long' {
  const { length } = cardName(card, words)
  return length > 30 ? 'long' : length > 18 ? 'middle' : 'short'
}

interface CardProps {
  readonly part: Part
  readonly card: number
  /** Whether this copy of the card is the one that counts as picked. */
  readonly isMeant: boolean
  touch(): void
}

/** Whether some answer begins with this card. */
const isPlayable = ({ choices }: Part, card: number): boolean =>
  (choices.actions as readonly ZombiesAction[]).some(
    (action) => (action.type === 'play' || action.type === 'discard') && action.card === card,
  )

/** Letters that a card has room for in the usual size. */
const LONG_TEXT = 110
/** Letters of a reason that a card has room for; a longer one is read with the card. */
const LONG_REASON = 105

function HandCard({ part, card, isMeant, touch }: CardProps): ReactNode {
  const { words, view } = part
  const spot = atCard(card)
  const barred = part.barred.get(spot)
  const isLit = part.lit.has(spot)
  const isPicked = isMeant && part.picked.includes(spot)
  const { when, rule } = cardMoment(card, view, words)
  const no = part.choices.asked && !isPlayable(part, card)
  const whole = no ? (barred?.sentence ?? when) : when
  const isShort = whole.length <= LONG_REASON
  const why = isShort ? whole : when
  const state = isPicked ? ' picked' : isLit ? ' lit' : no ? ' no' : ''
  const gist = cardGist(card, words)
  return (
    <li
      className={`card${state}`}
      data-title={lengthOf(card, words)}
      data-text={gist.length + why.length > LONG_TEXT ? 'long' : undefined}
    >
      <strong className="title">{hyphenated(cardName(card, words))}</strong>
      <p>{gist}</p>
      <div className="when">
        <span>{why}</span> <Rule id={no && isShort ? (barred?.rule ?? rule) : rule} open={part.openRule} />
      </div>
      <button
        type="button"
        className="over"
        data-spot={isLit || isPicked ? spot : undefined}
        aria-haspopup="dialog"
        aria-label={`${cardName(card, words)}. ${words.speak(`cardText.${TITLES[card]!.id}`)} ${whole}`}
        {...looking(part, spot)}
        onClick={() => {
          touch()
          part.read?.(spot)
        }}
      />
    </li>
  )
}

/** Cards in front of the viewer: each can be used or thrown away where a window is open. */
function Kept({ part }: { part: Part }): ReactNode {
  const { view, words } = part
  if (view.viewer === 'spectator') return null
  const kept = view.inPlay[view.viewer]!
  if (kept.length === 0) return null
  return (
    <ul className="kept" aria-label={words.speak('zombies.inplay')}>
      {kept.map((card) => (
        <KeptCard key={card} part={part} card={card} />
      ))}
    </ul>
  )
}

function KeptCard({ part, card }: { part: Part; card: number }): ReactNode {
  const { words, view } = part
  const spot = atKept(card)
  const isLit = part.lit.has(spot)
  const isPicked = part.picked.includes(spot)
  const charges = TITLES[card]!.id === 'hey-look-a-shotgun' ? ` ${view.charges[view.viewer as number]}` : ''
  return (
    <li>
      <button
        type="button"
        className={`chip-card${isPicked ? ' picked' : isLit ? ' lit' : ''}`}
        data-spot={isLit || isPicked ? spot : undefined}
        aria-haspopup="dialog"
        {...looking(part, spot)}
        onClick={() => part.read?.(spot)}
      >
        {cardName(card, words)}
        {charges}
      </button>
    </li>
  )
}

/** How everybody is doing, for a screen that has no room for the scoreboard. */
function Foot({ part }: { part: Part }): ReactNode {
  const { view } = part
  return (
    <ul className="zmb-foot">
      {view.words.map((word, seat) => (
        <FootSeat key={word} part={part} seat={seat} />
      ))}
    </ul>
  )
}

function FootSeat({ part, seat }: { part: Part; seat: number }): ReactNode {
  const { view, words } = part
  const spot = atSeat(seat)
  return (
    <li aria-current={seat === view.active ? 'true' : undefined} data-seat={seat}>
      <SpotButton part={part} spot={spot} className="seat lit" idle="seat">
        <svg
          viewBox="-21 -21 42 42"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: pawnInline(seat, words.seat(seat)) }}
        />
        <span>
          {view.reserve[seat]}
          <small>{words.seat(seat)}</small>
        </span>
      </SpotButton>
    </li>
  )
}
