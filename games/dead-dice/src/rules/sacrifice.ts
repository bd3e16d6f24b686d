import { type Offers, type Play, type Seat, type Space, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Sacrifice, Test, TestKind } from '../frames/kinds.js'
import type { PreparationFrame } from '../frames/kinds-turns.js'
import { hasHumanMaster, standOf } from '../seats.js'
import type { DeadDice, Thing } from '../state.js'
import { bagOf, drop, isWeapon } from './carrying.js'
import { loseCompanion, loseSurvival } from './harm.js'

/** [DD-16.24] What no sacrifice saves. */
const NEVER: readonly TestKind[] = ['dodge', 'panic', 'ultimateSacrifice', 'trap']

/** Tests that are made with what is in hand. */
const NEEDS_ARM: readonly TestKind[] = ['shot', 'throw']

type Offered = Extract<DeadDiceAction, { type: 'sacrifice' | 'offer' }>

export const sacrificeOf = (action: Offered): Sacrifice =>
  action.type === 'offer'
    ? { what: 'own', words: action.words }
    : action.what === 'weapon' || action.what === 'companion'
      ? { what: action.what, id: action.id }
      : { what: action.what }

/** [DD-7.14] [DD-16.24] Whether it is worth asking: something is there to give, and nothing was given in this scene. */
export function acceptsSacrifice(s: DeadDice, test: Test): boolean {
  if (NEVER.includes(test.what)) return false
  if (hasHumanMaster(s)) return true
  if (when('DD-16.24', hasSacrificed(s, test.leader))) return false
  return possible(s, test).length > 0
}

/** Whether a survivor has given something up in this scene: one on the ladder, or a preparation at home. */
function hasSacrificed(s: DeadDice, seat: Seat): boolean {
  const stand = s.scene === null ? null : standOf(s.scene, seat)
  return stand?.sacrificed === true || preparationOf(s)?.sacrificed.includes(seat) === true
}

const preparationOf = (s: DeadDice): PreparationFrame | null =>
  (s.frames.find(({ kind }) => kind === 'preparation') as PreparationFrame | undefined) ?? null

/** What could be given up, really there and of use. */
function possible(s: DeadDice, { leader, what }: Test): Sacrifice[] {
  const survivor = s.survivors[leader]!
  const all: Sacrifice[] = []
  // What is being shot with or thrown cannot be given up for the shot.
  const needed = (thing: Thing): boolean => NEEDS_ARM.includes(what) && survivor.hand.includes(thing.id)
  if (survivor.survival >= 1) all.push({ what: 'survival' })
  const bag = survivor.bag ? bagOf(survivor) : []
  if (bag.length > 0 && !bag.some(needed)) all.push({ what: 'bag' })
  for (const thing of survivor.things) if (isOfUse(thing) && !needed(thing)) all.push({ what: 'weapon', id: thing.id })
  for (const { id, alive, onRaid } of s.group.companions)
    if (alive && (s.phase !== 'dead' || onRaid) && !s.scene?.companionsGone.includes(id))
      all.push({ what: 'companion', id })
  return all
}

const isOfUse = ({ item }: Thing): boolean => isWeapon(item) && item !== 'improvised'

export function offerSacrifices(s: DeadDice, test: Test, to: Offers<DeadDiceAction>): void {
  for (const gift of possible(s, test))
    to.legal({ type: 'sacrifice', what: gift.what as 'survival', id: 'id' in gift ? gift.id : -1 })
  if (hasHumanMaster(s)) to.space(OFFER)
}

/** [DD-7.14] Anything that fits, in the player's words: a person judges it. */
const OFFER: Space<DeadDiceAction> = {
  kind: 'offer',
  // Asked about a failure, people first see what they have; words come where they want them.
  aside: true,
  shape: {
    kind: 'form',
    fields: [{ name: 'words', key: 'field.words', shape: { kind: 'text', least: 1, most: 200 } }],
  },
  holds: (action) => action.type === 'offer',
  check: (action) =>
    (action as Extract<DeadDiceAction, { type: 'offer' }>).words.trim() === ''
      ? { rule: 'DD-7.14', key: 'words.blank', at: 'words' }
      : null,
  sample: () => ({ type: 'offer', words: '…' }),
}

/** The loss itself. */
export function give(s: DeadDice, seat: Seat, gift: Sacrifice, play: Play): void {
  const survivor = s.survivors[seat]!
  const stand = s.scene === null ? null : standOf(s.scene, seat)
  if (stand !== null) stand.sacrificed = true
  preparationOf(s)?.sacrificed.push(seat)
  play.emit?.({
    kind: 'sacrifice-taken',
    rule: 'DD-7.14',
    seat,
    data: { what: gift.what === 'own' ? gift.words : { word: `sacrifice.${gift.what}` } },
    about: { what: gift.what, id: 'id' in gift ? gift.id : -1 },
  })
  switch (gift.what) {
    case 'survival':
      // [DD-15.68] No weapon takes this loss.
      loseSurvival(s, seat, 1, { from: 'story', rule: 'DD-15.68' }, play)
      break
    case 'bag':
      for (const thing of bagOf(survivor)) drop(survivor, thing.id)
      survivor.bag = false
      break
    case 'weapon':
      drop(survivor, gift.id)
      break
    case 'companion':
      loseCompanion(s, gift.id, 'DD-7.14', play)
  }
}
