import { type Point, within } from '@shamble/geometry'
import { CONTACT } from '../board/measure.js'
import { wayTo } from '../rules/way-to.js'
import type { Human } from '../state.js'
import { type DwaView, guessDwa } from '../view.js'

/** A little more than contact: places along a way are rounded to whole millimetres. */
const BERTH = CONTACT + 3

/**
 * The way round whatever stands between two places: to a zombie that stands on the second, which is touched at
 * its end. `null` where no way leads there, and on roofs.
 */
export function wayRound(view: DwaView, human: Human, from: Point, to: Point): Point[] | null {
  if (human.level > 0) return null
  const s = guessDwa(view)
  const target = s.zombies.find((zombie) => zombie.level === 0 && within(zombie, to, s.options.baseMm)) ?? null
  return wayTo(s, s.humans[human.id]!, from, target ?? to, { target, reach: REACH, berth: BERTH })
}
/** All the way. */
const REACH = 10_000
