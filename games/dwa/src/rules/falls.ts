import { type Point, surfaceAt } from '@shamble/geometry'
import type { Play, RuleId } from '@shamble/kernel'
import { boardOf } from '../board/board.js'
import { canStand } from '../board/measure.js'
import { deed, tell } from '../events.js'
import type { Dwa, Human } from '../state.js'
import { woundsOfFall } from './fall-wounds.js'
import { freePlaceNear } from './free-places.js'
import { wound } from './harm.js'
import { edgeOn, lengthTo, onWay } from './levels.js'
import { setDown } from './set-down.js'

/** [DWA-10.e] A jump that failed ends at the foot of the edge that was left, on the ground. */
export function fallShort(s: Dwa, human: Human, p: Point, play: Play): void {
  const { place, level } = footOf(s, human, p)
  fall(s, human, place, level, human.level - level, 'DWA-10.e', play)
}

/** A figure comes down from a height and lies there. */
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

/** The first place beyond the edge where a base has room; on one level, the place of the jump. */
export function footOf(s: Dwa, human: Human, p: Point): { readonly place: Point; readonly level: number } {
  const { roofs } = boardOf(s.options)
  const edge = edgeOn(s, human, p)
  if (edge === null) return { place: { x: human.x, y: human.y }, level: human.level }
  const length = lengthTo(human, p)
  for (let mm = edge; mm <= length; mm++) {
    const place = onWay(human, p, mm)
    const level = surfaceAt(roofs, place, human.level)
    if (level < human.level && canStand(s, place, level, human)) return { place, level }
  }
  const below = onWay(human, p, edge)
  const level = surfaceAt(roofs, below, human.level)
  return { place: freePlaceNear(s, below, level, human), level }
}
