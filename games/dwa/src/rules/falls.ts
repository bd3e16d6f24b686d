import { begunStretches, type Point, pathLength, pointAlong, surfaceAt, wholeStretches } from '@shamble/geometry'
import { type Play, type RuleId, when } from '@shamble/kernel'
import { boardOf } from '../board/board.js'
import { canStand } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Human, Table } from '../state.js'
import { freePlaceNear } from './free-places.js'
import { wound } from './harm.js'
import { edgeOn } from './levels.js'
import { setDown } from './set-down.js'

/** One wound for each complete stretch of 5 cm; by option a begun one counts. */
export function woundsOfFall({ options }: Pick<Table, 'options'>, height: number): number {
  const { fall } = numbersOf(options).distances
  return when('R-84', options.fallRounding === 'ceil') ? begunStretches(height, fall) : wholeStretches(height, fall)
}

/** [DWA-10.e] A jump that failed ends at the foot of the edge that was left, on the ground. */
export function fallShort(s: Dwa, human: Human, p: Point, play: Play): void {
  const { place, level } = footOf(s, human, p)
  fall(s, human, place, level, human.level - level, 'DWA-10.e', play)
}

/** Somebody comes down from a height and lies there. */
export function fall(s: Dwa, human: Human, p: Point, level: number, height: number, rule: RuleId, play: Play): void {
  const from = { x: human.x, y: human.y }
  human.hanging = 0
  setDown(s, human, p, level, play)
  human.posture = 'prone'
  tell(
    s,
    play,
    deed(
      'fell-down',
      rule,
      human,
      { height },
      {
        height,
        path: [
          [from.x, from.y],
          [p.x, p.y],
        ],
      },
    ),
    ['distances.fall'],
  )
  wound(s, human, woundsOfFall(s, height), 'R-84', play)
}

/** The first place beyond the edge where a base can lie; on one level he stays where he leapt. */
function footOf(s: Dwa, human: Human, p: Point): { readonly place: Point; readonly level: number } {
  const { roofs } = boardOf(s.options)
  const edge = edgeOn(s, human, p)
  if (edge === null) return { place: { x: human.x, y: human.y }, level: human.level }
  const path = [human, p]
  const length = pathLength(path)
  for (let mm = edge; mm <= length; mm++) {
    const place = pointAlong(path, mm)
    const level = surfaceAt(roofs, place, human.level)
    if (level < human.level && canStand(s, place, level, human)) return { place, level }
  }
  const below = pointAlong(path, edge)
  const level = surfaceAt(roofs, below, human.level)
  return { place: freePlaceNear(s, below, level, human), level }
}
