import { activationOf, type Human, isFirearm, numbersOf, type Weapon } from '@shamble/game-dwa/table'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { pickable } from '../../board/SpotButton.js'
import { base } from '../../kit/index.js'
import { isComposing } from './acting.js'
import { intents, threatsOf } from './intents-art.js'
import { costOf } from './keys.js'
import type { Part } from './part.js'
import { figureOf } from './pieces-art.js'
import { figureSpot } from './spots.js'
import { carriedBy, insideOf } from './weapon-words.js'

/** The team with action points, weapon, rounds, loads, wounds and morale. */
export function People(part: Part): ReactNode {
  const { view, words, draft } = part
  const now = useRef(part)
  now.current = part
  const hands = useMemo(
    (): Hands => ({
      point: (spot) => now.current.point(spot),
      pick: (spot, by) => now.current.pick(spot, by),
      place: (id) => now.current.compose?.(now.current.draft!.set(['human'], id)),
    }),
    [],
  )
  const mine = view.humans.filter(
    ({ team }) => team >= 0 && (view.viewer === 'spectator' || team === view.viewer || view.teams[team]!.name === ''),
  )
  const threats = threatsOf(intents(view))
  const active = mine.filter(({ whereabouts }) => whereabouts === 'table' || whereabouts === 'vehicle').length
  const team = view.viewer === 'spectator' ? '' : (view.teams[view.viewer]?.name ?? '')
  const isPlacing = draft?.space.kind === 'deploy'
  const acts = activationOf(view)?.human ?? null
  const planned = plannedOf(part)
  return (
    <div className="dwa-people">
      <div className="caps">
        <span>{team === '' ? words.speak('dwa.team') : team}</span>
        <span>{words.speak('dwa.standing', { active, all: mine.length })}</span>
      </div>
      <ol>
        {mine.map((human) => (
          <Member
            key={human.id}
            {...{ view, words, human, hands }}
            coming={threats.get(human.id) ?? 0}
            planned={human.id === acts ? planned : 0}
            isLit={part.lit.has(figureSpot(human.id))}
            isPlaced={isPlacing && human.whereabouts === 'waiting'}
            isChosen={isPlacing && draft.at(['human']) === human.id}
          />
        ))}
      </ol>
    </div>
  )
}

/** What a click on someone does, whatever has been composed since they were drawn. */
interface Hands extends Pick<Part, 'point' | 'pick'> {
  /** Chooses whom to place. */
  place(id: number): void
}

interface MemberProps {
  readonly view: Part['view']
  readonly words: Part['words']
  readonly human: Human
  readonly hands: Hands
  /** How many of the dead go for them. */
  readonly coming: number
  /** How many of their points the action being composed would take. */
  readonly planned: number
  readonly isLit: boolean
  readonly isPlaced: boolean
  readonly isChosen: boolean
}

/** Drawn again only when the person has changed: while a walk is dragged, thirty others stay as they are. */
const Member = memo(function Member(props: MemberProps): ReactNode {
  const { view, words, human, hands, coming, planned, isLit, isPlaced, isChosen } = props
  const { speak } = words
  const isActing = human.now.acted === 'acting'
  const isUp = human.whereabouts !== 'dead' && human.whereabouts !== 'risen' && human.whereabouts !== 'gone'
  const inHand = human.hands.map((i) => human.weapons[i]!)
  const carried = carriedBy(view, words, human)
  const spot = figureSpot(human.id)
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
    <li className="one" aria-current={isActing || undefined} data-chosen={isChosen || undefined}>
      <h3>
        {isPlaced ? (
          <button type="button" onClick={() => hands.place(human.id)}>
            {head}
          </button>
        ) : isLit ? (
          <button type="button" data-spot={spot} {...pickable(hands, spot)}>
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
              <Points {...{ view, words, human, planned }} />
            </p>
          )}
          {inHand.length === 0 && (
            <p className="held">
              <b>{speak('weapon.none')}</b>
            </p>
          )}
          {inHand.map((weapon) => (
            <p key={weapon.id} className="held">
              <b>{speak(`weapon.${weapon.id}`)}</b>
              <span>{roundsOf(view, words, human, weapon)}</span>
            </p>
          ))}
          <p className="numbers">{speak('dwa.member', { wounds: human.wounds, morale: human.morale })}</p>
        </>
      )}
      <p className="state">
        {[...stateOf(human, words), ...(coming > 0 ? [speak('dwa.come', { count: coming })] : [])].join(', ')}
      </p>
      {isUp && carried !== '' && (
        <p className="carried" title={carried}>
          {carried}
        </p>
      )}
    </li>
  )
})

/** How many points of the one who acts would be spent by what is being composed. */
function plannedOf(part: Part): number {
  const { view, draft, plan } = part
  const left = activationOf(view)?.ap ?? 0
  if (draft == null || !isComposing(part)) return 0
  const later = plan == null ? 0 : left - (activationOf(plan.view)?.ap ?? left)
  return Math.min(left, later + (costOf(draft)?.cost ?? 0))
}

/** One box a point: left, planned, spent. */
function Points({ view, words, human, planned }: Pick<MemberProps, 'view' | 'words' | 'human' | 'planned'>): ReactNode {
  const { humanAp } = numbersOf(view.options)
  const frame = activationOf(view)
  const isUp = human.whereabouts === 'table' || human.whereabouts === 'vehicle'
  const left = frame?.human === human.id ? frame.ap : isUp && human.now.acted === 'ready' ? humanAp : 0
  const all = Math.max(humanAp, left)
  return (
    <>
      <span className="ap" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <i key={i} className={i >= left ? 'used' : i < planned ? 'plan' : ''} />
        ))}
      </span>{' '}
      <span className="ap-words">{words.speak('dwa.ap', { ap: left })}</span>
    </>
  )
}

/** Rounds in a weapon and loads for it. */
function roundsOf(view: Part['view'], words: Part['words'], { pouch }: Human, weapon: Weapon): string {
  const { id, jammed } = weapon
  const inside = insideOf(view, words, weapon)
  if (!isFirearm(id) || jammed) return inside
  const { ammunition } = numbersOf(view.options).weapons[id]
  const { speak } = words
  const kept = {
    bullets: pouch.bullets.length,
    belts: pouch.belts.length,
    cartridges: pouch.cartridges,
    arrows: pouch.arrows,
  }
  const loads = ammunition in kept ? kept[ammunition as keyof typeof kept] : null
  return loads === null ? inside : `${inside}, ${speak(`dwa.loads.${ammunition}`, { count: loads })}`
}

/** How someone fares, in a few words. */
function stateOf(human: Human, { speak }: Part['words']): string[] {
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
