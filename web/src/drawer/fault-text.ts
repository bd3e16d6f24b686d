import type { Speak } from '@shamble/module'
import { faultWords } from '../app/fault-words.js'
import type { ThingFault } from './read-thing.js'

/** Why a thing cannot be used, with the path to what is wrong in it. */
export function thingFaultWords(fault: ThingFault, speak: Speak): string {
  if (fault === 'unreadable') return speak('home.open.unreadable')
  // A parser's own words about broken text help nobody.
  return fault.said.key.startsWith('not JSON') ? speak('drawer.text') : faultWords(fault, speak)
}
