import {
  type DwaAction,
  type DwaOptions,
  type DwaView,
  FIREARM_IDS,
  fearForecast,
  numbersOf,
} from '@shamble/game-dwa/table'
import { percent } from '@shamble/text'
import { cell, gridChart, line, linesChart } from '../../rules/chart.js'
import type { Chart, ChartLine, ChartSetting, ChartsOf, GridCell } from '../../rules/reference.js'
import { acting } from './acting.js'
import { lengthWords } from './lengths.js'

type Setting = ChartSetting<DwaAction, DwaView>

const numbers = ({ options }: Setting) => numbersOf(options as DwaOptions)
const lengthOf = (mm: number, { options, words }: Setting): string =>
  lengthWords(mm, { options } as Pick<DwaView, 'options'>, words)

/** A least score as it is printed: `4+`, or a dash where there is none. */
const from = (score: number): GridCell => (score === 0 ? cell('–', false) : cell(score > 6 ? '–' : `${score}+`, true))

/** [DWA-11.1.d] The weapon table; the weapon in hand stands out. */
function weaponsChart(setting: Setting): Chart {
  const { words, at } = setting
  const { speak } = words
  const { weapons } = numbers(setting)
  const human = at === null ? null : acting(at.part.view)
  const held = new Set((human?.hands ?? []).map((i) => human!.weapons[i]!.id))
  const columns = ['mag', 'rof', 'cost', 'range', 'cqm', 'fall', 'elim'] as const
  return gridChart(
    { of: 'DWA-11.1.d', corner: speak('chart.dwa.weapon') },
    columns.map((name) => speak(`chart.dwa.weapon.${name}`)),
    FIREARM_IDS.map((id) => {
      const row = weapons[id]
      return [
        speak(`weapon.${id}`),
        [
          cell(row.mag === 0 ? '–' : row.mag, true),
          cell(row.rof, true),
          cell(row.cost, true),
          cell(lengthOf(row.range, setting), true),
          from(row.cqm),
          from(row.fall),
          from(row.elim),
        ],
        held.has(id),
      ] as const
    }),
  )
}

/** The rule of each cost, in the order of the table. */
const COST_RULES = {
  move: 'DWA-9.1.a',
  cross: 'DWA-9.1.b',
  climb: 'DWA-9.1.c',
  jump: 'DWA-9.1.d',
  longJump: 'DWA-9.1.e',
  takeCover: 'DWA-9.1.f',
  getUp: 'DWA-9.1.g',
  difficult: 'DWA-9.1.h',
  door: 'DWA-9.1.i',
  handle: 'DWA-9.1.j',
  changeWeapon: 'DWA-9.1.k',
  treat: 'DWA-9.1.l',
  search: 'DWA-9.1.m',
  hotWire: 'DWA-9.1.n',
  aim: 'DWA-9.1.q',
  reload: 'DWA-9.1.r',
  reloadMachineGun: 'DWA-9.1.s',
  setUp: 'DWA-9.1.t',
  clearJam: 'DWA-9.1.u',
  attack: 'DWA-9.1.v',
  pin: 'DWA-9.1.w',
  throw: 'DWA-9.1.x',
  restart: 'DWA-9.1.y',
} as const

/** [DWA-9.1] What actions cost; doubled for anyone who is frightened. */
function costsChart(setting: Setting): Chart {
  const { words, at } = setting
  const { speak } = words
  const { costs } = numbers(setting)
  const human = at === null ? null : acting(at.part.view)
  const lines = Object.entries(COST_RULES).map(([id, rule]): ChartLine => {
    const cost = costs[id as keyof typeof costs]
    const here = human?.now.frightened === true && cost > 0 ? speak('chart.here', { value: 2 * cost }) : null
    return line(speak('dwa.ap', { ap: cost }), speak(`chart.dwa.cost.${id}`), rule, here)
  })
  return linesChart(speak('chart.dwa.cost'), lines, 'DWA-9.1.z')
}

/** [DWA-11.2.7.1.b] Zones of both shotgun templates. */
function zonesChart(setting: Setting): Chart {
  const { speak } = setting.words
  const { zones } = numbers(setting)
  return gridChart(
    { of: 'DWA-11.2.7.1.b', corner: speak('chart.dwa.zone') },
    [speak('dwa.result.fall'), speak('dwa.result.elim')],
    Object.entries(zones).map(([id, { fall, elim }]) => [speak(`chart.dwa.zone.${id}`), [from(fall), from(elim)]]),
  )
}

function grenadesChart(setting: Setting): Chart {
  const { speak } = setting.words
  const { grenades } = numbers(setting)
  return gridChart(
    { of: 'DWA-11.2.7.3.e', corner: speak('chart.dwa.grenade') },
    [speak('chart.dwa.stun'), speak('dwa.result.fall'), speak('dwa.result.elim')],
    Object.entries(grenades).map(([id, { stun, fall, elim }]) => [
      speak(`grenade.${id}`),
      [from(stun), from(fall), from(elim)],
    ]),
  )
}

/** [DWA-11.2.7.3.d] Where a grenade comes down. */
function landingChart(setting: Setting): Chart {
  const { speak } = setting.words
  const { grenadeOnTarget, grenadeNear } = numbers(setting).scores
  return linesChart(
    speak('chart.dwa.landing'),
    [
      line(`${grenadeOnTarget}+`, speak('chart.dwa.landing.on')),
      line(`${grenadeNear}–${grenadeOnTarget - 1}`, speak('chart.dwa.landing.near')),
      line(`1–${grenadeNear - 1}`, speak('chart.dwa.landing.far')),
    ],
    'DWA-11.2.7.3.d',
  )
}

/** [DWA-12.3.b] Blows by kind of weapon. */
function blowsChart(setting: Setting): Chart {
  const { speak } = setting.words
  const { blows } = numbers(setting)
  return gridChart(
    { of: 'DWA-12.3.b', corner: speak('chart.dwa.blow') },
    [speak('dwa.result.fall'), speak('dwa.result.elim'), speak('chart.dwa.prone')],
    Object.entries(blows).map(([id, { fall, elim, prone }]) => [
      speak(`chart.dwa.blow.${id}`),
      [from(fall), from(elim), from(prone)],
    ]),
  )
}

/** [DWA-15.1.3.2.a] How far the dead sense, in the order in which it counts. */
function sensesChart(setting: Setting): Chart {
  const { speak } = setting.words
  const { distances } = numbers(setting)
  return linesChart(
    speak('chart.dwa.senses'),
    [
      line(lengthOf(distances.smell, setting), speak('chart.dwa.senses.smell'), 'DWA-15.1.3.c'),
      line(lengthOf(distances.sight, setting), speak('chart.dwa.senses.sight'), 'DWA-15.1.3.d'),
      line('∞', speak('chart.dwa.senses.hearing'), 'DWA-15.1.3.e'),
    ],
    'DWA-15.1.3.2.a',
  )
}

/** [DWA-13.a] Chances of a fear test by its value; that of the one who acts stands out. */
function fearChart(setting: Setting): Chart {
  const { words, at } = setting
  const { speak } = words
  const human = at === null ? null : acting(at.part.view)
  const now = human === null || at === null ? null : (fearForecast(at.part.view, human)?.value ?? null)
  const ways = (value: number): number => {
    let passes = 0
    for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other <= value) passes++
    return passes
  }
  const values = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
  return linesChart(
    speak('chart.dwa.fear'),
    values.map((value) =>
      line(
        value,
        speak('chart.dwa.fear.passes', { chance: percent(ways(value) / 36, speak) }),
        null,
        now === value ? speak('chart.here', { value: human!.name }) : null,
      ),
    ),
    'DWA-13.a',
  )
}

/** [DWA-16.2.c] The find die, and the tables of 2D6 behind it. */
function findCharts(setting: Setting): readonly Chart[] {
  const { speak } = setting.words
  const { tables } = numbers(setting)
  const rows = <T>(table: Readonly<Record<number, T>>, say: (value: T) => string): ChartLine[] =>
    Object.entries(table).map(([score, value]) => line(score, say(value)))
  return [
    linesChart(
      speak('chart.dwa.find'),
      rows(tables.find, (found) => speak(`chart.dwa.find.${found}`)),
      'DWA-16.2.c',
    ),
    linesChart(
      speak('chart.dwa.survivors'),
      rows(tables.survivors, (kind) => speak(`survivor.${kind}`)),
      'DWA-16.2.f',
    ),
    linesChart(
      speak('chart.dwa.objects'),
      rows(tables.objects, (id) => speak(`object.${id}`)),
      'DWA-16.2.h',
    ),
    linesChart(
      speak('chart.dwa.finds'),
      rows(tables.weapons, ({ weapon, ammunition, grenade }) =>
        weapon !== undefined
          ? speak(`weapon.${weapon}`)
          : grenade !== undefined
            ? speak(`grenade.${grenade}`)
            : speak(`loads.${ammunition}`),
      ),
      'DWA-16.2.i',
    ),
  ]
}

/** Arrivals of the dead by their dice. */
function zombieChart(setting: Setting): Chart {
  const { speak } = setting.words
  const { scores } = numbers(setting)
  return linesChart(
    speak('chart.dwa.dead'),
    [
      line(`${scores.zombieAttack}+`, speak('chart.dwa.dead.attack'), 'DWA-15.1.5.c'),
      line(`${scores.charge}+`, speak('chart.dwa.dead.charge'), 'DWA-15.1.4.a'),
      line(`${scores.breakIn}+`, speak('chart.dwa.dead.breakIn'), 'DWA-15.1.3.3.c'),
      line(`${scores.arrivalByEdge}+`, speak('chart.dwa.dead.edge'), 'DWA-15.1.3.1.B'),
      line(`${scores.arrivalInRoom}+`, speak('chart.dwa.dead.room'), 'DWA-15.1.3.1.C'),
    ],
    'DWA-15.1.5.c',
  )
}

const CHARTS: Readonly<Record<string, (setting: Setting) => readonly Chart[]>> = {
  '9.1': (setting) => [costsChart(setting)],
  '11.1': (setting) => [weaponsChart(setting)],
  '11.2.7.1': (setting) => [zonesChart(setting)],
  '11.2.7.3': (setting) => [landingChart(setting), grenadesChart(setting)],
  '12.3': (setting) => [blowsChart(setting)],
  '13': (setting) => [fearChart(setting)],
  '15.1.3': (setting) => [sensesChart(setting)],
  '15.1.3.1': (setting) => [zombieChart(setting)],
  '15.1.5': (setting) => [zombieChart(setting)],
  '16.2': findCharts,
  '17': (setting) => [
    costsChart(setting),
    weaponsChart(setting),
    zonesChart(setting),
    grenadesChart(setting),
    blowsChart(setting),
    sensesChart(setting),
  ],
}

const charts: ChartsOf<DwaAction, DwaView> = (section, setting) => CHARTS[section]?.(setting) ?? []
export default charts
