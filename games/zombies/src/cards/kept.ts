import { cite, type Offers, type Seat } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { buildingOf, facingAt, isOnTable, kindAt } from '../board/board.js'
import { DIRECTIONS } from '../board/tiles.js'
import { isFoodSource } from '../rules/effects.js'
import type { Card, Zombies } from '../state.js'
import { AMMO, CHAINSAW, GRENADE, MARBLES, MOLOTOV, ROCKET } from './by-id.js'

/** [ZMB-card.alternate-food-source] */
export const cardKillsBarred = (s: Zombies): boolean => isFoodSource(s) && s.options.afsBlocksCardKills

/** Kept cards that do something when they are discarded. */
export const HAS_USE: readonly Card[] = [CHAINSAW, AMMO, MARBLES, GRENADE, MOLOTOV, ROCKET]

/** [ZMB-1.3.3.h] Cards in front of a player are used or thrown away in any open window. */
export function offerKept(s: Zombies, seat: Seat, to: Offers<ZombiesAction>): void {
  const space = s.position[seat]!
  for (const card of s.inPlay[seat]!) {
    if (card === CHAINSAW || card === AMMO || card === MARBLES) to.legal({ type: 'use', card, slot: -1 })
    else if (card === GRENADE || card === MOLOTOV) {
      const slot = buildingOf(s, space)
      if (slot >= 0 && !(card === GRENADE && cardKillsBarred(s))) to.legal({ type: 'use', card, slot })
    } else if (card === ROCKET && !cardKillsBarred(s))
      for (const slot of rocketTargets(s)) to.legal({ type: 'use', card, slot })
    to.legal({ type: 'toss', card })
  }
}

/** [ZMB-R.21] A tile with a free side; never a helipad, never the town square. */
export function rocketTargets(s: Zombies): number[] {
  cite('ZMB-R.21')
  return [...s.tileKind.keys()].filter((slot) => {
    if (slot === 0 || !isOnTable(s, slot) || kindAt(s, slot).isHelipad) return false
    const onEdge = DIRECTIONS.some((direction) => s.neighbour[slot * 4 + direction]! < 0)
    return onEdge && (s.options.rocketConnectivity === 'any' || !wouldSplit(s, slot))
  })
}

function wouldSplit(s: Zombies, gone: number): boolean {
  const reached = new Set([0])
  for (const slot of reached) {
    for (const direction of DIRECTIONS) {
      const beyond = s.neighbour[slot * 4 + direction]!
      if (beyond >= 0 && beyond !== gone && facingAt(s, slot).exits[direction]) reached.add(beyond)
    }
  }
  return [...s.tileKind.keys()].some((slot) => slot !== gone && isOnTable(s, slot) && !reached.has(slot))
}
