import { when } from '@shamble/kernel'
import { isOnTable, kindAt, type Space } from '../board/board.js'
import { addFree } from '../board/free.js'
import { zombiesLeft } from '../rules/supply.js'
import type { Zombies } from '../state.js'
import { defineCard } from './card.js'
import { choose, picks, putZombie } from './choosing.js'

/** [ZMB-card.zombie-master] Five zombies on spaces of the town that hold neither a zombie nor a player. */
export const zombieMaster = defineCard({
  id: 'zombie-master',
  set: 'base',
  copies: 2,
  effect: (p) => choose(p, Math.min(5, masterSpaces(p.s).length, zombiesLeft(p.s))),
  choosing: picks(masterSpaces, putZombie),
})

/** [ZMB-1.3.3.f] It concerns the town: no base tiles, and the front gate is one. */
export function masterSpaces(s: Zombies): Space[] {
  const found: Space[] = []
  for (let slot = 0; slot < s.tileKind.length; slot++)
    if (isOnTable(s, slot) && when('ZMB-1.3.3.f', kindAt(s, slot).zone === 'town')) addFree(s, slot, found)
  return found.filter((space) => !s.position.includes(space))
}
