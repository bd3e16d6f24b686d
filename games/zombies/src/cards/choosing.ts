import { type Play, push, when } from '@shamble/kernel'
import { AUTO, type ZombiesAction } from '../actions.js'
import { type Space, spaceWord } from '../board/board.js'
import { told, zombieMoved } from '../events.js'
import type { CardFrame } from '../frames/kinds.js'
import { kill } from '../rules/collection.js'
import { zombiesLeft } from '../rules/supply.js'
import { settleSpace } from '../rules/tokens.js'
import { NO_ZOMBIE, ZOMBIE, type Zombies } from '../state.js'
import { type Choosing, type Played, titleOf } from './card.js'

/** [ZMB-W.j] Leaves this many choices until nobody can answer the card. */
export function choose({ s, card, by, seat, slot }: Played, left: number, dice: number[] = []): void {
  const frame: CardFrame = { kind: 'card', step: 0, card, by, seat, slot, left, spaces: [], dice }
  push(s, frame)
}

export const pick = (space: Space): ZombiesAction => ({ type: 'pick', space })

/** Spaces one after the other, or all the rest in reading order. */
export const picks = (
  from: (s: Zombies, f: CardFrame) => Space[],
  take: (s: Zombies, f: CardFrame, space: Space, play: Play) => void,
  hasAny = (s: Zombies, f: CardFrame): boolean => from(s, f).length > 0,
): Choosing => ({
  offer(s, f, to) {
    for (const space of from(s, f)) to.coded(space, pick)
    to.legal(AUTO)
  },
  answer(s, f, action, play) {
    if (action.type === 'pick') {
      take(s, f, action.space, play)
      f.left--
      return
    }
    for (; f.left > 0 && s.outcome === null; f.left--) {
      const space = from(s, f)[0]
      if (space === undefined) break
      take(s, f, space, play)
    }
  },
  done: (s, f) => f.left === 0 || !hasAny(s, f),
})

/** [ZMB-R.35] Zombies that cards add are normal ones. */
export function addZombie(s: Zombies, space: Space, rule: string, play: Play): void {
  // Of the normal pieces, while there are any.
  if (!when('ZMB-R.35', zombiesLeft(s) > 0)) return
  s.zombie[space] = ZOMBIE
  play.emit?.(told({ kind: 'zombie-placed', rule, data: { space: spaceWord(space) }, about: { space } }))
}

/** What a card that places zombies does with a space that was picked for it. */
export const putZombie = (s: Zombies, f: CardFrame, space: Space, play: Play): void =>
  addZombie(s, space, titleOf(f.card).rule, play)

/** A card moves a zombie: what lay under it is free. */
export function shiftZombie(s: Zombies, from: Space, to: Space, rule: string, play: Play): void {
  s.zombie[to] = s.zombie[from]!
  s.zombie[from] = NO_ZOMBIE
  play.emit?.(zombieMoved(rule, from, to))
  settleSpace(s, from, play)
}

/** A card kills a zombie: it goes to the collection, and what lay under it is free. */
export function clear(s: Zombies, seat: number, space: Space, rule: string, play: Play): void {
  kill(s, seat, space, 'card', rule, play)
  settleSpace(s, space, play)
}
