import type { DeadDiceFrame, DeadDiceView } from '@shamble/game-dead-dice/table'
import type { GameEvent, Viewer } from '@shamble/kernel'
import type { Scene, Words } from '../table-game.js'
import { dead, living } from './art/bodies.js'
import { figureOf } from './figures.js'
import { frameIn } from './moment.js'

/** What nobody should miss, and whether it is good or bad news. */
export const MOMENTS: Readonly<Record<string, Scene['mood']>> = {
  'died.eaten': 'loss',
  'died.killed': 'loss',
  'died.burnt': 'loss',
  'died.turned': 'loss',
  'companion-dies': 'loss',
  bitten: 'loss',
  'refuge-abandoned': 'loss',
  catastrophe: 'loss',
  'vehicle-wrecked': 'loss',
  'objective-met': 'gain',
  'fight-resolved': 'gain',
  'refuge-secured': 'gain',
  'exit-shown': 'gain',
  'twist-shown': 'news',
  'fight-begins': 'news',
  standoff: 'news',
  tension: 'news',
  confessed: 'news',
}

/** Small ones, and only of the viewer's own survivor: a kill, Survival lost, the last of a weapon. */
export const BRIEF: Readonly<Record<string, Scene['mood']>> = {
  'zombies-killed': 'gain',
  'special-killed': 'gain',
  'survival-lost': 'loss',
  'weapon-lost': 'loss',
  'fuel-out': 'loss',
  'shells-out': 'loss',
}

/** [DD-2.1] The last of a reserve is gone: that concerns everybody. */
const isLast = ({ kind, about }: GameEvent): boolean => kind === 'reserve-down' && about?.['level'] === 'empty'

/** Special zombies of whatever kind die alike. */
const briefKind = (kind: string): string => kind.replace(/^(special-killed)\..*/, '$1')

export const isBriefScene = (event: GameEvent): boolean => briefKind(event.kind) in BRIEF || isLast(event)

export const hasScene = (event: GameEvent, viewer: Viewer): boolean =>
  event.kind in MOMENTS || isLast(event) || (event.seat === viewer && isBriefScene(event))

export function scene(event: GameEvent, view: DeadDiceView, { speak }: Words): Scene {
  const { seat } = event
  const kind = briefKind(event.kind)
  const isLiving = kind === 'standoff' || (kind === 'fight-begins' && meetingOf(view) !== null)
  const said = isLiving ? (meetingOf(view) ?? 'standoff') : kind
  const art = isLiving ? faceOff(view) : figureFor(kind, seat, view)
  return {
    title: speak(`dd.moment.${said}`, {
      count: Number(event.about?.['count'] ?? event.about?.['lost'] ?? 1),
      reserve: speak(`reserve.${event.about?.['reserve']}`),
    }),
    mood: MOMENTS[kind] ?? BRIEF[kind] ?? (isLast(event) ? 'loss' : 'news'),
    art:
      art === '' ? null : <svg viewBox="-4 -4 104 104" aria-hidden="true" dangerouslySetInnerHTML={{ __html: art }} />,
  }
}

/** What a scene with other people is: a confrontation, or one that a failed talk led to; `null` for none of these. */
export function meetingOf(view: DeadDiceView): 'confrontation' | 'standoff' | null {
  if (view.scene?.kind !== 'confrontation') return null
  return frameIn<SceneFrame>(view, 'scene')?.talk === 'standoff' ? 'standoff' : 'confrontation'
}

type SceneFrame = Extract<DeadDiceFrame, { kind: 'scene' }>

/** Two sides, and nothing between them but their aim. */
function faceOff({ survivors }: DeadDiceView): string {
  const seat = Math.max(
    0,
    survivors.findIndex(({ fate }) => fate === 'alive'),
  )
  return (
    living('rifle', 44, 2, 56, { stranger: true, flip: true }) +
    living('pistol', 38, 26, 68, { stranger: true, flip: true }) +
    living(figureOf(survivors[seat]!, seat), -6, 24, 72)
  )
}

function figureFor(kind: string, seat: number | undefined, view: DeadDiceView): string {
  if (kind.endsWith('-killed') || kind === 'fight-begins' || kind === 'catastrophe' || kind === 'died.turned')
    return dead(1, 0, 0, 96)
  const survivor = seat === undefined ? undefined : view.survivors[seat]
  return survivor === undefined ? '' : living(figureOf(survivor, seat!), 0, 0, 96, { down: kind.startsWith('died') })
}
