import { BrokenInvariant, cite, type Frame } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { DeadDice } from '../state.js'
import { allowOverload, takeSacrifice } from './consents.js'
import { chooseTarget, decideBeaten, foeActs, giveUp, lash, noDefence, raiseTheDead, useProtection } from './fight.js'
import { trustTheRecord } from './rewards.js'
import { buildScene } from './scene.js'
import { startReserves } from './start.js'
import { addDead, grantParley, judgeTalk, reactToScene, strikeReserves } from './turns.js'

/** What the game master answers to one kind of question: a pure function of what a game master may know [DD-16.2] [DD-16.3]. */
export type Judgement<F extends Frame = Frame> = (s: DeadDice, f: F) => DeadDiceAction

/** By the kind of the frame, then of its question. */
const JUDGEMENTS: Readonly<Record<string, Readonly<Record<string, Judgement<never>>>>> = {
  reserves: { reserves: startReserves },
  deadRound: { target: chooseTarget, lasher: lash },
  fight: { surrender: giveUp },
  foeHarm: { protection: useProtection },
  foeTurn: { foe: foeActs },
  harm: { beaten: decideBeaten },
  opposed: { defend: noDefence },
  rising: { rising: raiseTheDead, target: chooseTarget },
  scene: { parley: grantParley, more: addDead, build: buildScene },
  negotiation: { verdict: judgeTalk },
  livingTurn: { react: reactToScene },
  catastrophe: { strike: strikeReserves },
  packing: { overload: allowOverload },
  rewards: { rightPlace: trustTheRecord, realBastard: trustTheRecord },
  turn: { overload: allowOverload },
  test: { sacrifice: takeSacrifice },
}

/** Whether the game master has a judgement on this: the rest is asked of a person alone. */
export const judges = (f: Frame, kind: string): boolean => JUDGEMENTS[f.kind]?.[kind] !== undefined

/** [DD-16.1] What the automatic game master does; the same is the advice for a person in the seat. */
export function decideAsMaster(s: DeadDice, f: Frame, kind: string): DeadDiceAction {
  cite('DD-16.3')
  const judgement = JUDGEMENTS[f.kind]?.[kind]
  if (judgement === undefined) throw new BrokenInvariant(`the game master has no answer to ${f.kind}.${kind}`)
  return judgement(s, f as never)
}
