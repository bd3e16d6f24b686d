import type { BoardPoint } from '@shamble/kernel'
import type { Box } from '../board/box.js'

/** How far below what it places a finger holds it, and how large what it holds is, in pixels. */
export const STEM = { length: 64, radius: 18, touch: 26 } as const

/** Straight below; aside, and last a little above, where someone is there: in degrees, as a drawing turns. */
const TURNS = [0, 40, -40, 75, -75, 105, -105]

/** Which way a finger holds what it places, so that it hides no piece: `scale` is about how many pixels a unit has. */
export function stemTurn({ x, y }: BoardPoint, pieces: readonly Box[], scale: number): number {
  const [far, near] = [STEM.length / scale, STEM.radius / scale]
  const hides = (turn: number): boolean => {
    const angle = (turn * Math.PI) / 180
    const [left, top] = [x - far * Math.sin(angle), y + far * Math.cos(angle)]
    return pieces.some(
      (box) =>
        left > box.x - near && left < box.x + box.width + near && top > box.y - near && top < box.y + box.height + near,
    )
  }
  return TURNS.find((turn) => !hides(turn)) ?? 0
}
