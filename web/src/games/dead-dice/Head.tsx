import { type DeadDiceView, Named, type SeenScene } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import type { Words } from '../table-game.js'
import { meetingOf } from './scene.js'

interface Props {
  readonly view: DeadDiceView
  readonly words: Words
}

/** Where the group is, what is to be known of the scene, and the two gauges. */
export function Head({ view, words }: Props): ReactNode {
  const { speak } = words
  const { master, scene } = view
  return (
    <div className="dd-head">
      <h2 className="dd-slip ink">{placeWords(view, words)}</h2>
      <ul className="dd-slips">
        {meetingOf(view) !== null && <li className="dd-slip strangers">{meetingWords(view, words)}</li>}
        {(scene === null ? [] : slipsOf(view, scene, words)).map((said) => (
          <li key={said} className="dd-slip">
            {said}
          </li>
        ))}
      </ul>
      <div className="dd-gauges">
        <Gauge name={speak('dd.horde')} value={master.horde} />
        <Gauge name={speak('dd.noise')} value={master.noise} />
      </div>
    </div>
  )
}

export function placeWords(view: DeadDiceView, { speak }: Words): string {
  const named = new Named(view, speak)
  if (view.scene !== null) return named.say(named.place(view.scene.place))
  if (view.phase === 'dead') return speak('dd.onTheWay')
  return speak(`dd.phase.${view.phase}`)
}

/** Who stands on the other side, and how it came to that. */
function meetingWords(view: DeadDiceView, { speak }: Words): string {
  const named = new Named(view, speak)
  const who = (view.scene?.foes ?? []).map(({ who: { id } }) => named.say(named.adversary(id)).split(',')[0]!)
  return speak(`dd.meeting.${meetingOf(view)}`, { who: named.list(who) })
}

/** Facts of the scene, one on each slip. */
export function slipsOf(view: DeadDiceView, scene: SeenScene, { speak }: Words): string[] {
  const named = new Named(view, speak)
  const told = new Map<string, number>()
  for (const hazard of scene.hazards) told.set(hazard, (told.get(hazard) ?? 0) + 1)
  return [
    ...(scene.kind === 'danger' || scene.kind === 'confrontation' ? [] : [speak(`scene.${scene.kind}`)]),
    ...[...told.keys()].map((hazard) => speak(`dd.hazard.${hazard}`)),
    ...scene.obstacles.map(({ id, solved, wayOut }) =>
      speak(solved ? 'dd.obstacle.solved' : wayOut ? 'dd.obstacle.wayOut' : 'dd.obstacle.open', {
        what: named.say(named.obstacle(id)).replace(/\.$/, ''),
      }),
    ),
    ...scene.threats.map(({ reserve }) => speak('dd.threat', { reserve: { word: `reserve.${reserve}` } })),
    ...(scene.fighting ? [speak('dd.round', { round: scene.round })] : []),
  ]
}

const STEPS = [1, 2, 3] as const

interface GaugeProps {
  readonly name: string
  readonly value: number
  /** What it is about to become: dashed. */
  readonly next?: number
}

/** Horde or Noise: three steps, those reached are filled. */
export function Gauge({ name, value, next = value }: GaugeProps): ReactNode {
  return (
    <div className="dd-gauge" role="img" aria-label={`${name} ${value}`}>
      <b aria-hidden="true">{name}</b>
      <span className="steps" aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} className={step <= value ? 'on' : step <= next ? 'next' : undefined}>
            {step}
          </i>
        ))}
      </span>
    </div>
  )
}
