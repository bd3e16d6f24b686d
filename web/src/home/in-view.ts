import { type Box, boundsOf } from '../board/box.js'

// Runs when the page is built: a window shows a piece of a board, and what is outside that piece is never seen.

interface Part {
  readonly tag: string
  readonly head: string
  readonly parts: (Part | string)[]
}

/** Reads what a board has drawn: elements, and what is written in them. */
function read(drawing: string): Part {
  const root: Part = { tag: '', head: '', parts: [] }
  const open = [root]
  for (const [token, close, tag, alone] of drawing.matchAll(/<(\/?)([a-z]+)(?:[^>"]|"[^"]*")*?(\/?)>|[^<]+/gi)) {
    const { parts } = open.at(-1)!
    if (tag === undefined) parts.push(token)
    else if (close === '/') open.pop()
    else {
      const part: Part = { tag, head: token, parts: [] }
      parts.push(part)
      if (alone !== '/') open.push(part)
    }
  }
  return root
}

const write = (part: Part | string): string =>
  typeof part === 'string'
    ? part
    : part.head.endsWith('/>')
      ? part.head
      : `${part.head}${part.parts.map(write).join('')}${part.tag && `</${part.tag}>`}`

const attribute = ({ head }: Part, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(head)?.[1]
const size = (part: Part, name: string): number => Number(attribute(part, name) ?? 0)
const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number)

/** As SVG writes it: x becomes ax + cy + e, y becomes bx + dy + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const STILL: Matrix = [1, 0, 0, 1, 0, 0]

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
]

const MOVES: Readonly<Record<string, (values: readonly number[]) => Matrix>> = {
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    return times(times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y])
  },
}

/** `null` for a transform that is not known here: what it moves is kept. */
function moved(part: Part, at: Matrix): Matrix | null {
  let matrix: Matrix = at
  for (const [, kind, values] of (attribute(part, 'transform') ?? '').matchAll(/([a-z]+)\(([^)]*)\)/gi)) {
    const move = MOVES[kind!]
    if (move === undefined) return null
    matrix = times(matrix, move(numbers(values!)))
  }
  return matrix
}

/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Every point that a path is drawn by; its curves stay between them. */
function pathBox(path: string): Box {
  const seen: Box[] = []
  let [x, y] = [0, 0]
  for (const [, command, values] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command!.toUpperCase()
    const isRelative = command !== kind
    const takes = TAKES[kind]!
    const given = numbers(values!)
    for (let from = 0; from === 0 || from < given.length; from += Math.max(takes, 1)) {
      const own = given.slice(from, from + takes)
      const [left, top] = isRelative ? [x, y] : [0, 0]
      if (kind === 'H') x = left + own[0]!
      else if (kind === 'V') y = top + own[0]!
      else if (kind === 'A') {
        const [rx, ry] = own as [number, number]
        x = left + own[5]!
        y = top + own[6]!
        seen.push({ x: x - 2 * rx, y: y - 2 * ry, width: 4 * rx, height: 4 * ry })
      } else
        for (let i = 0; i < takes; i += 2) {
          x = left + own[i]!
          y = top + own[i + 1]!
          seen.push({ x, y, width: 0, height: 0 })
        }
      seen.push({ x, y, width: 0, height: 0 })
    }
  }
  return boundsOf(seen)
}

/** Wider than any letter here, in sizes of its type; and the size where a class gives it. */
const LETTER = 0.9
const TYPE = 18
/** Lines have a width, and second inks are a hair off. */
const MARGIN = 8

const wide = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const ROUND = ['circle', 'ellipse']

/** Where a shape may have ink; `null` where that cannot be told. */
function boxOf(part: Part): Box | null {
  const { tag } = part
  const box = { x: size(part, 'x'), y: size(part, 'y'), width: size(part, 'width'), height: size(part, 'height') }
  if (tag === 'rect' || tag === 'svg' || tag === 'image') return wide(box, MARGIN)
  // A figure may reach out of its square.
  if (tag === 'use') return box.width === 0 ? null : wide(box, box.width)
  if (ROUND.includes(tag)) {
    const [rx, ry] = tag === 'circle' ? [size(part, 'r'), size(part, 'r')] : [size(part, 'rx'), size(part, 'ry')]
    return wide({ x: size(part, 'cx') - rx, y: size(part, 'cy') - ry, width: 2 * rx, height: 2 * ry }, MARGIN)
  }
  if (tag === 'path') return wide(pathBox(attribute(part, 'd') ?? 'M0 0'), MARGIN)
  if (tag === 'text') {
    const said = part.parts
      .map(write)
      .join('')
      .replace(/<[^>]*>/g, '')
    return wide(box, said.length * LETTER * (size(part, 'font-size') || TYPE))
  }
  return null
}

function meets(box: Box, at: Matrix, view: Box): boolean {
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ] as const
  const [a, b, c, d, e, f] = at
  const there = boundsOf(corners.map(([x, y]) => ({ x: a * x + c * y + e, y: b * x + d * y + f, width: 0, height: 0 })))
  return (
    there.x <= view.x + view.width &&
    there.x + there.width >= view.x &&
    there.y <= view.y + view.height &&
    there.y + there.height >= view.y
  )
}

/** What is left of a part inside of the view; `null` where nothing is. */
function kept(part: Part | string, at: Matrix, view: Box): Part | string | null {
  if (typeof part === 'string' || part.tag === 'defs') return part
  const there = moved(part, at)
  if (there === null) return part
  if (part.tag === 'g' || part.tag === '') {
    const parts = part.parts.flatMap((inner) => kept(inner, there, view) ?? [])
    return parts.length === 0 ? null : { ...part, parts }
  }
  const box = boxOf(part)
  return box === null || meets(box, there, view) ? part : null
}

/** A drawing without what is outside one piece of it. */
export function inView(drawing: string, view: Box): string {
  const left = kept(read(drawing), STILL, view)
  return left === null ? '' : write(left)
}
