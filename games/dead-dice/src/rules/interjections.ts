import type { Frame, Offers, Play, Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { startAttempt } from '../frames/attempt.js'
import type { DecisionFrame } from '../frames/kinds.js'
import { bestowSpace, companionSpace, vehicleSpace } from '../frames/master-spaces.js'
import { startPanic } from '../frames/panic.js'
import { breakIn } from '../frames/scene.js'
import { ableSeats, livingSeats, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import {
  attemptSpace,
  canWrite,
  contagionSpace,
  contagious,
  forgetSpace,
  revealSpace,
  tableSpace,
  whisperSpace,
  wordsSpace,
} from './aside-spaces.js'
import type { Interjection } from './asides.js'
import { add } from './building.js'
import { addSpace, canAdd } from './cart-space.js'
import { welcome, whyNobodyJoins } from './companions.js'
import { bestow, bringVehicle } from './gifts.js'
import { infect } from './harm.js'
import { offerPanic } from './panic.js'
import { showExit, showTwist } from './story.js'
import { rollTable } from './tables.js'

/** As many as a page can show. */
const MOST_NOTES = 99

/** Offered at a table with a person in the game master's seat, no matter who is asked. */
export function offerAsides(s: DeadDice, seat: Seat, to: Offers<DeadDiceAction>): void {
  to.space(wordsSpace('say', seat === masterSeat(s) ? 'DD-16.61' : 'DD-1.16'))
  if (seat !== masterSeat(s)) {
    // Everybody may, bitten or not: that a player can write tells nothing.
    if (canWrite(s, seat)) to.space(wordsSpace('confide', 'DD-15.26'))
    return
  }
  if (livingSeats(s).some((player) => canWrite(s, player))) to.space(whisperSpace(s))
  if (s.master.notes.length < MOST_NOTES) to.space(wordsSpace('note', 'DD-4.2'))
  if (s.master.notes.length > 0) to.space(forgetSpace(s))
  to.space(tableSpace(s))
  if (!(s.master.exitShown && s.master.twistShown)) to.space(revealSpace(s))
  if (contagious(s).length > 0) to.space(contagionSpace(s))
  if (whyNobodyJoins(s) === null) to.space(companionSpace(s))
  if (s.phase === 'creation' || s.scene?.fighting === true) return
  to.space(bestowSpace(s))
  to.space(vehicleSpace(s))
}

/** The same, and what interrupts: only for those who are not asked themselves. */
export function offerInterjections(s: DeadDice, f: Frame, seat: Seat, to: Offers<DeadDiceAction>): void {
  offerAsides(s, seat, to)
  if (seat !== masterSeat(s)) {
    if (mayAttempt(s, f, seat)) to.space(attemptSpace())
    return
  }
  if (mayAdd(s, f)) to.space(addSpace(s))
  if (isBetweenTurns(f)) offerPanic(s, to)
}

/** [DD-5.15] While a scene is under way: in its fight, or before its obstacles. */
const mayAdd = (s: DeadDice, f: Frame): boolean =>
  canAdd(s) && !s.scene!.resolved && (s.scene!.fighting || topicOf(f) === 'obstacle')

const topicOf = (f: Frame): string => (f.kind === 'decision' ? (f as DecisionFrame).topic : '')

/** [DD-15.37] At the start of a living round, or between two turns: a survivor is about to begin theirs. */
const isBetweenTurns = (f: Frame): boolean => {
  const { kind, walked, spent, swapped } = f as Frame & { walked?: number; spent?: string; swapped?: boolean }
  return kind === 'turn' && walked === 0 && spent === '' && swapped === false
}

/** [DD-7.1] Outside fights, while the group decides: in a fight it takes a turn. */
const mayAttempt = (s: DeadDice, f: Frame, seat: Seat): boolean =>
  f.kind === 'decision' && s.scene?.fighting !== true && ableSeats(s).includes(seat)

/** Carries an interjection out. The question that was open is asked again where something has come before it. */
export function interject(s: DeadDice, seat: Seat, action: Interjection, play: Play): void {
  switch (action.type) {
    case 'say':
      say(s, seat, action.words.trim(), play)
      break
    case 'confide':
      s.master.letters.push({ seat, by: 'player', words: action.words.trim() })
      break
    case 'whisper':
      s.master.letters.push({ seat: action.seat, by: 'master', words: action.words.trim() })
      break
    case 'note':
      s.master.notes.push(action.words.trim())
      break
    case 'forget':
      s.master.notes.splice(action.note, 1)
      break
    case 'rollTable':
      rollTable(s, action.table, play)
      break
    case 'reveal':
      if (action.what === 'exit') showExit(s, play)
      else showTwist(s, play)
      break
    case 'contagion':
      infect(s, action.seat, play)
      break
    case 'companion':
      // [DD-2.4] [DD-15.32] The number changes with the story.
      welcome(s, action.name.trim(), null, action.talent, play)
      break
    case 'bestow':
      bestow(s, action.seat, action.item, play)
      break
    case 'vehicle':
      bringVehicle(s, action.kind, action.trailer, play)
      break
    case 'attempt':
      startAttempt(s, seat, action.words.trim(), action.by, play)
      break
    case 'panic':
      startPanic(s, action.seat, action.difficulty, play)
      break
    case 'add':
      breakIn(s, action)
      add(s, action, play)
  }
}

/** The game master tells, a player speaks as their survivor. */
function say(s: DeadDice, seat: Seat, words: string, play: Play): void {
  const master = seat === masterSeat(s)
  play.emit?.({ kind: master ? 'narrated' : 'said', rule: master ? 'DD-16.61' : 'DD-1.16', seat, data: { words } })
}
