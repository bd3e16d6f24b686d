import type { Seat } from '@shamble/kernel'
import { AUTO, type ZombiesAction } from '../actions.js'
import { cellOf, DX, DY, facingAt, isOnTable, kindAt, type Space, slotAt, slotOf } from '../board/board.js'
import { DIRECTIONS, EXIT_CELL, opposite, type TileKind } from '../board/tiles.js'
import { TITLES } from '../cards/index.js'
import type { TileFrame } from '../frames/kinds.js'
import { tilesOf } from '../options.js'
import { MOST_LIVES, NO_TOKEN, NO_ZOMBIE } from '../state.js'
import { layWorth } from './card-worth.js'
import { worthOf } from './fighting.js'
import type { Situation } from './situation.js'
import { because, becauseOf, bestOf, isEven, type Reason, SLIGHT, type Thought } from './thought.js'
import { PAST_ZOMBIE, travel } from './ways.js'

type PlaceAction = Extract<ZombiesAction, { type: 'place' }>

/** Out of reach: as far as any tile of the table. */
const FAR = 40
/** A collection from which a closed map is welcome, and the lead that it takes. */
const CLOSING = 15
const LEAD = 4

/** How far everybody is from every space. */
function reaches(sit: Situation): Float64Array[] {
  const { s } = sit
  return s.position.map((at) => travel(s, [at], PAST_ZOMBIE, 'from'))
}

/** [ZMB-1.3.1.b] The helipad may be in the base: good for the player who would place it. */
export function chooseStack(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { s, me } = sit
  const fewest = Math.min(...s.reserve)
  const isPlacer = s.reserve[me] === fewest
  // The town helipad is next: it comes to the player who places it.
  const townIsPad = s.townStack.length === 0
  const wanted = isPlacer !== townIsPad ? 'base' : 'town'
  const zone = isPlacer && townIsPad ? 'town' : wanted
  const action = actions.find((each) => each.type === 'stack' && each.zone === zone) ?? actions[0]!
  const { kinds } = tilesOf(s.options)
  const padIn = (stack: readonly number[]): boolean => stack.some((kind) => kinds[kind]!.isHelipad)
  const isNear = action.type === 'stack' && (action.zone === 'base' ? padIn(s.baseStack) : townIsPad)
  if (isPlacer) return because(action, isNear ? 'draws-helipad' : 'even')
  return because(action, !isNear && (townIsPad || padIn(s.baseStack)) ? 'delays-helipad' : 'even')
}

/** What a place has for each seat, and what it does to the map. */
interface Site {
  readonly action: PlaceAction
  readonly away: readonly number[]
  readonly opened: number
  readonly joined: number
}

function placing(sit: Situation, actions: readonly ZombiesAction[]): { placer: Placer; sites: Site[] } {
  const far = reaches(sit)
  const placer = new Placer(sit, openExits(sit))
  const sites = actions.flatMap((action) => (action.type === 'place' ? [siteOf(sit, action, far)] : []))
  return { placer, sites }
}

/** All places for a tile, the best first. */
export function placesByWorth(sit: Situation, actions: readonly ZombiesAction[]): ZombiesAction[] {
  const { placer, sites } = placing(sit, actions)
  const worths = new Map(sites.map((site) => [site, placer.worth(site)]))
  return sites.sort((a, b) => worths.get(b)! - worths.get(a)!).map(({ action }) => action)
}

export function choosePlace(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { placer, sites } = placing(sit, actions)
  const best = bestOf(sites, (site) => placer.worth(site))
  return becauseOf(best.action, () => ({ key: whyPlace(sit, placer, sites, best) }))
}

/** By what a place stands out from the average of all: for oneself, against the others, or for the map. */
function whyPlace(sit: Situation, placer: Placer, sites: readonly Site[], best: Site): Reason {
  const kind = tilesOf(sit.s.options).kinds[best.action.kind]!
  const alike = sites.map((site) => placer.parts(site))
  const mean = (part: keyof Parts): number => alike.reduce((sum, parts) => sum + parts[part], 0) / alike.length
  const own = placer.parts(best)
  const above = (part: keyof Parts): number => own[part] - mean(part)
  const part = bestOf(['mine', 'theirs', 'open'] as const, above)
  if (above(part) < SLIGHT) return 'even'
  if (part === 'open') return placer.isClosing ? 'closes-map' : 'keeps-map-open'
  const what = kind.isHelipad ? 'helipad' : kind.isNamed ? 'building' : 'road'
  if (what === 'road') return part === 'mine' ? 'road-off-my-way' : 'road-at-rival'
  return part === 'mine' ? `${what}-near-me` : `${what}-off-rivals`
}

/** What a place is worth: by what it gives oneself, by what it denies the others, and by the roads it leaves open. */
interface Parts {
  readonly mine: number
  readonly theirs: number
  readonly open: number
}

function siteOf(sit: Situation, action: PlaceAction, far: readonly Float64Array[]): Site {
  const { s } = sit
  const { exits } = tilesOf(s.options).kinds[action.kind]!.facings[action.turn]!
  const away = far.map(() => FAR)
  let [opened, joined] = [0, 0]
  for (const direction of DIRECTIONS) {
    if (!exits[direction]) continue
    const beyond = slotAt(s, action.x + DX[direction]!, action.y + DY[direction]!)
    if (beyond < 0) {
      opened++
      continue
    }
    joined++
    const door = beyond * 9 + EXIT_CELL[opposite(direction)]!
    far.forEach((field, seat) => {
      away[seat] = Math.min(away[seat]!, field[door]! + 2)
    })
  }
  return { action, away, opened, joined }
}

/** Roads of the table that lead nowhere yet. */
function openExits(sit: Situation): number {
  const { s } = sit
  let open = 0
  for (let slot = 0; slot < s.tileKind.length; slot++) {
    if (!isOnTable(s, slot)) continue
    const { exits } = facingAt(s, slot)
    for (const direction of DIRECTIONS) if (exits[direction] && s.neighbour[slot * 4 + direction]! < 0) open++
  }
  return open
}

class Placer {
  readonly #sit: Situation
  readonly #open: number
  /** A player who leads by their collection wants no helipad to come. */
  readonly isClosing: boolean
  readonly #isPadPlacer: boolean

  constructor(sit: Situation, open: number) {
    const { reserve } = sit.s
    const mine = reserve[sit.me]!
    this.#sit = sit
    this.#open = open
    this.isClosing =
      mine >= CLOSING && sit.pads.length === 0 && sit.rivals.every((seat) => reserve[seat]! + LEAD <= mine)
    this.#isPadPlacer = mine === Math.min(...reserve)
  }

  worth(site: Site): number {
    const kind = tilesOf(this.#sit.s.options).kinds[site.action.kind]!
    const own = this.#near(site, this.#sit.me)
    const theirs = this.#sit.rivals.reduce((most, seat) => Math.max(most, this.#near(site, seat)), 0)
    if (kind.isHelipad) return this.#sit.weights.win * (own - 0.6 * theirs) - 0.1 * site.away[this.#sit.me]!
    return this.#openness(site, own, theirs) + (kind.isNamed ? this.#building(kind, site) : this.#road(kind, site))
  }

  /** What `worth` adds up, part by part, for the reason. */
  parts(site: Site): Parts {
    const sit = this.#sit
    const kind = tilesOf(sit.s.options).kinds[site.action.kind]!
    const own = this.#near(site, sit.me)
    const theirs = sit.rivals.reduce((most, seat) => Math.max(most, this.#near(site, seat)), 0)
    if (kind.isHelipad)
      return { mine: this.#sit.weights.win * own, theirs: -0.6 * this.#sit.weights.win * theirs, open: 0 }
    const open = this.#openness(site, own, theirs)
    const alone = kind.isNamed ? this.#forMe(kind, site) : -this.#met(kind, site, sit.me)
    const whole = kind.isNamed ? this.#building(kind, site) : this.#road(kind, site)
    return { mine: alone, theirs: whole - alone, open }
  }

  #near(site: Site, seat: Seat): number {
    return this.#sit.weights.perStep ** Math.min(FAR, site.away[seat]!)
  }

  /** A map that closes leaves only the collection; where the roads end, a helipad can be put. */
  #openness(site: Site, own: number, theirs: number): number {
    const after = this.#open + site.opened - site.joined
    if (this.isClosing) return -this.#sit.weights.opening * after * 2
    const room = this.#sit.weights.opening * Math.min(after, 6) - (after <= 1 ? 6 : 0)
    const side = this.#isPadPlacer ? own - theirs : 0.5 * (own - theirs)
    return room + site.opened * this.#sit.weights.opening * side
  }

  #building(kind: TileKind, site: Site): number {
    const sit = this.#sit
    const theirs = sit.rivals.reduce((sum, seat) => sum + sit.weight(seat) * this.#use(kind, site, seat), 0)
    return this.#forMe(kind, site) - this.#sit.weights.spite * theirs
  }

  #use(kind: TileKind, site: Site, seat: Seat): number {
    const { lives, bullets } = this.#sit.s
    const [l, b] = [lives[seat]!, bullets[seat]!]
    const healed = worthOf(Math.min(MOST_LIVES, l + kind.lives), b + kind.bullets) - worthOf(l, b)
    return (healed + 0.1 * kind.bullets) * this.#near(site, seat)
  }

  #forMe(kind: TileKind, site: Site): number {
    const { me, hand } = this.#sit
    const gear = hand.reduce(
      (most, card) => (TITLES[card]!.buildings.includes(kind.id) ? Math.max(most, layWorth(card)) : most),
      0,
    )
    return this.#use(kind, site, me) + gear * this.#near(site, me)
  }

  /** Its zombies are in a player's way, or are a player's prey. */
  #road(kind: TileKind, site: Site): number {
    const sit = this.#sit
    return sit.rivals.reduce(
      (sum, seat) => sum + this.#sit.weights.spite * sit.weight(seat) * this.#met(kind, site, seat),
      -this.#met(kind, site, sit.me),
    )
  }

  #met(kind: TileKind, site: Site, seat: Seat): number {
    return 0.25 * kind.zombies * this.#sit.toll(seat) * this.#near(site, seat)
  }
}

/** [ZMB-1.3.1.f] [ZMB-1.3.1.g] Zombies first, then tokens: easy to get at for oneself, hard for the others. */
export function chooseFill(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { s, me } = sit
  const frame = s.frames.find((other) => other.kind === 'tile') as TileFrame
  const puts = actions.flatMap((action) => (action.type === 'put' ? [action] : []))
  if (puts.length === 0) return because(AUTO, 'only-answer')
  const slot = slotOf(puts[0]!.space)
  const far = reaches(sit)
  const away = (seat: Seat): number => nearest(sit, slot, far[seat]!)
  const isMine = sit.rivals.every((seat) => away(me) <= away(seat) + 2)
  const inside = depths(sit, slot)
  if (frame.zombies > 0) {
    if (!kindAt(s, slot).isNamed) {
      const { harm } = sit
      const worth = ({ space }: { space: Space }): number => harm[space]! - 0.02 * approach(sit, space, far, isMine)
      const action = bestOf(puts, worth)
      return because(action, isEven(puts, worth) ? 'even' : whyPut(sit, action.space, far))
    }
    const deep = isMine ? 1 : -1
    const worth = ({ space }: { space: Space }): number => deep * inside[cellOf(space)]!
    return because(bestOf(puts, worth), isEven(puts, worth) ? 'even' : isMine ? 'zombie-deep' : 'zombie-at-door')
  }
  const wish = isMine ? 1 : -1
  const worth = ({ space }: { space: Space }): number => {
    const guarded = s.zombie[space] === NO_ZOMBIE ? 0 : 1.6
    const fellows = s.counter[space] === NO_TOKEN ? 0 : -9
    return -wish * (inside[cellOf(space)]! + guarded) + fellows
  }
  const action = bestOf(puts, worth)
  return because(action, isEven(puts, worth) ? 'even' : isMine ? 'tokens-within-reach' : 'tokens-out-of-reach')
}

/** A zombie on a road: nearer to another player, or at least not beside oneself. */
function whyPut({ me, rivals, harm }: Situation, space: Space, far: readonly Float64Array[]): Reason {
  const theirs = Math.min(...rivals.map((seat) => far[seat]![space]!))
  if (harm[space]! > SLIGHT) return 'zombies-at-rival'
  if (theirs < far[me]![space]!) return 'zombie-nearer'
  return far[me]![space]! > 1 ? 'zombies-off-my-way' : 'even'
}

/** Away from the player who places it, towards the nearest rival. */
function approach(sit: Situation, space: Space, far: readonly Float64Array[], isMine: boolean): number {
  const theirs = Math.min(FAR, ...sit.rivals.map((seat) => far[seat]![space]!))
  const mine = Math.min(FAR, far[sit.me]![space]!)
  return isMine ? theirs - 2 * mine : theirs - mine
}

function nearest(sit: Situation, slot: number, field: Float64Array): number {
  return facingAt(sit.s, slot).open.reduce((least, cell) => Math.min(least, field[slot * 9 + cell]!), FAR)
}

/** How many steps inside a tile each cell is behind the doors. */
function depths(sit: Situation, slot: number): number[] {
  const facing = facingAt(sit.s, slot)
  const depth = new Array<number>(9).fill(9)
  let ring = facing.doorsteps.slice()
  for (const cell of ring) depth[cell] = 0
  for (let step = 1; ring.length > 0; step++) {
    const next: number[] = []
    for (const cell of ring) {
      for (const other of facing.joined[cell]!) {
        if (facing.ground[other] !== 'building' || depth[other]! <= step) continue
        depth[other] = step
        next.push(other)
      }
    }
    ring = next
  }
  return depth
}
