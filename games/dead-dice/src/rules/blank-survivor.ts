import type { Deeds, Survivor } from '../state.js'

/** A sheet that is still to be made: every score starts at 1 [DD-1.9], every Trust at 0 [DD-1.12]. */
export function blankSurvivor(players: number): Survivor {
  return {
    name: '',
    scores: { brains: 1, finesse: 1, muscle: 1, guts: 1, mug: 1 },
    base: 1,
    survival: 1,
    traits: [],
    darkSide: '',
    exposed: false,
    trust: Array.from({ length: players }, () => 0),
    things: [],
    hand: [],
    bag: false,
    armour: null,
    loads: { ammunition: 0, provisions: 0 },
    fate: 'alive',
    fateTurn: 0,
    turnsIn: 0,
    told: false,
    walks: false,
    carrier: false,
    down: false,
    trustRaised: false,
    tensions: { now: 0, ever: 0 },
    deeds: noDeeds(),
    xp: 0,
  }
}

export const noDeeds = (): Deeds => ({
  zombies: 0,
  mostAtOnce: 0,
  runOver: 0,
  livingKilled: 0,
  livingSpared: 0,
  stepsRaised: 0,
  opposed: 0,
  hidBite: false,
  wrecked: false,
  closed: 0,
})
