import { type DeadDiceAction, type DeadDiceView, Named } from '@shamble/game-dead-dice/table'
import type { Spot, Words } from '../table-game.js'

// Spots: `z:` a group by its number, `f:` an adversary by place, `p:` a survivor by seat, `c:` a cell, `o:` an obstacle,
// `t:` a thing that lies about, `k:` a companion.

const person = (number: number): Spot =>
  number >= 100 ? `k:${number - 100}` : number < 0 ? `f:${-1 - number}` : `p:${number}`

/** What has to be picked, in order, to give an answer: whom or what it is about. */
export function spots(action: DeadDiceAction): readonly Spot[] {
  switch (action.type) {
    case 'melee':
    case 'shoot':
    case 'throw':
      return [action.on === 'horde' ? `z:${action.id}` : action.on === 'foe' ? `f:${action.id}` : `p:${action.id}`]
    case 'attract':
    case 'name':
    case 'hit':
      return [`z:${action.horde}`]
    case 'walk':
    case 'placeTrap':
    case 'foeWalk':
      return [`c:${action.cell}`]
    case 'haul':
      return [`p:${action.whom}`, `c:${action.cell}`]
    case 'help':
    case 'cure':
      return [`p:${action.whom}`]
    case 'tackle':
      return [`o:${action.obstacle}`]
    case 'try':
      return [`o:${action.obstacle}`, `p:${action.leader}`]
    case 'pickUp':
      return [`t:${action.thing}`]
    case 'target':
      return [`z:${action.horde}`, person(action.at)]
    case 'foeMelee':
    case 'foeShoot':
    case 'seize':
      return [person(action.whom)]
    case 'foeStrike':
      return [`z:${action.horde}`]
    default:
      return []
  }
}

export function spotName(spot: Spot, view: DeadDiceView, { speak }: Words): string {
  const named = new Named(view, speak)
  const [kind = '', value = ''] = spot.split(':')
  const id = Number(value)
  switch (kind) {
    case 'z':
      return named.horde(id)
    case 'f':
      return named.say(named.foe(id))
    case 'p':
      return named.say(named.who(id))
    case 'c':
      return speak('dd.cell', { cell: id })
    case 'o':
      return named.say(named.obstacle(id))
    case 't':
      return named.say(named.thing(id))
    case 'k':
      return named.say(named.companion(id))
    default:
      return spot
  }
}
