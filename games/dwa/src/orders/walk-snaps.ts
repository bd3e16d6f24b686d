import { advance, type Point, type Segment, squaredDistance } from '@shamble/geometry'
import type { Snap } from '@shamble/kernel'
import { coversOn } from '../board/board.js'
import { bearing } from '../board/measure.js'
import { nameOf } from '../events.js'
import { spokenLength } from '../lengths.js'
import { isFirearm } from '../numbers/weapons.js'
import type { DwaOptions } from '../options.js'
import { rowOf } from '../rules/loads.js'
import type { Zombie } from '../state.js'
import type { Doer } from './order.js'

/** Of each kind no more than a list can hold that a person reads or hears. */
const MOST = { contact: 16, cover: 8, range: 6 } as const

/**
 * Named places that draw the hand of a player who draws a walk: contact with enemies, cover, and the reach of their
 * weapon.
 */
export function walkSnaps(doer: Doer, budget: number): Snap[] {
  const near = [...doer.s.zombies]
    .filter(({ level }) => level === doer.human.level)
    .sort((one, other) => squaredDistance(one, doer.human) - squaredDistance(other, doer.human))
  return [...contacts(doer, near, budget), ...covers(doer, budget), ...ranges(doer, near, budget)]
}

/** Contact with each enemy in reach, in a straight line [GEO-4]. */
function contacts({ s, human }: Doer, near: readonly Zombie[], budget: number): Snap[] {
  const { baseMm } = s.options
  return near
    .flatMap((zombie): Snap[] => {
      const far = Math.sqrt(squaredDistance(zombie, human))
      if (far - baseMm > budget || far <= baseMm + 1) return []
      const { x, y } = advance(human, zombie.x - human.x, zombie.y - human.y, Math.ceil(far - baseMm - 1))
      return [{ x, y, key: 'contact', params: { whom: nameOf(zombie) } }]
    })
    .slice(0, MOST.contact)
}

/** Beside low pieces, on the side of the figure that walks [DWA-11.2.3.c]. */
function covers({ s, human }: Doer, budget: number): Snap[] {
  const off = Math.ceil(s.options.baseMm / 2) + 1
  const found = coversOn(s, human.level).flatMap((piece): Point[] => {
    const foot = nearestOn(human, piece, off)
    const far = Math.sqrt(squaredDistance(foot, human))
    if (far <= off || far - off > budget) return []
    return [advance(human, foot.x - human.x, foot.y - human.y, Math.floor(far - off))]
  })
  return found
    .sort((one, other) => squaredDistance(one, human) - squaredDistance(other, human))
    .slice(0, MOST.cover)
    .map((at) => ({ ...at, key: 'cover', params: whereFrom(s.options, human, at) }))
}

const whereFrom = (options: DwaOptions, from: Point, to: Point): NonNullable<Snap['params']> => ({
  ...spokenLength(options, Math.sqrt(squaredDistance(from, to))),
  direction: { word: `direction.${Math.round(bearing(from, to) / 45) % 8}` },
})

/** The point of a piece nearest to a figure, a little off its ends. */
function nearestOn(p: Point, { a, b }: Segment, off: number): Point {
  const squared = squaredDistance(a, b)
  if (squared === 0) return a
  const inset = Math.min(0.5, off / Math.sqrt(squared))
  const share = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / squared
  const inside = Math.min(1 - inset, Math.max(inset, share))
  return { x: Math.round(a.x + inside * (b.x - a.x)), y: Math.round(a.y + inside * (b.y - a.y)) }
}

/** Just near enough for the weapon in hand, on the straight way to a target that is too far off [DWA-11.1.h]. */
function ranges({ s, human }: Doer, near: readonly Zombie[], budget: number): Snap[] {
  const gun = human.hands.map((at) => human.weapons[at]!).find(({ id }) => isFirearm(id))
  if (gun === undefined) return []
  const reach = rowOf(s, gun).range + (s.options.measure === 'centre' ? 0 : s.options.baseMm)
  return near
    .flatMap((zombie): Snap[] => {
      const far = Math.sqrt(squaredDistance(zombie, human))
      if (far <= reach || far - reach > budget) return []
      // Rounded up, and one more for what whole millimetres leave out.
      const { x, y } = advance(human, zombie.x - human.x, zombie.y - human.y, Math.ceil(far - reach) + 1)
      return [{ x, y, key: 'range', params: { whom: nameOf(zombie) } }]
    })
    .slice(0, MOST.range)
}
