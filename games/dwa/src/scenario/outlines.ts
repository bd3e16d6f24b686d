import { cross, type Point, type Polygon, polygonContains, polygonSides, type Segment } from '@shamble/geometry'

/** Twice the area, whichever way around its corners go. */
export function twiceArea(outline: Polygon): number {
  const first = outline[0]!
  let sum = 0
  for (let i = 1; i + 1 < outline.length; i++) sum += cross(first, outline[i]!, outline[i + 1]!)
  return Math.abs(sum)
}

/** Whether no side meets another except at the corner that they share. */
export function isSimple(outline: Polygon): boolean {
  const sides = polygonSides(outline)
  for (const [i, one] of sides.entries()) {
    if (one.a.x === one.b.x && one.a.y === one.b.y) return false
    for (let j = i + 1; j < sides.length; j++) {
      const other = sides[j]!
      const follows = j === i + 1
      const closes = i === 0 && j === sides.length - 1
      if (follows || closes) {
        const [shared, before, after] = follows ? [one.b, one.a, other.b] : [one.a, one.b, other.a]
        // Folded back onto itself.
        if (cross(before, shared, after) === 0 && dot(before, shared, after) > 0) return false
      } else if (touch(one, other)) return false
    }
  }
  return true
}

const dot = (a: Point, o: Point, b: Point): number => (a.x - o.x) * (b.x - o.x) + (a.y - o.y) * (b.y - o.y)

function touch(s: Segment, t: Segment): boolean {
  const [c, d] = [cross(s.a, s.b, t.a), cross(s.a, s.b, t.b)]
  const [e, f] = [cross(t.a, t.b, s.a), cross(t.a, t.b, s.b)]
  if (c === 0 && d === 0) return isOn(t.a, s) || isOn(t.b, s) || isOn(s.a, t)
  return c * d <= 0 && e * f <= 0
}

/** Whether a point lies on a segment. */
export function isOn(p: Point, { a, b }: Segment): boolean {
  return cross(a, b, p) === 0 && (p.x - a.x) * (p.x - b.x) <= 0 && (p.y - a.y) * (p.y - b.y) <= 0
}

/** Whether a point lies inside an outline and not on it. */
export function isInside(outline: Polygon, p: Point): boolean {
  return polygonContains(outline, p) && !polygonSides(outline).some((side) => isOn(p, side))
}

/** Whether two outlines share more than corners and sides. */
export function overlap(one: Polygon, other: Polygon): boolean {
  // Doubled, so that the middles of sides are whole.
  const [a, b] = [one.map(doubled), other.map(doubled)]
  const [sa, sb] = [polygonSides(a), polygonSides(b)]
  if (sa.some((s) => sb.some((t) => crosses(s, t)))) return true
  const points = (outline: Polygon, sides: readonly Segment[]): Point[] => [...outline, ...sides.map(middle)]
  return (
    points(a, sa).some((p) => isInside(b, p)) || points(b, sb).some((p) => isInside(a, p)) || isInside(b, insideOf(a))
  )
}

const doubled = ({ x, y }: Point): Point => ({ x: 2 * x, y: 2 * y })
const middle = ({ a, b }: Segment): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

function crosses(s: Segment, t: Segment): boolean {
  return (
    Math.sign(cross(s.a, s.b, t.a)) * Math.sign(cross(s.a, s.b, t.b)) < 0 &&
    Math.sign(cross(t.a, t.b, s.a)) * Math.sign(cross(t.a, t.b, s.b)) < 0
  )
}

/** Some point inside: halfway between the first two sides that a line between two corners' heights meets. */
export function insideOf(outline: Polygon): Point {
  const heights = [...new Set(outline.map(({ y }) => y))].sort((a, b) => a - b)
  const y = (heights[0]! + heights[1]!) / 2
  const xs = polygonSides(outline)
    .filter(({ a, b }) => a.y > y !== b.y > y)
    .map(({ a, b }) => a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y))
    .sort((a, b) => a - b)
  return { x: (xs[0]! + xs[1]!) / 2, y }
}
