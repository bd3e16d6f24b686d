import { ask, cite, type Offers, type Play, type Procedure, pop } from '@shamble/kernel'
import { AUTO, type ZombiesAction } from '../actions.js'
import { joinedSpaces, type Space, wayCount, wayFrom } from '../board/board.js'
import { isMarbles, rollDie, settleSpace, spaceName } from '../rules/effects.js'
import { ENHANCED, NO_ZOMBIE, type Zombies } from '../state.js'
import type { HordeFrame } from './kinds.js'

const ROLL = 0

/** [ZMB-1.3.6.a] Step 6: the active player must move so many different zombies. */
export const horde: Procedure<Zombies, HordeFrame, ZombiesAction> = {
  run(s, f, play) {
    if (f.step === ROLL) {
      f.step = 1
      // [ZMB-1.3.6.f]
      if (isMarbles(s)) {
        cite('ZMB-1.3.6.f')
        pop(s)
        return
      }
      f.left = rollDie(s, s.active, 'ZMB-1.3.6.a', play)
      play.emit?.({ kind: 'horde-roll', rule: 'ZMB-1.3.6.a', seat: s.active, dice: [f.left] })
    } else if (f.left === 0 || !s.zombie.some((kind, space) => kind !== NO_ZOMBIE && mayMove(s, f, space))) {
      // [ZMB-1.3.6.e] The duty ends when nothing that has not moved can.
      cite('ZMB-1.3.6.e')
      pop(s)
    } else ask(s, s.active, 'horde', s.options.interruptMode === 'timed' ? 'timed' : 'untimed')
  },
  offer(s, f, _seat, to) {
    const ways = wayCount(s)
    for (let from = 0; from < s.zombie.length; from++) {
      if (s.zombie[from] === NO_ZOMBIE || f.moved.includes(from)) continue
      if (s.zombie[from] === ENHANCED) for (const path of zombiePaths(s, from)) to.legal({ type: 'zombie', from, path })
      else offerSteps(s, from, ways, to)
    }
    to.legal(AUTO)
  },
  answer(s, f, _seat, action, play) {
    if (action.type === 'zombie') moveZombie(s, f, action.from, action.path, play)
    else {
      // [ZMB-W.i] Lowest first, first legal direction.
      cite('ZMB-W.i')
      while (f.left > 0 && s.outcome === null) {
        const from = s.zombie.findIndex((kind, space) => kind !== NO_ZOMBIE && mayMove(s, f, space))
        if (from < 0) return
        moveZombie(s, f, from, zombiePaths(s, from)[0]!, play)
      }
    }
  },
  refuse(s, f, _seat, action) {
    if (action.type !== 'zombie') return null
    if (f.moved.includes(action.from)) return { rule: 'ZMB-1.3.6.a' }
    return { rule: action.path.some((space) => s.zombie[space] !== NO_ZOMBIE) ? 'ZMB-1.3.6.b' : 'ZMB-1.3.6.c' }
  },
  expire: () => AUTO,
}

function offerSteps(s: Zombies, from: Space, ways: number, to: Offers<ZombiesAction>): void {
  for (let i = 0; i < ways; i++) {
    const next = wayFrom(s, from, i)
    if (next >= 0 && s.zombie[next] === NO_ZOMBIE) to.legal({ type: 'zombie', from, path: [next] })
  }
}

function mayMove(s: Zombies, f: HordeFrame, space: Space): boolean {
  if (f.moved.includes(space)) return false
  for (let i = 0; i < wayCount(s); i++) {
    const next = wayFrom(s, space, i)
    if (next >= 0 && s.zombie[next] === NO_ZOMBIE) return true
  }
  return false
}

/** [ZMB-1.3.6.d] One step, or two for an enhanced zombie where a second exists. */
export function zombiePaths(s: Zombies, from: Space): Space[][] {
  const free = (space: Space) => joinedSpaces(s, space).filter((next) => s.zombie[next] === NO_ZOMBIE && next !== from)
  const first = free(from)
  if (s.zombie[from] !== ENHANCED) return first.map((space) => [space])
  cite('ZMB-1.3.6.d')
  const twice = first.flatMap((space) => free(space).map((next) => [space, next]))
  return twice.length > 0 ? twice : first.map((space) => [space])
}

function moveZombie(s: Zombies, f: HordeFrame, from: Space, path: readonly Space[], play: Play): void {
  const to = path[path.length - 1]!
  s.zombie[to] = s.zombie[from]!
  s.zombie[from] = NO_ZOMBIE
  f.left--
  f.moved = f.moved.filter((space) => space !== from)
  f.moved.push(to)
  play.emit?.({
    kind: 'zombie-moved',
    rule: 'ZMB-1.3.6.a',
    data: { from: spaceName(s, from), space: spaceName(s, to) },
  })
  // A token may have become free; the helipad's middle too.
  settleSpace(s, from, play)
}
