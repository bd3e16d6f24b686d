import { activationOf, type Human, isFirearm, numbersOf, type Weapon } from '@shamble/game-dwa/table'
import type { ReactNode } from 'react'
import { pickable } from '../../board/SpotButton.js'
import { base } from '../../kit/index.js'
import { isComposing } from './acting.js'
import { intents, threatsOf } from './intents-art.js'
import { costOf } from './keys.js'
import type { Part } from './part.js'
import { figureOf } from './pieces-art.js'
import { figureSpot } from './spots.js'

/** The team with action points, weapon, rounds, loads, wounds and morale. */
export function People(part: Part): ReactNode {
  const { view, words } = part
  const mine = view.humans.filter(
    ({ team }) => team >= 0 && (view.viewer === 'spectator' || team === view.viewer || view.teams[team]!.name === ''),
  )
  const threats = threatsOf(intents(view))
  const active = mine.filter(({ whereabouts }) => whereabouts === 'table' || whereabouts === 'vehicle').length
  const team = view.viewer === 'spectator' ? '' : (view.teams[view.viewer]?.name ?? '')
  return (
    <div className="dwa-people">
      <div className="caps">
        <span>{team === '' ? words.speak('dwa.team') : team}</span>
        <span>{words.speak('dwa.standing', { active, all: mine.length })}</span>
      </div>
      <ol>
        {mine.map((human) => (
          <Member key={human.id} part={part} human={human} coming={threats.get(human.id) ?? 0} />
        ))}
      </ol>
    </div>
  )
}

interface MemberProps {
  readonly part: Part
  readonly human: Human
  /** How many of the dead go for him. */
  readonly coming: number
}

function Member({ part, human, coming }: MemberProps): ReactNode {
  const { speak } = part.words
  const isActing = human.now.acted === 'acting'
  const isUp = human.whereabouts !== 'dead' && human.whereabouts !== 'risen' && human.whereabouts !== 'gone'
  const inHand = human.hands.map((i) => human.weapons[i]!)
  const spot = figureSpot(human.id)
  const isPlaced = part.draft?.space.kind === 'deploy' && human.whereabouts === 'waiting'
  const head = (
    <>
      <svg
        width="34"
        height="34"
        viewBox="-17 -17 34 34"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: base(0, 0, 15, { figure: figureOf(human) }) }}
      />
      {human.name}
    </>
  )
  return (
    <li className="one" aria-current={isActing || undefined} data-chosen={isChosen(part, human) || undefined}>
      <h3>
        {isPlaced ? (
          <button type="button" onClick={() => part.compose?.(part.draft!.set(['human'], human.id))}>
            {head}
          </button>
        ) : part.lit.has(spot) ? (
          <button type="button" data-spot={spot} {...pickable(part, spot)}>
            {head}
          </button>
        ) : (
          head
        )}
      </h3>
      {isUp && (
        <>
          {human.whereabouts !== 'waiting' && (
            <p className="points">
              <Points part={part} human={human} />
            </p>
          )}
          {inHand.length === 0 && <p className="held">{speak('weapon.none')}</p>}
          {inHand.map((weapon) => (
            <p key={weapon.id} className="held">
              <b>{speak(`weapon.${weapon.id}`)}</b>
              <span>{roundsOf(part, human, weapon)}</span>
            </p>
          ))}
          <p className="numbers">{speak('dwa.member', { wounds: human.wounds, morale: human.morale })}</p>
        </>
      )}
      <p className="state">
        {[...stateOf(human, part), ...(coming > 0 ? [speak('dwa.come', { count: coming })] : [])].join(', ')}
      </p>
    </li>
  )
}

const isChosen = ({ draft }: Part, { id }: Human): boolean =>
  draft?.space.kind === 'deploy' && draft.at(['human']) === id

/** One box a point: left, planned, spent. */
function Points({ part, human }: { readonly part: Part; readonly human: Human }): ReactNode {
  const { view, draft, plan } = part
  const { humanAp } = numbersOf(view.options)
  const frame = activationOf(view)
  const isActing = frame?.human === human.id
  const isUp = human.whereabouts === 'table' || human.whereabouts === 'vehicle'
  const left = isActing ? frame.ap : isUp && human.now.acted === 'ready' ? humanAp : 0
  const isPlanning = isActing && draft != null && isComposing(part)
  const later = plan == null ? 0 : left - (activationOf(plan.view)?.ap ?? left)
  const planned = isPlanning ? Math.min(left, later + (costOf(draft)?.cost ?? 0)) : 0
  const all = Math.max(humanAp, left)
  return (
    <>
      <span className="ap" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <i key={i} className={i >= left ? 'used' : i < planned ? 'plan' : ''} />
        ))}
      </span>{' '}
      <span className="ap-words">{part.words.speak('dwa.ap', { ap: left })}</span>
    </>
  )
}

/** Rounds in a weapon and loads for it. */
function roundsOf({ view, words: { speak } }: Part, { pouch }: Human, { id, rounds, jammed }: Weapon): string {
  if (!isFirearm(id)) return ''
  const { mag, ammunition } = numbersOf(view.options).weapons[id]
  if (jammed) return speak('dwa.jammed')
  const inside = mag === 0 ? speak('dwa.rounds', { count: rounds }) : speak('dwa.roundsOf', { rounds, mag })
  const kept = {
    bullets: pouch.bullets.length,
    belts: pouch.belts.length,
    cartridges: pouch.cartridges,
    arrows: pouch.arrows,
  }
  const loads = ammunition in kept ? kept[ammunition as keyof typeof kept] : null
  return loads === null ? inside : `${inside}, ${speak(`dwa.loads.${ammunition}`, { count: loads })}`
}

/** How somebody fares, in a few words. */
function stateOf(human: Human, { words: { speak } }: Part): string[] {
  const { whereabouts, posture, now, burning, stunned } = human
  if (whereabouts !== 'table' && whereabouts !== 'vehicle') return [speak(`dwa.whereabouts.${whereabouts}`)]
  return [
    speak(`dwa.acted.${now.acted}`),
    ...(whereabouts === 'vehicle' ? [speak('dwa.whereabouts.vehicle')] : []),
    ...(posture === 'standing' ? [] : [speak(`posture.${posture}`)]),
    ...(now.frightened ? [speak('state.frightened')] : []),
    ...(burning === null ? [] : [speak('state.burning')]),
    ...(stunned ? [speak('state.stunned')] : []),
  ]
}
