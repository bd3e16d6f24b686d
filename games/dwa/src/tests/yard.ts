import { box, door, room, scenario, wall } from '../scenario/draw.js'

/** A yard with a store, a car and a truck, for a few turns: most people live to see the next game. */
export const YARD = scenario({
  name: 'yard',
  table: { width: 900, depth: 900 },
  deployment: [{ outline: box(0, 0, 400, 900) }, { outline: box(0, 0, 400, 900) }],
  walls: [wall(500, 100, 700, 100), wall(700, 100, 700, 300), wall(700, 300, 500, 300), wall(500, 300, 500, 100)],
  rooms: [room('store', 'store', box(500, 100, 200, 200))],
  openings: [door(500, 180, 500, 220)],
  vehicles: [
    { id: 'car', kind: 'car', at: [600, 500], heading: 0, keys: true },
    { id: 'truck', kind: 'truck', at: [600, 700], heading: 0 },
  ],
  zombies: [{ at: [850, 100] }, { at: [850, 450], armed: true }, { at: [850, 800] }],
  arrivals: ['B', 'C', 'D'],
  turnLimit: 3,
})
