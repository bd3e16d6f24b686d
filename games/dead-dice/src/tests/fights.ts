import { adversaryById } from '../data/adversaries.js'
import { fightFrame } from '../frames/fight.js'
import type { Foe, Obstacle } from '../state.js'
import { type Given, REST, stage, type Table } from './stage.js'

/** A fight about to begin; when it is over the first seat is asked to rest. */
export const fightStage = ({ frames = [], ...given }: Given): Table =>
  stage({ ...given, frames: [REST, fightFrame(), ...frames] })

/** An adversary of the book on stage. */
export const foe = (id: string, more: Partial<Foe> = {}): Foe => {
  const who = adversaryById(id)
  return {
    who,
    combativity: who.combativity,
    cell: 0,
    state: 'fighting',
    dry: false,
    used: [],
    protectionSpent: false,
    engaged: [],
    defenceless: false,
    fleeing: false,
    infected: false,
    ...more,
  }
}

/** A situation that a Muscle test of difficulty 1 solves; the way out unless it says otherwise. */
export const obstacle = (more: Partial<Obstacle> = {}): Obstacle => ({
  id: 0,
  by: 'muscle',
  difficulty: 1,
  wayOut: true,
  words: null,
  solved: false,
  tried: [],
  kept: 0,
  ...more,
})
