import {
  boardOf,
  type DwaAction,
  type DwaView,
  deploymentOf,
  type Human,
  type ShareFrame,
} from '@shamble/game-dwa/table'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useContext, useMemo, useRef } from 'react'
import { BoardFrame } from '../../board/BoardFrame.js'
import type { Box } from '../../board/box.js'
import { type Control, Controls } from '../../board/Controls.js'
import { CropContext } from '../../board/crop.js'
import { Layer } from '../../board/Layer.js'
import { rem } from '../../board/rem.js'
import { DraftLayer } from '../../draft/DraftLayer.js'
import type { TablePart } from '../table-game.js'
import { acting, behindPlan, isComposing } from './acting.js'
import { aimAt, aimedPlace, fireKinds, foesOf, shownAction } from './aiming.js'
import { DeployLayer } from './DeployLayer.js'
import { driveLegs } from './drives.js'
import { Edges } from './Edges.js'
import { Figures } from './Figures.js'
import { fireArt, NO_FIRE } from './fire-art.js'
import { FIRE_KINDS } from './groups.js'
import { intents, intentsArt, threatsArt, threatsOf } from './intents-art.js'
import { Legend } from './Legend.js'
import { useWays, waysOf } from './last-ways.js'
import { lengthWords } from './lengths.js'
import { NAME_BELOW, namesArt, nameWidth } from './names-art.js'
import type { Part } from './part.js'

import { aboardArt } from './pieces-art.js'
import { RingLabels } from './RingLabels.js'
import { ringsOf } from './rings.js'
import { ringsArt } from './rings-art.js'
import { rolledAt } from './rolls.js'
import { goneRound } from './rounding.js'
import { K } from './scale.js'
import { figureAt, figureSpot, placeOf, spotName } from './spots.js'
import { useTargets } from './targets-art.js'
import { groundArt, vehiclesArt, wallsArt } from './terrain-art.js'
import { turnTemplate } from './turning.js'
import { walkArt } from './walk-art.js'
import { walkOf } from './walks.js'

// What few moments need comes when they do.
const Ruler = lazy(async () => ({ default: (await import('./Ruler.js')).Ruler }))
const DriveLayer = lazy(async () => ({ default: (await import('./DriveLayer.js')).DriveLayer }))
const WayArt = lazy(async () => ({ default: (await import('./Ways.js')).WayArt }))
const WaysBand = lazy(async () => ({ default: (await import('./Ways.js')).WaysBand }))

/** Pixels a millimetre under a finger. */
const USUAL = 1.25

/** Around the table, in millimetres: room for the figures along its edges. */
const MARGIN = 30

/** Below the strip of centimetres, and beside it. */
const INSETS = { side: 12, top: 24, bottom: 12 } as const

/** The table from above, in millimetres; the drawing on it is made in pixels and scaled down. */
export function Board(part: Part): ReactNode {
  const { view, words } = part
  const board = boardOf(view.options)
  const { language, speak } = words
  const explored = view.rooms.map((room) => room.explored).join()
  const ground = useMemo(() => groundArt(board, view, language, speak), [board, explored, language])
  const openings = view.openings.map(({ state, barricaded }) => `${state}${barricaded}`).join()
  const walls = useMemo(() => wallsArt(board, view), [board, openings])
  const found = intents(view)
  const coming = useMemo(() => intentsArt(view, found), [view, found])
  const mini = useMemo(
    () => `<g transform="scale(${1 / K})">${ground}${walls}${dotsArt(view)}</g>`,
    [ground, walls, view],
  )
  const active = acting(view)
  const vehicles = useMemo(() => vehiclesArt(view) + aboardArt(view, active), [view, active])
  const action = shownAction(part)
  const behind = behindPlan(part)
  const shooter = acting(behind)
  const isFire = action !== null && FIRE_KINDS.concat('blow', 'strike').includes(action.type)
  const focus = focusOf(part, action)
  const fire = useMemo(
    () => (shooter === null || action === null || !isFire ? NO_FIRE : fireArt(behind, shooter, action, focus, words)),
    [behind, shooter, action, focus, words],
  )
  // Anyone who is spoken of or pointed at shows its number.
  const tags = [...fire.tagged, figureAt(part.pointedSpot) ?? 0, ...sharedAmong(part).map(({ id }) => id)].join()
  const tagged = useMemo(() => new Set(tags.split(',').map(Number)), [tags])
  const targets = useTargets(part)
  const walk = walkOf(part, action)
  const rings = ringsOf(part, action)
  const ways = useWays(part)
  const crop = useContext(CropContext)
  const area = { x: 0, y: 0, width: board.width, depth: board.depth }
  const box = { x: -MARGIN, y: -MARGIN, width: board.width + 2 * MARGIN, height: board.depth + 2 * MARGIN }
  const pieces = useMemo(() => piecesOf(view), [view])
  const isDeploying = part.choices.asked && part.choices.spaces.some(({ kind }) => kind === 'deploy')
  const names = useMemo(
    () => namesArt(view, active, fire.labelled, words) + threatsArt(view, threatsOf(found)),
    [view, active, [...fire.labelled].join(), found, words],
  )
  const turn = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (way === 0 || !isTemplate(part)) return
    if ((event.target as Element).closest('[data-handle]') === null) return
    event.preventDefault()
    event.stopPropagation()
    turnTemplate(part, way)
  }
  return (
    <>
      <BoardFrame
        part={part}
        name="dwa-table"
        box={box}
        label={speak('dwa.board', { people: view.humans.length, zombies: view.zombies.length })}
        focus={useLastFocus(part, shooter, action, ways.at)}
        least={K * rem()}
        usual={USUAL}
        mini={mini}
        miniAt="bottom-right"
        insets={INSETS}
        miniNote={sizeWords(board, part)}
        pieces={pieces}
        legend={part.tool === 'ways' ? undefined : <Legend {...part} />}
        edges={(at, size) => (
          <>
            {shooter !== null && rings.length > 0 && (
              <RingLabels middle={walk?.path.at(-1) ?? shooter} {...{ view, rings, words, at, size }} />
            )}
            <Edges view={view} table={board} at={at} size={size} />
          </>
        )}
        placeAt={() => null}
      >
        <g transform={`scale(${1 / K})`}>
          <Layer art={ground} />
          <Layer art={walls} />
          <Layer art={vehicles} />
          {shooter !== null && rings.length > 0 && <Layer art={ringsArt(view, walk?.path.at(-1) ?? shooter, rings)} />}
          <Layer art={fire.under} />
          <Layer art={coming} />
          <Figures view={view} walks={part.walks ?? null} active={active?.id ?? null} tagged={tagged} />
          <Layer art={targets} />
          <Layer art={names} />
          <Layer art={fire.over} />
          {walk !== null && active !== null && <Layer art={walkArt(view, active, walk)} />}
          <Suspense>
            {action?.type === 'drive' && active !== null && <DriveLayer view={view} human={active} action={action} />}
            {part.tool === 'ways' && <WayArt part={part} at={ways.at} />}
          </Suspense>
        </g>
        <g onKeyDownCapture={turn}>
          {isDeploying ? (
            <DeployLayer {...part} />
          ) : part.picked.length > 0 ? null : (
            <DraftLayer
              part={part as unknown as TablePart}
              area={area}
              ownThings
              round={(draft, handle, to) => goneRound(part, draft, handle, to)}
              beside={{ pieces, scale: USUAL }}
            />
          )}
        </g>
        <Controls part={{ ...part, pick: (spot, by) => pick(part, spot, by) }} controls={controlsOf(part)} />
        {part.tool === 'ruler' && (
          <Suspense>
            <Ruler {...part} area={area} />
          </Suspense>
        )}
      </BoardFrame>
      <Suspense>{crop === null && part.tool === 'ways' && <WaysBand part={part} {...ways} />}</Suspense>
    </>
  )
}

const sizeWords = ({ width, depth }: { width: number; depth: number }, { view, words }: Part): string =>
  `${lengthWords(width, view, words).replace(/\s?\p{L}+$/u, '')} × ${lengthWords(depth, view, words)}`

/** Everybody who stands on the table, people with the names under them. */
function piecesOf({ options: { baseMm }, humans, zombies }: DwaView): readonly Box[] {
  const around = ({ x, y }: Spotted, width: number, below: number): Box => ({
    x: x - width / 2,
    y: y - baseMm / 2,
    width,
    height: baseMm + below,
  })
  return [
    ...humans
      .filter(({ whereabouts }) => whereabouts === 'table')
      .map((human) => around(human, Math.max(baseMm, nameWidth(human) / K), NAME_BELOW / K)),
    ...zombies.map((zombie) => around(zombie, baseMm, 0)),
  ]
}

/** Everybody as a dot, for the small map: dark with a rim or paper with one, as their bases are. */
const dotsArt = ({ zombies, humans }: DwaView): string =>
  [
    ...zombies.map((zombie) => dot(zombie, 18, 'var(--base-dead)', 'var(--base-rim)')),
    ...humans
      .filter(({ whereabouts }) => whereabouts === 'table')
      .map((human) => dot(human, 26, 'var(--paper)', 'var(--base-dead)')),
  ].join('')

const dot = ({ x, y }: Spotted, r: number, fill: string, rim: string): string =>
  `<circle cx="${x * K}" cy="${y * K}" r="${r * K}" fill="${fill}" stroke="${rim}" stroke-width="${8 * K}"/>`

/** The figure whose rays are drawn: what is pointed at while fire is composed, else the last that was named. */
function focusOf({ pointedSpot, draft }: Part, action: DwaAction | null): number | null {
  if (action === null || !FIRE_KINDS.includes(action.type)) return null
  const pointed = figureAt(pointedSpot)
  if (pointed !== null) return pointed
  if (action.type === 'shoot') {
    const i = typeof draft?.focus[1] === 'number' ? draft.focus[1] : action.targets.length - 1
    return action.targets[i]?.target ?? null
  }
  return action.type === 'burst' ? action.main : null
}

/** The middle of several points. */
function middleOf(points: readonly Spotted[]): Spotted {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** The end of a way with what comes before it: the middle of a short one. */
function nearEnd(from: Spotted, end: Spotted): Spotted {
  const share = Math.min(0.5, NEAR_MM / Math.max(1, Math.hypot(end.x - from.x, end.y - from.y)))
  return { x: end.x + (from.x - end.x) * share, y: end.y + (from.y - end.y) * share }
}
const NEAR_MM = 100

const isTemplate = ({ draft }: Part): boolean => draft?.space.kind === 'blast' || draft?.space.kind === 'flame'

interface Spotted {
  readonly x: number
  readonly y: number
}

/** Where everybody stands among whom hits are shared out. */
function sharedAmong({ view }: Part): readonly (Spotted & { readonly id: number })[] {
  const frame = view.frames.at(-1) as unknown as ShareFrame
  if (frame?.kind !== 'share') return []
  return [...view.humans, ...view.zombies].filter(({ id }) => frame.among.includes(id))
}

/** The middle of the figure that is rolled for, where it is on the table. */
function rolledPlace({ roll, view }: Part): Spotted | null {
  const place = roll == null ? undefined : rolledAt(roll).flatMap((spot) => placeOf(spot, view) ?? [])[0]
  return place === undefined ? null : { x: place.x + place.width / 2, y: place.y + place.height / 2 }
}

/**
 * Where to look: at those among whom hits are shared out, at the survivor who acts, at the figure that is rolled for, at
 * the zone of a team that is being placed; at nothing new where nobody acts. Anyone who drives or fires far looks at the
 * end of that.
 * @param way which of the ways of the dead is looked at
 */
function useLastFocus(part: Part, active: Human | null, action: DwaAction | null, way: number): Spotted | null {
  const last = useRef<Spotted | null>(null)
  const { view, choices } = part
  const driven =
    isComposing(part) && active !== null && action !== null ? driveLegs(view, active, action).at(-1) : undefined
  const walked = part.tool === 'ways' ? waysOf(part)[way]?.way?.points.at(-1) : undefined
  const shared = sharedAmong(part)
  const aimed = active === null ? null : aimedPlace(part, active)
  const rolled = rolledPlace(part)
  if (walked !== undefined) last.current = { x: walked.x, y: walked.y }
  else if (shared.length > 0) last.current = middleOf(shared)
  // The point of a template only gives its direction: the template itself begins at the one who fires.
  else if (aimed !== null) last.current = isTemplate(part) ? nearEnd(aimed, active!) : nearEnd(active!, aimed)
  else if (driven !== undefined) last.current = nearEnd(view.vehicles[active!.vehicle]!, driven)
  else if (active !== null && active.whereabouts === 'table') last.current = { x: active.x, y: active.y }
  else if (active !== null && active.whereabouts === 'vehicle') {
    const { x, y } = view.vehicles[active.vehicle]!
    last.current = { x, y }
  } else if (rolled !== null) {
    last.current = rolled
  } else if (choices.spaces.some(({ kind }) => kind === 'deploy') && view.viewer !== 'spectator') {
    last.current = middleOf(deploymentOf(view, view.viewer).outline)
  } else if (last.current === null) {
    const first = view.humans.find(({ whereabouts }) => whereabouts === 'table')
    last.current = first === undefined ? null : { x: first.x, y: first.y }
  }
  return last.current
}

/** Who or what can be picked: answers at a place, and targets of the weapon in hand. */
function controlsOf(part: Part): readonly Control[] {
  const { view, lit, words } = part
  const found = new Map<string, Control>()
  const add = (spot: string, isAside = false): void => {
    const box = placeOf(spot, view)
    if (box !== null && !found.has(spot)) found.set(spot, { spot, box, label: spotName(spot, view, words), isAside })
  }
  // Anyone who composes something points at places and targets, and at nothing that would be an answer of its own.
  const isBusy = isComposing(part)
  if (!isBusy) for (const spot of lit.keys()) add(spot)
  const isAiming = isBusy ? FIRE_KINDS.includes(part.draft!.space.kind) : fireKinds(part).length > 0
  if (part.choices.asked && (isAiming || isSharing(part)))
    for (const id of foesOf(view)) add(figureSpot(id), !isSharing(part))
  // What is above the others is touched first: people before doors and rooms.
  return [...found.values()].sort((one, other) => rank(one.spot) - rank(other.spot))
}

const RANKS = 'rvoblhz'
const rank = (spot: string): number => RANKS.indexOf(spot[0]!)

const isSharing = ({ draft }: Part): boolean => draft?.space.kind === 'share'

/** A click on someone who is no answer by themselves aims at them, or gives them a hit. */
function pick(part: Part, spot: string, by: 'mouse' | 'touch' | 'key'): void {
  const id = figureAt(spot)
  const { draft } = part
  if (id !== null && isSharing(part)) part.compose?.(draft!.pickPlace(id))
  else if (id !== null && (isComposing(part) || !part.lit.has(spot))) aimAt(part, id)
  else part.pick(spot, by)
}
