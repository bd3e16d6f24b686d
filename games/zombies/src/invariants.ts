import { facingAt, groundAt, isOnTable, kindAt, slotOf, zoneOfSide } from './board/board.js'
import { DIRECTIONS, opposite } from './board/tiles.js'
import { tilesOf } from './options.js'
import { deckOf } from './setup.js'
import { HAND_SIZE, MOST_LIVES, NO_TOKEN, NO_ZOMBIE, type Zombies } from './state.js'

/** Sentences about what is broken; the numbers are those of the ledger's list. */
export function brokenInvariants(s: Zombies): string[] {
  return [...boardInvariants(s), ...playerInvariants(s), ...cardInvariants(s), ...tileInvariants(s)]
}

function boardInvariants(s: Zombies): string[] {
  const broken: string[] = []
  s.zombie.forEach((kind, space) => {
    if (kind === NO_ZOMBIE && s.counter[space] === NO_TOKEN) return
    if (!isOnTable(s, slotOf(space)) || groundAt(s, space) === 'blocked')
      broken.push(`3: something stands on the blocked space ${space}`)
  })
  s.position.forEach((space, seat) => {
    if (!isOnTable(s, slotOf(space)) || groundAt(s, space) === 'blocked')
      broken.push(`3: seat ${seat} stands nowhere (${space})`)
    if (s.jeep[seat] === 1 && groundAt(s, space) === 'building' && kindAt(s, slotOf(space)).id !== 'motor_pool')
      broken.push(`24: seat ${seat} drives in a building`)
  })
  for (let slot = 0; slot < s.tileKind.length; slot++) {
    if (!isOnTable(s, slot)) continue
    for (const direction of DIRECTIONS) {
      const beyond = s.neighbour[slot * 4 + direction]!
      if (beyond < 0) continue
      const [mine, theirs] = [facingAt(s, slot).exits[direction], facingAt(s, beyond).exits[opposite(direction)]]
      if (mine !== theirs) broken.push(`12: a road runs against a wall between slots ${slot} and ${beyond}`)
      if (mine && zoneOfSide(s, slot, direction) !== zoneOfSide(s, beyond, opposite(direction)))
        broken.push(`13: town and base joined between slots ${slot} and ${beyond}`)
    }
  }
  if (!isOnTable(s, 0)) broken.push('28: the town square is gone')
  return broken
}

function playerInvariants(s: Zombies): string[] {
  const broken: string[] = []
  const dying = s.frames.some((frame) => frame.kind === 'death')
  for (const seat of s.lives.keys()) {
    if (s.lives[seat]! > MOST_LIVES || s.lives[seat]! < (dying || s.outcome !== null ? 0 : 1))
      broken.push(`4: seat ${seat} has ${s.lives[seat]} lives`)
    if (s.bullets[seat]! < 0 || s.reserve[seat]! < 0) broken.push(`5: seat ${seat} has less than nothing`)
    if (s.hands[seat]!.length > HAND_SIZE && !(s.inTheZone && seat === s.active))
      broken.push(`8: seat ${seat} holds ${s.hands[seat]!.length} cards`)
    if (new Set(s.inPlay[seat]!).size !== s.inPlay[seat]!.length)
      broken.push(`9: seat ${seat} has two cards of one title in play`)
    if (s.options.cardLimit === 'perTurn' && s.played[seat]! > 1)
      broken.push(`17: seat ${seat} played ${s.played[seat]} cards`)
  }
  return broken
}

function cardInvariants(s: Zombies): string[] {
  const announced = s.frames.flatMap((frame) => {
    const about = (frame as { about?: { card?: number } }).about
    return frame.kind === 'window' && frame.step < 2 && about?.card !== undefined ? [about.card] : []
  })
  const all = [...s.deck, ...s.discarded, ...s.hands.flat(), ...s.inPlay.flat()]
  const counted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join()
  const whole = counted(deckOf(s.options))
  // A kept card that is being announced belongs to no pile.
  const complete = counted(all) === whole || announced.some((card) => counted([...all, card]) === whole)
  return complete ? [] : [`10: ${all.length} cards where ${deckOf(s.options).length} should be`]
}

function tileInvariants(s: Zombies): string[] {
  const pending = s.frames.flatMap((frame) =>
    frame.kind === 'tile' ? (frame as unknown as { kinds: number[] }).kinds : [],
  )
  const onTable = s.tileKind.filter((kind) => kind >= 0)
  const helipad = s.helipadLeft ? [tilesOf(s.options).index['helipad_town']!] : []
  const all = [...onTable, ...s.townStack, ...helipad, ...s.baseStack, ...s.reserved, ...s.removed, ...pending]
  const total = s.options.expansion === 'baseOnly' ? 30 : 45
  return all.length === total ? [] : [`11: ${all.length} tiles where ${total} should be`]
}
