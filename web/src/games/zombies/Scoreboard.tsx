import { helipadSlots, isLastRound, isOnlyCollection, MOST_LIVES, roundOf, SHOTGUN } from '@shamble/game-zombies/table'
import { Fragment, type ReactNode, useContext, useMemo } from 'react'
import { SpotButton } from '../../board/SpotButton.js'
import { inlineIcon } from '../../kit/index.js'
import { OthersContext } from '../../table/others.js'
import { Rule } from '../../table/Rule.js'
import { quietName } from './cards.js'
import { atTitle } from './reading.js'
import { roundWords } from './round.js'
import { Stacks } from './Stacks.js'
import { pawnInline } from './seats.js'
import { atKept, atSeat } from './spots.js'
import { badgesOf, effectsOf } from './status.js'
import './scoreboard.css'
import type { Part } from './part.js'

const heart = { __html: inlineIcon('heart', 12) }
const cartridge = { __html: inlineIcon('bullet', 12, 8, 16) }

/** How everybody is doing, what is in force, and how the match can still be won. */
export function Scoreboard(part: Part): ReactNode {
  const { view, words } = part
  const isOnly = useMemo(() => isOnlyCollection(view), [view])
  const goal = view.options.winZombies
  const effects = effectsOf(view, words)
  const isOnline = useContext(OthersContext) !== null
  return (
    <div className="col zmb-goal">
      <div className="caps">
        <span>{words.speak(isOnly ? 'zombies.goal.only' : 'zombies.goal', { goal })}</span>
        <span>{words.speak('zombies.killed')}</span>
      </div>
      <Round part={part} />
      <ul className="score" data-seats={view.words.length} data-online={isOnline || undefined}>
        {view.words.map((word, seat) => (
          <Row key={word} part={part} seat={seat} />
        ))}
      </ul>
      {isOnly ? (
        <Banner
          part={part}
          rule="ZMB-R.01"
          text={words.speak(roundOf(view) === null ? 'zombies.banner.only' : 'zombies.banner.only.rounds', { goal })}
        />
      ) : helipadSlots(view).length > 0 && view.outcome === null ? (
        <Banner part={part} rule="ZMB-1.1.a" text={words.speak('zombies.banner.helipad')} />
      ) : null}
      {effects.map((effect) => (
        <Banner key={effect.name} part={part} rule={effect.rule} text={effect.text} />
      ))}
      {/* Where the odds have no room for it. */}
      <div className="later">
        <Stacks part={part} />
      </div>
    </div>
  )
}

/** [ZMB-R.28] How far the match is where its rounds are counted; the last is announced as such. */
function Round({ part }: { part: Part }): ReactNode {
  const { view, words } = part
  const round = roundWords(view, words)
  if (round === '') return null
  const isLast = isLastRound(view)
  return (
    <p className={isLast ? 'zmb-banner zmb-round' : 'zmb-round'}>
      <span>
        <b>{round}.</b>
        {words.speak(isLast ? 'zombies.round.last' : 'zombies.round.then')}
      </span>
      <Rule id="ZMB-R.28" open={part.openRule} />
    </p>
  )
}

function Banner({ part, rule, text }: { part: Part; rule: string; text: string }): ReactNode {
  return (
    <p className="zmb-banner">
      <span>{text}</span>
      <Rule id={rule} open={part.openRule} />
    </p>
  )
}

function Row({ part, seat }: { part: Part; seat: number }): ReactNode {
  const { view, words } = part
  const name = words.seat(seat)
  const isYou = seat === view.viewer
  const kept = view.inPlay[seat]!.filter((card) => card !== SHOTGUN)
  const badges = badgesOf(view, seat, words)
  const goal = view.options.winZombies
  const now = useContext(OthersContext)?.seats[seat]
  return (
    <li aria-current={isYou ? 'true' : undefined} data-turn={seat === view.active} data-seat={seat}>
      <svg viewBox="-21 -21 42 42" aria-hidden="true" dangerouslySetInnerHTML={{ __html: pawnInline(seat, name) }} />
      <div>
        <div className="nm">
          <SpotButton part={part} spot={atSeat(seat)} className="seat-key">
            {isYou ? words.speak('zombies.you', { seat: name }) : name}
          </SpotButton>
          {kept.length === 0 ? null : (
            <small className="inplay">
              {kept.map((card, i) => (
                <Fragment key={card}>
                  {i > 0 && ', '}
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    title={words.speak('reader.open', { title: quietName(card, words) })}
                    onClick={() => part.read?.(isYou ? atKept(card) : atTitle(card))}
                  >
                    {quietName(card, words)}
                  </button>
                </Fragment>
              ))}
            </small>
          )}
        </div>
        {now?.presence}
        <div className="stats">
          <span>
            <i aria-hidden="true" dangerouslySetInnerHTML={heart} />
            <span className="zmb-said">{words.speak('zombies.count.lives', { count: view.lives[seat]! })}</span>
            <b aria-hidden="true">{view.lives[seat]}</b>
            <span aria-hidden="true">/{MOST_LIVES}</span>
          </span>
          <span>
            <i aria-hidden="true" dangerouslySetInnerHTML={cartridge} />
            <span className="zmb-said">{words.speak('zombies.count.bullets', { count: view.bullets[seat]! })}</span>
            <b aria-hidden="true">{view.bullets[seat]}</b>
          </span>
          <span className="counted">{words.speak('zombies.count.cards', { count: view.held[seat]! })}</span>
        </div>
        {badges.length === 0 ? null : (
          <ul className="badges">
            {badges.map((badge) => (
              <li key={badge.name}>
                <button type="button" onClick={() => part.openRule(badge.rule)}>
                  {badge.text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {now !== undefined && <div className="time">{now.clock}</div>}
      <div className="kills">
        <span className="zmb-said">{words.speak('zombies.reserve', { count: view.reserve[seat]!, goal })}</span>
        <span aria-hidden="true">
          {view.reserve[seat]}
          <small>/{goal}</small>
        </span>
      </div>
    </li>
  )
}
