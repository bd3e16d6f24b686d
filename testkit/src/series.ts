import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { BadInput, canonical, Engine, firstDifference, type Plain, type State, samePlain } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { type HandedOn, handedOn, Match, readSeries, sequelOptions } from '@shamble/record'

export interface SeriesRun {
  /** How many matches; fewer where nothing goes on. */
  readonly matches: number
  readonly seed: string
  readonly options?: Readonly<Record<string, Plain>>
  readonly mostDecisions?: number
}

export interface PlayedSeries {
  readonly matches: readonly Match[]
  /** What is broken in it, in sentences. */
  readonly broken: readonly string[]
}

/** Plays matches at random, each going on from the one before, and looks at every state and at what is handed on. */
export function playSeries(module: GameModule, run: SeriesRun): PlayedSeries {
  const engine = new Engine(module.game)
  const matches: Match[] = []
  const broken: string[] = []
  while (matches.length < run.matches && broken.length === 0) {
    const before = matches.at(-1) ?? null
    const where = `match ${matches.length + 1}`
    try {
      const handed = before === null ? {} : examined(module, before.state)
      if (handed === null) break
      const match = playOne(module, engine, run, before, handed, matches.length)
      matches.push(match)
      if (match.state.outcome === null) broken.push(`${where} does not end`)
      broken.push(...faultsOf(module, match.state).map((fault) => `${where}: ${fault}`))
    } catch (error) {
      broken.push(`${where}: ${(error as Error).message}`)
    }
  }
  if (broken.length === 0) broken.push(...unread(module, engine, matches))
  return { matches, broken }
}

function playOne(
  module: GameModule,
  engine: Engine,
  { options = {}, seed, mostDecisions = 5_000 }: SeriesRun,
  before: Match | null,
  handed: HandedOn,
  number: number,
): Match {
  const chosen =
    before === null
      ? resolveOptions(module.game.options, options)
      : sequelOptions(module, handed, without(options, handed), null)
  const after = before === null ? {} : { after: { hash: before.hash, copy: false } }
  const match = Match.create(engine, { options: chosen, salt: seed, ...after }, seededChance(seed, number, 'setup'))
  const policy = randomPolicy(engine, seededBelow(seed, number, 'policy'))
  for (let answers = 0; match.state.outcome === null && answers < mostDecisions; answers++) {
    const { state } = match
    const [fault] = faultsOf(module, state)
    if (fault !== undefined) throw new Error(`answer ${state.seq}: ${fault}`)
    const { seat } = state.questions[0]!
    const answered = match.answer(seat, policy(state, seat), seededChance(seed, number, state.seq))
    if (!answered.ok) throw new Error(`answer ${state.seq} is refused by ${answered.refusal.rule}`)
  }
  return match
}

/** What a state hands on, with a look at the law of it; `null` where nothing goes on. */
function examined(module: GameModule, end: State): HandedOn | null {
  const whole = canonical(end)
  const handed = module.sequel?.(end) ?? null
  if (canonical(end) !== whole) throw new Error('what is handed on was taken out of the state, which has changed')
  const again = module.sequel?.(JSON.parse(whole) as State) ?? null
  const differs = firstDifference(handed, again)
  if (differs !== null) throw new Error(`after a JSON round trip something else is handed on: ${differs}`)
  if (handed === null) return null
  const read = resolveOptions(module.game.options, { ...handedOn(module, end) })
  for (const [name, value] of Object.entries(handed))
    if (!samePlain(read[name], value)) throw new Error(`the option "${name}" is not read as it was handed on`)
  return handed
}

const faultsOf = ({ game }: GameModule, s: State): readonly string[] => game.invariants?.(s) ?? []

function without(options: Readonly<Record<string, Plain>>, handed: HandedOn): Record<string, Plain> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !Object.hasOwn(handed, name)))
}

/** Whether the file of the series can be read, and tells of the same matches. */
function unread(module: GameModule, engine: Engine, matches: readonly Match[]): readonly string[] {
  try {
    const again = readSeries(module, engine, matches.map((match) => match.text()).join(''))
    const differs = matches.findIndex(({ hash }, i) => again.matches[i]?.hash !== hash)
    return differs < 0 ? [] : [`match ${differs + 1} is another after reading its file`]
  } catch (error) {
    if (error instanceof BadInput) return [error.message]
    throw error
  }
}
