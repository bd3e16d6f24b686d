import dawn from '@shamble/game-dawn'
import {
  attackColumns,
  type DawnAction,
  type DawnView,
  entranceRows,
  HIDDEN_TABLE,
  mallOfView,
} from '@shamble/game-dawn/table'
import type { GameEvent, Options, Params } from '@shamble/kernel'
import { LANGUAGES, type Language, resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import type { Chart, Occasion } from '../../rules/reference.js'
import { stillPart } from '../../table/still.js'
import { screenText } from '../../text/screens.js'
import type { Words } from '../table-game.js'
import charts from './charts.js'
import { randomMoments } from './moments.fixture.js'
import occasionView from './occasion.js'
import texts from './text/index.js'

/** A speaker that will not let a key without a sentence pass; numbers beyond nine have no word. */
function strictWords(language: Language): Words {
  const speak = gameSpeaker(dawn, language, screenText[language], texts[language])
  const strict = (key: string, params?: Params): string => {
    const said = speak(key, params)
    if ((said === key && !key.startsWith('chart.number.')) || said.includes('{{'))
      throw new Error(`${language}: "${key}" says "${said}"`)
    return said
  }
  return { speak: strict, language, seat: (seat) => `seat ${seat}` }
}

const options = resolveOptions(dawn.game.options, { mode: 'solitaire' })
const words = strictWords('en')

function occasionOf(view: DawnView, pointed: DawnAction | null, event: GameEvent | null = null, said = words) {
  const moment = { view, questions: view.questions } as unknown as Parameters<typeof stillPart>[0]
  const part = { ...stillPart(moment, { words: said, numbers: true, openRule: () => {} }), pointed }
  return { part, event, turn: view.turn } as unknown as Occasion<DawnAction, DawnView>
}

/** A view in which Peter, in 109, may shoot at 149 through a closed glass door. */
function glass(): DawnView {
  const text = `turn 22 human
    peter 109
    roger 064
    steve 161
    fran 177
    zombies 149 111 113
    rifles 2
    doors #14 closed`
  const s = dawn.position.read(text, options, { dice: () => [], die: () => 1 } as never)
  Object.assign(s.frames[0]!, { active: [0] })
  return dawn.game.view(s, 0)
}

const lines = (section: string, at: Occasion<DawnAction, DawnView> | null = null, by: Options = options) =>
  charts(section, { options: by, at, words }).flatMap((chart) => (chart.kind === 'lines' ? chart.lines : []))
const grid = (section: string, at: Occasion<DawnAction, DawnView> | null = null) =>
  charts(section, { options, at, words }).find(
    (chart): chart is Extract<Chart, { kind: 'grid' }> => chart.kind === 'grid',
  )!

describe('the charts of Dawn', () => {
  it('say what is subtracted, and what that is for the shot at hand', () => {
    expect(lines('6.7').map(({ value }) => value)).toEqual(['0', '−1', '−2', '−3'])
    expect(lines('6.7').every(({ here }) => here === undefined)).toBe(true)
    const at = occasionOf(glass(), { type: 'shoot', at: 148, who: [0] })
    expect(lines('6.7', at).map(({ here }) => here)).toEqual([undefined, 'two here: −2', undefined, 'here: −3'])
  })

  it('say what movement costs', () => {
    expect(lines('5.9').map(({ value }) => value)).toEqual(['1', 'value', '2', 'all', 'all', '+2', '+3', '+4'])
    expect(lines('5.9', occasionOf(glass(), { type: 'open', door: 13 }))[2]?.here).toBe('here: 2')
  })

  it('say what is added to the Panic Level, with the dice of the edition', () => {
    expect(lines('6.5').map(({ value }) => value)).toEqual(['0', '0', '+1', '+1', '+3'])
    const note = (edition: string): string =>
      charts('6.5', { options: resolveOptions(dawn.game.options, { edition }), at: null, words })[0]!.note
    expect(note('1978')).toContain('one die')
    expect(note('digest')).toContain('two dice')
  })

  it('lay out the attack table that the engine plays by', () => {
    const { columns, rows } = grid('8.8')
    expect(columns.map(({ text }) => text)).toEqual(['1', '2', '3–4', '5–6', '7–8', '9–13'])
    expect(rows.map(({ head }) => Number(head))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    attackColumns().forEach(({ results }, i) => {
      expect(rows.map(({ cells }) => cells[i]?.says)).toEqual(
        results.map((result) => (result === 'none' ? 'no effect' : result)),
      )
    })
    const event = { kind: 'stunned', rule: 'DAWN-8.3.a', dice: [3, 3], about: { strength: 20 } }
    const struck = grid('8.8', occasionOf(glass(), null, event))
    expect(struck.columns.map(({ on }) => on)).toEqual([false, false, false, false, false, true])
    expect(struck.rows.find(({ on }) => on)?.head).toBe('6')
  })

  it('lay out who enters, who appears, and how many are attacked', () => {
    expect(grid('13.5').rows.map(({ cells }) => cells.filter(({ text }) => text === 'a unit').length)).toEqual(
      entranceRows().map(({ doors }) => doors.length),
    )
    expect(grid('15.8').rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual(
      HIDDEN_TABLE.map((row) => row.map((digit) => (digit < 0 ? '–' : String(digit)))),
    )
    const rolled = { kind: 'hidden-digit', rule: 'DAWN-15.2.b', dice: [5, 2], data: { digit: 7 } }
    const found = grid('15.8', occasionOf(glass(), null, rolled)).rows.flatMap(({ cells }) =>
      cells.filter(({ on }) => on),
    )
    expect(found.map(({ text }) => text)).toEqual(['7'])
    expect(
      grid('15.6')
        .rows.at(-1)
        ?.cells.map(({ text }) => text),
    ).toEqual(['2', '3', 'reroll'])
  })

  it.each(LANGUAGES)('exist in words for every section and every moment: %s', (language) => {
    const said = strictWords(language)
    const sections = [
      '2.3',
      '3.1',
      '5.9',
      '6.5',
      '6.6',
      '6.7',
      '7.5',
      '8.2',
      '8.8',
      '10.0',
      '10.5',
      '11.0',
      '13.5',
      '14.1',
      '14.2',
      '15.6',
      '15.8',
    ]
    for (const section of sections) {
      const bare = charts(section, { options, at: null, words: said })
      expect(bare.length, section).toBeGreaterThan(section.startsWith('14') ? -1 : 0)
    }
    for (const { view, choices } of randomMoments(40, 'charts')) {
      const some = choices.actions.filter((_, i) => i % Math.ceil(choices.actions.length / 5) === 0)
      for (const action of [null, ...some]) {
        const at = occasionOf(view, action, null, said)
        for (const section of sections) charts(section, { options: view.options, at, words: said })
        const { width, height, x, y } = occasionView.crop(at)
        for (const figure of [width, height, x, y]) expect(Number.isFinite(figure)).toBe(true)
        const { lead, strong } = occasionView.told(at)
        expect(`${lead} ${strong} ${occasionView.place(at)}`).not.toMatch(/undefined|NaN/)
        occasionView.works(at, '6.7')
        occasionView.marked(at.part)
      }
    }
  })
})

describe('a case of Dawn beside its rule', () => {
  const at = occasionOf(glass(), { type: 'shoot', at: 148, who: [0] })

  it('is told with its arithmetic, and with what it does to the door', () => {
    expect(occasionView.told(at).lead).toBe('Two dice minus 5.')
    expect(occasionView.told(at).strong).toContain('between 109 and 129')
    expect(occasionView.place(at)).toBe('109 to 149')
    expect(occasionView.works(at, '6.7')).toBe(true)
    expect(occasionView.works(at, '8.8')).toBe(false)
  })

  it('is cut out of the board around both ends', () => {
    const { x, y, width, height } = occasionView.crop(at)
    const mall = mallOfView(at.part.view)
    for (const square of [108, 148]) {
      const [cx, cy] = [(mall.col[square]! + 0.5) * 54, (mall.row[square]! + 0.5) * 54]
      expect(cx).toBeGreaterThan(x)
      expect(cx).toBeLessThan(x + width)
      expect(cy).toBeGreaterThan(y)
      expect(cy).toBeLessThan(y + height)
    }
  })
})
