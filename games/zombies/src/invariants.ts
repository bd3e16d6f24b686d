import type { WindowFrame } from '@shamble/kernel'
import { facingAt, groundAt, isOnTable, kindAt, slotOf, zoneOfSide } from './board/board.js'
import { DIRECTIONS, opposite } from './board/tiles.js'
import { heyLookAShotgun } from './cards/hey-look-a-shotgun.js'
import { TITLES } from './cards/index.js'
import { type HordeFrame, type MoveFrame, type TileFrame, turnOf, type ZombiesFrame } from './frames/kinds.js'
import { tilesOf } from './options.js'
import { deckOf } from './setup.js'
import { BULLET, ENHANCED, HAND_SIZE, MOST_LIVES, NO_TOKEN, NO_ZOMBIE, type Zombies } from './state.js'

/**
 * Sentences about what is broken; the numbers are those of the ledger's list.
 * What only two moments together show is in `invariants.between.ts`: 6 in part, 16, 18, 20, 21, 25, 28, 29, 30.
 * What no moment shows is kept elsewhere: 26 by `brokenViews`, 27 by every record that is read again.
 */
export function brokenInvariants(s: Zombies): string[] {
  return [
    ...pieceInvariants(s),
    ...roadInvariants(s),
    ...playerInvariants(s),
    ...endInvariants(s),
    ...cardInvariants(s),
    ...tileInvariants(s),
    ...stepInvariants(s),
  ]
}

const framesOf = <K extends ZombiesFrame['kind']>(s: Zombies, kind: K): Extract<ZombiesFrame, { kind: K }>[] =>
  (s.frames as ZombiesFrame[]).filter((frame): frame is Extract<ZombiesFrame, { kind: K }> => frame.kind === kind)

/** 1, 2, 3, 22, 24 */
function pieceInvariants(s: Zombies): string[] {
  const broken: string[] = []
  const isOpen = (space: number): boolean =>
    slotOf(space) < s.tileKind.length && isOnTable(s, slotOf(space)) && groundAt(s, space) !== 'blocked'
  let enhanced = 0
  s.zombie.forEach((kind, space) => {
    const token = s.counter[space]!
    // A space holds a number for its one zombie and one for its one token: anything else would be two of them.
    if (kind < NO_ZOMBIE || kind > ENHANCED) broken.push(`1: more than one zombie on space ${space}`)
    if (token < NO_TOKEN || token > BULLET) broken.push(`2: more than one token on space ${space}`)
    if (kind === ENHANCED) enhanced++
    if ((kind !== NO_ZOMBIE || token !== NO_TOKEN) && !isOpen(space))
      broken.push(`3: something stands on the blocked space ${space}`)
  })
  const pieces = tilesOf(s.options).kinds.reduce(
    (sum, kind) => sum + (kind.enhanced ? kind.copies * kind.zombies : 0),
    0,
  )
  if (enhanced > pieces) broken.push(`22: ${enhanced} enhanced zombies, there are ${pieces}`)
  s.position.forEach((space, seat) => {
    if (!isOpen(space)) broken.push(`3: seat ${seat} stands nowhere (${space})`)
    else if (s.jeep[seat] === 1 && groundAt(s, space) === 'building' && kindAt(s, slotOf(space)).id !== 'motor_pool')
      broken.push(`24: seat ${seat} drives in a building`)
  })
  return broken
}

/** 12, 13, 14, 28 */
function roadInvariants(s: Zombies): string[] {
  const broken: string[] = []
  const reached = new Set([0])
  for (let slot = 0; slot < s.tileKind.length; slot++) {
    if (!isOnTable(s, slot)) continue
    for (const direction of DIRECTIONS) {
      const beyond = s.neighbour[slot * 4 + direction]!
      if (beyond < 0 || !isOnTable(s, beyond)) continue
      const [mine, theirs] = [facingAt(s, slot).exits[direction], facingAt(s, beyond).exits[opposite(direction)]]
      if (mine !== theirs) broken.push(`12: a road runs against a wall between slots ${slot} and ${beyond}`)
      if (mine && zoneOfSide(s, slot, direction) !== zoneOfSide(s, beyond, opposite(direction)))
        broken.push(`13: town and base joined between slots ${slot} and ${beyond}`)
    }
  }
  if (!isOnTable(s, 0)) return [...broken, '28: the town square is gone']
  // A slot that is empty was blown away: what lay behind it may be cut off.
  if (s.tileKind.some((kind) => kind < 0)) return broken
  for (const slot of reached) {
    for (const direction of DIRECTIONS) {
      const beyond = s.neighbour[slot * 4 + direction]!
      if (beyond >= 0 && facingAt(s, slot).exits[direction]) reached.add(beyond)
    }
  }
  if (reached.size < s.tileKind.length)
    broken.push(`14: no road leads from the town square to ${s.tileKind.length - reached.size} tiles`)
  return broken
}

/** 4, 5, 8, 9, 17, 23 */
function playerInvariants(s: Zombies): string[] {
  const broken: string[] = []
  const isDying = s.frames.some((frame) => frame.kind === 'death')
  for (const seat of s.lives.keys()) {
    if (s.lives[seat]! > MOST_LIVES || s.lives[seat]! < (isDying || s.outcome !== null ? 0 : 1))
      broken.push(`4: seat ${seat} has ${s.lives[seat]} lives`)
    if (s.bullets[seat]! < 0 || s.reserve[seat]! < 0) broken.push(`5: seat ${seat} has less than nothing`)
    if (s.hands[seat]!.length > HAND_SIZE && !(turnOf(s).inTheZone && seat === s.active))
      broken.push(`8: seat ${seat} holds ${s.hands[seat]!.length} cards`)
    if (new Set(s.inPlay[seat]!).size !== s.inPlay[seat]!.length)
      broken.push(`9: seat ${seat} has two cards of one title in play`)
    if (s.options.cardLimit === 'perTurn' && s.played[seat]! > 1)
      broken.push(`17: seat ${seat} played ${s.played[seat]} cards`)
    const charges = s.charges[seat]!
    if (s.inPlay[seat]!.includes(heyLookAShotgun.card) ? charges < 1 || charges > 3 : charges !== 0)
      broken.push(`23: seat ${seat} has ${charges} charges`)
  }
  return broken
}

/** 6, 7, 29 */
function endInvariants(s: Zombies): string[] {
  const { outcome } = s
  if (outcome === null) {
    const rich = s.reserve.findIndex((zombies) => zombies >= s.options.winZombies)
    if (rich >= 0) return [`6: seat ${rich} has ${s.reserve[rich]} zombies and has not won`]
    return s.frames.length === 0 ? ['29: nothing is under way'] : []
  }
  // Rounds that are over, a seat that gave up and an end that all agreed on are not won by one seat alone.
  const isWon = outcome.reason === 'collection' || outcome.reason === 'helicopter'
  return isWon && outcome.winners.length !== 1 ? [`7: ${outcome.winners.length} winners`] : []
}

/** 10 */
function cardInvariants(s: Zombies): string[] {
  // A kept card that is being announced belongs to no pile.
  const announced = framesOf(s, 'window').flatMap((frame: WindowFrame) => {
    const card = frame.about['card']
    return frame.step < 2 && typeof card === 'number' && TITLES[card]?.kept === true ? [card] : []
  })
  const all = [...s.deck, ...s.discarded, ...s.hands.flat(), ...s.inPlay.flat()]
  const whole = deckOf(s.options)
  const name = (card: number): string => `card ${TITLES[card]?.id ?? card}`
  const wrong = miscount(all, whole, name)
  if (wrong === null) return []
  const isAnnounced = announced.some((card) => miscount([...all, card], whole, name) === null)
  return isAnnounced ? [] : [`10: ${wrong}`]
}

/** 11, 15, 16 */
function tileInvariants(s: Zombies): string[] {
  const { kinds, index } = tilesOf(s.options)
  const pending = framesOf(s, 'tile').flatMap((frame: TileFrame) => frame.kinds)
  const onTable = s.tileKind.filter((kind) => kind >= 0)
  const helipad = s.helipadLeft ? [index['helipad_town']!] : []
  const all = [...onTable, ...s.townStack, ...helipad, ...s.baseStack, ...s.reserved, ...s.removed, ...pending]
  const isPlayed = (zone: string): boolean => s.options.expansion !== 'baseOnly' || zone !== 'base'
  const whole = kinds.flatMap(({ zone, copies }, kind) => (isPlayed(zone) ? new Array<number>(copies).fill(kind) : []))
  const broken: string[] = []
  const wrong = miscount(all, whole, (kind) => `tile ${kinds[kind]?.id ?? kind}`)
  if (wrong !== null) broken.push(`11: ${wrong}`)
  const gate = index['front_gate']!
  const isGateAway = s.townStack.includes(gate) || pending.includes(gate)
  if (isGateAway && onTable.some((kind) => kinds[kind]!.zone === 'base' && kind !== gate))
    broken.push('15: a base tile lies on the table before the front gate')
  // The gate and the two tiles that are aside for it are not in the base stack.
  const base = whole.filter((kind) => kinds[kind]!.zone === 'base').length - 3
  if (isGateAway && s.baseStack.length !== base)
    broken.push(`16: ${s.baseStack.length} tiles in the base stack before the front gate, not ${base}`)
  return broken
}

/** 19, and what one moment shows of 20 and 21 */
function stepInvariants(s: Zombies): string[] {
  const broken: string[] = []
  for (const { left, total } of framesOf(s, 'move') as MoveFrame[])
    if (left < 0 || left > total) broken.push(`19: ${total - left} points used of ${total}`)
  for (const { left, moved } of framesOf(s, 'horde') as HordeFrame[]) {
    if (new Set(moved).size !== moved.length || moved.some((space) => s.zombie[space] === NO_ZOMBIE))
      broken.push('20: what has moved in step 6 is not a number of different zombies')
    if (left < 0 || left + moved.length > 6) broken.push(`21: ${moved.length} zombies moved and ${left} to move`)
  }
  return broken
}

/** The first thing of which there are more or fewer than there should be, or `null`. */
function miscount(found: readonly number[], whole: readonly number[], name: (item: number) => string): string | null {
  const surplus = new Map<number, number>()
  for (const item of found) surplus.set(item, (surplus.get(item) ?? 0) + 1)
  for (const item of whole) surplus.set(item, (surplus.get(item) ?? 0) - 1)
  const wrong = [...surplus].filter(([, more]) => more !== 0).sort(([a], [b]) => a - b)
  if (wrong.length === 0) return null
  const [item, more] = wrong[0]!
  const due = whole.filter((other) => other === item).length
  return `${name(item)}: ${due + more} where ${due} should be`
}
