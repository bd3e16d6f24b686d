import { type Disc, gap, type Segment, segmentsMeet } from '@shamble/geometry'
import type { Plain } from '@shamble/kernel'
import { street } from './street.js'

const SEED = 'skirmish'
const SIDE = 1200
const SHOTGUN = ' weapons=[{"id":"pumpShotgun","rounds":6}] hands=[0]'

const walls = (segments: readonly Segment[]) => segments.map(({ a, b }) => ({ from: [a.x, a.y], to: [b.x, b.y] }))

interface Spot {
  readonly x: number
  readonly y: number
}

/** A street of Dead Walk Again with the 60 walls of the bench, so many zombies at the start and so many turns. */
const scenario = (placed: number, turnLimit: number, ...more: readonly Segment[]): Plain => ({
  format: 'shamble-scenario/1',
  name: 'bench',
  table: { width: SIDE, depth: SIDE },
  walls: walls([...street(SEED, 0).walls, ...more]),
  deployment: [
    {
      outline: [
        [0, 0],
        [SIDE, 0],
        [SIDE, 55],
        [0, 55],
      ],
    },
  ],
  arrivals: ['A'],
  placed,
  turnLimit,
  victory: { major: { survivors: 5 }, minor: { survivors: 1 }, dead: { gone: true } },
})

/** Five against 25, for twelve turns. */
export const SKIRMISH: Readonly<Record<string, Plain>> = { ownScenario: scenario(25, 12) }

const PEOPLE = 30
const { figures: crowd, walls: houses } = street(SEED, PEOPLE + 150)
const dead = crowd.slice(PEOPLE)
/** The first of the 30 with a zombie that a shotgun could hit, and that zombie. */
const [shooter, shotAt] = crowd
  .slice(0, PEOPLE)
  .flatMap((one) => dead.filter((other) => isBefore(one, other)).map((other) => [one, other] as const))[0]!
const people = [shooter, ...crowd.slice(0, PEOPLE).filter((one) => one !== shooter)]

function isBefore(one: Disc, other: Disc): boolean {
  const far = gap(one, other)
  return far > 30 && far < 100 && !houses.some((wall) => segmentsMeet({ a: one, b: other }, wall))
}

/** 150 zombies and the 30 people whom the rules set against them, about to act; the first one has a shotgun. */
export const HORDE: { readonly options: Readonly<Record<string, Plain>>; readonly position: string } = {
  options: { ownScenario: scenario(0, 12), spawnMethods: 'none' },
  position: positionOf(people, dead),
}

function positionOf(living: readonly Spot[], zombies: readonly Spot[]): string {
  return [
    'turn 2',
    `team Bench began=${PEOPLE}`,
    ...living.map(({ x, y }, i) => `human P${i} 0 ${x},${y}${i === 0 ? SHOTGUN : ''}`),
    ...zombies.map(({ x, y }, i) => `zombie ${i + 1} ${x},${y}`),
  ].join('\n')
}

/** A wall across the table, as far from its edge as people need to stand behind it. */
const FENCE = 60

/** The same for a long match: among the dead, random answers would not live to the 400th. Here a wall keeps them apart. */
export const LONG_MATCH: typeof HORDE = {
  options: { ...HORDE.options, ownScenario: scenario(0, 99, { a: { x: 0, y: FENCE }, b: { x: SIDE, y: FENCE } }) },
  position: positionOf(
    people.map((_, i) => ({ x: 50 + 36 * i, y: 20 })),
    street(SEED, PEOPLE + 200)
      .figures.filter(({ y }) => y > 2 * FENCE)
      .slice(0, 150),
  ),
}

/** How many directions someone tries while drawing. */
const DIRECTIONS = 24

/** Walks of four points as they are drawn, most of them barred somewhere, all around the first of the 30. */
export const WALKS: readonly string[] = around((x, y, dx, dy) =>
  [20, 40, 60, 80].map((mm) => `${x + Math.round(mm * dx)},${y + Math.round(mm * dy + (mm % 40) / 10)}`).join('/'),
).map((path) => `walk ${path}`)

/** Templates of the shotgun in the same directions, for one zombie. */
export const TEMPLATES: readonly string[] = around(
  (x, y, dx, dy) => `z${1 + dead.indexOf(shotAt)}:${x + Math.round(100 * dx)},${y + Math.round(100 * dy)}`,
).map((laid) => `blast ${laid}`)

function around(write: (x: number, y: number, dx: number, dy: number) => string): string[] {
  const { x, y } = shooter
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const turn = (2 * Math.PI * i) / DIRECTIONS
    return write(x, y, Math.cos(turn), Math.sin(turn))
  })
}
