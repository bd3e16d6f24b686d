import { box, door, road as drawRoad, low, pane, room, scenario, wall } from './draw.js'
import type {
  Scenario,
  ScenarioBlock,
  ScenarioLow,
  ScenarioObject,
  ScenarioObjective,
  ScenarioOpening,
  ScenarioRoad,
  ScenarioRoom,
  ScenarioVehicle,
  ScenarioWall,
  Spot,
  Words,
} from './scenario.js'
import { diceFrom, type WordDice } from './word-dice.js'

/** A road from west to east, its pavements included. */
const ROAD = 180
const PAVEMENT = 25
/** From one road to the next, lots on both sides of each. */
const STRIP = 600
/** More houses than these make a table slow to walk; the other lots are gardens. */
const MOST_HOUSES = 8
const DEPTH_OF_ZONE = 120

const HOUSES: readonly (readonly [Words, Words, Words])[] = [
  [
    { en: 'Living room', fr: 'Salon' },
    { en: 'Kitchen', fr: 'Cuisine' },
    { en: 'Bedroom', fr: 'Chambre' },
  ],
  [
    { en: 'Shop', fr: 'Boutique' },
    { en: 'Store', fr: 'Réserve' },
    { en: 'Office', fr: 'Bureau' },
  ],
  [
    { en: 'Workshop', fr: 'Atelier' },
    { en: 'Depot', fr: 'Dépôt' },
    { en: 'Yard office', fr: 'Bureau de la cour' },
  ],
  [
    { en: 'Surgery', fr: 'Cabinet' },
    { en: 'Waiting room', fr: 'Salle d’attente' },
    { en: 'Pharmacy', fr: 'Pharmacie' },
  ],
  [
    { en: 'Hunting shop', fr: 'Armurerie' },
    { en: 'Store', fr: 'Réserve' },
    { en: 'Office', fr: 'Bureau' },
  ],
]
const SURGERY = 3
const HUNTER = 4

/** What a street is put together from. */
interface Street {
  readonly dice: WordDice
  readonly walls: ScenarioWall[]
  readonly blocks: ScenarioBlock[]
  readonly low: ScenarioLow[]
  readonly difficult: Spot[][]
  readonly roads: ScenarioRoad[]
  readonly rooms: ScenarioRoom[]
  readonly openings: ScenarioOpening[]
  readonly vehicles: ScenarioVehicle[]
  readonly objects: ScenarioObject[]
  /** How many more may be built along this road. */
  houses: number
}

/** A place for one house or garden, with the road on its north or south side. */
interface Lot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
  readonly road: 'north' | 'south'
}

/** A street made by chance from a word; it never has a fault. */
export function streetOf(word: string, { width, depth }: Scenario['table']): Scenario {
  const dice = diceFrom(`${word}/${width}x${depth}`)
  const street: Street = {
    dice,
    walls: [],
    blocks: [],
    low: [],
    difficult: [],
    roads: [],
    rooms: [],
    openings: [],
    vehicles: [],
    objects: [],
    houses: 0,
  }
  const roads = Math.max(1, Math.floor(depth / STRIP))
  const strip = Math.floor(depth / roads)
  for (let i = 0; i < roads; i++) {
    street.houses = Math.max(2, Math.floor(MOST_HOUSES / roads))
    buildRoad(street, width, i * strip, strip)
  }
  const middle = Math.floor(roads / 2) * strip + roadOf(strip)
  const { houses: _houses, dice: _dice, ...pieces } = street
  const aim = aimOf(street)
  // Who only wants to get through needs no time for anything else, and meets more of them.
  const { stretch, room: each } = aim.objectives.includes(FOUR) ? THROUGH : ERRAND
  return scenario({
    ...pieces,
    ...aim,
    name: { en: `Street “${word}”`, fr: `Rue « ${word} »` },
    about: {
      en: 'Nobody knows this street, and the dead are everywhere. Do what you came for, and get away by the east.',
      fr: 'Personne ne connaît cette rue, et les morts sont partout. Faites ce pour quoi vous êtes venus et partez par l’est.',
    },
    table: { width, depth },
    deployment: [{ outline: box(0, middle, DEPTH_OF_ZONE, ROAD) }],
    arrivals: dice(2) === 0 || street.rooms.length === 0 ? ['A', 'B'] : ['A', 'B', 'C'],
    placed: Math.min(25, Math.max(6, Math.round((width * depth) / each))),
    turnLimit: Math.min(30, Math.max(8, Math.ceil(width / stretch))),
  })
}

/** Millimetres of the way to a turn, and square millimetres of the table to one of the dead. */
const THROUGH = { stretch: 120, room: 57_000 }
const ERRAND = { stretch: 90, room: 90_000 }

/** How far down its strip a road runs. */
const roadOf = (strip: number): number => fives((strip - ROAD) / 2)
const fives = (mm: number): number => Math.floor(mm / 5) * 5
/** A multiple of 5 from `least` to `most`, both included. */
const between = (dice: WordDice, least: number, most: number): number =>
  least + 5 * dice(Math.floor((most - least) / 5) + 1)

function buildRoad(street: Street, width: number, north: number, strip: number): void {
  const { dice } = street
  const road = north + roadOf(strip)
  const side = roadOf(strip)
  street.roads.push(drawRoad(0, road + ROAD / 2, width, road + ROAD / 2, ROAD - 2 * PAVEMENT))
  for (const to of ['south', 'north'] as const) {
    let x = DEPTH_OF_ZONE + between(dice, 0, 40)
    for (;;) {
      const lot = between(dice, 180, 300)
      if (x + lot > width - 50) break
      const most = Math.min(220, side - 20)
      const deep = between(dice, Math.min(130, most), most)
      const y = to === 'south' ? road - deep : road + ROAD
      fill(street, { x, y, width: lot, depth: deep, road: to })
      x += lot + between(dice, 40, 90)
    }
  }
  park(street, width, road)
}

function fill(street: Street, lot: Lot): void {
  const { dice } = street
  if (dice(5) > 0 && street.houses > 0) house(street, lot)
  else garden(street, lot)
}

/** Two or three rooms side by side, or a front room with two behind it. */
function house(street: Street, lot: Lot): void {
  const { dice } = street
  const { x, y, width, depth } = lot
  const kind = dice(HOUSES.length)
  street.houses--
  street.walls.push(
    wall(x, y, x + width, y),
    wall(x + width, y, x + width, y + depth),
    wall(x + width, y + depth, x, y + depth),
    wall(x, y + depth, x, y),
  )
  const site = kind === SURGERY ? 'medical' : kind === HUNTER ? 'weapons' : 'ordinary'
  const add = (i: number, at: Lot) => {
    const isSmall = at.width * at.depth < 14_000
    street.rooms.push(
      room(`room${street.rooms.length + 1}`, HOUSES[kind]![i]!, box(at.x, at.y, at.width, at.depth), {
        site,
        confined: isSmall,
      }),
    )
    if (dice(3) === 0) find(street, at)
  }
  const split = x + fives(width * (0.4 + 0.05 * dice(5)))
  if (depth < 170 || dice(2) === 0) {
    // Side by side, both on the road.
    const west = { ...lot, width: split - x }
    const east = { ...lot, x: split, width: x + width - split }
    street.walls.push(wall(split, y, split, y + depth))
    add(0, west)
    add(1, east)
    front(street, west, 'door')
    front(street, east, dice(2) === 0 ? 'door' : 'window')
    inner(street, { x: split, y: y + fives(depth / 2) - 20 }, 'upright')
    back(street, west)
    return
  }
  const cut = lot.road === 'south' ? y + fives(depth * 0.45) : y + fives(depth * 0.55)
  const [fore, rear] =
    lot.road === 'south'
      ? [
          { ...lot, y: cut, depth: y + depth - cut },
          { ...lot, depth: cut - y },
        ]
      : [
          { ...lot, depth: cut - y },
          { ...lot, y: cut, depth: y + depth - cut },
        ]
  const left = { ...rear, width: split - x }
  const right = { ...rear, x: split, width: x + width - split }
  street.walls.push(wall(x, cut, x + width, cut), wall(split, rear.y, split, rear.y + rear.depth))
  add(0, fore)
  add(1, left)
  add(2, right)
  front(street, fore, 'door')
  inner(street, { x: left.x + fives(left.width / 2) - 20, y: cut }, 'level')
  inner(street, { x: right.x + fives(right.width / 2) - 20, y: cut }, 'level')
  back(street, right)
}

const STATES = ['closed', 'closed', 'open'] as const

/** A door or a window to the road, and a window beside it where there is room. */
function front({ dice, openings }: Street, { x, y, width, depth, road }: Lot, kind: 'door' | 'window'): void {
  const at = road === 'south' ? y + depth : y
  const state = STATES[dice(STATES.length)]!
  const first = x + 10 + (width >= 130 ? 0 : fives((width - 60) / 2))
  openings.push(kind === 'door' ? door(first, at, first + 40, at, state) : pane(first, at, first + 40, at))
  if (width < 130) return
  const second = x + width - 60
  openings.push(pane(second, at, second + 50, at, dice(3) === 0 ? 'broken' : 'closed'))
}

/** A window at the back. */
function back({ dice, openings }: Street, { x, y, width, depth, road }: Lot): void {
  const at = road === 'south' ? y : y + depth
  const from = x + fives((width - 40) / 2)
  openings.push(pane(from, at, from + 40, at, dice(4) === 0 ? 'open' : 'closed'))
}

function inner({ dice, openings }: Street, { x, y }: { x: number; y: number }, way: 'upright' | 'level'): void {
  const state = STATES[dice(STATES.length)]!
  openings.push(way === 'upright' ? door(x, y, x, y + 40, state) : door(x, y, x + 40, y, state))
}

const FINDS = ['smallKit', 'mediumKit', 'bullets', 'molotov', 'battery', 'fuel', 'radio'] as const

/** Something in the middle of a room. */
function find({ dice, objects }: Street, { x, y, width, depth }: Lot): void {
  const at: Spot = [x + fives(width / 2), y + fives(depth / 2)]
  objects.push({ id: `thing${objects.length + 1}`, what: FINDS[dice(FINDS.length)]!, at })
}

/** Low walls with a gap to the road, and rough ground or a hedge behind them. */
function garden(street: Street, { x, y, width, depth, road }: Lot): void {
  const { dice } = street
  const [front, rear] = road === 'south' ? [y + depth, y] : [y, y + depth]
  const gap = x + fives(width / 2) - 30
  street.low.push(
    low(x, front, gap, front),
    low(gap + 60, front, x + width, front),
    low(x, front, x, rear),
    low(x + width, front, x + width, rear),
  )
  if (dice(2) === 0) street.blocks.push({ outline: box(x + 40, y + fives(depth / 2), width - 80, 20) })
  else street.difficult.push(box(x + 20, y + 20, width - 40, depth - 40))
}

/** Cars that were left on the road, one to a stretch at the most, with room to walk on both sides. */
function park({ dice, vehicles }: Street, width: number, road: number): void {
  for (let x = DEPTH_OF_ZONE + 100; x <= width - 100; x += 180) {
    if (dice(3) > 0 || vehicles.length >= 8) continue
    const heading = (dice(2) === 0 ? 90 : 270) - 12 + dice(25)
    const y = road + ROAD / 2 + (dice(2) === 0 ? -25 : 25)
    vehicles.push({ id: `car${vehicles.length + 1}`, kind: 'car', at: [x, y], heading })
  }
}

const PARCEL: Words = { en: 'The parcel', fr: 'Le colis' }
const PARCEL_AWAY: Words = { en: 'The parcel leaves the table', fr: 'Le colis quitte la table' }
const TWO_SEARCHED: Words = { en: 'Two rooms are searched', fr: 'Deux salles sont fouillées' }

const FOUR: ScenarioObjective = {
  id: 'four',
  name: { en: 'Four leave by the east edge', fr: 'Quatre sortent par le bord est' },
  kind: 'leave',
  edge: 'east',
  count: 4,
}
const THREE: ScenarioObjective = {
  id: 'three',
  name: { en: 'Three leave by the east edge', fr: 'Trois sortent par le bord est' },
  kind: 'leave',
  edge: 'east',
  count: 3,
}

/** Get through, fetch something, or search the houses. */
function aimOf({ dice, rooms, objects }: Street): Pick<Scenario, 'objectives' | 'victory'> & Partial<Scenario> {
  const through = {
    objectives: [FOUR, THREE],
    victory: { major: { objective: 'four' }, minor: { objective: 'three' }, dead: NOBODY },
  }
  if (rooms.length < 3) return through
  switch (dice(3)) {
    case 0:
      return through
    case 1: {
      const { outline } = rooms[Math.floor(rooms.length / 2)]!
      const [[x, y], [east], [, south]] = outline as readonly [Spot, Spot, Spot]
      const parcel: ScenarioObject = {
        id: 'parcel',
        what: 'story',
        at: [fives((x + east) / 2) + 15, fives((y + south) / 2) + 15],
        name: PARCEL,
      }
      objects.push(parcel)
      const away: ScenarioObjective = {
        id: 'away',
        name: PARCEL_AWAY,
        kind: 'carry',
        object: 'parcel',
        away: true,
      }
      return {
        objectives: [away, THREE],
        victory: {
          major: { all: [{ objective: 'away' }, { survivors: 3 }] },
          minor: { any: [{ objective: 'away' }, { objective: 'three' }] },
          dead: NOBODY,
        },
      }
    }
    default: {
      const searched: ScenarioObjective = {
        id: 'searched',
        name: TWO_SEARCHED,
        kind: 'search',
        rooms: rooms.map(({ id }) => id),
        count: 2,
      }
      return {
        settings: { advanced: true },
        objectives: [searched, THREE],
        victory: {
          major: { all: [{ objective: 'searched' }, { objective: 'three' }] },
          minor: { any: [{ objective: 'searched' }, { objective: 'three' }] },
          dead: NOBODY,
        },
      }
    }
  }
}

const NOBODY = { not: { survivors: 1 } }

/** Everything that streets call their rooms, things and objectives. */
export const STREET_NAMES: readonly Words[] = [
  ...HOUSES.flat(),
  PARCEL,
  PARCEL_AWAY,
  TWO_SEARCHED,
  FOUR.name,
  THREE.name,
]
