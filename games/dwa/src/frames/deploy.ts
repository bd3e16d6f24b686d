import { type Point, polygonContains, squaredDistance } from '@shamble/geometry'
import { ask, type Play, type Procedure, pop, type Seat, type Space } from '@shamble/kernel'
import type { ActionOf, DwaAction } from '../actions.js'
import { at, boardOf } from '../board/board.js'
import { canStand, whyNotStand } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { no } from '../orders/order.js'
import { uproot } from '../rules/set-down.js'
import type { Scenario } from '../scenario/scenario.js'
import type { Dwa, Human } from '../state.js'
import type { DeployFrame } from './kinds.js'

export const deployFrame = (team: Seat): DeployFrame => ({ kind: 'deploy', step: 0, team })

/** A team places its members where the scenario lets it. */
export const deploy: Procedure<Dwa, DeployFrame, DwaAction> = {
  run(s, f) {
    if (waitingOf(s, f.team).length === 0) pop(s)
    else ask(s, f.team, 'deploy')
  },

  offer(s, f, _seat, to) {
    to.legal({ type: 'deployRest' })
    to.space(deploySpace(s, f))
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'deployRest')
      for (const human of waitingOf(s, f.team)) place(s, human, nextPlace(s, f.team)!, play)
    else if (action.type === 'deploy') place(s, s.humans[action.human]!, action, play)
  },
}

export const waitingOf = (s: Dwa, team: Seat): Human[] =>
  s.humans.filter((human) => human.team === team && human.whereabouts === 'waiting')

interface Zone {
  readonly outline: readonly { readonly x: number; readonly y: number }[]
  readonly level: number
}
const zones = new WeakMap<Scenario, Zone[]>()

/** The scenario's zone for a team: teams beyond its zones share the last. */
export function zoneOf(s: Pick<Dwa, 'options'>, team: Seat): Zone {
  const { scenario } = boardOf(s.options)
  let found = zones.get(scenario)
  if (found === undefined) {
    found = scenario.deployment.map(({ outline, level }) => ({ outline: outline.map(at), level: level ?? 0 }))
    zones.set(scenario, found)
  }
  return found[Math.min(team, found.length - 1)]!
}

function whyNotPlace(s: Dwa, team: Seat, human: Human | undefined, p: { x: number; y: number }) {
  if (human === undefined || human.team !== team || human.whereabouts !== 'waiting')
    return { ...no('R-83', 'deploy.who'), at: 'human' }
  const { outline, level } = zoneOf(s, team)
  if (!polygonContains(outline, p)) return no('R-83', 'deploy.zone')
  const why = whyNotStand(s, p, level, null)
  return why === null ? null : no('GEO-2', `stand.${why}`)
}

/** The free place that is nearest to the middle of the zone: a base and a little apart, else wherever there is room. */
function nextPlace(s: Dwa, team: Seat): Point | null {
  const { outline, level } = zoneOf(s, team)
  const isFree = (p: Point): boolean => polygonContains(outline, p) && canStand(s, p, level, null)
  return (
    placesAround(outline, s.options.baseMm + APART).find(isFree) ?? placesAround(outline, CLOSE).find(isFree) ?? null
  )
}
const APART = 15
const CLOSE = 5

/** Places so far apart, from the middle of an outline outwards. */
function placesAround(outline: Zone['outline'], step: number): Point[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  const places: Point[] = []
  for (let y = middle.y - step * Math.floor((middle.y - top) / step); y <= bottom; y += step)
    for (let x = middle.x - step * Math.floor((middle.x - left) / step); x <= right; x += step) places.push({ x, y })
  const far = (p: Point): number => squaredDistance(p, middle)
  return places.sort((one, other) => far(one) - far(other) || one.y - other.y || one.x - other.x)
}

function deploySpace(s: Dwa, f: DeployFrame): Space<DwaAction> {
  const waiting = waitingOf(s, f.team)
  const { width, depth } = boardOf(s.options)
  return {
    kind: 'deploy',
    get shape() {
      const from = nextPlace(s, f.team)
      return {
        kind: 'form' as const,
        fields: [
          {
            name: 'human',
            key: 'field.human',
            shape: {
              kind: 'pick' as const,
              from: waiting.map(({ id, name }) => ({ id, say: { key: 'pick.human', params: { who: name } } })),
            },
          },
          { name: 'x', key: 'field.x', shape: { kind: 'number' as const, min: 0, max: width, first: from?.x ?? 0 } },
          { name: 'y', key: 'field.y', shape: { kind: 'number' as const, min: 0, max: depth, first: from?.y ?? 0 } },
        ],
      }
    },
    holds: (action) => action.type === 'deploy',
    check: (action) => {
      const { human, x, y } = action as ActionOf<'deploy'>
      return whyNotPlace(s, f.team, s.humans[human], { x, y })
    },
    sample: () => ({ type: 'deploy', human: waiting[0]!.id, ...nextPlace(s, f.team)! }),
  }
}

function place(s: Dwa, human: Human, { x, y }: { x: number; y: number }, play: Play): void {
  human.x = x
  human.y = y
  // A gun that stood on its tripod when the last game ended was carried here.
  uproot(human)
  human.level = zoneOf(s, human.team).level
  human.whereabouts = 'table'
  tell(s, play, deed('placed', 'R-83', human, {}, { x, y }))
}
