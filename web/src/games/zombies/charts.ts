import {
  COMBAT_BONUSES,
  copiesOf,
  ENHANCED_KILL_NUMBER,
  HAND_SIZE,
  KEYS_MOVEMENT,
  KILL_NUMBER,
  MOST_LIVES,
  MOVEMENT_BONUSES,
  movementOf,
  START_BULLETS,
  START_LIVES,
  stacksOf,
  TITLES,
  type ZombiesAction,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import { cell, gridChart, line, linesChart } from '../../rules/chart.js'
import type { Chart, ChartsOf } from '../../rules/reference.js'
import { cardsChart, optionsIn, roadsChart, type Setting, tilesGrid, windowsChart } from './box-charts.js'
import { quietName } from './cards.js'
import { facesOf, shownFight } from './fight-now.js'

const titleOf = (rule: string, { words }: Setting): string =>
  quietName(
    TITLES.findIndex((title) => title.rule === rule),
    words,
  )

/** What someone has of it in the case: the viewer, else whose turn it is. */
function hasIn({ at, words }: Setting, of: (view: ZombiesView) => readonly number[]): string | null {
  if (at === null) return null
  const { view } = at.part
  const seat = view.viewer === 'spectator' ? view.active : view.viewer
  return words.speak('chart.zombies.has', { seat: words.seat(seat), value: of(view)[seat]! })
}

function goalChart(setting: Setting): Chart {
  const { speak } = setting.words
  const has = hasIn(setting, (view) => view.reserve)
  return linesChart(speak('chart.zombies.goal'), [
    line(optionsIn(setting).winZombies, speak('chart.zombies.goal.zombies'), 'ZMB-1.1.b', has),
    line(1, speak('chart.zombies.goal.helipad'), 'ZMB-1.1.a'),
  ])
}

function startChart(setting: Setting): Chart {
  const { speak } = setting.words
  const options = optionsIn(setting)
  const { townStack, baseStack } = stacksOf(options)
  const view = setting.at?.part.view
  const left = (count: number | undefined): string | null =>
    count === undefined ? null : speak('chart.zombies.left', { count })
  const say = (what: string, params = {}): string => speak(`chart.zombies.start.${what}`, params)
  const cards = copiesOf(options).reduce((sum, copies) => sum + copies, 0)
  // The helipad of the town is beneath it.
  const townLeft = view === undefined ? undefined : view.townStack.length + (view.helipadLeft ? 1 : 0)
  return linesChart(speak('chart.zombies.start'), [
    line(
      START_LIVES,
      say('lives', { most: MOST_LIVES }),
      'ZMB-1.2.g',
      hasIn(setting, ({ lives }) => lives),
    ),
    line(
      START_BULLETS,
      say('bullets'),
      'ZMB-1.2.f',
      hasIn(setting, ({ bullets }) => bullets),
    ),
    line(
      HAND_SIZE,
      say('cards'),
      'ZMB-1.2.a',
      hasIn(setting, ({ held }) => held),
    ),
    line(townStack.length + 1, say('town'), 'ZMB-1.2.d', left(townLeft)),
    ...(baseStack.length === 0 ? [] : [line(baseStack.length, say('base'), 'ZMB-1.2.e', left(view?.baseStack.length))]),
    line(cards, say('deck'), 'ZMB-1.2.a'),
  ])
}

const fightIn = ({ at }: Setting) => (at === null ? null : shownFight(at.part.view, at.part.pointed))

/** The six faces against both kinds of zombies; the fight of the case as it is. */
function fightGrid(setting: Setting): Chart {
  const { at, words } = setting
  const { speak } = words
  const shown = fightIn(setting)
  const rolled = /^roll-(hit|short)$/.test(at?.event?.kind ?? '') ? at?.event?.dice?.[0] : undefined
  const row = (head: string, faces: ReturnType<typeof facesOf>, on: boolean) => {
    const cells = faces.map(({ die, isKill, price }) => {
      const kill = speak('zombies.face.kill')
      const says = isKill ? kill : speak('zombies.count.bullets', { count: price })
      return cell(isKill ? kill : price, isKill, { says, on: on && (rolled === undefined || rolled === die) })
    })
    return [head, cells, on] as const
  }
  const plain = (need: number) => facesOf({ seat: 0, space: 0, need, bonuses: [], bullets: 0, lives: 0 })
  return gridChart(
    { note: speak('chart.zombies.fight'), corner: speak('chart.die') },
    [1, 2, 3, 4, 5, 6],
    [
      row(speak('chart.zombies.fight.plain', { need: KILL_NUMBER }), plain(KILL_NUMBER), false),
      row(speak('chart.zombies.fight.glowing', { need: ENHANCED_KILL_NUMBER }), plain(ENHANCED_KILL_NUMBER), false),
      ...(shown === null
        ? []
        : [row(speak('chart.zombies.fight.here', { seat: words.seat(shown.fight.seat) }), facesOf(shown.fight), true)]),
    ],
    (rolled ?? 0) - 1,
  )
}

const plus = (value: number): string => `+${value}`

function bonusChart(setting: Setting): Chart {
  const given = fightIn(setting)?.fight.bonuses ?? []
  const lines = Object.values(COMBAT_BONUSES).map(({ rule, value }) => {
    const counts = given.some((bonus) => bonus.rule === rule)
    const here = counts ? setting.words.speak('chart.here', { value: plus(value) }) : null
    return line(plus(value), titleOf(rule, setting), rule, here)
  })
  return linesChart('', lines)
}

function movementChart(setting: Setting): Chart {
  const { at, words } = setting
  const { speak } = words
  const movement = at === null ? null : movementOf(at.part.view)
  const says = (is: unknown, value: string | number | null | undefined): string | null =>
    is ? speak('chart.here', { value: value! }) : null
  const say = (what: string, rule: string): string =>
    speak(`chart.zombies.movement.${what}`, { card: titleOf(rule, setting) })
  const shoes = 'ZMB-card.your-shoes-untied'
  const bonuses = Object.values(MOVEMENT_BONUSES).map(({ rule, value }) => {
    const isAdded = movement?.added.some(({ card }) => TITLES[card]!.rule === rule)
    return line(plus(value), titleOf(rule, setting), rule, says(isAdded, plus(value)))
  })
  return linesChart(speak('chart.zombies.movement'), [
    line('1–6', speak('chart.zombies.movement.die'), 'ZMB-1.3.4.a', says(movement?.die, movement?.die)),
    ...bonuses,
    line(
      '×2',
      say('doubled', COMBAT_BONUSES.adrenaline.rule),
      'ZMB-R.09',
      says(movement?.doubled, `×${2 ** (movement?.doubled ?? 0)}`),
    ),
    line('÷2', say('halved', shoes), shoes, says(movement?.halved, `÷${2 ** (movement?.halved ?? 0)}`)),
    line(KEYS_MOVEMENT, say('keys', 'ZMB-card.the-keys-are-still-in-it'), 'ZMB-1.3.4.b'),
  ])
}

const CHARTS: Readonly<Record<string, (setting: Setting) => readonly Chart[]>> = {
  '1.1': (setting) => [goalChart(setting)],
  '1.2': (setting) => [startChart(setting)],
  '1.3.1': (setting) => [roadsChart(setting)],
  '1.3.2': (setting) => [fightGrid(setting), bonusChart(setting)],
  '1.3.4': (setting) => [movementChart(setting)],
  T: (setting) => [tilesGrid(setting)],
  card: (setting) => [cardsChart(setting)],
  W: (setting) => [windowsChart(setting)],
}

const charts: ChartsOf<ZombiesAction, ZombiesView> = (section, setting) => CHARTS[section]?.(setting) ?? []
export default charts
