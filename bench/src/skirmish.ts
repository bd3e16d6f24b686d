import type { Plain } from '@shamble/kernel'
import { street } from './street.js'

const SEED = 'skirmish'
const SIDE = 1200

const walls = (houses: readonly { readonly a: Spot; readonly b: Spot }[]) =>
  houses.map(({ a, b }) => ({ from: [a.x, a.y], to: [b.x, b.y] }))

interface Spot {
  readonly x: number
  readonly y: number
}

/** A street of Dead Walk Again with the 60 walls of the bench, so many zombies at the start and so many turns. */
const scenario = (placed: number, turnLimit: number): Plain => ({
  format: 'shamble-scenario/1',
  name: 'bench',
  table: { width: SIDE, depth: SIDE },
  walls: walls(street(SEED, 0).walls),
  blocks: [],
  low: [],
  difficult: [],
  roofs: [],
  rooms: [],
  openings: [],
  vehicles: [],
  objects: [],
  zombies: [],
  neutrals: [],
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
  objectives: [],
  victory: { major: { survivors: 5 }, minor: { survivors: 1 }, dead: { gone: true } },
})

/** Five against 25, for twelve turns. */
export const SKIRMISH: Readonly<Record<string, Plain>> = { ownScenario: scenario(25, 12) }

/** 150 zombies and the 30 people whom the rules set against them, about to act. */
export const HORDE: { readonly options: Readonly<Record<string, Plain>>; readonly position: string } = {
  options: { ownScenario: scenario(0, 12), spawnMethods: 'none' },
  position: positionOf(30, 150),
}

function positionOf(people: number, zombies: number): string {
  const { figures } = street(SEED, people + zombies)
  return [
    'turn 2',
    `team Bench began=${people}`,
    ...figures.slice(0, people).map(({ x, y }, i) => `human P${i} 0 ${x},${y}`),
    ...figures.slice(people).map(({ x, y }, i) => `zombie ${i + 1} ${x},${y}`),
  ].join('\n')
}
