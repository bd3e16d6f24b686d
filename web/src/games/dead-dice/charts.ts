import {
  ATTACK,
  attackDice,
  type DeadDiceAction,
  type DeadDiceView,
  DIFFICULTIES,
  LEVELS,
  PRICES,
  RESERVE_STATES,
  RESERVES,
  STAKE_TABLE,
  STAKES,
  VEHICLE_TABLE,
  WEAPON_TABLE,
  WEAPONS,
  waysToReach,
} from '@shamble/game-dead-dice/table'
import { percent, saidOf } from '@shamble/text'
import { cell, gridChart, line, linesChart } from '../../rules/chart.js'
import type { Chart, ChartSetting, ChartsOf, GridCell } from '../../rules/reference.js'

type Setting = ChartSetting<DeadDiceAction, DeadDiceView>

const number = (value: number): GridCell => cell(value === 0 ? '–' : value, value !== 0)

/** [DD-3.13] [DD-12.26] [DD-12.29] Arms; what the viewer has in hand stands out. */
function weaponsChart({ words, at }: Setting): Chart {
  const { speak } = words
  const view = at?.part.view
  const own = view !== undefined && typeof view.viewer === 'number' ? view.survivors[view.viewer] : undefined
  const held = new Set(own?.things.filter(({ id }) => own.hand.includes(id)).map(({ item }) => item))
  return gridChart(
    { of: 'DD-3.13', corner: speak('chart.dd.weapon') },
    ['wear', 'bonus', 'lines', 'abilities'].map((name) => speak(`chart.dd.weapon.${name}`)),
    WEAPONS.map((id) => {
      const { wear, bonus, lines, abilities } = WEAPON_TABLE[id]
      const said = abilities.map((ability) => speak(`ability.${ability}`)).join(', ')
      return [
        speak(`item.${id}`),
        [number(wear), number(bonus), number(lines), cell(said === '' ? '–' : said, said !== '')],
        held.has(id),
      ] as const
    }),
  )
}

function vehiclesChart({ words: { speak } }: Setting): Chart {
  return gridChart(
    { of: 'DD-3.25', corner: speak('chart.dd.vehicle') },
    ['wear', 'solidity', 'capacity'].map((name) => speak(`chart.dd.vehicle.${name}`)),
    Object.entries(VEHICLE_TABLE).map(([kind, { wear, solidity, capacity }]) => [
      speak(`vehicle.${kind}`),
      [number(wear), number(solidity), number(capacity)],
    ]),
  )
}

/** [DD-2.6] to [DD-2.13] What the reserves do; the state that holds stands out. */
function reservesChart({ words, at }: Setting): Chart {
  const { speak } = words
  const now = at?.part.view.group.reserves
  return linesChart(
    speak('chart.dd.reserves'),
    RESERVES.flatMap((reserve) =>
      LEVELS.filter((level) => level !== 'sufficient').map((level) => {
        const { effects, rule } = RESERVE_STATES[reserve][level as 'low' | 'empty']
        const said = effects.map((effect) => speak(`effect.${effect}`)).join('. ')
        const holds = now?.[reserve] === level
        return line(
          speak(`level.${level}`),
          saidOf(speak(`reserve.${reserve}`), said === '' ? speak('effect.none') : said, speak),
          rule,
          holds ? speak('chart.here', { value: speak(`level.${level}`) }) : null,
        )
      }),
    ),
    'DD-2.1',
  )
}

/** [DD-5.5] What Menace buys. */
const pricesChart = ({ words: { speak } }: Setting): Chart =>
  linesChart(
    speak('chart.dd.prices'),
    Object.entries(PRICES).map(([element, { menace, rule }]) => line(menace, speak(`element.${element}`), rule)),
    'DD-5.5',
  )

const MOST_DICE = 9
const MOST_SUCCESSES = 4

/** [DD-7.2] The chance of so many successes with so many dice. */
function chancesChart({ words: { speak } }: Setting): Chart {
  const needs = Array.from({ length: MOST_SUCCESSES }, (_, i) => i + 1)
  return gridChart(
    { note: speak('chart.dd.chances'), of: 'DD-7.2', corner: speak('chart.dd.dice') },
    needs,
    Array.from({ length: MOST_DICE }, (_, i) => [
      i + 1,
      needs.map((need) => {
        const { ways, of } = waysToReach(i + 1, need)
        return cell(percent(ways / of, speak), ways > 0)
      }),
    ]),
  )
}

/** Tests whose difficulty the rules fix. */
const difficultiesChart = ({ words: { speak } }: Setting): Chart =>
  linesChart(
    speak('chart.dd.difficulties'),
    Object.entries(DIFFICULTIES).map(([name, { difficulty, rule }]) =>
      line(difficulty, speak(`chart.dd.difficulty.${name}`), rule),
    ),
    'DD-7.5',
  )

const MOST_ZOMBIES = 10

/** [DD-8.29] [DD-8.30] What a group rolls, and how likely a six is. */
function attackChart({ words: { speak } }: Setting): Chart {
  const miss = (ATTACK.hitsOn - 1) / ATTACK.hitsOn
  return gridChart(
    { note: speak('chart.dd.attack'), of: 'DD-8.29', corner: speak('chart.dd.zombies') },
    ['dice', 'six', 'two', 'eaten'].map((name) => speak(`chart.dd.attack.${name}`)),
    Array.from({ length: MOST_ZOMBIES }, (_, i) => {
      const dice = attackDice(i + 1)
      const atLeast = (sixes: number): GridCell => {
        let share = 1
        for (let k = 0, ways = 1; k < sixes; k++) {
          share -= ways * (1 - miss) ** k * miss ** (dice - k)
          ways = (ways * (dice - k)) / (k + 1)
        }
        return cell(percent(Math.max(0, share), speak), dice >= sixes)
      }
      return [i + 1, [cell(dice, true), atLeast(1), atLeast(2), atLeast(ATTACK.eatenAt)]] as const
    }),
  )
}

/** [DD-11.4] */
const stakesChart = ({ words: { speak } }: Setting): Chart =>
  gridChart(
    { of: 'DD-11.4', corner: speak('chart.dd.stake') },
    ['menace', 'harder'].map((name) => speak(`chart.dd.stake.${name}`)),
    STAKES.map((stake) => [
      speak(`stake.${stake}`),
      [number(STAKE_TABLE[stake].menace), number(STAKE_TABLE[stake].harder)],
    ]),
  )

const CHARTS: Readonly<Record<string, (setting: Setting) => readonly Chart[]>> = {
  '2': (setting) => [reservesChart(setting)],
  '3': (setting) => [weaponsChart(setting), vehiclesChart(setting)],
  '5': (setting) => [pricesChart(setting)],
  '7': (setting) => [chancesChart(setting), difficultiesChart(setting)],
  '8': (setting) => [attackChart(setting)],
  '11': (setting) => [stakesChart(setting)],
}

/** The tables of the rulebook, from the data that the game is played with. */
const charts: ChartsOf<DeadDiceAction, DeadDiceView> = (section, setting) => CHARTS[section]?.(setting) ?? []
export default charts
