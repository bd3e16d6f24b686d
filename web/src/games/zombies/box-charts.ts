import {
  copiesOf,
  TITLES,
  tilesOf,
  type ZombiesAction,
  type ZombiesOptions,
  type ZombiesView,
  zombiesAsked,
} from '@shamble/game-zombies/table'
import { cell, gridChart, line, linesChart } from '../../rules/chart.js'
import type { Chart, ChartSetting } from '../../rules/reference.js'
import { quietName } from './cards.js'
import { kindName } from './spots.js'

// Tiles and cards, counted as the match begins with them.

export type Setting = ChartSetting<ZombiesAction, ZombiesView>
export const optionsIn = ({ options }: Setting): ZombiesOptions => options as ZombiesOptions

/** What is on each tile when it comes. */
export function tilesGrid(setting: Setting): Chart {
  const { words } = setting
  const { speak } = words
  const options = optionsIn(setting)
  const kinds = tilesOf(options).kinds.filter(({ zone }) => options.expansion === 'militaryBase' || zone === 'town')
  return gridChart(
    { note: speak('chart.zombies.tiles'), corner: speak('chart.zombies.tile') },
    ['copies', 'zombies', 'lives', 'bullets'].map((name) => speak(`chart.zombies.tiles.${name}`)),
    kinds.map((kind) => {
      const zombies = kind.id === 'town_square' ? options.townSquareZombies : zombiesAsked(kind, options)
      const figures = [kind.copies, zombies, kind.lives, kind.bullets]
      return [
        speak(`chart.zombies.tiles.${kind.zone}`, { name: kindName(kind, words) }),
        figures.map((count) => cell(count === 0 ? '–' : count, count > 0, { says: String(count) })),
      ]
    }),
  )
}

/** How many zombies come onto a tile without a building. */
export function roadsChart(setting: Setting): Chart {
  const { words } = setting
  const options = optionsIn(setting)
  const kinds = tilesOf(options).kinds.filter(
    ({ id, isNamed, zone }) =>
      !isNamed &&
      id !== 'town_square' &&
      (zone === 'town' || (id === 'front_gate' && options.expansion === 'militaryBase')),
  )
  const ruleOf = (id: string, isHelipad: boolean): string =>
    isHelipad ? 'ZMB-1.3.1.h' : id === 'front_gate' ? 'ZMB-1.3.1.m' : 'ZMB-1.3.1.g'
  return linesChart(
    words.speak('chart.zombies.roads'),
    kinds.map((kind) => line(zombiesAsked(kind, options), kindName(kind, words), ruleOf(kind.id, kind.isHelipad))),
  )
}

type Title = (typeof TITLES)[number]

/** How many titles and cards there are of each kind. */
export function cardsChart(setting: Setting): Chart {
  const { speak } = setting.words
  const copies = copiesOf(optionsIn(setting))
  const groups: readonly (readonly [string, (title: Title) => boolean])[] = [
    ['base', ({ set }) => set === 'base'],
    ['expansion', ({ set }) => set === 'expansion'],
    ['kept', ({ kept }) => kept],
    ['weapon', ({ weapon }) => weapon],
  ]
  const lines = groups.flatMap(([name, holds]) => {
    const found = copies.filter((count, card) => count > 0 && holds(TITLES[card]!))
    const count = found.reduce((sum, one) => sum + one, 0)
    return count === 0 ? [] : [line(count, speak(`chart.zombies.cards.${name}`, { titles: found.length }))]
  })
  return linesChart(speak('chart.zombies.cards'), lines)
}

/** When cards are played: how many titles at each moment, and which where they are few. */
export function windowsChart(setting: Setting): Chart {
  const { words } = setting
  const { speak } = words
  const copies = copiesOf(optionsIn(setting))
  const lines = [...new Set(TITLES.map(({ window }) => window))].flatMap((window) => {
    const cards = TITLES.flatMap((title, card) => (title.window === window && copies[card]! > 0 ? [card] : []))
    if (cards.length === 0) return []
    const when = speak(`zombies.when.${window}`)
    const names = cards.map((card) => quietName(card, words)).join(' · ')
    return [line(cards.length, window === 'open' ? when : speak('chart.zombies.windows.which', { when, names }))]
  })
  return linesChart(speak('chart.zombies.windows'), lines)
}
