import {
  boardOf,
  type Condition,
  type DwaView,
  holds,
  progressOf,
  type Scenario,
  type ScenarioObjective,
} from '@shamble/game-dwa/table'
import type { Seat } from '@shamble/kernel'
import type { Words } from '../table-game.js'
import { inWords } from './terrain-art.js'

/** One thing that a team wants, or fears. */
export interface Line {
  readonly id: string
  readonly words: string
  readonly isMet: boolean
  /** `2 / 4`, or nothing where nothing is counted. */
  readonly count: string
}

/** What a victory takes, thing by thing; together they are joined by "and" unless any of them will do. */
export interface Wanted {
  readonly kind: 'major' | 'minor' | 'dead'
  readonly isMet: boolean
  readonly any: boolean
  readonly lines: readonly Line[]
}

/** What wins for a team in this scenario, and what loses. */
export function wantedBy(view: DwaView, team: Seat, words: Words): readonly Wanted[] {
  const { victory } = boardOf(view.options).scenario
  const { speak } = words
  if (victory === undefined) {
    const living = view.humans.some((human) => human.team === team && human.whereabouts !== 'dead')
    return [
      {
        kind: 'major',
        isMet: view.zombies.length === 0,
        any: true,
        lines: [
          { id: 'clear', words: speak('dwa.want.clear'), isMet: view.zombies.length === 0, count: '' },
          { id: 'left', words: speak('dwa.want.left'), isMet: false, count: '' },
        ],
      },
      {
        kind: 'dead',
        isMet: !living,
        any: false,
        lines: [{ id: 'nobody', words: speak('dwa.want.nobody'), isMet: !living, count: '' }],
      },
    ]
  }
  return (['major', 'minor', 'dead'] as const).map((kind) => {
    const condition = victory[kind]
    const any = 'any' in condition
    const parts = 'all' in condition ? condition.all : any ? condition.any : [condition]
    return {
      kind,
      isMet: holds(view, team, condition, 'now'),
      any,
      lines: parts.map((part, i) => lineOf(view, team, part, words, `${kind} ${i}`)),
    }
  })
}

function lineOf(view: DwaView, team: Seat, condition: Condition, words: Words, id: string): Line {
  const isMet = holds(view, team, condition, 'now')
  const objective = 'objective' in condition ? objectiveOf(view, condition.objective) : undefined
  const progress = objective === undefined ? null : progressOf(view, team, objective)
  const count = progress === null || progress.need <= 1 ? '' : `${progress.now} / ${progress.need}`
  return { id, words: conditionWords(boardOf(view.options).scenario, condition, words), isMet, count }
}

const objectiveOf = ({ options }: DwaView, id: string): ScenarioObjective | undefined =>
  boardOf(options).scenario.objectives.find((objective) => objective.id === id)

const firstWord = (words: string): string => words.split(' ', 1)[0]!

/** A condition as people say it. */
export function conditionWords(
  scenario: Pick<Scenario, 'objectives'>,
  condition: Condition,
  words: Pick<Words, 'speak' | 'language'>,
): string {
  const { speak, language } = words
  const several = (parts: readonly Condition[], word: string): string =>
    parts.map((part) => conditionWords(scenario, part, words)).join(` ${speak(word)} `)
  if ('all' in condition) return several(condition.all, 'dwa.and')
  if ('any' in condition) return several(condition.any, 'dwa.or')
  if ('not' in condition) {
    if ('survivors' in condition.not && condition.not.survivors === 1) return speak('dwa.want.nobody')
    if ('survivors' in condition.not) return speak('dwa.want.fewer', { count: condition.not.survivors })
    return speak('dwa.want.not', { what: conditionWords(scenario, condition.not, words) })
  }
  if ('objective' in condition) {
    const name = scenario.objectives.find(({ id }) => id === condition.objective)?.name
    const said = name === undefined ? condition.objective : inWords(name, language)
    // It may stand in the middle of a sentence. What begins with a name, the same in both languages, keeps its capital.
    const isNamed = typeof name === 'object' && firstWord(name.en) === firstWord(name.fr)
    return isNamed ? said : said.charAt(0).toLocaleLowerCase() + said.slice(1)
  }
  if ('survivors' in condition) return speak('dwa.want.survivors', { count: condition.survivors })
  if ('survivingShare' in condition) return speak('dwa.want.share', { share: condition.survivingShare })
  if ('zombies' in condition) return speak('dwa.want.zombies', { count: condition.zombies })
  if ('turn' in condition) return speak('dwa.want.turn', { turn: condition.turn })
  return speak('dwa.want.gone')
}
