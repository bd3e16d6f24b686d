import {
  type Disc,
  fieldTo,
  firstTouch,
  makeWays,
  type Point,
  type Polygon,
  rectangleCorners,
  shortestPath,
  triangleTouches,
  walkCost,
  whoSeesWhom,
  zoneAt,
} from '@shamble/geometry'
import { sightLoop } from './baselines/sight-loop.js'
import { type Effort, interleaved, type Work, work } from './measure.js'
import { ceiling, figure, type Line } from './report.js'
import { type Street, street } from './street.js'

const CROWD = 150
const PEOPLE = 30
const BASE = 25
/** As far as a zombie walks in a turn. */
const REACH = 100

/** What free measuring costs on a table with 60 walls and 150 figures. */
export function measuring(seed: string, effort: Effort): Line[] {
  const table = street(seed, CROWD + PEOPLE)
  const { walls } = table
  const crowd = table.figures.slice(0, CROWD)
  const seen = new Uint16Array(CROWD * CROWD)
  const walks = crowd.map((from, i) => [from, middleOf(table, i), crowd[(7 * i + 1) % CROWD]!])
  const difficult = [rectangleCorners({ x: 600, y: 600, length: 300, width: 200, heading: 30 })]
  const works: readonly Work[] = [
    work(() => whoSeesWhom(crowd, walls, seen)),
    work(() => {
      sightLoop(crowd, walls)
    }),
    work(() => {
      for (const [i, walk] of walks.entries()) checkWalk(table, crowd, i, walk, difficult)
    }),
    work(() => {
      for (const [i, shooter] of crowd.entries()) checkTemplate(shooter, crowd[(7 * i + 1) % CROWD]!, crowd)
    }),
    zombieWalks(table),
  ]
  const [quick, plain, walked, laid, moved] = interleaved(works, effort) as [number, number, number, number, number]
  return [
    {
      ...figure('measuring: who sees whom, 150 figures, 60 walls', 1000 / quick, 'ms'),
      vs: 'one pair after the other',
      ratio: quick / plain,
      bar: 5,
      met: quick >= 5 * plain,
    },
    ceiling(figure('measuring: checking a drawn walk', 1000 / walked / CROWD, 'ms'), 0.5),
    ceiling(figure('measuring: checking a triangle template', 1000 / laid / CROWD, 'ms'), 0.5),
    ceiling(figure('measuring: shortest paths of 150 zombies to 30 people', 1000 / moved, 'ms'), 20),
  ]
}

/** All that is told about a walk while it is drawn. */
function checkWalk(
  { walls }: Street,
  crowd: readonly Disc[],
  mover: number,
  walk: readonly Point[],
  difficult: readonly Polygon[],
): void {
  const others = crowd.filter((_, i) => i !== mover)
  walkCost(walk, 50, { low: walls.slice(0, 10), difficult })
  firstTouch(walk, BASE, { walls, bases: others.slice(0, PEOPLE), enemies: others.slice(PEOPLE), contact: 1 })
}

/** Who is under a shotgun's triangle, in which zone, and whom flames of that shape would touch. */
function checkTemplate(shooter: Disc, towards: Point, crowd: readonly Disc[]): void {
  const template = { shooter, towards, rise: 1, run: 6, zones: [50, 100, 150] }
  if (shooter === towards) return
  for (const figureUnder of crowd) {
    zoneAt(template, figureUnder)
    triangleTouches(template, figureUnder)
  }
}

/** The walls stay, the people's fields are made anew each time: they have moved since the last zombie phase. */
function zombieWalks(table: Street): Work {
  const ways = makeWays({ ...table, gates: [] }, BASE)
  const people = table.figures.slice(CROWD)
  const zombies = table.figures.slice(0, CROWD)
  const bases = zombies.map((zombie, i) =>
    table.figures.filter((other) => other !== zombie && other !== people[i % PEOPLE]),
  )
  return work(() => {
    const fields = people.map((person) => fieldTo(ways, [], person))
    for (const [i, from] of zombies.entries()) {
      const target = people[i % PEOPLE]!
      shortestPath(ways, [], fields[i % PEOPLE]!, { from, target, bases: bases[i]!, reach: REACH })
    }
  })
}

function middleOf({ width, depth }: Street, i: number): Point {
  return { x: Math.floor(width / 2) + (i % 10) * 20 - 100, y: Math.floor(depth / 2) + (i % 7) * 20 - 60 }
}
