import { BrokenInvariant, type Play, when } from '@shamble/kernel'
import type { OwnPurchase } from '../master/acts.js'
import { automaticMaster } from '../master/automatic.js'
import { hasHumanMaster } from '../seats.js'
import type { DeadDice } from '../state.js'
import { buyOne } from './buying.js'
import { refusalOf } from './shelf.js'

/** [DD-4.8] [DD-16.17] Something loud was done: the automatic game master may let the dead hear it. Persons speak up themselves. */
export function hearLoud(s: DeadDice, play: Play): void {
  if (s.scene === null || hasHumanMaster(s)) return
  play.reveal?.('all')
  const act = automaticMaster().wantsNoise(s)
  // Where nothing is paid the dead do not react.
  if (!when('DD-4.8', act !== null)) return
  carryOut(s, act!, play)
  s.scene.master.noise = true
}

/** [DD-16.51] The living have won. */
export function plunder(s: DeadDice, play: Play): void {
  if (hasHumanMaster(s)) return
  play.reveal?.('all')
  const act = automaticMaster().wantsPlunder(s)
  if (act !== null) carryOut(s, act, play)
}

/** [DD-16.1] Nothing that a person could not have bought. */
function carryOut(s: DeadDice, { purchase, why }: OwnPurchase, play: Play): void {
  const refusal = refusalOf(s, purchase)
  if (refusal !== null)
    throw new BrokenInvariant(`the automatic game master may not buy ${JSON.stringify(purchase)}: ${refusal.rule}`)
  buyOne(s, purchase, play, why)
}
