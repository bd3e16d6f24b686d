import { type Below, seededBelow, seededChance } from '@shamble/chance'
import {
  type Action,
  type Choices,
  canonical,
  firstDifference,
  listenToRules,
  type Seat,
  type State,
  seenEvents,
} from '@shamble/kernel'
import { type GameModule, optionSpecs, resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { catalogueGaps } from '@shamble/text'
import { AnswerLaws } from './conformance/answer-laws.js'
import { type ConformanceRun, Inquiry } from './conformance/inquiry.js'
import { MomentLaws } from './conformance/moment-laws.js'
import { NumberLaws } from './conformance/number-laws.js'
import { SecrecyLaws } from './conformance/secrecy-laws.js'
import type { Violation } from './conformance/violation.js'
import { WitnessedChance } from './conformance/witnessed-chance.js'
import { playSeries } from './series.js'

export type { ConformanceRun } from './conformance/inquiry.js'
export { LAWS, type Law, type Violation } from './conformance/violation.js'

/** So many answers of each bot, unless the run says otherwise. */
const BOT_ANSWERS = 300
/** How long a series is, and how many games are examined for each. */
const SERIES = { matches: 3, each: 10 }

/** Plays random games and holds every law of the kernel against each of their answers. */
export function conformance(module: GameModule, run: ConformanceRun): Violation[] {
  return new Examiner(module, run).examine()
}

class Examiner {
  readonly #inquiry: Inquiry
  readonly #secrecy: SecrecyLaws
  readonly #moment: MomentLaws
  readonly #answer: AnswerLaws
  readonly #numbers: NumberLaws
  readonly #cited = new Set<string>()

  constructor(module: GameModule, run: ConformanceRun) {
    this.#inquiry = new Inquiry(module, run)
    this.#secrecy = new SecrecyLaws(this.#inquiry)
    this.#moment = new MomentLaws(this.#inquiry, this.#secrecy)
    this.#answer = new AnswerLaws(this.#inquiry, this.#secrecy)
    this.#numbers = new NumberLaws(this.#inquiry)
  }

  examine(): Violation[] {
    const stop = listenToRules((rule) => this.#cited.add(rule))
    try {
      this.#examineModule()
      this.#playAll()
    } finally {
      stop()
    }
    for (const rule of this.#cited)
      if (!this.#inquiry.knows(rule)) this.#inquiry.violate('rules', `"${rule}" is cited and is not a rule`)
    return this.#inquiry.violations
  }

  #playAll(): void {
    for (let game = 0; game < this.#inquiry.run.games && !this.#inquiry.enough(); game++) this.#playOne(game)
    this.#secrecy.examineVariety()
    this.#numbers.examinePlanted()
    if (this.#inquiry.module.sequel !== undefined) this.#playSeries()
    for (const name of Object.keys(this.#inquiry.module.bots ?? {})) this.#playBots(name)
  }

  /** What can be said of a game before anybody plays it. */
  #examineModule(): void {
    const { ledger, game, text } = this.#inquiry.module
    for (const gap of catalogueGaps(text)) this.#inquiry.violate('texts', gap)
    const ids = ledger.map((entry) => entry.id)
    for (const id of ids)
      if (ids.indexOf(id) !== ids.lastIndexOf(id)) this.#inquiry.violate('rules', `"${id}" stands in the ledger twice`)
    for (const entry of ledger)
      if (entry.en.trim() === '' || entry.fr.trim() === '') this.#inquiry.violate('rules', `"${entry.id}" has no text`)
    for (const preset of Object.keys(game.options.presets)) {
      this.#inquiry.attempt(() => resolveOptions(game.options, {}, preset))
      this.#inquiry.examineRule('texts', null, `preset.${preset}`)
    }
    for (const [name, { rule }] of Object.entries(optionSpecs(game.options)))
      this.#inquiry.examineRule('texts', rule ?? null, `option.${name}`)
    this.#examineDrawer()
  }

  /** What people make is read by one reader, whether it comes from the drawer or from a file. */
  #examineDrawer(): void {
    const { game, drawer = {} } = this.#inquiry.module
    for (const kind of Object.keys(drawer)) this.#inquiry.examineRule('texts', null, `drawer.${kind}`)
    for (const [name, spec] of Object.entries(optionSpecs(game.options))) {
      if (spec.type !== 'data' || spec.kind === undefined) continue
      const kind = Object.hasOwn(drawer, spec.kind) ? drawer[spec.kind] : undefined
      if (kind === undefined)
        this.#inquiry.violate('drawer', `the option "${name}" takes a "${spec.kind}", which the module does not name`)
      // Each of several is read as one by itself: what the reader of the list says besides is its own.
      else if (spec.several !== true && kind.read !== spec.read)
        this.#inquiry.violate('drawer', `the option "${name}" and the drawer read a "${spec.kind}" in two ways`)
    }
  }

  /** Matches that go on from each other. */
  #playSeries(): void {
    const { module, run } = this.#inquiry
    for (let i = 0; i < Math.ceil(run.games / SERIES.each) && !this.#inquiry.enough(); i++) {
      const seed = `${run.seed}/series ${i}`
      this.#inquiry.where = `seed ${seed}`
      const { options = {}, mostDecisions = 5_000 } = run
      for (const fault of playSeries(module, { matches: SERIES.matches, seed, options, mostDecisions }).broken)
        this.#inquiry.violate('sequels', fault)
    }
  }

  /** One whole game of every bot: it answers what it is offered, and nothing else. */
  #playBots(name: string): void {
    const { module, engine, run } = this.#inquiry
    const { game, bots } = module
    const options = this.#inquiry.options()
    const chance = seededChance(run.seed, 'bots', name)
    const players = game.seats(options).map((_, seat) => bots![name]!(seat))
    let { state: s, events } = engine.start(options, chance)
    for (let answers = 0; s.outcome === null && answers < (run.botAnswers ?? BOT_ANSWERS); answers++) {
      this.#inquiry.where = `seed ${run.seed}, bot ${name}, answer ${s.seq}`
      const { seat } = s.questions[0]!
      const known = {
        seat,
        view: game.view(s, seat),
        choices: engine.choices(s, seat),
        events: seenEvents(events, seat),
      }
      const result = this.#inquiry.attempt(() => engine.apply(s, seat, players[seat]!.decide(known, chance), chance))
      if (result === null) return
      if (!result.ok) {
        this.#inquiry.violate(
          'offered-accepted',
          `the bot "${name}" gave an answer that ${result.refusal.rule} refuses`,
        )
        return
      }
      s = result.state
      events = result.events
    }
  }

  #playOne(number: number): void {
    const { engine, run } = this.#inquiry
    const { seed } = run
    const below = seededBelow(seed, 'conformance', number)
    const options = this.#inquiry.options()
    const match = Match.create(engine, { options, salt: 'conformance' }, seededChance(seed, number, 'setup'))
    this.#answer.examineEvents(match.log[0]?.events ?? [])
    const most = run.mostDecisions ?? 5_000
    for (let answers = 0; match.state.outcome === null; answers++) {
      this.#inquiry.where = `seed ${seed}, game ${number}, answer ${match.state.seq}`
      if (answers >= most) {
        this.#inquiry.violate('ends', `not over after ${most} answers`)
        return
      }
      const before = match.state
      const seat = this.#whoActs(before, below)
      const action = this.#anyAction(engine.choices(before, seat), below)
      if (action === null) return
      this.#moment.examineMoment(before, below)
      const frozen = canonical(before)
      const chance = new WitnessedChance(seededChance(seed, number, before.seq))
      const result = this.#inquiry.attempt(() => match.answer(seat, action, chance))
      if (result === null) return
      if (!result.ok) {
        this.#inquiry.violate(
          'offered-accepted',
          `${this.#inquiry.write(action)} by seat ${seat} is refused by ${result.refusal.rule}`,
        )
        return
      }
      if (canonical(before) !== frozen)
        this.#inquiry.violate('whole-clone', `${this.#inquiry.write(action)} changed the state it was applied to`)
      this.#answer.examineAnswer(before, seat, action, result)
      this.#numbers.examineAnswer(match, before, result, this.#inquiry.write(action))
      this.#secrecy.examineDraws(before, seat, action, result, chance.draws)
      this.#secrecy.examineDice(before, seat, action, result, chance.secretRolls)
      if (this.#inquiry.enough()) return
    }
    this.#examineRecord(match)
  }

  #examineRecord(match: Match): void {
    const again = this.#inquiry.attempt(() => Match.read(this.#inquiry.engine, match.text()))
    if (again === null) return
    if (again.hash !== match.hash) this.#inquiry.violate('replay', 'the replay ends in another state')
    const differs = firstDifference(match.log, again.log)
    if (differs !== null) this.#inquiry.violate('replay', `the log differs: ${differs}`)
    const outcome = match.state.outcome!
    this.#inquiry.examineRule('texts', outcome.rule, `reason.${outcome.reason}`)
  }

  /** Someone who is asked; now and then someone who is not, if they could interject. */
  #whoActs(s: State, below: Below): Seat {
    const asked = s.questions[below(s.questions.length)]!.seat
    if (below(4) > 0) return asked
    const seat = below(s.answered.length)
    const choices = this.#inquiry.engine.choices(s, seat)
    return choices.actions.length + choices.spaces.length > 0 ? seat : asked
  }

  #anyAction(choices: Choices<Action>, below: Below): Action | null {
    const { actions, spaces } = choices
    if (actions.length + spaces.length === 0) {
      this.#inquiry.violate('offered-accepted', 'a seat is asked and has no answer')
      return null
    }
    const i = below(actions.length + spaces.length)
    return i < actions.length ? actions[i]! : spaces[i - actions.length]!.sample(below)
  }
}
