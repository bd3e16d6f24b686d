import { AUTO, type DawnAction, FINISH, PASS } from '../actions.js'
import type { AttackFrame } from '../frames/kinds.js'
import { type Square, squareName } from '../map/mall.js'
import { glassInTheWay } from '../rules/glass.js'
import { zombieSees } from '../rules/sight.js'
import { countersOf, type Dawn, FRAN, NO_UNIT, OPEN } from '../state.js'
import { doorParams } from '../words.js'
import { reaches } from './chances.js'
import type { Group } from './danger.js'
import { Stakes } from './harm.js'
import { groupsOf } from './outlook.js'
import { FAR, stepsFrom } from './reach.js'
import { type Foe, Situation } from './situation.js'
import { type Asked, type Thinker, thinker } from './thinker.js'
import { because, percent, type Thought, type Why } from './thought.js'
import { weights } from './weights.js'

/** Where to hide: among the rifles, and in the rooms where people may begin, one step out of their sight. */
const RIFLES_FIRST = ['177', '050', '074', '194', '052', '175', '055', '159', '161']

/** How hard a character pulls at a zombie so many steps away; next to them it is as good as in. */
const PULL = [1, 0.62, 0.46, 0.36, 0.29, 0.24, 0.2, 0.17, 0.15, 0.13, 0.12]
const FAR_PULL = 0.6
/** What a closed door on the way counts for, in steps: they crowd before it all the same. */
const SHUT_OUT = 10

/** What the zombie side sets its mind on. */
export interface Hunger {
  /** What it counts for to be where people want to go: doors that they are about to close, the rifles. */
  readonly guard: number
  /** How much a zombie avoids standing in a character's sight without coming in, against the harm that it does. */
  readonly shy: number
  /** By so much Fran is worth more. */
  readonly fran: number
  /** What a move or a rage must gain before a zombie stirs. */
  readonly sloth: number
}
export const PLAIN_HUNGER: Hunger = { guard: 1, shy: 0, fran: 1, sloth: 0.001 }

export const zombieBot = (): Thinker => thinker((s, known) => thinkAsZombies(s, known))

/** @param s what the seat knows, as a position */
export const thinkAsZombies = (s: Dawn, asked: Asked, hunger = PLAIN_HUNGER): Thought =>
  new Horde(s, hunger).think(asked)

/** The zombie side at one moment of its turn. */
class Horde {
  readonly #hunger: Hunger
  readonly #s: Dawn
  readonly #sit: Situation
  readonly #stakes: Stakes
  readonly #groups: Group[]
  /** Steps of a zombie to each group, as the doors are. */
  readonly #fields: Int16Array[]

  constructor(s: Dawn, hunger: Hunger) {
    this.#s = s
    this.#hunger = hunger
    this.#sit = new Situation(s)
    this.#stakes = new Stakes(this.#sit, weights)
    this.#stakes.infect[FRAN]! *= hunger.fran
    this.#stakes.lose[FRAN]! *= hunger.fran
    this.#groups = groupsOf(s, 0)
    this.#fields = this.#groups.map(({ square }) => stepsFrom(this.#sit, [square]))
  }

  think({ choices, seat }: Asked): Thought {
    const { actions } = choices
    const kind = this.#s.questions.find((question) => question.seat === seat)?.kind
    switch (kind) {
      case 'hide':
        return this.#hide(actions)
      case 'berserk': {
        const mad = best(actions, (action) =>
          action.type === 'berserk' ? this.#rage(action.square) - this.#hunger.sloth : 0,
        )
        return mad === null ? because(PASS, 'no-rage') : because(mad, 'rages')
      }
      case 'react':
        return this.#react(actions)
      case 'free':
        return this.#free(actions)
      case 'how-many':
        return this.#howMany(actions)
      default:
        return because(actions[0]!, 'all-alike')
    }
  }

  #hide(actions: readonly DawnAction[]): Thought {
    const { mall } = this.#sit
    const wanted = RIFLES_FIRST.map((name) => Number(name) - 1)
    const rank = (square: Square): number => {
      const listed = wanted.indexOf(square)
      if (listed >= 0) return 100 - listed
      // On another map: close to the rifles and to where people begin.
      const near = Math.min(...mall.characterSquares.map((at) => mall.steps[at * mall.size + square]!))
      return -Math.min(near, 2 + mall.steps[mall.rifleSquare * mall.size + square]!)
    }
    const found = best(actions, (action) => (action.type === 'hide' ? rank(action.square) : -999))
    if (found?.type !== 'hide') return because(AUTO, 'all-alike')
    return because(found, mall.area[found.square] === mall.rifleArea ? 'hides-near-rifles' : 'hides-near-start')
  }

  /** How hard the characters pull at a foe that is in a square. */
  #pull(foe: Foe, at: Square): number {
    let most = 0
    this.#groups.forEach((group, g) => {
      const steps = this.#stepsTo(g, at)
      const share = steps < PULL.length ? PULL[steps]! : FAR_PULL / steps
      most = Math.max(most, share * this.#stakes.meets(group, foe))
    })
    return this.#isInTheOpen(at) ? most * (1 - this.#hunger.shy) : most
  }

  /** Whether someone can shoot at what is there, and nobody is in reach of it. */
  #isInTheOpen(at: Square): boolean {
    if (this.#hunger.shy === 0) return false
    return (
      this.#groups.every(({ square }) => square !== at) &&
      this.#groups.some(({ square, guard }) => guard > 0 && zombieSees(this.#s, this.#sit.mall, at, square))
    )
  }

  /** Steps from a square to a group; where no way is open, to where it would be if the doors were. */
  #stepsTo(g: number, at: Square): number {
    const steps = this.#fields[g]![at]!
    if (steps < FAR) return steps
    const { mall } = this.#sit
    return SHUT_OUT + mall.steps[this.#groups[g]!.square * mall.size + at]!
  }

  #foe(square: Square): Foe | null {
    const f = this.#sit.foeAt[square]!
    return f < 0 ? null : this.#sit.foes[f]!
  }

  #steps(square: Square): number {
    return Math.min(999, ...this.#fields.map((field) => field[square]!))
  }

  /** What it is worth that a unit goes berserk: a second step, frightened shots, and glass that it may break. */
  #rage(square: Square): number {
    const foe = this.#foe(square)
    if (foe === null) return 0
    const mad: Foe = { ...foe, berserk: true }
    let most = Math.max(
      0,
      ...glassInTheWay(this.#s, this.#sit.mall, square).map((door) => this.#breaking(square, door)),
    )
    this.#groups.forEach((group, g) => {
      const steps = this.#fields[g]![square]!
      const one = PULL[Math.max(0, steps - 1)] ?? 0
      const two = PULL[Math.max(0, steps - 2)] ?? 0
      const gain = two * this.#stakes.meets(group, mad) - one * this.#stakes.meets(group, foe)
      most = Math.max(most, gain)
    })
    return most
  }

  #isFought(square: Square): boolean {
    return this.#sit.foeAt[square]! >= 0
  }

  #hasPeople(square: Square): boolean {
    return this.#groups.some((group) => group.square === square)
  }

  /** A unit that nobody has met yet. */
  #stranger(): Foe {
    const prior = this.#sit.prior
    const totals: number[] = []
    const shares: number[] = []
    prior.forEach((share, value) => {
      if (share === 0) return
      totals.push(value)
      shares.push(share)
    })
    return { square: -1, value: 0, extra: 0, berserk: false, supers: 0, totals, shares }
  }

  #gain(action: DawnAction): number {
    switch (action.type) {
      case 'move': {
        const foe = this.#foe(action.from)
        if (foe === null) return 0
        const to = action.path[action.path.length - 1]!
        return this.#pull(foe, to) - this.#pull(foe, action.from) + this.#place(to) - this.#place(action.from)
      }
      case 'super': {
        const foe = this.#foe(this.#s.at[action.who]!)
        if (foe === null) return 0
        const to = action.path[action.path.length - 1]!
        const goesWith = action.lift >= 0 && action.drop === action.path.length ? 0.5 : 0
        return this.#pull(foe, to) - this.#pull(foe, this.#s.at[action.who]!) + goesWith
      }
      case 'break':
        return this.#breaking(action.from, action.door)
      case 'reveal':
        return this.#reveal(action.square)
      default:
        return 0
    }
  }

  /** Doors that bring more, doors that a character is about to close, and the rifles. */
  #place(square: Square): number {
    const { mall } = this.#sit
    const s = this.#s
    const { guard } = this.#hunger
    const door = mall.mainDoorAt[square]!
    if (door >= 0 && s.doors[door] === OPEN) {
      const near = this.#steps(square)
      const pool = s.poolUrns.length + s.poolValues.length
      return (pool > 0 ? -1 : 0) + (near <= 7 ? 1.5 * guard : 0)
    }
    return square === mall.rifleSquare && s.riflesLeft > 0 ? guard : 0
  }

  #reveal(square: Square): number {
    const steps = this.#steps(square)
    const target = this.#groups.find((_, g) => this.#fields[g]![square] === steps)
    if (target === undefined || steps > 1 || this.#isFought(target.square)) return 0
    return this.#stakes.meets(target, this.#stranger())
  }

  #breaking(from: Square, door: number): number {
    const { mall } = this.#sit
    const foe = this.#foe(from)
    const beyond = mall.doors[door]!.squares.find((square) => square !== from)
    if (foe === null || beyond === undefined) return 0
    const gain = this.#pull(foe, beyond) - this.#pull(foe, from)
    return gain * this.#breaks(from)
  }

  /** The chance that what is in a square breaks glass. */
  #breaks(from: Square): number {
    const foe = this.#foe(from)
    if (foe === null) return 0
    return foe.supers > 0 ? 1 : this.#sit.mean(foe, (value) => 1 - reaches(2, value))
  }

  /** A unit that can come in does, the strongest first; then the rest as the rules would have it. */
  #react(actions: readonly DawnAction[]): Thought {
    const entering = best(actions, (action) => {
      if (action.type === 'move' && this.#hasPeople(action.path[action.path.length - 1]!)) return 1 + this.#gain(action)
      if (action.type === 'reveal' || action.type === 'super' || action.type === 'break') return this.#gain(action)
      return 0
    })
    if (entering !== null) return { action: entering, why: this.#why(entering) }
    const bound = actions.filter((action) => action.type === 'move')
    const step = best(
      bound,
      (action) => 50 + this.#gain(action) - 0.01 * this.#steps((action as { from: Square }).from),
    )
    if (step !== null) return because(step, 'must-react')
    const done = actions.find((action) => action.type === 'finish' || action.type === 'auto')
    return because(done ?? actions[0]!, done?.type === 'finish' ? 'no-gain' : 'all-alike')
  }

  #free(actions: readonly DawnAction[]): Thought {
    const found = best(actions, (action) => this.#gain(action) - this.#hunger.sloth)
    return found === null ? because(FINISH, 'no-gain') : { action: found, why: this.#why(found) }
  }

  /** What an action gains most by. */
  #why(action: DawnAction): Why {
    const { mall } = this.#sit
    switch (action.type) {
      case 'break': {
        const chance = percent(this.#breaks(action.from))
        return { key: 'breaks-in', params: { ...doorParams(mall, action.door), chance } }
      }
      case 'reveal':
        return { key: 'ambush' }
      case 'move':
        return this.#whyMove(action.from, action.path[action.path.length - 1]!)
      case 'super':
        return this.#whyNearer(action.path[action.path.length - 1]!)
      default:
        return { key: 'all-alike' }
    }
  }

  #whyMove(from: Square, to: Square): Why {
    const { mall } = this.#sit
    const foe = this.#foe(from)
    const pulled = foe === null ? 0 : this.#pull(foe, to) - this.#pull(foe, from)
    if (this.#hasPeople(to) || this.#place(to) - this.#place(from) <= pulled) return this.#whyNearer(to)
    if (this.#place(to) <= 0) return { key: 'frees-entrance' }
    const door = mall.mainDoorAt[to]!
    return door >= 0 ? { key: 'blocks-main-door', params: doorParams(mall, door) } : { key: 'blocks-rifles' }
  }

  #whyNearer(to: Square): Why {
    return this.#hasPeople(to) ? { key: 'comes-in', params: { square: squareName(to) } } : { key: 'comes-closer' }
  }

  /** So many that it hurts most, the human side naming whom. */
  #howMany(actions: readonly DawnAction[]): Thought {
    const s = this.#s
    const frame = s.frames[s.frames.length - 1] as AttackFrame
    const group = this.#groups.find(({ square }) => square === frame.square)
    const unit = s.unitAt[frame.square]!
    const supers = this.#foe(frame.square)?.supers ?? 0
    const value = (unit === NO_UNIT ? 0 : s.value[unit]!) + supers * countersOf(s).superValue
    const worst =
      group === undefined
        ? null
        : best(actions, (a) => (a.type === 'number' ? 0.01 + this.#stakes.attackOn(group, value, a.n) : 0))
    return worst === null ? because(actions[0]!, 'all-alike') : because(worst, 'hurts-most')
  }
}

/** The action that gains most, or `null` where none gains anything. */
function best(actions: readonly DawnAction[], gain: (action: DawnAction) => number): DawnAction | null {
  let found: DawnAction | null = null
  let most = 0
  for (const action of actions) {
    const gained = gain(action)
    if (gained > most) [found, most] = [action, gained]
  }
  return found
}
