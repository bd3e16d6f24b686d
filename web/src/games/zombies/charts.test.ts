import zombies from '@shamble/game-zombies'
import {
  stacksOf,
  TITLES,
  type ZombiesAction,
  type ZombiesOptions,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { GameEvent } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import type { Chart, Occasion } from '../../rules/reference.js'
import { stillPart } from '../../table/still.js'
import type { Words } from '../table-game.js'
import charts from './charts.js'
import occasionView from './occasion.js'
import { randomGame, strictWords } from './random-games.js'

const by = (given: Record<string, unknown> = {}) =>
  resolveOptions(zombies.game.options, given as never) as unknown as ZombiesOptions
const { words } = strictWords('en')

function occasionOf(view: ZombiesView, pointed: ZombiesAction | null, event: GameEvent | null, said: Words) {
  const moment = { view, questions: view.questions } as unknown as Parameters<typeof stillPart>[0]
  const part = { ...stillPart(moment, { words: said, numbers: true, openRule: () => {} }), pointed }
  return { part, event, turn: view.turn } as unknown as Occasion<ZombiesAction, ZombiesView>
}

const sheet = <K extends Chart['kind']>(kind: K, section: string, options = by()): Extract<Chart, { kind: K }> =>
  charts(section, { options, at: null, words }).find(
    (chart): chart is Extract<Chart, { kind: K }> => chart.kind === kind,
  )!

describe('the charts of Zombies!!!', () => {
  it('count tiles and cards as the match begins with them', () => {
    const { townStack, baseStack } = stacksOf(by())
    expect([townStack.length + 1, baseStack.length]).toEqual([30, 12])
    expect(sheet('lines', '1.2').lines.map(({ value }) => value)).toEqual(['3', '3', '3', '30', '12', '80'])
    const town = by({ expansion: 'baseOnly' })
    expect(sheet('lines', '1.2', town).lines.map(({ value }) => value)).toEqual(['3', '3', '3', '29', '50'])
    expect(
      sheet('lines', 'card')
        .lines.map(({ value }) => value)
        .slice(0, 2),
    ).toEqual(['50', '30'])
    const tiles = sheet('grid', 'T').rows.reduce((sum, { cells }) => sum + Number(cells[0]?.text), 0)
    expect(tiles).toBe(45)
  })

  it('price every face of the die against both kinds of zombies', () => {
    const { rows } = sheet('grid', '1.3.2')
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['3', '2', '1', 'kill', 'kill', 'kill'],
      ['4', '3', '2', '1', 'kill', 'kill'],
    ])
  })

  it('know the moment of every title', () => {
    const counted = sheet('lines', 'W').lines.reduce((sum, { value }) => sum + Number(value), 0)
    expect(counted).toBe(TITLES.length)
  })

  it('follow the options', () => {
    const helipad = (options: ZombiesOptions) =>
      sheet('lines', '1.3.1', options).lines.find(({ rule }) => rule === 'ZMB-1.3.1.h')?.value
    expect(helipad(by())).toBe('9')
    expect(helipad(by({ helipadZombies: 4 }))).toBe('4')
    expect(sheet('lines', '1.1', by({ winZombies: 12 })).lines[0]?.value).toBe('12')
  })

  it.each(LANGUAGES)('exist in words at every moment: %s', (language) => {
    const strict = strictWords(language)
    let fights = 0
    let moments = 0
    for (const { view, choices, news } of randomGame('charts', { seats: 3, interruptMode: 'polled' }, 1500)) {
      const event = news.findLast(({ dice }) => dice !== undefined) ?? null
      const at = occasionOf(view, choices.actions[0] as unknown as ZombiesAction, event, strict.words)
      // Windows come by the hundred and look alike: one in many is enough, and every fight.
      if (moments++ % 25 > 0 && !occasionView.works(at, '1.3.2')) continue
      for (const section of ['1.1', '1.2', '1.3.1', '1.3.2', '1.3.4', 'T', 'card', 'W'])
        charts(section, { options: view.options, at, words: strict.words })
      const { x, y, width, height } = occasionView.crop(at)
      for (const figure of [x, y, width, height]) expect(Number.isFinite(figure)).toBe(true)
      const { lead, strong } = occasionView.told(at)
      expect(`${lead} ${strong} ${occasionView.place(at)}`).not.toMatch(/undefined|NaN/)
      if (!occasionView.works(at, '1.3.2')) continue
      fights += 1
      const fought = charts('1.3.2', { options: view.options, at, words: strict.words })[0]!
      expect(fought.kind === 'grid' && fought.rows.at(-1)?.on).toBe(true)
    }
    expect(fights).toBeGreaterThan(0)
    expect([...strict.missing]).toEqual([])
  })
})
