import {
  type DraftShape,
  type FormField,
  type Refusal,
  type RuleId,
  type Seat,
  type Space,
  when,
} from '@shamble/kernel'
import { REVEALED, TABLES } from '../actions/master.js'
import type { DeadDiceAction } from '../actions.js'
import { CHARACTERISTICS } from '../data/characteristics.js'
import { isAlive, livingSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import { isInfected } from './harm.js'
import { hasTable } from './tables.js'

/** The longest that people may say or note. */
const LONGEST = 400

type Of<T extends DeadDiceAction['type']> = Extract<DeadDiceAction, { type: T }>

const form = (...fields: readonly FormField[]): DraftShape => ({ kind: 'form', fields })
const field = (name: string, shape: DraftShape): FormField => ({ name, key: `field.${name}`, shape })
const text = (most: number): DraftShape => ({ kind: 'text', least: 1, most })

const blank = (words: string, rule: RuleId): Refusal | null =>
  words.trim() === '' ? { rule, key: 'words.blank', at: 'words' } : null

const WORDS_SHAPE = form(field('words', text(LONGEST)))

export function wordsSpace(kind: 'say' | 'note' | 'confide', rule: RuleId): Space<DeadDiceAction> {
  return {
    kind,
    aside: true,
    shape: WORDS_SHAPE,
    holds: (action) => action.type === kind,
    check: (action) => blank((action as Of<'say'>).words, rule),
    sample: () => ({ type: kind, words: '…' }),
  }
}

/** As many letters as a page can show, for each player: what others write changes nobody's choices. */
const MOST_LETTERS = 99

/** [DD-15.26] Whether a player and the game master may still write to each other. */
export const canWrite = (s: DeadDice, player: Seat): boolean =>
  when('DD-15.26', isAlive(s.survivors[player]!)) &&
  s.master.letters.filter(({ seat }) => seat === player).length < MOST_LETTERS

/** [DD-15.26] Words for one player alone. */
export function whisperSpace(s: DeadDice): Space<DeadDiceAction> {
  const seats = livingSeats(s).filter((seat) => canWrite(s, seat))
  return {
    kind: 'whisper',
    aside: true,
    get shape() {
      const from = seats.map((id) => ({ id, say: { key: 'target.named', params: { who: s.survivors[id]!.name } } }))
      return form(field('seat', { kind: 'pick', from }), field('words', text(LONGEST)))
    },
    holds: (action) => action.type === 'whisper',
    check(action) {
      const { seat, words } = action as Of<'whisper'>
      return seats.includes(seat) ? blank(words, 'DD-15.26') : { rule: 'DD-15.26', key: 'whisper.whom', at: 'seat' }
    },
    sample: (below) => ({ type: 'whisper', seat: seats[below(seats.length)]!, words: '…' }),
  }
}

/** A note is crossed out. */
export function forgetSpace(s: DeadDice): Space<DeadDiceAction> {
  const { notes } = s.master
  return {
    kind: 'forget',
    aside: true,
    get shape() {
      const from = notes.map((words, id) => ({ id, say: { key: 'note.named', params: { words } } }))
      return form(field('note', { kind: 'pick', from }))
    },
    holds: (action) => action.type === 'forget',
    check: (action) =>
      (action as Of<'forget'>).note < notes.length ? null : { rule: 'DD-4.2', key: 'note.none', at: 'note' },
    sample: (below) => ({ type: 'forget', note: below(notes.length) }),
  }
}

/** [DD-16.2] */
export function tableSpace(s: DeadDice): Space<DeadDiceAction> {
  const tables = TABLES.filter((table) => hasTable(s, table))
  return {
    kind: 'rollTable',
    aside: true,
    get shape() {
      return form(field('table', { kind: 'choice', of: tables, words: 'table' }))
    },
    holds: (action) => action.type === 'rollTable',
    check: ({ type, ...rest }) =>
      tables.includes((rest as Of<'rollTable'>).table) ? null : { rule: 'DD-16.2', key: 'table.none', at: 'table' },
    sample: (below) => ({ type: 'rollTable', table: tables[below(tables.length)]! }),
  }
}

/** [DD-4.2] */
export function revealSpace(s: DeadDice): Space<DeadDiceAction> {
  const { exitShown, twistShown } = s.master
  const hidden = REVEALED.filter((what) => !(what === 'exit' ? exitShown : twistShown))
  return {
    kind: 'reveal',
    aside: true,
    get shape() {
      return form(field('what', { kind: 'choice', of: hidden, words: 'reveal' }))
    },
    holds: (action) => action.type === 'reveal',
    check: (action) =>
      hidden.includes((action as Of<'reveal'>).what) ? null : { rule: 'DD-4.2', key: 'reveal.shown', at: 'what' },
    sample: (below) => ({ type: 'reveal', what: hidden[below(hidden.length)]! }),
  }
}

/** [DD-15.86] Those to whom a carrier could have passed it. */
export function contagious(s: DeadDice): Seat[] {
  if (!s.survivors.some((survivor) => survivor.carrier && isAlive(survivor))) return []
  const seats: Seat[] = []
  s.survivors.forEach((survivor, seat) => {
    if (isAlive(survivor) && !survivor.carrier && !isInfected(survivor)) seats.push(seat)
  })
  return seats
}

/** [DD-15.86] */
export function contagionSpace(s: DeadDice): Space<DeadDiceAction> {
  const seats = contagious(s)
  return {
    kind: 'contagion',
    aside: true,
    get shape() {
      const from = seats.map((id) => ({ id, say: { key: 'target.named', params: { who: s.survivors[id]!.name } } }))
      return form(field('seat', { kind: 'pick', from }))
    },
    holds: (action) => action.type === 'contagion',
    check: (action) =>
      seats.includes((action as Of<'contagion'>).seat)
        ? null
        : { rule: 'DD-15.86', key: 'interject.contagion', at: 'seat' },
    sample: (below) => ({ type: 'contagion', seat: seats[below(seats.length)]! }),
  }
}

const ATTEMPT_SHAPE = form(
  field('words', text(200)),
  field('by', { kind: 'choice', of: CHARACTERISTICS, words: 'characteristic', first: 'brains' }),
)

/** [DD-7.1] A player says what the survivor tries, and how. */
export const attemptSpace = (): Space<DeadDiceAction> => ({
  kind: 'attempt',
  aside: true,
  shape: ATTEMPT_SHAPE,
  holds: (action) => action.type === 'attempt',
  check: (action) => blank((action as Of<'attempt'>).words, 'DD-7.1'),
  sample: (below) => ({ type: 'attempt', words: '…', by: CHARACTERISTICS[below(CHARACTERISTICS.length)]! }),
})
