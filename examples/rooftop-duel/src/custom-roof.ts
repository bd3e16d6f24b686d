import { gap } from '@shamble/geometry'
import { BadInput, type Plain, type Read, when } from '@shamble/kernel'
import { int, list, record } from '@shamble/module'
import type { Roof } from './roofs.js'
import { BASE } from './state.js'
import { makeTerrain, whyNotStand } from './terrain.js'

// Sums of squares stay exact up to a table of ten metres.
const size = int(200, 10_000)
const LEAST_APART = 100
const MOST_PIECES = 200
const FIELDS = ['width', 'depth', 'walls', 'crates', 'starts']

const STANDS_ON = {
  edge: 'a figure at {{x}} {{y}} is over the edge',
  wall: 'a figure at {{x}} {{y}} is in a wall',
  crate: 'a figure at {{x}} {{y}} is on a crate',
} as const

/** [RD-5.2] Reads a roof from outside, or says which part of it cannot be and why. */
export function readCustomRoof(value: unknown, where: string): Plain {
  const given = record(value, where)
  for (const name in given)
    if (when('RD-5.2', !FIELDS.includes(name))) throw new BadInput(`${where}.${name}`, 'unknown field')
  const width = size(given['width'], `${where}.width`)
  const depth = size(given['depth'], `${where}.depth`)
  const across = int(0, width)
  const down = int(0, depth)
  const walls = few(numbers('[x, y, x, y]', [across, down, across, down]))(given['walls'] ?? [], `${where}.walls`)
  walls.forEach(([ax, ay, bx, by], i) => {
    if (ax === bx && ay === by) throw new BadInput(`${where}.walls[${i}]`, 'a wall needs two different ends')
  })
  const breadth = int(1, 10_000)
  const crates = few(numbers('[x, y, width, depth]', [across, down, breadth, breadth]))(
    given['crates'] ?? [],
    `${where}.crates`,
  )
  crates.forEach(([x, y, wide, deep], i) => {
    if (x! + wide! > width || y! + deep! > depth)
      throw new BadInput(`${where}.crates[${i}]`, 'reaches over the edge of a roof of {{width}} by {{depth}}', {
        width,
        depth,
      })
  })
  const starts = list(numbers('[x, y]', [across, down]))(given['starts'], `${where}.starts`)
  const roof: Roof = { width, depth, walls, crates, starts }
  checkStarts(roof, `${where}.starts`)
  return roof as unknown as Plain
}

function checkStarts(roof: Roof, where: string): void {
  if (roof.starts.length !== 2)
    throw new BadInput(where, 'expected a start for each of 2 seats, found {{found}}', { found: roof.starts.length })
  const terrain = makeTerrain('custom', roof)
  const [first, second] = terrain.starts.map((start) => ({ ...start, diameter: BASE }))
  for (const [i, start] of [first!, second!].entries()) {
    const why = whyNotStand(terrain, start)
    if (why !== null) throw new BadInput(`${where}[${i}]`, STANDS_ON[why], { x: start.x, y: start.y })
  }
  const apart = gap(first!, second!)
  if (apart < LEAST_APART)
    throw new BadInput(where, 'the figures must begin at least {{least}} mm apart, these are {{apart}}', {
      least: LEAST_APART,
      apart,
    })
}

/** A list of exactly these numbers. */
function numbers(form: string, parts: readonly Read<number>[]): Read<number[]> {
  return (value, where) => {
    if (!Array.isArray(value) || value.length !== parts.length) throw new BadInput(where, 'expected {{form}}', { form })
    return parts.map((part, i) => part(value[i], `${where}[${i}]`))
  }
}

function few<T>(item: Read<T>): Read<readonly T[]> {
  return (value, where) => {
    if (Array.isArray(value) && value.length > MOST_PIECES)
      throw new BadInput(where, 'at most {{most}} are possible, found {{found}}', {
        most: MOST_PIECES,
        found: value.length,
      })
    return list(item)(value, where)
  }
}
