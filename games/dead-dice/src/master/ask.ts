import { ask, BrokenInvariant, type Frame, Offers, type Play, type Procedure, samePlain } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { hasHumanMaster, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import { automaticMaster } from './automatic.js'

type Master<F extends Frame> = Pick<Procedure<DeadDice, F, DeadDiceAction>, 'offer' | 'answer'>

/**
 * [DD-16.1] The game master decides. A person is asked. The automatic one has no seat: it gets the offers that a
 * person would get, and its answer is carried out at once by the same code, in the same entry of the record.
 */
export function askMaster<F extends Frame>(s: DeadDice, f: F, kind: string, of: Master<F>, play: Play): void {
  const seat = masterSeat(s)
  if (hasHumanMaster(s)) {
    ask(s, seat, kind)
    return
  }
  // What it does, or leaves undone, tells of what it knows: nobody tries that twice.
  play.reveal?.('all')
  const action = automaticMaster().decide(s, f, kind)
  if (!isOffered(s, f, of, action))
    throw new BrokenInvariant(`the automatic game master may not ${JSON.stringify(action)} at ${f.kind}.${kind}`)
  of.answer!(s, f, seat, action, play)
}

const offers = new Offers<DeadDiceAction>('legal-only')

function isOffered<F extends Frame>(s: DeadDice, f: F, of: Master<F>, action: DeadDiceAction): boolean {
  offers.clear()
  of.offer!(s, f, masterSeat(s), offers)
  for (let i = 0; i < offers.spaceCount; i++) {
    const space = offers.spaceAt(i)
    if (space.holds(action)) return space.check(action) === null
  }
  for (let i = 0; i < offers.count; i++) if (samePlain(offers.action(i), action)) return true
  return false
}
