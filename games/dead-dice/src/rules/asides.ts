import { type Refusal, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { hasHumanMaster, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import { whyNobodyJoins } from './companions.js'
import { refusalOfPanic } from './panic.js'

/** What people may say and do beside any question, their own included: nothing of it answers one. */
const ASIDES = [
  'say',
  'confide',
  'whisper',
  'note',
  'forget',
  'rollTable',
  'reveal',
  'contagion',
  'companion',
  'bestow',
  'vehicle',
] as const
/** What interrupts others: elements, panic, deeds that no rule foresees. */
const INTERRUPTIONS = ['add', 'panic', 'attempt'] as const
type Aside = Extract<DeadDiceAction, { type: (typeof ASIDES)[number] }>
export type Interjection = Extract<DeadDiceAction, { type: (typeof ASIDES)[number] | (typeof INTERRUPTIONS)[number] }>

export const isAside = (action: DeadDiceAction): action is Aside => (ASIDES as readonly string[]).includes(action.type)

export const isInterjection = (action: DeadDiceAction): action is Interjection =>
  isAside(action) || (INTERRUPTIONS as readonly string[]).includes(action.type)

/** Why an interjection that nobody was offered is not possible now. */
export function refusalOfInterjection(s: DeadDice, seat: Seat, action: DeadDiceAction): Refusal | null {
  // [DD-15.87] A dark side is its owner's to bring to light.
  if (action.type === 'tension' && hasHumanMaster(s) && seat === masterSeat(s))
    return { rule: 'DD-15.87', key: 'interject.tension' }
  if (!isInterjection(action)) return null
  if (!hasHumanMaster(s)) return { rule: 'DD-16.1', key: 'interject.automatic' }
  // [DD-6.3] In a living turn a catastrophe is all that a game master can start.
  if (when('DD-6.3', s.phase === 'living' && s.scene === null && (action.type === 'add' || action.type === 'panic')))
    return { rule: 'DD-6.3', key: 'interject.living' }
  switch (action.type) {
    case 'attempt':
      return { rule: 'DD-7.1', key: 'interject.attempt' }
    case 'confide':
      return { rule: 'DD-15.26', key: 'interject.confide' }
    case 'companion':
      return (seat === masterSeat(s) ? whyNobodyJoins(s) : null) ?? { rule: 'DD-2.4', key: 'interject.master' }
    case 'contagion':
      return { rule: 'DD-15.86', key: 'interject.contagion' }
    case 'bestow':
    case 'vehicle':
      return { rule: 'DD-15.7', key: seat === masterSeat(s) ? 'gift.fight' : 'interject.master' }
    case 'add':
      return { rule: seat === masterSeat(s) ? 'DD-5.15' : 'DD-5.5', key: 'interject.add' }
    case 'panic':
      return (
        (seat === masterSeat(s) ? refusalOfPanic(s, action.seat, action.difficulty) : null) ?? {
          rule: 'DD-15.37',
          key: 'interject.panic',
        }
      )
    default:
      return { rule: 'DD-4.2', key: 'interject.master' }
  }
}

/** Who may know of what was done besides the one who did it: a game master's own things nobody, secret words the other. */
export function knownTo(s: DeadDice, action: DeadDiceAction): readonly Seat[] | 'all' {
  switch (action.type) {
    case 'note':
    case 'forget':
    case 'rollTable':
      return []
    case 'confide':
      return [masterSeat(s)]
    case 'whisper':
      return [action.seat]
    // [DD-15.24] That a survivor has to find courage tells of a bite.
    case 'stay':
      return hasHumanMaster(s) ? [masterSeat(s)] : []
    default:
      return 'all'
  }
}
