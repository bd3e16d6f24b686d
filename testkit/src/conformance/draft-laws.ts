import { type Below, seededChance } from '@shamble/chance'
import { atOf, composed, type DraftValue, type FieldPath, filled, valueAt, withPart } from '@shamble/drafts'
import {
  type Action,
  BadInput,
  type Choices,
  type DraftShape,
  firstDifference,
  type Seat,
  type Space,
  type State,
  samePlain,
  type TextShape,
} from '@shamble/kernel'
import type { Inquiry } from './inquiry.js'
import { strayed } from './stray.js'

const SAMPLES = 2
/** What no reader of words takes: an escape, a line's end, a turn of direction, a blank that nobody sees. */
const TRICKS = ['\u001b[2J', '\n', '\u202e', '\u200b']
const STRAYED = 4
/** A reader takes the same words at every moment: each place where people type is tried so often. */
const WORDS_TRIED = 5

/** The laws of composed answers: shapes say all that may be answered, and a check tells no more than the view. */
export class DraftLaws {
  readonly #inquiry: Inquiry
  /** How often words were tried, by the place where they are typed. */
  readonly #words = new Map<string, number>()

  constructor(inquiry: Inquiry) {
    this.#inquiry = inquiry
  }

  /** In every world that a seat thinks possible the rules say the same to each of its drafts. */
  examineSpaces(s: State, seat: Seat, choices: Choices<Action>, below: Below): void {
    if (choices.spaces.length === 0) return
    const { module, engine, run, where } = this.#inquiry
    const guess = module.game.guess(module.game.view(s, seat), seededChance(run.seed, where, 'drafts', seat))
    const guessed = engine.choices(guess, seat)
    for (const [i, space] of choices.spaces.entries()) {
      this.#examineShape(space.shape)
      for (const action of this.#triedActions(space, below)) {
        const refusal = engine.refusalAmong(choices, s, seat, action)
        const told = { refusal, about: space.about?.(action) ?? [] }
        const other = {
          refusal: engine.refusalAmong(guessed, guess, seat, action),
          about: guessed.spaces[i]?.about?.(action) ?? [],
        }
        const differs = firstDifference(told, other)
        if (differs !== null)
          this.#inquiry.violate(
            'drafts',
            `the check of ${this.#inquiry.write(action)} tells seat ${seat} more than its view: ${differs}`,
          )
        if (refusal !== null) this.#inquiry.examineRule('drafts', refusal.rule, `refuse.${refusal.key ?? refusal.rule}`)
        for (const { key } of told.about) this.#inquiry.examineRule('texts', null, `draft.${key}`)
      }
    }
  }

  /** Samples, and what is beside them; each sample must be one that the shape can compose. */
  #triedActions(space: Space<Action>, below: Below): Action[] {
    const { game } = this.#inquiry.module
    const tried: Action[] = []
    for (let i = 0; i < SAMPLES; i++) {
      const sample = space.sample(below)
      tried.push(sample)
      const value = filled(space, sample)
      if (value === null || !samePlain(composed(space, value), sample)) {
        this.#inquiry.violate('drafts', `the shape of "${space.kind}" cannot compose ${this.#inquiry.write(sample)}`)
        continue
      }
      this.#examineWords(space, value)
      for (let j = 0; j < STRAYED; j++) {
        const action = composed(space, strayed(space.shape, value, below))
        if (action === null) continue
        try {
          tried.push(game.action(action, 'draft'))
        } catch (error) {
          if (!(error instanceof BadInput)) throw error
        }
      }
    }
    return tried
  }

  /** Whatever people type comes through a reader that takes no tricks: none with the screen, none with its length. */
  #examineWords(space: Space<Action>, value: DraftValue): void {
    for (const { path, shape } of wordsIn(space.shape, value)) {
      const place = `${space.kind} ${path.filter((part) => typeof part === 'string').join(' ')} ${shape.most}`
      const times = this.#words.get(place) ?? 0
      if (times === WORDS_TRIED) continue
      this.#words.set(place, times + 1)
      const typed = valueAt(value, path) as string
      const tricks = [...TRICKS.map((mark) => `${typed.slice(1)}${mark}`), 'x'.repeat(shape.most + 1)]
      for (const trick of tricks) {
        const members = withPart(value, path, trick) as object
        const { kind, shape: whole } = space
        const action = { type: kind, ...(whole.kind === 'form' ? members : { [whole.kind]: members }) }
        if (isRead(() => this.#inquiry.module.game.action(action, 'words')))
          this.#inquiry.violate('words', `"${kind}" takes ${JSON.stringify(trick)} at "${atOf(path)}"`)
      }
    }
  }

  #examineShape(shape: DraftShape): void {
    const texts = (key: string): void => this.#inquiry.examineRule('texts', null, key)
    switch (shape.kind) {
      case 'point':
      case 'path':
        for (const { key } of shape.snaps) texts(`snap.${key}`)
        break
      case 'choice':
        for (const value of shape.of) texts(`${shape.words}.${value}`)
        break
      case 'pick':
        for (const { say } of shape.from) texts(say.key)
        break
      case 'list':
        this.#examineShape(shape.of)
        break
      case 'form':
        for (const { key, shape: of } of shape.fields) {
          texts(key)
          this.#examineShape(of)
        }
    }
  }
}

/** The parts of a value that people type. */
function wordsIn(
  shape: DraftShape,
  value: DraftValue,
  path: FieldPath = [],
): { readonly path: FieldPath; readonly shape: TextShape }[] {
  if (shape.kind === 'text') return [{ path, shape }]
  if (shape.kind === 'form')
    return shape.fields.flatMap(({ name, shape: of }) => wordsIn(of, valueAt(value, [name]), [...path, name]))
  if (shape.kind !== 'list') return []
  return (value as readonly DraftValue[]).flatMap((item, i) => wordsIn(shape.of, item, [...path, i]))
}

function isRead(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return false
  }
}
