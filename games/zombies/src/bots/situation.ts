import type { Seat } from '@shamble/kernel'
import { isHelipadCentre, isOnTable, joinedSpaces, type Space } from '../board/board.js'
import { iSeeTheHelicopter } from '../cards/i-see-the-helicopter.js'
import { skateboard } from '../cards/skateboard.js'
import { isFoodSource } from '../rules/combat.js'
import { isHelipadDead, isOnlyZombieWin } from '../rules/goal.js'
import { TOWN_SQUARE } from '../rules/pawns.js'
import type { Card, Zombies } from '../state.js'
import { publicState, type ZombiesView } from '../view.js'
import { collectionWorth, type Fighter, fighterOf, rowOfFights, type Stakes, toll, worthOf } from './fighting.js'
import type { Manner } from './manner.js'
import { travel, wayAlong } from './ways.js'
import type { Weights } from './weights.js'

/** How many steps a zombie on the way is worth. */
const DETOUR = 1.6

/** The table as one seat sees it, and what follows from that; worked out once for each decision, when asked for. */
export class Situation {
  readonly s: Zombies
  readonly me: Seat
  /** How the seat plays, and thinks that everybody does. */
  readonly manner: Manner
  readonly weights: Weights
  /** The own hand, and how many cards everybody holds. */
  readonly hand: readonly Card[]
  readonly held: readonly number[]
  readonly rivals: readonly Seat[]
  /** The middles of the helipads that can be reached for the win. */
  readonly pads: readonly Space[]
  #only: boolean | undefined
  #toPad: Float64Array | undefined
  #stepsToPad: Float64Array | undefined
  #harm: Float64Array | undefined
  #ownHarm: Float64Array | undefined
  #leader: Seat | undefined
  // By seat.
  readonly #fighters: Fighter[] = []
  readonly #stakes: Stakes[] = []
  readonly #tolls: number[] = []
  readonly #turnChances: number[] = []

  /** @param s of hands and deck nothing is read */
  private constructor(s: Zombies, me: Seat, hand: readonly Card[], held: readonly number[], manner: Manner) {
    this.s = s
    this.me = me
    this.manner = manner
    this.weights = manner.weights
    this.hand = hand
    this.held = held
    this.rivals = [...this.s.lives.keys()].filter((seat) => seat !== me)
    this.pads = helipads(this.s)
  }

  static seen(view: ZombiesView, me: Seat, manner: Manner): Situation {
    return new Situation(publicState(view), me, view.hand, view.held, manner)
  }

  /** The same in a world that is whole: rollouts make no views. */
  static inWorld(s: Zombies, me: Seat, manner: Manner): Situation {
    return new Situation(
      s,
      me,
      s.hands[me]!,
      s.hands.map((hand) => hand.length),
      manner,
    )
  }

  get isMyTurn(): boolean {
    return this.s.active === this.me
  }

  get at(): Space {
    return this.s.position[this.me]!
  }

  /** No helipad can come: only the collection counts. */
  get onlyCollection(): boolean {
    this.#only ??= isOnlyZombieWin(this.s)
    return this.#only
  }

  /** Steps from each space to the nearest helipad, zombies on the way counted as detours. */
  get toPad(): Float64Array {
    this.#toPad ??= travel(this.s, this.pads, 1 + (isFoodSource(this.s) ? 0 : DETOUR), 'to')
    return this.#toPad
  }

  /** The same in steps, with a hundredth for each zombie: the shortest ways. */
  get stepsToPad(): Float64Array {
    this.#stepsToPad ??= travel(this.s, this.pads, 1.01, 'to')
    return this.#stepsToPad
  }

  fighter(seat: Seat): Fighter {
    this.#fighters[seat] ??= fighterOf(this.s, seat)
    return this.#fighters[seat]
  }

  /** What a kill brings a seat, and what its death leaves it. */
  stakes(seat: Seat): Stakes {
    this.#stakes[seat] ??= this.#stakesOf(seat)
    return this.#stakes[seat]
  }

  #stakesOf(seat: Seat): Stakes {
    const { s, weights } = this
    const reserve = s.reserve[seat]!
    const lost = this.collection(reserve) - this.collection(Math.floor(reserve / 2))
    const astray = Math.max(0, this.nearness(s.position[seat]!) - this.nearness(TOWN_SQUARE))
    const strayed = this.pads.length > 0 ? weights.strayed * weights.win : 0
    const weapons = 0.7 * s.inPlay[seat]!.length
    return {
      kill: this.killWorth(seat),
      dead: worthOf(3, 3) - lost * this.patience - weights.death - weapons - Math.max(astray, strayed * 0.5),
    }
  }

  /** Waiting for a better hand cannot go on for ever: what a death would cost frightens less and less. */
  get patience(): number {
    const rounds = this.s.turn / this.s.lives.length
    return Math.max(0.2, Math.min(1, 1 - this.weights.impatience * (rounds - this.weights.calm)))
  }

  /** What a player would pay for a fight rather than spend a movement roll on nothing: more as the rounds go by. */
  get restlessness(): number {
    const rounds = this.s.turn / this.s.lives.length
    return this.weights.restless * Math.max(1, rounds / this.weights.calm)
  }

  /** What a collection of so many is worth. */
  collection(reserve: number): number {
    return collectionWorth(this.weights, reserve, this.s.options.winZombies)
  }

  /** One more zombie in a collection; where no helipad can come, nothing else counts. */
  killWorth(seat: Seat): number {
    const reserve = this.s.reserve[seat]!
    const plain = this.collection(reserve + 1) - this.collection(reserve)
    return this.onlyCollection ? plain * 1.3 + 0.4 : plain
  }

  /** What meeting a zombie costs a seat; below nothing for the player who is glad of it. */
  toll(seat: Seat): number {
    this.#tolls[seat] ??= isFoodSource(this.s) ? 0 : toll(this.fighter(seat), this.stakes(seat))
    return this.#tolls[seat]
  }

  /** What the way to a helipad is worth from a space. */
  nearness(space: Space): number {
    return this.pads.length === 0 ? 0 : this.weights.win * this.weights.perStep ** this.toPad[space]!
  }

  /** How well a seat does, as far as everybody can see. */
  standing(seat: Seat, at: Space = this.s.position[seat]!): number {
    const { s } = this
    return (
      this.nearness(at) +
      this.collection(s.reserve[seat]!) +
      0.5 * worthOf(s.lives[seat]!, s.bullets[seat]!) +
      0.5 * s.inPlay[seat]!.length
    )
  }

  /** The rival who is nearest to winning. */
  get leader(): Seat {
    this.#leader ??= this.rivals.reduce(
      (best, seat) => (this.standing(seat) > this.standing(best) ? seat : best),
      this.rivals[0] ?? -1,
    )
    return this.#leader
  }

  /** Whether one is oneself nearest to winning. */
  get isFirst(): boolean {
    return this.leader < 0 || this.standing(this.me) >= this.standing(this.leader)
  }

  /** How much a rival's loss is the bot's own gain: all of it with one rival, mostly the leader's with several. */
  weight(seat: Seat): number {
    if (seat === this.me) return -1
    const most = this.standing(this.leader)
    const share = most <= 0 ? 1 : Math.max(0.1, this.standing(seat) / most) ** 2
    return share / Math.sqrt(this.rivals.length)
  }

  /** What a movement roll makes of a die for a seat. */
  totalOf(seat: Seat, die: number): number {
    const cards = this.s.inPlay[seat]!
    const sum = die + (cards.includes(skateboard.card) ? 2 : 0) + (cards.includes(iSeeTheHelicopter.card) ? 1 : 0)
    return this.s.jeep[seat] === 1 ? sum * 2 : sum
  }

  /** The chance that a seat reaches a helipad with so many steps. */
  winChance(seat: Seat, total: number): number {
    if (this.pads.length === 0) return 0
    const cost = this.stepsToPad[this.s.position[seat]!]!
    const steps = Math.floor(cost + 0.001)
    if (steps > total) return 0
    const fights = isFoodSource(this.s) ? 0 : Math.round((cost - steps) * 100)
    return this.survival(seat, fights)
  }

  /** The chance of a win in a turn whose die is still to be rolled. */
  turnChance(seat: Seat): number {
    this.#turnChances[seat] ??= this.#turnChanceOf(seat)
    return this.#turnChances[seat]
  }

  #turnChanceOf(seat: Seat): number {
    let sum = 0
    for (let die = 1; die <= 6; die++) sum += this.winChance(seat, this.totalOf(seat, die)) / 6
    return sum
  }

  /** The chance to win so many fights in a row, every price paid. */
  survival(seat: Seat, fights: number): number {
    const stakes = { kill: this.weights.win, dead: 0 }
    return rowOfFights(this.fighter(seat), stakes, Math.min(fights, 8)).alive.at(-1)!
  }

  /** What a whole turn is worth to a seat. */
  turnWorth(seat: Seat): number {
    const { weights } = this
    const cost = this.pads.length === 0 ? 0 : this.toPad[this.s.position[seat]!]!
    const near = this.pads.length === 0 ? 0 : weights.win * weights.perStep ** cost
    const nearer = this.pads.length === 0 ? 0 : weights.win * weights.perStep ** Math.max(0, cost - 3.5)
    return (
      weights.turn +
      0.5 * this.killWorth(seat) +
      (nearer - near) * 0.5 +
      weights.denial * weights.win * this.turnChance(seat)
    )
  }

  /** What one more zombie on each space would be worth: bad for rivals, bad for oneself. */
  get harm(): Float64Array {
    this.#harm ??= this.#harmTo([...this.s.lives.keys()])
    return this.#harm
  }

  /** The part of it that is one's own: below nothing where the zombie is in the way, above where it is welcome. */
  get ownHarm(): Float64Array {
    this.#ownHarm ??= this.#harmTo([this.me])
    return this.#ownHarm
  }

  #harmTo(seats: readonly Seat[]): Float64Array {
    const { s, weights } = this
    const harm = new Float64Array(s.zombie.length)
    for (const seat of seats) {
      const cost = seat === this.me ? -1.1 * this.toll(seat) : this.weight(seat) * this.toll(seat)
      const at = s.position[seat]!
      harm[at]! += cost
      const way = this.pads.length > 0 ? wayAlong(s, this.toPad, at) : []
      way.forEach((space, i) => {
        harm[space]! += cost * 0.8 * weights.perStep ** i
      })
      for (const next of joinedSpaces(s, at)) if (!way.includes(next)) harm[next]! += cost * 0.35
    }
    return harm
  }
}

function helipads(s: Zombies): Space[] {
  if (isHelipadDead(s)) return []
  const pads: Space[] = []
  for (let slot = 0; slot < s.tileKind.length; slot++)
    if (isOnTable(s, slot) && isHelipadCentre(s, slot * 9 + 4)) pads.push(slot * 9 + 4)
  return pads
}
