import {
  copiesOf,
  TITLES,
  tilesOf,
  type ZombiesAction,
  type ZombiesOptions,
  type ZombiesView,
  zombiesAsked,
} from '@shamble/game-zombies/table'
import type { Chart, ChartSetting } from '../../rules/reference.js'
import { quietName } from './cards.js'
import { kindName } from './spots.js'

// Tiles and cards, counted as the match begins with them.

export type Setting = ChartSetting<ZombiesAction, ZombiesView>
export const optionsIn = ({ options }: Setting): ZombiesOptions => options as ZombiesOptions

/** What lies on each tile when it comes. */
export function tilesGrid(setting: Setting): Chart {
  const { words } = setting
  const { speak } = words
  const options = optionsIn(setting)
  const kinds = tilesOf(options).kinds.filter(({ zone }) => options.expansion === 'militaryBase' || zone === 'town')
  const figure = (count: number) => ({
    text: count === 0 ? '–' : String(count),
    says: String(count),
    tone: count === 0 ? ('weak' as const) : ('strong' as const),
  })
  return {
    kind: 'grid',
    note: speak('chart.zombies.tiles'),
    corner: speak('chart.zombies.tile'),
    columns: ['copies', 'zombies', 'lives', 'bullets'].map((name) => ({ text: speak(`chart.zombies.tiles.${name}`) })),
    rows: kinds.map((kind) => ({
      head: speak(kind.zone === 'base' ? 'chart.zombies.tiles.base' : 'chart.zombies.tiles.town', {
        name: kindName(kind, words),
      }),
      cells: [
        figure(kind.copies),
        kind.id === 'town_square' ? figure(options.townSquareZombies) : figure(zombiesAsked(kind, options)),
        figure(kind.lives),
        figure(kind.bullets),
      ],
    })),
  }
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
  const rule = (id: string, isHelipad: boolean): string =>
    isHelipad ? 'ZMB-1.3.1.h' : id === 'front_gate' ? 'ZMB-1.3.1.m' : 'ZMB-1.3.1.g'
  return {
    kind: 'lines',
    note: words.speak('chart.zombies.roads'),
    lines: kinds.map((kind) => ({
      value: String(zombiesAsked(kind, options)),
      words: kindName(kind, words),
      rule: rule(kind.id, kind.isHelipad),
    })),
  }
}

/** How many titles and cards there are of each kind. */
export function cardsChart(setting: Setting): Chart {
  const { words } = setting
  const copies = copiesOf(optionsIn(setting))
  const inDeck = TITLES.flatMap((title, card) => (copies[card]! > 0 ? [{ title, copies: copies[card]! }] : []))
  const groups = [
    ['base', ({ title }: (typeof inDeck)[number]) => title.set === 'base'],
    ['expansion', ({ title }: (typeof inDeck)[number]) => title.set === 'expansion'],
    ['kept', ({ title }: (typeof inDeck)[number]) => title.kept],
    ['weapon', ({ title }: (typeof inDeck)[number]) => title.weapon],
  ] as const
  return {
    kind: 'lines',
    note: words.speak('chart.zombies.cards'),
    lines: groups.flatMap(([name, holds]) => {
      const found = inDeck.filter(holds)
      const count = found.reduce((sum, one) => sum + one.copies, 0)
      if (count === 0) return []
      return [{ value: String(count), words: words.speak(`chart.zombies.cards.${name}`, { titles: found.length }) }]
    }),
  }
}

/** When cards are played: how many titles at each moment, and which where they are few. */
export function windowsChart(setting: Setting): Chart {
  const { words } = setting
  const copies = copiesOf(optionsIn(setting))
  const windows = [...new Set(TITLES.map(({ window }) => window))]
  return {
    kind: 'lines',
    note: words.speak('chart.zombies.windows'),
    lines: windows.flatMap((window) => {
      const cards = TITLES.flatMap((title, card) => (title.window === window && copies[card]! > 0 ? [card] : []))
      if (cards.length === 0) return []
      const when = words.speak(`zombies.when.${window}`)
      const names = cards.map((card) => quietName(card, words)).join(' · ')
      return [
        {
          value: String(cards.length),
          words: window === 'open' ? when : words.speak('chart.zombies.windows.which', { when, names }),
        },
      ]
    }),
  }
}
