import { box, door, low, pane, road, room, scenario, wall } from '../draw.js'
import type { ScenarioZombie } from '../scenario.js'

const dead = (x: number, y: number): ScenarioZombie => ({ at: [x, y] })

/** Searching, and rooms in which nobody knows what waits. */
export const hospital = scenario({
  name: { en: 'St Brannoc’s hospital', fr: 'L’hôpital Saint-Brannoc' },
  about: {
    en: 'The serum is still in the laboratory, at the far end of the ward. Fetch it, search the wards for whatever heals, and get out.',
    fr: 'Le sérum est encore au laboratoire, tout au bout du service. Prenez-le, fouillez les salles pour trouver de quoi soigner, et sortez.',
  },
  table: { width: 1200, depth: 900 },
  walls: [
    wall(140, 180, 1060, 180),
    wall(1060, 180, 1060, 720),
    wall(1060, 720, 140, 720),
    wall(140, 720, 140, 180),
    // The corridor, from one end of the building to the other.
    wall(140, 410, 1060, 410),
    wall(140, 490, 1060, 490),
    // Between the rooms north of it.
    wall(330, 180, 330, 410),
    wall(520, 180, 520, 410),
    wall(700, 180, 700, 410),
    wall(880, 180, 880, 410),
    // And south of it.
    wall(360, 490, 360, 720),
    wall(560, 490, 560, 720),
    wall(800, 490, 800, 720),
  ],
  blocks: [{ outline: box(60, 60, 200, 24) }, { outline: box(940, 800, 180, 24) }, { outline: box(640, 60, 24, 24) }],
  low: [
    // Beds, counters, and barriers at the doors.
    low(180, 240, 180, 300),
    low(380, 230, 380, 300),
    low(460, 230, 460, 300),
    low(600, 300, 660, 300),
    low(420, 560, 500, 560),
    low(620, 620, 740, 620),
    low(80, 420, 80, 480),
    low(1110, 400, 1110, 500),
    low(300, 800, 520, 800),
  ],
  roads: [road(0, 845, 1200, 845, 60)],
  rooms: [
    room('admissions', { en: 'Admissions', fr: 'Admissions' }, box(140, 180, 190, 230), { site: 'medical' }),
    room('wardA', { en: 'Ward A', fr: 'Salle A' }, box(330, 180, 190, 230), { site: 'medical' }),
    room('wardB', { en: 'Ward B', fr: 'Salle B' }, box(520, 180, 180, 230), { site: 'medical' }),
    room('theatre', { en: 'Operating theatre', fr: 'Bloc opératoire' }, box(700, 180, 180, 230), { site: 'medical' }),
    room('laboratory', { en: 'Laboratory', fr: 'Laboratoire' }, box(880, 180, 180, 230), { site: 'medical' }),
    room('corridor', { en: 'Corridor', fr: 'Couloir' }, box(140, 410, 920, 80), {
      standard: false,
      confined: true,
      explored: true,
    }),
    room('canteen', { en: 'Canteen', fr: 'Cantine' }, box(140, 490, 220, 230)),
    room('pharmacy', { en: 'Pharmacy', fr: 'Pharmacie' }, box(360, 490, 200, 230), { site: 'medical' }),
    room('wardC', { en: 'Ward C', fr: 'Salle C' }, box(560, 490, 240, 230), { standard: false, site: 'medical' }),
    room('guardRoom', { en: 'Guard room', fr: 'Poste de garde' }, box(800, 490, 260, 230), { site: 'weapons' }),
  ],
  openings: [
    door(140, 425, 140, 475, 'open'),
    door(1060, 425, 1060, 475),
    door(210, 410, 250, 410, 'open'),
    door(410, 410, 450, 410),
    door(590, 410, 630, 410),
    door(770, 410, 810, 410),
    door(950, 410, 990, 410),
    door(230, 490, 270, 490),
    door(440, 490, 480, 490),
    door(660, 490, 700, 490, 'open'),
    door(900, 490, 940, 490),
    pane(200, 180, 270, 180),
    pane(390, 180, 460, 180, 'broken'),
    pane(580, 180, 650, 180),
    pane(940, 180, 1010, 180),
    pane(200, 720, 280, 720),
    pane(640, 720, 720, 720, 'broken'),
    pane(900, 720, 980, 720),
  ],
  vehicles: [{ id: 'ambulance', kind: 'truck', at: [70, 620], heading: 10 }],
  objects: [
    { id: 'serum', what: 'story', at: [1030, 215], name: { en: 'The serum', fr: 'Le sérum' } },
    { id: 'kit', what: 'largeKit', at: [540, 700] },
  ],
  zombies: [dead(480, 450), dead(700, 430), dead(880, 460), dead(1020, 440), dead(640, 560), dead(1140, 300)],
  deployment: [{ outline: box(0, 370, 130, 160) }],
  arrivals: ['B', 'C'],
  turnLimit: 12,
  settings: { advanced: true },
  objectives: [
    {
      id: 'serumAway',
      name: { en: 'The serum leaves the table', fr: 'Le sérum quitte la table' },
      kind: 'carry',
      object: 'serum',
      away: true,
    },
    { id: 'serum', name: { en: 'You have the serum', fr: 'Vous avez le sérum' }, kind: 'carry', object: 'serum' },
    {
      id: 'rooms',
      name: { en: 'Three rooms are searched', fr: 'Trois salles sont fouillées' },
      kind: 'search',
      rooms: ['admissions', 'wardA', 'wardB', 'theatre', 'laboratory', 'canteen', 'pharmacy', 'wardC', 'guardRoom'],
      count: 3,
    },
  ],
  exits: ['west', 'east'],
  victory: {
    major: { all: [{ objective: 'serumAway' }, { survivors: 3 }] },
    minor: { any: [{ objective: 'serum' }, { all: [{ objective: 'rooms' }, { survivors: 3 }] }] },
    dead: { not: { survivors: 1 } },
  },
  teams: ['station9', 'nocturne'],
})
