import { displacement, isSameLevel, legHitsDisc, legHitsSegment } from '@shamble/geometry'
import { barsOn } from '../board/board.js'
import { canStand, discOf, enemiesInContact, figuresOf, inContact } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Human, Table } from '../state.js'

const DIRECTIONS = 24

/** Whether some straight step of one action point leads out of contact with everybody [DWA-12.4.a]. */
export function hasWayOut(s: Table, human: Human): boolean {
  return wayOut(s, human) !== null
}

/** A place one step away where no enemy touches him; the first of those looked at. */
export function wayOut(s: Table, human: Human): { readonly x: number; readonly y: number } | null {
  const { step } = numbersOf(s.options).distances
  const base = discOf(s, human)
  const bars = barsOn(s, human.level)
  const others = [...figuresOf(s)].filter((figure) => figure !== human && isSameLevel(figure.level, human.level))
  const enemies = enemiesInContact(s, human)
  for (let i = 0; i < DIRECTIONS; i++) {
    for (const mm of [Math.ceil(step / 2), step]) {
      const { x, y } = displacement((i * 360) / DIRECTIONS, mm)
      const to = { x: human.x + x, y: human.y + y }
      if (!canStand(s, to, human.level, human)) continue
      if (bars.some((bar) => legHitsSegment(base, to, bar))) continue
      if (others.some((other) => legHitsDisc(base, to, discOf(s, other)))) continue
      const there = { ...human, x: to.x, y: to.y }
      if (
        enemies.every((enemy) => !inContact(s, there, enemy)) &&
        !s.zombies.some((zombie) => inContact(s, there, zombie))
      )
        return to
    }
  }
  return null
}
