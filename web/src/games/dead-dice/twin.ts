import { type DeadDiceView, Named, RESERVES, statesOf } from '@shamble/game-dead-dice/table'
import { saidOf } from '@shamble/text'
import type { Twin, TwinSection, Words } from '../table-game.js'
import { phaseOf } from './bar.js'
import { placeWords, slipsOf } from './Head.js'
import { cellsOf, chosenSeat, ladderOf } from './ladder.js'
import { objectiveWords } from './objectives.js'
import { conditionWords } from './People.js'
import type { Part } from './part.js'
import { poolFacts } from './pool.js'
import { prompt } from './prompt.js'
import { stateOf } from './Reserves.js'
import { shownAction } from './shown.js'

type Line = TwinSection['lines'][number]
const section = (id: string, title: string, lines: readonly Line[], note = ''): TwinSection => ({
  id,
  title,
  note,
  lines,
})
const plain = (text: string): Line => ({ mark: '·', text })

/** All of it as text: the ladder as distances from the one who acts. */
export function twin(part: Part): Twin {
  const { view, words, questions } = part
  const { speak } = words
  const question = questions.find(({ seat }) => seat === view.viewer) ?? questions[0] ?? null
  const { who, ask, note } = prompt(view, question, words)
  return {
    head: { place: speak(`dd.bar.${phaseOf(view)}`), what: placeWords(view, words) },
    lead: [who === '' ? '' : `${who}.`, ask, note].filter((said) => said !== '').join(' '),
    sections: [
      ...sceneSections(view, words),
      ...poolSection(part),
      section('survivors', speak('dd.survivors'), survivorLines(view, words)),
      ...ownSection(view, words),
      section('group', speak('dd.theGroup'), [
        ...RESERVES.map((reserve) => {
          const { level, effect } = stateOf(view, reserve, words)
          return plain(
            `${speak('board.reserve', { reserve: { word: `reserve.${reserve}` }, level: { word: `level.${level}` } })}. ${effect}.`,
          )
        }),
        plain(`${speak('board.respite', { respite: view.group.respite })}.`),
        plain(`${speak('dd.horde')} ${view.master.horde}, ${speak('dd.noise')} ${view.master.noise}.`),
      ]),
      section(
        'goal',
        speak('dd.objectives'),
        view.group.objectives.map((aim) => ({
          mark: aim.done ? '✓' : '–',
          text: `${saidOf(objectiveWords(view, aim, words), speak(aim.done ? 'dd.aim.done' : 'dd.aim.open'), speak)}.`,
        })),
      ),
    ],
  }
}

function sceneSections(view: DeadDiceView, words: Words): TwinSection[] {
  const { scene } = view
  if (scene === null) return []
  const { speak } = words
  const facts = slipsOf(view, scene, words).map((said) => plain(`${said}.`))
  const ladder = ladderOf(view, scene, words)
  const chosen = chosenSeat(view)
  const from = scene.stands.find(({ seat, gone }) => seat === chosen && gone === '')?.cell
  const on = (cell: number): Line[] => {
    const far =
      from === undefined
        ? speak('dd.cell', { cell })
        : cell === from
          ? speak('dd.here')
          : speak('dd.away', { count: Math.abs(cell - from) })
    const mark = `${cell}`
    return [
      ...ladder.people
        .filter((one) => one.cell === cell)
        .map(({ name, spot }) => ({ mark, spot, text: `${name}, ${far}.` })),
      ...ladder.groups
        .filter((one) => one.cell === cell)
        .map(({ spot, name, size, on: engaged }) => ({
          mark,
          spot,
          text: `${[speak('dd.twin.group', { name, count: size }), engaged, far].filter((said) => said !== '').join(', ')}.`,
        })),
      ...ladder.strangers
        .filter((one) => one.cell === cell)
        .map(({ name, spot }) => ({ mark, spot, text: `${name}, ${far}.` })),
      ...ladder.notes
        .filter((one) => one.cell === cell)
        .map(({ words: said, spot }) => ({ mark, text: `${said}, ${far}.`, ...(spot === undefined ? {} : { spot }) })),
    ]
  }
  return [
    section('scene', placeWords(view, words), facts),
    section(
      'ladder',
      speak('dd.twin.ladder'),
      cellsOf(view, scene).flatMap(on),
      speak('dd.twin.cells', { count: view.options.ladderCells }),
    ),
  ]
}

function poolSection(part: Part): TwinSection[] {
  const { view, words } = part
  const action = shownAction(part)
  const facts = action === null ? null : poolFacts(view, action, words)
  if (facts === null) return []
  const { speak } = words
  return [
    section('pool', speak('dd.twin.pool'), [
      ...facts.rows.map(({ dice, name, why, state }) => ({
        mark: state === 'refused' ? '×' : String(dice),
        text: `${saidOf(name, why, speak)}.`,
      })),
      ...facts.chances.map(({ share, words: said, exact }) => plain(`${saidOf(said, share, speak)} (${exact}).`)),
      ...facts.after.map(({ when, what }) => plain(`${saidOf(when, what, speak)}.`)),
    ]),
  ]
}

const survivorLines = (view: DeadDiceView, words: Words): Line[] =>
  view.survivors.map((survivor, seat) => {
    const named = new Named(view, words.speak)
    const states = statesOf(view, survivor, seat).map((state) => words.speak(state))
    return {
      mark: '·',
      spot: `p:${seat}`,
      text: `${saidOf(named.say(named.who(seat)), [conditionWords(survivor, words), ...states].join(', '), words.speak)}.`,
    }
  })

/** The sheet of the viewer; secrets are read there too, because nobody else hears them. */
function ownSection(view: DeadDiceView, words: Words): TwinSection[] {
  const own = typeof view.viewer === 'number' ? view.survivors[view.viewer] : undefined
  if (own === undefined || own.name === '') return []
  const { speak } = words
  const named = new Named(view, speak)
  const scores = Object.entries(own.scores).map(([name, value]) => `${speak(`characteristic.${name}`)} ${value}`)
  const trust = (own.trust ?? []).flatMap((value, seat) =>
    value > 0 ? [`${named.say(named.who(seat))} ${value}`] : [],
  )
  return [
    section('own', speak('dd.sheet'), [
      plain(`${scores.join(', ')}.`),
      ...(own.survival === null
        ? []
        : [plain(`${speak('board.survival', { survival: own.survival, base: own.base })}.`)]),
      ...(own.things.length === 0
        ? []
        : [plain(`${own.things.map(({ id }) => named.say(named.thing(id))).join(', ')}.`)]),
      ...(own.darkSide === null || own.darkSide === '' ? [] : [plain(named.say(named.darkSide(own.darkSide)))]),
      ...(trust.length === 0 ? [] : [plain(`${speak('board.trust', { who: trust.join(', ') })}.`)]),
      ...((own.turnsIn ?? 0) > 0
        ? [plain(speak(own.told ? 'board.bitten.told' : 'board.bitten', { turn: own.turnsIn! }))]
        : []),
    ]),
  ]
}
