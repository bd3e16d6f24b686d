import { ask, type Offers, type Play, type Procedure, pop, when } from '@shamble/kernel'
import { AUTO, type ZombiesAction } from '../actions.js'
import { joinedSpaces, type Space, wayCount, wayFrom } from '../board/board.js'
import { zombieMoved } from '../events.js'
import { clockOf } from '../options.js'
import { rollDie } from '../rules/event-cards.js'
import { isMarbles } from '../rules/lasting.js'
import { settleSpace } from '../rules/tokens.js'
import { ENHANCED, NO_ZOMBIE, ZOMBIE, type Zombies } from '../state.js'
import type { HordeFrame } from './kinds.js'

export const hordeFrame = (): HordeFrame => ({ kind: 'horde', step: ROLL, left: 0, moved: [] })

const ROLL = 0

/** [ZMB-1.3.6.a] Step 6: the active player must move so many different zombies. */
export const horde: Procedure<Zombies, HordeFrame, ZombiesAction> = {
  run(s, f, play) {
    if (f.step === ROLL) {
      f.step = 1
      if (when('ZMB-1.3.6.f', isMarbles(s))) {
        pop(s)
        return
      }
      f.left = rollDie(s, s.active, 'ZMB-1.3.6.a', play)
      play.emit?.({ kind: 'horde-roll', rule: 'ZMB-1.3.6.a', seat: s.active, dice: [f.left] })
    }
    // [ZMB-1.3.6.e] The duty ends when nothing that has not moved can.
    else if (when('ZMB-1.3.6.e', f.left === 0 || firstToMove(s, f) < 0)) pop(s)
    else ask(s, s.active, 'horde', clockOf(s))
  },
  offer(s, f, _seat, to) {
    offerMoves(s, f.moved, to)
    to.legal(AUTO)
  },
  answer(s, f, _seat, action, play) {
    if (action.type === 'zombie') moveZombie(s, f, action.from, action.path, play)
    else {
      // [ZMB-W.i] Lowest first, first legal direction.
      while (f.left > 0 && s.outcome === null) {
        const from = firstToMove(s, f)
        if (when('ZMB-W.i', from < 0)) return
        moveZombie(s, f, from, zombiePaths(s, from)[0]!, play)
      }
    }
  },
  refuse(s, f, seat, action) {
    if (seat !== s.active) return null
    if (action.type === 'finish') return { rule: 'ZMB-1.3.6.e' }
    if (action.type !== 'zombie') return null
    const { from, path } = action
    if (f.moved.includes(from)) return { rule: 'ZMB-1.3.6.a' }
    if (path.some((space) => s.zombie[space] !== NO_ZOMBIE)) return { rule: 'ZMB-1.3.6.b' }
    const isShort = s.zombie[from] === ENHANCED && path.length < (zombiePaths(s, from)[0]?.length ?? 0)
    return { rule: isShort ? 'ZMB-1.3.6.d' : 'ZMB-1.3.6.c' }
  },
  expire: () => AUTO,
}

/** A hundred zombies and more may move, one of them does: until it is chosen a move is a number, ten bits a space. */
function decoded(code: number): ZombiesAction {
  const first = (code >> 10) & 1023
  const second = (code >> 20) - 1
  return { type: 'zombie', from: code & 1023, path: second < 0 ? [first] : [first, second] }
}

/** Which spaces hold a zombie that has moved, while moves are being offered; all 0 otherwise. */
const stays = new Uint8Array(1024)

/**
 * [ZMB-1.3.6.b] Onto free spaces, as `mayMove` asked before anybody was. Written out flat, and no rule named for each
 * step: a playout asks for it more often than for anything else.
 */
function offerMoves(s: Zombies, moved: readonly Space[], to: Offers<ZombiesAction>): void {
  const { zombie, links, joins } = s
  for (const space of moved) stays[space] = 1
  for (let from = 0; from < zombie.length; from++) {
    const kind = zombie[from]!
    if (kind === NO_ZOMBIE || stays[from] === 1) continue
    if (when('ZMB-1.3.6.d', kind === ENHANCED)) {
      offerTwoSteps(s, from, to)
      continue
    }
    for (let i = from * 4; i < from * 4 + 4; i++) {
      const next = links[i]!
      if (next < 0) break
      if (zombie[next] === NO_ZOMBIE) to.coded(from | (next << 10), decoded)
    }
  }
  // Through what BREAKTHROUGH has opened.
  for (let i = 0; i < joins.length; i++) {
    const from = joins[i]!
    const next = joins[i ^ 1]!
    if (zombie[from] === ZOMBIE && stays[from] === 0 && zombie[next] === NO_ZOMBIE)
      to.coded(from | (next << 10), decoded)
  }
  for (const space of moved) stays[space] = 0
}

function offerSteps(s: Zombies, from: Space, to: Offers<ZombiesAction>): void {
  const ways = wayCount(s)
  for (let i = 0; i < ways; i++) {
    const next = wayFrom(s, from, i)
    if (next >= 0 && s.zombie[next] === NO_ZOMBIE) to.coded(from | (next << 10), decoded)
  }
}

/** [ZMB-1.3.6.d] Two steps, or one where no second exists. */
function offerTwoSteps(s: Zombies, from: Space, to: Offers<ZombiesAction>): void {
  const before = to.count
  const ways = wayCount(s)
  for (let i = 0; i < ways; i++) {
    const first = wayFrom(s, from, i)
    if (first < 0 || s.zombie[first] !== NO_ZOMBIE) continue
    for (let j = 0; j < ways; j++) {
      const second = wayFrom(s, first, j)
      if (second >= 0 && second !== from && s.zombie[second] === NO_ZOMBIE)
        to.coded(from | (first << 10) | ((second + 1) << 20), decoded)
    }
  }
  if (when('ZMB-1.3.1.r', to.count === before)) offerSteps(s, from, to)
}

/** The lowest space with a zombie that has not moved yet and can; -1 for none. */
const firstToMove = (s: Zombies, f: HordeFrame): Space =>
  s.zombie.findIndex((kind, space) => kind !== NO_ZOMBIE && mayMove(s, f, space))

function mayMove(s: Zombies, f: HordeFrame, space: Space): boolean {
  if (f.moved.includes(space)) return false
  const ways = wayCount(s)
  for (let i = 0; i < ways; i++) {
    const next = wayFrom(s, space, i)
    if (next >= 0 && when('ZMB-1.3.6.b', s.zombie[next] === NO_ZOMBIE)) return true
  }
  return false
}

/** [ZMB-1.3.6.d] One step, or two for an enhanced zombie where a second exists. */
export function zombiePaths(s: Zombies, from: Space): Space[][] {
  const free = (space: Space) => joinedSpaces(s, space).filter((next) => s.zombie[next] === NO_ZOMBIE && next !== from)
  const first = free(from)
  if (!when('ZMB-1.3.6.d', s.zombie[from] === ENHANCED)) return first.map((space) => [space])
  const twice = first.flatMap((space) => free(space).map((next) => [space, next]))
  return twice.length > 0 ? twice : first.map((space) => [space])
}

function moveZombie(s: Zombies, f: HordeFrame, from: Space, path: readonly Space[], play: Play): void {
  const to = path[path.length - 1]!
  s.zombie[to] = s.zombie[from]!
  s.zombie[from] = NO_ZOMBIE
  f.left--
  f.moved.push(to)
  play.emit?.(zombieMoved('ZMB-1.3.6.a', from, to))
  // A token may have become free; the helipad's middle too.
  settleSpace(s, from, play)
}
