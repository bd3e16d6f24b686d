import { type Field, fieldTo, type Point, polygonContains, shortestPath, type Ways } from '@shamble/geometry'
import type { Choices, Refusal, Space } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { type Board, boardOf, isBarredBetween, onLevel, waysOf } from '../board/board.js'
import {
  apart,
  CONTACT,
  discOf,
  enemiesInContact,
  figuresOf,
  humansInContact,
  isEngaged,
  isWithin,
  sees,
} from '../board/measure.js'
import { type Acting, activationOf } from '../frames/kinds.js'
import { type Numbers, numbersOf } from '../numbers/house-numbers.js'
import { mayAimAt } from '../rules/targets.js'
import { type Dwa, type Figure, type Human, isZombie, type Zombie } from '../state.js'
import { HOUSE, type Manner } from './manners.js'

/** Where a figure stands or could stand. */
export interface Place extends Point {
  readonly level: number
}

/** [DWA-15.1.4.a] */
const CHARGES = 1 / 3
const BEHIND = 0.25
const NEARER_PREY = 0.4
/** How far along a way others are walked around, and how much longer it may be for that. */
const NEXT_TURN = 250
const DETOUR = 200
const BARRICADE = 150

/** What the bot knows of the moment: everything lies open in this game. */
export class Situation {
  readonly s: Dwa
  readonly choices: Choices<DwaAction>
  readonly board: Board
  readonly numbers: Numbers
  readonly f: Acting | null
  readonly manner: Manner

  /** @param s only to look at */
  constructor(s: Dwa, choices: Choices<DwaAction>, manner = HOUSE) {
    this.s = s
    this.choices = choices
    this.manner = manner
    this.board = boardOf(s.options)
    this.numbers = numbersOf(s.options)
    this.f = activationOf(s)
  }

  /** The figure that acts now. */
  get human(): Human {
    return this.s.humans[this.f!.human]!
  }

  actions<T extends DwaAction['type']>(type: T): Extract<DwaAction, { type: T }>[] {
    return this.choices.actions.filter((action) => action.type === type) as Extract<DwaAction, { type: T }>[]
  }

  space(kind: string): Space<DwaAction> | null {
    return this.choices.spaces.find((space) => space.kind === kind) ?? null
  }

  /** What the rules say to a composed answer; refused where nothing of the kind is offered. */
  whyNot(action: DwaAction): Refusal | null {
    const space = this.choices.spaces.find((one) => one.holds(action))
    return space === undefined ? { rule: 'DWA-9.d' } : space.check(action)
  }

  /** How far the nearest of the dead is that could get here; none is very far. */
  danger(at: Place): number {
    return this.s.zombies.reduce(
      (least, zombie) => (zombie.level === at.level ? Math.min(least, apart(this.s, at, zombie)) : least),
      9_999,
    )
  }

  /**
   * How likely one of the dead is in contact, when the turn is over, with a human who ends it there: they walk, and
   * charge on two faces of the die [DWA-15.1.3.a] [DWA-15.1.4.a]. Walls and nearer prey keep most of them away.
   */
  menaceOf(zombie: Zombie, place: Place, human: Human): number {
    const { s, numbers } = this
    if (zombie.level !== place.level || zombie.stunned) return 0
    const far = apart(s, place, zombie)
    const walk = numbers.zombieAp * numbers.distances.step
    if (far > walk + numbers.distances.charge) return 0
    if (zombie.posture === 'prone') return far <= CONTACT ? 1 : 0
    const comes = far <= walk ? 1 : s.options.charge ? CHARGES : 0
    const isApart = isBarredBetween(s, place.level, zombie, place)
    const hasOther = s.humans.some(
      (other) => other !== human && other.whereabouts === 'table' && apart(s, other, zombie) < far,
    )
    return comes * (isApart ? BEHIND : 1) * (hasOther ? NEARER_PREY : 1)
  }

  /** How many of the dead will probably be in contact there. */
  attackers(place: Place, human: Human): number {
    return this.s.zombies.reduce((sum, zombie) => sum + this.menaceOf(zombie, place, human), 0)
  }

  enemies(human: Human): Zombie[] {
    return enemiesInContact(this.s, human) as Zombie[]
  }

  /** Whether a figure of a team fights it already. */
  isFought(zombie: Zombie): boolean {
    return humansInContact(this.s, zombie).length > 0
  }

  seen(human: Human, mm: number): Zombie[] {
    return this.s.zombies.filter((zombie) => isWithin(this.s, human, zombie, mm) && sees(this.s, human, zombie))
  }

  /** Whether a figure is shot at: the dead, and where teams may fire at each other the others of them. */
  isFoe(human: Human, figure: Figure): boolean {
    return isZombie(figure) || ((figure as Human).team >= 0 && mayAimAt(this.s, human, figure))
  }

  /** People of other teams in sight who may be shot at, and whom the dead have not got already. */
  rivals(human: Human, mm: number): Human[] {
    const { s } = this
    if (!s.options.pvp) return []
    return s.humans.filter(
      (other) =>
        other.whereabouts === 'table' &&
        this.isFoe(human, other) &&
        isWithin(s, human, other, mm) &&
        !isEngaged(s, other) &&
        sees(s, human, other),
    )
  }

  /**
   * The way on the ground to a place, shut openings counted as what it takes to open them; `null` where there is none.
   * @param berth how wide the dead are walked around
   */
  wayTo(human: Human, to: Point, berth: number): Point[] | null {
    const { s } = this
    const ways = waysOf(s)
    const tolls = this.#tolls()
    const bases = [...figuresOf(s)]
      .filter((figure) => figure !== human && figure.level === 0 && distance(figure, to) > s.options.baseMm)
      .map((figure) => {
        const { diameter } = discOf(s, figure)
        // No wider than from where the way begins.
        const widest = 2 * Math.floor(distance(figure, human)) - diameter - 2
        return {
          x: figure.x,
          y: figure.y,
          diameter: isZombie(figure) ? clamp(diameter + 2 * berth, diameter, widest) : diameter,
        }
      })
    return shortestPath(ways, tolls, fieldOf(ways, tolls, to), {
      from: human,
      target: null,
      bases,
      reach: NEXT_TURN,
      detour: DETOUR,
    })
  }

  #tolls(): number[] {
    const { costs, distances } = this.numbers
    const crossing = costs.cross * distances.step
    return [
      ...this.board.openings.map(({ kind }, i) => {
        const { state, barricaded } = this.s.openings[i]!
        if (state !== 'closed') return kind === 'window' ? crossing : 0
        const toll = costs.door * distances.step + (kind === 'window' ? crossing : 0)
        // Taken away like a door is opened; but then it keeps nobody out, so other ways are better.
        return toll + (barricaded ? BARRICADE : 0)
      }),
      ...onLevel(this.board, 0).low.map(() => crossing),
    ]
  }

  /** The number of the room in which a figure is; -1 for none. */
  roomOf({ x, y, level }: Human): number {
    return level === 0 ? this.board.rooms.findIndex(({ outline }) => polygonContains(outline, { x, y })) : -1
  }
}

/** Ways change when openings and vehicles do; as long as they stay as they are, so do the fields to places. */
const fields = new WeakMap<Ways, Map<string, Field>>()
const MOST_FIELDS = 100

function fieldOf(ways: Ways, tolls: readonly number[], to: Point): Field {
  let known = fields.get(ways)
  if (known === undefined || known.size >= MOST_FIELDS) {
    known = new Map()
    fields.set(ways, known)
  }
  const key = `${to.x},${to.y} ${tolls.join()}`
  const field = known.get(key) ?? fieldTo(ways, tolls, to)
  known.set(key, field)
  return field
}

/** Not below the least, even where that is more than the most. */
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The middle of an outline, near enough to walk to. */
export const middleOf = (outline: readonly Point[]): Point => ({
  x: Math.round(outline.reduce((sum, { x }) => sum + x, 0) / outline.length),
  y: Math.round(outline.reduce((sum, { y }) => sum + y, 0) / outline.length),
})
