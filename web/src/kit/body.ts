import { type Point, poly } from './svg.js'

/** Cut-paper bodies are built from joints, in a box of 100 by 100, feet at y = 98. */
export type Joint = readonly [x: number, y: number, width: number]

/** One tapered, angular strip through its joints. */
export function limb(joints: readonly Joint[]): string {
  const left: Point[] = []
  const right: Point[] = []
  joints.forEach(([x, y, width], i) => {
    const [px, py] = joints[Math.max(0, i - 1)]!
    const [qx, qy] = joints[Math.min(joints.length - 1, i + 1)]!
    const length = Math.hypot(qx - px, qy - py) || 1
    const ux = (-(qy - py) / length) * (width / 2)
    const uy = ((qx - px) / length) * (width / 2)
    left.push([x + ux, y + uy])
    right.unshift([x - ux, y - uy])
  })
  return poly([...left, ...right])
}

const SKULL: readonly Point[] = [
  [-0.55, -1],
  [0.5, -1],
  [0.98, -0.42],
  [0.9, 0.3],
  [0.42, 1],
  [-0.4, 1],
  [-0.92, 0.3],
  [-1, -0.4],
]

/** An octagonal skull, jaw narrower than brow. */
export function head(cx: number, cy: number, rx: number, ry: number, tilt = 0): string {
  const angle = (tilt * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return poly(SKULL.map(([x, y]): Point => [cx + x * rx * cos - y * ry * sin, cy + x * rx * sin + y * ry * cos]))
}
