import { type GameEvent, type Play, type RuleId, when } from '@shamble/kernel'
import type { PieceName } from '../actions.js'
import { facingAt, kindAt, type Slot, type Space, spaceWord } from '../board/board.js'
import type { TileKind } from '../board/tiles.js'
import { told } from '../events.js'
import type { ZombiesOptions } from '../options.js'
import { enhancedLeft, zombiesLeft } from '../rules/supply.js'
import { BULLET, ENHANCED, LIFE, NO_TOKEN, NO_ZOMBIE, ZOMBIE, type Zombies } from '../state.js'
import type { TileFrame } from './kinds.js'

/** Which rule says what goes on a tile. */
export function fillRule(s: Zombies, slot: Slot): RuleId {
  const { isNamed, isHelipad } = kindAt(s, slot)
  return isNamed ? 'ZMB-1.3.1.f' : isHelipad ? 'ZMB-1.3.1.h' : 'ZMB-1.3.1.g'
}

/** How many zombies a tile asks for; two kinds by option. */
export function zombiesAsked(kind: TileKind, options: ZombiesOptions): number {
  if (kind.isHelipad) return options.helipadZombies
  return kind.id === 'front_gate' ? options.frontGateZombies : kind.zombies
}

/** What the first tile of the row asks for [ZMB-1.3.1.f] [ZMB-1.3.1.g] [ZMB-1.3.1.h]. */
export function loadSlot(s: Zombies, f: TileFrame): void {
  const slot = f.slots[0]
  if (slot === undefined) return
  const kind = kindAt(s, slot)
  const room = (kind.isNamed ? facingAt(s, slot).building : facingAt(s, slot).open).length
  const asked = zombiesAsked(kind, s.options)
  // [ZMB-1.3.1.v] What fits.
  const fits = when('ZMB-1.3.1.v', asked > room) ? room : asked
  f.zombies = Math.min(fits, when('ZMB-1.3.1.r', kind.enhanced) ? enhancedLeft(s) : zombiesLeft(s))
  f.lives = Math.min(kind.lives, room)
  f.bullets = Math.min(kind.bullets, room - f.lives)
}

function spacesOf(s: Zombies, slot: Slot): Space[] {
  const facing = facingAt(s, slot)
  // [ZMB-R.14] Of a tile without a name any of its own, not any of the map.
  return (when('ZMB-R.14', kindAt(s, slot).isNamed) ? facing.building : facing.open).map((cell) => slot * 9 + cell)
}

/** Where the next piece may go: zombies first, then lives, then bullets. */
export function fillSpaces(s: Zombies, f: TileFrame): Space[] {
  const spaces = spacesOf(s, f.slots[0]!)
  return f.zombies > 0
    ? spaces.filter((space) => s.zombie[space] === NO_ZOMBIE)
    : spaces.filter((space) => s.counter[space] === NO_TOKEN)
}

/** Whether there is anything to choose: as many pieces as spaces go by themselves. */
export function needsChoice(s: Zombies, f: TileFrame): boolean {
  if (f.slots.length === 0) return false
  if (f.zombies > 0) {
    const free = fillSpaces(s, f)
    if (free.length > f.zombies) return true
    for (const space of free) s.zombie[space] = zombieFor(s, f)
    f.zombies = 0
  }
  return f.lives + f.bullets > 0
}

const zombieFor = (s: Zombies, f: TileFrame): number => (kindAt(s, f.slots[0]!).enhanced ? ENHANCED : ZOMBIE)

/** What is put next: zombies first, then lives, then bullets. */
function nextPiece(s: Zombies, f: TileFrame): PieceName {
  if (f.zombies > 0) return zombieFor(s, f) === ENHANCED ? 'enhanced' : 'zombie'
  return f.lives > 0 ? 'life' : 'bullet'
}

export function put(s: Zombies, f: TileFrame, space: Space, play: Play): void {
  const piece = nextPiece(s, f)
  if (f.zombies > 0) {
    s.zombie[space] = zombieFor(s, f)
    f.zombies--
  } else if (f.lives > 0) {
    s.counter[space] = LIFE
    f.lives--
  } else {
    s.counter[space] = BULLET
    f.bullets--
  }
  play.emit?.(wasPut(fillRule(s, f.slots[0]!), piece, space))
}

const wasPut = (rule: RuleId, piece: PieceName, space: Space): GameEvent =>
  told({
    kind: 'put',
    rule,
    data: { what: { word: `piece.${piece}` }, space: spaceWord(space) },
    about: { piece, space },
  })
