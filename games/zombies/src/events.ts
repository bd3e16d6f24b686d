import type { GameEvent, RuleId, Seat } from '@shamble/kernel'
import type { PieceName } from './actions.js'
import { type Slot, type Space, spaceWord } from './board/board.js'
import type { Card } from './state.js'

/** Cards that were announced, and those that answered them. */
interface CardEvents {
  announced: { card: Card }
  'announced-at': { card: Card; target: Seat }
  'announced-on': { card: Card; slot: Slot }
  'announced-into': { card: Card; spaces: readonly Space[] }
  answered: { card: Card }
  fizzled: { card: Card }
  /** To another player, or to another building. */
  redirected: { target: Seat; slot: Slot }
  'laid-down': { card: Card }
  used: { card: Card }
  tossed: { card: Card }
  discarded: { card: Card }
  'kit-used': { card: Card }
  'ammo-used': { card: Card }
  adjusted: { card: Card }
  'weapon-dropped': { card: Card }
  'weapon-taken': { card: Card; target: Seat }
  'bullets-dropped': { count: number }
  /** Of two dice each is looked at by itself and must show so much: their sum says nothing. */
  'not-dead-roll': { each: number }
  'alive-roll': { each: number }
  'not-dead': { lost: number }
  'broke-through': { space: Space }
}

/** The table: tiles, pieces, pawns. A tile by its kind, and by its slot once it is there. */
interface TableEvents {
  'tile-drawn': { kind: number }
  'tile-placed': { kind: number; slot: Slot; x: number; y: number }
  'tile-returned': { kind: number }
  'tile-removed': { kind: number }
  'tile-filled': { slot: Slot }
  'tile-destroyed': { slot: Slot }
  put: { piece: PieceName; space: Space }
  'zombie-placed': { space: Space }
  'zombie-moved': { from: Space; space: Space }
  stepped: { space: Space }
  killed: { space: Space }
  'life-taken': { space: Space }
  'bullet-taken': { space: Space }
}

/** Dice and what they come to: a total against what it must reach. */
interface NumberEvents {
  turn: { turn: number }
  'roll-hit': { total: number; need: number }
  'roll-short': { total: number; need: number }
  'movement-roll': { total: number }
  'movement-keys': { total: number }
  'movement-halved': { total: number; times: number }
  'bullets-spent': { count: number; left: number }
  'life-lost': { count: number; left: number }
  'lives-gained': { count: number }
  /** Zombies that went back to the supply. */
  died: { lost: number }
  'helicopter-again': { goal: number }
  'only-collection': { goal: number }
}

/** What each kind of event is about, for programs: ids and numbers. Kinds without an entry are about their seat alone. */
export interface EventAbout extends CardEvents, TableEvents, NumberEvents {}

type WithAbout<K extends keyof EventAbout> = GameEvent & { readonly kind: K; readonly about: EventAbout[K] }
type Told<K extends string> = K extends keyof EventAbout ? WithAbout<K> : GameEvent & { readonly kind: K }

/** Checks that an event carries what its kind is about: `play.emit?.(told({ kind: 'killed', … }))`. */
export const told = <K extends string>(event: Told<K> & { readonly kind: K }): GameEvent => event

/** A zombie goes elsewhere. Words are made only where there is a listener: `play.emit?.(zombieMoved(…))`. */
export const zombieMoved = (rule: RuleId, from: Space, space: Space): GameEvent =>
  told({
    kind: 'zombie-moved',
    rule,
    data: { from: spaceWord(from), space: spaceWord(space) },
    about: { from, space },
  })

/** What an event is about if it is of one of these kinds, else `null`. */
export function aboutOf<K extends keyof EventAbout>(
  event: Pick<GameEvent, 'kind' | 'about'> | null | undefined,
  ...kinds: readonly K[]
): EventAbout[K] | null {
  if (event === null || event?.about === undefined || !(kinds as readonly string[]).includes(event.kind)) return null
  return event.about as unknown as EventAbout[K]
}
