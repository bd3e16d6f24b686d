import { aboutOf, type ZombiesView } from '@shamble/game-zombies/table'
import type { GameEvent, Seat } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import { headline, mainEvent, NOTHING_RETOLD, unbroken } from '../../replay/headline.js'
import type { Face, Retelling } from '../../replay/parts.js'
import type { Words } from '../table-game.js'

/** What makes the headline where several things happened at once, the greatest first. */
const HEADLINES: readonly string[] = [
  'won.helicopter',
  'won.collection',
  'died',
  'life-lost',
  'kit-used',
  'bullets-spent',
  'killed',
  'base-open',
  'tile-placed',
  'tile-drawn',
  'roll-short',
  'roll-hit',
]
/** Headlines that are shorter than the record's own sentence. */
const OWN_TITLE: readonly string[] = ['died', 'life-lost', 'killed', 'roll-short', 'roll-hit', 'tile-placed', 'drew']
/** What is decided by the roll before it. */
const AFTER_A_ROLL: readonly string[] = [
  'died',
  'life-lost',
  'bullets-spent',
  'kit-used',
  'killed',
  'roll-hit',
  'roll-short',
]

export function retell(
  entries: readonly LogEntry[],
  index: number,
  before: ZombiesView | null,
  words: Words,
): Retelling {
  const { events } = entries[index]!
  const main = mainEvent(events, HEADLINES)
  if (main === undefined) return NOTHING_RETOLD
  // A die of a card is repaired with bullets too, and that answers no roll of a fight.
  const isOfFight = AFTER_A_ROLL.includes(main.kind) && main.rule !== 'ZMB-R.20'
  const roll = isOfFight && main.seat !== undefined ? rollBefore(entries, index, main.seat) : null
  if (roll !== null && before !== null)
    return {
      title: titleOf(main, before, words),
      rule: main.rule,
      dice: roll.dice ?? [],
      faces: facesOf(roll, before, words),
      say: sayOf(main, roll, before, words),
    }
  return {
    title: titleOf(main, before, words),
    rule: main.rule,
    dice: events.findLast(({ dice }) => dice !== undefined)?.dice ?? [],
    faces: [],
    say: '',
  }
}

/** The roll that what happened follows from: in this entry, or before it in the same turn. */
function rollBefore(entries: readonly LogEntry[], index: number, seat: Seat): GameEvent | null {
  const { turn } = entries[index]!
  for (let i = index; i >= 0 && entries[i]!.turn === turn; i--) {
    const roll = entries[i]!.events.findLast(({ kind }) => kind === 'roll-short' || kind === 'roll-hit')
    if (roll !== undefined) return roll.seat === seat ? roll : null
  }
  return null
}

function titleOf(main: GameEvent, before: ZombiesView | null, words: Words): string {
  const seat = main.seat === undefined ? '' : words.seat(main.seat)
  const form = main.kind === 'drew' && main.secret !== undefined ? '.known' : ''
  if (OWN_TITLE.includes(main.kind))
    return words.speak(`replay.zombies.title.${main.kind}${form}`, {
      seat,
      count: 1,
      short: shortBy(main),
      ...main.data,
      ...main.secret?.data,
    })
  return headline(main, before?.words ?? [], words)
}

/** The numbers of a combat roll. */
const rollOf = (event: GameEvent): { readonly total: number; readonly need: number } =>
  aboutOf(event, 'roll-hit', 'roll-short') ?? { total: 0, need: 0 }

function shortBy(event: GameEvent): number {
  const { total, need } = rollOf(event)
  return need - total
}

/** What each face would have meant, as it was before the roll. */
function facesOf(roll: GameEvent, before: ZombiesView, words: Words): Face[] {
  const { speak } = words
  const fell = roll.dice?.[0] ?? 0
  const { total, need } = rollOf(roll)
  const bonus = total - fell
  const bullets = before.bullets[roll.seat!]!
  return [1, 2, 3, 4, 5, 6].map((mark) => {
    const price = Math.max(0, need - mark - bonus)
    const word =
      price === 0
        ? speak('zombies.face.kill')
        : price <= bullets
          ? speak('zombies.count.bullets', { count: price })
          : speak('zombies.face.life')
    return { mark, ways: 1, word, kind: price === 0 ? 'good' : 'bad', fell: mark === fell }
  })
}

/** `2 + 1 = 3 against 4: one short. …` */
function sayOf(main: GameEvent, roll: GameEvent, before: ZombiesView, words: Words): string {
  const { speak } = words
  const [die = 0] = roll.dice ?? []
  const { total, need } = rollOf(roll)
  const added = total - die
  const sum = added === 0 ? String(die) : unbroken(`${die} + ${added} = ${total}`)
  const kills = Math.max(0, Math.min(6, 7 - (need - added)))
  const came =
    total >= need
      ? speak('replay.zombies.say.enough', { sum, need })
      : speak('replay.zombies.say.short', { sum, need, count: need - total })
  const then = main.kind === 'died' ? deathOf(main, before, words) : ''
  return [speak('replay.zombies.say.chance', { count: kills }), came, then].filter((part) => part !== '').join(' ')
}

/** [ZMB-1.3.2.f] Half the collection, rounded up, and back to the Town Square. */
function deathOf(main: GameEvent, before: ZombiesView, words: Words): string {
  const had = before.reserve[main.seat!]!
  const lost = aboutOf(main, 'died')?.lost ?? 0
  return words.speak('replay.zombies.say.died', { seat: words.seat(main.seat!), had, count: had - lost })
}
