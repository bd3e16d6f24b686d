import { cite, type Play, type Seat, when } from '@shamble/kernel'
import { STRIDE } from '../data/ladder.js'
import { SPECIAL_TABLE } from '../data/specials.js'
import type { Person } from '../frames/kinds-fight.js'
import { isPresent, standOf } from '../seats.js'
import type { DeadDice, Horde } from '../state.js'
import { adversaryName } from './adversaries.js'
import { type Attack, kill, mark, threshold, turnOnKiller } from './kills.js'
import { cellOf, foeNumber, isCompanion, isThere, reachOf, release, releaseFrom, towards } from './ladder.js'

/** Before the dead move: those who are gone are let go of, and what hunts one hunts that one [DD-15.82]. */
export function aimHordes(s: DeadDice): void {
  const scene = s.scene!
  const { engagesAt } = reachOf(s)
  turnOnKiller(s)
  for (const horde of scene.hordes) {
    horde.moved = false
    if (horde.target !== null && !isThere(s, horde.target)) release(horde)
    if (horde.holds >= 0 && !isThere(s, horde.holds)) horde.holds = -1
    if (horde.target === null || isCompanion(horde.target)) continue
    horde.engaged = Math.abs(cellOf(scene, horde.target, horde.cell) - horde.cell) <= engagesAt
  }
}

/** [DD-15.4] [DD-15.52] The living whom a group can engage where it is: survivors by seat, then adversaries. */
export function inReachOf(s: DeadDice, { cell }: Pick<Horde, 'cell'>): Person[] {
  const scene = s.scene!
  const { engagesAt } = reachOf(s)
  const near: Person[] = []
  for (const stand of scene.stands)
    if (isPresent(s, stand) && Math.abs(stand.cell - cell) <= engagesAt) near.push(stand.seat)
  for (const [place, foe] of scene.foes.entries())
    if (foe.state === 'fighting' && Math.abs(foe.cell - cell) <= engagesAt) near.push(foeNumber(place))
  return near
}

/** [DD-8.28] One group engages one person. */
export function engage(s: DeadDice, horde: Horde, at: Person, play: Play): void {
  horde.target = at
  horde.engaged = true
  const scene = s.scene!
  const whom = at < 0 ? adversaryName(s, scene.foes[-1 - at]!.who) : s.survivors[at]!.name
  play.emit?.({ kind: 'engaged', rule: 'DD-8.28', data: { whom }, about: { horde: horde.id, at } })
}

/** [DD-15.5] Whether a group advances: it has nobody, or a survivor elsewhere. */
export const isMoving = (s: DeadDice, horde: Horde): boolean =>
  !horde.engaged && (horde.target !== null ? !isAtTarget(s, horde) : inReachOf(s, horde).length === 0)

const isAtTarget = (s: DeadDice, horde: Horde): boolean =>
  Math.abs(cellOf(s.scene!, horde.target!, horde.cell) - horde.cell) <= reachOf(s).engagesAt

/** [DD-8.27] [DD-12.10] [DD-12.20] [DD-15.58] Cells in one round. */
export function strideOf(s: DeadDice, { special }: Horde): number {
  const enraged = when('DD-12.10', s.variants.includes('enraged'))
  const base = enraged ? STRIDE.enraged : STRIDE.group
  if (special === null) return base
  if (when('DD-12.20', special === 'hunter')) cite('DD-15.58')
  return base * SPECIAL_TABLE[special].stride
}

/** The cell that a group makes for: its target's, or the nearest living person's [DD-15.52] [DD-16.20]. */
export function heading(s: DeadDice, horde: Horde): number | null {
  const scene = s.scene!
  if (horde.target !== null) return cellOf(scene, horde.target, horde.cell)
  let best: number | null = null
  const cells: number[] = []
  for (const stand of scene.stands) if (isPresent(s, stand)) cells.push(stand.cell)
  for (const foe of scene.foes) if (foe.state === 'fighting') cells.push(foe.cell)
  const crowd = (cell: number): number =>
    cells.reduce((count, other) => count + (Math.sign(other - horde.cell) === Math.sign(cell - horde.cell) ? 1 : 0), 0)
  for (const cell of cells) {
    if (best === null) {
      best = cell
      continue
    }
    const by = Math.abs(cell - horde.cell) - Math.abs(best - horde.cell)
    // [DD-16.20] Ties: where more people are, then the lower cell.
    if (by < 0 || (when('DD-16.20', by === 0) && (crowd(cell) - crowd(best) || best - cell) > 0)) best = cell
  }
  return best
}

const TRAP: Attack = { way: 'ranged', harder: 0, rule: 'DD-8.23' }
/** A trap is no shot: what is hard to hit from afar is not hard to catch [DD-12.20]. */
const BY_HAND = { way: 'melee', harder: 0 } as const

/** One cell, and whatever waits there [DD-15.39]. */
export function stepTowards(s: DeadDice, horde: Horde, to: number, play: Play): void {
  const scene = s.scene!
  horde.cell = towards(horde.cell, to)
  const trap = scene.traps.find(({ cell }) => cell === horde.cell)
  if (trap === undefined) return
  scene.traps = scene.traps.filter((other) => other !== trap)
  const sprung = when('DD-15.39', trap.successes > 0)
  // Now all see how well it was made.
  play.reveal?.('all')
  play.emit?.({ kind: sprung ? 'trap-sprung' : 'trap-dud', rule: 'DD-8.23', data: { cell: horde.cell } })
  if (!sprung) return
  if (horde.special === null) kill(s, horde, Math.min(trap.successes, horde.size), trap.maker, TRAP, play)
  // [DD-12.19] [DD-15.59] A trap is one test like any other: a special zombie dies of enough successes, or is marked.
  else if (trap.successes >= threshold(horde, BY_HAND)) kill(s, horde, 1, trap.maker, TRAP, play)
  else mark(s, horde, trap.maker, TRAP, play)
}

/** [DD-15.81] Survivors on other cells, unless it holds one already. */
export function seizable(s: DeadDice, horde: Horde): Seat[] {
  if (horde.holds >= 0) return []
  return s.scene!.stands.filter((stand) => isPresent(s, stand) && stand.cell !== horde.cell).map(({ seat }) => seat)
}

/** [DD-15.81] A cell nearer to the Lasher, out of any other hands; on its cell the victim is engaged. */
export function pull(s: DeadDice, horde: Horde, play: Play): void {
  const scene = s.scene!
  const victim = horde.holds
  const stand = standOf(scene, victim)!
  if (stand.cell === horde.cell) return
  releaseFrom(scene, victim)
  stand.cell = towards(stand.cell, horde.cell)
  stand.fleeing = false
  horde.moved = true
  if (when('DD-15.81', stand.cell === horde.cell)) {
    horde.target = victim
    horde.engaged = true
  }
  play.emit?.({
    kind: 'pulled',
    rule: 'DD-15.81',
    seat: victim,
    data: { cell: stand.cell },
    about: { horde: horde.id, cell: stand.cell },
  })
}
