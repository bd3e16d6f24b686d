import { type Play, type Seat, when } from '@shamble/kernel'
import { facingAt, isOnTable, kindAt, liftTile, type Slot, slotOf } from '../board/board.js'
import { DIRECTIONS } from '../board/tiles.js'
import { tileParams } from '../board/whereabouts.js'
import { told } from '../events.js'
import { turnOf } from '../frames/kinds.js'
import { kill } from '../rules/collection.js'
import { tellingGoal } from '../rules/goal.js'
import { cardKillsBarred } from '../rules/lasting.js'
import { carriedOff, TOWN_SQUARE } from '../rules/pawns.js'
import { settleSpace } from '../rules/tokens.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'
import { defineCard } from './card.js'

/**
 * [ZMB-card.rocket-launcher] Blows a tile off the edge of the table: its zombies to the collection, its players to
 * the town square.
 */
export const rocketLauncher = defineCard({
  id: 'rocket-launcher',
  set: 'expansion',
  copies: 2,
  kept: {
    weapon: 'always',
    buildings: ['armory'],
    use: {
      on: (s) => (cardKillsBarred(s) ? [] : targets(s)),
      effect: (s, seat, slot, play) => tellingGoal(s, play, () => blowUp(s, seat, slot, play)),
    },
  },
})

/** [ZMB-R.21] A tile with a free side; never a helipad, never the town square. */
function targets(s: Zombies): Slot[] {
  return [...s.tileKind.keys()].filter((slot) => {
    if (slot === 0 || !isOnTable(s, slot) || kindAt(s, slot).isHelipad) return false
    const onEdge = DIRECTIONS.some((direction) => s.neighbour[slot * 4 + direction]! < 0)
    return when('ZMB-R.21', onEdge && (s.options.rocketConnectivity === 'any' || !wouldSplit(s, slot)))
  })
}

function wouldSplit(s: Zombies, gone: Slot): boolean {
  const reached = new Set([0])
  for (const slot of reached) {
    for (const direction of DIRECTIONS) {
      const beyond = s.neighbour[slot * 4 + direction]!
      if (beyond >= 0 && beyond !== gone && facingAt(s, slot).exits[direction]) reached.add(beyond)
    }
  }
  return [...s.tileKind.keys()].some((slot) => slot !== gone && isOnTable(s, slot) && !reached.has(slot))
}

function blowUp(s: Zombies, seat: Seat, slot: Slot, play: Play): void {
  const { rule } = rocketLauncher
  for (let space = slot * 9; space < slot * 9 + 9; space++)
    if (s.zombie[space] !== NO_ZOMBIE && s.outcome === null) kill(s, seat, space, 'card', rule, play)
  // [ZMB-1.1.c] The rest of the effect is not carried out.
  if (s.outcome !== null) return
  const data = tileParams(s, slot)
  const stranded = [...s.position.keys()].filter((other) => slotOf(s.position[other]!) === slot)
  s.removed.push(s.tileKind[slot]!)
  liftTile(s, slot)
  for (const other of stranded) {
    s.position[other] = TOWN_SQUARE
    carriedOff(s, other)
  }
  // [ZMB-R.21] The base stack stays open while any base tile is on the table.
  if (s.baseOpen) s.baseOpen = when('ZMB-R.21', hasBaseTile(s))
  forgetTile(s, slot)
  play.emit?.(told({ kind: 'tile-destroyed', rule, seat, data, about: { slot } }))
  if (stranded.length > 0) settleSpace(s, TOWN_SQUARE, play)
}

const hasBaseTile = (s: Zombies): boolean =>
  s.tileKind.some((_, slot) => isOnTable(s, slot) && kindAt(s, slot).zone === 'base')

/** What the turn has noted about the tile is gone with it. */
function forgetTile(s: Zombies, slot: Slot): void {
  const turn = turnOf(s)
  if (turn.smellSlot === slot) turn.smellSlot = turn.hasLeft ? -1 : slotOf(s.position[s.active]!)
  for (const [other, entered] of turn.enteredBuilding.entries()) if (entered === slot) turn.enteredBuilding[other] = -1
  for (const [other, burning] of turn.molotov.entries()) if (burning === slot) turn.molotov[other] = -1
}
