import { type Chance, guessBase, unveil, type ViewBase, type Viewer, viewBase, when } from '@shamble/kernel'
import { UNITS } from './counters.js'
import type { Square } from './map/mall.js'
import { componentsOf, type DawnOptions } from './options.js'
import { procedures } from './procedures.js'
import { mayBeNoted } from './rules/hidden.js'
import { isFaceUp, unitsOnMap } from './rules/pieces.js'
import { type Dawn, IN_BOX, IN_POOL, isAutomatic, NO_UNIT, OUT, type Phase, ZOMBIE_SEAT } from './state.js'

/** A unit as people see it on the map. */
export interface SeenUnit {
  readonly token: number
  readonly square: Square
  /** 0 where it is face down and is not remembered. */
  readonly value: number
  readonly faceUp: boolean
  readonly berserk: number
  readonly duty: number
}

/** What one seat may know: everything but values that are face down, and the squares of hidden zombies. */
export interface DawnView extends ViewBase {
  readonly options: DawnOptions
  readonly phase: Phase
  readonly status: number[]
  readonly at: Square[]
  readonly rifle: number[]
  readonly riflesLeft: number
  readonly rests: number[]
  readonly infectedOn: number[]
  readonly superMoved: number[]
  /** The square of the unit that began the turn with each super zombie, -1 for none. */
  readonly companions: Square[]
  readonly units: readonly SeenUnit[]
  readonly nextToken: number
  readonly inPool: number
  readonly inBox: number
  /** How many squares are noted and not crossed out: everybody can count that. */
  readonly noted: number
  /** Only the zombie seat knows them. */
  readonly hidden: Square[]
  readonly doors: number[]
}

export function viewDawn(s: Dawn, viewer: Viewer): DawnView {
  const isZombieSide = !isAutomatic(s) && viewer === ZOMBIE_SEAT
  // What a side has seen before is shown only with the memory aid [DAWN-2.3.f].
  const memory = s.options.memoryAid && viewer !== 'spectator' ? (isZombieSide ? 2 : 1) : 0
  const units = unitsOnMap(s).map((u): SeenUnit => {
    const square = s.where[u]!
    const faceUp = isFaceUp(s, square)
    const value = faceUp || (s.seenBy[u]! & memory) !== 0 ? s.value[u]! : 0
    return { token: s.token[u]!, square, value, faceUp, berserk: s.berserk[u]!, duty: s.duty[u]! }
  })
  return viewBase({ frames: procedures }, s, viewer, {
    options: s.options,
    phase: s.phase,
    status: s.status.slice(),
    at: s.at.slice(),
    rifle: s.rifle.slice(),
    riflesLeft: s.riflesLeft,
    rests: s.rests.slice(),
    infectedOn: s.infectedOn.slice(),
    superMoved: s.superMoved.slice(),
    companions: s.companion.map((unit) => (unit === NO_UNIT ? -1 : Math.max(-1, s.where[unit]!))),
    units,
    nextToken: s.nextToken,
    inPool: s.where.filter((where) => where === IN_POOL).length,
    inBox: s.where.filter((where) => where === IN_BOX).length,
    noted: s.hidden.length,
    // Nobody but the zombie player sees the list; the others see how long it is.
    hidden: when('DAWN-RUL.50', isZombieSide) ? s.hidden.slice() : [],
    doors: s.doors.slice(),
  })
}

/** [DAWN-2.3.f] While the game goes on, its past shows no value that is face down now. */
export function recallDawn(past: DawnView, now: DawnView): DawnView {
  const known = new Set(now.units.flatMap((unit) => (unit.value > 0 ? [unit.token] : [])))
  const units = past.units.map((unit) =>
    unit.value === 0 || known.has(unit.token) ? unit : { ...unit, value: 0, faceUp: false },
  )
  return { ...past, units }
}

/**
 * A whole state that looks the same: values that are face down go back into one urn with those of the box and the
 * pool, and hidden squares are drawn anew for a player who does not know them.
 */
export function guessDawn(view: DawnView, chance: Chance): Dawn {
  const { mall, counters } = componentsOf(view.options)
  const urn = counters.zombieValues.slice()
  const fifty = (value: number): number[] => new Array<number>(UNITS).fill(value)
  const unitAt = new Array<number>(mall.size).fill(NO_UNIT)
  const [where, token, value, urns, berserk, duty, seenBy] = [
    fifty(IN_POOL),
    fifty(0),
    fifty(0),
    fifty(-1),
    fifty(0),
    fifty(0),
    fifty(0),
  ]
  view.units.forEach((unit, u) => {
    unitAt[unit.square] = u
    where[u] = unit.square
    token[u] = unit.token
    value[u] = unit.value
    urns[u] = unit.value > 0 ? -1 : 0
    berserk[u] = unit.berserk
    duty[u] = unit.duty
    seenBy[u] = unit.value > 0 ? 3 : 0
    if (unit.value > 0) urn.splice(urn.indexOf(unit.value), 1)
  })
  for (let i = 0; i < view.inBox; i++) {
    where[view.units.length + i] = IN_BOX
    urns[view.units.length + i] = 0
  }
  for (let u = view.units.length + view.inBox + view.inPool; u < UNITS; u++) {
    where[u] = OUT
    urns[u] = 0
  }
  const own = {
    options: view.options,
    phase: view.phase,
    status: view.status.slice(),
    at: view.at.slice(),
    rifle: view.rifle.slice(),
    riflesLeft: view.riflesLeft,
    rests: view.rests.slice(),
    infectedOn: view.infectedOn.slice(),
    superMoved: view.superMoved.slice(),
    companion: view.companions.map((square) => (square < 0 ? NO_UNIT : unitAt[square]!)),
    unitAt,
    where,
    token,
    value,
    urn: urns,
    berserk,
    duty,
    seenBy,
    nextToken: view.nextToken,
    urns: [urn],
    poolValues: [],
    poolUrns: new Array<number>(view.inPool).fill(0),
    hidden: view.hidden.slice(),
    doors: view.doors.slice(),
  }
  const s: Dawn = guessBase(view, own)
  guessHidden(s, view, chance)
  return unveil({ frames: procedures }, s, view, chance)
}

/** Squares where a hidden zombie may have been noted; a view does not remember which of them were walked through. */
function guessHidden(s: Dawn, view: DawnView, chance: Chance): void {
  const automatic = view.options.mode !== 'two-player'
  if (automatic || view.viewer === ZOMBIE_SEAT) return
  const { mall } = componentsOf(view.options)
  const possible = mall.isHall.map((_, square) => square).filter((square) => mayBeNoted(mall, square))
  for (let i = 0; i < view.noted; i++) {
    const allowed = possible.filter((square) => {
      if (s.hidden.includes(square)) return false
      const inRifleStore = mall.area[square] === mall.rifleArea
      return !(inRifleStore && s.hidden.some((other) => mall.area[other] === mall.rifleArea))
    })
    s.hidden.push(chance.draw(allowed, 'DAWN-3.1.c', 'nobody'))
  }
}
