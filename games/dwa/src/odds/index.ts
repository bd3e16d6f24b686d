import type { Odds } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import type { DwaView } from '../view.js'
import { oddsOfClose } from './close.js'
import { oddsOfFire } from './fire.js'
import { oddsOfHandling } from './handling.js'

/** What can be worked out before the dice, where an action throws any. */
export function oddsOf(view: DwaView, action: DwaAction): Odds | null {
  return oddsOfHandling(view, action) ?? oddsOfClose(view, action) ?? oddsOfFire(view, action)
}
