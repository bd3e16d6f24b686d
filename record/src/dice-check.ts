import {
  CheckedChance,
  commitmentTo,
  contextOf,
  entropyOf,
  rootOf,
  STREAMS,
  type Stream,
  treeOf,
} from '@shamble/chance'
import { type Action, BadInput, type Engine, type Frame, type Seat, type State, type ViewBase } from '@shamble/kernel'
import { stateDigest } from './chain.js'
import { Course, openingIn } from './course.js'
import { type DiceLine, rootsNeeded } from './dice-lines.js'
import { checkParts } from './dice-open.js'
import type { EntryBody, RecordLine } from './record.js'
import { lastSegment, soundRecord } from './record-lines.js'
import { finish } from './steps.js'
import { isSetUp } from './stretches.js'

/** What a check of dice has found to be right. */
export interface CheckedDice {
  readonly match: string
  readonly commitment: string
  /** What the players have added, and who of them. */
  readonly entropy: string
  readonly parts: readonly { readonly seats: readonly Seat[]; readonly commit: string; readonly reveal: string }[]
  /** Rolls and draws that agree. */
  readonly open: number
  readonly closed: number
  /** How many answers were given before the dice were held to anything; 0 where all of them were. */
  readonly before: number
}

/**
 * Checks the dice of a match that is over, a line a step, without asking anybody: every roll and every draw must be what
 * the secrets lead to that were committed to before, and no secret may be used twice or left out.
 * @throws BadInput with the line and the first thing that does not agree
 */
export function* checkingDice<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  written: string,
  end: 'told' | 'known' = 'told',
): Generator<void, CheckedDice> {
  const { lines, options } = yield* soundRecord(engine.game, written, { end })
  const at = lines.findLastIndex(({ kind }) => kind === 'dice')
  if (at < 0) throw new BadInput('', 'this game was played without dice that can be checked')
  if (lines.filter(({ kind }) => kind === 'dice').length > 1)
    throw new BadInput(`line ${at + 2}`, 'the dice were committed to twice')
  const first = lastSegment(lines)
  if (first > at)
    throw new BadInput(`line ${first + 2}`, 'the rules changed during this game: its dice cannot be checked')
  const { dice: line } = lines[at] as Extract<RecordLine, { kind: 'dice' }>
  const master = masterIn(lines)
  const check = new DiceCheck(line, master, `line ${at + 2}`)
  yield* check.commitments()
  let course: Course<S, F, A, V> | null = null
  for (let i = first; i < lines.length; i++) {
    const given = lines[i]!
    const where = `line ${i + 2}`
    if (given.kind === 'snapshot' && course === null) {
      const { state } = given.snapshot
      course = new Course(engine, { ...(state as object), options } as unknown as S)
    }
    if (given.kind !== 'entry') continue
    const { body } = given
    const chance = i > at ? check.chance(body, where) : undefined
    yield* check.roots()
    try {
      if (isSetUp(body[2])) course = Course.beginAgain(engine, options, body, chance)
      else if (course === null) throw new BadInput('', 'a move before the game begins')
      else course.repeat(body, chance)
      if (stateDigest(course.state) !== body[4])
        throw new BadInput('', 'the position is not the one that the file describes')
    } catch (error) {
      throw error instanceof BadInput ? error.within(where) : error
    }
    yield
  }
  const before = lines.slice(first, at).filter(({ kind }) => kind === 'entry').length
  return check.found(before)
}

/** The same at once. */
export function checkDice<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  written: string,
  end: 'told' | 'known' = 'told',
): CheckedDice {
  return finish(checkingDice(engine, written, end))
}

function masterIn(lines: readonly RecordLine[]): string {
  const last = lines.findLast((line) => line.kind === 'entry')
  const master = last?.kind === 'entry' ? last.body[6]?.master : undefined
  if (master === undefined)
    throw new BadInput('', 'the secrets of these dice are not open: they are opened when the game is over')
  return master
}

/** What has to agree with one secret. */
class DiceCheck {
  readonly #line: DiceLine
  readonly #master: string
  readonly #where: string
  readonly #used: Record<Stream, number> = { open: 0, closed: 0 }
  readonly #rooted: Record<Stream, number> = { open: 0, closed: 0 }
  /** Roots that are still to be compared with the secrets. */
  #claimed: { readonly stream: Stream; readonly batch: number; readonly root: string; readonly where: string }[] = []

  constructor(line: DiceLine, master: string, where: string) {
    this.#line = line
    this.#master = master
    this.#where = where
  }

  *commitments(): Generator<void> {
    const { match, commitment, parts, roots } = this.#line
    if (commitmentTo(this.#master, match) !== commitment)
      throw new BadInput(this.#where, 'the secret that was opened is not the one that was committed to')
    checkParts(parts, this.#where)
    for (const stream of STREAMS) this.#claim(stream, roots[stream], this.#where)
    this.#mustReach(this.#where)
    yield* this.roots()
  }

  /** Compares the roots that were named since with the secrets. */
  *roots(): Generator<void> {
    for (const { stream, batch, root, where } of this.#claimed) {
      if (rootOf(treeOf(this.#master, stream, batch)) !== root)
        throw new BadInput(where, 'root {{number}} does not belong to the secrets', { number: batch + 1 })
      yield
    }
    this.#claimed = []
  }

  /** Chance for a line, which must have used the next secrets, all of them committed to. */
  chance(body: EntryBody, where: string): CheckedChance {
    const [, , , outcomes, , , dice] = body
    if (dice === undefined && outcomes.length > 0)
      throw new BadInput(where, 'these dice do not come from the secrets: the game was continued elsewhere')
    const source = {
      master: this.#master,
      context: contextOf(this.#line.match, this.#line.parts),
      used: { ...this.#used },
    }
    if (dice !== undefined) {
      for (const stream of STREAMS) this.#claim(stream, dice.roots?.[stream] ?? [], where)
      this.#used.open += dice.open.length
      this.#used.closed += dice.closed
      this.#mustReach(where)
      if (body[5] != null && dice.open.length > 0) throw new BadInput(where, 'dice of a secret move were opened')
    }
    return new CheckedChance(outcomes, source, openingIn(dice))
  }

  found(before: number): CheckedDice {
    const { match, commitment, parts } = this.#line
    const entropy = entropyOf(parts)
    return { match, commitment, entropy, parts, open: this.#used.open, closed: this.#used.closed, before }
  }

  #claim(stream: Stream, roots: readonly string[], where: string): void {
    for (const root of roots) this.#claimed.push({ stream, batch: this.#rooted[stream]++, root, where })
  }

  /** The next root is there before the last secret of a batch is used. */
  #mustReach(where: string): void {
    for (const stream of STREAMS)
      if (this.#rooted[stream] < rootsNeeded(this.#used[stream]))
        throw new BadInput(where, 'a root over the next secrets is missing')
  }
}
