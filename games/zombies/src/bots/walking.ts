import type { Seat } from '@shamble/kernel'
import { isInBuilding, isOnTable, kindAt, type Space, slotOf, wayCount, wayFrom } from '../board/board.js'
import { TITLES } from '../cards/index.js'
import { turnOf } from '../frames/kinds.js'
import { isFoodSource } from '../rules/combat.js'
import { TOWN_SQUARE } from '../rules/pawns.js'
import { BULLET, ENHANCED, LIFE, MOST_LIVES, NO_TOKEN, NO_ZOMBIE } from '../state.js'
import { layWorth } from './card-worth.js'
import { type Row, rowOfFights, worthOf } from './fighting.js'
import type { Situation } from './situation.js'
import { attraction, travel, wayAlong } from './ways.js'

const WIDTH = 36
const MOST_FIGHTS = 7
/** So many spaces with something on them are told apart in a plan. */
const MARKS = 30

export interface Walk {
  /** The spaces to step on, in order; none for staying. */
  readonly path: readonly Space[]
  readonly worth: number
  /** Whether it is worth the steps, or only better than a roll that is spent on nothing. */
  readonly aim: 'gain' | 'restless'
}

interface Place {
  readonly space: Space
  readonly before: Place | null
  readonly fights: number
  readonly lives: number
  readonly bullets: number
  /** What was picked up or laid hands on, besides tokens. */
  readonly bonus: number
  /** Which of the marked spaces have been visited. */
  readonly marks: number
  readonly worth: number
}

/** Plans the walk of the bot's own pawn: what is within reach, what it costs, and where it leads. */
export class Walker {
  readonly #sit: Situation
  readonly #seat: Seat
  readonly #fearless: boolean
  readonly #ahead: Float64Array
  readonly #row: Row
  readonly #marks = new Map<Space, number>()

  /** @param food whether to plan as if zombies did not attack */
  constructor(sit: Situation, food: 'as-is' | 'no-fights' = 'as-is') {
    this.#sit = sit
    this.#seat = sit.me
    this.#fearless = food === 'no-fights' || isFoodSource(sit.s)
    const { gain, price } = this.#lures()
    const entering = attraction(sit.s, gain, price, sit.weights.perStep)
    this.#ahead = this.#beyond(entering)
    this.#row = rowOfFights(sit.fighter(this.#seat), sit.stakes(this.#seat), this.#fearless ? 0 : MOST_FIGHTS)
  }

  /** What a space promises for later turns. */
  promise(space: Space): number {
    return this.#ahead[space]!
  }

  /** The best walk of up to so many steps; `first` are the steps allowed to begin with. */
  best(steps: number, first: readonly Space[] | null = null): Walk {
    const from = this.#place(this.#sit.at, null)
    let best = from
    let fight: Place | null = null
    let ring = [from]
    for (let i = 0; i < steps && ring.length > 0; i++) {
      ring = this.#next(ring, i === 0 ? first : null)
      if (ring.length > 0 && ring[0]!.worth > best.worth + this.#sit.weights.idle) best = ring[0]!
      const nearest = ring.find(({ fights }) => fights === 1)
      if (nearest !== undefined && nearest.worth > (fight?.worth ?? from.worth - this.#sit.restlessness))
        fight = nearest
    }
    if (best !== from) return { path: pathTo(best), worth: best.worth, aim: 'gain' }
    // A roll that nothing else calls for is spent on a zombie, or on the way to one: nobody wins by standing still.
    if (fight !== null) return { path: pathTo(fight), worth: fight.worth, aim: 'restless' }
    return { path: this.#approach(steps, first), worth: from.worth, aim: 'restless' }
  }

  /** Where a step from each of these places leads: of places that have the same behind them the best, the best first. */
  #next(ring: readonly Place[], first: readonly Space[] | null): Place[] {
    const next: Place[] = []
    /** The place at a space that was found last; from there `also` leads to the others. */
    const at = new Map<Space, number>()
    const also: number[] = []
    for (const place of ring) {
      if (this.#wins(place)) continue
      for (const space of this.#stepsFrom(place.space, first)) {
        const there = this.#place(space, place)
        const latest = at.get(space) ?? -1
        let same = latest
        while (same >= 0 && (next[same]!.marks !== there.marks || next[same]!.fights !== there.fights))
          same = also[same]!
        if (same >= 0) {
          if (next[same]!.worth < there.worth) next[same] = there
          continue
        }
        at.set(space, next.push(there) - 1)
        also.push(latest)
      }
    }
    return next.sort((a, b) => b.worth - a.worth).slice(0, WIDTH)
  }

  /** The way to the nearest zombie that is worth a fight, as far as the steps go; none where it starts otherwise. */
  #approach(steps: number, first: readonly Space[] | null): Space[] {
    const { s } = this.#sit
    if (this.#fearless || this.#sit.toll(this.#seat) > this.#sit.restlessness) return []
    const zombies = [...s.zombie.keys()].filter((space) => s.zombie[space] !== NO_ZOMBIE)
    const way = wayAlong(s, travel(s, zombies, 1, 'to'), this.#sit.at).slice(0, steps)
    return way.every((space) => s.zombie[space] === NO_ZOMBIE) && (first?.includes(way[0]!) ?? true) ? way : []
  }

  #wins(place: Place): boolean {
    return place.before !== null && this.#sit.pads.includes(place.space)
  }

  #stepsFrom(space: Space, first: readonly Space[] | null): readonly Space[] {
    if (first !== null) return first
    const { s } = this.#sit
    const found: Space[] = []
    for (let i = 0; i < wayCount(s); i++) {
      const next = wayFrom(s, space, i)
      if (next < 0) continue
      // [ZMB-card.what-is-that-smell] [ZMB-card.claustrophobia] Not back, and not into a building.
      if (turnOf(s).smellSlot >= 0 && slotOf(next) === turnOf(s).smellSlot && slotOf(space) !== turnOf(s).smellSlot)
        continue
      if (turnOf(s).shut && isInBuilding(s, next)) continue
      found.push(next)
    }
    return found
  }

  #place(space: Space, before: Place | null): Place {
    const { s } = this.#sit
    const mark = before === null ? 0 : this.#markOf(space)
    const isNew = before !== null && (mark === 0 || (before.marks & mark) === 0)
    let { fights, lives, bullets, bonus, marks } = before ?? { fights: 0, lives: 0, bullets: 0, bonus: 0, marks: 0 }
    if (isNew) {
      marks |= mark
      if (s.zombie[space] !== NO_ZOMBIE && !this.#fearless) {
        fights++
        if (s.zombie[space] === ENHANCED) bonus -= this.#sit.weights.enhanced
      }
      if (s.counter[space] === LIFE) lives++
      else if (s.counter[space] === BULLET) bullets++
      bonus += this.#find(space, before!)
    }
    const place = { space, before, fights, lives, bullets, bonus, marks, worth: 0 }
    place.worth = this.#worth(place)
    return place
  }

  /** Cards that can be laid down here, the jeep, leaving a tile that smells. */
  #find(space: Space, before: Place): number {
    const { s, weights } = this.#sit
    if (!isInBuilding(s, space)) return 0
    const slot = slotOf(space)
    const entered = !(isInBuilding(s, before.space) && slotOf(before.space) === slot)
    let found = 0
    const isPool = kindAt(s, slot).id === 'motor_pool'
    if (s.jeep[this.#seat] === 1 && !isPool && entered) found -= weights.jeep * 1.5
    if (s.jeep[this.#seat] === 0 && isPool && entered) found += weights.jeep
    if (entered) found += this.#layable(slot)
    return found
  }

  #layable(slot: number): number {
    const { id } = kindAt(this.#sit.s, slot)
    const { hand, s } = this.#sit
    let most = 0
    for (const card of hand) {
      if (!TITLES[card]!.buildings.includes(id) || s.inPlay[this.#seat]!.includes(card)) continue
      most = Math.max(most, layWorth(card))
    }
    return most
  }

  #markOf(space: Space): number {
    const { s } = this.#sit
    if (s.zombie[space] === NO_ZOMBIE && s.counter[space] === NO_TOKEN) return 0
    const known = this.#marks.get(space)
    if (known !== undefined) return known
    const mark = this.#marks.size < MARKS ? 1 << this.#marks.size : 0
    this.#marks.set(space, mark)
    return mark
  }

  /** What it is worth to stop there: what was won, what is left, and what is ahead; or a death on the way. */
  #worth(place: Place): number {
    const sit = this.#sit
    const { s, weights } = sit
    const seat = this.#seat
    const reserve = s.reserve[seat]!
    const k = Math.min(place.fights, this.#row.alive.length - 1)
    const alive = this.#row.alive[k]!
    const wins = this.#wins(place)
    const kills = sit.collection(reserve + place.fights) - sit.collection(reserve)
    const lives = Math.min(place.lives, Math.max(0, MOST_LIVES - s.lives[seat]! + place.fights))
    const tokens =
      worthOf(s.lives[seat]! + lives, s.bullets[seat]! + place.bullets) - worthOf(s.lives[seat]!, s.bullets[seat]!)
    const bonus = tokens + 0.12 * place.bullets + place.bonus
    const end = wins ? weights.win * 1.5 : this.#ahead[place.space]!
    let worth = this.#row.left[k]! + alive * (kills + bonus + end)
    for (let i = 0; i < k; i++) {
      const kept = sit.collection(Math.floor((reserve + i) / 2)) - sit.collection(reserve)
      worth += this.#row.died[i]! * (worthOf(3, 3) + kept * sit.patience + this.#ahead[TOWN_SQUARE]! - weights.death)
    }
    // [ZMB-card.what-is-that-smell] A player who stays on the tile loses their next turn.
    if (turnOf(s).smellSlot >= 0 && !turnOf(s).hasLeft && slotOf(place.space) === turnOf(s).smellSlot)
      worth -= sit.turnWorth(seat)
    return worth
  }

  /** What each space has to give to the player who enters it, and what it asks. */
  #lures(): { gain: Float64Array; price: Float64Array } {
    const sit = this.#sit
    const { s, weights } = sit
    const seat = this.#seat
    const cost = this.#fearless ? 0 : sit.toll(seat)
    const [lives, bullets] = [s.lives[seat]!, s.bullets[seat]!]
    const life = Math.max(lives < MOST_LIVES ? 0.3 : 0.05, worthOf(lives + 1, bullets) - worthOf(lives, bullets))
    const bullet = Math.max(0.25, worthOf(lives, bullets + 1) - worthOf(lives, bullets))
    const gain = new Float64Array(s.zombie.length)
    const price = new Float64Array(s.zombie.length)
    for (let slot = 0; slot < s.tileKind.length; slot++) {
      if (!isOnTable(s, slot)) continue
      const kind = kindAt(s, slot)
      let tokens = 0
      for (let space = slot * 9; space < slot * 9 + 9; space++) if (s.counter[space] !== NO_TOKEN) tokens++
      const laying = kind.isNamed ? this.#layable(slot) : 0
      const jeep = kind.id === 'motor_pool' && s.jeep[seat] === 0 ? weights.jeep : 0
      for (let space = slot * 9; space < slot * 9 + 9; space++) {
        const token = s.counter[space] === LIFE ? life : s.counter[space] === BULLET ? bullet : 0
        gain[space] = token * (1 + weights.cluster * Math.max(0, tokens - 1))
        if (laying + jeep > 0 && isInBuilding(s, space)) gain[space]! += laying + jeep
        if (s.zombie[space] === NO_ZOMBIE) continue
        if (cost > 0) price[space] = cost + (s.zombie[space] === ENHANCED ? weights.enhanced : 0)
        else gain[space]! -= cost
      }
    }
    for (const pad of sit.pads) gain[pad] = weights.win
    return { gain, price }
  }

  #beyond(entering: Float64Array): Float64Array {
    const { s, weights } = this.#sit
    const ahead = new Float64Array(entering.length)
    for (let space = 0; space < ahead.length; space++) {
      for (let i = 0; i < wayCount(s); i++) {
        const next = wayFrom(s, space, i)
        if (next >= 0) ahead[space] = Math.max(ahead[space]!, weights.perStep * entering[next]!)
      }
    }
    return ahead
  }
}

function pathTo(place: Place): Space[] {
  const path: Space[] = []
  for (let at: Place = place; at.before !== null; at = at.before) path.push(at.space)
  return path.reverse()
}
