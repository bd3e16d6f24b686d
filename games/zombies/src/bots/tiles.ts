import type { Seat } from '@shamble/kernel'
import { AUTO, type ZombiesAction } from '../actions.js'
import { cellOf, DX, DY, facingAt, isOnTable, kindAt, type Space, slotAt, slotOf } from '../board/board.js'
import { DIRECTIONS, EXIT_CELL, opposite, type TileKind } from '../board/tiles.js'
import { TITLES } from '../cards/titles.js'
import type { TileFrame } from '../frames/kinds.js'
import { tilesOf } from '../options.js'
import { MOST_LIVES, NO_TOKEN, NO_ZOMBIE } from '../state.js'
import { layWorth } from './card-worth.js'
import { worthOf } from './fighting.js'
import type { Situation } from './situation.js'
import { because, bestOf, type Reason, type Thought } from './thought.js'
import { travel } from './ways.js'
import { weights } from './weights.js'

type PlaceAction = Extract<ZombiesAction, { type: 'place' }>

/** Out of reach: as far as any tile of the table. */
const FAR = 40
/** A collection from which a closed map is welcome, and the lead that it takes. */
const CLOSING = 15
const LEAD = 4

/** How far everybody is from every space. */
function reaches(sit: Situation): Float64Array[] {
  const { s } = sit
  const enter = (space: Space): number => (s.zombie[space] === NO_ZOMBIE ? 1 : 2.2)
  return s.position.map((at) => travel(s, [at], enter, 'from'))
}

/** [ZMB-1.3.1.b] The helipad may lie in the base: good for whoever would place it. */
export function chooseStack(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { s, me } = sit
  const fewest = Math.min(...s.reserve)
  const isPlacer = s.reserve[me] === fewest
  // The town helipad is next: it comes to whoever places it.
  const townIsPad = s.townStack.length === 0
  const wanted = isPlacer !== townIsPad ? 'base' : 'town'
  const zone = isPlacer && townIsPad ? 'town' : wanted
  const action = actions.find((each) => each.type === 'stack' && each.zone === zone) ?? actions[0]!
  return because(action, isPlacer ? 'helipad-near-me' : 'away-from-rivals')
}

/** What a place has for each seat, and what it does to the map. */
interface Site {
  readonly action: PlaceAction
  readonly away: readonly number[]
  readonly opened: number
  readonly joined: number
}

export function choosePlace(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { s, me } = sit
  const far = reaches(sit)
  const placer = new Placer(sit, openExits(sit))
  const sites = actions.flatMap((action) => (action.type === 'place' ? [siteOf(sit, action, far)] : []))
  const { action } = bestOf(sites, (site) => placer.worth(site))
  const kind = tilesOf(s.options).kinds[action.kind]!
  const key: Reason = kind.isHelipad
    ? 'helipad-near-me'
    : kind.isNamed
      ? 'building-near-me'
      : placer.isClosing
        ? 'closes-map'
        : s.reserve[me] === Math.min(...s.reserve)
          ? 'keeps-map-open'
          : 'away-from-rivals'
  return because(action, key)
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
  /** Whoever leads by his collection wants no helipad to come. */
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
    if (kind.isHelipad) return weights.win * (own - 0.6 * theirs) - 0.1 * site.away[this.#sit.me]!
    return this.#openness(site, own, theirs) + (kind.isNamed ? this.#building(kind, site) : this.#road(kind, site))
  }

  #near(site: Site, seat: Seat): number {
    return weights.perStep ** Math.min(FAR, site.away[seat]!)
  }

  /** A map that closes leaves only the collection; where the roads end, a helipad can be put. */
  #openness(site: Site, own: number, theirs: number): number {
    const after = this.#open + site.opened - site.joined
    if (this.isClosing) return -weights.opening * after * 2
    const room = weights.opening * Math.min(after, 6) - (after <= 1 ? 6 : 0)
    const side = this.#isPadPlacer ? own - theirs : 0.5 * (own - theirs)
    return room + site.opened * weights.opening * side
  }

  #building(kind: TileKind, site: Site): number {
    const sit = this.#sit
    const { lives, bullets } = sit.s
    const use = (seat: Seat): number => {
      const [l, b] = [lives[seat]!, bullets[seat]!]
      const healed = worthOf(Math.min(MOST_LIVES, l + kind.lives), b + kind.bullets) - worthOf(l, b)
      return (healed + 0.1 * kind.bullets) * this.#near(site, seat)
    }
    const gear = sit.view.hand.reduce(
      (most, card) => (TITLES[card]!.buildings.includes(kind.id) ? Math.max(most, layWorth(card)) : most),
      0,
    )
    const theirs = sit.rivals.reduce((sum, seat) => sum + sit.weight(seat) * use(seat), 0)
    return use(sit.me) + gear * this.#near(site, sit.me) - weights.spite * theirs
  }

  /** Its zombies stand in somebody's way, or are somebody's prey. */
  #road(kind: TileKind, site: Site): number {
    const sit = this.#sit
    const met = (seat: Seat): number => 0.25 * kind.zombies * sit.toll(seat) * this.#near(site, seat)
    return sit.rivals.reduce((sum, seat) => sum + weights.spite * sit.weight(seat) * met(seat), -met(sit.me))
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
      const action = bestOf(puts, ({ space }) => harm[space]! - 0.02 * approach(sit, space, far, isMine))
      return because(action, isMine ? 'zombies-off-my-way' : 'zombies-at-rival')
    }
    const deep = isMine ? 1 : -1
    const action = bestOf(puts, ({ space }) => deep * inside[cellOf(space)]!)
    return because(action, isMine ? 'zombies-off-my-way' : 'zombies-at-rival')
  }
  const wish = isMine ? 1 : -1
  const action = bestOf(puts, ({ space }) => {
    const guarded = s.zombie[space] === NO_ZOMBIE ? 0 : 1.6
    const fellows = s.counter[space] === NO_TOKEN ? 0 : -9
    return -wish * (inside[cellOf(space)]! + guarded) + fellows
  })
  return because(action, isMine ? 'tokens-within-reach' : 'tokens-out-of-reach')
}

/** Away from whoever places it, towards the nearest rival. */
function approach(sit: Situation, space: Space, far: readonly Float64Array[], isMine: boolean): number {
  const theirs = Math.min(FAR, ...sit.rivals.map((seat) => far[seat]![space]!))
  const mine = Math.min(FAR, far[sit.me]![space]!)
  return isMine ? theirs - 2 * mine : theirs - mine
}

function nearest(sit: Situation, slot: number, field: Float64Array): number {
  return facingAt(sit.s, slot).open.reduce((least, cell) => Math.min(least, field[slot * 9 + cell]!), FAR)
}

/** How many steps inside a tile each cell lies behind the doors. */
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
