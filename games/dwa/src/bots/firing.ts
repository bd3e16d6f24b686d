import type { DwaAction } from '../actions.js'
import { isWithin } from '../board/measure.js'
import { methodsOf } from '../methods.js'
import { isFirearm } from '../numbers/weapons.js'
import { objectiveReached } from '../scenario/victory.js'
import { type Human, isZombie, type Zombie } from '../state.js'
import type { Goal } from './goals.js'
import type { Shot } from './hits.js'
import { harm, type Walks } from './moving.js'
import { shotsOf } from './shooting.js'
import type { Situation } from './situation.js'
import { throwsOf } from './throwing.js'

/** What it is worth to be rid of a zombie that threatens nobody, in millimetres: by itself, on guard, and for victory. */
const IN_PASSING = 15
const ON_GUARD = 80
const WANTED = 160
/** [DWA-15.1.3.1.D] Every declaration brings another of them. */
const LOUD = 60
/** [DWA-15.1.3.1.E] And every grenade so many on average. */
const GRENADE_BRINGS = 4.5
/** A figure of another team, and one with a gun on top of it. */
const RIVAL = 60
const ARMED = 60
/** A zombie on the ground loses a turn, and comes back. */
const HELD = 0.8
/** What threatens a friend counts less than what threatens oneself, and what hits one counts double. */
const FRIEND = 0.6
const FRIENDLY_FIRE = 500
/** A figure that stands above the dead is afraid of them all the same. */
const FRIGHT = 50
/** Cartridges are not endless. */
const ROUNDS = 4

/**
 * The declaration that gains most over walking on at once; `null` where none gains anything.
 * @param pace what every action point is worth that is not spent on it, beyond what walks say
 */
export function bestShot(sit: Situation, human: Human, goal: Goal | null, walks: Walks, pace = 0): Shot | null {
  const gains = new Gains(sit, human, goal, walks)
  const full = walks.best().worth
  let best: Shot | null = null
  let most = 0
  for (const shot of shotsOf(sit, human)) {
    const gain = gains.of(shot)
    if (gain <= most) continue
    const net = gain - (full - walks.best(shot.cost).worth) - pace * shot.cost
    if (net <= most) continue
    best = shot
    most = net
  }
  return best
}

/** Where a grenade goes whose pin is out: it must go somewhere. */
export function bestThrow(sit: Situation, human: Human, goal: Goal | null, walks: Walks): DwaAction | null {
  const gains = new Gains(sit, human, goal, walks)
  const thrown = [...throwsOf(sit, human)].filter(({ action }) => action.type === 'throw')
  const best = thrown.sort((one, other) => gains.of(other) - gains.of(one))[0]
  return best?.action ?? sit.space('throw')?.sample(() => 0) ?? null
}

/** What shots are worth to a figure who goes on afterwards. */
class Gains {
  readonly #sit: Situation
  readonly #human: Human
  readonly #walks: Walks
  readonly #kill: number
  readonly #loud: number
  readonly #deafening: number
  readonly #attackers = new Map<Human, number>()

  constructor(sit: Situation, human: Human, goal: Goal | null, walks: Walks) {
    this.#sit = sit
    this.#human = human
    this.#walks = walks
    this.#kill = killWorth(sit, human, goal)
    const methods = methodsOf(sit.s.options, sit.board.scenario.arrivals)
    this.#loud = methods.includes('D') ? LOUD : 0
    this.#deafening = methods.includes('E') ? GRENADE_BRINGS * LOUD : 0
  }

  of({ hits, cost, explodes = false }: Shot): number {
    const gained = hits.reduce((sum, { figure, elim, fall }) => {
      if (!isZombie(figure)) return sum + (elim + fall) * this.#person(figure as Human)
      const stop = this.#stops(figure) + (this.#frightens(figure) ? FRIGHT : 0)
      return sum + elim * (this.#kill + stop) + fall * HELD * stop
    }, 0)
    return this.#sit.manner.fire * gained - (explodes ? this.#deafening : this.#loud) - ROUNDS * cost
  }

  /** What it is worth to hit one of the living: of another team something, more where they can fire too. */
  #person(other: Human): number {
    if (!this.#sit.isFoe(this.#human, other)) return -FRIENDLY_FIRE
    const isArmed = other.weapons.some(({ id, rounds, jammed }) => isFirearm(id) && rounds > 0 && !jammed)
    return RIVAL + (isArmed ? ARMED : 0)
  }

  /** [DWA-13.a] From below too, and the figure that is frightened can hardly jump. */
  #frightens(zombie: Zombie): boolean {
    const { s, numbers } = this.#sit
    return zombie.level !== this.#human.level && isWithin(s, zombie, this.#human, numbers.distances.fear)
  }

  /**
   * What it is worth that a zombie does not come: to oneself where one will be, or to the figure that is nearest to it.
   */
  #stops(zombie: Zombie): number {
    const { end } = this.#walks.best()
    const own = this.#spared(zombie, this.#human, end)
    const { s } = this.#sit
    const friends = s.humans.filter(
      (other) => other !== this.#human && other.team === this.#human.team && other.whereabouts === 'table',
    )
    return friends.reduce((most, friend) => Math.max(most, FRIEND * this.#spared(zombie, friend, friend)), own)
  }

  #spared(zombie: Zombie, human: Human, place: Human | { x: number; y: number; level: number }): number {
    const menace = this.#sit.menaceOf(zombie, place, human)
    if (menace === 0) return 0
    let all = this.#attackers.get(human)
    if (all === undefined) {
      all = this.#sit.attackers(place, human)
      this.#attackers.set(human, all)
    }
    return harm(all) - harm(Math.max(0, all - menace))
  }
}

/** On the way somewhere few are worth a round; where the scenario counts them every one is. */
function killWorth({ s, board }: Situation, human: Human, goal: Goal | null): number {
  const isWanted = board.scenario.objectives.some(
    (objective) => objective.kind === 'kill' && !objectiveReached(s, human.team, objective, 'turn'),
  )
  if (isWanted) return WANTED
  return goal === null || goal.what === 'hold' ? ON_GUARD : IN_PASSING
}
