import { type Below, seededBelow, seededChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  BadInput,
  type Chance,
  type Choices,
  canonical,
  copyPlain,
  Engine,
  firstDifference,
  type GameEvent,
  type GameModule,
  LANGUAGES,
  listenToRules,
  Match,
  type Options,
  optionSpecs,
  type Plain,
  RecordedChance,
  type RuleId,
  resolveOptions,
  type Seat,
  type SeenBy,
  type State,
  samePlain,
  seenEvents,
  silently,
  TABLE_LEDGER,
  TABLE_TEXT,
  type ViewBase,
  type Viewer,
  type WindowFrame,
} from '@shamble/kernel'
import { catalogueGaps } from '@shamble/text'

export const LAWS = [
  'ends',
  'offered-accepted',
  'refused-with-reason',
  'plain-state',
  'whole-clone',
  'deterministic',
  'replay',
  'view-of-guess',
  'no-leak',
  'secrets-vary',
  'unseen-draws',
  'undo-shows-nothing',
  'silent-pass',
  'invariants',
  'notation',
  'position',
  'texts',
  'rules',
] as const
export type Law = (typeof LAWS)[number]

export interface Violation {
  readonly law: Law
  /** Enough to see it again: the seed, the number of the game and the answer. */
  readonly where: string
  readonly detail: string
}

export interface ConformanceRun {
  readonly games: number
  readonly seed: string | number
  /** Games longer than this do not end. */
  readonly mostDecisions?: number
  readonly options?: Readonly<Record<string, Plain>>
  /** Stop after so many violations. */
  readonly most?: number
}

const TRIED_PER_ANSWER = 6
const ALTERNATIVES = 3
const BOT_ANSWERS = 300

/** Plays random games and holds every law of the kernel against each of their answers. */
export function conformance(module: GameModule, run: ConformanceRun): Violation[] {
  return new Examiner(module, run).examine()
}

class Examiner {
  readonly #module: GameModule
  readonly #engine: Engine
  readonly #run: ConformanceRun
  readonly #violations: Violation[] = []
  readonly #knownRules: Set<string>
  /** Actions seen anywhere: what is legal at one moment is a good wrong answer at another. */
  readonly #pool: Action[] = []
  readonly #pooled = new Set<string>()
  readonly #cited = new Set<string>()
  #where = ''
  #varied = false

  constructor(module: GameModule, run: ConformanceRun) {
    this.#module = module
    this.#engine = new Engine(module.game)
    this.#run = run
    this.#knownRules = new Set([...module.ledger, ...TABLE_LEDGER].map((entry) => entry.id))
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
      if (!this.#knownRules.has(rule)) this.#violate('rules', `"${rule}" is cited and stands in no ledger`)
    return this.#violations
  }

  #playAll(): void {
    for (let game = 0; game < this.#run.games && !this.#enough(); game++) this.#playOne(game)
    if (this.#module.game.secrets(this.#options()) && !this.#varied)
      this.#violate(
        'secrets-vary',
        'no guess ever differed from the truth: a view tells too much, or a guess varies nothing',
      )
    for (const name of Object.keys(this.#module.bots ?? {})) this.#playBots(name)
  }

  /** What can be said of a game before anybody plays it. */
  #examineModule(): void {
    const { ledger, game, text } = this.#module
    for (const gap of catalogueGaps(text)) this.#violate('texts', gap)
    const ids = ledger.map((entry) => entry.id)
    for (const id of ids)
      if (ids.indexOf(id) !== ids.lastIndexOf(id)) this.#violate('rules', `"${id}" stands in the ledger twice`)
    for (const entry of ledger)
      if (entry.en.trim() === '' || entry.fr.trim() === '') this.#violate('rules', `"${entry.id}" has no text`)
    for (const preset of Object.keys(game.options.presets)) {
      this.#attempt(() => resolveOptions(game.options, {}, preset))
      this.#examineRule('texts', null, `preset.${preset}`)
    }
    for (const [name, { rule }] of Object.entries(optionSpecs(game.options)))
      this.#examineRule('texts', rule ?? null, `option.${name}`)
  }

  /** One whole game of every bot: it answers what it is offered, and nothing else. */
  #playBots(name: string): void {
    const { game, bots } = this.#module
    const options = this.#options()
    const chance = seededChance(this.#run.seed, 'bots', name)
    const players = game.seats(options).map((_, seat) => bots![name]!(seat))
    let { state: s, events } = this.#engine.start(options, chance)
    for (let answers = 0; s.outcome === null && answers < BOT_ANSWERS; answers++) {
      this.#where = `seed ${this.#run.seed}, bot ${name}, answer ${s.seq}`
      const { seat } = s.questions[0]!
      const sight = {
        seat,
        view: game.view(s, seat),
        choices: this.#engine.choices(s, seat),
        events: seenEvents(events, seat),
      }
      const result = this.#attempt(() => this.#engine.apply(s, seat, players[seat]!.decide(sight, chance), chance))
      if (result === null) return
      if (!result.ok) {
        this.#violate('offered-accepted', `the bot "${name}" gave an answer that ${result.refusal.rule} refuses`)
        return
      }
      s = result.state
      events = result.events
    }
  }

  #playOne(number: number): void {
    const { seed } = this.#run
    const below = seededBelow(seed, 'conformance', number)
    const options = this.#options()
    const engine = this.#engine
    const match = Match.create(engine, { options, salt: 'conformance' }, seededChance(seed, number, 'setup'))
    this.#examineEvents(match.log[0]?.events ?? [])
    const most = this.#run.mostDecisions ?? 5_000
    for (let answers = 0; match.state.outcome === null; answers++) {
      this.#where = `seed ${seed}, game ${number}, answer ${match.state.seq}`
      if (answers >= most) {
        this.#violate('ends', `not over after ${most} answers`)
        return
      }
      const before = match.state
      const seat = this.#whoActs(before, below)
      const action = this.#anyAction(engine.choices(before, seat), below)
      if (action === null) return
      this.#examineMoment(before, below)
      const frozen = canonical(before)
      const chance = new WitnessedChance(seededChance(seed, number, before.seq))
      const result = this.#attempt(() => match.answer(seat, action, chance))
      if (result === null) return
      if (!result.ok) {
        this.#violate('offered-accepted', `${this.#write(action)} by seat ${seat} is refused by ${result.refusal.rule}`)
        return
      }
      if (canonical(before) !== frozen)
        this.#violate('whole-clone', `${this.#write(action)} changed the state it was applied to`)
      this.#examineAnswer(before, seat, action, result)
      this.#examineDraws(before, seat, action, result, chance.draws)
      if (this.#enough()) return
    }
    this.#examineRecord(match)
  }

  #options(): Options {
    return resolveOptions(this.#module.game.options, this.#run.options ?? {})
  }

  /** Everything that must hold while the game waits. */
  #examineMoment(s: State, below: Below): void {
    const { game } = this.#module
    for (const broken of game.invariants?.(s) ?? []) this.#violate('invariants', broken)
    const there = JSON.parse(JSON.stringify(s)) as State
    if (!samePlain(there, s)) this.#violate('plain-state', firstDifference(s, there) ?? '')
    const clone = game.clone(s)
    if (!samePlain(clone, s)) this.#violate('whole-clone', firstDifference(s, clone) ?? '')
    const shared = sharedPath({ ...s, options: null }, { ...clone, options: null })
    if (shared !== null) this.#violate('whole-clone', `${shared} is shared between a state and its clone`)
    for (const viewer of this.#viewers(s)) this.#examineView(s, viewer)
    for (const seat of s.answered.keys()) this.#examineChoices(s, seat, below)
    this.#examinePosition(s)
  }

  #examineChoices(s: State, seat: Seat, below: Below): void {
    const choices = this.#engine.choices(s, seat)
    if (choices.asked && choices.actions.length + choices.spaces.length === 0) {
      this.#violate('offered-accepted', `seat ${seat} is asked and has no answer`)
    }
    for (const action of choices.actions) this.#remember(action)
    for (const { kind } of choices.spaces) this.#examineRule('texts', null, `space.${kind}`, `space.${kind}.example`)
    const offered = [...choices.actions, ...choices.spaces.map((space) => space.sample(below))]
    for (const action of some(offered, TRIED_PER_ANSWER, below)) {
      const result = this.#attempt(() => this.#engine.apply(s, seat, action, seededChance(this.#run.seed, s.seq)))
      if (result !== null && !result.ok) {
        this.#violate('offered-accepted', `${this.#write(action)} by seat ${seat} is refused by ${result.refusal.rule}`)
      }
      this.#examineNotation(action)
    }
    const legal = (action: Action) =>
      choices.actions.some((offer) => samePlain(offer, action)) ||
      choices.spaces.some((space) => space.holds(action) && space.check(action) === null)
    const nearMisses = choices.refused.map((near) => near.action)
    for (const near of nearMisses) {
      this.#remember(near)
      if (legal(near)) this.#violate('refused-with-reason', `${this.#write(near)} is both offered and refused`)
    }
    const wrong = [...some(nearMisses, TRIED_PER_ANSWER, below), ...some(this.#pool, TRIED_PER_ANSWER, below)]
    for (const action of wrong) {
      if (legal(action)) continue
      const result = this.#attempt(() => this.#engine.apply(s, seat, action, seededChance(this.#run.seed, s.seq)))
      if (result === null) continue
      if (result.ok)
        this.#violate('refused-with-reason', `${this.#write(action)} by seat ${seat} is not offered and accepted`)
      else
        this.#examineRule(
          'refused-with-reason',
          result.refusal.rule,
          `refuse.${result.refusal.key ?? result.refusal.rule}`,
        )
    }
  }

  #examineView(s: State, viewer: Viewer): void {
    const { game } = this.#module
    const view = game.view(s, viewer)
    if (!samePlain(JSON.parse(JSON.stringify(view)), view))
      this.#violate('plain-state', `the view of ${viewer} is not plain data`)
    const guess = game.guess(copyPlain(view), seededChance(this.#run.seed, this.#where, viewer))
    if (!samePlain({ ...guess, answered: [] }, { ...s, answered: [] })) this.#varied = true
    const again = game.view(guess, viewer)
    const differs = firstDifference(view, again)
    if (differs !== null) this.#violate('view-of-guess', `viewer ${viewer}: ${differs}`)
    if (viewer === 'spectator') return
    const [mine, guessed] = [this.#engine.choices(s, viewer), this.#engine.choices(guess, viewer)]
    const choice = firstDifference(plainChoices(mine), plainChoices(guessed))
    if (choice !== null)
      this.#violate('no-leak', `the choices of seat ${viewer} depend on what it cannot know: ${choice}`)
    if (game.odds === undefined) return
    for (const action of mine.actions.slice(0, TRIED_PER_ANSWER)) {
      const [odds, other] = [game.odds(view, action), game.odds(again, action)]
      if (!samePlain(odds, other))
        this.#violate('no-leak', `the odds of ${this.#write(action)} differ for the same view`)
      if (odds !== null) this.#examineRule('texts', odds.rule, ...odds.results.map((result) => `odds.${result.key}`))
    }
  }

  /** What must hold of an answer that has just been given. */
  #examineAnswer(before: State, seat: Seat, action: Action, result: Applied<State>): void {
    const { game } = this.#module
    const again = this.#attempt(() => this.#engine.apply(before, seat, action, new RecordedChance(result.outcomes)))
    if (again?.ok) {
      const differs = firstDifference(result.state, again.state) ?? firstDifference(result.events, again.events)
      if (differs !== null) this.#violate('deterministic', `${this.#write(action)} twice: ${differs}`)
    }
    this.#examinePass(before, seat, action, result.state)
    this.#examineAlternatives(before, seat, action, result)
    const revived = JSON.parse(JSON.stringify(before)) as State
    const later = this.#attempt(() => this.#engine.apply(revived, seat, action, new RecordedChance(result.outcomes)))
    if (later?.ok && !samePlain(later.state, result.state)) {
      this.#violate(
        'plain-state',
        `${this.#write(action)} after a JSON round trip: ${firstDifference(result.state, later.state)}`,
      )
    }
    this.#examineEvents(result.events)
    for (const question of result.state.questions) this.#examineRule('texts', null, `question.${question.kind}`)
    for (const viewer of this.#viewers(before)) {
      const shown = result.revealed === 'all' || result.revealed.includes(viewer as Seat)
      // The same answer in another world that this viewer thinks possible must look the same to him.
      const guess = game.guess(
        game.view(before, viewer),
        seededChance(this.#run.seed, this.#where, 'other', String(viewer)),
      )
      const other = this.#otherWorld(guess, seat, action, result)
      if (other === null || shown || result.state.outcome !== null) continue
      const told = firstDifference(seenEvents(result.events, viewer), seenEvents(other.events, viewer))
      if (told !== null)
        this.#violate('no-leak', `what ${viewer} is told of ${this.#write(action)} gives something away: ${told}`)
      const seen = firstDifference(game.view(result.state, viewer), game.view(other.state, viewer))
      if (seen !== null) {
        const law: Law = viewer === seat && result.outcomes.length === 0 ? 'undo-shows-nothing' : 'no-leak'
        this.#violate(law, `${this.#write(action)} shows ${viewer} something without saying so: ${seen}`)
      }
    }
  }

  /** Every sentence that an event may need, and every word in it. */
  #examineEvents(events: readonly GameEvent[]): void {
    for (const event of events) {
      const forms = [
        event.kind,
        ...(event.secret ? [`${event.kind}.known`] : []),
        ...(event.fleeting ? [`${event.kind}.faded`] : []),
      ]
      const params = Object.values({ ...event.data, ...event.secret?.data })
      const words = params.flatMap((value) => (typeof value === 'object' ? [value.word] : []))
      this.#examineRule('texts', event.rule, ...forms.map((form) => `event.${form}`), ...words)
    }
  }

  /** Letting a window pass must look to the others as if nothing had been said yet. */
  #examinePass(before: State, seat: Seat, action: Action, after: State): void {
    const frame = before.frames[before.frames.length - 1]
    const top = after.frames[after.frames.length - 1]
    // Another window of the next step may stand where this one stood.
    const below = samePlain(after.frames.slice(0, -1), before.frames.slice(0, -1))
    const same = (top as WindowFrame | undefined)?.of === (frame as WindowFrame | undefined)?.of
    const stillOpen = below && same && top?.kind === frame?.kind && top?.step === frame?.step
    if (frame?.kind !== 'window' || !stillOpen || after.outcome !== null) return
    if (!samePlain(this.#engine.procedure(frame).expire?.(before, frame, seat), action)) return
    const { game } = this.#module
    for (const viewer of this.#viewers(before)) {
      // Whoever is asked next in turn learns that it is his turn; nobody else learns anything.
      if (viewer === seat || after.questions.some((question) => question.seat === viewer)) continue
      const differs = firstDifference({ ...game.view(before, viewer), seq: 0 }, { ...game.view(after, viewer), seq: 0 })
      if (differs !== null)
        this.#violate('silent-pass', `the pass of seat ${seat} shows in the view of ${viewer}: ${differs}`)
    }
  }

  /**
   * Answers that several seats give at once stay secret until all have: while the same question waits for others,
   * another answer that leaves a viewer's view the same must be told him in the same words.
   */
  #examineAlternatives(before: State, seat: Seat, action: Action, result: Applied<State>): void {
    const { game } = this.#module
    if (!game.secrets(before.options) || !stillWaits(before, result.state)) return
    const alternatives = this.#engine.choices(before, seat).actions.filter((other) => !samePlain(other, action))
    for (const alternative of alternatives.slice(0, ALTERNATIVES)) {
      const other = this.#otherWorld(before, seat, alternative, result)
      if (other === null || !stillWaits(before, other.state)) continue
      for (const viewer of this.#viewers(before)) {
        // Whoever was shown the answer may be told of it.
        if (viewer === seat || wasShown(result, viewer) || wasShown(other, viewer)) continue
        if (!samePlain(game.view(result.state, viewer), game.view(other.state, viewer))) continue
        const told = firstDifference(seenEvents(result.events, viewer), seenEvents(other.events, viewer))
        if (told === null) continue
        const pair = `${this.#write(action)} and ${this.#write(alternative)}`
        this.#violate('no-leak', `${viewer} sees no difference between ${pair} but is told one: ${told}`)
      }
    }
  }

  /** Who is not to see what was drawn must see no difference had something else been drawn. */
  #examineDraws(
    before: State,
    seat: Seat,
    action: Action,
    result: Applied<State>,
    draws: readonly WitnessedDraw[],
  ): void {
    if (result.state.outcome !== null) return
    const { game } = this.#module
    for (const draw of draws) {
      const drawn = (result.outcomes[draw.at] as { item: Plain }).item
      const instead = draw.bag.find((item) => !samePlain(item, drawn))
      if (draw.seenBy === 'all' || instead === undefined) continue
      const outcomes = result.outcomes.map((outcome, i) => (i === draw.at ? { item: instead } : outcome))
      const other = this.#otherWorld(before, seat, action, { ...result, outcomes })
      if (other === null || other.state.outcome !== null) continue
      for (const viewer of this.#viewers(before)) {
        const mayKnow = draw.seenBy !== 'nobody' && draw.seenBy.includes(viewer as Seat)
        if (mayKnow || result.revealed === 'all' || result.revealed.includes(viewer as Seat)) continue
        const differs =
          firstDifference(game.view(result.state, viewer), game.view(other.state, viewer)) ??
          firstDifference(seenEvents(result.events, viewer), seenEvents(other.events, viewer))
        if (differs !== null)
          this.#violate('unseen-draws', `${draw.why}: ${viewer} can tell what was drawn: ${differs}`)
      }
    }
  }

  #otherWorld(guess: State, seat: Seat, action: Action, result: Applied<State>): Applied<State> | null {
    try {
      const chance = new RecordedChance(result.outcomes)
      const other = this.#engine.apply(guess, seat, action, chance)
      return other.ok && chance.unused === 0 ? other : null
    } catch (error) {
      // Chance did otherwise there: that world went another way.
      if (error instanceof BadInput) return null
      throw error
    }
  }

  #examineRecord(match: Match): void {
    const again = this.#attempt(() => Match.read(this.#engine, match.text()))
    if (again === null) return
    if (again.hash !== match.hash) this.#violate('replay', 'the replay ends in another state')
    const differs = firstDifference(match.log, again.log)
    if (differs !== null) this.#violate('replay', `the log differs: ${differs}`)
    const outcome = match.state.outcome!
    this.#examineRule('texts', outcome.rule, `reason.${outcome.reason}`)
  }

  #examineNotation(action: Action): void {
    const { notation } = this.#module
    const written = notation.write(action)
    const read = notation.read(written)
    if (!samePlain(read, action)) this.#violate('notation', `"${written}" is read back as ${canonical(read)}`)
  }

  #examinePosition(s: State): void {
    const { position, game } = this.#module
    const written = position.write(s, 'full')
    if (written === null) return
    const read = this.#attempt(() => {
      const there = position.read(written, s.options, seededChance(this.#run.seed, 'position'))
      this.#engine.settle(there, silently(new RecordedChance([])))
      return there
    })
    if (read === null) return
    for (const viewer of this.#viewers(s)) {
      const bare = (state: State) => {
        const view = (position.comparable?.(game.view(state, viewer)) ?? game.view(state, viewer)) as ViewBase
        return {
          ...view,
          seq: 0,
          answered: [],
          questions: view.questions.map((question) => ({ ...question, since: 0 })),
        }
      }
      const differs = firstDifference(bare(s), bare(read))
      if (differs !== null) this.#violate('position', `written and read back, for ${viewer}: ${differs}\n${written}`)
    }
  }

  #examineRule(law: Law, rule: string | null, ...keys: readonly string[]): void {
    if (rule !== null && !this.#knownRules.has(rule)) this.#violate(law, `"${rule}" stands in no ledger`)
    for (const language of LANGUAGES) {
      const has = (key: string) => key in this.#module.text[language] || key in TABLE_TEXT[language]
      for (const key of keys) {
        if (!has(key) && !has(`${key}_other`)) this.#violate('texts', `${language}: "${key}" is missing`)
      }
    }
  }

  #viewers(s: State): Viewer[] {
    return [...s.answered.keys(), 'spectator']
  }

  /** Somebody who is asked; now and then somebody who is not, if he could interject. */
  #whoActs(s: State, below: Below): Seat {
    const asked = s.questions[below(s.questions.length)]!.seat
    if (below(4) > 0) return asked
    const seat = below(s.answered.length)
    const choices = this.#engine.choices(s, seat)
    return choices.actions.length + choices.spaces.length > 0 ? seat : asked
  }

  #anyAction(choices: Choices<Action>, below: Below): Action | null {
    const { actions, spaces } = choices
    if (actions.length + spaces.length === 0) {
      this.#violate('offered-accepted', 'somebody is asked and has no answer')
      return null
    }
    const i = below(actions.length + spaces.length)
    return i < actions.length ? actions[i]! : spaces[i - actions.length]!.sample(below)
  }

  #remember(action: Action): void {
    const key = canonical(action)
    if (this.#pooled.has(key) || this.#pool.length >= 400) return
    this.#pooled.add(key)
    this.#pool.push(action)
  }

  #attempt<T>(action: () => T): T | null {
    try {
      return action()
    } catch (error) {
      this.#violate('offered-accepted', `${(error as Error).name}: ${(error as Error).message}`)
      return null
    }
  }

  #write(action: Action): string {
    return this.#module.notation.write(action)
  }

  #violate(law: Law, detail: string): void {
    if (!this.#enough()) this.#violations.push({ law, where: this.#where, detail })
  }

  #enough(): boolean {
    return this.#violations.length >= (this.#run.most ?? 20)
  }
}

interface WitnessedDraw {
  readonly at: number
  readonly bag: readonly Plain[]
  readonly seenBy: SeenBy
  readonly why: RuleId
}

/** Chance that notes from what was drawn and who may see it. */
class WitnessedChance implements Chance {
  readonly draws: WitnessedDraw[] = []
  readonly #source: Chance
  #asked = 0

  constructor(source: Chance) {
    this.#source = source
  }

  die(sides: number, why: RuleId): number {
    this.#asked++
    return this.#source.die(sides, why)
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    this.#asked++
    return this.#source.dice(n, sides, why)
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T {
    this.draws.push({ at: this.#asked++, bag: bag.slice(), seenBy, why })
    return this.#source.draw(bag, why, seenBy)
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    this.#asked++
    return this.#source.tie(among, why)
  }
}

function wasShown({ revealed }: Applied<State>, viewer: Viewer): boolean {
  return revealed === 'all' || revealed.includes(viewer as Seat)
}

/** Whether the procedure that asked several seats still waits for some of them. */
function stillWaits(before: State, after: State): boolean {
  const [asking, now] = [before.frames[before.frames.length - 1], after.frames[after.frames.length - 1]]
  const same = before.frames.length === after.frames.length && asking?.kind === now?.kind && asking?.step === now?.step
  return same && after.outcome === null && after.questions.length > 0 && before.questions.length > 1
}

/** Choices without the functions of their spaces. */
function plainChoices<Action>(choices: Choices<Action>): unknown {
  const spaces = choices.spaces.map(({ kind, shape }) => ({ kind, shape }))
  return { asked: choices.asked, actions: choices.actions, refused: choices.refused, spaces }
}

/** The path of the first object that two values share, or `null`. */
function sharedPath(a: unknown, b: unknown, path = ''): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null
  if (a === b) return path || '(whole)'
  for (const key of Object.keys(a)) {
    const found = sharedPath(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      path ? `${path}.${key}` : key,
    )
    if (found !== null) return found
  }
  return null
}

function some<T>(items: readonly T[], most: number, below: Below): readonly T[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, () => items[below(items.length)]!)
}
