import { barricaded, box, door, low, pane, room, scenario, wall } from '../draw.js'
import type { ScenarioZombie } from '../scenario.js'

const dead = (x: number, y: number, more: Partial<ScenarioZombie> = {}): ScenarioZombie => ({ at: [x, y], ...more })

/** A siege: what stands between the living and the dead are doors and windows. */
export const house = scenario({
  name: { en: 'The house on the hill', fr: 'La maison sur la colline' },
  about: {
    en: 'Night has come, and the truck that will fetch you comes at dawn. Keep the dead out of the house, and stay alive until then.',
    fr: 'La nuit est tombée, et le camion qui doit vous prendre arrive à l’aube. Empêchez les morts d’entrer dans la maison et restez en vie jusque-là.',
  },
  table: { width: 900, depth: 900 },
  walls: [
    wall(310, 300, 600, 300),
    wall(600, 300, 600, 580),
    wall(600, 580, 310, 580),
    wall(310, 580, 310, 300),
    // Kitchen and hall to the west, living room and bedroom to the east.
    wall(430, 300, 430, 580),
    wall(310, 430, 430, 430),
    wall(430, 450, 600, 450),
    // Shed.
    wall(690, 120, 810, 120),
    wall(810, 120, 810, 220),
    wall(810, 220, 690, 220),
    wall(690, 220, 690, 120),
  ],
  blocks: [
    { outline: box(120, 640, 160, 24) },
    { outline: box(640, 680, 24, 140) },
    { outline: box(150, 150, 60, 60) },
  ],
  low: [
    low(230, 250, 290, 250),
    low(230, 250, 230, 420),
    low(620, 250, 690, 250),
    low(690, 250, 690, 500),
    low(330, 680, 430, 680),
    low(490, 680, 600, 680),
    low(470, 500, 560, 500),
    low(330, 330, 400, 330),
  ],
  difficult: [
    [
      [60, 320],
      [150, 280],
      [200, 360],
      [160, 470],
      [70, 450],
    ],
    [
      [720, 540],
      [830, 520],
      [860, 640],
      [760, 680],
    ],
  ],
  rooms: [
    room('kitchen', { en: 'Kitchen', fr: 'Cuisine' }, box(310, 300, 120, 130), { explored: true }),
    room('hall', { en: 'Hall', fr: 'Entrée' }, box(310, 430, 120, 150), { explored: true }),
    room('livingRoom', { en: 'Living room', fr: 'Salon' }, box(430, 300, 170, 150), { explored: true }),
    room('bedroom', { en: 'Bedroom', fr: 'Chambre' }, box(430, 450, 170, 130), { explored: true }),
    room('shed', { en: 'Shed', fr: 'Remise' }, box(690, 120, 120, 100), { confined: true, site: 'weapons' }),
  ],
  openings: [
    // The eight ways in.
    barricaded(door(350, 580, 390, 580)),
    door(310, 350, 310, 390),
    barricaded(pane(340, 300, 400, 300)),
    pane(310, 480, 310, 530),
    pane(480, 300, 550, 300),
    barricaded(pane(600, 340, 600, 410)),
    pane(600, 490, 600, 540),
    barricaded(pane(480, 580, 550, 580)),
    // Between rooms.
    door(350, 430, 390, 430, 'open'),
    door(430, 350, 430, 390, 'open'),
    door(430, 500, 430, 540, 'open'),
    door(500, 450, 540, 450),
    door(740, 220, 780, 220),
  ],
  vehicles: [{ id: 'wreck', kind: 'car', at: [420, 800], heading: 75 }],
  objects: [
    { id: 'kit', what: 'mediumKit', at: [345, 320] },
    { id: 'shells', what: 'cartridges', at: [580, 320], count: 6 },
    { id: 'rounds', what: 'bullets', at: [580, 470] },
    { id: 'saw', what: 'chainsaw', at: [790, 140] },
  ],
  zombies: [
    // At the front door and the window beside it.
    dead(340, 640),
    dead(370, 620, { armed: true }),
    dead(400, 645),
    dead(460, 640),
    dead(500, 620, { armed: true }),
    dead(540, 640),
    // West.
    dead(250, 340),
    dead(240, 380),
    dead(260, 420),
    dead(250, 490, { armed: true }),
    dead(250, 530),
    // North.
    dead(350, 240),
    dead(390, 230, { armed: true }),
    dead(490, 240),
    dead(540, 230),
    // East.
    dead(660, 340),
    dead(650, 390, { armed: true }),
    dead(665, 470),
    dead(650, 520),
    dead(760, 300),
  ],
  deployment: [{ outline: box(310, 300, 290, 280) }],
  placed: 5,
  turnLimit: 14,
  objectives: [
    {
      id: 'openings',
      name: { en: 'At most three of the eight ways in are broken', fr: 'Trois des huit accès au plus sont détruits' },
      kind: 'hold',
      openings: [0, 1, 2, 3, 4, 5, 6, 7],
      broken: 3,
    },
  ],
  victory: {
    major: { all: [{ survivors: 4 }, { objective: 'openings' }] },
    minor: { survivors: 4 },
    dead: { not: { survivors: 1 } },
  },
  teams: ['bellevue', 'station9'],
})
