import { joinedSpaces, type Space, wayCount, wayFrom } from '../board/board.js'
import { mayCardsMove } from '../rules/lasting.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'
import { defineCard } from './card.js'
import { choose, shiftZombie } from './choosing.js'
import { player } from './targets.js'

/** [ZMB-card.no-brains-here] A zombie that shares a space with a player is led one step away. */
export const noBrainsHere = defineCard({
  id: 'no-brains-here',
  set: 'expansion',
  copies: 2,
  target: player((s, _by, other) => mayCardsMove(s) && hasWayOut(s, s.position[other]!)),
  effect: (p) => choose(p, 1),
  choosing: {
    offer(s, f, to) {
      for (const space of joinedSpaces(s, s.position[f.seat]!))
        if (s.zombie[space] === NO_ZOMBIE) to.legal({ type: 'pick', space })
    },
    answer(s, f, action, play) {
      f.left = 0
      if (action.type === 'pick') shiftZombie(s, s.position[f.seat]!, action.space, noBrainsHere.rule, play)
    },
  },
})

/** Whether a zombie is on a space and could go to another. */
function hasWayOut(s: Zombies, space: Space): boolean {
  if (s.zombie[space] === NO_ZOMBIE) return false
  const ways = wayCount(s)
  for (let i = 0; i < ways; i++) {
    const next = wayFrom(s, space, i)
    if (next >= 0 && s.zombie[next] === NO_ZOMBIE) return true
  }
  return false
}
