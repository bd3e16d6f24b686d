import { knownState, RESERVE_STATES, type Reserve, reservesInPlay } from '@shamble/game-dead-dice/people'
import { Named } from '@shamble/game-dead-dice/table'
import { type ReactNode, useRef } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { LogLine } from '../../../table/table-state.js'
import { ROOM, refugeArt } from '../art/refuge-art.js'
import { DrawerTool } from '../DrawerTool.js'
import type { Screen } from '../moment.js'
import type { Part } from '../part.js'
import { usePrinting } from '../print/printing.js'
import { Recent } from '../Recent.js'
import { useRoom } from '../use-room.js'
import { chosenOf } from './choosing.js'
import { Respite } from './Respite.js'
import { Wishes } from './Wishes.js'
import '../people.css'
import './refuge.css'

/** The living turn: the refuge is the board, and each reserve is a thing in it. */
const Refuge: Screen = (part): ReactNode => {
  const { log, seats, prompt } = part
  usePrinting(part)
  return (
    <main className="screen dd-living refuge">
      <Head part={part} log={log} />
      <Room part={part} />
      <div className="refuge-dock">
        <div className="refuge-left">
          <Respite part={part} />
          <Recent {...{ part, log, seats }} />
        </div>
        <Wishes part={part} />
        {prompt}
      </div>
      <DrawerTool part={part} />
    </main>
  )
}
export default Refuge

/** Where it is, and how the group came home. */
function Head({ part, log }: { readonly part: Part; readonly log: readonly LogLine[] }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  const { hasShelter, refugeIsVehicle, vehicle, objectives } = view.group
  const rest = log.findLast(({ event }) => event.kind === 'rested' || event.kind === 'rationed')?.event.kind
  const met = objectives.filter(({ done }) => done).length
  return (
    <header className="refuge-head">
      <h2 className="slip ink">
        {refugeIsVehicle && vehicle !== null ? speak(`vehicle.${vehicle.kind}`) : named.say(named.place(null))}
      </h2>
      <span className="slip">{speak(hasShelter ? 'refuge.safe' : 'refuge.unsafe')}</span>
      {rest !== undefined && <span className="slip">{speak(`refuge.${rest}`)}</span>}
      {objectives.length > 0 && (
        <span className="slip">{speak('refuge.met', { count: met, of: objectives.length })}</span>
      )}
    </header>
  )
}

/** Where the captions stand under the room, in parts of its width. */
const CAPTIONS: Readonly<Record<Reserve | 'vehicle', string>> = {
  shelter: 'shelter',
  ammunition: 'ammunition',
  provisions: 'provisions',
  vehicle: 'vehicle',
  survivors: 'survivors',
}

/** How large names are in the drawing, so that they can be read on the screen, be the room drawn small or large. */
const nameSize = (height: number): number =>
  height === 0
    ? NAMES.least
    : Math.min(NAMES.most, Math.max(NAMES.least, Math.ceil((NAMES.read * ROOM.height) / height)))

const NAMES = { read: 12, least: 14, most: 22 } as const

function Room({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const { reserves, vehicle } = view.group
  const picture = useRef<HTMLElement>(null)
  const type = nameSize(useRoom(picture).height)
  const lead = part.pointed?.type === 'prepare' ? part.pointed.leader : (chosenOf(part)?.leader ?? null)
  const state = (seat: number): string => {
    const { condition } = view.survivors[seat]!
    return condition === null ? '' : speak(`condition.${condition}`)
  }
  const shown = reservesInPlay(knownState(view))
  const summary = shown.map((reserve) =>
    speak('refuge.level', { reserve: { word: `reserve.${reserve}` }, level: { word: `level.${reserves[reserve]}` } }),
  )
  return (
    <section className="refuge-room" aria-label={speak('refuge.room')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the room is scrolled by keys too */}
      <section ref={picture} className="refuge-picture" tabIndex={0} aria-label={summary.join(', ')}>
        <svg
          viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: refugeArt(view, { lead, state, type }) }}
        />
      </section>
      <ul className="refuge-levels">
        {shown.map((reserve) => (
          <ReserveCaption key={reserve} {...{ part, reserve }} />
        ))}
        {vehicle !== null && (
          <li data-of={CAPTIONS.vehicle}>
            <b>{speak(`vehicle.${vehicle.kind}`)}</b>
            <span>
              {speak('refuge.wear', { wear: vehicle.wear })} <Rule id="DD-3.25" open={part.openRule} />
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

function ReserveCaption({ part, reserve }: { readonly part: Part; readonly reserve: Reserve }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const level = view.group.reserves[reserve]
  const does = level === 'sufficient' ? null : RESERVE_STATES[reserve][level]
  const effect = does === null ? `refuge.fine.${reserve}` : `effect.${does.effects.at(-1) ?? 'none'}`
  return (
    <li data-of={CAPTIONS[reserve]}>
      <b>{speak(`reserve.${reserve}`)}</b> <em data-level={level}>{speak(`level.${level}`)}</em>
      <span>
        {speak(effect)} <Rule id={does?.rule ?? 'DD-2.1'} open={part.openRule} />
      </span>
    </li>
  )
}
