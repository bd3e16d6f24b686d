import { box, low, scenario } from '../draw.js'
import type { ScenarioZombie } from '../scenario.js'

const dead = (x: number, y: number): ScenarioZombie => ({ at: [x, y] })
const building = (x: number, y: number, width: number, depth: number, top: number) => ({
  outline: box(x, y, width, depth),
  top,
  flat: true,
})

/** Levels, climbs and jumps: the dead have the streets, the living have the roofs. */
export const rooftops = scenario({
  name: { en: 'Above the alleys', fr: 'Au-dessus des ruelles' },
  about: {
    en: 'A helicopter lands on the tall roof in the north-east, once. Jump from roof to roof, climb down where the gap is too wide, and be there in time.',
    fr: 'Un hélicoptère se pose une seule fois sur le haut toit du nord-est. Sautez de toit en toit, descendez là où l’écart est trop large, et soyez-y à temps.',
  },
  table: { width: 1000, depth: 1000 },
  blocks: [
    building(60, 740, 180, 180, 80),
    building(290, 760, 160, 160, 60),
    building(520, 720, 180, 170, 80),
    building(60, 500, 170, 180, 80),
    building(270, 480, 170, 210, 100),
    building(500, 520, 90, 130, 60),
    building(640, 490, 180, 170, 80),
    building(300, 230, 190, 180, 80),
    building(550, 240, 150, 160, 60),
    building(760, 160, 190, 200, 100),
    building(780, 720, 160, 180, 60),
    // A container to climb by.
    building(850, 400, 100, 40, 40),
  ],
  low: [
    // Parapets.
    low(60, 740, 160, 740, 80),
    low(520, 890, 700, 890, 80),
    low(640, 490, 640, 580, 80),
    low(300, 230, 490, 230, 80),
    low(760, 160, 760, 260, 100),
    // Barriers in the street.
    low(100, 440, 220, 440),
    low(470, 430, 540, 430),
    low(720, 680, 820, 680),
    low(100, 120, 240, 120),
  ],
  zombies: [
    dead(255, 600),
    dead(470, 600),
    dead(480, 720),
    dead(610, 440),
    dead(615, 590),
    dead(730, 420),
    dead(830, 460),
    dead(520, 440),
    dead(260, 440),
    dead(730, 280),
    dead(840, 660),
    dead(520, 200),
  ],
  deployment: [{ outline: box(60, 740, 180, 180), level: 80 }],
  placed: 2,
  turnLimit: 13,
  objectives: [
    {
      id: 'four',
      name: { en: 'Four are on the helicopter’s roof', fr: 'Quatre sont sur le toit de l’hélicoptère' },
      kind: 'reach',
      outline: box(760, 160, 190, 200),
      level: 100,
      count: 4,
    },
    {
      id: 'two',
      name: { en: 'Two are on the helicopter’s roof', fr: 'Deux sont sur le toit de l’hélicoptère' },
      kind: 'reach',
      outline: box(760, 160, 190, 200),
      level: 100,
      count: 2,
    },
  ],
  ends: { objective: 'four' },
  victory: { major: { objective: 'four' }, minor: { objective: 'two' }, dead: { not: { survivors: 1 } } },
  teams: ['bellevue', 'delta'],
})
