import { type Below, seededBelow, seededChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  Engine,
  firstDifference,
  type Game,
  type Play,
  type Procedure,
  type Seat,
  type State,
  type Viewer,
} from '@shamble/kernel'
import { Match } from '@shamble/record'
import type { Inquiry } from './inquiry.js'

/** Something that one seat does and nobody else may know of. */
const PLANTED: Action = { type: 'planted' }
/** A game in so many is played with planted answers, for so long, and one before so many of its answers. */
const ONE_GAME_IN = 10
const LENGTH = 100
const ONE_ANSWER_IN = 8
/** Of a game's own secret answers, passes among them, so many are looked at. */
const ONE_SECRET_IN = 5

/** The laws of secret answers: for a viewer who may not know of one, nothing has happened and no number moved. */
export class NumberLaws {
  readonly #inquiry: Inquiry

  constructor(inquiry: Inquiry) {
    this.#inquiry = inquiry
  }

  /** An answer of the game's own that it keeps from some. */
  examineAnswer(match: Match, before: State, { knownTo, state, events }: Applied<State>, what: string): void {
    if (knownTo === 'all' || before.seq % ONE_SECRET_IN !== 0) return
    const { engine } = this.#inquiry
    for (const viewer of this.#inquiry.viewers(before)) {
      if (knownTo.includes(viewer as Seat)) continue
      const [then, now] = [match.view(viewer, before), match.view(viewer, state)]
      const differs =
        firstDifference(then, now) ??
        (viewer === 'spectator'
          ? null
          : firstDifference(plain(engine.choices(before, viewer)), plain(engine.choices(state, viewer))))
      if (differs !== null) this.#violate(`${what} is kept from ${viewer}, who sees a difference: ${differs}`)
    }
    for (const { seenBy, kind } of events)
      if (seenBy === undefined) this.#violate(`${what} is kept from some, and all are told "${kind}"`)
  }

  /** Games in which now and then someone who is not asked does something in secret, and takes it back. */
  examinePlanted(): void {
    const { module, run } = this.#inquiry
    const engine = new Engine(withPlanted(module.game))
    for (let i = 0; i < Math.ceil(run.games / ONE_GAME_IN) && !this.#inquiry.enough(); i++) {
      const below = seededBelow(run.seed, 'planted', i)
      const chance = seededChance(run.seed, 'planted', i)
      const match = Match.create(engine, { options: this.#inquiry.options(), salt: 'planted' }, chance)
      for (let answers = 0; match.state.outcome === null && answers < LENGTH && !this.#inquiry.enough(); answers++) {
        this.#inquiry.where = `seed ${run.seed}, planted ${i}, answer ${match.state.seq}`
        const { seat } = match.state.questions[below(match.state.questions.length)]!
        const number = match.numberOf(seat)
        const action = anyAction(engine, match.state, seat, below)
        if (below(ONE_ANSWER_IN) === 0) this.#plant(match, below)
        const given = this.#inquiry.attempt(() => match.answer(seat, action, chance, match.seqOf(seat, number)))
        if (given === null) return
        if (!given.ok) this.#violate(`an answer of seat ${seat} is late because of what was planted`)
      }
      this.#examineReading(match)
    }
  }

  /** One seat answers in secret, and may take it back: the others see nothing of either. */
  #plant(match: Match, below: Below): void {
    const { state } = match
    const idle = [...state.answered.keys()].filter((seat) => !state.questions.some((asked) => asked.seat === seat))
    if (idle.length === 0) return
    const by = idle[below(idle.length)]!
    const others = this.#inquiry.viewers(state).filter((viewer) => viewer !== by)
    const before = others.map((viewer) => this.#seenBy(match, viewer, by))
    const number = match.numberOf(by)
    const compare = (what: string): void => {
      others.forEach((viewer, i) => {
        const differs = firstDifference(before[i], this.#seenBy(match, viewer, by))
        if (differs !== null) this.#violate(`${what} by seat ${by} shows to ${viewer}: ${differs}`)
      })
    }
    const given = match.answer(by, PLANTED, seededChance('planted'))
    if (!given.ok) {
      this.#violate(`a planted answer of seat ${by} is refused by ${given.refusal.rule}`)
      return
    }
    if (match.numberOf(by) !== number + 1) this.#violate(`seat ${by} does not count its own answer`)
    compare('a planted answer')
    if (below(2) === 0) return
    const undo = match.undoable(by)
    if ('rule' in undo || undo.needs.length > 0) {
      this.#violate(`seat ${by} cannot take its own secret answer back`)
      return
    }
    match.undo(by, undo.to, [])
    compare('what was planted and taken back')
  }

  /** All that a viewer could notice of what another does. */
  #seenBy(match: Match, viewer: Viewer, by: Seat): unknown {
    const told = { view: match.view(viewer), log: match.logFor(viewer) }
    if (viewer === 'spectator') return told
    const undo = match.undoable(viewer)
    const asked = ('to' in undo ? match.at(undo.to)?.questions : null) ?? []
    // Where several were asked at once nothing could be planted: there it cannot be given again either.
    const isBarred = asked.length > 1 && asked.some(({ seat }) => seat === by)
    if (isBarred) return told
    const back = 'rule' in undo ? undo : { to: match.numberOf(viewer, undo.to), needs: undo.needs }
    return { ...told, choices: plain(match.engine.choices(match.state, viewer)), undo: back }
  }

  /** Anyone who opens the record finds the numbers as they were. */
  #examineReading(match: Match): void {
    const again = this.#inquiry.attempt(() => Match.read(match.engine, match.text(), { verify: 'later' }))
    if (again === null) return
    for (const viewer of this.#inquiry.viewers(match.state)) {
      const differs = firstDifference(match.view(viewer), again.view(viewer))
      if (differs !== null) this.#violate(`the record is opened with other numbers for ${viewer}: ${differs}`)
    }
  }

  #violate(detail: string): void {
    this.#inquiry.violate('own-numbers', detail)
  }
}

function anyAction(engine: Engine, s: State, seat: Seat, below: Below): Action {
  const { actions, spaces } = engine.choices(s, seat)
  const own = actions.filter(({ type }) => type !== PLANTED.type)
  const i = below(own.length + spaces.length)
  return own[i] ?? spaces[i - own.length]!.sample(below)
}

const tell = (seat: Seat, play: Play): void => play.emit?.({ kind: 'planted', rule: 'TABLE.2', seat, seenBy: [seat] })

/** The game, in which someone may also do something secret that changes nothing. */
function withPlanted(game: Game): Game {
  const frames = Object.fromEntries(
    Object.entries(game.frames as Readonly<Record<string, Procedure<State, never, Action>>>).map(([kind, own]) => {
      const planted: Procedure<State, never, Action> = {
        ...own,
        // Nobody else is asked: then the same procedure asks again.
        offer(s, f, seat, to) {
          own.offer?.(s, f, seat, to)
          if (s.questions.length === 1) to.legal(PLANTED)
        },
        answer(s, f, seat, action, play) {
          if (action.type === PLANTED.type) tell(seat, play)
          else own.answer!(s, f, seat, action, play)
        },
        interject(s, f, seat, to) {
          own.interject?.(s, f, seat, to)
          to.legal(PLANTED)
        },
        interjected(s, f, seat, action, play) {
          if (action.type === PLANTED.type) tell(seat, play)
          else own.interjected!(s, f, seat, action, play)
        },
        knownTo: (s, f, seat, action) =>
          action.type === PLANTED.type ? [seat] : (own.knownTo?.(s, f, seat, action) ?? 'all'),
      }
      return [kind, planted]
    }),
  )
  const action: Game['action'] = (value, where) =>
    (value as Action | null)?.type === PLANTED.type ? PLANTED : game.action(value, where)
  return { ...game, frames: frames as unknown as Game['frames'], action }
}

const plain = (choices: unknown): unknown => JSON.parse(JSON.stringify(choices))
