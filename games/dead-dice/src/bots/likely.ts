import type { Seat } from '@shamble/kernel'
import { turnBudget } from '../data/game-master.js'
import type { DeadTurnFrame } from '../frames/kinds-turns.js'
import { startingMenace } from '../master/manner.js'
import { legsOpen } from '../rules/legs.js'
import type { DeadDice, Foe, Scene, Survivor } from '../state.js'
import type { DeadDiceView } from '../view.js'
import { BLANK } from '../views/master.js'
import { type SeenFoe, type SeenScene, seenScene } from '../views/scene.js'
import { type SeenSurvivor, seenSurvivor } from '../views/survivors.js'
import { SHAKEN } from './situation.js'

/** A view as a position: what is hidden is what is most likely. What the house does not weigh stays a hole. */
export function likely(view: DeadDiceView): DeadDice {
  const { survivors, master, scene } = view
  return {
    ...view,
    survivors: survivors.map((seen) => likelySurvivor(seen, survivors.length)),
    master: { ...master, menace: master.menace ?? likelyMenace(view) },
    scene: scene === null || scene.foes.length === 0 ? scene : likelyScene(scene),
  } as unknown as DeadDice
}

/** The same for a seat in a world that is whole: what it cannot know counts as what is most likely. */
export function likelyIn(s: DeadDice, seat: Seat): DeadDice {
  const { survivors, scene } = s
  return likely({
    ...s,
    survivors: survivors.map((survivor, other) => seenSurvivor(s, survivor, other, seat)),
    master: { ...s.master, menace: s.options.menaceVisibility === 'visible' ? s.master.menace : null },
    scene: scene === null || scene.foes.length === 0 ? scene : seenScene(s, scene, seat),
  } as unknown as DeadDiceView)
}

/** [DD-15.67] The steady have lost little, the shaken have hardly anything left. */
function likelySurvivor(seen: SeenSurvivor, seats: number): Survivor {
  if (seen.survival !== null && seen.trust !== null) return seen as unknown as Survivor
  const looks = seen.condition === 'shaken' ? SHAKEN : Math.max(SHAKEN + 1, seen.base - 1)
  return {
    ...seen,
    survival: seen.survival ?? looks,
    trust: seen.trust ?? Array<number>(seats).fill(0),
    trustRaised: seen.trustRaised ?? false,
    turnsIn: seen.turnsIn ?? 0,
    carrier: seen.carrier ?? false,
  } as unknown as Survivor
}

const likelyScene = (scene: SeenScene): Scene => ({ ...scene, foes: scene.foes.map(likelyFoe) }) as unknown as Scene

/** [DD-10.3] Neither a civilian nor a soldier. */
const USUAL = { combativity: 2, reason: 2, violence: 2, traits: [] }

const likelyFoe = ({ who, combativity, ...open }: SeenFoe): Foe =>
  ({
    ...open,
    who: { id: who.id, arm: who.arm, ...(who.figures ?? USUAL) },
    combativity: combativity ?? USUAL.combativity,
    used: open.used ?? [],
  }) as unknown as Foe

/** The view with a game master in it who has means and a plan: in a world without them nothing comes any more. */
export function withLikelyMaster(view: DeadDiceView): DeadDiceView {
  const { master, options, deadTurn, frames } = view
  if (master.plan !== null) return view
  const menace = Math.max(1, master.menace ?? likelyMenace(view))
  const raid = frames.find(({ kind }) => kind === 'deadTurn') as unknown as DeadTurnFrame | undefined
  const legsLeft = 1 + (raid === undefined ? 0 : legsOpen(view as unknown as DeadDice, raid).length)
  const legs = legsLeft + (raid?.tried.length ?? 0)
  const budget = turnBudget(menace, deadTurn, options.agmLength)
  const plan = {
    ...BLANK,
    ...{ budget, legsLeft, left: Math.ceil((budget * legsLeft) / legs), scenes: 1 + SCENES * deadTurn },
    ...{ nonAggression: master.nonAggression, gone: master.gone },
  }
  return { ...view, master: { ...master, menace, plan } }
}
/** So many scenes a dead turn has as a rule. */
const SCENES = 2

/** [DD-16.6] Where nobody shows the Menace: an even share of it is gone with every dead turn. */
function likelyMenace({ options, deadTurn }: DeadDiceView): number {
  const start = startingMenace(options)
  const turns = Math.max(1, options.agmLength - deadTurn + 1)
  return Math.ceil((start * turns) / options.agmLength)
}
