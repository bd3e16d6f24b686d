import { seededChance } from '@shamble/chance'
import ticTacToe from '@shamble/example-tic-tac-toe'
import { type Action, Engine, type State, unwatched, type ViewBase } from '@shamble/kernel'
import type { GameModule, Knowledge, Lookahead } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { EFFORTS, gentleBot, isSearching, LEVELS, levelsOf, searchingBot } from './levels.js'
import { botNamed, botRoster } from './roster.js'

const mark = (cell: number): Action => ({ type: 'mark', cell }) as Action
const lookahead: Lookahead = {
  policy: (_s, _seat, { actions }) => actions[0]!,
  evaluate: (s) => s.answered.map(() => 0.5),
  clock: (s) => s.turn,
  horizon: { screen: 2, check: 9 },
  candidates: (_s, _seat, { actions }, most) => actions.slice(-most),
  lapse: (_s, _seat, { actions }, kind) => (kind === 'greedy' ? actions.at(-1)! : null),
}
const house = { decide: ({ choices }: Knowledge<Action, ViewBase>) => choices.actions[0]! }
const module = { ...(ticTacToe as unknown as GameModule), bots: { house: () => house }, lookahead }
const engine = new Engine(module.game)

/** Noughts are to move and would take the first cell; the last one wins. */
const CELLS = [0, 1, 1, 0, 1, 0, 2, 2, 0]

function knowledge(cells: readonly number[], pass: Action | null = null): Knowledge<Action, ViewBase> {
  const play = unwatched(null as never)
  const turn = cells.filter((cell) => cell > 0).length + 1
  const s = { ...module.game.setup({ turnLimit: 0 }, play), cells: [...cells], turn } as State
  engine.settle(s, play)
  const seat = s.questions[0]!.seat
  return { seat, view: module.game.view(s, seat), choices: { ...engine.choices(s, seat), pass }, events: [] }
}

describe('levels', () => {
  it('are four where a game can look ahead, and one where it cannot', () => {
    expect(Object.keys(levelsOf(module))).toEqual([...LEVELS])
    const { lookahead: _, ...plain } = module
    expect(Object.keys(botRoster(plain))).toEqual(['random', 'house', 'fair'])
    expect(() => botNamed(plain, 'master', 'seats[1].bot')).toThrow(
      'seats[1].bot: no bot is called "master"; there are random, house, fair',
    )
  })

  it('that look ahead find what the house overlooks, and the same for the same chance', () => {
    for (const effort of [EFFORTS.sharp, EFFORTS.master]) {
      const bot = searchingBot(module, lookahead, effort, house)
      const [one, two] = [0, 1].map(() => bot.decide(knowledge(CELLS), seededChance('same')))
      expect(one).toEqual(mark(8))
      expect(two).toEqual(one)
    }
  })

  it('that look ahead ask for no thought where there is one answer', () => {
    const bot = searchingBot(module, lookahead, EFFORTS.sharp, house)
    const full = [1, 2, 1, 1, 2, 2, 2, 1, 0]
    expect(isSearching(bot)).toBe(true)
    expect(bot.task(knowledge(full), seededChance('one'))).toBeNull()
    expect(bot.decide(knowledge(full), seededChance('one'))).toEqual(mark(8))
    const task = bot.task(knowledge(CELLS), seededChance('many'))!
    expect(structuredClone(task)).toEqual(task)
  })

  it('of which the sharp one goes by the policy where that is strong, and looks no further', () => {
    const policy: Lookahead['policy'] = (_s, _seat, { actions }, mind) => (mind === 'seen' ? actions[1]! : actions[0]!)
    const memory = { note: () => 'seen', recall: (_mind: unknown, view: ViewBase) => view }
    const strong = { ...module, lookahead: { ...lookahead, policy, memory, isStrong: true as const } }
    const bot = levelsOf(strong)['sharp']!(1)
    expect(isSearching(bot)).toBe(false)
    expect(bot.decide(knowledge(CELLS), seededChance('x'))).toEqual(mark(3))
    expect(bot.decide(knowledge([1, 2, 1, 1, 2, 2, 2, 1, 0]), seededChance('x'))).toEqual(mark(8))
    expect(isSearching(levelsOf(strong)['master']!(1))).toBe(true)
  })

  it('of which the gentle one overlooks that it could interrupt, and is greedy now and then', () => {
    const always = gentleBot(module, lookahead, house, { overlooks: 1, lapses: 1, moods: 0 })
    const never = gentleBot(module, lookahead, house, { overlooks: 0, lapses: 0, moods: 0 })
    const pass = mark(5)
    expect(always.decide(knowledge(CELLS, pass), seededChance('x'))).toEqual(pass)
    expect(never.decide(knowledge(CELLS, pass), seededChance('x'))).toEqual(mark(0))
    const given = Array.from({ length: 20 }, (_, i) => always.decide(knowledge(CELLS), seededChance('x', i)))
    // Greedy, or timid, for which this game has no room.
    expect(given).toContainEqual(mark(8))
    expect(given).toContainEqual(mark(0))
    expect(always.interject!(knowledge(CELLS), seededChance('x'))).toBeNull()
  })

  it('of which the gentle one makes its mistakes with answers of a space too, where they are legal', () => {
    const [legal, barred] = [mark(5), mark(1)]
    const space = { holds: () => true, check: (action: Action) => (action === legal ? null : { rule: 'x' }) }
    const known = knowledge(CELLS)
    const choices = { ...known.choices, actions: [mark(0), mark(8)], spaces: [space as never] }
    for (const slip of [legal, barred]) {
      const slipping = { ...lookahead, lapse: () => slip }
      const bot = gentleBot(module, slipping, house, { overlooks: 0, lapses: 1, moods: 0 })
      expect(bot.decide({ ...known, choices }, seededChance('x'))).toEqual(slip === legal ? legal : mark(0))
    }
  })

  it('of which the gentle one keeps a mistake up for a turn where a single answer says little', () => {
    const moody = { ...lookahead, lapsesLast: true as const, lapse: lookahead.lapse! }
    const slips = { overlooks: 0, lapses: 0, moods: 1 }
    const turns = Array.from({ length: 20 }, (_, i) => {
      const bot = gentleBot(module, moody, house, slips)
      return Array.from({ length: 5 }, (__, j) => bot.decide(knowledge(CELLS), seededChance('x', i, j)))
    })
    for (const [first, ...rest] of turns) for (const given of rest) expect(given).toEqual(first)
    expect(turns.map(([first]) => first)).toContainEqual(mark(8))
    expect(turns.map(([first]) => first)).toContainEqual(mark(0))
  })
})
