import {
  COMBAT_BONUSES,
  copiesOf,
  ENHANCED_KILL_NUMBER,
  HAND_SIZE,
  KEYS_MOVEMENT,
  KILL_NUMBER,
  MOST_LIVES,
  MOVEMENT_BONUSES,
  START_BULLETS,
  START_LIVES,
  stacksOf,
  TITLES,
  type ZombiesAction,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { Chart, ChartsOf } from '../../rules/reference.js'
import { cardsChart, optionsIn, roadsChart, type Setting, tilesGrid, windowsChart } from './box-charts.js'
import { quietName } from './cards.js'
import { facesOf, shownFight } from './fight-now.js'
import { movementNow } from './movement-now.js'

const here = (said: string | null): { here?: string } => (said === null ? {} : { here: said })
const titleOf = (rule: string, { words }: Setting): string =>
  quietName(
    TITLES.findIndex((title) => title.rule === rule),
    words,
  )

/** Whose figures count in the case: whoever looks, else whose turn it is. */
function seatIn({ at }: Setting): number | null {
  if (at === null) return null
  const { viewer, active } = at.part.view
  return viewer === 'spectator' ? active : viewer
}

function goalChart(setting: Setting): Chart {
  const { at, words } = setting
  const seat = seatIn(setting)
  return {
    kind: 'lines',
    note: words.speak('chart.zombies.goal'),
    lines: [
      {
        value: String(optionsIn(setting).winZombies),
        words: words.speak('chart.zombies.goal.zombies'),
        rule: 'ZMB-1.1.b',
        ...here(
          seat === null
            ? null
            : words.speak('chart.zombies.has', { seat: words.seat(seat), value: at!.part.view.reserve[seat]! }),
        ),
      },
      { value: '1', words: words.speak('chart.zombies.goal.helipad'), rule: 'ZMB-1.1.a' },
    ],
  }
}

function startChart(setting: Setting): Chart {
  const { at, words } = setting
  const { speak } = words
  const options = optionsIn(setting)
  const { townStack, baseStack } = stacksOf(options)
  const seat = seatIn(setting)
  const view = at?.part.view
  const has = (values: readonly number[] | undefined) =>
    here(
      seat === null || values === undefined
        ? null
        : speak('chart.zombies.has', { seat: words.seat(seat), value: values[seat]! }),
    )
  const left = (count: number | undefined) => here(count === undefined ? null : speak('chart.zombies.left', { count }))
  return {
    kind: 'lines',
    note: speak('chart.zombies.start'),
    lines: [
      {
        value: String(START_LIVES),
        words: speak('chart.zombies.start.lives', { most: MOST_LIVES }),
        rule: 'ZMB-1.2.g',
        ...has(view?.lives),
      },
      {
        value: String(START_BULLETS),
        words: speak('chart.zombies.start.bullets'),
        rule: 'ZMB-1.2.f',
        ...has(view?.bullets),
      },
      { value: String(HAND_SIZE), words: speak('chart.zombies.start.cards'), rule: 'ZMB-1.2.a', ...has(view?.held) },
      {
        // The helipad of the town lies beneath it.
        value: String(townStack.length + 1),
        words: speak('chart.zombies.start.town'),
        rule: 'ZMB-1.2.d',
        ...left(view === undefined ? undefined : view.townStack.length + (view.helipadLeft ? 1 : 0)),
      },
      ...(baseStack.length === 0
        ? []
        : [
            {
              value: String(baseStack.length),
              words: speak('chart.zombies.start.base'),
              rule: 'ZMB-1.2.e',
              ...left(view?.baseStack.length),
            },
          ]),
      {
        value: String(copiesOf(options).reduce((sum, copies) => sum + copies, 0)),
        words: speak('chart.zombies.start.deck'),
        rule: 'ZMB-1.2.a',
      },
    ],
  }
}

/** The six faces against both kinds of zombies; the fight of the case as it stands. */
function fightGrid(setting: Setting): Chart {
  const { at, words } = setting
  const { speak } = words
  const shown = at === null ? null : shownFight(at.part.view, at.part.pointed)
  const rolled = /^roll-(hit|short)$/.test(at?.event?.kind ?? '') ? at?.event?.dice?.[0] : undefined
  const row = (head: string, faces: ReturnType<typeof facesOf>, on: boolean) => ({
    head,
    on,
    cells: faces.map(({ die, isKill, price }) => ({
      text: isKill ? speak('zombies.face.kill') : String(price),
      says: isKill ? speak('zombies.face.kill') : speak('zombies.count.bullets', { count: price }),
      tone: isKill ? ('strong' as const) : ('weak' as const),
      on: on && (rolled === undefined || rolled === die),
    })),
  })
  const plain = (need: number) => facesOf({ seat: 0, space: 0, need, bonuses: [], bullets: 0, lives: 0 })
  return {
    kind: 'grid',
    note: speak('chart.zombies.fight'),
    corner: speak('chart.die'),
    columns: [1, 2, 3, 4, 5, 6].map((die) => ({ text: String(die), on: die === rolled })),
    rows: [
      row(speak('chart.zombies.fight.plain', { need: KILL_NUMBER }), plain(KILL_NUMBER), false),
      row(speak('chart.zombies.fight.glowing', { need: ENHANCED_KILL_NUMBER }), plain(ENHANCED_KILL_NUMBER), false),
      ...(shown === null
        ? []
        : [row(speak('chart.zombies.fight.here', { seat: words.seat(shown.fight.seat) }), facesOf(shown.fight), true)]),
    ],
  }
}

function bonusChart(setting: Setting): Chart {
  const { at, words } = setting
  const given = (at === null ? null : shownFight(at.part.view, at.part.pointed))?.fight.bonuses ?? []
  return {
    kind: 'lines',
    note: '',
    lines: Object.values(COMBAT_BONUSES).map(({ rule, value }) => ({
      value: `+${value}`,
      words: titleOf(rule, setting),
      rule,
      ...here(given.some((bonus) => bonus.rule === rule) ? words.speak('chart.here', { value: `+${value}` }) : null),
    })),
  }
}

function movementChart(setting: Setting): Chart {
  const { at, words } = setting
  const { speak } = words
  const movement = at === null ? null : movementNow(at.part.view)
  const says = (value: string) => speak('chart.here', { value })
  const added = (rule: string) => movement?.added.find(({ card }) => TITLES[card]!.rule === rule)
  return {
    kind: 'lines',
    note: speak('chart.zombies.movement'),
    lines: [
      {
        value: '1–6',
        words: speak('chart.zombies.movement.die'),
        rule: 'ZMB-1.3.4.a',
        ...here(movement === null || movement.die === null ? null : says(String(movement.die))),
      },
      ...Object.values(MOVEMENT_BONUSES).map(({ rule, value }) => ({
        value: `+${value}`,
        words: titleOf(rule, setting),
        rule,
        ...here(added(rule) === undefined ? null : says(`+${value}`)),
      })),
      {
        value: '×2',
        words: speak('chart.zombies.movement.doubled', { card: titleOf(COMBAT_BONUSES.adrenaline.rule, setting) }),
        rule: 'ZMB-R.09',
        ...here(movement === null || movement.doubled === 0 ? null : says(`×${2 ** movement.doubled}`)),
      },
      {
        value: '÷2',
        words: speak('chart.zombies.movement.halved', { card: titleOf('ZMB-card.your-shoes-untied', setting) }),
        rule: 'ZMB-card.your-shoes-untied',
        ...here(movement === null || movement.halved === 0 ? null : says(`÷${2 ** movement.halved}`)),
      },
      {
        value: String(KEYS_MOVEMENT),
        words: speak('chart.zombies.movement.keys', { card: titleOf('ZMB-card.the-keys-are-still-in-it', setting) }),
        rule: 'ZMB-1.3.4.b',
      },
    ],
  }
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
