import { fieldTo, type Point, polygonContains, SHUT, shortestPath } from '@shamble/geometry'
import type { Choices, Refusal, Space } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { at, type Board, boardOf, onLevel, waysOf } from '../board/board.js'
import { apart, discOf, enemiesInContact, figuresOf, isWithin, sees } from '../board/measure.js'
import { type Acting, activationOf } from '../frames/kinds.js'
import { type Numbers, numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Human, Zombie } from '../state.js'
import { type DwaView, guessDwa } from '../view.js'

/** What the bot knows of the moment: everything lies open in this game. */
export class Situation {
  readonly s: Dwa
  readonly choices: Choices<DwaAction>
  readonly board: Board
  readonly numbers: Numbers
  readonly f: Acting | null

  constructor(view: DwaView, choices: Choices<DwaAction>) {
    this.s = guessDwa(view)
    this.choices = choices
    this.board = boardOf(view.options)
    this.numbers = numbersOf(view.options)
    this.f = activationOf(this.s)
  }

  /** Whoever acts now. */
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

  /** The dead by their distance from a place. */
  nearestZombies(from: Point): Zombie[] {
    return this.s.zombies.slice().sort((one, other) => distance(from, one) - distance(from, other))
  }

  /** How far the nearest of the dead is that could get here; none is very far. */
  danger(at: Point & { level: number }): number {
    return this.s.zombies.reduce(
      (least, zombie) => (zombie.level === at.level ? Math.min(least, apart(this.s, at, zombie)) : least),
      9_999,
    )
  }

  enemies(human: Human): Zombie[] {
    return enemiesInContact(this.s, human) as Zombie[]
  }

  seen(human: Human, mm: number): Zombie[] {
    return this.s.zombies.filter((zombie) => isWithin(this.s, human, zombie, mm) && sees(this.s, human, zombie))
  }

  /** The way on the ground to a place, shut openings counted as what it takes to open them; `null` where there is none. */
  wayTo(human: Human, to: Point): Point[] | null {
    const ways = waysOf(this.s)
    const tolls = this.#tolls()
    return shortestPath(ways, tolls, fieldTo(ways, tolls, to), {
      from: human,
      target: null,
      bases: [...figuresOf(this.s)]
        .filter((figure) => figure !== human && figure.level === 0 && distance(figure, to) > 1)
        .map((figure) => discOf(this.s, figure)),
      reach: 250,
    })
  }

  #tolls(): number[] {
    const { costs, distances } = this.numbers
    const crossing = costs.cross * distances.step
    return [
      ...this.board.openings.map(({ kind }, i) => {
        const { state, barricaded } = this.s.openings[i]!
        if (state !== 'closed') return kind === 'window' ? crossing : 0
        return barricaded ? SHUT : costs.door * distances.step + (kind === 'window' ? crossing : 0)
      }),
      ...onLevel(this.board, 0).low.map(() => crossing),
    ]
  }

  /** The number of the room in which somebody is; -1 for none. */
  roomOf({ x, y, level }: Human): number {
    return level === 0 ? this.board.rooms.findIndex(({ outline }) => polygonContains(outline, { x, y })) : -1
  }
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The middle of an outline, near enough to walk to. */
export function middleOf(outline: readonly (readonly [number, number])[]): Point {
  const points = outline.map(at)
  return {
    x: Math.round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
    y: Math.round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
  }
}
