import type { GameEvent } from '@shamble/kernel'
import { cloneDawn } from './clone.js'
import { aboutOf } from './events.js'
import { type Square, squareName } from './map/mall.js'
import { hasCharacter, hasSuper, isZombieOccupied } from './rules/pieces.js'
import { isPassable } from './rules/sight.js'
import { ALL_CHARACTERS, CLOSED, countersOf, type Dawn, DESTROYED, IN_BOX, IN_POOL, mallOf, SUPER } from './state.js'
import { viewDawn } from './view.js'

/** How many squares a zombie walks from one square to another, through no wall, closed door or character's square. */
function squaresWalked(s: Dawn, from: Square, to: Square): number {
  const mall = mallOf(s)
  let ring: Square[] = [from]
  const seen = new Set(ring)
  for (let squares = 0; ring.length > 0; squares++) {
    if (ring.includes(to)) return squares
    const open = ring.filter((square) => square === from || !hasCharacter(s, square))
    ring = open.flatMap((square) => mall.ways[square]!.filter((way) => isPassable(s, way)).map((way) => way.to))
    ring = [...new Set(ring)].filter((square) => !seen.has(square))
    for (const square of ring) seen.add(square)
  }
  return Number.POSITIVE_INFINITY
}

interface Step {
  readonly unit: number
  readonly from: Square
  readonly to: Square
  /** Taken along by a super zombie. */
  readonly lifted: boolean
}

const superStepped = (before: Dawn, now: Dawn): boolean =>
  ALL_CHARACTERS.some((c) => before.status[c] === SUPER && now.at[c]! >= 0 && now.at[c] !== before.at[c])

/** Units that are elsewhere on the map than a moment ago. */
function steps(before: Dawn, now: Dawn): Step[] {
  const lifted = superStepped(before, now)
  return before.where.flatMap((from, unit) => {
    const to = now.where[unit]!
    return from >= 0 && to >= 0 && from !== to ? [{ unit, from, to, lifted }] : []
  })
}

/** What is broken between two successive moments, by the numbers of the ledger. */
export function brokenBetween(before: Dawn, now: Dawn): string[] {
  return [...brokenDoors(before, now), ...brokenWalks(before, now), ...brokenUnits(before, now)]
}

function brokenDoors(before: Dawn, now: Dawn): string[] {
  return mallOf(now).doors.flatMap(({ kind, id }, d) => {
    const [was, is] = [before.doors[d], now.doors[d]]
    if (kind === 'main' && was === CLOSED && is !== CLOSED) return [`11: the main door ${id} opens`]
    return was === DESTROYED && is !== DESTROYED ? [`11: the destroyed door ${id} is whole`] : []
  })
}

function brokenWalks(before: Dawn, now: Dawn): string[] {
  const broken: string[] = []
  const { superMove } = countersOf(now)
  const walked = (what: string, from: Square, to: Square, most: number) => {
    if (hasCharacter(before, from)) broken.push(`12: ${what} leaves the character in ${squareName(from)}`)
    if (squaresWalked(now, from, to) > most)
      broken.push(`15: ${what} goes from ${squareName(from)} to ${squareName(to)}`)
  }
  for (const { unit, from, to, lifted } of steps(before, now)) {
    walked(`unit ${unit}`, from, to, lifted ? superMove : before.berserk[unit] === 1 ? 2 : 1)
    if (!lifted && isZombieOccupied(before, to)) broken.push(`1: unit ${unit} ends where a zombie stands`)
  }
  for (const c of ALL_CHARACTERS) {
    const [from, to] = [before.at[c]!, now.at[c]!]
    if (before.status[c]! >= SUPER && now.status[c] !== before.status[c]) broken.push(`22: ${c} comes back`)
    if (from === to || from < 0 || to < 0) continue
    if (before.status[c] === SUPER) {
      walked(`super zombie ${c}`, from, to, superMove)
      if (hasSuper(before, to)) broken.push(`2: super zombie ${c} joins another`)
    } else if (!mallOf(now).ways[from]!.some((way) => way.to === to && isPassable(before, way)))
      broken.push(`10: character ${c} goes from ${squareName(from)} to ${squareName(to)}`)
  }
  return broken
}

function brokenUnits(before: Dawn, now: Dawn): string[] {
  const { mainDoorAt, isHall } = mallOf(now)
  return before.where.flatMap((was, unit) => {
    const is = now.where[unit]!
    const kept = before.token[unit] === now.token[unit] && before.value[unit]! > 0
    if (was >= 0 && is >= 0 && kept && before.value[unit] !== now.value[unit])
      return [`4: unit ${unit} changes its value`]
    if (was === is || was >= 0) return was >= 0 && is === IN_BOX ? [`24: unit ${unit} hides`] : []
    const door = is < 0 ? -1 : mainDoorAt[is]!
    const taken = is < 0 || isZombieOccupied(before, is)
    const enters = was === IN_POOL && now.phase === 'generation' && door >= 0 && before.doors[door] !== CLOSED
    const appears = was === IN_POOL && now.phase === 'hidden' && is >= 0 && !isHall[is]
    const revealed = was === IN_BOX && ['human', 'reaction', 'free'].includes(now.phase) && before.hidden.includes(is)
    return (enters || appears || revealed) && !taken ? [] : [`24: unit ${unit} comes from nowhere`]
  })
}

/** Follows a match event by event, and keeps what a whole turn must be held against. */
export class Watch {
  readonly broken: string[] = []
  readonly #squares = new Map<number, number>()
  readonly #reacted = new Set<number>()
  #before: Dawn
  #die = 0
  #counted = 0
  #movedOn = { turn: 0, who: [] as readonly number[] }

  constructor(s: Dawn) {
    this.#before = cloneDawn(s)
  }

  see(now: Dawn, event: GameEvent | null): void {
    const before = this.#before
    this.broken.push(...brokenBetween(before, now))
    if (now.phase === 'human') {
      this.#squares.clear()
      this.#reacted.clear()
      this.#counted = 0
    }
    for (const step of steps(before, now)) this.#count(before, now, step)
    if (event !== null) this.#hear(before, now, event)
    this.#before = cloneDawn(now)
  }

  #count(before: Dawn, now: Dawn, { unit, from, to, lifted }: Step): void {
    const squares = (this.#squares.get(unit) ?? 0) + squaresWalked(now, from, to)
    this.#squares.set(unit, squares)
    const most = lifted ? countersOf(now).superMove : before.berserk[unit] === 1 ? 2 : 1
    if (squares > most) this.broken.push(`15: unit ${unit} moves ${squares} squares in a turn`)
    if (now.phase === 'reaction') this.#reacted.add(unit)
    else if (this.#reacted.has(unit)) this.broken.push(`14: unit ${unit} reacts and moves again`)
    const uncounted = lifted || before.berserk[unit] === 1 || before.companion.includes(unit)
    if (now.phase === 'free' && !uncounted && ++this.#counted > this.#die)
      this.broken.push(`16: ${this.#counted} free moves of ${this.#die}`)
  }

  #hear(before: Dawn, now: Dawn, event: GameEvent): void {
    const { kind, dice } = event
    const { group = [], who } = aboutOf(event)
    if (kind === 'free-roll') this.#die = dice![0]!
    if ((kind === 'hit' || kind === 'missed') && dice!.length > 3)
      this.broken.push(`18: ${dice!.length} dice in a shot`)
    if (kind === 'move-over') this.#movedOn = { turn: now.turn, who: group }
    if (kind === 'activated' && this.#movedOn.turn === now.turn - 1) {
      for (const c of group) if (this.#movedOn.who.includes(c)) this.broken.push(`8: ${c} is moved twice running`)
    }
    if (kind === 'still-human' || kind === 'turned-super') {
      if (before.infectedOn[who!] === now.turn)
        this.broken.push(`21: ${who} is rolled for in the turn of their infection`)
    }
  }
}

/** 23: neither a value that is face down nor a hidden square is in what the human side sees. */
export function brokenView(s: Dawn): string[] {
  const view = viewDawn(s, 0)
  const open = view.units.filter((unit) => !unit.faceUp && unit.value > 0)
  return [
    ...open.map((unit) => `23: value in ${squareName(unit.square)}`),
    ...view.hidden.map(() => '23: a hidden square'),
  ]
}
